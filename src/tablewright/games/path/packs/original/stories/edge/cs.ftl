# The Czech text of the story Edge of the World: titles, texts, signs and epilogues of its 23 cards.

story-edge = Konec světa
story-edge-lead = Kdosi kdysi nakreslil na mapu údolí, které není; jde k němu devadesát rodin a za tím, kdo jde poslední, jde ještě něco.

## Introduction

story-edge-01 = U Posledního groše
story-edge-01-text =
    Hostinec v Kresnu se jmenuje U Posledního groše, protože dál už ho není kde utratit. Ottla, která kreslí mapy, vám platí večeři předem, a to vás mělo varovat.

    Před třiceti lety kreslila velkou mapu pro vévodu. Jeden roh zůstal prázdný, velký jako dlaň, a za prázdno vévoda neplatil. Nakreslila tam tedy údolí: řeku, sady, mírný vítr s nafouklými tvářemi. Nazvala je Tichovoda a spala klidně.

    Letos na jaře obchodník s půdou, jistý Tilman, rozřezal Tichovodu na devadesát parcel a všechny prodal. Po žních se devadesát rodin vydalo za mlynářem Berendem na konec světa. Za deset dní přejdou sedlo zvané Zápraží a den či dva nato je za nimi zavře sníh. Dnes ráno vyjel v jejich stopách Tilman s osmi muži: druhá splátka se platí nahoře.

    „Povím jim to sama,“ prohlásí Ottla. „Jen nohy mi vypověděly službu.“

    „A dělejte si tam nahoře, co chcete,“ dodá hostinský zadarmo, „jen nechoďte poslední. Za posledním něco chodí a paběrkuje.“

    Přede dveřmi se cesta dělí.

## Chapter I

story-edge-02 = Hřeben
story-edge-02-sign = Rovnou vzhůru, se stařenou na zádech. Tři dny náskok přede všemi a cestou nikdo, kdo by vás mohl potřebovat.

story-edge-03 = Vozová cesta
story-edge-03-sign = Dlouhá cesta, kterou šly rodiny, kolem všech, kdo jim nestačili. Někdo by měl vědět, co je to za lidi.

## Chapter II, after the ridge

story-edge-04 = Modrý led
story-edge-04-text =
    Hřeben je schodiště, které stavěl někdo, kdo nenáviděl kolena. Ottlu nesete střídavě; sedí připoutaná v dráteníkově krosně, tváří dozadu, a hlásí vám, kde už jste byli. V noci visíte na kolících jako šunky. Čtvrtého rána nedokážete sevřít dlaně a pak je nedokážete otevřít.

    Zato vidíte všechno. Dole se vleče kolona: devadesát vozů a jeden kašel. Půl dne za ní zastavuje devět jezdců u každého stromu a něco přitlouká. A těsně za posledním vozem, kde nikdo být nemá, se cosi při každém kroku sehne, jako by sbíralo klasy.

    Vlevo visí ze Zápraží ledovec, modrý jako žíla. Mrtví v něm prý ukazují cestu. Vpravo spadá žleb přímo k poslednímu vozu.
story-edge-04-sign = Nocí přes led a ptát se mrtvých na cestu. Na Zápraží stanete první a ti vzadu zůstanou vzadu.

story-edge-05 = Žleb
story-edge-05-sign = Dolů k poslednímu vozu. Ať Ottla řekne své hned, mezi nejpomalejšími, lidem s bičem v ruce.

## Chapter II, after the wagon road

story-edge-06 = Půlka chleba
story-edge-06-text =
    Nacházíte je u cesty jednoho po druhém, tak jako se nacházejí věci spadlé z vozu. Dva bratři, kteří se nehnou bez pluhu. Chlapec, který nemluví. Porodní bába Berta se zlomenou kyčlí a fajfkou v zubech. „Můj syn jde vepředu,“ říká bez hořkosti. „Někdo musí.“ Syn se jmenuje Berend.

    Šestého večera je jich devatenáct a ujdete tři míle za den. U každého brodu leží popel Tilmanových ohňů a na stromech visí přibitá prkénka: PARCELA 41, SAD. Je to bažina. V noci pokaždé někdo slyší kroky a pokaždé se někdo ptá, kdo leží nejblíž tmě.

    Tady stojí tři pastýřské chatrče. Chleba máte na šest dní, nebo na dvanáct, podle toho, kdo ho bude jíst.
story-edge-06-sign = Nechat těch devatenáct v chatrčích s půlkou chleba, v noci dostihnout Tilmana a zastavit ho železem.

story-edge-07 = Bertiny dveře
story-edge-07-sign = Nikdo tu nezůstane. Bertin děd vozil zpod Zápraží sůl a Berta si snad pamatuje, kde byly dveře.

## Chapter III, after the ice

story-edge-08 = Most
story-edge-08-text =
    Mrtví v ledu ukazují cestu dobře; měli čas promyslet své chyby. Platíte, jak bylo ujednáno: teplou dlaní, přiloženou na chvíli ke každé tváři. Za druhého svítání už necítíte nic z toho, co vám patří.

    Na Zápraží jste první. O čtyřicet kroků dál svět končí. Skála je ulomená jako chleba a pod ní leží mraky, rovné, až k nebi. Ottla se dlouho dívá. „Nakreslila jsem to hezčí,“ řekne.

    Za vámi vede jediná cesta přes soutěsku po provazovém mostě. Na jeho druhém konci si Tilman postavil stolek na druhou splátku a první vozy už přijíždějí. V té chvíli se v mracích otevře trhlina a na jejím dně je něco zeleného: nitka, víc ne.
story-edge-08-sign = Přetnout ho a hájit, co z něj zbude, před Tilmanovými meči. Nikdo nepřejde, nikdo tu nezahyne, nikdo vám nepoděkuje.

story-edge-09 = Zelená nitka
story-edge-09-sign = Hledat ve stěně sestup, který zvládne dítě nebo bába, dokud vás nohy ještě poslouchají.

## Chapter III, after the gully

story-edge-10 = Hluk devadesáti rodin
story-edge-10-text =
    Ottla to řekne z korby posledního vozu, hlasem, jakým se objednává polévka. Žádná Tichovoda není. Nikdy nebyla. Potřebovala jsem zaplnit roh.

    Zprvu jí nevěří nikdo, pak všichni, každý svým tempem. Letí hrouda, po ní bota. Nějaká žena se směje a nemůže přestat. Berend jde podél celé kolony zpátky, aby se na ni podíval. „A co tam teda je?“ zeptá se. „Nevím,“ řekne Ottla. „Nešla jsem tam.“ Půlka se chce vrátit, půlka to chce vidět.

    Ráno je poslední vůz prázdný. Postroj zapnutý, kaše teplá, v kaši stojí lžíce. Ať se teď dají kamkoli, vpřed nebo domů, někdo půjde poslední. Už po sobě začínají pokukovat a počítat, kdo.
story-edge-10-sign = Vyrazit před svítáním s kouzlem, po němž zníte jako devadesát rodin, a odlákat tu věc až na hranu.

story-edge-11 = Kruh
story-edge-11-sign = Přivázat posledního k prvnímu, aby kolona neměla konec, a jít vně s tasenou zbraní, dokud bude třeba.

## Chapter III, after the half of the bread

story-edge-12 = Tilmanův jazyk
story-edge-12-text =
    Chlapec, který nemluví, se dívá, jak odcházíte, a nemluví. Je to slyšet na devět mil.

    Tilmanův oheň najdete po půlnoci. Je to rychlé, jako vždycky, když jedni spí a druzí už příliš dlouho ne. Pět jich uteče, tři ne. Tilman sedí v popelu se zlomenou klíční kostí, s truhlicí na kolenou, docela klidný.

    „Já to jen prodal,“ říká. „Ona to jen nakreslila. Oni to jen chtěli. Koho z nás pověsíte?“ Nikdo neodpoví. Ottla na svém mezkovi otevře ústa a zase je zavře.

    Ke koloně zbývá jeden denní pochod. Padají první vločky, o dva dny dřív, a táhnou zezadu, od chatrčí.
story-edge-12-sign = Hnát se dál ke koloně a koupit od Tilmana pravdu: za jeho krk a desetinu truhlice.

story-edge-13 = Tři chatrče
story-edge-13-sign = Vrátit se do vánice a vztyčit nad chatrčemi oheň, který bude vidět až pod Zápražím.

## Chapter III, after Berta’s door

story-edge-14 = Kopáčské schody
story-edge-14-text =
    Berta najde dveře čichem. Za nimi jsou tři dny bílé tmy: solné chodby, solné stupně, mrtvý poník se solí na řasách. Nesete Bertu, Ottlu a pluh; nestěžuje si jen pluh. Olej do lamp počítáte na lžíce. Tmou jdou za vámi kroky a při každé zastávce utichnou o chvilku později než vaše. Vzadu se proto střídáte a nikdo se neptá, na kom je řada.

    Pak je tu vítr, a hora už ne. Stojíte na skalní římse na konci světa, nad rovným mrakem. Ve stěně je vytesané město: sto dveří, nad každými tašková stříška, uvnitř sucho a nikdo doma.

    Vysoko nad vámi, na hraně, je slyšet voly, sekery a Tilmanův příjemný hlas. Tichovoda leží hned pod mrakem, říká ten hlas. Provazy po dvou korunách, zvlášť.
story-edge-14-sign = Vzhůru stěnou, po tom, co mráz nechal ze schodů, dřív než se první rodina spustí přes hranu.

story-edge-15 = Sto dveří
story-edge-15-sign = Zůstat s těmi devatenácti, postavit do každých dveří světlo a nechat je volat, každého na ty, kdo ho opustili.

## Endings

story-edge-16 = Přeťaté lano
story-edge-16-text =
    Lano silné jako stehno se řeže dlouho. Než povolí, jsou tři Tilmanovi muži na vaší straně. Jsou dobří, vy jste unavení a nikdo o tom potom nemluví. Tilman zachrání stolek.

    Za soutěskou stojí devadesát rodin. Ottla křičí to, s čím přišla, a vítr propustí tak každé třetí slovo. Stačí to. Přiletí kámen, po něm další. Berend se pro žádný neshýbne. Dívá se na konec světa, ke kterému jde ode žní, na sto kroků před sebou, a obrátí prvního vola.

    Přežijí to všichni. Dozvíte se to z doslechu; do očí vám to nikdo neřekne. Vracíte se, jak jste přišli, přes led. U hrany vás Ottla zastaví: do skály jsou vytesané tři stupně, dolů, do mraku. Chleba máte na dva dny. Nezjišťujete, kam vedou.
story-edge-16-epilogue =
    Vozkové v Kresnu si nepřipijí s nikým, kdo byl tehdy u mostu. A tak { $hero } pije o samotě, platí za dva a nikdy nepřipomene, že devadesát rodin má té zimy polévku díky přeťatému lanu. Každý podzim se však { $hero } vydá znovu až k soutěsce, usedne na nesprávné straně, nohy nad propastí, a počítá stupně, které odtamtud nejsou vidět.

story-edge-17 = Ottlin omyl
story-edge-17-text =
    První stupeň najdete za soumraku: tři celé hned pod hranou, pak jedenáct chybí, pak čtyři sta dobrých. Vytesali je kopáči soli a odešli, když se solná cesta přestěhovala jinam. Pod mrakem, na římse široké jako tržiště, stojí jejich město: sto dveří ve skále, nad každými tašková stříška, jeden teplý pramen, trávy pro devět krav. To bylo to zelené.

    Dva dny a tři noci spravujete schody ojemi, prkny z vozů a vlastními rameny. Dvakrát někdo z vás až do rána dělá stupeň. Nejpomalejší jdou první. Když sníh zavře Zápraží, má každá rodina střechu a pod ní sedí až do jara i Tilman, který sešel pro druhou splátku, mezi lidmi, kteří se zatím naučili počítat.

    Údolí to není. Voly je třeba sníst. Městu říkají Ottlin omyl a v květnu z něj odejde první sůl.
story-edge-17-epilogue =
    V Ottlině omylu ukazují příchozím jedenáct nových stupňů a prosí je, aby na nich neskákali. Na sedmém je otisk ramene. Malta, tvrdí { $hero }, dělá v mrazu podivné věci. Přesto musí každý, kdo sestupuje, přiložit rameno ke kameni, a zatím nesedlo nikomu. Jenom { $hero } na to jaksi nikdy nemá čas.

story-edge-18 = Ohlédne se
story-edge-18-text =
    Kouzlo je prosté: z každého vašeho kroku udělá vůz, vola, unavené dítě. Vycházíte z tábora jako devadesát rodin a za vámi jde to, co je počítá.

    Nespěchá. Celý den sbírá, co mu musíte házet, aby šlo dál: hlas, jméno, vzpomínku na kuchyni. Pod Zápražím je vás zase málo a nedokážete říct, čí ty kuchyně byly. Na konci světa už není kam vést, a tak chodíte u hrany dokola, dokola, až se nepozná, kdo jde za kým. Pak se zastavíte.

    Ohlédne se. Nikdo za ním není. Ještě nikdy nebylo poslední a neví, co se v takové chvíli dělá. Ustoupí o krok, aby líp vidělo.

    Posloucháte, jak padá. Pád skončí mnohem dřív, než by měl, praskotem střešních tašek.
story-edge-18-epilogue =
    Většina Berendových lidí se vrací domů, ale jedenáct rodin zůstává pod Zápražím a otevírá hostinec, protože bezpečné sedlo má větší cenu než sad. Křídou píšou na stěnu, komu tam do smrti patří postel, a první na seznamu je { $hero }. A v každém domě u každé cesty { $hero } hledá jednu kuchyni: modrý džbán, okno vlevo, někdo zpívá. Nikdy to není ta pravá.

story-edge-19 = Bez konce
story-edge-19-text =
    Jediné lano provléknete opasky devětaosmdesáti rodin. Ilku, mlynářovu dceru, na kterou vyšlo jít poslední, přivážete k otci, který jde první. Uzel drží Ottla; na papíře spojovala horší věci. Vznikne kruh dlouhý půl míle, který se sune jako opilá housenka. Voli jsou uražení. Ale konec nemá.

    Tři noci ho ta věc obchází, počítá a pokaždé skončí tam, kde začala. Čtvrtou noc jí dojde trpělivost a vy poznáte, že kdo sbírá klasy, má i srp. Bijete se od západu měsíce, dokud není dost světla, abyste viděli s čím. To je nejhorší: je stará, hubená a hladová od té doby, co se první lidé někam vydali spolu.

    U brodu se Tilman ptá na druhou splátku. Rodiny ho jednou obejdou, mlčky, na jediném laně. Otevře měšec bez vyzvání. V Kresnu počítáte znovu. Nikdo další nechybí.
story-edge-19-epilogue =
    Lano rozřezali a v devětaosmdesáti domech visí kus nade dveřmi. Kus devadesátý, ten se zásekem od srpu, má { $hero } a svazuje jím dříví. Na otázku, kdo šel tehdy vzadu, { $hero } odpovídá, že žádné vzadu nebylo. Děti si z toho udělaly hru: držet se za ruce, nikdo první, nikdo poslední. Prý se po ní spí líp než po modlitbě.

story-edge-20 = Sedmnáct
story-edge-20-text =
    Tilman si stoupne na truhlici, ruku na pásce, a lepší řeč tu nahoře ještě nezazněla. Vyznává se tak krásně, že lidé pláčou, a když dojde k sadům, musíte si odkašlat, protože je zrovna prodává podruhé. Pak se truhlice otevře, každá rodina dostane své bez desetiny a Berend obrátí voly přímo pod Zápražím. Dohoda je dohoda: Tilman odchází se svým desátkem a píská si.

    Před kolonou se brodíte dolů k chatrčím. Ze tří se kouří ze dvou. Berta vám jde naproti o berlích a vy to dřevo poznáváte: bývaly to kleče od pluhu. „Jejich stála nejblíž tmě,“ řekne. „Pluh neprošel našimi dveřmi.“

    Chlapec, který nemluví, stojí na prahu a prohlíží si vás jednoho po druhém. „Sedmnáct,“ řekne.
story-edge-20-epilogue =
    Devadesát rodin zase oře vlastní pole a v každé se pamatuje jedno jméno. Je to { $hero }, kdo dostává pozvání na svatby, jezdí na ně a sedá v čele stolu. Na každé hostině přijde chvíle, kdy { $hero } počítá hosty, dojde k sedmnácti a začne znovu. Chlapec, dnes už vysoký, bývá přitom někde v sále. Mele pusou jako mlýn. Čísla nevyslovuje nikdy.

story-edge-21 = Světlo
story-edge-21-text =
    Dorazíte k chatrčím s vánicí na zádech. Co děláte potom, není v žádné knize: svazujete vítr, pramen po prameni, a oheň krmíte tím, co ve vás ještě hoří – nejdřív hněvem, ten je laciný, potom nadějí. Tilman má jednu ruku zdravou, a tak nosí dříví. Tři noci stojí nad chatrčemi sloup světla. Něco ho shrbené obchází a nenachází konec, od kterého by začalo. Čtvrtého rána všech devatenáct dýchá a vy, k vlastnímu údivu, také.

    Pod Zápražím uviděl světlo Berend a zastavil šedesát rodin. Třicet šlo dál a sníh se za nimi zavřel.

    V květnu se k nim prokopete. Žijí, až na jedenáct lidí. „Hledali jsme, kde je pohřbít,“ říkají a ukazují schody a pod mrakem město kopáčů soli, sto suchých dveří. Neptají se, proč tak pozdě. Ptají se, kdo rozsvítil.
story-edge-21-epilogue =
    U toho ohně bylo mnoho rukou, ale v chatrčích vědí, které se stáhly poslední. Od té doby { $hero } necítí v dlaních teplo; polévku musí ochutnat někdo jiný. Bratři od pluhu upletli z vděčnosti rukavice, ačkoli plést neumějí, a { $hero } je nosí v červenci. Na Zápraží se každý večer rozsvěcí lampa, která dostala čísi jméno, a kdo to jméno nosí, dělá, že neslyší.

story-edge-22 = Víc vlevo
story-edge-22-text =
    Kde schody nejsou, tam jste schody vy. Ottla si prosadila, že půjde také; připoutaná k nejsilnějším zádům opravuje trasu. Celou noc lezete tempem lišejníku.

    Na hraně právě spouštějí první provaz a na něm první dítě: Ilku, mlynářovu dceru, protože cizí by Berend neposlal. Provaz má šedesát loktů, a propast ne. Zachytíte děvče konečky prstů.

    Nahoře už jde všechno rychle. Tilman se podívá na vás, na ni, na devadesát rodin se sekerami a vzpomene si, že ho jinde čekají. K večeru odchází po hřebeni, poslední ze svých.

    Posadíte Ottlu do trávy. Poví jim všechno. Pak poprosí, abyste ji otočili k hraně, a dívá se dlouho, jedno oko přivřené. „Víc vlevo, než jsem to nakreslila,“ řekne, a to je konec.
story-edge-22-epilogue =
    Ottlu pohřbí na hraně a potom sejdou, všechny rodiny, ke stovce dveří. Mapu a pero dědí { $hero }; závěť, to jsou dvě slova na pytli od soli. Kreslit { $hero } neumí ani za mák, ale přeškrtne údolí a posune konec světa doleva, o šířku palce. Roh je zase prázdný, velký jako dlaň. Je to nejpoctivější místo na celém listu a jediné, za které nikdy nikdo nechtěl zaplatit.

story-edge-23 = Jménem
story-edge-23-text =
    Sto světel rozsvítíte z posledního oleje, a když dojde, z Bertina husího sádla. Pak se devatenáct lidí postaví na konec světa, zakloní hlavu a volá.

    Nevolají o pomoc. Volají jménem. Bratři sestru. Chlapec, který nemluví, otevře ústa a vyjde z nich něco vysokého a prasklého: jméno psa. Kdesi nahoře se pes může zbláznit. Berta vyndá fajfku ze zubů. „Berende!“ volá. „Nezavřels dveře!“

    Sekery zmlknou. Je ticho tak dlouho, jak je třeba, aby si člověk vzpomněl na všechno. Pak shora hlas, nevelký: „Mámo?“

    Každý Tilmanův provaz je sám o sobě krátký. Svázané dohromady dosáhnou. Tilman se spustí také, ve sněžení, a ptá se, zač je nocleh. Dvě koruny, slyší, provaz zvlášť.

    Ottla zakreslí město do svého rohu. Nazve je Tichovoda: míň škrábání.
story-edge-23-epilogue =
    Na římse mají jediný zvyk: kdo přijde večer poslední, dostane místo u kamen. Všimli si, že { $hero } se vždycky opozdí, přichází za nejpomalejším vozem i za psy, ačkoli v poledne vídá stráž známý plášť míli od brány. Nikdo o tom nemluví. Polévka stojí na plotně, dveře jsou otevřené a { $hero } usedne do tepla a ptá se, jestli už jsou všichni.
