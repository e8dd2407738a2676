# Ronin w sali: zaproszenie, części zasad, tory, planszetki, to, co daje rozdział, i pierwsza tura z przewodnikiem.

game-minutes-ronin = około 60 minut
game-pitch-ronin = Trzy rozdziały w drodze. Dobierz dwie karty, ułóż je na osi czasu i spraw, by każdy efekt korzystał z tego, co już leży. Częstuj sąsiadów herbatą – i zwyciężaj samotnie.

# Zasady
part-ron-gen = Gra w skrócie
part-ron-setup = Przygotowanie stołu
part-ron-pset = Przygotowanie gracza
part-ron-sym = Symbole
part-ron-chap = Rozdziały i aktywne symbole
part-ron-vp = Punkty zwycięstwa
part-ron-xp = Doświadczenie
part-ron-abil = Zdolności
part-ron-nabil = Zdolności sąsiadów
part-ron-turn = Tura
part-ron-draft = Dobieranie kart
part-ron-deck = Talia i stos kart odrzuconych
part-ron-play = Zagrywanie kart
part-ron-eff = Efekty
part-ron-cond = Warunki
part-ron-res = Rezultaty
part-ron-tea = Ceremonia picia herbaty
part-ron-pass = Przekazywanie herbaty
part-ron-track = Tory współpracy
part-ron-bonus = Premie
part-ron-end = Koniec rozdziału
part-ron-clean = Przygotowanie osi czasu
part-ron-next = Następny rozdział
part-ron-final = Punktowanie końcowe
part-ron-win = Zwycięstwo
part-ron-auto = Automa
part-ron-duo = Wariant 2-osobowy
part-ron-solo = Wariant solo
part-ron-info = Co wolno wiedzieć

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
ronin-tour-gain-active = Aktywne symbole liczą się na koniec rozdziału: te, których masz więcej, dają PD, drugie dają punkty zwycięstwa (PZ).
ronin-tour-which-track = Tory współpracy stoją po twojej lewej i prawej. Na koniec punktuje tylko niższy, więc dbaj o oba.
ronin-tour-keep-card = Rozdział się kończy: z dwóch aktywnych symboli ten, którego masz więcej, dał PD, drugi dał PZ. Zachowane karty otwierają nową oś czasu, pozostałe odrzucasz.
ronin-tour-tea = Za tobą pierwsza tura. Na jej koniec pije się herbatę: czarka przesuwa znacznik po stronie strzałki, a oboje sąsiedzi zyskują to, co pokazuje pole.
