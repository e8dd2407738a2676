# Co plansze Ronina i Ścieżki Przeznaczenia mówią tak samo: ich części, to, co liczą, i pierwsza tura z przewodnikiem.

# Części planszy
destiny-parts = Części stołu
destiny-story = Rozdziały
destiny-opponents = Pozostali gracze
destiny-pool = Pula
destiny-offer = Wybór
destiny-timeline = Oś czasu
destiny-timeline-of = Oś czasu: { $name }
destiny-timeline-empty = Nie ma tu jeszcze kart. Co turę kładziesz tu dwie, od lewej do prawej.
destiny-tokens = Żetony symboli
destiny-golden = złote: { $count }
destiny-character = Moja postać
destiny-hand = Karty na ręce
destiny-hand-empty = Brak kart na ręce.
destiny-said = Dziennik i czat
destiny-tab-table = Stół
destiny-tab-others = Gracze
destiny-tab-mine = Ja
destiny-tab-said = Dziennik
destiny-look = { $name } – całość

# Pula
destiny-initiative = Kolejność inicjatywy
destiny-initiative-place = inicjatywa { $place }
destiny-deck-count = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[other] { $count } kart w talii
}
destiny-discard = Stos kart odrzuconych
destiny-discard-empty = Stos kart odrzuconych jest pusty.
destiny-row = Rząd { $number }
destiny-row-empty = zabrany
destiny-bonus-experience = +1 PD
destiny-card-unknown = Zakryta karta

# Rozdziały
destiny-turns = Rozdział { $chapter }: rozegrano { $done } z 3 tur
destiny-turn = Rozdział { $chapter }, tura { $turn } z 9
destiny-chapter = Rozdział { $chapter }
destiny-path-left = lewa ścieżka
destiny-path-right = prawa ścieżka
destiny-side-quest = Zadanie poboczne na koniec gry

# Gracze
destiny-automa = Automa
destiny-bot = bot
destiny-vp = PZ
destiny-xp = PD
destiny-points = Punkty zwycięstwa
destiny-experience-now = Doświadczenie: { $count }
destiny-thinking = wybiera
destiny-unlocks-at = od { $count } PD
destiny-no-character = Jeszcze bez postaci.

# Karty
destiny-covered = . Zakryte: { $symbols }
destiny-playing = Karty, które zagrywasz
destiny-keeping = Karty, które zachowujesz

# Uwagi przy opcjach
destiny-note-go-on = bez użycia czegokolwiek więcej
destiny-note-have = masz { $count }

# Pierwsza tura
destiny-tour-choose-character = Każdy wędrowiec ma cztery zdolności. Pierwsza jest gotowa od razu, kolejne odblokujesz przy 5, 10 i 15 punktach doświadczenia (PD).
destiny-tour-draft = Weź dwie karty: cały rząd albo dwie z talii. Im wyżej stoisz, tym wcześniej działasz; dolny rząd daje za to 1 PD.
destiny-tour-play-left = Zagraj dwie karty, najpierw lewą. Efekt widzi oś czasu do własnej karty, więc kolejność ma znaczenie.
destiny-tour-play-right = Teraz prawa. Wszyscy odkrywają karty razem, a efekty rozpatruje się w kolejności inicjatywy.
destiny-tour-lose-symbol = Efekt wymaga straty symbolu: zwróć żeton albo zakryj symbol na karcie.
destiny-tour-new-chapter = Nowy rozdział: aktywne są inne symbole, zobacz u góry. Znasz już całą rundę; numer przy pytaniu otwiera jego zasadę.
