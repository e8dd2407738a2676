# The Polish text of the story Edge of the World: titles, texts, signs and epilogues of its 23 cards.

story-edge = Kraniec Świata
story-edge-lead = Ktoś kiedyś narysował na mapie dolinę, której nie ma; idzie do niej dziewięćdziesiąt rodzin, a za tym, kto idzie ostatni, idzie coś jeszcze.

## Introduction

story-edge-01 = Pod Ostatnim Groszem
story-edge-01-text =
    Gospoda w Kreśnie nazywa się „Pod Ostatnim Groszem”, bo dalej nie ma już gdzie go wydać. Ottla, która rysuje mapy, płaci za waszą kolację z góry, a to powinno było dać wam do myślenia.

    Trzydzieści lat temu rysowała wielką mapę dla księcia. Jeden róg został pusty, wielkości dłoni, a za pustkę książę nie płacił. Narysowała więc dolinę: rzekę, sady, łagodny wiatr z wydętymi policzkami. Nazwała ją Cichowodą i spała spokojnie.

    Tej wiosny handlarz ziemią, niejaki Tilman, pociął Cichowodę na dziewięćdziesiąt działek i sprzedał wszystkie. Po żniwach dziewięćdziesiąt rodzin ruszyło za młynarzem Berendem na kraniec świata. Za dziesięć dni przejdą przełęcz zwaną Progiem, a dzień czy dwa później śnieg zamknie ją za nimi. Dziś rano pojechał ich śladem Tilman z ośmioma ludźmi: drugą ratę płaci się na górze.

    „Powiem im to sama” – oznajmia Ottla. „Tylko nogi wymówiły mi służbę”.

    „Tam na górze róbcie, co chcecie” – dorzuca karczmarz, za darmo – „byle nikt nie szedł ostatni. Za ostatnim coś chodzi i zbiera pokłosie”.

    Za drzwiami droga się rozdziela.

## Chapter I

story-edge-02 = Grań
story-edge-02-sign = Prosto w górę, ze staruszką na plecach. Trzy dni przewagi nad wszystkimi i nikogo po drodze, kto mógłby was potrzebować.

story-edge-03 = Droga wozów
story-edge-03-sign = Długa droga, którą poszły rodziny, obok wszystkich, którzy za nimi nie nadążyli. Ktoś powinien wiedzieć, kim są.

## Chapter II, after the ridge

story-edge-04 = Błękitny lód
story-edge-04-text =
    Grań to schody zbudowane przez kogoś, kto nienawidził kolan. Ottlę niesiecie na zmianę; siedzi przypięta do druciarskich nosideł, twarzą do tyłu, i donosi wam, gdzie już byliście. Nocą wisicie na kołkach jak szynki. Czwartego ranka nie możecie zacisnąć dłoni, a potem nie możecie ich otworzyć.

    Widzicie za to wszystko. W dole pełznie kolumna: dziewięćdziesiąt wozów i jeden kaszel. Pół dnia za nią dziewięciu jeźdźców staje przy każdym drzewie i coś przybija. A tuż za ostatnim wozem, gdzie nikogo być nie powinno, coś schyla się co krok, jakby zbierało kłosy.

    Po lewej zwisa z Progu lodowiec, błękitny jak żyła. Zmarli, których w sobie trzyma, podobno wskazują drogę. Po prawej żleb schodzi wprost do ostatniego wozu.
story-edge-04-sign = Nocą przez lód, pytając zmarłych o drogę. Na Progu staniecie pierwsi, a ci z tyłu zostaną z tyłu.

story-edge-05 = Żleb
story-edge-05-sign = W dół, do ostatniego wozu. Niech Ottla powie swoje teraz, między najwolniejszymi, ludziom z batami w rękach.

## Chapter II, after the wagon road

story-edge-06 = Połowa chleba
story-edge-06-text =
    Znajdujecie ich przy drodze, jedno po drugim, tak jak znajduje się rzeczy, które spadły z wozu. Dwaj bracia, którzy nie zostawią pługa. Chłopiec, który nie mówi. Akuszerka Berta ze złamanym biodrem i fajką w zębach. „Mój syn idzie na przedzie” – mówi bez urazy. „Ktoś musi”. Syn ma na imię Berend.

    Szóstego wieczoru jest ich dziewiętnaścioro, a wy robicie trzy mile dziennie. U każdego brodu leży popiół po ogniskach Tilmana, a na drzewach wiszą przybite deszczułki: DZIAŁKA 41, SAD. To bagno. Nocą zawsze ktoś słyszy kroki i zawsze ktoś pyta, kto leży najbliżej ciemności.

    Tutaj stoją trzy pasterskie chaty. Chleba macie na sześć dni albo na dwanaście, zależnie od tego, kto będzie jadł.
story-edge-06-sign = Zostawić dziewiętnaścioro w chatach z połową chleba, nocą dopaść Tilmana i zatrzymać go żelazem.

story-edge-07 = Drzwi Berty
story-edge-07-sign = Nikt nie zostaje. Dziadek Berty wywoził sól spod Progu i Berta chyba pamięta, gdzie były drzwi.

## Chapter III, after the ice

story-edge-08 = Most
story-edge-08-text =
    Zmarli w lodzie dobrze wskazują drogę; mieli czas przemyśleć swoje błędy. Płacicie, jak było umówione: ciepłą dłonią, położoną na chwilę na każdej twarzy. O drugim świcie nie czujecie już niczego, co do was należy.

    Na Progu jesteście pierwsi. Czterdzieści kroków dalej świat się kończy. Skała jest odłamana jak chleb, a pod nią leżą chmury, równe, aż po niebo. Ottla długo patrzy. „Narysowałam ładniej” – mówi.

    Za wami jedyna droga przechodzi nad wąwozem po moście z lin. Na jego drugim końcu Tilman rozstawił stolik na drugą ratę i już nadjeżdżają pierwsze wozy. Wtedy w chmurach otwiera się szczelina, a na jej dnie jest coś zielonego: nitka, nie więcej.
story-edge-08-sign = Przeciąć go i bronić tego, co zostanie, przed mieczami Tilmana. Nikt nie przejdzie, nikt tu nie przepadnie, nikt wam nie podziękuje.

story-edge-09 = Zielona nitka
story-edge-09-sign = Szukać w urwisku zejścia, któremu da radę dziecko albo babka, dopóki nogi jeszcze was słuchają.

## Chapter III, after the gully

story-edge-10 = Gwar dziewięćdziesięciu rodzin
story-edge-10-text =
    Ottla mówi to z tylnej deski ostatniego wozu, tonem, jakim zamawia się zupę. Nie ma Cichowody. Nigdy nie było. Musiałam zapełnić róg.

    Z początku nikt jej nie wierzy, potem wierzą wszyscy, każdy w swoim tempie. Leci gruda ziemi, po niej but. Jakaś kobieta śmieje się i nie może przestać. Berend wraca wzdłuż całej kolumny, żeby na nią spojrzeć. „To co tam jest?” – pyta. „Nie wiem” – mówi Ottla. „Nie poszłam”. Połowa chce zawracać, połowa chce zobaczyć.

    Rano ostatni wóz jest pusty. Uprząż zapięta, kasza ciepła, w kaszy stoi łyżka. Dokądkolwiek teraz ruszą, naprzód czy do domu, ktoś będzie szedł ostatni. Już zaczynają zerkać po sobie i liczyć, kto.
story-edge-10-sign = Wyjść przed świtem z zaklęciem, od którego brzmicie jak dziewięćdziesiąt rodzin, i odciągnąć to coś aż na krawędź.

story-edge-11 = Krąg
story-edge-11-sign = Przywiązać ostatniego do pierwszego, żeby kolumna nie miała końca, i iść na zewnątrz z dobytą bronią, dopóki trzeba.

## Chapter III, after the half of the bread

story-edge-12 = Język Tilmana
story-edge-12-text =
    Chłopiec, który nie mówi, patrzy, jak odchodzicie, i nie mówi. Słychać to przez dziewięć mil.

    Ognisko Tilmana znajdujecie po północy. Idzie to szybko, jak zawsze, gdy jedni śpią, a drudzy nie śpią już zbyt długo. Pięciu ucieka, trzech nie. Tilman siedzi w popiele ze złamanym obojczykiem, ze szkatułą na kolanach, zupełnie spokojny.

    „Ja to tylko sprzedałem” – mówi. „Ona to tylko narysowała. Oni tego tylko chcieli. Kogo z nas wieszacie?” Nikt nie odpowiada. Ottla na swoim mule otwiera usta i zamyka je z powrotem.

    Do kolumny został jeden marsz. Padają pierwsze płatki, dwa dni za wcześnie, i nadciągają z tyłu, od strony chat.
story-edge-12-sign = Gnać dalej do kolumny i kupić od Tilmana prawdę: za jego szyję i dziesiątą część szkatuły.

story-edge-13 = Trzy chaty
story-edge-13-sign = Zawrócić w zamieć i wznieść nad chatami ogień, który będzie widać aż pod Progiem.

## Chapter III, after Berta’s door

story-edge-14 = Schody kopaczy
story-edge-14-text =
    Berta znajduje drzwi węchem. Za nimi ciągną się trzy dni białej ciemności: solne chodniki, solne stopnie, martwy kucyk z solą na rzęsach. Niesiecie Bertę, Ottlę i pług; nie narzeka tylko pług. Oliwę do lamp liczycie na łyżki. Przez ciemność idą za wami kroki i na każdym postoju milkną o chwilę później niż wasze. Zmieniacie się więc z tyłu i nikt nie pyta, czyja teraz kolej.

    Potem jest wiatr, a góry już nie ma. Stoicie na półce skalnej na krańcu świata, nad równą chmurą. W urwisku wykuto miasto: sto drzwi, nad każdymi daszek z dachówek, w środku sucho i nikogo w domu.

    Wysoko nad wami, na krawędzi, słychać woły, siekiery i miły głos Tilmana. Cichowoda leży zaraz pod chmurą, mówi ten głos. Liny po dwie korony, osobno.
story-edge-14-sign = W górę urwiskiem, po tym, co mróz zostawił ze schodów, zanim pierwsza rodzina opuści się za krawędź.

story-edge-15 = Sto drzwi
story-edge-15-sign = Zostać z dziewiętnaściorgiem, postawić światło w każdych drzwiach i niech wołają, każde do tych, którzy je zostawili.

## Endings

story-edge-16 = Przecięta lina
story-edge-16-text =
    Linę grubą jak udo tnie się długo. Zanim puści, trzech ludzi Tilmana jest już po waszej stronie. Są dobrzy, wy jesteście zmęczeni i potem nikt o tym nie mówi. Tilman ratuje stolik.

    Za wąwozem stoi dziewięćdziesiąt rodzin. Ottla wykrzykuje to, z czym przyszła, a wiatr przepuszcza mniej więcej co trzecie słowo. Wystarcza. Przylatuje kamień, po nim inne. Berend nie schyla się po żaden. Patrzy na kraniec, do którego idzie od żniw, odległy o sto kroków, i zawraca pierwszego wołu.

    Przeżyją wszyscy. Dowiecie się o tym z drugiej ręki; w oczy nikt wam tego nie powie. Wracacie tą samą drogą, przez lód. Przy krawędzi Ottla każe stanąć: w skale wycięto trzy stopnie, w dół, w chmurę. Chleba macie na dwa dni. Nie sprawdzacie, dokąd prowadzą.
story-edge-16-epilogue =
    Woźnice w Kreśnie nie piją z nikim, kto był wtedy przy moście. Dlatego { $hero } pije w pojedynkę, płaci za dwoje i nigdy nie wspomina, że dziewięćdziesiąt rodzin ma tej zimy zupę dzięki przeciętej linie. Ale co jesień { $hero } idzie znów aż do wąwozu, siada po niewłaściwej stronie, z nogami nad przepaścią, i liczy stopnie, których stamtąd nie widać.

story-edge-17 = Pomyłka Ottli
story-edge-17-text =
    Pierwszy stopień znajdujecie o zmierzchu: trzy całe tuż pod krawędzią, potem jedenastu brak, potem czterysta dobrych. Wykuli je kopacze soli i odeszli, kiedy solny szlak przeniósł się gdzie indziej. Pod chmurą, na półce szerokiej jak rynek, stoi ich miasto: sto drzwi w skale, nad każdymi daszek z dachówek, jedno ciepłe źródło, trawy dla dziewięciu krów. To było to zielone.

    Dwa dni i trzy noce łatacie schody dyszlami, deskami z wozów i własnym karkiem. Dwa razy ktoś z was do rana robi za stopień. Najwolniejsi schodzą pierwsi. Gdy śnieg zamyka Próg, każda rodzina ma dach, a pod dachem siedzi do wiosny także Tilman, który zszedł po drugą ratę, wśród ludzi, którzy przez ten czas nauczyli się rachować.

    Dolina to nie jest. Woły trzeba zjeść. Miasto nazywają Pomyłką Ottli i w maju wychodzi z niego pierwsza sól.
story-edge-17-epilogue =
    W Pomyłce Ottli pokazuje się przyjezdnym jedenaście nowych stopni i prosi, żeby na nich nie skakać. Na siódmym widać odcisk barku. Na mrozie, twierdzi { $hero }, zaprawa robi dziwne rzeczy. Mimo to każdy, kto schodzi, musi przyłożyć bark do kamienia i jak dotąd odcisk nie pasuje na nikogo. Tylko { $hero } jakoś nigdy nie ma czasu spróbować.

story-edge-18 = Ogląda się
story-edge-18-text =
    Zaklęcie jest proste: z każdego waszego kroku robi wóz, wołu, zmęczone dziecko. Wychodzicie z obozu jako dziewięćdziesiąt rodzin, a za wami idzie to, co je liczy.

    Nie spieszy się. Cały dzień zbiera to, co musicie mu rzucać, żeby szło dalej: głos, imię, wspomnienie kuchni. Pod Progiem znów jest was niewielu i nie umiecie powiedzieć, czyje to były kuchnie. Na krańcu świata nie ma już dokąd prowadzić, więc chodzicie przy krawędzi w koło, w koło, aż nie wiadomo, kto idzie za kim. Wtedy stajecie.

    Ogląda się. Za nim nie ma nikogo. Jeszcze nigdy nie było ostatnie i nie wie, co się wtedy robi. Cofa się o krok, żeby lepiej widzieć.

    Słuchacie, jak spada. Upadek kończy się o wiele za wcześnie, trzaskiem dachówek.
story-edge-18-epilogue =
    Większość ludzi Berenda wraca do domu, ale jedenaście rodzin zostaje pod Progiem i otwiera gospodę, bo bezpieczna przełęcz warta jest więcej niż sad. Na ścianie piszą kredą, komu do końca życia należy się łóżko, a listę otwiera { $hero }. I w każdym domu, przy każdej drodze { $hero } szuka jednej kuchni: niebieski dzban, okno po lewej, ktoś śpiewa. Nigdy to nie jest ta.

story-edge-19 = Bez końca
story-edge-19-text =
    Przez pasy osiemdziesięciu dziewięciu rodzin przewlekacie jedną linę. Ilkę, córkę młynarza, której wypadło iść na końcu, wiążecie z ojcem, który idzie na początku. Węzeł trzyma Ottla; na papierze łączyła gorsze rzeczy. Powstaje krąg na pół mili, który posuwa się jak pijana gąsienica. Woły są urażone. Ale końca nie ma.

    Trzy noce to coś obchodzi go w koło, liczy i za każdym razem trafia tam, skąd wyszło. Czwartej traci cierpliwość i dowiadujecie się, że kto zbiera kłosy, ma też sierp. Bijecie się od zachodu księżyca, aż robi się dość jasno, by zobaczyć z czym. To jest najgorsze: stare, chude i głodne, odkąd pierwsi ludzie poszli dokądś razem.

    U brodu Tilman pyta o drugą ratę. Rodziny obchodzą go raz, w milczeniu, na jednej linie. Otwiera sakiewkę nieproszony. W Kreśnie liczycie jeszcze raz. Nikogo więcej nie brakuje.
story-edge-19-epilogue =
    Linę pocięto i w osiemdziesięciu dziewięciu domach kawałek wisi nad drzwiami. Kawałek dziewięćdziesiąty, ten ze śladem sierpa, ma { $hero } i wiąże nim drwa. Na pytanie, kto szedł wtedy z tyłu, { $hero } odpowiada, że żadnego tyłu nie było. Dzieci zrobiły z tego zabawę: ręce złączone, nikt pierwszy, nikt ostatni. Podobno śpi się po niej lepiej niż po pacierzu.

story-edge-20 = Siedemnaścioro
story-edge-20-text =
    Tilman staje na szkatule, z ręką na temblaku, i lepszej mowy nikt tu jeszcze nie wygłosił. Wyznaje winy tak pięknie, że ludzie płaczą, a kiedy dochodzi do sadów, musicie chrząknąć, bo właśnie sprzedaje je drugi raz. Potem szkatuła się otwiera, każda rodzina dostaje swoje bez dziesiątej części, a Berend zawraca woły pod samym Progiem. Umowa to umowa: Tilman odchodzi z dziesięciną i gwiżdże.

    Przed kolumną brniecie do chat. Z trzech dymią dwie. Berta wychodzi wam naprzeciw o kulach i poznajecie to drewno: to były rękojeści pługa. „Ich chata stała najbliżej ciemności” – mówi. „Pług nie wchodził w nasze drzwi”.

    Chłopiec, który nie mówi, staje w progu i przygląda się wam po kolei. „Siedemnaścioro” – mówi.
story-edge-20-epilogue =
    Dziewięćdziesiąt rodzin znowu orze własną ziemię i w każdej pamięta się jedno imię. To { $hero } dostaje zaproszenia na wesela, jedzie i zasiada u szczytu stołu. Na każdej uczcie przychodzi chwila, gdy { $hero } liczy gości, dochodzi do siedemnastu i zaczyna od nowa. Chłopiec, dziś wysoki, bywa wtedy gdzieś na sali. Miele językiem jak młyn. Liczb nie wymawia nigdy.

story-edge-21 = Światło
story-edge-21-text =
    Docieracie do chat z zamiecią na plecach. Tego, co robicie potem, nie ma w żadnej księdze: wiążecie wiatr, pasmo po paśmie, a ogień karmicie tym, co się w was jeszcze pali – najpierw gniewem, bo tani, potem nadzieją. Tilman ma jedną rękę zdrową, więc nosi drwa. Trzy noce stoi nad chatami słup światła. Coś obchodzi go schylone i nie znajduje końca, od którego by zacząć. Czwartego ranka całe dziewiętnaścioro oddycha, a wy, ku swojemu zdziwieniu, też.

    Pod Progiem Berend zobaczył światło i zatrzymał sześćdziesiąt rodzin. Trzydzieści poszło dalej i śnieg zamknął się za nimi.

    W maju przekopujecie się do nich. Żyją, prócz jedenastu osób. „Szukaliśmy, gdzie ich pochować” – mówią i pokazują schody, a pod chmurą miasto kopaczy soli, sto suchych drzwi. Nie pytają, czemu tak późno. Pytają, kto zapalił światło.
story-edge-21-epilogue =
    Przy tamtym ogniu było wiele rąk, ale w chatach wiedzą, czyje cofnęły się ostatnie. Odtąd { $hero } nie czuje dłońmi ciepła; zupę musi próbować ktoś inny. Bracia od pługa zrobili z wdzięczności rękawice, choć robić na drutach nie umieją, a { $hero } nosi je w lipcu. Na Progu co wieczór zapala się lampę nazwaną czyimś imieniem, a kto to imię nosi, udaje, że nie słyszy.

story-edge-22 = Bardziej w lewo
story-edge-22-text =
    Gdzie nie ma schodów, tam schodami jesteście wy. Ottla uparła się, że idzie też; przypięta do najmocniejszych pleców, poprawia trasę. Całą noc wspinacie się w tempie porostów.

    Na krawędzi właśnie spuszczają pierwszą linę, a na niej pierwsze dziecko: Ilkę, córkę młynarza, bo cudzego Berend by nie posłał. Lina ma sześćdziesiąt łokci, a przepaść nie. Chwytacie dziewczynkę końcami palców.

    Na górze wszystko idzie już szybko. Tilman patrzy na was, na nią, na dziewięćdziesiąt rodzin z siekierami i przypomina sobie, że gdzieś na niego czekają. Pod wieczór odchodzi granią, ostatni ze swoich.

    Sadzacie Ottlę na trawie. Mówi im wszystko. Potem prosi, żeby obrócić ją ku krawędzi, i patrzy długo, z jednym okiem przymkniętym. „Bardziej w lewo, niż narysowałam” – mówi i na tym koniec.
story-edge-22-epilogue =
    Ottlę grzebią na krawędzi, a potem schodzą, wszystkie rodziny, do stu drzwi. Mapę i pióro dziedziczy { $hero }; testament to dwa słowa na worku po soli. Rysować { $hero } nie umie za grosz, ale przekreśla dolinę i przesuwa kraniec świata w lewo, o szerokość kciuka. Róg znowu jest pusty, wielkości dłoni. To najuczciwsze miejsce na całym arkuszu i jedyne, za które nikt nigdy nie chciał zapłacić.

story-edge-23 = Po imieniu
story-edge-23-text =
    Sto świateł zapalacie na ostatniej oliwie, a gdy jej braknie, na gęsim smalcu Berty. Potem dziewiętnaścioro ludzi staje na krańcu świata, zadziera głowy i woła.

    Nie wołają o pomoc. Wołają po imieniu. Bracia – siostrę. Chłopiec, który nie mówi, otwiera usta i wychodzi z nich coś wysokiego i pękniętego: imię psa. Gdzieś w górze pies dostaje szału. Berta wyjmuje fajkę z zębów. „Berend!” – woła. „Drzwi nie zamknąłeś!”

    Siekiery milkną. Jest cicho tak długo, jak trzeba, żeby przypomnieć sobie wszystko. Potem z góry głos, nieduży: „Mamo?”

    Każda lina Tilmana z osobna jest za krótka. Związane razem sięgają. Tilman też zjeżdża, w śniegu, i pyta, po ile nocleg. Dwie korony, słyszy, lina osobno.

    Ottla wrysowuje miasto w swój róg. Nazywa je Cichowodą: mniej skrobania.
story-edge-23-epilogue =
    Na półce mają tylko jeden zwyczaj: kto wieczorem przyjdzie ostatni, dostaje miejsce przy piecu. Zauważono, że { $hero } zawsze się spóźnia, przychodzi za najwolniejszym wozem i za psami, choć w południe straż widzi znajomy płaszcz o milę od bramy. Nikt o tym nie mówi. Zupa stoi na piecu, drzwi są otwarte, a { $hero } siada w cieple i pyta, czy są już wszyscy.
