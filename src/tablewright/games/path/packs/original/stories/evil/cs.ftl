# The Czech text of the story Lesser Evil: titles, texts, signs and epilogues of its 23 cards.

story-evil = Menší zlo
story-evil-lead = Přichází povodeň a voda se musí někam podít: na břeh, kde má každý jméno, nebo na břeh, kde jsou všichni spočítáni.

## Introduction

story-evil-01 = Váhy
story-evil-01-text =
    Na řece Olmě stojí jez, kterému se říká Váhy. Obě stavidla visí na jednom dubovém trámu, protože vévoda, který jez stavěl, měl peníze jen na jeden: když jde levé nahoru, pravé se zavírá, a naopak. Na trám nesmí sáhnout nikdo, kdo se na jednom či druhém břehu narodil; takový je zákon. Proto se před každou povodní najímají cizinci. Dostali jste čtyřicet korun, od každé strany dvacet. Polévka je dobrá a nikdo se vám nedívá do očí.

    Odo, který hlídá vodočet, vám ukazuje kůl a na něm čtyři zářezy: koleno, pás, brada, zvonice. Zvonice, říká, bude třetí noc.

    Na levém konci trámu stojí převoznice Renfri s vodou v botách. Za ní žije jedenáct set lidí a ona zná každého jménem. Čtyřikrát za šedesát let se zvedalo levé stavidlo. Čtyřikrát bylo slíbeno odškodnění, krasopisem.

    Na pravém stojí Stregobor, správce sýpky, s inkoustem na manžetách. Za ním leží zimní chléb jedenácti horských údolí. Jestli namokne, do března zemřou čtyři tisíce lidí. Nikoho z nich v životě neviděl. Spočítal je dvakrát.

    Oba rozsvítili lucernu. Ať půjdete dnes večer ke komukoli, ten druhý to ráno bude vědět.

## Chapter I

story-evil-02 = Člun Renfri
story-evil-02-sign = Plout s ní od statku ke statku a napít se s každým, jehož práh možná budete muset utopit. Pohárků bude opravdu hodně.

story-evil-03 = Stregoborova sýpka
story-evil-03-sign = Jít za ním s lampou od sklepa po půdu a podívat se, jak vypadají čtyři tisíce životů, když jsou z nich pytle.

## Chapter II, after Renfri’s boat

story-evil-04 = Vraní koleno
story-evil-04-text =
    Renfri vesluje vestoje a představuje vám břeh, jako jiní představují rodinu. Tohle je Gerda, peče švestkový koláč a nemá bratra, ať si v sýpce říkají, co chtějí. Tohle je hřbitov; ty zná taky. Do druhého večera máte za sebou jednatřicet pohárků, devět nemluvňat v náručí a jedno kopnutí od kozy jménem Vévodkyně. Nikdo vás o nic nepožádal. To je na tom nejhorší.

    „Proč odsud neodejdou?“

    „Minule odešli,“ říká Renfri. „Když se vrátili, stála jejich pole v knize jako opuštěná.“

    Na posledním můstku čeká třicet lidí s lopatami. Zatímco jste pili, odnesli Stregoborovi nosiči železný čep, bez něhož se trám nehne. „Tak to půjde bez trámu,“ říká Renfri. U Vraního kolena je pravá hráz tenká. O lopatách se v zákoně nepíše.
story-evil-04-sign = Vzít lopaty. Do rána bude řeka v sýpce a ukáže se, že nikdo nemusel nic rozhodovat.

story-evil-05 = Čep
story-evil-05-sign = Jít si ke Stregoborovi pro čep a povědět mu, proč tolik spěcháte. Renfri vám svěřila jedinou věc.

## Chapter II, after Stregobor’s granary

story-evil-06 = Za bílého dne
story-evil-06-text =
    Stregobor nese lampu sám a omlouvá se za schody. Pater je devět. Můžete ho kdekoli zastavit a přepočítat to: souhlasí. Pod střechou leží v balících dopisy z jedenácti údolí. Žádný nečte nahlas. „Kdybych jednou začal,“ říká. V kolonce levého břehu vám ukáže číslo čtyři sta jedenáct: Gerda, jeho sestra. „Nezaokrouhloval jsem.“

    V pátém patře se někdo opře o pytel a pytel odpoví jinak, než má. Písek. V dalším taky. „Tři z deseti,“ říká Stregobor dřív, než padne otázka. Na jaře dal vévoda odvézt obilí na svou válku a zakázal si toho všímat. Stregobor to přepočítal. Pořád to vychází. Méně pohodlně.

    Z okna je vidět na Váhy. Na trámu sedí lidé Renfri, čtyři stovky, s dětmi a s kozou.
story-evil-06-sign = Vynést pytle na jez a rozpárat je před očima obou břehů. Lidé by měli vědět, co leží na druhé misce.

story-evil-07 = Nájemník
story-evil-07-sign = O písku ani slovo. Sejít se Stregoborem pod jez, k tomu, kdo tam bydlel dřív, než tu nějaký jez byl.

## Chapter III, after Crow’s Bend

story-evil-08 = Ještě šíř
story-evil-08-text =
    Na hrázi stojí hlídka, patnáctiletý kluk s rohem. Je rychlý, vy jste rychlejší; žít bude, ale těmihle ústy už nezatroubí. Pak kopete. Hlína odpadává po bochnících. K půlnoci začne hráz plakat, potom mumlat a potom je v ní díra, ne větší než dveře, a Olma vchází bez klepání.

    Někdo zvedne lucernu. Pod vámi není sýpka; k té je to půl míle. Pod vámi stojí dlouhé kůlny a mezi nimi schne prádlo. Ženci, nosiči, jejich děti: tak tři stovky lidí.

    Renfri stojí s lopatou v ruce. Na levém břehu zná každé jméno. Na pravém se nikdy nezeptala.

    V kůlnách se probouzejí světla. Po hrázi běží nosiči s háky.
story-evil-08-sign = Bránit díru, dokud ji řeka nerozšíří tak, že už ji nikdo nezacpe. Jedenáct set lidí se probudí v suchu.

story-evil-09 = Devět člunů
story-evil-09-sign = Potopit v průrvě čluny Renfri, všech devět, po hmatu, pod vodou. Jiná cesta z levého břehu není.

## Chapter III, after the pin

story-evil-10 = Jedenáct set jmen
story-evil-10-text =
    „Mohli jste ho mít včera,“ říká Stregobor a oběma rukama zvedá čep z papírů, na kterých ležel, aby je nesebral průvan. „Nikdo se nezeptal.“ Povíte mu o Vraním koleni. Poděkuje, zapíše si hodinu a pošle pro biřice.

    Za soumraku přivádějí Renfri se zlomenou rukou; v hlášení stojí, že upadla. Zavřou ji do strážního domku u vodočtu, který má nejpevnější dveře na celé řece a stojí přímo pod levým stavidlem. Renfri vám nic nevyčítá. Dívá se na vás, jako se člověk dívá na prkno, které už prasklo.

    „Ať zvednete cokoli,“ říká, „nechte mě je nejdřív přečíst. Všechny. Trvá to čtyři hodiny.“

    Vejde Odo, mokrý po lokty. Brada, hlásí, a stoupá. Čep váží asi jako dítě.
story-evil-10-sign = Pustit ji, kouzlem rozestřít její hlas po obou březích a nechat ji dočíst do konce. A pak utopit chléb.

story-evil-11 = Čtyři hodiny
story-evil-11-sign = Zasadit čep a za ty čtyři hodiny vyklidit levý břeh: dům po domě, a kde to jinak nepůjde, za límec.

## Chapter III, after the slit sacks

story-evil-12 = Zástěry
story-evil-12-text =
    Písek se sype na prkna se šelestem jediného dlouhého výdechu. Pak se Renfri rozesměje a s ní čtyři stovky; na pravém břehu se nesměje nikdo.

    Do poledne vezme pravý břeh útokem vlastní sýpku, ze strachu, že to udělá levý. Zrno odnášejí v zástěrách, v čepicích, v kolébce. Na schodech dav ušlape dva lidi: bednáře a děvče se sítem. Stregobor stojí ve dveřích a zapisuje každou zástěru, která ho míjí.

    „Do dnešního rána měl jeden z nás pravdu,“ řekne vám. „Gratuluji.“

    V horních patrech něco chleba zůstalo; zbytek sedí v zástěrách u samé vody. Odo křičí od svého kůlu, že už je to brada a že zvonice bude ještě dnes v noci.
story-evil-12-sign = Vyhmatat ve tmě cestu pro čluny Renfri, převézt pravý břeh i s chlebem a zvednout pravé stavidlo. Údolí jsou daleko.

story-evil-13 = Rovně
story-evil-13-sign = Stregoborovi zbývá jediný počet: na každou stranu půl vody. Jenže trám by musely držet ruce, kterým to zákon zakazuje.

## Chapter III, after the tenant

story-evil-14 = Pod střechou Renfri
story-evil-14-text =
    Schody vedou dolů zdivem a potom něčím starším. Na dně je místnost, kde voda stojí, jak se jí zlíbí, a ve vodě sedí Nájemník, veliký a zdvořilý, a kape z něj. Nastěhoval se prý, když tu ještě nebyla řeka, a trápí ho klouby. Chtěl by jen suchý pokoj.

    Na oplátku vypije povodeň, jednou jedinkrát, do poslední kapky. Oba břehy zůstanou suché.

    „A čím se živíte?“ ptá se Stregobor s perem v pohotovosti.

    „Ledačím. Jedním za rok. Nejsem vybíravý.“

    Stregobor píše. „Jeden ročně proti čtyřem tisícům,“ říká, „takže bychom si byli kvit v roce…“ Je to první počet, který před vámi nedokončí.

    Smlouvu musí podepsat někdo, kdo dává vlastní střechu.
story-evil-14-sign = Přivést Renfri, ať o podmínkách smlouvá ona. Od jejího prahu ještě nikdo neodešel s prázdnou.

story-evil-15 = Pokoj v sýpce
story-evil-15-sign = Ať podepíše Stregobor, a vy to zpečeťte kouzlem, které tu věc připoutá pod jeho střechu. On už dohlédne, aby to bylo spravedlivé.

## Endings

story-evil-16 = Jedenačtyřicet
story-evil-16-text =
    Bráníte díru tak dlouho, dokud vás řeka potřebuje. Stojí to čtvrt hodiny, čtyři nosiče a jednu čepel, zlomenou o hák. Pak se naráz sesune čtyřicet kroků hráze, jako když se převrhne vůz kamení.

    Levý břeh se probouzí suchý. Renfri to nevidí. Se všemi devíti čluny křižuje mezi střechami kůlen, vytahuje lidi za vlasy a každého se dřív než na cokoli jiného ptá na jméno. Sebere jich dvě stě devětapadesát. Jedenačtyřicet lidí jí odpovědět nemůže.

    V sýpce stojí voda po páté patro a do slunovratu je celý břeh cítit pivem. Z údolí chodí dopisy, potom méně dopisů, potom žádné. Stregobor je všechny zakládá. „Tři tisíce osm set,“ říká v březnu, když se zeptáte. Spletl se o dvě stě a prosí za odpuštění.
story-evil-16-epilogue =
    Na levém břehu { $hero } neplatí za jediný pohárek. Na pravém žije kluk, kterému ústa srostla nakřivo. Proto jednou za rok, v noc, kdy se protrhla hráz, { $hero } vystoupí s jeho rohem na Vraní koleno a zatroubí jedenačtyřicetkrát, špatně, pokaždé s přestávkou. Na levém břehu při tom zavírají okenice. V tuhle roční dobu, říkají, hrozně táhne.

story-evil-17 = Oklikou
story-evil-17-text =
    Člun za člunem klesá do průrvy, plný kamení, a dole je vždycky někdo z vás a zkouší dlaněmi, kam řeka táhne. Devátý, nejmenší, prorazí Renfri sama. Díra zabublá a zavře se. V kůlnách se obrátí na druhý bok a spí dál.

    Za úsvitu přichází po hrázi Stregobor, pěšky, s čepem na trakaři. „Díky vám je možné si vybrat,“ říká. Podíváte se dolů na prádlo. Už není z čeho. Příští noc Odo zavolá: „Zvonice!“ a vy zvednete levé stavidlo.

    Varovali jste je, jenže varování není člun. Brodí se potmě vlastními poli, jedenáct set lidí, staré nesou na dveřích, každý volá jménem toho, kdo jde za ním. Devětkrát se nikdo neozve.

    Chléb dorazí do údolí dřív než sníh. O Olmě tam nikdo neslyšel.
story-evil-17-epilogue =
    Renfri si postavila nový člun. Převáží každého: biřice, psy, Stregobora. Jenom { $hero } chodí oklikou přes most, dva dny tam a dva zpátky, každý podzim, s dubovým prknem na člun, a nechává je opřené o její plot. Devětkrát { $hero } vykoná tu cestu. Podesáté čeká člun u můstku a Renfri, zády k cestě, si prohlíží mraky.

story-evil-18 = Poslední pytel
story-evil-18-text =
    Kouzlo je tenké jako pavučina a nese se jako zvon. Renfri čte od soumraku, s rukou v šátku, bez jediného papíru. Na levém břehu čeká každý na jedno jméno. Na pravém zprvu poslouchají ze zvědavosti. U druhé stovky začnou nosiči bez vyzvání odnášet pytle do svatyně na kopci, v rytmu čtení. U šesté už nosí i lidé z levého břehu; slyšeli, že je někdo volá, a mysleli si, že jsou potřeba.

    Když dočte, zvednete pravé stavidlo.

    Třetina chleba je suchá. Stregobor vyjde s posledním pytlem, vzpomene si na knihu a vrátí se. Kniha se najde.

    Té zimy zemře v údolích čtrnáct set lidí. Na jaře otevře Renfri knihu, aby přečetla i je. Jsou v ní jenom čísla.
story-evil-18-epilogue =
    Od té doby { $hero } putuje z údolí do údolí s nabobtnalou knihou a tužkou a u každého čísla se ptá, kdo to byl. Jde to pomalu, protože člověka s knihou mají lidé za výběrčího a pouštějí na něj psa. Když je stránka plná, { $hero } ji pošle k Olmě a Renfri ji přečte z trámu. Na pravém břehu nosiči složí pytle na zem a čekají, až skončí.

story-evil-19 = Úplný seznam
story-evil-19-text =
    Renfri vám sepíše seznam, levou rukou, a vystrčí ho mřížemi. Jdete dům od domu. Není to boj; boj by byl snazší. Gerda se brání plechem na koláče. Nějaký stařec se přivázal ke kamnům a musí se vzít i s dvířky. Koza jde sama. Když Odo zavolá: „Zvonice!“, stojí všichni na kopci, mokří, živí a plní nenávisti k vám, a vy zvednete levé stavidlo. Žádná povodeň na Olmě nebyla vedena lépe.

    Za úsvitu Odo předčítá seznam. Souhlasí, do posledního nemluvněte. Stregobor smeká klobouk.

    „A kdo pustil ji?“ ptá se.

    Biřici mysleli, že vy. Vy jste mysleli, že biřici.

    Byl to úplný seznam. Sebe na něj nenapsala.
story-evil-19-epilogue =
    Té zimy jedí čtyři tisíce lidí chléb a jedenáct set jich kleje v nejlepším zdraví. Seznam visí ve strážním domku, poslední řádek je psán jinou rukou. Jednou za rok { $hero } přijde a čte ho nahlas nad prázdným jezem; trvá to čtyři hodiny. Domek už nemá dveře. Byly nejpevnější na celé řece. Co se s nimi stalo, ví jen { $hero } a ještě Odo, který celou noc slyšel, jak je někdo štípe, a přinesl lampu.

story-evil-20 = Hosté
story-evil-20-text =
    Na každé přídi stojí někdo z vás a hledá bidlem cestu. Třicetkrát se té noci čluny vracejí, plné zástěr a těch, kdo je drží. Na levém břehu se ze tmy natahují ruce a každá se ptá na jméno. Na slovo „zvonice“ zvednete pravé stavidlo. Město jde pod vodu potichu, sýpka poslední, s říhnutím.

    Nikdo se neutopil. Na kopci pečou dva tisíce lidí v devíti pecích; do oblevy jsou z toho čtvery zásnuby. Gerda dala bratrovi kout u kamen; nemluví s ním, ale krájí mu chléb. Nikdy vás nikdo neměl tak rád. Nikdo nepamatuje lepší zimu. Z údolí není slyšet vůbec nic.

    V dubnu přijde průsmykem holčička, asi desetiletá, sama. Ptá se, jestli je tady ten chléb.
story-evil-20-epilogue =
    V domě na kopci, v tom se dvěma židlemi, se { $hero } učí zaplétat copy. Holčička roste. Chléb začíná od kůrky a na noc schovává kousek pod polštář a nikdo ho nikdy nenajde. Každý večer { $hero } klade na stůl o bochník víc, než je lidí, a ráno ho nosí k průsmyku, pro ty, kdo možná jdou. Zatím to vždycky byli krkavci.

story-evil-21 = Napůl
story-evil-21-text =
    Na obou koncích trámu říkáte totéž: je to zakázané, je to těžké a bude se muset věřit těm naproti. Nikomu se to nelíbí. Pak si Stregobor svlékne kabát a položí na dřevo ruce od inkoustu. Renfri, aby se nenechala zahanbit, položí své. Po nich stovky.

    Celou noc drží trám rovně. Když jeden konec slábne, druhý to cítí v zubech. Kolem třetí začne někdo vpravo nahlas počítat a někdo vlevo volat jména a ukáže se, že obojí jde do stejného taktu. Voda stoupne po pás, tady i tam. Polovina domů, polovina chleba.

    Za úsvitu Odo vykřikne: „Klesá!“ Pouštějí, ale ne všichni naráz. Trám sebou škubne a praskne. Devět mrtvých. Kladou je do jedné řady a není hned poznat, kdo byl odkud.
story-evil-21-epilogue =
    Co znamená půlka chleba v údolích, to Stregobor vypočítá do posledního dítěte a Renfri se to naučí nazpaměť. Váhy už nejsou; příští povodeň půjde, kam se jí zachce. Proto { $hero } zůstává do jara a zatlouká kůly, den na levém břehu, den na pravém. Starý zákon je zrušen. Nový má jediné slovo a { $hero } je vypaluje do pahýlu trámu: Držet.

story-evil-22 = Podmínky
story-evil-22-text =
    „Jeden za rok,“ říká Renfri. „Z mých?“

    „Nejsem vybíravý.“

    „Ale já ano.“

    Smlouvají, dokud Odo nezavolá ze schodů: zvonice. Pak Renfri podepíše. Nájemník dostane půdu v domě u přívozu a jednoho za rok, ale nikoho, čí jméno Renfri aspoň jednou zavolala ze svého prahu. Vyjde nahoru a pije, celou noc, beze spěchu. Ráno leží Olma v korytě jako mokrá stuha a ryby se dívají do nebe.

    Stregobor přejde suchou nohou po kamenech, s jedenácti balíky dopisů v náručí. Přece jen začne. Čte dva dny, všechny čtyři tisíce, a Renfri volá z prahu každé jméno, až přijde o hlas.

    „A kdo potom zbývá?“ ptáte se.

    „Ti, kdo se nepředstaví,“ zašeptá a podá každému misku polévky, aniž se vám podívá do očí. A pak se zeptá, jak se jmenujete.
story-evil-22-epilogue =
    Pohostinnost levého břehu se stala příslovečnou: ptají se tam na jméno, ještě než si host oklepe bláto z bot. Jenže po cestách chodí i lidé, kteří mají důvod ho neříkat. Míli před přívozem sedí { $hero } celý podzim v dešti a každého zastaví. „Řekni jakékoli,“ radí { $hero } jednomu po druhém. „Nemusí být tvoje.“ Skoro všichni poslechnou. Každý rok je jeden příliš hrdý.

story-evil-23 = Chyba
story-evil-23-text =
    Stregobor podepíše, krasopisem. Nájemník vypije povodeň, potom strouhy, potom z nepozornosti městskou studnu, načež se s blaženým povzdechem nastěhuje do devátého patra. Oba břehy jsou suché. Z každých deseti pytlů jede sedm do údolí, s omluvou, a stačí to. Na trámu se tančí; Renfri tluče do taktu veslem.

    Bude se losovat, oznámí Stregobor: oba břehy, všichni stejně, on také. Sobě dal číslo jedna, pro jednoduchost. Když ten den přijde, přede všemi roztočí buben, vytáhne lístek a podívá se. „Jedna,“ přečte. Zavře knihu, urovná si manžety a jde nahoru.

    Stáli jste hned vedle. Viděli jste ten lístek. Bylo na něm čtyři sta jedenáct.

    Je to jediná chyba, jaká se kdy za čtyřicet let v jeho účtech našla.
story-evil-23-epilogue =
    Gerda peče dál a nic neví; ten lístek { $hero } nosí zašitý pod podšívkou. Bubnem teď točí Renfri a místo čísel čte jména, což je spravedlivější a mnohem hůř se to snáší. V noci je slyšet, jak v devátém patře někdo blaženě supí. A na schodech, každý rok o stupeň výš, sedí { $hero } s opisem smlouvy a čte odstavec o výpovědi.
