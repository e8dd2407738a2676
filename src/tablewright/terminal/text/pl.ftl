# What the terminal client itself says.

# Keys at the foot of the screen: the key, a space, a word

key-help = ? pomoc
key-rule = r zasada
key-rulebook = R zasady
key-undo = u cofnij
key-read = c czytaj
key-areas = o gracze
key-log = l dziennik
key-hint = h rada
key-save = s zapis
key-quit = q wyjście
key-language = L język
key-step = ←→ krok
key-ends = Home/End krańce
key-viewer = v widok

# Help

help-title = Pomoc
help-choose = ↑ ↓ Enter    wybór; możesz też nacisnąć cyfrę lub literę przed opcją
help-refused = ✗            teraz nie można tego wybrać: obok stoi powód i numer zasady
help-rule = r            zasada dotycząca pytania albo zaznaczonej odmowy
help-rulebook = R lub /      cała instrukcja z wyszukiwaniem
help-undo = u            cofnij swój ostatni wybór
help-read = c            przeczytaj w całości opowieść, karty, postacie i plansze
help-areas = o            pełny obszar dowolnego gracza
help-log = l            cały dziennik gry
help-hint = h            co wybrałby zachłanny bot
help-final = f            punktowanie końcowe, gdy gra się skończy
help-pass = p            przekaż klawiaturę, gdy pytanych jest kilka osób
help-save = s            zapisz (gra zapisuje się też po każdym twoim wyborze)
help-language = L            zmień język
help-quit = q            zapisz i wyjdź
help-leave = q            wyjdź
help-skip = Enter        gdy grają inni: nie czekaj
help-step = ← →          jeden wybór wstecz lub naprzód; PgUp i PgDn: dziesięć
help-ends = Home End     na początek lub na koniec
help-viewer = v            stół oczami publiczności albo dowolnego gracza

# Panels

sheet-keys = ↑↓ przewijanie   Esc powrót
shelf-keys = ↑↓ przeglądanie   Shift+↑↓ przewijanie   Esc powrót
rule-title = Zasada
rule-ruling = Przyjęte rozstrzygnięcie
rule-example = Przykład
rule-unknown = W instrukcji nie ma zasady { $rule }.
rulebook-title = Instrukcja
rulebook-search = Szukaj: słowo lub numer, na przykład { $word } albo { $number }
log-title = Dziennik gry
read-title = Karty i planszetki
areas-title = Gracze
whole-table = Cały stół

# Playing

asked = { $name }: { $question }
waiting = Wybiera { $name } … (Enter: nie czekaj)
over = Koniec gry. { $result } (f: punktowanie końcowe)
curtain = Przekaż klawiaturę. Teraz gra { $name }.
curtain-keys = Enter: to ja, { $name }    u: cofnij ostatni wybór    q: zapisz i wyjdź
undone = Wybór cofnięty.
undo-alone = Po tym wyborze coś odkryto lub wylosowano. Cofnąć mimo to? Tego, co już odkryto, nie da się zapomnieć.
undo-anyway = Pozostali gracze to boty. Cofnąć mimo to? Tego, co już odkryto, nie da się zapomnieć.
undo-together = Muszą się zgodzić wszyscy przy tej klawiaturze. Czy wszyscy zgadzają się cofnąć? Tego, co już odkryto, nie da się zapomnieć.
undo-nobody = Nie ma nikogo, czyj wybór można by cofnąć.
yes-no = Enter, t: tak    Esc, n: nie
saved = Zapisano w { $path }
not-saved = Nie udało się zapisać gry ({ $error }): { $path }
leave-anyway = Nie udało się zapisać gry ({ $error }). Naciśnij q jeszcze raz, aby wyjść bez zapisywania. Plik: { $path }
left = Zapisano w { $path }. Aby grać dalej: tablewright resume { $path }
left-over = Zapisano w { $path }. Aby obejrzeć grę jeszcze raz: tablewright replay { $path }
left-unsaved = Zakończono bez zapisywania: w { $path } nie ma ostatnich wyborów.
nothing-asked = Teraz nie musisz niczego wybierać.

# The end

game-over = Punktowanie końcowe
wins = { $count ->
    [one] Wygrywa { $name }!
   *[other] Wygrywają: { $name }!
}
nobody-wins = Tym razem bez zwycięstwa.
total = razem
seed = Ziarno losowości: { $seed }
commitment = Zobowiązanie: { $hash }
commitment-means = Zobowiązanie to skrót ziarna, ustalony przed rozdaniem pierwszej karty.

# Watching

watch-step = Wybór { $number } z { $total }
watch-chose = { $name } wybiera: { $option }
watch-chose-something = { $name } dokonuje wyboru.
watch-begin = Początek gry.
viewer-public = oczami publiczności
viewer-seat = tak widzi to { $name }

# The tables of the sister games

deck = talia { $count }
points = PZ { $count }
experience = PD { $count }
score-now = { $points } PZ, { $experience } PD
label-pool = Pula
label-timeline = Oś czasu
label-hand = Ręka
label-tokens = Żetony
label-abilities = Zdolności
cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
cards-in-hand = { $count ->
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
hand-short = r{ $count }
at-experience = (przy { $count } PD)
automa = Automa
row-bonus = +1 PD
row-taken-by = rząd zajęty: { $name }
card-colour = Kolor karty: { $colour }
letter-of-colour = { $colour ->
    [red] C
    [green] Z
    [blue] N
    [yellow] Ż
   *[pink] R
}
legend-covered = zakryty symbol
legend-inactive = nieaktywne symbole
legend-conditions = strać; co najmniej 2; dokładnie 2; za 1, 2 lub 3
legend-abilities = zdolności: aktywna, użyta, zablokowana
legend-automa = Automa
legend-score = twoje aktywne symbole i to, co dałby rozdział, gdyby skończył się teraz

# The table of Ronin

label-tracks = Współpraca
track-field = pole { $field } z { $length }
track-points = { $count } PZ
track-with = Wspólny tor: { $name }
legend-paths = lewa i prawa ścieżka; przed imieniem: lewy i prawy sąsiad
legend-passing = przekazanie herbaty w lewo lub w prawo
legend-tea = efekt ceremonii picia herbaty
legend-track = punkty współpracy: ≡ na jednym torze, ≡≡ na każdym
legend-fields = znacznik i premia na torze; liczby to punkty zwycięstwa
legend-neighbour = karty sąsiada

# The table of Path of Destiny

experience-short = PD
label-exertion = Wysiłek
label-missions = Misje
label-alliances = Sojusze
label-golden = Złote żetony
story-part = { $number ->
    [1] Wprowadzenie
    [2] Rozdział II
    [3] Rozdział III
   *[4] Zakończenie
}
story-hero = Główna postać tej opowieści: { $name }
token-pays = { $whom ->
    [left] Żeton lewej ścieżki
    [right] Żeton prawej ścieżki
    [dominant] Żeton przeważającej ścieżki
   *[other] Żeton drugiej ścieżki
}
quest-counts = po 1 PZ na koniec gry, na ręce: { $subject }
automa-proficient = Biegłość: { $symbols }
mission-secret = zakryta
about-exertion = Kto ma te kolory obok siebie na osi czasu w tej kolejności, w tym kartę z tej tury, zyskuje premię.
about-missions = Kto pierwszy ma 3 karty koloru, zyskuje 1 PD i podgląda misję; następne osoby potrzebują 4 i zyskują 2 PD. Na koniec punktują misje, na których widnieje symbol dominujący.
about-alliances = Na koniec rozdziału rozpatruje się karty sojusznika przeważającej ścieżki. W nawiasie: karty w talii.
legend-story-paths = lewa i prawa ścieżka opowieści
legend-either = dowolny aktywny symbol
legend-fates = żetony przeznaczenia tur 1–3; ścieżka, która prowadzi; odłożone
legend-tokens = żeton ścieżki po tej stronie
legend-golden = złote żetony: zostają po rozdziale
legend-allies = karty sojuszu: Renfri (lewa) lub Stregobor (prawa); ◀▶: do wyboru
legend-missions = misja: jej rewers i ile kart którego koloru pozwala ją podejrzeć
legend-read = cała opowieść do tej chwili; pod nią karty i postacie

# Stół Tidal Blades

label-islands = Wyspy
label-attempt = Próba
label-dice = Kości
label-odds = Szanse
label-market = Rynek
label-schemes = Intrygi
label-in-play = W grze
label-done = Zaliczone
label-kept = Obok
label-goals = Cele
boat = łódź { $space }/{ $spaces }
dial = poziom { $level } (stopień { $step }, { $points } PZ)
dial-levels = Poziom na każdym stopniu: { $levels }
dial-points = Punkty na każdym stopniu: { $points }
threat-die = kość zagrożenia { $level }
invasion-die = kość inwazji
hand-tidal = wyzwania { $challenges }, sztuczki { $tricks }
odds-exactly = Sprzyjające rzuty ze wszystkich, przed użyciem zdolności, sztuczek i ustawieniem kości: { $odds }
tracks-title = Łódź, ranking czempionów, wskaźniki
dice-title = Wszystkie kości i ich ścianki
letter-of-arena = { $arena ->
    [droska] D
    [chronosseum] C
   *[lamara] L
}
legend-spaces = pole akcji dla jednego i pole dla wszystkich
legend-pieces = wielkie litery to pionki, małe to znaczniki akcji lub żetony trafień
legend-tokens-tidal = Arbiter; znacznik pierwszego gracza
legend-stock = muszle, owoce, muszle na tarczy
legend-held = wyzwania i sztuczki na ręce
legend-position = pozycja w rankingu czempionów, żeton lidera, nieużyty znacznik akcji
legend-dice = kości według koloru i poziomu; kości gildii mają cechę
legend-spent = zużyte kości
legend-challenge = wyzwanie: arena, symbole, za + symbole do żyłowania, punkty
legend-spots = miejsce, miejsce opancerzone (najniższy poziom), trafione; następny rząd
legend-rolled = do przerzucenia, dodatkowa kość, zagrożenie
legend-read-tidal = karty, wyspy, tory, kości i postacie w całości

# Stół Heredity

heredity-area = obszar { $letter }
heredity-reads = czyta { $name }
heredity-read-on = … (c: czytaj dalej)
heredity-ended = { $outcome ->
    [victory] Rozdział wygrany.
   *[failure] Rozdział przegrany.
}
heredity-complete = To był ostatni rozdział. Kampania ukończona.
heredity-round = runda { $number }
heredity-decks = talia { $deck }, karma { $karma }
heredity-page = Właśnie przeczytane
heredity-map = Mapa
heredity-timeline-about = Klepsydra idzie od lewej do prawej, karta po karcie: dzieje się wydarzenie karty, po czym klepsydra rusza dalej.
heredity-gap = (luka, zamknie się, gdy klepsydra ruszy)
heredity-fails = Rozdział jest przegrany, jeśli: { $words }
heredity-npc = nastawienie: { $attitude }, życie { $life }, obrona { $defence }
heredity-ai-move = idzie najwyżej tyle obszarów: { $areas }
heredity-ai-melee = { $targets ->
    [one] atak wręcz, siła { $strength }
   *[all_in_area] atak wręcz na wszystkich na obszarze, siła { $strength }
}
heredity-ai-ranged = { $targets ->
    [one] atak dystansowy, zasięg { $range }, siła { $strength }
   *[all_in_area] atak dystansowy na wszystkich na obszarze, zasięg { $range }, siła { $strength }
}
heredity-death = gdy umrze: { $words }
heredity-item = wartość { $value }, kotwica: { $anchor }
heredity-permanent-defence = noszony zwiększa obronę o { $plus }
heredity-permanent-strength = noszony zwiększa siłę ataków o { $plus }
heredity-upgrade = można ulepszyć; koszt w materiałach: { $count }
heredity-karma-value = karma: { $type }, wartość { $value }
heredity-karma-fails = Atak się nie udaje.
heredity-tokens = żetony akcji do wydania: { $count }
heredity-stock = materiały { $materials }, obrona { $defence }
heredity-dying = umiera
heredity-injured = poważny uraz
legend-heredity-area = obszar: numer karty terenu i litera
legend-heredity-icon = ikona na mapie i karta, do której prowadzi
legend-heredity-explore = teren, który można odkryć w tym kierunku
legend-heredity-marks = zmiana poziomu; wydarzenie dla wchodzących; litera, którą objaśniają karty
legend-heredity-beside = przedmiot na ziemi; karta dająca tu akcję
legend-heredity-tokens = materiały, żetony ogólne, żetony specjalne
legend-heredity-action = żeton akcji do wydania lub na polu; żeton niedostępny
legend-heredity-body = obrażenie; wolne serca ze wszystkich; część z poważnym urazem
legend-heredity-attacks = atak wręcz i jego siła; atak dystansowy, siła / zasięg
legend-heredity-things = efekt przedmiotu; obrona
legend-heredity-figures = postać według numeru karty: wroga, neutralna, sojusznik
legend-heredity-timeline = klepsydra; karta z innymi poniżej; karta, która tam wisi
legend-heredity-read = opowieść do tej pory, mapa, oś czasu i każda odkryta karta
