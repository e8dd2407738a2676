# The Czech names of the original pack: action cards, characters, abilities, habits, exertion cards and missions.

## Main deck, red

card-steel-on-steel = Ocel o ocel
card-enchanted-axe = Začarovaná sekera
card-gauntlet-on-the-table = Rukavice na stole
card-the-boar-hunt = Hon na kance
card-every-scar-a-lesson = Každá jizva učí
card-three-burning-banners = Tři hořící prapory
card-blood-on-the-clover = Krev na jeteli
card-red-thread-home = Rudá nit k domovu
card-toll-for-two-roads = Mýto za dvě cesty
card-ploughs-into-swords = Z radlic meče
card-embers-under-ash = Žár pod popelem
card-riders-behind-the-hill = Jezdci za kopcem
card-beast-at-bay = Šelma v pasti
card-spellbook-in-flames = Grimoár v plamenech

## Main deck, green

card-beyond-the-last-mill = Za posledním mlýnem
card-poachers-path = Pytlácká stezka
card-fairy-ring = Čarodějný kruh
card-talk-at-the-crossroads = Hovory na rozcestí
card-knight-of-the-marsh = Rytíř z blat
card-where-oaks-grow-thick = Kde houstnou duby
card-three-old-alders = Tři staré olše
card-stag-by-the-spring = Jelen u studánky
card-the-hermits-lesson = Poustevníkova rada
card-two-wild-roses = Dvě plané růže
card-what-the-forest-took = Co si vzal les
card-seeds-beneath-snow = Semínka pod sněhem
card-field-left-fallow = Pole ležící ladem
card-swords-hung-on-a-bough = Meče na větvi

## Main deck, blue

card-mirror-of-black-water = Zrcadlo černé vody
card-following-a-wisp = Cesta za bludičkou
card-promise-to-a-nixie = Slib daný rusalce
card-storm-in-a-bottle = Bouře v lahvi
card-well-beneath-the-well = Studna pod studnou
card-three-sisters-of-mist = Tři sestry z mlhy
card-fortune-for-a-groat = Věštba za groš
card-the-only-star-tonight = Jediná hvězda noci
card-two-red-candles = Dvě rudé svíce
card-ink-into-the-river = Inkoust v řece
card-dreams-before-dawn = Sny před rozbřeskem
card-the-ice-remembers = Led si pamatuje
card-jesters-motley = Šaškův pestrý šat
card-broken-seals = Zlomené pečetě

## Main deck, yellow

card-harvest-feast = Dožínkové hody
card-merchants-caravan = Kupecká karavana
card-herald-in-mail = Herold ve zbroji
card-court-astrologer = Dvorní hvězdopravec
card-firebirds-feather = Pero ptáka Ohniváka
card-sheaf-upon-sheaf = Snop ke snopu
card-three-golden-apples = Tři zlatá jablka
card-lessons-in-courtship = Škola námluv
card-rose-on-the-shield = Růže na štítě
card-two-green-gates = Dvě zelená vrátka
card-coppers-for-gold = Měďáky za zlaťák
card-gossip-by-the-stove = Klepy za pecí
card-attic-full-of-trinkets = Půda plná pokladů
card-curse-bought-off = Splacená kletba

## Main deck, pink

card-thorn-hedge = Hradba z trní
card-seven-league-boots = Sedmimílové boty
card-spindle-and-sleep = Vřeteno a spánek
card-garland-of-kind-words = Věnec vlídných slov
card-petals-on-the-path = Kvítí na pěšině
card-three-bridesmaids = Tři družičky
card-lovesick-squire = Zamilovaný panoš
card-one-golden-hair = Jediný zlatý vlas
card-two-doves-bring-news = Zvěst dvou holubic
card-toys-put-away = Odložené hračky
card-heart-still-asleep = Srdce ještě dřímá
card-rainbow-over-ruins = Duha nad ruinami
card-truth-without-honey = Pravda bez medu
card-blisters-and-wisdom = Puchýře a moudrost

## Starting cards of Geralt

card-notice-on-the-gate = Vyhláška na vratech
card-whetstone-and-oil = Brousek a olej
card-enough-talking = Dost řečí
card-lone-track-in-the-mud = Jediná stopa v blátě
card-medallion-at-rest = Spící medailon

## Starting cards of Yennefer

card-smile-like-a-spell = Úsměv jako kouzlo
card-raven-at-the-window = Havran v okně
card-let-them-come-to-me = Ať přijdou za mnou
card-one-drop-of-blood = Jediná kapka krve
card-all-in-the-crucible = Všechno do tyglíku

## Starting cards of Dandelion

card-lute-on-the-shoulder = Loutna přes rameno
card-feathered-hat = Klobouk s pérem
card-disarming-rhyme = Odzbrojující rým
card-out-by-the-window = Útěk oknem
card-verses-for-the-drawer = Verše do šuplíku

## Starting cards of Ciri

card-pirouette-on-a-wall = Pirueta na zdi
card-gallop-over-meadows = Tryskem přes luka
card-door-where-none-was = Dveře místo zdi
card-the-humming-stone = Zpívající kámen
card-no-looking-back = Bez ohlížení

## Starting cards of Vesemir

card-a-word-then-a-sword = Slovo, teprve pak meč
card-straw-dummy = Slaměný panák
card-plain-good-steel = Poctivá ocel
card-rare-word-of-praise = Vzácná pochvala
card-reading-by-candle = Čtení při svíčce

## Characters

character-geralt = Geralt
character-yennefer = Yennefer
character-dandelion = Marigold
character-ciri = Ciri
character-vesemir = Vesemir

## Abilities

ability-training = Výcvik
ability-back-in-the-saddlebag = Zpátky do brašny
ability-witchers-fitness = Zaklínačská kondice
ability-tireless = Neúnavnost
ability-rearranged-stars = Přeskupené hvězdy
ability-lead-into-light = Z olova světlo
ability-unbending-will = Nezlomná vůle
ability-spell-recast = Obnovené kouzlo
ability-news-from-the-road = Noviny z cest
ability-generous-patron = Štědrý mecenáš
ability-one-more-verse = Ještě jedna sloka
ability-the-whole-inn-sings = Zpívá celá krčma
ability-blink-of-an-eye = Než okem mrkneš
ability-a-promise-kept = Dodržené slovo
ability-lost-and-found = Ztraceno a nalezeno
ability-unbridled-power = Nespoutaná moc
ability-needle-and-thread = Jehla a nit
ability-notches-on-the-beam = Zářezy na trámu
ability-morning-drill = Ranní dril
ability-a-full-larder = Plná spižírna

## Habits of the Automa

habit-counted-blows = Spočítané rány
habit-paid-in-silver = Odměna ve stříbře
habit-bright-omen = Světlé znamení
habit-hunger-for-power = Hlad po moci
habit-perfumed-letters = Voňavá psaníčka
habit-overheard-stories = Zaslechnuté příběhy
habit-flight-by-night = Útěk nocí
habit-restless-feet = Toulavé boty
habit-yellowed-pages = Zažloutlé stránky
habit-the-final-say = Poslední slovo

## Exertion cards

exertion-uphill-at-dawn = Za úsvitu do kopce
exertion-race-with-the-sun = Závod se sluncem
exertion-across-the-cold-ford = Přes studený brod
exertion-dance-till-cockcrow = Tanec do kuropění
exertion-against-the-current = Proti proudu
exertion-forge-without-rest = Kovárna bez oddechu
exertion-night-without-sleep = Bezesná noc
exertion-through-the-brambles = Skrz ostružiní
exertion-storming-the-gate = Útok na bránu
exertion-breakneck-ride = Úprkem vpřed
exertion-to-the-four-winds = Čtyřem větrům vstříc
exertion-to-the-last-breath = Do posledního dechu

## Secret missions

mission-silver-kept-in-reserve = Stříbro v záloze
mission-blood-on-the-threshold = Krev na prahu
mission-spade-and-lantern = Rýč a lucerna
mission-spell-left-unspoken = Nevyřčené zaklínadlo
mission-full-moon-vigil = Bdění za úplňku
mission-casket-of-keepsakes = Truhlička upomínek
mission-chapel-window = Vitráž v kapli
mission-ivy-over-the-shutters = Břečťan na okenicích
mission-silent-witnesses = Němí svědkové
mission-paid-by-the-page = Placeno od stránky
mission-salt-across-the-floor = Sůl na podlaze
mission-keys-to-every-room = Klíče od komnat

## Secret missions of a solo game

mission-bolts-in-the-quiver = Šipky v toulci
mission-words-for-the-index = Slova do rejstříku
mission-only-what-is-needed = Jen to nejnutnější
mission-candles-still-unlit = Nezapálené svíce
mission-map-of-the-cellars = Mapa sklepení
mission-gem-of-many-lights = Drahokam mnoha barev
