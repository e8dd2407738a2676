# The Polish names of the original pack: action cards, characters, abilities, habits, exertion cards and missions.

## Main deck, red

card-steel-on-steel = Stal o stal
card-enchanted-axe = Zaklęty topór
card-gauntlet-on-the-table = Rękawica na stole
card-the-boar-hunt = Łowy na odyńca
card-every-scar-a-lesson = Każda blizna uczy
card-three-burning-banners = Trzy płonące sztandary
card-blood-on-the-clover = Krew na koniczynie
card-red-thread-home = Czerwona nić do domu
card-toll-for-two-roads = Myto za dwie drogi
card-ploughs-into-swords = Lemiesze na miecze
card-embers-under-ash = Żar pod popiołem
card-riders-behind-the-hill = Jeźdźcy za wzgórzem
card-beast-at-bay = Bestia w potrzasku
card-spellbook-in-flames = Księga czarów w ogniu

## Main deck, green

card-beyond-the-last-mill = Za ostatnim młynem
card-poachers-path = Ścieżka kłusowników
card-fairy-ring = Czarci krąg
card-talk-at-the-crossroads = Gawędy na rozstajach
card-knight-of-the-marsh = Rycerz z mokradeł
card-where-oaks-grow-thick = Gdzie gęstnieją dęby
card-three-old-alders = Trzy stare olchy
card-stag-by-the-spring = Jeleń u źródła
card-the-hermits-lesson = Nauka pustelnika
card-two-wild-roses = Dwie dzikie róże
card-what-the-forest-took = Co zabrał las
card-seeds-beneath-snow = Ziarno pod śniegiem
card-field-left-fallow = Pole leżące odłogiem
card-swords-hung-on-a-bough = Miecze na gałęzi

## Main deck, blue

card-mirror-of-black-water = Lustro czarnej wody
card-following-a-wisp = Za błędnym ognikiem
card-promise-to-a-nixie = Słowo dane rusałce
card-storm-in-a-bottle = Burza w butelce
card-well-beneath-the-well = Studnia pod studnią
card-three-sisters-of-mist = Trzy siostry z mgły
card-fortune-for-a-groat = Wróżba za grosik
card-the-only-star-tonight = Jedyna gwiazda nocy
card-two-red-candles = Dwie czerwone świece
card-ink-into-the-river = Atrament w rzece
card-dreams-before-dawn = Sny tuż przed świtem
card-the-ice-remembers = Lód pamięta
card-jesters-motley = Pstry kaftan błazna
card-broken-seals = Złamane pieczęcie

## Main deck, yellow

card-harvest-feast = Dożynkowa uczta
card-merchants-caravan = Kupiecka karawana
card-herald-in-mail = Herold w kolczudze
card-court-astrologer = Nadworny astrolog
card-firebirds-feather = Pióro żar-ptaka
card-sheaf-upon-sheaf = Snop do snopa
card-three-golden-apples = Trzy złote jabłka
card-lessons-in-courtship = Szkoła zalotów
card-rose-on-the-shield = Róża na tarczy
card-two-green-gates = Dwie zielone furtki
card-coppers-for-gold = Miedziaki za złoto
card-gossip-by-the-stove = Plotki z przypiecka
card-attic-full-of-trinkets = Strych pełen skarbów
card-curse-bought-off = Spłacona klątwa

## Main deck, pink

card-thorn-hedge = Cierniowy żywopłot
card-seven-league-boots = Siedmiomilowe buty
card-spindle-and-sleep = Wrzeciono i sen
card-garland-of-kind-words = Wianek miłych słów
card-petals-on-the-path = Płatki na ścieżce
card-three-bridesmaids = Trzy druhny
card-lovesick-squire = Zakochany giermek
card-one-golden-hair = Jeden złoty włos
card-two-doves-bring-news = Wieść od dwóch gołębi
card-toys-put-away = Odłożone zabawki
card-heart-still-asleep = Serce jeszcze śpi
card-rainbow-over-ruins = Tęcza nad ruinami
card-truth-without-honey = Prawda bez miodu
card-blisters-and-wisdom = Odciski i mądrość

## Starting cards of Geralt

card-notice-on-the-gate = Ogłoszenie na wrotach
card-whetstone-and-oil = Osełka i olej
card-enough-talking = Dość gadania
card-lone-track-in-the-mud = Jeden trop w błocie
card-medallion-at-rest = Uśpiony medalion

## Starting cards of Yennefer

card-smile-like-a-spell = Uśmiech jak urok
card-raven-at-the-window = Kruk w oknie
card-let-them-come-to-me = Niech sami przyjdą
card-one-drop-of-blood = Jedna kropla krwi
card-all-in-the-crucible = Wszystko do tygla

## Starting cards of Dandelion

card-lute-on-the-shoulder = Lutnia na ramieniu
card-feathered-hat = Kapelusz z piórkiem
card-disarming-rhyme = Rozbrajający rym
card-out-by-the-window = Ucieczka przez okno
card-verses-for-the-drawer = Wiersze do szuflady

## Starting cards of Ciri

card-pirouette-on-a-wall = Piruet na murze
card-gallop-over-meadows = Galop przez łąki
card-door-where-none-was = Drzwi, gdzie był mur
card-the-humming-stone = Nucący kamień
card-no-looking-back = Bez oglądania się

## Starting cards of Vesemir

card-a-word-then-a-sword = Słowo, potem miecz
card-straw-dummy = Słomiany manekin
card-plain-good-steel = Zwykła dobra stal
card-rare-word-of-praise = Rzadka pochwała
card-reading-by-candle = Lektura przy świecy

## Characters

character-geralt = Geralt
character-yennefer = Yennefer
character-dandelion = Jaskier
character-ciri = Ciri
character-vesemir = Vesemir

## Abilities

ability-training = Trening
ability-back-in-the-saddlebag = Z powrotem do juków
ability-witchers-fitness = Wiedźmińska kondycja
ability-tireless = Niezmordowanie
ability-rearranged-stars = Przestawione gwiazdy
ability-lead-into-light = Z ołowiu w światło
ability-unbending-will = Nieugięta wola
ability-spell-recast = Ponowione zaklęcie
ability-news-from-the-road = Wieści z gościńca
ability-generous-patron = Hojny mecenas
ability-one-more-verse = Jeszcze jedna zwrotka
ability-the-whole-inn-sings = Cała karczma śpiewa
ability-blink-of-an-eye = W mgnieniu oka
ability-a-promise-kept = Dotrzymane słowo
ability-lost-and-found = Zgubione, odnalezione
ability-unbridled-power = Nieokiełznana moc
ability-needle-and-thread = Igła i nici
ability-notches-on-the-beam = Nacięcia na belce
ability-morning-drill = Poranna musztra
ability-a-full-larder = Pełna spiżarnia

## Habits of the Automa

habit-counted-blows = Policzone ciosy
habit-paid-in-silver = Zapłata w srebrze
habit-bright-omen = Pomyślna wróżba
habit-hunger-for-power = Głód mocy
habit-perfumed-letters = Pachnące liściki
habit-overheard-stories = Zasłyszane historie
habit-flight-by-night = Ucieczka nocą
habit-restless-feet = Niespokojny duch
habit-yellowed-pages = Pożółkłe stronice
habit-the-final-say = Ostatnie słowo

## Exertion cards

exertion-uphill-at-dawn = O świcie pod górę
exertion-race-with-the-sun = Wyścig ze słońcem
exertion-across-the-cold-ford = Przez zimny bród
exertion-dance-till-cockcrow = Tany do białego rana
exertion-against-the-current = Pod prąd rzeki
exertion-forge-without-rest = Kuźnia bez wytchnienia
exertion-night-without-sleep = Noc bez snu
exertion-through-the-brambles = Przez kolczaste jeżyny
exertion-storming-the-gate = Szturm na bramę
exertion-breakneck-ride = Co koń wyskoczy
exertion-to-the-four-winds = Na cztery wiatry
exertion-to-the-last-breath = Do ostatniego tchu

## Secret missions

mission-silver-kept-in-reserve = Srebro w zanadrzu
mission-blood-on-the-threshold = Krew na progu
mission-spade-and-lantern = Łopata i latarnia
mission-spell-left-unspoken = Niewypowiedziany czar
mission-full-moon-vigil = Czuwanie w pełnię
mission-casket-of-keepsakes = Szkatuła pamiątek
mission-chapel-window = Witraż w kaplicy
mission-ivy-over-the-shutters = Bluszcz na okiennicach
mission-silent-witnesses = Niemi świadkowie
mission-paid-by-the-page = Płatne od strony
mission-salt-across-the-floor = Sól na posadzce
mission-keys-to-every-room = Klucze do komnat

## Secret missions of a solo game

mission-bolts-in-the-quiver = Bełty w kołczanie
mission-words-for-the-index = Słowa do indeksu
mission-only-what-is-needed = Tylko to, co trzeba
mission-candles-still-unlit = Niezapalone świece
mission-map-of-the-cellars = Mapa lochów
mission-gem-of-many-lights = Mieniący się klejnot
