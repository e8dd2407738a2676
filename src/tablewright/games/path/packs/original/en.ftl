# The English names of the original pack: action cards, characters, abilities, habits, exertion cards and missions.

## Main deck, red

card-steel-on-steel = Steel on Steel
card-enchanted-axe = Enchanted Axe
card-gauntlet-on-the-table = Gauntlet on the Table
card-the-boar-hunt = The Boar Hunt
card-every-scar-a-lesson = Every Scar a Lesson
card-three-burning-banners = Three Burning Banners
card-blood-on-the-clover = Blood on the Clover
card-red-thread-home = Red Thread Home
card-toll-for-two-roads = Toll for Two Roads
card-ploughs-into-swords = Ploughs into Swords
card-embers-under-ash = Embers Under Ash
card-riders-behind-the-hill = Riders Behind the Hill
card-beast-at-bay = Beast at Bay
card-spellbook-in-flames = Spellbook in Flames

## Main deck, green

card-beyond-the-last-mill = Beyond the Last Mill
card-poachers-path = Poachers' Path
card-fairy-ring = Fairy Ring
card-talk-at-the-crossroads = Talk at the Crossroads
card-knight-of-the-marsh = Knight of the Marsh
card-where-oaks-grow-thick = Where Oaks Grow Thick
card-three-old-alders = Three Old Alders
card-stag-by-the-spring = Stag by the Spring
card-the-hermits-lesson = The Hermit's Lesson
card-two-wild-roses = Two Wild Roses
card-what-the-forest-took = What the Forest Took
card-seeds-beneath-snow = Seeds Beneath Snow
card-field-left-fallow = Field Left Fallow
card-swords-hung-on-a-bough = Swords Hung on a Bough

## Main deck, blue

card-mirror-of-black-water = Mirror of Black Water
card-following-a-wisp = Following a Wisp
card-promise-to-a-nixie = Promise to a Nixie
card-storm-in-a-bottle = Storm in a Bottle
card-well-beneath-the-well = Well Beneath the Well
card-three-sisters-of-mist = Three Sisters of Mist
card-fortune-for-a-groat = Fortune for a Groat
card-the-only-star-tonight = The Only Star Tonight
card-two-red-candles = Two Red Candles
card-ink-into-the-river = Ink into the River
card-dreams-before-dawn = Dreams Before Dawn
card-the-ice-remembers = The Ice Remembers
card-jesters-motley = Jester's Motley
card-broken-seals = Broken Seals

## Main deck, yellow

card-harvest-feast = Harvest Feast
card-merchants-caravan = Merchants' Caravan
card-herald-in-mail = Herald in Mail
card-court-astrologer = Court Astrologer
card-firebirds-feather = Firebird's Feather
card-sheaf-upon-sheaf = Sheaf upon Sheaf
card-three-golden-apples = Three Golden Apples
card-lessons-in-courtship = Lessons in Courtship
card-rose-on-the-shield = Rose on the Shield
card-two-green-gates = Two Green Gates
card-coppers-for-gold = Coppers for Gold
card-gossip-by-the-stove = Gossip by the Stove
card-attic-full-of-trinkets = Attic Full of Trinkets
card-curse-bought-off = Curse Bought Off

## Main deck, pink

card-thorn-hedge = Thorn Hedge
card-seven-league-boots = Seven-League Boots
card-spindle-and-sleep = Spindle and Sleep
card-garland-of-kind-words = Garland of Kind Words
card-petals-on-the-path = Petals on the Path
card-three-bridesmaids = Three Bridesmaids
card-lovesick-squire = Lovesick Squire
card-one-golden-hair = One Golden Hair
card-two-doves-bring-news = Two Doves Bring News
card-toys-put-away = Toys Put Away
card-heart-still-asleep = Heart Still Asleep
card-rainbow-over-ruins = Rainbow over Ruins
card-truth-without-honey = Truth Without Honey
card-blisters-and-wisdom = Blisters and Wisdom

## Starting cards of Geralt

card-notice-on-the-gate = Notice on the Gate
card-whetstone-and-oil = Whetstone and Oil
card-enough-talking = Enough Talking
card-lone-track-in-the-mud = Lone Track in the Mud
card-medallion-at-rest = Medallion at Rest

## Starting cards of Yennefer

card-smile-like-a-spell = Smile Like a Spell
card-raven-at-the-window = Raven at the Window
card-let-them-come-to-me = Let Them Come to Me
card-one-drop-of-blood = One Drop of Blood
card-all-in-the-crucible = All in the Crucible

## Starting cards of Dandelion

card-lute-on-the-shoulder = Lute on the Shoulder
card-feathered-hat = Feathered Hat
card-disarming-rhyme = Disarming Rhyme
card-out-by-the-window = Out by the Window
card-verses-for-the-drawer = Verses for the Drawer

## Starting cards of Ciri

card-pirouette-on-a-wall = Pirouette on a Wall
card-gallop-over-meadows = Gallop over Meadows
card-door-where-none-was = Door Where None Was
card-the-humming-stone = The Humming Stone
card-no-looking-back = No Looking Back

## Starting cards of Vesemir

card-a-word-then-a-sword = A Word, Then a Sword
card-straw-dummy = Straw Dummy
card-plain-good-steel = Plain Good Steel
card-rare-word-of-praise = Rare Word of Praise
card-reading-by-candle = Reading by Candle

## Characters

character-geralt = Geralt
character-yennefer = Yennefer
character-dandelion = Dandelion
character-ciri = Ciri
character-vesemir = Vesemir

## Abilities

ability-training = Training
ability-back-in-the-saddlebag = Back in the Saddlebag
ability-witchers-fitness = Witcher's Fitness
ability-tireless = Tireless
ability-rearranged-stars = Rearranged Stars
ability-lead-into-light = Lead into Light
ability-unbending-will = Unbending Will
ability-spell-recast = Spell Recast
ability-news-from-the-road = News from the Road
ability-generous-patron = Generous Patron
ability-one-more-verse = One More Verse
ability-the-whole-inn-sings = The Whole Inn Sings
ability-blink-of-an-eye = Blink of an Eye
ability-a-promise-kept = A Promise Kept
ability-lost-and-found = Lost and Found
ability-unbridled-power = Unbridled Power
ability-needle-and-thread = Needle and Thread
ability-notches-on-the-beam = Notches on the Beam
ability-morning-drill = Morning Drill
ability-a-full-larder = A Full Larder

## Habits of the Automa

habit-counted-blows = Counted Blows
habit-paid-in-silver = Paid in Silver
habit-bright-omen = Bright Omen
habit-hunger-for-power = Hunger for Power
habit-perfumed-letters = Perfumed Letters
habit-overheard-stories = Overheard Stories
habit-flight-by-night = Flight by Night
habit-restless-feet = Restless Feet
habit-yellowed-pages = Yellowed Pages
habit-the-final-say = The Final Say

## Exertion cards

exertion-uphill-at-dawn = Uphill at Dawn
exertion-race-with-the-sun = Race with the Sun
exertion-across-the-cold-ford = Across the Cold Ford
exertion-dance-till-cockcrow = Dance Till Cockcrow
exertion-against-the-current = Against the Current
exertion-forge-without-rest = Forge Without Rest
exertion-night-without-sleep = Night Without Sleep
exertion-through-the-brambles = Through the Brambles
exertion-storming-the-gate = Storming the Gate
exertion-breakneck-ride = Breakneck Ride
exertion-to-the-four-winds = To the Four Winds
exertion-to-the-last-breath = To the Last Breath

## Secret missions

mission-silver-kept-in-reserve = Silver Kept in Reserve
mission-blood-on-the-threshold = Blood on the Threshold
mission-spade-and-lantern = Spade and Lantern
mission-spell-left-unspoken = Spell Left Unspoken
mission-full-moon-vigil = Full-Moon Vigil
mission-casket-of-keepsakes = Casket of Keepsakes
mission-chapel-window = Chapel Window
mission-ivy-over-the-shutters = Ivy over the Shutters
mission-silent-witnesses = Silent Witnesses
mission-paid-by-the-page = Paid by the Page
mission-salt-across-the-floor = Salt Across the Floor
mission-keys-to-every-room = Keys to Every Room

## Secret missions of a solo game

mission-bolts-in-the-quiver = Bolts in the Quiver
mission-words-for-the-index = Words for the Index
mission-only-what-is-needed = Only What Is Needed
mission-candles-still-unlit = Candles Still Unlit
mission-map-of-the-cellars = Map of the Cellars
mission-gem-of-many-lights = Gem of Many Lights
