# The Polish names of the original pack: action cards, chapter cards, boards, characters and abilities.

## Main deck, red

card-two-cuts-at-dusk = Dwa cięcia o zmierzchu
card-ember-on-the-blade = Żar na klindze
card-bow-before-the-duel = Ukłon przed pojedynkiem
card-lent-katana = Pożyczona katana
card-arrows-for-the-archer = Strzały dla łucznika
card-spark-from-hand-to-hand = Iskra z rąk do rąk
card-maple-banners = Klonowe chorągwie
card-burned-talismans = Spalone talizmany
card-cast-off-baggage = Porzucony bagaż
card-truce-in-the-bamboo = Rozejm wśród bambusów
card-lone-red-lantern = Samotny czerwony lampion
card-ford-of-two-herons = Bród dwóch czapli
card-two-sleeping-swords = Dwa uśpione miecze
card-tea-before-battle = Herbata przed bitwą
card-roadside-teahouse = Przydrożna herbaciarnia
card-blades-by-the-teapot = Ostrza przy czajniczku

## Main deck, green

card-deeper-into-the-cedars = W głąb cedrowego lasu
card-claw-marks-in-the-moss = Ślady pazurów na mchu
card-foxfire-in-the-ferns = Lisie ognie w paprociach
card-map-for-a-friend = Mapa dla przyjaciela
card-sandals-for-the-road = Sandały na drogę
card-spear-passed-along = Podana włócznia
card-green-upon-green = Zieleń za zielenią
card-buried-arrowheads = Zakopane groty
card-shedding-old-bark = Zrzucona kora
card-the-kappas-pool = Sadzawka kappy
card-speech-of-the-last-pine = Mowa ostatniej sosny
card-pact-of-two-gardens = Ugoda dwóch ogrodów
card-ambush-in-the-reeds = Zasadzka w trzcinach
card-wild-tea-leaves = Liście dzikiej herbaty
card-sencha-for-a-neighbour = Sencha dla sąsiada
card-whisked-matcha = Spieniona matcha

## Main deck, blue

card-moon-in-two-waters = Księżyc w dwóch wodach
card-parley-with-a-ghost = Układy z duchem
card-ferry-of-blue-flames = Prom błękitnych ogni
card-gifted-paper-charm = Podarowany amulet
card-a-spell-in-the-ear = Zaklęcie na ucho
card-letter-by-night-boat = List nocną łodzią
card-rising-indigo-tide = Przypływ indygo
card-unsent-letters = Niewysłane listy
card-washed-away-by-rain = Deszcz wszystko zmyje
card-lanterns-downstream = Lampiony z prądem rzeki
card-a-wave-to-break-stone = Fala, co kruszy skałę
card-duel-of-two-carp = Pojedynek dwóch karpi
card-two-still-bells = Dwa milczące dzwony
card-tea-under-the-moon = Herbata pod księżycem
card-kettle-in-the-camp = Imbryk w obozie
card-spells-in-the-tea-steam = Czary w obłoku herbaty

## Main deck, yellow

card-silk-on-both-sides = Jedwab z obu stron
card-pilgrims-safe-conduct = List żelazny pielgrzyma
card-fan-with-steel-ribs = Wachlarz ze stali
card-persimmons-next-door = Kaki dla sąsiadów
card-a-good-word-put-in = Szepnięte słówko
card-half-a-rice-ball = Połówka onigiri
card-row-of-golden-screens = Rząd złotych parawanów
card-bridges-cut-behind-us = Zerwane mosty
card-pawned-heirlooms = Zastawione pamiątki
card-guards-at-the-granary = Strażnicy spichlerza
card-a-single-gold-leaf = Jedyny złoty liść
card-twin-field-shrines = Dwie kapliczki w polu
card-dust-of-sleeping-roads = Kurz uśpionych dróg
card-tea-with-the-daimyo = Herbata u daimyo
card-jasmine-tea-at-sunrise = Jaśminowa o świcie
card-toasted-barley-tea = Herbata z jęczmienia

## Main deck, pink

card-branch-held-aside = Odchylona gałąź
card-hilt-first = Rękojeścią naprzód
card-wish-sent-downwind = Życzenie z wiatrem
card-ribbon-for-a-rival = Wstążka dla rywalki
card-tea-on-the-ferry = Herbata na promie
card-cup-for-the-vanquished = Czarka dla pokonanego
card-faces-in-the-tea-leaves = Twarze w fusach
card-blossoms-in-the-cup = Kwiaty w czarce
card-under-cherry-boughs = Pod kwitnącą wiśnią
card-three-masks-of-a-fox = Trzy maski lisa
card-insult-behind-a-fan = Zniewaga zza wachlarza
card-while-the-tea-steeps = Nim naciągnie herbata
card-cherry-blossom-tea = Herbata z kwiatu wiśni
card-challenge-and-a-gift = Wyzwanie i podarek
card-lantern-for-a-stranger = Latarnia dla obcego
card-parasols-on-the-bridge = Parasolki na moście

## Starting cards of Geralt

card-hunter-on-the-trail = Łowca na tropie
card-half-a-vial = Fiolka na spółkę
card-gruff-advice = Burkliwa rada
card-silver-instead-of-spells = Srebro miast czarów
card-tea-in-silence = Herbata w milczeniu

## Starting cards of Yennefer

card-velvet-and-lightning = Aksamit i błyskawica
card-portal-left-ajar = Uchylony portal
card-gift-of-thunder = Grom w darze
card-one-raised-eyebrow = Uniesiona brew
card-black-tea-no-sugar = Czarna, bez cukru

## Starting cards of Dandelion

card-ballad-of-a-hundred-inns = Ballada o stu karczmach
card-you-go-first = Proszę przodem
card-contagious-refrain = Zaraźliwy refren
card-applause-in-coin = Brzęczące brawa
card-verses-over-tea = Wiersze przy herbacie

## Starting cards of Ciri

card-leap-and-slash = Skok i cięcie
card-catch-this-light = Łap to światło
card-secret-on-the-run = Sekret w biegu
card-vanish-mid-strike = Zniknąć w pół ciosu
card-tea-gulped-standing = Herbata na stojąco

## Starting cards of Vesemir

card-sermon-with-a-stick = Kazanie z kijem w ręku
card-hand-me-down-boots = Buty w spadku
card-recipe-from-memory = Przepis z pamięci
card-i-warn-only-once = Ostrzegam tylko raz
card-herbs-in-an-old-kettle = Zioła w starym imbryku

## Starting cards of Triss

card-ring-of-sparks = Krąg iskier
card-cloak-for-a-wanderer = Płaszcz dla wędrowca
card-handkerchief-for-tears = Chusteczka na łzy
card-steam-and-cinders = Para i popiół
card-healers-infusion = Napar uzdrowicielki

## Starting cards of Yuki Onna

card-snow-petals = Śnieżne płatki
card-bouquet-of-icicles = Bukiet z sopli
card-promise-in-the-blizzard = Obietnica w zamieci
card-swords-sealed-by-rime = Miecze skute szronem
card-tea-gone-cold = Wystygła herbata

## Chapter cards

chapter-hunt-beyond-the-passes = Łowy za przełęczami
chapter-council-of-spirits = Narada duchów
chapter-night-of-two-fires = Noc dwóch ogni
chapter-embassy-to-the-islands = Poselstwo na wyspy
chapter-into-the-pale-mists = W blade mgły
chapter-siege-and-parley = Oblężenie i rokowania

## Cooperation boards

board-1 = Pawilon nad stawem
board-2 = Gliniane palenisko
board-3 = Bambusowa weranda
board-4 = Złote słomiane maty
board-5 = Brama śliwowego sadu

## Characters

character-geralt = Geralt
character-yennefer = Yennefer
character-dandelion = Jaskier
character-ciri = Ciri
character-vesemir = Vesemir
character-triss = Triss
character-yuki-onna = Yuki Onna

## Abilities

ability-training = Trening
ability-retraced-steps = Po własnych śladach
ability-witchers-fitness = Wiedźmińska kondycja
ability-tireless = Niezmordowanie
ability-drawing-energy = Czerpanie energii
ability-second-wind = Drugi oddech
ability-gathered-storm = Wzbierająca burza
ability-reshaped-matter = Przeobrażona materia
ability-encore = Bis
ability-tavern-gossip = Karczemne plotki
ability-song-for-friends = Pieśń dla przyjaciół
ability-ovation = Owacja
ability-sudden-step = Nagły krok
ability-stirring-blood = Wzburzona krew
ability-between-worlds = Między światami
ability-lasting-bond = Trwała więź
ability-old-lessons = Dawne nauki
ability-mended-blade = Naprawione ostrze
ability-winter-stores = Zimowe zapasy
ability-scarlet-ledger = Szkarłatna księga
ability-kindled-spark = Rozniecona iskra
ability-field-infirmary = Lazaret polowy
ability-open-flame = Żywy ogień
ability-sheltered-road = Osłonięty trakt
ability-first-frost = Pierwszy przymrozek
ability-footprints-in-snow = Ślady na śniegu
ability-frozen-echo = Zamarznięte echo
ability-white-veil = Biały welon
