# The Polish text of the story Lesser Evil: titles, texts, signs and epilogues of its 23 cards.

story-evil = Mniejsze zło
story-evil-lead = Idzie powódź, a woda musi gdzieś się podziać: na brzegu, gdzie każdy ma imię, albo na brzegu, gdzie wszystkich policzono.

## Introduction

story-evil-01 = Waga
story-evil-01-text =
    Na rzece Olmie stoi jaz zwany Wagą. Dwie zastawy wiszą na jednej dębowej belce, bo książę, który go budował, miał pieniądze na jedną: kiedy lewa idzie w górę, prawa się zamyka, i na odwrót. Belki nie wolno tknąć nikomu, kto urodził się na którymkolwiek z brzegów; takie jest prawo. Dlatego przed każdą powodzią najmuje się obcych. Dostaliście czterdzieści koron, po dwadzieścia od każdej strony. Zupa jest dobra i nikt nie patrzy wam w oczy.

    Stary Odo, który pilnuje wodowskazu, pokazuje wam słup i cztery karby: kolano, pas, broda, dzwonnica. Dzwonnica, mówi, będzie trzeciej nocy.

    Na lewym końcu belki stoi Renfri, przewoźniczka, z wodą w butach. Za nią mieszka tysiąc stu ludzi i każdego zna z imienia. Cztery razy w ciągu sześćdziesięciu lat podnoszono lewą zastawę. Cztery razy obiecano odszkodowanie, pięknym pismem.

    Na prawym stoi Stregobor, zarządca spichlerza, z atramentem na mankietach. Za nim leży zimowy chleb jedenastu górskich dolin. Jeśli zamoknie, do marca umrą cztery tysiące ludzi. Żadnego z nich nie widział na oczy. Policzył ich dwa razy.

    Każde zapaliło latarnię. Do kogokolwiek pójdziecie dziś wieczorem, drugie rano będzie o tym wiedziało.

## Chapter I

story-evil-02 = Łódź Renfri
story-evil-02-sign = Płynąć z nią od zagrody do zagrody i pić z każdym, czyj próg przyjdzie wam może zatopić. Kubków będzie bardzo wiele.

story-evil-03 = Spichlerz Stregobora
story-evil-03-sign = Iść za nim z lampą od piwnicy po strych i zobaczyć, jak wyglądają cztery tysiące istnień, kiedy są workami.

## Chapter II, after Renfri’s boat

story-evil-04 = Wronie Kolano
story-evil-04-text =
    Renfri wiosłuje na stojąco i przedstawia wam brzeg, jak inni przedstawiają rodzinę. To Gerda, która piecze placek ze śliwkami i nie ma brata, cokolwiek by w spichlerzu mówili. To cmentarz; tych też zna. Do drugiego wieczoru macie za sobą trzydzieści jeden kubków, dziewięcioro niemowląt na rękach i kopniaka od kozy imieniem Księżna. Nikt was o nic nie poprosił. To jest najgorsze.

    „Czemu stąd nie odejdą?”

    „Poprzednim razem odeszli” – mówi Renfri. „Kiedy wrócili, ich pola stały w księdze jako porzucone”.

    Na ostatnim pomoście czeka trzydzieścioro ludzi z łopatami. Kiedy piliście, tragarze Stregobora wynieśli żelazny sworzeń, bez którego belka ani drgnie. „To obejdziemy się bez belki” – mówi Renfri. Przy Wronim Kolanie prawy wał jest cienki. O łopatach prawo milczy.
story-evil-04-sign = Wziąć łopaty. Do rana rzeka będzie w spichlerzu i okaże się, że nikt nie musiał niczego rozstrzygać.

story-evil-05 = Sworzeń
story-evil-05-sign = Pójść po sworzeń do Stregobora i powiedzieć mu, skąd ten pośpiech. Renfri powierzyła wam tylko jedną rzecz.

## Chapter II, after Stregobor’s granary

story-evil-06 = W biały dzień
story-evil-06-text =
    Stregobor sam niesie lampę i przeprasza za schody. Pięter jest dziewięć. Możecie go zatrzymać na każdym i przeliczyć: zgadza się. Pod dachem leżą listy z jedenastu dolin, powiązane w pęki. Żadnego nie czyta na głos. „Jeśli raz zacznę” – mówi. W rubryce lewego brzegu pokazuje wam numer czterysta jedenaście: Gerda, jego siostra. „Nie zaokrąglałem”.

    Na piątym piętrze ktoś opiera się o worek, a worek odpowiada nie tak, jak powinien. Piasek. W następnym też. „Trzy na dziesięć” – mówi Stregobor, zanim padnie pytanie. Wiosną książę kazał zabrać ziarno na swoją wojnę i zabronił to zauważać. Stregobor policzył wszystko od nowa. Rachunek nadal wychodzi. Mniej wygodnie.

    Z okna widać Wagę. Na belce siedzą ludzie Renfri, cztery setki, z dziećmi i z kozą.
story-evil-06-sign = Wynieść worki na jaz i rozpruć je na oczach obu brzegów. Ludzie powinni wiedzieć, co leży na drugiej szali.

story-evil-07 = Lokator
story-evil-07-sign = O piasku ani słowa. Zejść ze Stregoborem pod jaz, do tego, kto mieszkał tam, zanim powstał jaz.

## Chapter III, after Crow’s Bend

story-evil-08 = Szerzej
story-evil-08-text =
    Na wale stoi wartownik, piętnastoletni chłopak z rogiem. Jest szybki, wy szybsi; będzie żył, ale tymi ustami już nie zatrąbi. Potem kopiecie. Glina odchodzi bochnami. Koło północy wał zaczyna płakać, potem mamrotać, a potem jest w nim dziura, nie większa niż drzwi, i Olma wchodzi bez pukania.

    Ktoś podnosi latarnię. Pod wami nie ma spichlerza; do niego jest pół mili. Pod wami stoją długie szopy, a między nimi suszy się pranie. Żniwiarze, tragarze, ich dzieci: ze trzysta osób.

    Renfri stoi z łopatą w ręku. Na lewym brzegu zna każde imię. Na prawym nigdy nie spytała.

    W szopach budzą się światła. Po wale biegną tragarze z hakami.
story-evil-08-sign = Bronić dziury, aż rzeka poszerzy ją tak, że nikt już jej nie zatka. Tysiąc stu ludzi obudzi się w suchych łóżkach.

story-evil-09 = Dziewięć łodzi
story-evil-09-sign = Zatopić w wyrwie łodzie Renfri, wszystkie dziewięć, po omacku, pod wodą. Innej drogi z lewego brzegu nie ma.

## Chapter III, after the pin

story-evil-10 = Tysiąc sto imion
story-evil-10-text =
    „Mogliście go mieć wczoraj” – mówi Stregobor i oburącz zdejmuje sworzeń z papierów, na których leżał, żeby ich nie zwiało. „Nikt nie spytał”. Mówicie mu o Wronim Kolanie. Dziękuje, notuje godzinę i posyła po pachołków.

    O zmierzchu przyprowadzają Renfri ze złamaną ręką; w raporcie stoi, że upadła. Zamykają ją w stróżówce przy wodowskazie, która ma najmocniejsze drzwi nad całą rzeką i stoi tuż pod lewą zastawą. Renfri nic wam nie wymawia. Patrzy na was, jak patrzy się na deskę, która już pękła.

    „Cokolwiek podniesiecie” – mówi – „dajcie mi ich najpierw odczytać. Wszystkich. To trwa cztery godziny”.

    Wchodzi Odo, mokry po łokcie. Broda, mówi, i przybiera. Sworzeń waży mniej więcej tyle co dziecko.
story-evil-10-sign = Wypuścić ją, zaklęciem ponieść jej głos na oba brzegi i dać doczytać do końca. A potem utopić chleb.

story-evil-11 = Cztery godziny
story-evil-11-sign = Wsadzić sworzeń, a przez te cztery godziny opróżnić lewy brzeg: dom po domu, a jak trzeba, to za kołnierz.

## Chapter III, after the slit sacks

story-evil-12 = Fartuchy
story-evil-12-text =
    Piasek sypie się na deski z szelestem jednego długiego oddechu. Potem Renfri wybucha śmiechem, a z nią cztery setki; na prawym brzegu nie śmieje się nikt.

    Do południa prawy brzeg bierze szturmem własny spichlerz, ze strachu, że zrobi to lewy. Ziarno wynoszą w fartuchach, w czapkach, w kołysce. Na schodach tłum tratuje dwoje: bednarza i dziewczynę z sitem. Stregobor stoi w drzwiach i wpisuje każdy fartuch, który go mija.

    „Do dziś rana jedno z nas miało rację” – mówi do was. „Gratuluję”.

    Na górnych piętrach trochę chleba zostało; reszta siedzi w fartuchach nad samą wodą. Odo krzyczy od swojego słupa, że już broda i że jeszcze dziś w nocy będzie dzwonnica.
story-evil-12-sign = Wymacać w ciemności drogę dla łodzi Renfri, przewieźć prawy brzeg z jego chlebem i podnieść prawą zastawę. Doliny są daleko.

story-evil-13 = Równo
story-evil-13-sign = Stregoborowi został jeden rachunek: po pół wody na stronę. Tylko że belkę musiałyby trzymać ręce, którym prawo tego zabrania.

## Chapter III, after the tenant

story-evil-14 = Pod dachem Renfri
story-evil-14-text =
    Schody prowadzą w dół przez mur, a potem przez coś starszego. Na dnie jest izba, w której woda stoi, jak chce, a w wodzie siedzi Lokator, wielki, uprzejmy i ociekający. Wprowadził się, powiada, kiedy nie było tu jeszcze rzeki, i cierpi na stawy. Chciałby tylko suchego pokoju.

    W zamian wypije powódź, jeden raz, do ostatniej kropli. Oba brzegi będą suche.

    „A czym się żywicie?” – pyta Stregobor z piórem w pogotowiu.

    „Byle czym. Jednym na rok. Nie jestem wybredny”.

    Stregobor pisze. „Jeden rocznie przeciw czterem tysiącom” – mówi – „czyli wyszlibyśmy na zero w roku…” To pierwszy rachunek, którego przy was nie kończy.

    Umowę musi podpisać ktoś, kto daje własny dach.
story-evil-14-sign = Sprowadzić Renfri i niech ona targuje się o warunki. Spod jej drzwi nikt jeszcze nie odszedł z kwitkiem.

story-evil-15 = Pokój w spichlerzu
story-evil-15-sign = Niech podpisze Stregobor, a wy przypieczętujcie to zaklęciem, które zwiąże to coś pod jego dachem. On dopilnuje, żeby było sprawiedliwie.

## Endings

story-evil-16 = Czterdzieści jeden
story-evil-16-text =
    Bronicie dziury, dopóki jesteście rzece potrzebni. Kosztuje to kwadrans, czterech tragarzy i jedną klingę, złamaną na haku. Potem czterdzieści kroków wału osuwa się naraz, jakby ktoś wywrócił wóz kamieni.

    Lewy brzeg budzi się suchy. Renfri tego nie widzi. Ze wszystkimi dziewięcioma łodziami krąży między dachami szop, wciąga ludzi za włosy i każdego, nim zapyta o cokolwiek innego, pyta o imię. Zbiera dwieście pięćdziesiąt dziewięć. Czterdzieści jeden osób nie jest w stanie odpowiedzieć.

    W spichlerzu woda stoi po piąte piętro i do przesilenia cały brzeg pachnie piwem. Z dolin przychodzą listy, potem mniej listów, potem już żadnych. Stregobor wszystkie odkłada do akt. „Trzy tysiące osiemset” – mówi w marcu, kiedy go pytacie. Pomylił się o dwieście i prosi o wybaczenie.
story-evil-16-epilogue =
    Na lewym brzegu { $hero } nie płaci za żaden kubek. Na prawym mieszka chłopak, któremu usta zrosły się krzywo. Dlatego raz w roku, w noc przerwania wału, { $hero } wchodzi z jego rogiem na Wronie Kolano i trąbi czterdzieści jeden razy, nieudolnie, za każdym razem z przerwą. Na lewym brzegu zamykają wtedy okiennice. O tej porze roku, mówią, strasznie ciągnie.

story-evil-17 = Dookoła
story-evil-17-text =
    Łódź po łodzi idzie na dno wyrwy, pełna kamieni, a na dole zawsze jest ktoś z was i bada dłońmi, dokąd ciągnie rzeka. Dziewiątą, najmniejszą, Renfri dziurawi sama. Wyrwa bulgocze i zamyka się. W szopach przewracają się na drugi bok i śpią dalej.

    O świcie nadchodzi wałem Stregobor, piechotą, ze sworzniem na taczce. „Dzięki wam można wybierać” – mówi. Patrzycie w dół, na pranie. Nie ma już w czym. Następnej nocy Odo woła: „Dzwonnica!”, a wy podnosicie lewą zastawę.

    Ostrzegliście ich, ale ostrzeżenie to nie łódź. Brną w ciemności przez własne pola, tysiąc stu ludzi, starców niosą na drzwiach, każdy woła po imieniu tego, kto idzie za nim. Dziewięć razy nikt się nie odzywa.

    Chleb dociera do dolin przed śniegiem. O Olmie nikt tam nie słyszał.
story-evil-17-epilogue =
    Renfri zbudowała nową łódź. Przewozi każdego: pachołków, psy, Stregobora. Tylko { $hero } chodzi dookoła, przez most, dwa dni w jedną stronę i dwa w drugą, co jesień, z dębową deską na łódź, i zostawia ją opartą o jej płot. Dziewięć razy { $hero } odbywa tę drogę. Za dziesiątym razem łódź czeka przy pomoście, a Renfri, plecami do drogi, przygląda się chmurom.

story-evil-18 = Ostatni worek
story-evil-18-text =
    Zaklęcie jest cienkie jak pajęczyna i niesie jak dzwon. Renfri czyta od zmierzchu, z ręką na temblaku, bez jednej kartki. Na lewym brzegu każdy czeka na jedno imię. Na prawym z początku słuchają z ciekawości. Przy drugiej setce tragarze zaczynają nosić worki do świątyni na wzgórzu, nieproszeni, w rytm czytania. Przy szóstej noszą już i ludzie z lewego brzegu; usłyszeli, że ich wołają, i pomyśleli, że są potrzebni.

    Kiedy kończy, podnosicie prawą zastawę.

    Trzecia część chleba jest sucha. Stregobor wychodzi z ostatnim workiem, przypomina sobie o księdze i wraca. Księga się odnajduje.

    Tej zimy w dolinach umiera tysiąc czterystu ludzi. Wiosną Renfri otwiera księgę, żeby odczytać także ich. Są w niej same liczby.
story-evil-18-epilogue =
    Odtąd { $hero } wędruje od doliny do doliny ze spęczniałą księgą i ołówkiem i o każdą liczbę pyta, kto to był. Idzie to powoli, bo człowieka z księgą ludzie biorą za poborcę i szczują psem. Kiedy strona jest pełna, { $hero } posyła ją nad Olmę, a Renfri odczytuje ją z belki. Na prawym brzegu tragarze stawiają wtedy worki na ziemi i czekają, aż skończy.

story-evil-19 = Pełna lista
story-evil-19-text =
    Renfri spisuje wam listę, lewą ręką, i wysuwa ją przez kratę. Idziecie od domu do domu. To nie jest walka; walka byłaby łatwiejsza. Gerda broni się blachą od placka. Jakiś starzec przywiązał się do pieca i trzeba go zabrać razem z drzwiczkami. Koza idzie sama. Kiedy Odo woła: „Dzwonnica!”, wszyscy stoją na wzgórzu, mokrzy, żywi i pełni nienawiści do was, a wy podnosicie lewą zastawę. Żadnej powodzi na Olmie nie przeprowadzono lepiej.

    O świcie Odo wyczytuje listę. Zgadza się, do ostatniego niemowlęcia. Stregobor zdejmuje kapelusz.

    „A ją kto wypuścił?” – pyta.

    Pachołkowie myśleli, że wy. Wy myśleliście, że pachołkowie.

    To była pełna lista. Siebie na nią nie wpisała.
story-evil-19-epilogue =
    Tej zimy cztery tysiące ludzi jedzą chleb, a tysiąc stu klnie w najlepszym zdrowiu. Lista wisi w stróżówce, z ostatnią linijką dopisaną inną ręką. Raz w roku { $hero } przychodzi i czyta ją na głos nad pustym jazem; trwa to cztery godziny. Stróżówka nie ma już drzwi. Były najmocniejsze nad całą rzeką. Co się z nimi stało, wie tylko { $hero } i jeszcze Odo, który całą noc słyszał, jak je ktoś rąbie, i przyniósł lampę.

story-evil-20 = Goście
story-evil-20-text =
    Na każdym dziobie stoi ktoś z was i szuka żerdzią drogi. Trzydzieści razy łodzie wracają tej nocy, pełne fartuchów i tych, którzy je trzymają. Na lewym brzegu wyciągają się z ciemności ręce i każda pyta o imię. Na słowo „dzwonnica” podnosicie prawą zastawę. Miasto tonie cicho, spichlerz na końcu, z beknięciem.

    Nikt nie utonął. Na wzgórzu dwa tysiące ludzi piecze w dziewięciu piecach; do roztopów są cztery zaręczyny. Gerda dała bratu kąt przy piecu; nie odzywa się do niego, ale kroi mu chleb. Nigdy nikt was tak nie kochał. Nikt nie pamięta lepszej zimy. Z dolin nie słychać zupełnie nic.

    W kwietniu przez przełęcz przychodzi dziewczynka, może dziesięcioletnia, sama. Pyta, czy to tutaj jest chleb.
story-evil-20-epilogue =
    W domu na wzgórzu, tym z dwoma krzesłami, { $hero } uczy się zaplatać warkocze. Dziewczynka rośnie. Chleb zaczyna od skórki, a na noc chowa kawałek pod poduszkę i nikt go nigdy nie znajduje. Co wieczór { $hero } kładzie też na stole o jeden bochenek więcej, niż jest ludzi, a rano zanosi go pod przełęcz, dla tych, którzy może idą. Jak dotąd zawsze były to kruki.

story-evil-21 = Po połowie
story-evil-21-text =
    Na obu końcach belki mówicie to samo: to zabronione, to ciężkie i trzeba będzie zaufać tym z naprzeciwka. Nikomu się to nie podoba. Wtedy Stregobor zdejmuje kaftan i kładzie na drewnie poplamione atramentem dłonie. Renfri, żeby nie być gorsza, kładzie swoje. Po nich setki.

    Przez całą noc trzymają belkę równo. Kiedy jeden koniec słabnie, drugi czuje to w zębach. Koło trzeciej ktoś na prawym zaczyna liczyć na głos, a ktoś na lewym wołać imiona i okazuje się, że jedno i drugie idzie w tym samym rytmie. Woda sięga pasa, tu i tam. Połowa domów, połowa chleba.

    O świcie Odo krzyczy: „Opada!” Puszczają, ale nie wszyscy naraz. Belka wierzga i pęka. Dziewięcioro zabitych. Kładą ich w jednym rzędzie i nie od razu można poznać, kto był skąd.
story-evil-21-epilogue =
    Co połowa chleba znaczy w dolinach, Stregobor oblicza do ostatniego dziecka, a Renfri uczy się tego na pamięć. Wagi już nie ma; następna powódź pójdzie, gdzie zechce. Dlatego { $hero } zostaje do wiosny i wbija pale, dzień na lewym brzegu, dzień na prawym. Stare prawo zniesiono. Nowe ma jedno słowo i to { $hero } wypala je w kikucie belki: Trzymać.

story-evil-22 = Warunki
story-evil-22-text =
    „Jeden na rok” – mówi Renfri. „Z moich?”

    „Nie jestem wybredny”.

    „Ale ja jestem”.

    Targują się, dopóki Odo nie zawoła ze schodów: dzwonnica. Wtedy Renfri podpisuje. Lokator dostaje strych domu przy przewozie i jednego na rok, ale nikogo, czyje imię Renfri choć raz zawołała ze swojego progu. Wychodzi na górę i pije, całą noc, bez pośpiechu. Rano Olma leży w korycie jak mokra wstążka, a ryby patrzą w niebo.

    Stregobor przechodzi suchą nogą po kamieniach, z jedenastoma pękami listów pod pachami. Jednak zaczyna. Czyta dwa dni, wszystkie cztery tysiące, a Renfri woła z progu każde imię, aż traci głos.

    „I kto wtedy zostaje?” – pytacie.

    „Ci, którzy się nie przedstawią” – szepcze i podaje wam po misce zupy, nie patrząc w oczy. A potem pyta, jak was zwą.
story-evil-22-epilogue =
    Gościnność lewego brzegu weszła w przysłowie: pytają tam o imię, zanim gość otrząśnie błoto z butów. Ale są po drogach ludzie, którzy mają powody, żeby go nie podawać. Milę przed przewozem { $hero } przez całą jesień siedzi na deszczu i zatrzymuje każdego. „Powiedz jakiekolwiek” – radzi { $hero } wszystkim po kolei. „Nie musi być twoje”. Prawie wszyscy słuchają. Co roku ktoś jeden jest zbyt dumny.

story-evil-23 = Błąd
story-evil-23-text =
    Stregobor podpisuje, pięknym pismem. Lokator wypija powódź, potem rowy, potem, przez nieuwagę, miejską studnię, po czym, wzdychając z rozkoszy, wprowadza się na dziewiąte piętro. Oba brzegi są suche. Z każdych dziesięciu worków siedem jedzie w doliny, z przeprosinami, i wystarcza. Na belce tańczą; Renfri wybija takt wiosłem.

    Będzie losowanie, ogłasza Stregobor: oba brzegi, wszyscy jednakowo, on też. Sobie dał numer jeden, dla prostoty. Kiedy przychodzi ten dzień, na oczach wszystkich kręci bębnem, ciągnie i patrzy. „Jeden” – odczytuje. Zamyka księgę, poprawia mankiety i idzie na górę.

    Staliście tuż obok. Widzieliście kartkę. Było na niej czterysta jedenaście.

    To jedyny błąd, jaki kiedykolwiek znaleziono w czterdziestu latach jego rachunków.
story-evil-23-epilogue =
    Gerda piecze dalej i o niczym nie wie; tę kartkę { $hero } nosi zaszytą pod podszewką. Bębnem kręci teraz Renfri i zamiast liczb czyta imiona, co jest sprawiedliwsze i o wiele trudniejsze do zniesienia. Nocą słychać, jak na dziewiątym piętrze ktoś błogo sapie. A na schodach, co roku o stopień wyżej, siedzi { $hero } z odpisem umowy i czyta ustęp o wypowiedzeniu.
