# What the terminal client itself says.

# Keys at the foot of the screen: the key, a space, a word

key-help = ? nápověda
key-rule = r pravidlo
key-rulebook = R pravidla
key-undo = u zpět
key-read = c číst
key-areas = o hráči
key-log = l záznam
key-hint = h rada
key-save = s uložit
key-quit = q konec
key-language = L jazyk
key-step = ←→ krok
key-ends = Home/End okraje
key-viewer = v pohled

# Help

help-title = Nápověda
help-choose = ↑ ↓ Enter    volba; nebo stiskněte číslici či písmeno před možností
help-refused = ✗            nyní nelze zvolit: vedle stojí důvod a číslo pravidla
help-rule = r            pravidlo k otázce nebo k označenému zákazu
help-rulebook = R nebo /     celá pravidla s vyhledáváním
help-undo = u            vzít zpět svou poslední volbu
help-read = c            číst celý příběh, karty, postavy a desky
help-areas = o            celá oblast libovolného hráče
help-log = l            celý záznam hry
help-hint = h            co by zvolil nenasytný bot
help-final = f            závěrečné bodování, když hra skončí
help-pass = p            předat klávesnici, když je tázáno více lidí
help-save = s            uložit (ukládá se i po každé vaší volbě)
help-language = L            změnit jazyk
help-quit = q            uložit a odejít
help-leave = q            odejít
help-skip = Enter        když hrají ostatní: nečekat
help-step = ← →          o jednu volbu zpět nebo vpřed; PgUp a PgDn: o deset
help-ends = Home End     na začátek nebo na konec
help-viewer = v            stůl očima publika nebo kteréhokoli hráče

# Panels

sheet-keys = ↑↓ posun   Esc zpět
shelf-keys = ↑↓ procházení   Shift+↑↓ posun   Esc zpět
rule-title = Pravidlo
rule-ruling = Přijatý výklad
rule-example = Příklad
rule-unknown = Pravidlo { $rule } v pravidlech není.
rulebook-title = Pravidla
rulebook-search = Hledat: slovo nebo číslo, například { $word } nebo { $number }
log-title = Záznam hry
read-title = Karty a plány
areas-title = Hráči
whole-table = Celý stůl

# Playing

asked = { $name }: { $question }
waiting = Volí { $name } … (Enter: nečekat)
over = Hra skončila. { $result } (f: závěrečné bodování)
curtain = Předejte klávesnici. Na řadě je { $name }.
curtain-keys = Enter: jsem to já, { $name }    u: vzít zpět poslední volbu    q: uložit a odejít
undone = Volba je vzata zpět.
undo-alone = Od té doby se něco odhalilo nebo vylosovalo. Vzít volbu přesto zpět? Co bylo odhaleno, už nelze zapomenout.
undo-anyway = Všichni ostatní jsou boti. Vzít volbu přesto zpět? Co bylo mezitím odhaleno, už nelze zapomenout.
undo-together = Musí souhlasit všichni u této klávesnice. Souhlasí všichni s vrácením? Co bylo mezitím odhaleno, už nelze zapomenout.
undo-nobody = Není nikdo, čí volbu by šlo vzít zpět.
yes-no = Enter, a: ano    Esc, n: ne
saved = Uloženo do { $path }
not-saved = Hru se nepodařilo uložit ({ $error }): { $path }
leave-anyway = Hru se nepodařilo uložit ({ $error }). Stiskněte znovu q, chcete-li odejít bez uložení. Soubor: { $path }
left = Uloženo do { $path }. Pokračovat lze příkazem: tablewright resume { $path }
left-over = Uloženo do { $path }. Hru si znovu prohlédnete příkazem: tablewright replay { $path }
left-unsaved = Odchod bez uložení: v { $path } chybí poslední volby.
nothing-asked = Teď nemáte co volit.

# The end

game-over = Závěrečné bodování
wins = { $count ->
    [one] Vyhrává { $name }!
   *[other] Vyhrávají: { $name }!
}
nobody-wins = Tentokrát bez vítězství.
total = celkem
seed = Semínko náhody: { $seed }
commitment = Závazek: { $hash }
commitment-means = Závazek je otisk semínka stanovený dříve, než se rozdala první karta.

# Watching

watch-step = Volba { $number } z { $total }
watch-chose = { $name } volí: { $option }
watch-chose-something = { $name } volí.
watch-begin = Začátek hry.
viewer-public = očima publika
viewer-seat = jak to vidí { $name }

# The tables of the sister games

deck = balíček { $count }
points = VB { $count }
experience = BZ { $count }
score-now = { $points } VB, { $experience } BZ
label-pool = Zásoba
label-timeline = Čas. osa
label-hand = Ruka
label-tokens = Žetony
label-abilities = Schopnosti
cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
cards-in-hand = { $count ->
    [one] 1 karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
hand-short = r{ $count }
at-experience = (od { $count } BZ)
automa = Automa
row-bonus = +1 BZ
row-taken-by = pozice zabraná: { $name }
card-colour = Barva karty: { $colour }
letter-of-colour = { $colour ->
    [red] Č
    [green] Z
    [blue] M
    [yellow] Ž
   *[pink] R
}
legend-covered = zakrytý symbol
legend-inactive = neaktivní symboly
legend-conditions = ztratit; alespoň 2; přesně 2; za 1, 2 nebo 3
legend-abilities = schopnosti: aktivní, použitá, zamčená
legend-automa = Automa
legend-score = vaše aktivní symboly a to, co by kapitola přinesla, kdyby skončila teď

# The table of Ronin

label-tracks = Spojenectví
track-field = pole { $field } z { $length }
track-points = { $count } VB
track-with = Společná stupnice: { $name }
legend-paths = levá a pravá cesta; před jménem: levý a pravý soused
legend-passing = předávání čaje doleva nebo doprava
legend-tea = efekt čajového obřadu
legend-track = body spojenectví: ≡ na jedné stupnici, ≡≡ na každé
legend-fields = ukazatel a bonus na stupnici; čísla jsou vítězné body
legend-neighbour = karty souseda

# The table of Path of Destiny

experience-short = BZ
label-exertion = Úsilí
label-missions = Mise
label-alliances = Spojenci
label-golden = Zlaté žetony
story-part = { $number ->
    [1] Úvod
    [2] Kapitola II
    [3] Kapitola III
   *[4] Závěr
}
story-hero = Hlavní postava tohoto příběhu: { $name }
token-pays = { $whom ->
    [left] Žeton levé cesty
    [right] Žeton pravé cesty
    [dominant] Žeton převažující cesty
   *[other] Žeton druhé cesty
}
quest-counts = po 1 VB na konci hry, v ruce: { $subject }
automa-proficient = Zdatnost: { $symbols }
mission-secret = lícem dolů
about-exertion = Kdo má tyto barvy vedle sebe na časové ose v tomto pořadí a mezi nimi kartu z tohoto tahu, získá bonus.
about-missions = Kdo má první 3 karty dané barvy, získá 1 BZ a nahlédne do mise; ostatní potřebují 4 a získají 2 BZ. Na konci se bodují mise, na nichž je dominantní symbol.
about-alliances = Na konci kapitoly se vyhodnotí karty spojence převažující cesty. V závorce: karty v balíčku.
legend-story-paths = levá a pravá cesta příběhu
legend-either = aktivní symbol podle výběru
legend-fates = žetony osudu tahů 1–3; cesta, která vede; odložené stranou
legend-tokens = žeton cesty na této straně
legend-golden = zlaté žetony: po kapitole zůstávají
legend-allies = karty spojenectví: Renfri (levá) nebo Stregobor (pravá); ◀▶: podle výběru
legend-missions = mise: její rub a kolik karet které barvy dovolí nahlédnout
legend-read = celý dosavadní příběh; pod ním karty a postavy

# Stůl Tidal Blades

label-islands = Ostrovy
label-attempt = Pokus
label-dice = Kostky
label-odds = Šance
label-market = Trh
label-schemes = Intriky
label-in-play = Ve hře
label-done = Splněno
label-kept = Vedle
label-goals = Cíle
boat = loď { $space }/{ $spaces }
dial = úroveň { $level } (krok { $step }, { $points } VB)
dial-levels = Úroveň na každém kroku: { $levels }
dial-points = Body na každém kroku: { $points }
threat-die = kostka ohrožení { $level }
invasion-die = kostka invaze
hand-tidal = výzvy { $challenges }, triky { $tricks }
odds-exactly = Příznivé hody ze všech, před použitím schopností, triků a nastavením kostek: { $odds }
tracks-title = Loď, žebříček šampionů, číselníky
dice-title = Všechny kostky a jejich strany
letter-of-arena = { $arena ->
    [droska] D
    [chronosseum] C
   *[lamara] L
}
legend-spaces = akční pole pro jednoho a pole pro všechny
legend-pieces = velká písmena jsou figurky, malá žetony akcí nebo zásahů
legend-tokens-tidal = Arbitr; žeton prvního hráče
legend-stock = mušle, plody, mušle na štítu
legend-held = výzvy a triky v ruce
legend-position = pozice v žebříčku šampionů, žeton lídra, nepoužitý žeton akce
legend-dice = kostky podle barvy a úrovně; cechovní kostky mají vlastnost
legend-spent = vyčerpané kostky
legend-challenge = výzva: aréna, symboly, za + symboly k vystupňování, body
legend-spots = místo zásahu, obrněné (nejnižší úroveň), zasažené; další řada
legend-rolled = k přehození, bonusová kostka, ohrožení
legend-read-tidal = karty, ostrovy, stupnice, kostky a postavy v celku

# Stůl Heredity

heredity-area = oblast { $letter }
heredity-reads = čte { $name }
heredity-read-on = … (c: číst dál)
heredity-ended = { $outcome ->
    [victory] Kapitola je vyhraná.
   *[failure] Kapitola je prohraná.
}
heredity-complete = To byla poslední kapitola. Kampaň je dohraná.
heredity-round = kolo { $number }
heredity-decks = balíček { $deck }, karma { $karma }
heredity-page = Právě přečtené
heredity-map = Mapa
heredity-timeline-about = Přesýpací hodiny jdou zleva doprava, kartu po kartě: stane se událost karty a hodiny jdou dál.
heredity-gap = (mezera, zavře se, až se hodiny pohnou)
heredity-fails = Kapitola je prohraná, pokud: { $words }
heredity-npc = postoj: { $attitude }, životy { $life }, obrana { $defence }
heredity-ai-move = jde nejvýš tolik oblastí: { $areas }
heredity-ai-melee = { $targets ->
    [one] útok zblízka, síla { $strength }
   *[all_in_area] útok zblízka na všechny v oblasti, síla { $strength }
}
heredity-ai-ranged = { $targets ->
    [one] útok na dálku, dosah { $range }, síla { $strength }
   *[all_in_area] útok na dálku na všechny v oblasti, dosah { $range }, síla { $strength }
}
heredity-death = až zemře: { $words }
heredity-item = hodnota { $value }, kotva: { $anchor }
heredity-permanent-defence = nošený zvyšuje obranu o { $plus }
heredity-permanent-strength = nošený zvyšuje sílu útoků o { $plus }
heredity-upgrade = lze vylepšit; cena v materiálu: { $count }
heredity-karma-value = karma: { $type }, hodnota { $value }
heredity-karma-fails = Útok selže.
heredity-tokens = žetony akce k utracení: { $count }
heredity-stock = materiál { $materials }, obrana { $defence }
heredity-dying = umírá
heredity-injured = vážné zranění
legend-heredity-area = oblast: číslo karty terénu a písmeno
legend-heredity-icon = ikona na mapě a karta, ke které vede
legend-heredity-explore = terén, který lze tím směrem objevit
legend-heredity-marks = změna úrovně; událost pro toho, kdo vstoupí; písmeno, které vysvětlují karty
legend-heredity-beside = předmět na zemi; karta, která tu nabízí akci
legend-heredity-tokens = materiál, obecné žetony, zvláštní žetony
legend-heredity-action = žeton akce k utracení nebo na poli; žeton mimo dosah
legend-heredity-body = poškození; volná srdce ze všech; vážně zraněná část
legend-heredity-attacks = útok zblízka a jeho síla; útok na dálku, síla / dosah
legend-heredity-things = efekt předmětu; obrana
legend-heredity-figures = postava podle čísla karty: nepřátelská, neutrální, spojenec
legend-heredity-timeline = přesýpací hodiny; karta s jinými pod ní; karta, která tam visí
legend-heredity-read = dosavadní příběh, mapa, časová osa a každá odkrytá karta
