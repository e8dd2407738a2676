# The English names of the original pack: challenges, tricks, market, goals, monsters, characters, schemes and spaces.

## Challenges of the Droska Ring

challenge-defend-the-caravan = Defend the Caravan
challenge-dune-sprint = Dune Sprint
challenge-dance-on-broken-glass = Dance on Broken Glass
challenge-sandglass-vigil = Sandglass Vigil
challenge-hot-sand-hurdles = Hot Sand Hurdles
challenge-drifters-dispute = Drifters' Dispute
challenge-scorpion-stare-down = Scorpion Stare-down
challenge-furnace-run = Furnace Run
challenge-mirage-hunt = Mirage Hunt
challenge-glassmakers-duel = Glassmakers' Duel
challenge-sandstorm-chase = Sandstorm Chase
challenge-ring-of-spears = Ring of Spears
challenge-break-the-sand-golem = Break the Sand Golem
challenge-molten-gauntlet = Molten Gauntlet
challenge-ride-the-bronze-scarab = Ride the Bronze Scarab
challenge-siege-of-the-glass-tower = Siege of the Glass Tower

## Challenges of the Chronosseum

challenge-unite-the-yokanite-crystals = Unite the Yokanite Crystals
challenge-beat-the-water-clock = Beat the Water Clock
challenge-first-bell-bout = First Bell Bout
challenge-coral-column-climb = Coral Column Climb
challenge-ultimate-hook-match = Ultimate Hook Match
challenge-pendulum-walk = Pendulum Walk
challenge-test-of-the-shield-wall = Test of the Shield Wall
challenge-echo-chamber = Echo Chamber
challenge-twin-trident-trial = Twin Trident Trial
challenge-battle-of-symmetry = Battle of Symmetry
challenge-gladiators-gambit = Gladiators' Gambit
challenge-cogwheel-labyrinth = Cogwheel Labyrinth
challenge-stand-of-the-last-hour = Stand of the Last Hour
challenge-storm-the-dais = Storm the Dais
challenge-withstand-the-waterfall = Withstand the Waterfall
challenge-champion-of-seven-tides = Champion of Seven Tides

## Challenges of the Lamara Stadium

challenge-lily-pad-hop = Lily Pad Hop
challenge-pearl-dive = Pearl Dive
challenge-rigging-relay = Rigging Relay
challenge-ring-the-buoys = Ring the Buoys
challenge-tramps-challenge = Tramp's Challenge
challenge-face-the-surge = Face the Surge
challenge-reef-slalom = Reef Slalom
challenge-capsized-rescue = Capsized Rescue
challenge-harpoon-volley = Harpoon Volley
challenge-rumble-with-the-frog-pack = Rumble with the Frog Pack
challenge-bay-bruisers-battle = Bay Bruisers Battle
challenge-total-brawl = Total Brawl
challenge-skimmer-derby = Skimmer Derby
challenge-race-the-tidal-bore = Race the Tidal Bore
challenge-ride-the-maelstrom = Ride the Maelstrom
challenge-leviathan-regatta = Leviathan Regatta

## Legendary challenges: perilous

challenge-loop-pit = Loop Pit
challenge-jaws-of-the-trench = Jaws of the Trench
challenge-dance-of-blades = Dance of Blades
challenge-row-of-powder-kegs = Row of Powder Kegs

## Legendary challenges: mystic

challenge-sunken-fears = Sunken Fears
challenge-whispers-of-the-crab-mystics = Whispers of the Crab Mystics
challenge-moonlit-meditation = Moonlit Meditation
challenge-song-of-the-deep-glass = Song of the Deep Glass

## Legendary challenges: showpiece

challenge-leap-of-faith = Leap of Faith
challenge-encore = Encore!
challenge-a-hundred-torches = A Hundred Torches
challenge-bow-to-the-stands = Bow to the Stands

## Legendary challenges: heroic

challenge-wrestling-the-sandaconda = Wrestling the Sandaconda
challenge-hold-the-sea-gate = Hold the Sea Gate
challenge-duel-with-a-tidal-blade = Duel with a Tidal Blade
challenge-against-the-whole-arena = Against the Whole Arena

## Legendary challenges: split

challenge-uprising = Uprising
challenge-crossroads-of-currents = Crossroads of Currents
challenge-two-banners = Two Banners
challenge-divided-crowd = Divided Crowd

## Legendary challenges: serial

challenge-frog-frenzy = Frog Frenzy
challenge-wave-after-wave = Wave after Wave
challenge-one-more-round = One More Round
challenge-without-drawing-breath = Without Drawing Breath

## Legendary challenges: swarm

challenge-rockworms = Rockworms
challenge-cloud-of-needlefish = Cloud of Needlefish
challenge-sand-midges = Sand Midges
challenge-clockwork-crabs = Clockwork Crabs

## Legendary challenges: arbiter

challenge-krobaaks-wrath = Krobaak's Wrath
challenge-krobaaks-riddle = Krobaak's Riddle
challenge-under-the-arbiters-eye = Under the Arbiter's Eye
challenge-final-verdict = The Final Verdict

## Tricks

trick-sound-rigging = Sound Rigging
trick-sudden-burst = Sudden Burst
trick-tempting-offer = Tempting Offer
trick-eager-study = Eager Study
trick-master-climber = Master Climber
trick-tidal-blade-ferocity = Tidal Blade Ferocity
trick-arbiters-favour = Arbiter's Favour
trick-lightning-reflexes = Lightning Reflexes
trick-night-training = Night Training
trick-shell-tide = Shell Tide

## Market

market-basket-of-shells = Basket of Shells
market-salt-tea = Salt Tea
market-arena-notice = Arena Notice
market-whittled-die = Whittled Die
market-sleeve-of-tricks = Sleeve of Tricks
market-praise-singer = Praise Singer
market-driftwood-crate = Driftwood Crate
market-beginners-scroll = Beginner's Scroll
market-polished-die = Polished Die
market-whetstone-kit = Whetstone Kit
market-tournament-herald = Tournament Herald
market-old-masters-lesson = Old Master's Lesson
market-jugglers-bundle = Juggler's Bundle
market-shell-divers-haul = Shell Diver's Haul
market-street-performers = Street Performers
market-bill-poster = Bill Poster
market-hot-spring-visit = Hot Spring Visit
market-recruits-gear = Recruit's Gear
market-elite-trainer = Elite Trainer
market-blacksmith-of-the-reef = Blacksmith of the Reef
market-parade-float = Parade Float
market-a-year-at-the-temple = A Year at the Temple
market-arena-veteran = Arena Veteran
market-guild-apprenticeship = Guild Apprenticeship
market-masked-patron = Masked Patron
market-library-of-bouts = Library of Bouts
market-champions-arsenal = Champion's Arsenal
market-elixir-of-the-four-winds = Elixir of the Four Winds
market-box-of-honour = Box of Honour
market-master-forge = Master Forge

## Strange goods

market-kases-magic = Kase's Magic
market-waking-salts = Waking Salts
market-shell-of-plenty = Shell of Plenty
market-living-whetstone = Living Whetstone
market-singing-conch = Singing Conch
market-bottled-current = Bottled Current

## Valuable knowledge

market-nyrocks-offer = Nyrock's Offer
market-monster-anatomy = Monster Anatomy
market-family-chronicle = Family Chronicle
market-theory-of-three-arenas = Theory of Three Arenas
market-dice-makers-secret = Dice Maker's Secret
market-path-of-mastery = Path of Mastery

## Black market

market-slippery-acquaintances = Slippery Acquaintances
market-back-alley-dice = Back-Alley Dice
market-stolen-trophy = Stolen Trophy
market-forbidden-drill = Forbidden Drill
market-eel-brew = Eel Brew
market-bribed-stagehand = Bribed Stagehand

## Secret goals

goal-desert-favourite = Desert Favourite
goal-heir-of-the-chronosseum = Heir of the Chronosseum
goal-idol-of-lamara = Idol of Lamara
goal-all-rounder = All-rounder
goal-tireless-contender = Tireless Contender
goal-in-full-balance = In Full Balance
goal-two-masteries = Two Masteries
goal-terror-of-the-fold = Terror of the Fold
goal-guardian-of-the-reef = Guardian of the Reef
goal-rising-star = Rising Star
goal-leader-for-a-night = Leader for a Night
goal-heavy-pouch = Heavy Pouch

## Special announcements

announcement-goros-announcement = Goro's Announcement
announcement-organisers-announcement = Organisers' Announcement
announcement-temple-announcement = Announcement of the Surf Temple
announcement-guilds-announcement = Announcement of the Guilds
announcement-mae-lamaras-announcement = Mae Lamara's Announcement
announcement-glassmakers-announcement = Glassmakers' Announcement
announcement-timekeepers-announcement = Timekeepers' Announcement
announcement-harpooners-announcement = Harpooners' Announcement

## Weak monsters

monster-huge-witchbristle = Huge Witchbristle
monster-snapping-crab = Snapping Crab
monster-mire-lurker = Mire Lurker
monster-spitting-urchin = Spitting Urchin
monster-razor-ray = Razor Ray
monster-kelp-stalker = Kelp Stalker

## Strong monsters

monster-coral-titan = Coral Titan
monster-abyssal-maw = Abyssal Maw
monster-storm-serpent = Storm Serpent
monster-iron-nautilus = Iron Nautilus
monster-dread-kraken = Dread Kraken
monster-reef-breaker = Reef Breaker

## Advanced monsters

monster-thunder-eels = Thunder Eels
monster-phantom-krill = Phantom Krill
monster-hoamaar = Hoamaar
monster-akora = Akora
monster-two-headed-hydra = Two-headed Hydra
monster-guaracuda = Guaracuda
monster-mirror-morays = Mirror Morays
monster-hollow-manta = Hollow Manta
monster-gatekeeper-clam = Gatekeeper Clam
monster-ember-turtle = Ember Turtle
monster-knot-squid = Knot Squid
monster-plated-sturgeon = Plated Sturgeon

## Characters

character-axl = Axl
character-caiman = Caiman
character-dust = Dust
character-eko = Eko

## Cards of Axl

card-braze-transmitter = Braze Transmitter
card-racing-skimmer = Racing Skimmer
card-young-talent = Young Talent
card-naga-heritage = Naga Heritage
card-local-champion = Local Champion
card-no-respite = No Respite
card-bold-daredevil = Bold Daredevil
card-incurable-optimist = Incurable Optimist
card-shell-wager = Shell Wager
card-unrivalled = Unrivalled
card-axl-reinforced-shield = Reinforced Shell Shield
card-axl-shield-upgrade = Shield Upgrade

## Cards of Caiman

card-crab-crossbow = Crab Crossbow
card-ancient-feuds = Ancient Feuds
card-mercenary = Mercenary
card-tricks-of-the-trade = Tricks of the Trade
card-unorthodox-mooring = Unorthodox Mooring
card-crocodile-hide = Crocodile Hide
card-generous-trainer = Generous Trainer
card-useful-contacts = Useful Contacts
card-outcasts-victory = Outcast's Victory
card-lone-warrior = Lone Warrior
card-caiman-reinforced-shield = Reinforced Shell Shield
card-caiman-shield-upgrade = Shield Upgrade

## Cards of Dust

card-scarab-compass = Scarab Compass
card-new-to-the-islands = New to the Islands
card-quick-learner = Quick Learner
card-rise-to-the-challenge = Rise to the Challenge
card-child-of-the-sands = Child of the Sands
card-trinitite-sword = Trinitite Sword
card-daring-pilot = Daring Pilot
card-crowd-favour = Crowd Favour
card-mystic-encounter = Mystic Encounter
card-scarred = Scarred
card-dust-reinforced-shield = Reinforced Shell Shield
card-dust-shield-upgrade = Shield Upgrade

## Cards of Eko

card-ancient-bestiary = Ancient Bestiary
card-tsuro-refractor = Tsuro Refractor
card-triumph-of-the-mind = Triumph of the Mind
card-devoted-to-the-fold = Devoted to the Fold
card-wisdom-of-the-elders = Wisdom of the Elders
card-boundless-knowledge = Boundless Knowledge
card-pragmatic-foresight = Pragmatic Foresight
card-betalods-feats = Betalod's Feats
card-piece-of-cake = Piece of Cake
card-astral-projection = Astral Projection
card-eko-reinforced-shield = Reinforced Shell Shield
card-eko-shield-upgrade = Shield Upgrade

## Schemes

scheme-deception = Deception!
scheme-framed = Framed!
scheme-stunned = Stunned!
scheme-erased-memory = Erased Memory!
scheme-kidnapped = Arbiter Kidnapped!

## Action spaces

space-drifters-dock = Drifters' Dock
space-glassmakers-guild = Glassmakers' Guild
space-desert-caravan = Desert Caravan
space-watchtower = Watchtower
space-blade-advisor = Blade Advisor
space-drifting-gardens = Drifting Gardens
space-crab-mystics-atoll = Crab Mystics' Atoll
space-palm-plaza = Palm Plaza
space-workshop = Workshop
space-racers-bay = Racers' Bay
space-surf-temple-shells = Surf Temple (shells)
space-surf-temple-fruit = Surf Temple (fruit)
space-surf-temple-challenge = Surf Temple (challenge)
space-meditation-spring = Meditation Spring
space-folds-edge = Fold's Edge
space-inner-reef = Inner Reef
