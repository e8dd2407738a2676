# Co sala mówi o stołach, miejscach i grze.

guest = Gość
bot-greedy = Zachłanny bot
bot-random = Losowy bot

# Tytuły kart przeglądarki
title-your-turn = ● Twój ruch – { $game }
title-open = { $game } – czekamy na graczy
title-running = { $game } – Tablewright
title-over = { $game } – koniec

# Pytanie
prompt-confirm = Zatwierdź
prompt-not-possible = { $count ->
    [one] Czego teraz nie można (1)
   *[other] Czego teraz nie można ({ $count })
}
prompt-curtain = Teraz ruch ma { $name }
prompt-curtain-sub = Przekaż urządzenie dalej. Karty pozostaną zakryte do naciśnięcia przycisku.
prompt-lift-curtain = { $name } to ja: pokaż moje karty
prompt-over = Koniec gry
prompt-see-result = Zobacz punktowanie końcowe
prompt-waiting = Czekamy: { $names }
prompt-following = Zobacz, co się dzieje …
prompt-watching = Oglądasz grę. Widzisz to, co wszyscy przy stole.
prompt-undo-request = { $since ->
    [reveal] { $name } prosi o cofnięcie ostatniego wyboru, choć od tego czasu coś już odkryto lub wylosowano.
    [others] { $name } prosi o cofnięcie ostatniego wyboru, choć od tego czasu działał już ktoś inny. Niczego nie odkryto.
   *[other] { $name } prosi o cofnięcie ostatniego wyboru.
}
prompt-undo-asked = Prosisz o cofnięcie swojego ostatniego wyboru. Pozostali muszą się jeszcze zgodzić.
prompt-agree = Zgoda
prompt-refuse = Odmowa
prompt-withdraw = Wycofaj prośbę
prompt-hint = Rada
prompt-undo = Cofnij
prompt-undo-unseen = Cofa twój ostatni wybór i wszystko, co po nim nastąpiło. Tego, co już odkryto, nie da się zapomnieć.
prompt-undo-surely = Cofnij mimo to
prompt-ask-undo = Poproś o cofnięcie
prompt-come-back = Odbierz swoje miejsce botowi

# Dziennik, czat, przewodnik
log-title = Dziennik
chat-title = Czat
chat-label = Powiedz coś przy stole
chat-send = Wyślij
tour-title = Pierwsza gra
tour-end = Zakończ przewodnik
talk-sat = { $name } siada przy stole.
talk-left = { $name } odchodzi od stołu.
talk-stand-in = { $name }: teraz w zastępstwie gra bot.
talk-came-back = { $name } wraca do gry.
talk-undone = Wszyscy się zgodzili, ostatni wybór jest cofnięty: { $name }.
talk-undone-alone = { $name } cofa swój ostatni wybór i wszystko, co po nim nastąpiło.
talk-undo-refused = { $name } nie zgadza się na cofnięcie.
talk-undo-withdrawn = { $name } wycofuje prośbę o cofnięcie.
talk-known = { $name } gra teraz jako { $known }.

# Podpowiedzi
hint-then = Co się wtedy dzieje: { $then }

# Nagłówek i menu stołu
offline = Nie ma teraz połączenia z salą. Strona sama spróbuje ponownie.
skip-to-content = Przejdź do treści
nav-label = Strony
nav-games = Gry
nav-tables = Stoły
nav-rules = Zasady
nav-account = Twoje imię
wish-language = Język
wish-theme = Motyw
wish-theme-next = { $theme ->
    [dark] Włącz ciemny motyw
    [light] Włącz jasny motyw
   *[auto] Motyw taki jak w urządzeniu
}
language-en = English
language-pl = Polski
language-cs = Čeština
footer-unofficial = Nieoficjalny, niezależny stół z własną zawartością; bez grafik i tekstów wydawców.
footer-about = O stronie i licencjach
close = Zamknij
table-tools = Stół
table-seats = Miejsca
table-settings = Ustawienia
table-keys = Klawisze
table-as-onlooker = Oglądaj jako widz
table-to-my-seat = Wróć na swoje miejsce
seat-look = Zagraj z tego miejsca
seat-come-back = Odbierz miejsce botowi
seat-stand-in = Niech gra bot
seat-stand-in-absent = Nie ma gracza? Niech gra bot
seat-hand-over = Przekaż linkiem
seat-leave = Odejdź
seat-who = Kto tu siedzi?
seat-rename = Nazwij miejsce
seat-leave-note = Bot zajmie twoje miejsce na stałe; nie będzie można na nie wrócić.
seat-leave-surely = Odejdź na stałe
seat-stood-in = { $name } (część tur zagrał bot)
table-look-again = Odśwież
table-write = Napisz na czacie
setting-wish-sound = Dźwięk, gdy przychodzi twój ruch
setting-wish-confirm = Zatwierdzanie każdego wyboru, także ostatniego w turze
setting-wish-tour = Przewodnik po pierwszych turach
switch-on = wł.
switch-off = wył.
key-arrows = strzałki
key-does-arrows = przejście między tym, co można wybrać
key-enter = Enter
key-does-enter = wybór tego miejsca
key-arrows-replay = strzałki
key-does-arrows-replay = o jeden wybór dalej lub wstecz
key-ends = Home, End
key-does-ends = na początek, na koniec
key-numbers = 0–9
key-does-numbers = wybór z listy
key-u = U
key-does-u = cofnięcie
key-h = H
key-does-h = rada
key-r = R
key-does-r = zasada, która teraz obowiązuje
key-c = C
key-does-c = czat
key-l = L
key-does-l = dziennik
key-slash = /
key-does-slash = szukanie w otwartych zasadach
key-question = ?
key-does-question = ta lista
key-escape = Esc
key-does-escape = zamknięcie tego, co otwarte, wyjście z czatu

# Powtórka
replay-title = Powtórka: wybór { $at } z { $last }
replay-after = po wyborze: { $name }
replay-slider = Chwila gry
replay-parts = Przejdź do
replay-go = Pokaż
replay-first = Początek
replay-back = Wstecz
replay-on = Dalej
replay-last = Koniec

# Odmowy
refused-no-table = Nie ma takiego stołu.
refused-no-page = Nie ma takiej strony.
refused-no-game = Nie ma tu takiej gry.
refused-no-seat = Przy tym stole nie ma takiego miejsca.
refused-no-bot = Nie ma takiego bota; są: { $bots }.
refused-no-action = Tego nie można tu zrobić.
refused-no-session = Najpierw wejdź: wybierz imię.
refused-no-such-position = Ta gra ma pozycje od { $first } do { $last }.
refused-name-empty = Imię musi mieć co najmniej jedną literę.
refused-account-already = Masz już konto.
refused-account-name = Nazwa konta ma od 3 do 30 liter, cyfr, kropek lub kresek.
refused-account-taken = Ta nazwa konta jest zajęta.
refused-password = Hasło musi mieć co najmniej { $shortest } znaków.
refused-login = Ta nazwa i hasło do siebie nie pasują.
refused-places = Podaj, kto siedzi na każdym miejscu (liczba miejsc: { $players }).
refused-already-begun = Gra już się zaczęła.
refused-not-begun = Gra jeszcze się nie zaczęła.
refused-seats-open = Są jeszcze wolne miejsca.
refused-seat-taken = To miejsce jest zajęte.
refused-not-your-seat = To nie jest twoje miejsce.
refused-not-host = Może to zrobić tylko gospodarz stołu.
refused-not-seated = Mogą to zrobić tylko osoby siedzące przy stole.
refused-stand-in = Nie ma kogo zastąpić.
refused-bot-already = Na tym miejscu już gra bot.
refused-still-here = { $name } jest przy stole.
refused-no-stand-in = Żaden bot za ciebie nie gra.
refused-seat-token = Ten link nie prowadzi już do miejsca przy stole.
refused-not-over = Gra jeszcze się nie skończyła.
refused-no-sequel = Ta gra nie ma takiej kontynuacji.
refused-over = Gra się skończyła i nie będzie otwarta ponownie.
refused-study = Kto tu siedzi, może znać przyszłe karty, dlatego tego miejsca nie można nikomu przekazać.
refused-not-asked = Nie czeka teraz na ciebie żadne pytanie.
refused-asked-already = Ktoś już poprosił o cofnięcie.
refused-nothing-asked = Nikt teraz nie prosi o cofnięcie.
refused-answer = Odpowiedz: zgoda albo odmowa.
refused-empty-talk = Wiadomość jest pusta.
refused-long-talk = Wiadomość może mieć najwyżej { $most } znaków.
refused-branch = Próbować jeszcze raz można tylko od swoich zakończonych gier albo od gier, w które grasz w pojedynkę.
refused-replay = Powtórkę tego stołu będzie można obejrzeć po zakończeniu gry.
refused-record-rules = Ten zapis powstał na innych zasadach lub kartach niż tutejsze.
refused-record = Tego zapisu nie można otworzyć: { $why }
refused-old-rules = Ta gra zaczęła się na zasadach, których już nie ma, i nie da się jej przenieść.
refused-stale = Tymczasem gra poszła dalej; spójrz jeszcze raz.
refused-busy = Ktoś cię uprzedził; spójrz jeszcze raz.
refused-illegal = Zasady teraz na to nie pozwalają.
refused-fault = Coś poszło nie tak po naszej stronie. Nic nie przepadło; spróbuj jeszcze raz.
refused-unavailable = Sala nie może teraz zapisywać przebiegu gry. Nic nie przepadło; spróbuj jeszcze raz.
refused-other-site = To żądanie pochodzi z innej strony, więc go nie wykonano.
refused-too-large = To jest zbyt duże, aby to przyjąć.
refused-too-fast = Trochę za szybko. Poczekaj chwilę.
refused-body = Tego żądania nie da się zrozumieć: { $why }
refused-watches = Śledzić można od 1 do { $most } stołów.
refused-wish = Nie można tak ustawić: { $name }.
refused-number = „{ $name }” musi być liczbą całkowitą, a nie „{ $value }”.
refused-method = Ten adres nie przyjmuje { $method }; przyjmuje: { $allowed }.
refused-streams = Z twojego połączenia otwarto już tyle stron, że kolejnej nie da się śledzić na żywo (limit: { $most }); zamknij niektóre albo poproś osobę prowadzącą salę o większy limit.
refused-too-deep = Ten plik jest zbyt głęboko zagnieżdżony, aby go odczytać; wybierz plik zachowany jako zapis gry.
refused-not-offered = Nie ma tu takiej gry; są: { $games }.
bad-unreadable = plik jest uszkodzony albo w ogóle nie jest w formacie JSON; wybierz plik zachowany jako zapis gry.
bad-too-deep = plik jest zbyt głęboko zagnieżdżony, aby go odczytać; wybierz plik zachowany jako zapis gry.
bad-format = to nie jest zapis gry; wybierz plik, który został jako taki zachowany.
bad-lacks = brakuje wpisu „{ $name }”; zachowaj zapis jeszcze raz i spróbuj ponownie.
bad-part = wpis „{ $name }” ma niewłaściwą postać; zachowaj zapis jeszcze raz i spróbuj ponownie.
bad-seed = jego ziarno losowości jest puste albo nieczytelne; zachowaj zapis jeszcze raz i spróbuj ponownie.
bad-position = opisuje pozycję, która nie może się zdarzyć.
bad-choice = wybór numer { $number } nie jest możliwy, więc nikt nie mógł tak zagrać.
bad-seed-differs = nie zgadza się z ziarnem losowości: przy takim ziarnie karty i kości wypadłyby inaczej.
bad-departs = mówi coś innego, niż wynika z jego własnych wyborów; zmieniono go po zachowaniu.
bad-table-position = Zapis tego stołu opisuje pozycję, która nie może się zdarzyć, więc nie da się tu grać dalej.
bad-players = W tę grę gra od { $least } do { $most } osób.
bad-setting = Przy tej liczbie graczy ({ $players }) gra nie ma ustawienia „{ $name }”.
bad-setting-value = Ustawienie „{ $name }” może mieć jedną z wartości: { $allowed }.
replay-play = Odtwórz
replay-pause = Pauza
