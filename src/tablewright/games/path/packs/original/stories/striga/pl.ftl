# The Polish text of the story Striga: titles, texts, signs and epilogues of its 23 cards.

story-striga = Strzyga
story-striga-lead = Miasto żyje z dochowywania tajemnic; czworo jego mieszkańców nie żyje, z woskiem w ustach, a każdy wie dokładnie tyle, ile wyjdzie mu na zdrowie.

## Introduction

story-striga-01 = Cztery tysiące szuflad
story-striga-01-text =
    Sowin ma w herbie sowę z czerwonym woskiem na dziobie. Miasto żyje z dochowywania tajemnic: w Domu Wosku w czterech tysiącach szuflad leżą testamenty królów i listy biskupów. Mieszczanie składają tam i własne, każdy w zapieczętowanym pakiecie, i w każdą noc Zamknięcia dopisują jedną linijkę. Kto wie, że szyja sąsiada leży w szufladzie obok, temu łatwo o uczciwość. Od stu lat nikt tu nie ukradł nawet kury.

    Czego nie da się napisać, to mówi się Uchu: staremu pszczelarzowi za okiennicą z dziurą, który od pięćdziesięciu lat nie powiedział ani słowa.

    „Strzyga” – oznajmia strażniczka pieczęci Odila, obierając jabłko. „Najpierw robi się cicho. Świerszcze, psy, własny oddech. Potem przychodzi. Czworo zmarłych, każde z ustami pełnymi wosku. Ma zniknąć w trzy dni, przed nocą Zamknięcia, bo wtedy zaprzysięgamy nowe Ucho”. Nowe Ucho ma osiem lat i na imię Ida, siedzi pod stołem i zjada obierki. „Każde z was dowie się tu czegoś innego. Proszę łaskawie nie porównywać”.

    Na dworze ktoś ciągnie was za rękaw. „Jest jeszcze piąty” – szepcze Ida. „Ciągle mówi”.

    Drabina prowadzi na dachy, schody do piwnic.

## Chapter I

story-striga-02 = Dachy
story-striga-02-sign = W górę, tam, gdzie wam płacą: czekać z nagą stalą, nikogo o nic nie pytać i nikomu z niczego się nie tłumaczyć.

story-striga-03 = Piąty
story-striga-03-sign = W dół, za dzieckiem, do człowieka, którego nikt nie miał znaleźć żywego. Co powie, tego nie da się odsłyszeć.

## Chapter II, after the roofs

story-striga-04 = Mokry ślad
story-striga-04-text =
    Leżycie na dachu piekarni, między ciepłymi kominami. Po północy milkną świerszcze. Potem psy. Potem, jedno po drugim, przestajecie słyszeć własne oddechy.

    Przychodzi na kłykciach, szare, wysokie jak drzwi, z twarzą płaską jak talerz. Nie zwraca na was uwagi. Składa się wpół, wsuwa przez okno, nachyla nad piekarką Klarą i otwiera dziób, a z dzioba wychodzi głos Klary, cichy, taki, jakim po ciemku mówi się do okiennicy. Uderzacie. Krzyczy jak stary człowiek i znika za kalenicą, ociekając krwią.

    Klara siada na łóżku i zaczyna mówić. Chciałaby przestać, to widać. A na schodach są już sąsiedzi, w kapciach, z garnkiem ciepłego wosku. Nikt ich jeszcze nie wołał.
story-striga-04-sign = Iść po dachach za krwią, póki mokra. Tego, co dzieje się w sypialni za wami, umowa nie obejmuje.

story-striga-05 = Próg
story-striga-05-sign = Zawrócić na schodach i nie przepuścić nikogo, w kapciach czy bez, dopóki Klara nie powie wszystkiego.

## Chapter II, after the fifth

story-striga-06 = Cisza
story-striga-06-text =
    Od dwóch dni w Sowinie nie bije dzwon i nikt nie pyta dlaczego. Dzwonnik Kilian siedzi w piwnicy między kapustą a burakami i mówi. Żona i cztery córki mają w uszach chleb. Ochrypł, płacze, przestać nie może: świeca ukradziona, kiedy miał dziewięć lat; pęknięty dzwon sprzedany jako zdrowy; potem, tym samym tonem, jak trzymał szklarza za nogi, gdy inni leli. „Nikt nie kazał. Po prostu przyszliśmy. Każdy miał garnek”.

    To są słowa, które kiedyś powiedział Uchu. Wróciły nocą, mówi, jego własnym głosem.

    W południe urywa w pół słowa. Ostrze przy jego wargach zachodzi mgłą: śpi. Na to się nie umiera. Cztery osoby umarły na sąsiadów.
story-striga-06-sign = Okryć piwnicę ciszą, nie mówić nikomu i pójść tej nocy, tak by nikt nie widział ani nie słyszał, do starca od pszczół.

story-striga-07 = Rynek
story-striga-07-sign = Obudzić Kiliana i powiedzieć to na głos, w biały dzień, ze schodów, tym właśnie, do których należą garnki.

## Chapter III, after the wet trail

story-striga-08 = Jedno cięcie
story-striga-08-text =
    Na trzecim dachu jeszcze słychać Klarę. Na piątym już nie i mówicie sobie, że to odległość.

    Krew prowadzi w dół po rynnie i przez porzeczki do pszczelego ogrodu. W chacie śpi Ucho, mały stary człowiek z miodem na rękawie. Bark ma rozcięty; znacie to cięcie, jest wasze. W otwartych ustach zęby stoją w dwóch rzędach.

    Ida przemywa ranę. „W dzień on nie wie” – mówi. „Tylko słucha i już się w nim nie mieści. Więc w nocy to drugie wstaje i odnosi ludziom. Nikomu nic złego nie zrobił”. Wyżyma szmatkę. „Jak go nie będzie, wleją to we mnie”.
story-striga-08-sign = Teraz, póki śpi. Jedno cięcie, umowa dotrzymana i nikt nigdy nie musi się dowiedzieć, kto to był.

story-striga-09 = Trzydzieści uli
story-striga-09-sign = Obudzić w nim to drugie. Otworzyć go jak ul i wypuścić wszystko, ku czemukolwiek, co zechce słuchać.

## Chapter III, after the doorway

story-striga-10 = Oferta Odili
story-striga-10-text =
    Jest ich jedenaścioro i nigdy nie bili się z nikim, kto nie spał. O wschodzie słońca schody pokrywa zimny wosk i kapcie nie do pary. Klara mówi przez śniadanie i przez południe: kciuk na wadze, list siostry, noc, kiedy u szklarza trzymała poduszkę. Wymienia tych, którzy leli. Ulica słucha zza okiennic; przy każdym nazwisku gdzieś szczęka zasuwa.

    O zmierzchu ziewa, zasypia i oddycha dalej. Na strzygę się więc nie umiera. Cały Sowin to widział i cały Sowin stoi bez ruchu.

    Wtedy przychodzi Odila, sama, siada na najniższym stopniu i wyjmuje jabłko. „Wosk był mój” – mówi. „Porozmawiajmy o tym, co jeszcze da się ocalić”.
story-striga-10-sign = Wysłuchać jej: odtąd nikt, kto mówi, nie umrze, i nikt nie zapyta o tych, którzy umarli.

story-striga-11 = Szuflady
story-striga-11-sign = Póki obiera jabłko, wymknąć się do Domu Wosku, wyciągnąć szuflady i przeczytać, czego Sowin tak się boi.

## Chapter III, after the hush

story-striga-12 = Woskowe piwnice
story-striga-12-text =
    Cisza idzie z wami; to jak chodzenie po śniegu. W pszczelim ogrodzie milczą nawet ule. Starzec leży na pryczy z otwartymi ustami, w ustach ma dwa rzędy zębów, a w środku nikogo nie ma. Po ludziach czuje się to tak samo jak po domach. Reszta jest na obchodzie.

    Przy pryczy Ida ceruje rękaw. „To tylko odnosi” – mówi. „W nim się już nie mieści”. Jutro ma przysięgać. Ćwiczyli już: cztery osoby powiedziały jej coś przez dziurę, drobiazgi, na początek.

    Podnosi palcem wargę i daje wam popatrzeć. Tam, gdzie wypadł mleczny ząb, rosną dwa, jeden za drugim.
story-striga-12-sign = Wyprowadzić dziecko tej nocy piwnicami pod murem. Nikt się nie dowie, kto to zrobił ani co wam wiadomo.

story-striga-13 = Wszystkie okna
story-striga-13-sign = Poczekać, aż to wróci, i użyczyć mu waszej magii: jeden głos u każdego okna w Sowinie, naraz.

## Chapter III, after the market square

story-striga-14 = Przybite wieko
story-striga-14-text =
    Mówicie to ze schodów Domu Wosku, a obok stoi Kilian, wyspany, i je gruszkę. Że na strzygę się nie umiera. Że to Ucho chodzi nocą i że tylko oddaje. Że wiecie o garnkach.

    Nikt nie krzyczy. Słuchają, jak to w Sowinie umieją, i rozchodzą się do domów, a wy bierzecie to za wstyd.

    O zmierzchu słychać siekiery. Szczepią łuczywo na pochodnie. Jeśli starzec jest bestią, to starca trzeba spalić, a z nim wszystko, co mu kiedykolwiek powiedziano. To zupełnie logiczne i nikt nie kazał.

    Tylnymi drzwiami wchodzi Odila, bez pieczęci. „Trzydzieści lat gram z nim w warcaby” – mówi. „Ani razu nie wspomniał, że oszukuję. Trumnę mam. Potrzebuję kogoś, kto umie kłamać”.
story-striga-14-sign = Przynieść im ciało, zanim po nie przyjdą: przybite wieko, poważne twarze i jedno kłamstwo na miarę całego miasta.

story-striga-15 = Latarnie
story-striga-15-sign = Zapalić wszystkie latarnie, bronić jego drzwi do północy i niech Sowin zobaczy, co w niego wlewał.

## Endings

story-striga-16 = Jak było umówione
story-striga-16-text =
    To nie jest walka. Raz tylko otwiera oczy i patrzy na was jak ktoś, komu zaraz się coś powie. Potem nie ma w nich już nikogo, żadnego z dwóch.

    Meldujecie, że bestia leży na dnie rzeki. Odila patrzy na pszczołę na waszym rękawie i przesuwa po stole kopertę. W kopercie jest umówiona suma i kartka: „Ja też nie chciałam wiedzieć”.

    Klarę grzebią jako piątą, obok tamtych czworga. Świerszcze wróciły. W noc Zamknięcia miasto śpiewa, a Ida, umyta i uczesana, siedzi za okiennicą na trzech poduszkach, żeby sięgała do dziury. Pierwsza w kolejce stoi kobieta w kapciach. Chciałaby powiedzieć coś o garnku.

    Ponad ramieniem kobiety dziecko patrzy na was. A potem kładzie palec na ustach.
story-striga-16-epilogue =
    Sowin wypłaca rentę, punktualnie i właściwie nie wiadomo za co, a pobiera ją { $hero }. Co wiosnę woźnica, który przywozi pieniądze, słyszy pytanie o nowe Ucho. Ani słówka, odpowiada, złote dziecko. W dwunastym roku między monetami leży pióro, szare, długie jak przedramię. Upuszczone, nie wydaje żadnego dźwięku. Jeszcze tego wieczoru { $hero } rusza do Sowina i nie bierze ze sobą żadnej broni.

story-striga-17 = Powiedziane pszczołom
story-striga-17-text =
    Kiedy ktoś umiera, trzeba o tym powiedzieć pszczołom, bo inaczej odlecą. Mówicie więc: tu od pięćdziesięciu lat umiera człowiek. Otwieracie wszystkie trzydzieści uli, rysujecie na podłodze krąg z miodu i wołacie to drugie jedynym imieniem, jakie ma, a brzmi ono: „mów, słucham”.

    Podnosi się z jego ust jak dym z mokrego drewna, za duże na jedną izbę, i mówi wszystkimi głosami Sowina, a każdy jest cichy i każdy się wstydzi. Trzymacie krąg, aż leci wam krew z nosa. Nad ranem rój wznosi się czarny, z całym miastem w środku, i odlatuje za mur.

    Starzec siada. Na dłoni ma drugi rząd zębów. „Cicho” – mówi ze zdumieniem; to jego pierwsze słowo. Tylko od strony piekarni dochodzi inny rodzaj ciszy.
story-striga-17-epilogue =
    Ucha w Sowinie już nie ma, a Ida pyta od rana do nocy. Za rzeką, w dziupli starej lipy, żyją dzikie pszczoły; miód mają gorzki i kto go zje, ten pamięta. Co jesień { $hero } zanosi jeden plaster na grób za piekarnią. „Staliśmy na piątym dachu” – zaczyna { $hero }, za każdym razem tymi samymi słowami, i za każdym razem opowiada do końca.

story-striga-18 = Śniadanie w cenie
story-striga-18-text =
    Targujecie się, aż po jabłku zostaje ogryzek. Odila odstępuje od wosku, wy odstępujecie od zmarłych. Spisano to w dwóch egzemplarzach i zapieczętowano, a sowa na pieczęci trzyma dziób na kłódkę.

    Obok Domu Wosku opróżniają budynek o grubych murach i miękkich łóżkach. Kogo strzyga odwiedzi, tego się tam zanosi; mówi dzień i noc, wysypia się i na obiad jest w domu. Nikt nie słucha. Ida podaje wodę z miodem i śpiewa, żeby nie słyszeć; zaprzysiężona nie została. Zimą ludzie zaczynają zostawiać otwarte okna. Mówią, że śpi się potem tak, jak się spało w wieku sześciu lat. Odila ustala opłatę: dwie korony, śniadanie w cenie.

    Tylko cztery rodziny nie przychodzą. W każdą noc Zamknięcia proszą, żeby wpisać do księgi przyczynę śmierci, i co roku rubryka zostaje pusta. Podpis jest wasz.
story-striga-18-epilogue =
    Swój egzemplarz umowy { $hero } nosi w bucie, żeby czuć go przy każdym kroku. W Sowinie pokój numer siedem zawsze czeka, bezpłatnie, z polecenia strażniczki: czysta pościel, otwarte okno, nikt nie słucha. Co roku { $hero } dochodzi do samych drzwi, stoi przed nimi dłuższą chwilę, mimo wszystko płaci i idzie spać do stajni, przy zamkniętych okiennicach.

story-striga-19 = Ten gruby
story-striga-19-text =
    Zamek jest znakomity, okno obok niego już nie. Znajdujecie szuflady mieszczan i pierwszą otwieracie z pewnym nabożeństwem. Trzy pieczęcie, jedna kartka. Kartka jest pusta. Druga też. Przy setnej ktoś z was siedzi na podłodze i się śmieje. Garbarz, sędzia, szklarz, ojciec i syn: nikt w Sowinie nigdy niczego nie zapisał. Od stu lat są uczciwi ze strachu przed cudzym papierem, bo każdy myślał, że pusta jest tylko jego kartka.

    Jeden pakiet jest gruby. Należy do Odili: czterdzieści cztery linijki drobnym, czytelnym pismem, nic nie pominięto. Ostatnia brzmi: „Czworo. Wosk dałam ja”.

    Rano wysypujecie wszystko na rynek. Długo trwa, zanim ktoś się roześmieje. Jeszcze dłużej, zanim wszyscy, każdy z pustą kartką w ręku, odwrócą się ku jedynej osobie, która przestrzegała zasad.
story-striga-19-epilogue =
    Odilę sądzi dwunastu sąsiadów, z których dziewięciu ma garnek. W jej obronie staje { $hero }, a potem mówi w imieniu czterech grobów, tak długo, że na koniec nikt nie wie, gdzie podziać oczy. Wyrok brzmi: pszczoły, dożywotnio, u boku starca, któremu nie mówi się już nic prócz dzień dobry. Ida składa z pustych kartek łódeczki. Jedną kartkę zachowuje { $hero } i dwa razy próbuje coś na niej napisać.

story-striga-20 = Jedno
story-striga-20-text =
    Piwnice pachną latem, dwiema setkami lat naraz. Idziecie po omacku; Ida, u kogoś na plecach, liczy na głos zakręty, aż prosicie, żeby przestała, a potem, żeby liczyła dalej, bo zrobiło się za cicho. Najpierw znika kapanie. Potem wasze kroki.

    Dogania was nad rzeką. Nachyla się do dziewczynki i tym razem nie mówi. Słucha. Cztery wyszeptane zdania, nie więcej; zabiera i te, na wierzch całej reszty, i na kłykciach wraca po żwirze na swój obchód. Rano Ida wypluwa na dłoń ząb, ten z tyłu.

    Poszło szybko i cicho; nikt o niczym nie wie. Do pierwszego śniegu troje następnych w Sowinie umiera na wosk. „Mogliście im powiedzieć” – mówi Ida. Znowu zaczęła zadawać pytania. To nie jest pytanie.
story-striga-20-epilogue =
    Ida rośnie w hałaśliwej gospodzie, między kuźnią a skrzypkiem, i pyta dlaczego. Na wszystko { $hero } ma dla niej odpowiedź, nawet o gwiazdach, nawet o śmierci. Jedna sprawa pozostaje pod pieczęcią. Co wiosnę przychodzi z Sowina list bez nadawcy: spis imion. W tym roku Ida umie już czytać. Więc { $hero } łamie wosk przy stole, na jej oczach, i przysuwa świecę.

story-striga-21 = Głośna noc
story-striga-21-text =
    Wraca przed świtem, zastaje was i przekrzywia głowę. Tłumaczycie. Jeszcze nigdy nikt nie powiedział mu czegoś po to, żeby poszło dalej.

    Rozpinacie zaklęcie od dachu do dachu jak sznur na bieliznę. Wtedy mówi, raz, cicho, i w dziewięciuset łóżkach siada dziewięciuset ludzi.

    Sowin mówi: na schodach, na ulicy, w koszuli nocnej, wszyscy jednocześnie. Nikt nikogo nie uciszy; wszystkie usta są zajęte i wosk stygnie. A skoro każdy mówi, ktoś musi słuchać; zmieniają się, najpierw kiepsko, potem lepiej. Do wieczora kosztuje to dwa małżeństwa, młyn i sędziego. Cztery rodziny wiedzą wszystko.

    Potem miasto kładzie się tam, gdzie stoi. Chodzicie z kocami. Zaczynacie od dzieci. Na koniec przykrywacie także tych z garnkami.
story-striga-21-epilogue =
    Zaklęcie przeszło przez wszystkich, którzy trzymali sznur, toteż na środku rynku mówi tej nocy i { $hero }, co najmniej godzinę. O czym, tego w Sowinie nikt nie powie: usta mieli pełne. Tylko Ida nie miała z czego się spowiadać i słyszała wszystko. Na każdą noc Zamknięcia przysyła miodownik z dwoma słowami z lukru: „Nie powiem”. Od nich { $hero } zawsze zaczyna.

story-striga-22 = Drobny człowiek
story-striga-22-text =
    Niesiecie trumnę między pochodniami, krok za krokiem. Umarł o zmierzchu, mówicie, w fotelu, obaj naraz. Odila przysięga na pieczęć. Pod przybitym wiekiem leży dziewięć pełnych plastrów miodu i warcabnica.

    „Coś lekka” – mówi stolarz, który niejedną niósł. Mówi to do nikogo.

    Patrzą na trumnę, na pszczołę, która wyłazi z dziury po sęku, na Idę, która płacze tak źle, że i ślepy by się poznał. Słychać, jak cały Sowin myśli. Wtedy wdowa po szklarzu, tym pierwszym z woskiem w ustach, łapie za uchwyt. „To był drobny człowiek” – mówi.

    Wszyscy pomagają nieść. Wszyscy wiedzą. Sto lat milczeli, każdy we własnej sprawie; dziś po raz pierwszy milczą w cudzej.

    Przed północą na strychu u Odili ktoś przesuwa pionek.
story-striga-22-epilogue =
    Rano na schodach Domu Wosku stoi czterdzieści garnków, wyszorowanych. Nocą okna są uchylone, a kto mówi, temu przynosi się ciepłe mleko. Na strychu u Odili stoją trzy krzesła i gdy droga wypadnie tamtędy, { $hero } siada na trzecim i przygląda się, jak gra dwoje starych ludzi, z których jedno oszukuje. Byłoby coś do powiedzenia. Ale { $hero } wie już, do czego służy milczenie, i podaje miód.

story-striga-23 = Ucho mówi
story-striga-23-text =
    Bijecie płazem. To piekarze i bednarze, a i tak ledwie to wystarcza. Potem, przed północą, robi się cicho.

    Podnosi się z ust śpiącego w świetle sześćdziesięciu latarni, szare, wysokie jak drzwi, i idzie wzdłuż szeregu. Nad każdym się nachyla i mówi mu jedno zdanie znajomym głosem. Jedno po drugim odkładają pochodnie, bo żeby zakryć twarz, trzeba obu rąk.

    Sowin mówi do drugiego wieczoru i zasypia. Potem szesnaście osób idzie do sędziego, z własnej woli. On jest siedemnasty.

    Starzec odchrząkuje, co po pięćdziesięciu latach chwilę trwa. Tobiasz, mówi; nikt nie wiedział. I on też miałby coś do powiedzenia.

    Miasto siada na trawie. Jesteście tam, słyszycie. Tu tego nie zapisano.
story-striga-23-epilogue =
    Okiennica z dziurą poszła na opał, a na jej miejscu stoi ławka dla dwojga. Kto ma coś do powiedzenia, siada i czeka, aż ktoś się przysiądzie. Któregoś wieczoru siedzi tam { $hero }, dopóki nie robi się prawie ciemno. Od uli nadchodzi Tobiasz, oblizuje palce, zajmuje drugą połowę ławki i o nic nie pyta. Świerszcze są bardzo głośne. I { $hero } zaczyna.
