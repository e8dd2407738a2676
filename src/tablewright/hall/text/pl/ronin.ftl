# Plansza Ronina słowami: jej części, to, co liczy, i pierwsza tura z przewodnikiem.

# Części planszy
ronin-parts = Części stołu
ronin-story = Rozdziały
ronin-opponents = Pozostali gracze
ronin-pool = Pula
ronin-offer = Wybór
ronin-timeline = Oś czasu
ronin-timeline-of = Oś czasu: { $name }
ronin-timeline-empty = Nie ma tu jeszcze kart. Co turę kładziesz tu dwie, od lewej do prawej.
ronin-tokens = Żetony symboli
ronin-tracks = Tory współpracy
ronin-character = Moja postać
ronin-hand = Karty na ręce
ronin-hand-empty = Brak kart na ręce.
ronin-said = Dziennik i czat
ronin-tab-table = Stół
ronin-tab-others = Gracze
ronin-tab-mine = Ja
ronin-tab-said = Dziennik
ronin-close = Zamknij
ronin-look = { $name } – całość

# Pula
ronin-initiative = Kolejność inicjatywy
ronin-initiative-place = inicjatywa { $place }
ronin-deck-count = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[other] { $count } kart w talii
}
ronin-discard = Stos kart odrzuconych
ronin-discard-empty = Stos kart odrzuconych jest pusty.
ronin-row = Rząd { $number }
ronin-row-empty = zabrany
ronin-bonus-experience = +1 PD
ronin-card-unknown = Zakryta karta

# Rozdziały
ronin-turns = Rozdział { $chapter }: rozegrano { $done } z 3 tur
ronin-path-left = lewa ścieżka
ronin-path-right = prawa ścieżka
ronin-side-quest = Zadanie poboczne na koniec gry
ronin-most-fewest = Koniec rozdziału: najwięcej → PD, najmniej → PZ

# Gracze
ronin-automa = Automa
ronin-bot = bot
ronin-vp = PZ
ronin-xp = PD
ronin-points = Punkty zwycięstwa
ronin-experience = Doświadczenie
ronin-experience-now = Doświadczenie: { $count }
ronin-thinking = wybiera
ronin-unlocks-at = od { $count } PD
ronin-borrowed = od sąsiada
ronin-no-character = Jeszcze bez postaci.
ronin-automa-note = Automa sama dobiera i zagrywa karty. Nie zdobywa punktów, ale nalewa herbatę na wspólnym torze.

# Karty
ronin-covered = . Zakryte: { $symbols }
ronin-gain = teraz { $experience } PD i { $points } PZ na koniec rozdziału
ronin-playing = Karty, które zagrywasz
ronin-keeping = Karty, które zachowujesz

# Tory
ronin-track = Tor: { $first } i { $second }
ronin-track-field = pole { $field } z { $length }
ronin-track-next = dalej: { $bonus }
ronin-field-points = { $count } PZ na koniec gry

# Przed grą
ronin-characters = Wędrowcy
ronin-boards = Planszetki współpracy

# Uwagi przy opcjach
ronin-note-go-on = bez użycia czegokolwiek więcej
ronin-note-have = masz { $count }
ronin-note-experience = masz { $count } PD
ronin-note-learn = karta zdolności na stałe

# Pierwsza tura
ronin-tour-choose-character = Każdy wędrowiec ma cztery zdolności. Pierwsza jest gotowa od razu, kolejne odblokujesz przy 5, 10 i 15 PD.
ronin-tour-choose-board = Ta planszetka leży między tobą a sąsiadem. Herbata przesuwa jej znacznik; oboje zyskujecie to, co pokazują pola.
ronin-tour-draft = Weź dwie karty: cały rząd albo dwie z talii. Im wyżej stoisz, tym wcześniej działasz; dolny rząd daje za to 1 PD.
ronin-tour-play-left = Zagraj dwie karty, najpierw lewą. Efekt widzi oś czasu do własnej karty, więc kolejność ma znaczenie.
ronin-tour-play-right = Teraz prawa. Wszyscy odkrywają karty razem, a efekty rozpatruje się w kolejności inicjatywy.
ronin-tour-lose-symbol = Efekt wymaga straty symbolu: zwróć żeton albo zakryj symbol na karcie.
ronin-tour-gain-active = Aktywne symbole liczą się na koniec rozdziału: te, których masz więcej, dają PD, drugie dają PZ.
ronin-tour-which-track = Tory współpracy stoją po twojej lewej i prawej. Na koniec punktuje tylko niższy, więc dbaj o oba.
ronin-tour-keep-card = Rozdział się kończy. Zachowane karty otwierają nową oś czasu, pozostałe odrzucasz.
