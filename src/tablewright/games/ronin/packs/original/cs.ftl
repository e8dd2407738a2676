# The Czech names of the original pack: action cards, chapter cards, boards, characters and abilities.

## Main deck, red

card-two-cuts-at-dusk = Dva seky za soumraku
card-ember-on-the-blade = Žár na čepeli
card-bow-before-the-duel = Úklona před soubojem
card-lent-katana = Zapůjčená katana
card-arrows-for-the-archer = Šípy pro lučištníka
card-spark-from-hand-to-hand = Jiskra z ruky do ruky
card-maple-banners = Javorové korouhve
card-burned-talismans = Spálené talismany
card-cast-off-baggage = Odhozená přítěž
card-truce-in-the-bamboo = Příměří v bambusech
card-lone-red-lantern = Osamělý rudý lampion
card-ford-of-two-herons = Brod dvou volavek
card-two-sleeping-swords = Dva dřímající meče
card-tea-before-battle = Čaj před bitvou
card-roadside-teahouse = Čajovna u cesty
card-blades-by-the-teapot = Čepele u konvičky

## Main deck, green

card-deeper-into-the-cedars = Hlouběji mezi cedry
card-claw-marks-in-the-moss = Stopy drápů v mechu
card-foxfire-in-the-ferns = Liščí ohně v kapradí
card-map-for-a-friend = Mapa pro přítele
card-sandals-for-the-road = Sandály na cestu
card-spear-passed-along = Podané kopí
card-green-upon-green = Zeleň za zelení
card-buried-arrowheads = Zakopané hroty šípů
card-shedding-old-bark = Shozená kůra
card-the-kappas-pool = Kappova tůň
card-speech-of-the-last-pine = Řeč poslední borovice
card-pact-of-two-gardens = Smír dvou zahrad
card-ambush-in-the-reeds = Léčka v rákosí
card-wild-tea-leaves = Lístky divokého čaje
card-sencha-for-a-neighbour = Senča pro souseda
card-whisked-matcha = Našlehaná matcha

## Main deck, blue

card-moon-in-two-waters = Měsíc ve dvou vodách
card-parley-with-a-ghost = Vyjednávání s duchem
card-ferry-of-blue-flames = Přívoz modrých plamenů
card-gifted-paper-charm = Darovaný amulet
card-a-spell-in-the-ear = Kouzlo do ucha
card-letter-by-night-boat = Dopis po noční lodi
card-rising-indigo-tide = Indigový příliv
card-unsent-letters = Neodeslané dopisy
card-washed-away-by-rain = Déšť vše smyje
card-lanterns-downstream = Lampiony po proudu
card-a-wave-to-break-stone = Vlna, co drtí skálu
card-duel-of-two-carp = Souboj dvou kaprů
card-two-still-bells = Dva mlčící zvony
card-tea-under-the-moon = Čaj pod měsícem
card-kettle-in-the-camp = Konvice v ležení
card-spells-in-the-tea-steam = Kouzla v čajové páře

## Main deck, yellow

card-silk-on-both-sides = Hedvábí z obou stran
card-pilgrims-safe-conduct = Glejt pro poutníka
card-fan-with-steel-ribs = Vějíř s ocelovými žebry
card-persimmons-next-door = Kaki pro sousedy
card-a-good-word-put-in = Vlídná přímluva
card-half-a-rice-ball = Půlka onigiri
card-row-of-golden-screens = Řada zlatých zástěn
card-bridges-cut-behind-us = Stržené mosty
card-pawned-heirlooms = Zastavené dědictví
card-guards-at-the-granary = Stráž u sýpky
card-a-single-gold-leaf = Jediný zlatý list
card-twin-field-shrines = Dvě kapličky v polích
card-dust-of-sleeping-roads = Prach spících cest
card-tea-with-the-daimyo = Čaj u daimjóa
card-jasmine-tea-at-sunrise = Jasmínový čaj za úsvitu
card-toasted-barley-tea = Čaj z praženého ječmene

## Main deck, pink

card-branch-held-aside = Přidržená větev
card-hilt-first = Jílcem napřed
card-wish-sent-downwind = Přání poslané po větru
card-ribbon-for-a-rival = Stuha pro sokyni
card-tea-on-the-ferry = Čaj na přívoze
card-cup-for-the-vanquished = Šálek pro poraženého
card-faces-in-the-tea-leaves = Tváře na dně šálku
card-blossoms-in-the-cup = Květy v šálku
card-under-cherry-boughs = Pod rozkvetlou sakurou
card-three-masks-of-a-fox = Tři liščí masky
card-insult-behind-a-fan = Urážka zpoza vějíře
card-while-the-tea-steeps = Než se čaj vylouhuje
card-cherry-blossom-tea = Čaj z květů sakury
card-challenge-and-a-gift = Výzva a dárek
card-lantern-for-a-stranger = Lucerna pro cizince
card-parasols-on-the-bridge = Slunečníky na mostě

## Starting cards of Geralt

card-hunter-on-the-trail = Lovec na stopě
card-half-a-vial = Lektvar napůl
card-gruff-advice = Bručivá rada
card-silver-instead-of-spells = Stříbro místo kouzel
card-tea-in-silence = Čaj beze slov

## Starting cards of Yennefer

card-velvet-and-lightning = Samet a blesk
card-portal-left-ajar = Pootevřený portál
card-gift-of-thunder = Hrom darem
card-one-raised-eyebrow = Zdvižené obočí
card-black-tea-no-sugar = Černý čaj bez cukru

## Starting cards of Dandelion

card-ballad-of-a-hundred-inns = Balada o stu krčmách
card-you-go-first = Až po vás
card-contagious-refrain = Nakažlivý refrén
card-applause-in-coin = Cinkavý potlesk
card-verses-over-tea = Verše u čaje

## Starting cards of Ciri

card-leap-and-slash = Skok a sek
card-catch-this-light = Chyť to světlo
card-secret-on-the-run = Tajemství v běhu
card-vanish-mid-strike = Zmizet uprostřed úderu
card-tea-gulped-standing = Čaj vestoje

## Starting cards of Vesemir

card-sermon-with-a-stick = Kázání s klackem v ruce
card-hand-me-down-boots = Zděděné boty
card-recipe-from-memory = Recept zpaměti
card-i-warn-only-once = Varuji jen jednou
card-herbs-in-an-old-kettle = Byliny ve staré konvici

## Starting cards of Triss

card-ring-of-sparks = Kruh z jisker
card-cloak-for-a-wanderer = Plášť pro pocestného
card-handkerchief-for-tears = Kapesník na slzy
card-steam-and-cinders = Pára a popel
card-healers-infusion = Nálev léčitelky

## Starting cards of Yuki Onna

card-snow-petals = Okvětní lístky sněhu
card-bouquet-of-icicles = Kytice z rampouchů
card-promise-in-the-blizzard = Slib ve vánici
card-swords-sealed-by-rime = Meče skované jinovatkou
card-tea-gone-cold = Vychladlý čaj

## Chapter cards

chapter-hunt-beyond-the-passes = Lov za průsmyky
chapter-council-of-spirits = Rada duchů
chapter-night-of-two-fires = Noc dvou ohňů
chapter-embassy-to-the-islands = Poselstvo na ostrovy
chapter-into-the-pale-mists = Do bledých mlh
chapter-siege-and-parley = Obležení a jednání

## Cooperation boards

board-1 = Pavilon u jezírka
board-2 = Ohniště z rudé hlíny
board-3 = Bambusová veranda
board-4 = Zlaté slaměné rohože
board-5 = Brána slivoňového sadu

## Characters

character-geralt = Geralt
character-yennefer = Yennefer
character-dandelion = Marigold
character-ciri = Ciri
character-vesemir = Vesemir
character-triss = Triss
character-yuki-onna = Yuki Onna

## Abilities

ability-training = Výcvik
ability-retraced-steps = Po vlastních stopách
ability-witchers-fitness = Zaklínačská kondice
ability-tireless = Neúnavnost
ability-drawing-energy = Čerpání energie
ability-second-wind = Druhý dech
ability-gathered-storm = Stahující se bouře
ability-reshaped-matter = Přetvořená hmota
ability-encore = Přídavek
ability-tavern-gossip = Hospodské klepy
ability-song-for-friends = Píseň pro přátele
ability-ovation = Ovace
ability-sudden-step = Nečekaný krok
ability-stirring-blood = Rozbouřená krev
ability-between-worlds = Mezi světy
ability-lasting-bond = Trvalé pouto
ability-old-lessons = Dávná ponaučení
ability-mended-blade = Opravená čepel
ability-winter-stores = Zásoby na zimu
ability-scarlet-ledger = Šarlatová kniha
ability-kindled-spark = Zažehnutá jiskra
ability-field-infirmary = Polní lazaret
ability-open-flame = Otevřený plamen
ability-sheltered-road = Chráněná cesta
ability-first-frost = První mráz
ability-footprints-in-snow = Stopy ve sněhu
ability-frozen-echo = Zamrzlá ozvěna
ability-white-veil = Bílý závoj
