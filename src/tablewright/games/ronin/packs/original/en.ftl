# The English names of the original pack: action cards, chapter cards, boards, characters and abilities.

## Main deck, red

card-two-cuts-at-dusk = Two Cuts at Dusk
card-ember-on-the-blade = Ember on the Blade
card-bow-before-the-duel = Bow Before the Duel
card-lent-katana = Lent Katana
card-arrows-for-the-archer = Arrows for the Archer
card-spark-from-hand-to-hand = Spark from Hand to Hand
card-maple-banners = Maple Banners
card-burned-talismans = Burned Talismans
card-cast-off-baggage = Cast-Off Baggage
card-truce-in-the-bamboo = Truce in the Bamboo
card-lone-red-lantern = Lone Red Lantern
card-ford-of-two-herons = Ford of Two Herons
card-two-sleeping-swords = Two Sleeping Swords
card-tea-before-battle = Tea Before Battle
card-roadside-teahouse = Roadside Teahouse
card-blades-by-the-teapot = Blades by the Teapot

## Main deck, green

card-deeper-into-the-cedars = Deeper into the Cedars
card-claw-marks-in-the-moss = Claw Marks in the Moss
card-foxfire-in-the-ferns = Foxfire in the Ferns
card-map-for-a-friend = Map for a Friend
card-sandals-for-the-road = Sandals for the Road
card-spear-passed-along = Spear Passed Along
card-green-upon-green = Green upon Green
card-buried-arrowheads = Buried Arrowheads
card-shedding-old-bark = Shedding Old Bark
card-the-kappas-pool = The Kappa's Pool
card-speech-of-the-last-pine = Speech of the Last Pine
card-pact-of-two-gardens = Pact of Two Gardens
card-ambush-in-the-reeds = Ambush in the Reeds
card-wild-tea-leaves = Wild Tea Leaves
card-sencha-for-a-neighbour = Sencha for a Neighbour
card-whisked-matcha = Whisked Matcha

## Main deck, blue

card-moon-in-two-waters = Moon in Two Waters
card-parley-with-a-ghost = Parley with a Ghost
card-ferry-of-blue-flames = Ferry of Blue Flames
card-gifted-paper-charm = Gifted Paper Charm
card-a-spell-in-the-ear = A Spell in the Ear
card-letter-by-night-boat = Letter by Night Boat
card-rising-indigo-tide = Rising Indigo Tide
card-unsent-letters = Unsent Letters
card-washed-away-by-rain = Washed Away by Rain
card-lanterns-downstream = Lanterns Downstream
card-a-wave-to-break-stone = A Wave to Break Stone
card-duel-of-two-carp = Duel of Two Carp
card-two-still-bells = Two Still Bells
card-tea-under-the-moon = Tea Under the Moon
card-kettle-in-the-camp = Kettle in the Camp
card-spells-in-the-tea-steam = Spells in the Tea Steam

## Main deck, yellow

card-silk-on-both-sides = Silk on Both Sides
card-pilgrims-safe-conduct = Pilgrim's Safe-Conduct
card-fan-with-steel-ribs = Fan with Steel Ribs
card-persimmons-next-door = Persimmons Next Door
card-a-good-word-put-in = A Good Word Put In
card-half-a-rice-ball = Half a Rice Ball
card-row-of-golden-screens = Row of Golden Screens
card-bridges-cut-behind-us = Bridges Cut Behind Us
card-pawned-heirlooms = Pawned Heirlooms
card-guards-at-the-granary = Guards at the Granary
card-a-single-gold-leaf = A Single Gold Leaf
card-twin-field-shrines = Twin Field Shrines
card-dust-of-sleeping-roads = Dust of Sleeping Roads
card-tea-with-the-daimyo = Tea with the Daimyo
card-jasmine-tea-at-sunrise = Jasmine Tea at Sunrise
card-toasted-barley-tea = Toasted Barley Tea

## Main deck, pink

card-branch-held-aside = Branch Held Aside
card-hilt-first = Hilt First
card-wish-sent-downwind = Wish Sent Downwind
card-ribbon-for-a-rival = Ribbon for a Rival
card-tea-on-the-ferry = Tea on the Ferry
card-cup-for-the-vanquished = Cup for the Vanquished
card-faces-in-the-tea-leaves = Faces in the Tea Leaves
card-blossoms-in-the-cup = Blossoms in the Cup
card-under-cherry-boughs = Under Cherry Boughs
card-three-masks-of-a-fox = Three Masks of a Fox
card-insult-behind-a-fan = Insult Behind a Fan
card-while-the-tea-steeps = While the Tea Steeps
card-cherry-blossom-tea = Cherry Blossom Tea
card-challenge-and-a-gift = Challenge and a Gift
card-lantern-for-a-stranger = Lantern for a Stranger
card-parasols-on-the-bridge = Parasols on the Bridge

## Starting cards of Geralt

card-hunter-on-the-trail = Hunter on the Trail
card-half-a-vial = Half a Vial
card-gruff-advice = Gruff Advice
card-silver-instead-of-spells = Silver Instead of Spells
card-tea-in-silence = Tea in Silence

## Starting cards of Yennefer

card-velvet-and-lightning = Velvet and Lightning
card-portal-left-ajar = Portal Left Ajar
card-gift-of-thunder = Gift of Thunder
card-one-raised-eyebrow = One Raised Eyebrow
card-black-tea-no-sugar = Black Tea, No Sugar

## Starting cards of Dandelion

card-ballad-of-a-hundred-inns = Ballad of a Hundred Inns
card-you-go-first = You Go First
card-contagious-refrain = Contagious Refrain
card-applause-in-coin = Applause in Coin
card-verses-over-tea = Verses over Tea

## Starting cards of Ciri

card-leap-and-slash = Leap and Slash
card-catch-this-light = Catch This Light
card-secret-on-the-run = Secret on the Run
card-vanish-mid-strike = Vanish Mid-Strike
card-tea-gulped-standing = Tea Gulped Standing

## Starting cards of Vesemir

card-sermon-with-a-stick = Sermon with a Stick
card-hand-me-down-boots = Hand-Me-Down Boots
card-recipe-from-memory = Recipe from Memory
card-i-warn-only-once = I Warn Only Once
card-herbs-in-an-old-kettle = Herbs in an Old Kettle

## Starting cards of Triss

card-ring-of-sparks = Ring of Sparks
card-cloak-for-a-wanderer = Cloak for a Wanderer
card-handkerchief-for-tears = Handkerchief for Tears
card-steam-and-cinders = Steam and Cinders
card-healers-infusion = Healer's Infusion

## Starting cards of Yuki Onna

card-snow-petals = Snow Petals
card-bouquet-of-icicles = Bouquet of Icicles
card-promise-in-the-blizzard = Promise in the Blizzard
card-swords-sealed-by-rime = Swords Sealed by Rime
card-tea-gone-cold = Tea Gone Cold

## Chapter cards

chapter-hunt-beyond-the-passes = Hunt Beyond the Passes
chapter-council-of-spirits = Council of Spirits
chapter-night-of-two-fires = Night of Two Fires
chapter-embassy-to-the-islands = Embassy to the Islands
chapter-into-the-pale-mists = Into the Pale Mists
chapter-siege-and-parley = Siege and Parley

## Cooperation boards

board-1 = Pavilion by the Pond
board-2 = Hearth of Red Clay
board-3 = Bamboo Veranda
board-4 = Golden Straw Mats
board-5 = Plum Orchard Gate

## Characters

character-geralt = Geralt
character-yennefer = Yennefer
character-dandelion = Dandelion
character-ciri = Ciri
character-vesemir = Vesemir
character-triss = Triss
character-yuki-onna = Yuki Onna

## Abilities

ability-training = Training
ability-retraced-steps = Retraced Steps
ability-witchers-fitness = Witcher's Fitness
ability-tireless = Tireless
ability-drawing-energy = Drawing Energy
ability-second-wind = Second Wind
ability-gathered-storm = Gathered Storm
ability-reshaped-matter = Reshaped Matter
ability-encore = Encore
ability-tavern-gossip = Tavern Gossip
ability-song-for-friends = Song for Friends
ability-ovation = Ovation
ability-sudden-step = Sudden Step
ability-stirring-blood = Stirring Blood
ability-between-worlds = Between Worlds
ability-lasting-bond = Lasting Bond
ability-old-lessons = Old Lessons
ability-mended-blade = Mended Blade
ability-winter-stores = Winter Stores
ability-scarlet-ledger = Scarlet Ledger
ability-kindled-spark = Kindled Spark
ability-field-infirmary = Field Infirmary
ability-open-flame = Open Flame
ability-sheltered-road = Sheltered Road
ability-first-frost = First Frost
ability-footprints-in-snow = Footprints in Snow
ability-frozen-echo = Frozen Echo
ability-white-veil = White Veil
