# Tidal Blades w sali: zaproszenie, części zasad, morze, Fałda, tory, postacie z tarczami i kośćmi, szanse i pierwsza runda.

game-minutes-tidal = około 90 minut
game-pitch-tidal = Turniej wśród wysp rafy. Wyślij pionek po nagrody, rzucaj kośćmi, które sam szkolisz, sięgaj po chwałę na trzech arenach i powstrzymuj potwory z Fałdy. Szanse każdego rzutu widać co do joty.

# Zasady
part-tb-setup = Przygotowanie
part-tb-round = Rundy
part-tb-turn = Tura
part-tb-space = Wyspy i pola akcji
part-tb-dice = Kości
part-tb-focus = Skupienie i owoce
part-tb-threat = Zagrożenia
part-tb-shield = Tarcza z muszli
part-tb-trait = Cechy
part-tb-syn = Synergia i karty postaci
part-tb-chal = Wyzwania
part-tb-stretch = Symbole dodatkowe
part-tb-champ = Ranking czempionów
part-tb-arb = Arbiter
part-tb-style = Style walki
part-tb-boat = Łódź
part-tb-market = Targ
part-tb-fight = Walka z potworami
part-tb-night = Noc
part-tb-score = Punktacja końcowa
part-tb-trick = Sztuczki
part-tb-axl = Axl
part-tb-cai = Kajman
part-tb-dust = Pył
part-tb-eko = Eko
part-tb-card = Używanie kart
part-tb-adv = Warianty zaawansowane
part-tb-leg = Wyzwania legendarne
part-tb-amkt = Targ zaawansowany
part-tb-amon = Zaawansowane potwory
part-tb-ann = Ogłoszenia specjalne
part-tb-long = Dłuższa gra
part-tb-duo = Dwóch graczy
part-tb-solo = Gra solo
part-tb-ally = Sojusznicy
part-tb-riv = Rywal
part-tb-scheme = Intrygi

# Części planszy
tidal-parts = Części planszy
tidal-tab-sea = Wyspy
tidal-tab-fold = Fałda
tidal-tab-rows = Karty
tidal-tab-mine = Moje
tidal-tab-others = Inni
tidal-tab-said = Dziennik
tidal-tracks = Rundy i ranking czempionów
tidal-opponents = Pozostali uczestnicy
tidal-notices = Ogłoszenia i intrygi
tidal-sea = Archipelag
tidal-fold = Fałda
tidal-rows = Wyzwania i rynek
tidal-character = Twoja postać
tidal-hand = Twoja ręka
tidal-said = Dziennik i czat

# Morze
tidal-arbiter = Arbiter
tidal-captive = Arbiter, uwięziony przez tego potwora
tidal-beside = Obok pól akcji
tidal-boat-start = Początek toru łodzi

# Fałda
tidal-no-monster = Nie ma tu potwora
tidal-monsters-left = { $count ->
    [0] W talii nie ma już potworów
    [one] W talii { $count } potwór
    [few] W talii { $count } potwory
   *[other] W talii { $count } potworów
}
tidal-monster-reward = Dla każdego, kto ma trafienie
tidal-monster-kill = Premia za zabicie
tidal-monster-invasion = Inwazja

# Tory
tidal-rounds = Rundy
tidal-round-words = poziom zagrożenia { $threat }, znaczników akcji na osobę: { $discs }
tidal-threat-level = Kość zagrożenia poziomu { $level }
tidal-position = Pozycja { $number }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}

# Karty
tidal-card-unknown = Zakryta karta
tidal-pool = Wyzwania
tidal-market = Rynek
tidal-deck-challenges = Talia wyzwań: { $count }
tidal-deck-tricks = Talia sztuczek: { $count }
tidal-deck-market = Talia rynku: { $count }
tidal-announcements = Ogłoszenia
tidal-unannounced = Ogłoszenia do wyboru
tidal-discarded = Ostatnio odrzucone
tidal-turn-of = { $round }, tura: { $name }
tidal-position-at = pozycja { $number }
tidal-schemes = Intrygi
tidal-scheme-points = { $points } z { $threshold } punktów, przy których intryga dochodzi do skutku
tidal-worth = wartość: { $count } pkt
tidal-set-challenge = Ustawione dla ciebie
tidal-hand-empty = Twoja ręka jest pusta.
tidal-looked-at = Karty, które oglądasz
tidal-challenges = Wyzwania na ręce
tidal-tricks = Sztuczki na ręce
tidal-goals = Tajny cel

# Uczestnicy
tidal-characters = Kto staje do turnieju
tidal-rival = Rywal
tidal-look = { $name } – całość
tidal-vp = PZ
tidal-ahead = do rywala
tidal-revealed-card = Odkryta karta
tidal-points = Punkty do tej pory
tidal-thinking = Stół czeka na tego gracza.
tidal-first-player = Pierwszy gracz
tidal-no-character = Jeszcze bez postaci
tidal-traits = Cechy
tidal-dial = { $name }: poziom { $level }, krok { $step } z { $last }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
tidal-shells = Muszle
tidal-fruit = Owoce
tidal-shield = Muszle na tarczy
tidal-hits = Trafienia na potworach, których już nie ma
tidal-leads = Żetony lidera
tidal-discs-left = { $count ->
    [one] Został 1 znacznik akcji
    [few] Zostały { $count } znaczniki akcji
   *[other] Zostało { $count } znaczników akcji
}
tidal-available = dostępna
tidal-spent = zużyta
tidal-none-available = brak dostępnych kości
tidal-completed = Zaliczone wyzwania
tidal-in-play = Karty w grze
tidal-deck-of = Karty za Synergię:
tidal-used = Użyta w tej turze

# Próby
tidal-attempt = Wyzwanie
tidal-fight = Walka: { $name }
tidal-dice = Kości rzutu
tidal-no-dice-yet = Wybierz kości, aby zobaczyć szanse.
tidal-die-waits = do rzucenia
tidal-threats = { $count ->
    [one] 1 X do odparcia
   *[other] { $count } X do odparcia
}
tidal-odds = Szanse następnego rzutu
tidal-odds-before = przed użyciem zdolności, sztuczek i ustawieniem kości
tidal-odds-spots = Miejsca
tidal-odds-both = oba naraz
tidal-odds-exact = { $favourable } z { $all } rzutów
tidal-in-reach = w zasięgu
tidal-asked = Czego wymaga
tidal-lacking = { $count ->
    [0] dopasowane
    [one] brakuje 1 symbolu
   *[other] brakuje { $count } symboli
}

# Pierwsza runda
tidal-tour-character = Każda postać jest najlepsza w jednej cesze i zaczyna z artefaktem. Wybierz dowolną.
tidal-tour-move = Połóż pionek i znacznik akcji na polu akcji i weź jego nagrodę. Pole w ciągłej ramce mieści jeden znacznik, w przerywanej dowolnie wiele.
tidal-tour-effect = Każda wyspa ma własny efekt, pokazany obok nazwy. Możesz teraz z niego skorzystać.
tidal-tour-challenge = Na arenie możesz podjąć wyzwanie tej areny. Symbole w przerywanej ramce są dodatkowe: dają miejsce w rankingu czempionów.
tidal-tour-fight = Trafiaj miejsca potwora pasującymi kośćmi. Tarcza z liczbą wymaga kości tego poziomu. Rzucone kości tracisz.
tidal-tour-dice = Wybieraj kości po jednej: szanse są dokładne i uwzględniają kość zagrożenia, ale nie to, co potem zmienią twoje karty i tarcza. Rzucasz tyloma, na ile pozwala Skupienie.
tidal-tour-threat = X zabiera kość, chyba że zapłacisz muszlę.
tidal-tour-roll = Możesz przerzucać dowolne kości, ile razy zechcesz: za każdym razem leci też kość zagrożenia.
tidal-tour-hit = Wybierz trafiane miejsca. Kto ma żeton na potworze, tego jego inwazja oszczędza, a jego śmierć nagradza.
tidal-tour-end = To była twoja tura. Gdy wszystkie znaczniki akcji leżą na planszy, zapada noc: lider zbiera zaszczyty, potwory dokonują inwazji, a kości wracają.
