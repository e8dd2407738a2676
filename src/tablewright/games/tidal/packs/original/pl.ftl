# The Polish names of the original pack: challenges, tricks, market, goals, monsters, characters, schemes and spaces.

## Challenges of the Droska Ring

challenge-defend-the-caravan = Obrona karawany
challenge-dune-sprint = Sprint po wydmach
challenge-dance-on-broken-glass = Taniec na potłuczonym szkle
challenge-sandglass-vigil = Czuwanie przy klepsydrze
challenge-hot-sand-hurdles = Płotki na gorącym piasku
challenge-drifters-dispute = Spór dryfterów
challenge-scorpion-stare-down = Pojedynek na spojrzenia ze skorpionem
challenge-furnace-run = Bieg między piecami
challenge-mirage-hunt = Polowanie na miraże
challenge-glassmakers-duel = Pojedynek Szklarzy
challenge-sandstorm-chase = Pościg w burzy piaskowej
challenge-ring-of-spears = Krąg włóczni
challenge-break-the-sand-golem = Rozbij piaskowego golema
challenge-molten-gauntlet = Rozżarzony szlak
challenge-ride-the-bronze-scarab = Ujeździć spiżowego skarabeusza
challenge-siege-of-the-glass-tower = Oblężenie Szklanej Wieży

## Challenges of the Chronosseum

challenge-unite-the-yokanite-crystals = Połącz kryształy yokanitu
challenge-beat-the-water-clock = Wyprzedź zegar wodny
challenge-first-bell-bout = Walka do pierwszego dzwonu
challenge-coral-column-climb = Wspinaczka po koralowych kolumnach
challenge-ultimate-hook-match = Wielki mecz na haki
challenge-pendulum-walk = Spacer wśród wahadeł
challenge-test-of-the-shield-wall = Próba muru tarcz
challenge-echo-chamber = Komnata ech
challenge-twin-trident-trial = Próba dwóch trójzębów
challenge-battle-of-symmetry = Bitwa symetrii
challenge-gladiators-gambit = Gambit gladiatorów
challenge-cogwheel-labyrinth = Labirynt kół zębatych
challenge-stand-of-the-last-hour = Bastion ostatniej godziny
challenge-storm-the-dais = Szturm na podium
challenge-withstand-the-waterfall = Wytrzymaj pod wodospadem
challenge-champion-of-seven-tides = Czempion siedmiu pływów

## Challenges of the Lamara Stadium

challenge-lily-pad-hop = Skoki po liliach
challenge-pearl-dive = Nurkowanie po perły
challenge-rigging-relay = Sztafeta po takielunku
challenge-ring-the-buoys = Rozdzwoń boje
challenge-tramps-challenge = Wyzwanie włóczęgi
challenge-face-the-surge = Staw czoła fali
challenge-reef-slalom = Slalom wśród raf
challenge-capsized-rescue = Ratunek spod wywróconej łodzi
challenge-harpoon-volley = Salwa harpunów
challenge-rumble-with-the-frog-pack = Rozróba z żabią bandą
challenge-bay-bruisers-battle = Bitwa z osiłkami z zatoki
challenge-total-brawl = Bójka totalna
challenge-skimmer-derby = Derby skuterów
challenge-race-the-tidal-bore = Wyścig z falą pływową
challenge-ride-the-maelstrom = Okiełznać wir
challenge-leviathan-regatta = Regaty Lewiatana

## Legendary challenges: perilous

challenge-loop-pit = Jama zapętlenia
challenge-jaws-of-the-trench = Szczęki głębiny
challenge-dance-of-blades = Taniec ostrzy
challenge-row-of-powder-kegs = Szpaler beczek prochu

## Legendary challenges: mystic

challenge-sunken-fears = Zatopione lęki
challenge-whispers-of-the-crab-mystics = Szepty krabich mistyków
challenge-moonlit-meditation = Medytacja w blasku księżyca
challenge-song-of-the-deep-glass = Pieśń głębinowego szkła

## Legendary challenges: showpiece

challenge-leap-of-faith = Skok wiary
challenge-encore = Bis!
challenge-a-hundred-torches = Sto pochodni
challenge-bow-to-the-stands = Ukłon przed trybunami

## Legendary challenges: heroic

challenge-wrestling-the-sandaconda = Zapasy z Piachokondą
challenge-hold-the-sea-gate = Obrona Morskiej Bramy
challenge-duel-with-a-tidal-blade = Pojedynek z Ostrzem Pływów
challenge-against-the-whole-arena = Przeciw całej arenie

## Legendary challenges: split

challenge-uprising = Powstanie
challenge-crossroads-of-currents = Rozstaje prądów
challenge-two-banners = Dwa sztandary
challenge-divided-crowd = Podzielony tłum

## Legendary challenges: serial

challenge-frog-frenzy = Żabi szał
challenge-wave-after-wave = Fala za falą
challenge-one-more-round = Jeszcze jedno starcie
challenge-without-drawing-breath = Na jednym oddechu

## Legendary challenges: swarm

challenge-rockworms = Skałoczerwie
challenge-cloud-of-needlefish = Chmara igliczni
challenge-sand-midges = Piaskowe meszki
challenge-clockwork-crabs = Mechaniczne kraby

## Legendary challenges: arbiter

challenge-krobaaks-wrath = Gniew Krobaaka
challenge-krobaaks-riddle = Zagadka Krobaaka
challenge-under-the-arbiters-eye = Pod okiem Arbitra
challenge-final-verdict = Ostateczny wyrok

## Tricks

trick-sound-rigging = Porządny takielunek
trick-sudden-burst = Nagły zryw
trick-tempting-offer = Kusząca oferta
trick-eager-study = Gorliwa nauka
trick-master-climber = Mistrz wspinaczki
trick-tidal-blade-ferocity = Zaciekłość Ostrz Pływów
trick-arbiters-favour = Przychylność Arbitra
trick-lightning-reflexes = Błyskawiczny refleks
trick-night-training = Nocny trening
trick-shell-tide = Przypływ muszli

## Market

market-basket-of-shells = Kosz muszli
market-salt-tea = Słona herbata
market-arena-notice = Afisz z areny
market-whittled-die = Strugana kość
market-sleeve-of-tricks = Rękaw pełen sztuczek
market-praise-singer = Chwalca z trybun
market-driftwood-crate = Skrzynia wyrzucona na brzeg
market-beginners-scroll = Zwój początkującego
market-polished-die = Szlifowana kość
market-whetstone-kit = Zestaw osełek
market-tournament-herald = Herold turnieju
market-old-masters-lesson = Lekcja starego mistrza
market-jugglers-bundle = Tobołek żonglera
market-shell-divers-haul = Zdobycz poławiacza muszli
market-street-performers = Uliczni kuglarze
market-bill-poster = Rozlepiacz afiszy
market-hot-spring-visit = Wizyta u gorących źródeł
market-recruits-gear = Ekwipunek rekruta
market-elite-trainer = Trener elity
market-blacksmith-of-the-reef = Kowal z Rafy
market-parade-float = Platforma paradna
market-a-year-at-the-temple = Rok w świątyni
market-arena-veteran = Weteran aren
market-guild-apprenticeship = Termin w gildii
market-masked-patron = Zamaskowany mecenas
market-library-of-bouts = Biblioteka pojedynków
market-champions-arsenal = Arsenał czempiona
market-elixir-of-the-four-winds = Eliksir czterech wiatrów
market-box-of-honour = Loża honorowa
market-master-forge = Mistrzowska kuźnia

## Strange goods

market-kases-magic = Magia Kase'a
market-waking-salts = Sole trzeźwiące
market-shell-of-plenty = Muszla obfitości
market-living-whetstone = Żywa osełka
market-singing-conch = Śpiewająca koncha
market-bottled-current = Prąd w butelce

## Valuable knowledge

market-nyrocks-offer = Oferta Nyrocka
market-monster-anatomy = Anatomia potworów
market-family-chronicle = Kronika rodowa
market-theory-of-three-arenas = Teoria trzech aren
market-dice-makers-secret = Sekret wytwórcy kości
market-path-of-mastery = Droga mistrzostwa

## Black market

market-slippery-acquaintances = Śliscy znajomi
market-back-alley-dice = Kości z zaułka
market-stolen-trophy = Skradzione trofeum
market-forbidden-drill = Zakazana musztra
market-eel-brew = Wywar z węgorza
market-bribed-stagehand = Przekupiony pomocnik

## Secret goals

goal-desert-favourite = Chluba pustyni
goal-heir-of-the-chronosseum = Dziedzictwo Chronoseum
goal-idol-of-lamara = Ulubieńcy Lamary
goal-all-rounder = Wszechstronność
goal-tireless-contender = Niestrudzenie
goal-in-full-balance = W pełnej równowadze
goal-two-masteries = Podwójne mistrzostwo
goal-terror-of-the-fold = Postrach Fałdy
goal-guardian-of-the-reef = Straż Rafy
goal-rising-star = Wschodząca gwiazda
goal-leader-for-a-night = Na czele choć jedną noc
goal-heavy-pouch = Ciężki mieszek

## Special announcements

announcement-goros-announcement = Ogłoszenie Mistrza Goro
announcement-organisers-announcement = Ogłoszenie organizatorów
announcement-temple-announcement = Ogłoszenie Świątyni Przyboju
announcement-guilds-announcement = Ogłoszenie gildii
announcement-mae-lamaras-announcement = Ogłoszenie Mae Lamary
announcement-glassmakers-announcement = Ogłoszenie Szklarzy
announcement-timekeepers-announcement = Ogłoszenie Strażników Czasu
announcement-harpooners-announcement = Ogłoszenie harpunników

## Weak monsters

monster-huge-witchbristle = Ogromny Wiedźmoszczet
monster-snapping-crab = Kłapiący krab
monster-mire-lurker = Błotny czyhacz
monster-spitting-urchin = Plujący jeżowiec
monster-razor-ray = Brzytwia płaszczka
monster-kelp-stalker = Wodorostowy łowca

## Strong monsters

monster-coral-titan = Koralowy tytan
monster-abyssal-maw = Paszcza otchłani
monster-storm-serpent = Wąż burzy
monster-iron-nautilus = Żelazny łodzik
monster-dread-kraken = Straszliwy kraken
monster-reef-breaker = Kruszyciel raf

## Advanced monsters

monster-thunder-eels = Grzmotowęgorze
monster-phantom-krill = Widmowy Kryl
monster-hoamaar = Hoamaar
monster-akora = Akora
monster-two-headed-hydra = Dwugłowa Hydra
monster-guaracuda = Guarakuda
monster-mirror-morays = Lustrzane mureny
monster-hollow-manta = Pusta manta
monster-gatekeeper-clam = Małż odźwierny
monster-ember-turtle = Żarowy żółw
monster-knot-squid = Węźlasta kałamarnica
monster-plated-sturgeon = Pancerny jesiotr

## Characters

character-axl = Axl
character-caiman = Kajman
character-dust = Pył
character-eko = Eko

## Cards of Axl

card-braze-transmitter = Nadajnik Braze
card-racing-skimmer = Skuter wyścigowy
card-young-talent = Młody talent
card-naga-heritage = Dziedzictwo Naga
card-local-champion = Miejscowy mistrz
card-no-respite = Bez wytchnienia
card-bold-daredevil = Odważny narwaniec
card-incurable-optimist = Niepoprawny optymista
card-shell-wager = Zakład o muszle
card-unrivalled = Bezkonkurencyjny
card-axl-reinforced-shield = Wzmocniona Muszlowa Tarcza
card-axl-shield-upgrade = Ulepszenie Tarczy

## Cards of Caiman

card-crab-crossbow = Krabia kusza
card-ancient-feuds = Starożytne zatargi
card-mercenary = Najemnik
card-tricks-of-the-trade = Sztuczki zawodowca
card-unorthodox-mooring = Nietypowe cumowanie
card-crocodile-hide = Krokodyli pancerz
card-generous-trainer = Hojny trener
card-useful-contacts = Przydatne kontakty
card-outcasts-victory = Zwycięstwo wyrzutka
card-lone-warrior = Samotny wojownik
card-caiman-reinforced-shield = Wzmocniona Muszlowa Tarcza
card-caiman-shield-upgrade = Ulepszenie Tarczy

## Cards of Dust

card-scarab-compass = Kompas skarabeusza
card-new-to-the-islands = Nowa na wyspach
card-quick-learner = Pojętna
card-rise-to-the-challenge = Podjąć wyzwanie
card-child-of-the-sands = Dziecię piasków
card-trinitite-sword = Trynitytowy miecz
card-daring-pilot = Zuchwała pilotka
card-crowd-favour = Uznanie publiczności
card-mystic-encounter = Mistyczne spotkanie
card-scarred = Pobliźniona
card-dust-reinforced-shield = Wzmocniona Muszlowa Tarcza
card-dust-shield-upgrade = Ulepszenie Tarczy

## Cards of Eko

card-ancient-bestiary = Starożytny bestiariusz
card-tsuro-refractor = Załamywacz Tsuro
card-triumph-of-the-mind = Tryumf umysłu
card-devoted-to-the-fold = Oddana Fałdzie
card-wisdom-of-the-elders = Mądrość Przedwiecznych
card-boundless-knowledge = Bezkresna wiedza
card-pragmatic-foresight = Pragmatyczna przezorność
card-betalods-feats = Osiągnięcia betaloda
card-piece-of-cake = Łatwizna
card-astral-projection = Projekcja astralna
card-eko-reinforced-shield = Wzmocniona Muszlowa Tarcza
card-eko-shield-upgrade = Ulepszenie Tarczy

## Schemes

scheme-deception = Oszustwo!
scheme-framed = Wrobienie!
scheme-stunned = Ogłuszenie!
scheme-erased-memory = Wymazana pamięć!
scheme-kidnapped = Porwanie Arbitra!

## Action spaces

space-drifters-dock = Dok Dryfterów
space-glassmakers-guild = Gildia Szklarzy
space-desert-caravan = Pustynna Karawana
space-watchtower = Strażnica
space-blade-advisor = Doradca Ostrzy
space-drifting-gardens = Dryfujące Ogrody
space-crab-mystics-atoll = Atol Krabich Mistyków
space-palm-plaza = Plac Palmowy
space-workshop = Warsztat
space-racers-bay = Zatoka Rajdowców
space-surf-temple-shells = Świątynia Przyboju (muszle)
space-surf-temple-fruit = Świątynia Przyboju (owoce)
space-surf-temple-challenge = Świątynia Przyboju (wyzwanie)
space-meditation-spring = Źródło Medytacji
space-folds-edge = Granica Fałdy
space-inner-reef = Wewnętrzna Rafa
