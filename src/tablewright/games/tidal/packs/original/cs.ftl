# The Czech names of the original pack: challenges, tricks, market, goals, monsters, characters, schemes and spaces.

## Challenges of the Droska Ring

challenge-defend-the-caravan = Obrana karavany
challenge-dune-sprint = Sprint přes duny
challenge-dance-on-broken-glass = Tanec na střepech
challenge-sandglass-vigil = Bdění u přesýpacích hodin
challenge-hot-sand-hurdles = Překážky v horkém písku
challenge-drifters-dispute = Spor drifterů
challenge-scorpion-stare-down = Souboj pohledů se škorpionem
challenge-furnace-run = Běh mezi pecemi
challenge-mirage-hunt = Hon na přeludy
challenge-glassmakers-duel = Souboj sklářů
challenge-sandstorm-chase = Honička v písečné bouři
challenge-ring-of-spears = Kruh oštěpů
challenge-break-the-sand-golem = Rozbij písečného golema
challenge-molten-gauntlet = Rozžhavená stezka
challenge-ride-the-bronze-scarab = Osedlat bronzového skarabea
challenge-siege-of-the-glass-tower = Obléhání Skleněné věže

## Challenges of the Chronosseum

challenge-unite-the-yokanite-crystals = Spoj yokanitové krystaly
challenge-beat-the-water-clock = Předběhni vodní hodiny
challenge-first-bell-bout = Zápas do prvního zvonu
challenge-coral-column-climb = Šplh po korálových sloupech
challenge-ultimate-hook-match = Velký zápas s háky
challenge-pendulum-walk = Procházka mezi kyvadly
challenge-test-of-the-shield-wall = Zkouška štítové hradby
challenge-echo-chamber = Komora ozvěn
challenge-twin-trident-trial = Zkouška dvou trojzubců
challenge-battle-of-symmetry = Bitva symetrie
challenge-gladiators-gambit = Gambit gladiátorů
challenge-cogwheel-labyrinth = Labyrint ozubených kol
challenge-stand-of-the-last-hour = Bašta poslední hodiny
challenge-storm-the-dais = Zteč pódia
challenge-withstand-the-waterfall = Vydrž pod vodopádem
challenge-champion-of-seven-tides = Šampion sedmi přílivů

## Challenges of the Lamara Stadium

challenge-lily-pad-hop = Skákání po leknínech
challenge-pearl-dive = Potápění pro perly
challenge-rigging-relay = Štafeta v lanoví
challenge-ring-the-buoys = Rozezvuč bóje
challenge-tramps-challenge = Tulákova výzva
challenge-face-the-surge = Čel vlnobití
challenge-reef-slalom = Slalom mezi útesy
challenge-capsized-rescue = Záchrana z převržené lodi
challenge-harpoon-volley = Salva harpun
challenge-rumble-with-the-frog-pack = Rvačka s žabí tlupou
challenge-bay-bruisers-battle = Bitva se siláky ze zátoky
challenge-total-brawl = Totální mela
challenge-skimmer-derby = Derby skútrů
challenge-race-the-tidal-bore = Závod s přílivovou vlnou
challenge-ride-the-maelstrom = Zkrotit mořský vír
challenge-leviathan-regatta = Leviatanova regata

## Legendary challenges: perilous

challenge-loop-pit = Jáma smyčky
challenge-jaws-of-the-trench = Čelisti hlubiny
challenge-dance-of-blades = Tanec čepelí
challenge-row-of-powder-kegs = Řada sudů s prachem

## Legendary challenges: mystic

challenge-sunken-fears = Potopené strachy
challenge-whispers-of-the-crab-mystics = Šepot krabích mystiků
challenge-moonlit-meditation = Meditace v měsíčním svitu
challenge-song-of-the-deep-glass = Píseň hlubinného skla

## Legendary challenges: showpiece

challenge-leap-of-faith = Skok víry
challenge-encore = Přídavek!
challenge-a-hundred-torches = Sto pochodní
challenge-bow-to-the-stands = Úklona tribunám

## Legendary challenges: heroic

challenge-wrestling-the-sandaconda = Zápas s Pískondou
challenge-hold-the-sea-gate = Obrana Mořské brány
challenge-duel-with-a-tidal-blade = Souboj s Čepelí přílivu
challenge-against-the-whole-arena = Proti celé aréně

## Legendary challenges: split

challenge-uprising = Povstání
challenge-crossroads-of-currents = Rozcestí proudů
challenge-two-banners = Dva prapory
challenge-divided-crowd = Rozdělený dav

## Legendary challenges: serial

challenge-frog-frenzy = Žabí šílenství
challenge-wave-after-wave = Vlna za vlnou
challenge-one-more-round = Ještě jedno kolo
challenge-without-drawing-breath = Na jeden nádech

## Legendary challenges: swarm

challenge-rockworms = Skalní červi
challenge-cloud-of-needlefish = Hejno jehel mořských
challenge-sand-midges = Píseční pakomáři
challenge-clockwork-crabs = Mechaničtí krabi

## Legendary challenges: arbiter

challenge-krobaaks-wrath = Krobaakův hněv
challenge-krobaaks-riddle = Krobaakova hádanka
challenge-under-the-arbiters-eye = Pod dohledem Arbitra
challenge-final-verdict = Konečný verdikt

## Tricks

trick-sound-rigging = Pořádné lanoví
trick-sudden-burst = Náhlý výpad
trick-tempting-offer = Lákavá nabídka
trick-eager-study = Horlivé studium
trick-master-climber = Mistr šplhu
trick-tidal-blade-ferocity = Zuřivost Čepelí přílivu
trick-arbiters-favour = Arbitrova přízeň
trick-lightning-reflexes = Bleskové reflexy
trick-night-training = Noční trénink
trick-shell-tide = Příliv mušlí

## Market

market-basket-of-shells = Koš mušlí
market-salt-tea = Slaný čaj
market-arena-notice = Plakát z arény
market-whittled-die = Vyřezávaná kostka
market-sleeve-of-tricks = Rukáv plný triků
market-praise-singer = Pěvec chvály
market-driftwood-crate = Bedna z naplaveného dřeva
market-beginners-scroll = Svitek pro začátečníky
market-polished-die = Leštěná kostka
market-whetstone-kit = Sada brousků
market-tournament-herald = Turnajový herold
market-old-masters-lesson = Lekce starého mistra
market-jugglers-bundle = Žonglérův uzlík
market-shell-divers-haul = Úlovek lovce mušlí
market-street-performers = Pouliční kejklíři
market-bill-poster = Lepič plakátů
market-hot-spring-visit = Návštěva horkých pramenů
market-recruits-gear = Výstroj rekruta
market-elite-trainer = Trenér elity
market-blacksmith-of-the-reef = Kovář z Útesu
market-parade-float = Slavnostní vůz
market-a-year-at-the-temple = Rok v chrámu
market-arena-veteran = Veterán arén
market-guild-apprenticeship = Učení v gildě
market-masked-patron = Maskovaný mecenáš
market-library-of-bouts = Knihovna soubojů
market-champions-arsenal = Šampionova zbrojnice
market-elixir-of-the-four-winds = Elixír čtyř větrů
market-box-of-honour = Čestná lóže
market-master-forge = Mistrovská kovárna

## Strange goods

market-kases-magic = Kaseova magie
market-waking-salts = Čichací sůl
market-shell-of-plenty = Mušle hojnosti
market-living-whetstone = Živý brousek
market-singing-conch = Zpívající lastura
market-bottled-current = Proud v lahvi

## Valuable knowledge

market-nyrocks-offer = Nyrockova nabídka
market-monster-anatomy = Anatomie příšer
market-family-chronicle = Rodová kronika
market-theory-of-three-arenas = Teorie tří arén
market-dice-makers-secret = Tajemství výrobce kostek
market-path-of-mastery = Cesta k mistrovství

## Black market

market-slippery-acquaintances = Úskoční známí
market-back-alley-dice = Kostky ze zapadlé uličky
market-stolen-trophy = Ukradená trofej
market-forbidden-drill = Zakázaný dril
market-eel-brew = Úhoří odvar
market-bribed-stagehand = Podplacený pomocník

## Secret goals

goal-desert-favourite = Chlouba pouště
goal-heir-of-the-chronosseum = Dědictví Chronosea
goal-idol-of-lamara = Miláčci Lamary
goal-all-rounder = Všestrannost
goal-tireless-contender = Neúnavnost
goal-in-full-balance = V plné rovnováze
goal-two-masteries = Dvojí mistrovství
goal-terror-of-the-fold = Postrach Záhybu
goal-guardian-of-the-reef = Stráž Útesu
goal-rising-star = Vycházející hvězda
goal-leader-for-a-night = V čele aspoň jednu noc
goal-heavy-pouch = Těžký váček

## Special announcements

announcement-goros-announcement = Oznámení mistra Gora
announcement-organisers-announcement = Oznámení pořadatelů
announcement-temple-announcement = Oznámení Chrámu příboje
announcement-guilds-announcement = Oznámení gild
announcement-mae-lamaras-announcement = Oznámení Mae Lamary
announcement-glassmakers-announcement = Oznámení sklářů
announcement-timekeepers-announcement = Oznámení Strážců času
announcement-harpooners-announcement = Oznámení harpunářů

## Weak monsters

monster-huge-witchbristle = Obrovský čaroštětinatec
monster-snapping-crab = Cvakající krab
monster-mire-lurker = Bahenní číhač
monster-spitting-urchin = Plivající ježovka
monster-razor-ray = Břitový rejnok
monster-kelp-stalker = Chaluhový lovec

## Strong monsters

monster-coral-titan = Korálový titán
monster-abyssal-maw = Chřtán propasti
monster-storm-serpent = Bouřný had
monster-iron-nautilus = Železná loděnka
monster-dread-kraken = Děsivý kraken
monster-reef-breaker = Drtič útesů

## Advanced monsters

monster-thunder-eels = Hromoví úhoři
monster-phantom-krill = Přízračný kril
monster-hoamaar = Hoamaar
monster-akora = Akora
monster-two-headed-hydra = Dvouhlavá hydra
monster-guaracuda = Guarakuda
monster-mirror-morays = Zrcadlové murény
monster-hollow-manta = Dutá manta
monster-gatekeeper-clam = Škeble strážkyně
monster-ember-turtle = Žhavá želva
monster-knot-squid = Uzlovitá oliheň
monster-plated-sturgeon = Pancéřový jeseter

## Characters

character-axl = Axl
character-caiman = Kajman
character-dust = Prach
character-eko = Eko

## Cards of Axl

card-braze-transmitter = Vysílač Braze
card-racing-skimmer = Závodní skútr
card-young-talent = Mladý talent
card-naga-heritage = Dědictví Nagů
card-local-champion = Místní šampion
card-no-respite = Bez oddechu
card-bold-daredevil = Smělý odvážlivec
card-incurable-optimist = Nenapravitelný optimista
card-shell-wager = Sázka o mušle
card-unrivalled = Bezkonkurenční
card-axl-reinforced-shield = Zesílený Mušlový štít
card-axl-shield-upgrade = Vylepšení štítu

## Cards of Caiman

card-crab-crossbow = Krabí kuše
card-ancient-feuds = Dávné sváry
card-mercenary = Žoldnéř
card-tricks-of-the-trade = Profesionální fígle
card-unorthodox-mooring = Neobvyklé kotvení
card-crocodile-hide = Krokodýlí pancíř
card-generous-trainer = Štědrý trenér
card-useful-contacts = Užitečné kontakty
card-outcasts-victory = Vítězství vyvržence
card-lone-warrior = Osamělý bojovník
card-caiman-reinforced-shield = Zesílený Mušlový štít
card-caiman-shield-upgrade = Vylepšení štítu

## Cards of Dust

card-scarab-compass = Kompas skarabea
card-new-to-the-islands = Nová na ostrovech
card-quick-learner = Učenlivá
card-rise-to-the-challenge = Přijmout výzvu
card-child-of-the-sands = Dítě písků
card-trinitite-sword = Trinititový meč
card-daring-pilot = Odvážná pilotka
card-crowd-favour = Přízeň publika
card-mystic-encounter = Mystické setkání
card-scarred = Zjizvená
card-dust-reinforced-shield = Zesílený Mušlový štít
card-dust-shield-upgrade = Vylepšení štítu

## Cards of Eko

card-ancient-bestiary = Starobylý bestiář
card-tsuro-refractor = Refraktor Tsuro
card-triumph-of-the-mind = Triumf mysli
card-devoted-to-the-fold = Oddaná Záhybu
card-wisdom-of-the-elders = Moudrost Prastarých
card-boundless-knowledge = Bezmezné vědění
card-pragmatic-foresight = Pragmatická předvídavost
card-betalods-feats = Betalodovy kousky
card-piece-of-cake = Hračka
card-astral-projection = Astrální projekce
card-eko-reinforced-shield = Zesílený Mušlový štít
card-eko-shield-upgrade = Vylepšení štítu

## Schemes

scheme-deception = Podvod!
scheme-framed = Křivé obvinění!
scheme-stunned = Omráčení!
scheme-erased-memory = Vymazaná paměť!
scheme-kidnapped = Únos Arbitra!

## Action spaces

space-drifters-dock = Dok drifterů
space-glassmakers-guild = Gilda sklářů
space-desert-caravan = Pouštní karavana
space-watchtower = Strážní věž
space-blade-advisor = Poradce Čepelí
space-drifting-gardens = Plovoucí zahrady
space-crab-mystics-atoll = Atol krabích mystiků
space-palm-plaza = Palmové náměstí
space-workshop = Dílna
space-racers-bay = Zátoka závodníků
space-surf-temple-shells = Chrám příboje (mušle)
space-surf-temple-fruit = Chrám příboje (plody)
space-surf-temple-challenge = Chrám příboje (výzva)
space-meditation-spring = Pramen meditace
space-folds-edge = Okraj Záhybu
space-inner-reef = Vnitřní útes
