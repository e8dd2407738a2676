# Plansza Ronina słowami: tory, planszetki, to, co daje rozdział, i pierwsza tura z przewodnikiem.

# Części planszy
ronin-tracks = Tory współpracy

# Rozdziały
ronin-most-fewest = Koniec rozdziału: najwięcej → PD, najmniej → PZ

# Gracze
ronin-borrowed = od sąsiada
ronin-automa-note = Automa sama dobiera i zagrywa karty. Nie zdobywa punktów, ale nalewa herbatę na wspólnym torze.

# Karty
ronin-gain = teraz { $experience } PD i { $points } PZ na koniec rozdziału

# Tory
ronin-track = Tor: { $first } i { $second }
ronin-track-field = pole { $field } z { $length }
ronin-track-next = dalej: { $bonus }
ronin-field-points = { $count } PZ na koniec gry

# Przed grą
ronin-characters = Wędrowcy
ronin-boards = Planszetki współpracy

# Uwagi przy opcjach
ronin-note-experience = masz { $count } PD
ronin-note-learn = karta zdolności na stałe

# Pierwsza tura
ronin-tour-choose-board = Ta planszetka leży między tobą a sąsiadem. Herbata przesuwa jej znacznik; oboje zyskujecie to, co pokazują pola.
ronin-tour-gain-active = Aktywne symbole liczą się na koniec rozdziału: te, których masz więcej, dają PD, drugie dają PZ.
ronin-tour-which-track = Tory współpracy stoją po twojej lewej i prawej. Na koniec punktuje tylko niższy, więc dbaj o oba.
ronin-tour-keep-card = Rozdział się kończy: z dwóch aktywnych symboli ten, którego masz więcej, dał PD, drugi dał PZ. Zachowane karty otwierają nową oś czasu, pozostałe odrzucasz.
ronin-tour-tea = Za tobą pierwsza tura. Na jej koniec pije się herbatę: czarka przesuwa znacznik po stronie strzałki, a oboje sąsiedzi zyskują to, co pokazuje pole.
