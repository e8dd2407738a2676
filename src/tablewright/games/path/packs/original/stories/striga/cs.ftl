# The Czech text of the story Striga: titles, texts, signs and epilogues of its 23 cards.

story-striga = Striga
story-striga-lead = Město žije z toho, že střeží tajemství; čtyři jeho lidé leží mrtví s voskem v ústech a každý ví přesně tolik, kolik je zdrávo.

## Introduction

story-striga-01 = Čtyři tisíce zásuvek
story-striga-01-text =
    Sovín má ve znaku sovu s rudým voskem na zobáku. Město žije z toho, že střeží tajemství: ve Voskovém domě leží ve čtyřech tisících zásuvek závěti králů a dopisy biskupů. Měšťané tam ukládají i svá vlastní, každý jeden zapečetěný balíček, a každou noc Zavírání připíšou řádek. Když víte, že sousedův krk leží v zásuvce vedle, snadno se žije poctivě. Sto let tu nikdo neukradl ani slepici.

    Co se nedá napsat, to se říká Uchu: starému včelaři za okenicí s dírou, který padesát let nepromluvil ani slovo.

    „Striga,“ prohlásí strážkyně pečetí Odila a loupe jablko. „Nejdřív je ticho. Cvrčci, psi, vlastní dech. Pak přijde. Čtyři mrtví, každý s ústy plnými vosku. Ať je po ní do tří dnů, než bude noc Zavírání; bereme do přísahy nové Ucho.“ Novému Uchu je osm, jmenuje se Ida, sedí pod stolem a jí slupky. „Každý z vás se tu dozví něco jiného. Laskavě to neporovnávejte.“

    Venku vás někdo tahá za rukáv. „Je ještě pátý,“ zašeptá Ida. „Pořád mluví.“

    Žebřík vede na střechy, schody do sklepů.

## Chapter I

story-striga-02 = Střechy
story-striga-02-sign = Nahoru, tam, kde vás platí: číhat s tasenou ocelí, nikoho se na nic neptat a nikomu nic nevysvětlovat.

story-striga-03 = Pátý
story-striga-03-sign = Dolů, za dítětem, k člověku, kterého nikdo neměl najít živého. Co řekne, to už neodslyšíte.

## Chapter II, after the roofs

story-striga-04 = Mokrá stopa
story-striga-04-text =
    Ležíte na střeše pekárny mezi teplými komíny. Po půlnoci ztichnou cvrčci. Pak psi. Pak jeden po druhém přestanete slyšet vlastní dech.

    Přichází po kloubech prstů, šedé, vysoké jako dveře, s tváří plochou jako talíř. Vás si nevšímá. Složí se, vsune se oknem, skloní se nad pekařkou Klárou a otevře zobák, a ze zobáku vyjde Klářin hlas, tichý, takový, jakým se potmě mluví k okenici. Udeříte. Vykřikne to jako starý člověk, zmizí za hřebenem střechy a kape z toho krev.

    Klára se posadí a začne mluvit. Ráda by přestala, to je vidět. A na schodech už jsou sousedé, v pantoflích, s hrncem teplého vosku. Nikdo je ještě nevolal.
story-striga-04-sign = Jít po střechách za krví, dokud je mokrá. Co se děje v ložnici za vámi, to ve smlouvě není.

story-striga-05 = Práh
story-striga-05-sign = Otočit se na schodech a nepustit nikoho dál, v pantoflích ani bez nich, dokud Klára nepoví všechno.

## Chapter II, after the fifth

story-striga-06 = Ticho
story-striga-06-text =
    Dva dny už v Sovíně nezvoní zvon a nikdo se neptá proč. Zvoník Kilián sedí ve sklepě mezi zelím a řepou a mluví. Žena a čtyři dcery mají v uších chleba. Ochraptěl, pláče, přestat nemůže: svíčka ukradená v devíti letech; prasklý zvon prodaný za zdravý; a pak, stejným tónem, jak držel sklenáře za nohy, když ostatní lili. „Nikdo to nepřikázal. Prostě jsme přišli. Každý měl hrnec.“

    Jsou to slova, která kdysi pověděl Uchu. Vrátila se v noci, říká, jeho vlastním hlasem.

    V poledne se v půli slova zarazí. Čepel u jeho rtů se zamlží: spí. Na tohle se neumírá. Čtyři lidé umřeli na sousedy.
story-striga-06-sign = Přikrýt sklep tichem, nikomu nic neříct a vydat se v noci, neviděni a neslyšeni, za starcem u včel.

story-striga-07 = Náměstí
story-striga-07-sign = Vzbudit Kiliána a říct to nahlas, v pravé poledne, ze schodů, právě těm, komu patří hrnce.

## Chapter III, after the wet trail

story-striga-08 = Jediná rána
story-striga-08-text =
    Na třetí střeše Kláru ještě slyšíte. Na páté už ne a říkáte si, že je to tou dálkou.

    Krev vede dolů po okapu a skrz rybíz do včelí zahrady. Tam v chalupě spí Ucho, malý starý člověk s medem na rukávu. Rameno má rozťaté; tu ránu znáte, je vaše. V otevřených ústech stojí zuby ve dvou řadách.

    Ida mu ránu vymývá. „Ve dne o tom neví,“ říká. „Jenom poslouchá a už se to do něj nevejde. Tak v noci to druhé vstane a roznáší to lidem zpátky. Nikomu nic neudělal.“ Vyždímá hadřík. „Až nebude, nalijou to do mě.“
story-striga-08-sign = Teď, dokud spí. Jediná rána, smlouva splněna a nikdo se nikdy nemusí dozvědět, kdo to byl.

story-striga-09 = Třicet úlů
story-striga-09-sign = Probudit v něm to druhé. Otevřít ho jako úl a vypustit všechno ven, k čemukoli, co bude ochotné poslouchat.

## Chapter III, after the doorway

story-striga-10 = Odilina nabídka
story-striga-10-text =
    Je jich jedenáct a nikdy se nebili s nikým, kdo nespal. Za svítání pokrývá schody studený vosk a liché pantofle. Klára mluví přes snídani i přes poledne: palec na váze, sestřin dopis, noc, kdy u sklenáře držela polštář. Jmenuje ty, kdo lili. Ulice poslouchá za okenicemi; při každém jménu někde cvakne závora.

    Za soumraku zívne, usne a dýchá dál. Na strigu se tedy neumírá. Celý Sovín to viděl a celý Sovín stojí bez hnutí.

    Potom přijde Odila, sama, posadí se na nejspodnější schod a vytáhne jablko. „Vosk byl můj,“ řekne. „Promluvme si o tom, co se ještě dá zachránit.“
story-striga-10-sign = Vyslechnout ji: od nynějška nikdo, kdo mluví, nezemře a nikdo se nezeptá na ty, kdo zemřeli.

story-striga-11 = Zásuvky
story-striga-11-sign = Dokud loupe jablko, vytratit se do Voskového domu, vytáhnout zásuvky a přečíst si, čeho se Sovín tak bojí.

## Chapter III, after the hush

story-striga-12 = Voskové sklepy
story-striga-12-text =
    Ticho jde s vámi; je to jako chůze ve sněhu. Ve včelí zahradě mlčí i úly. Stařec leží na pryčně s otevřenými ústy, v ústech má dvě řady zubů a uvnitř nikdo není. U lidí se to pozná stejně jako u domů. Zbytek je na obchůzce.

    Vedle pryčny Ida spravuje rukáv. „Ono to jenom vrací,“ říká. „Do něj už se to nevejde.“ Zítra má skládat přísahu. Už to zkoušeli: čtyři lidé jí dírou něco pověděli, drobnosti, pro začátek.

    Prstem si nadzvedne ret a nechá vás podívat. Tam, kde vypadl mléčný zub, rostou dva, jeden za druhým.
story-striga-12-sign = Odvést dítě ještě dnes v noci starými sklepy pod hradbou. Nikdo se nedozví, kdo to byl ani co víte.

story-striga-13 = Všechna okna
story-striga-13-sign = Počkat, až se to vrátí, a propůjčit tomu svou magii: jeden hlas u všech oken v Sovíně naráz.

## Chapter III, after the market square

story-striga-14 = Přibité víko
story-striga-14-text =
    Řeknete to ze schodů Voskového domu a vedle vás stojí Kilián, vyspalý, a jí hrušku. Že na strigu se neumírá. Že v noci chodí Ucho a že jen vrací, co dostalo. Že víte o hrncích.

    Nikdo nekřičí. Poslouchají, jak to v Sovíně umějí, rozejdou se domů a vy to pokládáte za stud.

    Za soumraku je slyšet sekery. Štípou louče. Je-li ta bestie stařec, musí stařec shořet a s ním všechno, co mu kdy kdo pověděl. Je to docela logické a nikdo to nepřikázal.

    Zadními dveřmi přijde Odila, bez pečeti. „Třicet let s ním hraju dámu,“ řekne. „Ani jednou se nezmínil, že podvádím. Rakev mám. Potřebuju někoho, kdo umí lhát.“
story-striga-14-sign = Přinést jim tělo, dřív než si pro ně přijdou: přibité víko, vážné tváře a jedna lež, která stačí celému městu.

story-striga-15 = Lucerny
story-striga-15-sign = Rozsvítit všechny lucerny, bránit jeho dveře do půlnoci a ať se Sovín podívá, co do něj naléval.

## Endings

story-striga-16 = Jak bylo ujednáno
story-striga-16-text =
    Není to boj. Jen jednou otevře oči a podívá se na vás jako někdo, komu se každou chvíli něco řekne. Pak už v nich nikdo není, ani jeden z těch dvou.

    Ohlásíte, že bestie leží na dně řeky. Odila se podívá na včelu na vašem rukávu a přisune po stole obálku. Je v ní ujednaná částka a lístek: „Já to taky nechtěla vědět.“

    Kláru pohřbí jako pátou, vedle těch čtyř. Cvrčci jsou zpátky. V noci Zavírání město zpívá a Ida, umytá a učesaná, sedí za okenicí na třech polštářích, aby k díře dosáhla. První v řadě stojí žena v pantoflích. Ráda by řekla něco o hrnci.

    Přes ženino rameno se dítě dívá na vás. A potom si položí prst na rty.
story-striga-16-epilogue =
    Sovín vyplácí rentu, přesně na den a vlastně se neví za co, a pobírá ji { $hero }. Vozka, který peníze vozí, slyší každé jaro otázku na nové Ucho. Ani slovíčko, odpovídá, zlaté dítě. Dvanáctého roku leží mezi mincemi pero, šedé, dlouhé jako předloktí. Když se upustí, nevydá žádný zvuk. Ještě toho večera { $hero } vyráží do Sovína a nebere si s sebou žádnou zbraň.

story-striga-17 = Pověděno včelám
story-striga-17-text =
    Když někdo umře, musí se to povědět včelám, jinak uletí. Povíte jim to tedy: tady padesát let umírá člověk. Otevřete všech třicet úlů, nakreslíte na podlahu kruh z medu a zavoláte to druhé jediným jménem, které má, a to zní: „Mluv, poslouchám.“

    Stoupá mu to z úst jako kouř z mokrého dřeva, na jednu světnici je toho moc, a mluví všemi hlasy Sovína, a každý je tichý a každý se stydí. Držíte kruh, až vám teče krev z nosu. K ránu se zvedne roj, černý, s celým městem uvnitř, a odletí za hradbu.

    Stařec se posadí. Na dlani mu leží druhá řada zubů. „Ticho,“ řekne užasle; je to jeho první slovo. Jen od pekárny je slyšet ticho jiného druhu.
story-striga-17-epilogue =
    Ucho už v Sovíně není a Ida se ptá od rána do noci. Za řekou, v dutině staré lípy, žijí divoké včely; med mají hořký, a kdo ho sní, ten si pamatuje. Každý podzim odnáší { $hero } jednu plástev na hrob za pekárnou. „Stáli jsme na páté střeše,“ začíná { $hero }, pokaždé stejnými slovy, a pokaždé to dopoví až do konce.

story-striga-18 = Snídaně v ceně
story-striga-18-text =
    Smlouváte, dokud z jablka nezbude ohryzek. Odila se vzdá vosku, vy se vzdáte mrtvých. Sepíše se to dvakrát a zapečetí a sova na pečeti drží zobák.

    Vedle Voskového domu vyklidí stavení se silnými zdmi a měkkými postelemi. Koho striga navštíví, toho tam odnesou; mluví den a noc, vyspí se a k obědu je doma. Nikdo neposlouchá. Ida podává vodu s medem a zpívá si, aby neslyšela; k přísaze nedošlo. V zimě začnou lidé nechávat otevřená okna. Říkají, že se potom spí, jako se spalo v šesti letech. Odila stanoví poplatek: dvě koruny, snídaně v ceně.

    Jen čtyři rodiny nechodí. Každou noc Zavírání žádají, aby se do knihy zapsala příčina smrti, a rok co rok zůstává kolonka prázdná. Podpis je váš.
story-striga-18-epilogue =
    Svůj opis smlouvy { $hero } nosí v botě, aby byl cítit při každém kroku. V Sovíně je pokoj číslo sedm vždycky připravený, zdarma, z příkazu strážkyně: čisté povlečení, otevřené okno, nikdo neposlouchá. Každý rok dojde { $hero } až ke dveřím, chvíli před nimi stojí, přesto zaplatí a jde si lehnout do stáje, za zavřené okenice.

story-striga-19 = Ten tlustý
story-striga-19-text =
    Zámek je výtečný, okno vedle něj už ne. Najdete zásuvky měšťanů a první otvíráte s jistou úctou. Tři pečeti, jeden list. List je prázdný. Druhý také. U stého už někdo z vás sedí na zemi a směje se. Koželuh, soudce, sklenář, otec i syn: nikdo v Sovíně nikdy nic nezapsal. Sto let jsou poctiví ze strachu z cizího papíru, protože každý myslel, že prázdný je jenom ten jeho.

    Jeden balíček je tlustý. Patří Odile: čtyřicet čtyři řádky drobným, čitelným písmem, nic nechybí. Poslední zní: „Čtyři. Vosk jsem dala já.“

    Ráno všechno vysypete na náměstí. Trvá dlouho, než se někdo zasměje. Ještě déle, než se všichni, každý s prázdným listem v ruce, obrátí k jedinému člověku, který dodržoval pravidla.
story-striga-19-epilogue =
    Odilu soudí dvanáct sousedů, z nichž devět má hrnec. Na její obranu vystoupí { $hero } a potom mluví i za čtyři hroby, tak dlouho, že nakonec nikdo neví, kam s očima. Rozsudek zní: včely, doživotně, po boku starce, kterému se už neříká nic než dobrý den. Ida skládá z prázdných listů lodičky. Jeden list si { $hero } nechává a dvakrát na něj začíná psát.

story-striga-20 = Jedno
story-striga-20-text =
    Sklepy voní létem, dvěma sty léty najednou. Jdete po hmatu; Ida, komusi na zádech, nahlas počítá zatáčky, až ji poprosíte, ať přestane, a pak, ať počítá dál, protože je příliš ticho. Nejdřív zmizí kapání. Potom vaše kroky.

    Dožene vás to u řeky. Skloní se k děvčeti a tentokrát nemluví. Naslouchá. Čtyři zašeptané věty, víc ne; vezme si i ty, navrch ke všemu ostatnímu, a po kloubech se vrací štěrkem na svou obchůzku. Ráno Ida vyplivne do dlaně zub, ten zadní.

    Bylo to rychlé a tiché; nikdo nic neví. Do prvního sněhu umřou v Sovíně na vosk další tři. „Mohli jste jim to říct,“ řekne Ida. Zase se začala ptát. Tohle otázka není.
story-striga-20-epilogue =
    Ida roste v hlučném hostinci, mezi kovárnou a houslistou, a ptá se proč. Na všechno jí { $hero } odpovídá, i na hvězdy, i na smrt. Jedna věc zůstává pod pečetí. Každé jaro přijde ze Sovína dopis bez odesílatele: seznam jmen. Letos už Ida umí číst. A tak { $hero } láme vosk u stolu, před jejíma očima, a přisouvá svíčku blíž.

story-striga-21 = Hlučná noc
story-striga-21-text =
    Vrátí se to před svítáním, najde vás a nakloní hlavu. Vysvětlíte. Ještě nikdy tomu nikdo nic neřekl proto, aby to šlo dál.

    Natáhnete kouzlo od střechy ke střeše jako šňůru na prádlo. Pak to promluví, jednou, tiše, a v devíti stech postelích se posadí devět set lidí.

    Sovín mluví: na schodech, na ulici, v noční košili, všichni naráz. Nikdo nikoho neumlčí; všechna ústa jsou zaměstnaná a vosk stydne. A když mluví každý, někdo musí poslouchat; střídají se, nejdřív špatně, pak lépe. Do večera to stojí dvě manželství, mlýn a soudce. Čtyři rodiny vědí všechno.

    Pak si město lehne tam, kde stojí. Obcházíte je s přikrývkami. Začínáte dětmi. Nakonec přikryjete i ty s hrnci.
story-striga-21-epilogue =
    Kouzlo prošlo všemi, kdo drželi šňůru, a tak uprostřed náměstí mluví té noci i { $hero }, nejmíň hodinu. O čem, to v Sovíně nikdo nepoví: měli plná ústa. Jen Ida neměla co vyznávat a slyšela všechno. Na každou noc Zavírání posílá perník se dvěma slovy z polevy: „Nic neřeknu.“ Od nich { $hero } vždycky začíná.

story-striga-22 = Drobný člověk
story-striga-22-text =
    Nesete rakev mezi loučemi, krok za krokem. Umřel za soumraku, říkáte, v křesle, oba naráz. Odila to odpřisáhne na pečeť. Pod přibitým víkem leží devět plných pláství a deska na dámu.

    „Nějaká lehká,“ řekne truhlář, který jich nesl už dost. Neříká to nikomu.

    Dívají se na rakev, na včelu, která leze z díry po suku, na Idu, která pláče tak špatně, že by to poznal i slepý. Je slyšet, jak celý Sovín přemýšlí. Pak vdova po sklenáři, tom prvním s voskem v ústech, vezme za držadlo. „Byl to drobný člověk,“ řekne.

    Všichni pomáhají nést. Všichni vědí. Sto let mlčeli, každý kvůli sobě; dnes poprvé kvůli někomu jinému.

    Před půlnocí na půdě u Odily někdo táhne kamenem.
story-striga-22-epilogue =
    Ráno stojí na schodech Voskového domu čtyřicet hrnců, vydrhnutých. V noci jsou okna pootevřená, a kdo mluví, tomu přinesou teplé mléko. Na půdě u Odily jsou tři židle, a když tudy vede cesta, { $hero } usedne na třetí a dívá se, jak hrají dva staří lidé, z nichž jeden podvádí. Bylo by k tomu co říct. Ale { $hero } už ví, k čemu je mlčení, a podává med.

story-striga-23 = Ucho promluví
story-striga-23-text =
    Bijete naplocho. Jsou to pekaři a bednáři, a i tak to sotva stačí. Potom, před půlnocí, nastane ticho.

    Stoupá to z úst spícího ve světle šedesáti luceren, šedé, vysoké jako dveře, a jde podél řady. Ke každému se skloní a řekne mu jednu větu známým hlasem. Jeden po druhém odkládají louče, protože na zakrytí tváře jsou potřeba obě ruce.

    Sovín mluví do druhého večera a usne. Potom jde šestnáct lidí k soudci, sami od sebe. On je sedmnáctý.

    Stařec si odkašle, což po padesáti letech chvíli trvá. Tobiáš, řekne; nikdo to nevěděl. A i on by měl co povědět.

    Město si sedne do trávy. Jste u toho, slyšíte to. Tady to zapsáno není.
story-striga-23-epilogue =
    Okenice s dírou skončila v kamnech a na jejím místě stojí lavička pro dva. Kdo má co říct, sedne si a čeká, až si někdo přisedne. Jednoho večera tam sedí { $hero }, dokud není skoro tma. Od úlů přichází Tobiáš, olízne si prsty, zabere druhou půlku lavičky a na nic se neptá. Cvrčci jsou velmi hlasití. A { $hero } začíná.
