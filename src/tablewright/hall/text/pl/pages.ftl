# Słowa stron wokół stołu: zaproszenie, poczekalnia, wynik, zasady i konto.

# Drobiazgi
copy-link = Kopiuj link
copied = Skopiowano link
your-name = Twoje imię
your-name-note = Niekonieczne; zobaczą je inni przy stole.
to-the-hall = Do sali
to-the-table = Do stołu
points-word = { $count ->
    [one] punkt zwycięstwa
    [few] punkty zwycięstwa
    [many] punktów zwycięstwa
   *[other] punktu zwycięstwa
}

# Zaproszenie
home-title = Dobre gry przy dobrym stole
play-now = { $bots ->
    [0] Zagraj samemu w grę { $game }
   *[other] Zagraj w grę { $game } z botami
}
open-a-table = Otwórz stół
read-the-rules = Zasady
more-games = Więcej gier
small-games = { $count ->
    [one] Mała gra
   *[other] Małe gry
}
game-players = Liczba graczy: { $players }
game-bots = boty na każdym miejscu
my-tables = Moje stoły
open-tables = Otwarte stoły
finished-tables = { $count ->
    [one] 1 zakończona gra
    [few] { $count } zakończone gry
    [many] { $count } zakończonych gier
   *[other] { $count } zakończonej gry
}
no-open-tables = Nikt teraz nie czeka na graczy.
import-invitation = Masz zapis gry?
import-link = Otwórz zapisaną grę
your-turn = Twój ruch
status-open = czeka na graczy
status-running = gra trwa
status-over = zakończona
at-the-table = Przy stole
seat-free = wolne miejsce
is-choosing = wybiera
go-play = Graj dalej
go-table = Do stołu
go-join = Zajmij miejsce
go-watch = Obejrzyj
go-result = Punktacja końcowa

# Nowy stół
new-title = Nowy stół: { $game }
new-lead = Zdecyduj, kto gdzie siedzi. Na wolne miejsca zaproś innych linkiem albo posadź boty i zacznij od razu.
new-players = Ilu graczy?
players-count = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
new-seats = Kto gdzie siedzi?
new-seats-note = Zajmij kilka miejsc, jeśli chcecie grać na jednym urządzeniu.
seat-number = Miejsce { $number }
seat-for-me = Siadam tutaj
seat-for-anyone = Wolne miejsce
new-settings = Na co się umawiacie?
new-listed = Kto może dołączyć?
new-public = Każdy: stół będzie widoczny w sali
new-link = Tylko osoby, które mają link
new-send = Otwórz stół

# Poczekalnia
room-title = { $game }: zbieramy się przy stole
room-lead = Gdy wszystkie miejsca są zajęte, grę może rozpocząć każdy, kto tu siedzi.
room-invite = Zaproś pozostałych
room-link = Link do tego stołu
room-public = Stół jest też widoczny w sali.
link-here-alone = Ten link otwiera się tylko na tym komputerze. Aby otwierał się w całej twojej sieci, uruchom salę poleceniem: tablewright serve --host 0.0.0.0
room-by-link = Stołu nie ma na liście; znajdą go tylko osoby z linkiem.
room-join = Dołącz do stołu
room-settings = Ustalenia na tę grę
room-begin = Rozpocznij grę
room-full = Są już wszyscy. Grę rozpocznie ktoś z siedzących przy stole.
room-open-seats = { $count ->
    [one] Zostało 1 wolne miejsce.
    [few] Zostały { $count } wolne miejsca.
    [many] Zostało { $count } wolnych miejsc.
   *[other] Zostało { $count } wolnego miejsca.
}
seat-sit = Usiądź tutaj
seat-you = ty
seat-stand-up = Wstań
seat-clear = Zwolnij miejsce
seat-clear-name = Zwolnij miejsce: { $name }
seat-which-bot = Który bot
seat-bot = Posadź bota

# Koniec gry
result-eyebrow = punktowanie końcowe
result-shared = Wspólne zwycięstwo: { $names }
result-winner = Zwycięstwo: { $name }
result-solo-won = Cel osiągnięty
result-nobody = Celu nie udało się osiągnąć
result-together = koniec rozdziału
result-together-won = Udało się wam razem
result-together-lost = Przegraliście razem
result-solo-lost = Tym razem bez zwycięstwa
result-scoring = Punktowanie końcowe
result-source = Źródło
result-total = Razem
result-course = Przebieg gry
result-next = Co dalej
result-tie = Równa liczba punktów.
result-rematch = Zagraj ponownie
result-next-open = Następna gra leży już na stole.
result-next-go = Przejdź do następnej gry
result-replay = Obejrzyj powtórkę
result-export = Zachowaj zapis
result-share = Udostępnij i sprawdź
result-link = Link do tego wyniku
chart-caption = Punkty zwycięstwa na początku każdej tury i na końcu gry
chart-caption-standing = Jak stali wszyscy na początku każdej tury i na końcu
chart-moment = Tura
chart-end = Koniec
verify-title = Sprawdź tasowanie
verify-text = Skrót powstał, zanim rozdano pierwszą kartę, a pasuje do niego tylko poniższe ziarno: po drodze nikt nie mógł podmienić kart.
verify-commitment = Skrót
verify-seed = Ziarno

# Powtórka
replay-page = Powtórka: { $game }
replay-leave = Wróć do stołu
replay-leave-over = Wróć do wyniku
replay-seat = Punkt widzenia
replay-onlooker = Widz
replay-what-if = Co by było, gdyby…
replay-branch = Graj dalej od tego miejsca
replay-branch-note = Otworzy się nowy stół po wyborze numer { $at }. Boty zostają na swoich miejscach, pozostałe prowadzisz ty, a ta gra zostanie taka, jaka była.

# Zasady
rules-title = Zasady gry { $game }
rules-lead = Każda zasada ma numer. Stół podaje go zawsze, gdy czegoś nie można zrobić.
rules-search = Szukaj w zasadach
rules-find = Szukaj
rules-all = Wszystkie zasady
rules-parts = Części
rules-found = { $count ->
    [0] Nie znaleziono żadnej zasady.
    [one] Znaleziono 1 zasadę.
    [few] Znaleziono { $count } zasady.
    [many] Znaleziono { $count } zasad.
   *[other] Znaleziono { $count } zasady.
}
rules-none = Nie znaleziono żadnej zasady.
rules-fitting = Pasujące zasady:
rule-example = Przykład
rule-ruling = Rozstrzygnięcie

# Ty
account-title = O tobie
account-lead = Możesz grać bez konta: ta przeglądarka cię pamięta.
account-name = Jak mówią do ciebie inni
account-save-name = Zapisz imię
account-wishes = Wygoda przy stole
account-known = Zalogowano: { $account }
account-known-note = Twoje stoły są z tobą na każdym urządzeniu, na którym się zalogujesz.
account-register = Załóż konto
account-register-note = Zachowa twoje imię i stoły, żeby można było grać dalej na innym urządzeniu. Bez adresu e-mail.
account-account = Nazwa konta
account-account-note = Od 3 do 30 liter, cyfr, kropek lub kresek
account-password = Hasło
account-password-note = Co najmniej 8 znaków
account-log-in = Zaloguj się
account-log-in-note = Masz już konto? Graj na nim dalej.
account-log-out = Wyloguj się
account-forget = Zapomnij mnie na tym urządzeniu
account-forget-note = Bez konta nie będzie można potem wrócić do twoich stołów.
account-forget-surely = Zapomnij na dobre
account-log-in-brings = Stoły, które masz jako gość, przejdą na konto.

# Wczytanie zapisu
import-title = Otwórz zapisaną grę
import-lead = Zakończona gra otworzy się jako powtórka, a niedokończona jako stół, przy którym można grać dalej.
import-file = Zapis gry
import-note = Plik z przycisku „Zachowaj zapis” albo z gry w terminalu.
import-send = Otwórz zapis

# O stronie
about-title = O Tablewright
about-lead = Tablewright to cyfrowy stół do gier planszowych: samemu przeciw botom, wspólnie przy jednym urządzeniu albo z przyjaciółmi na odległość.
about-independent = Nieoficjalny i niezależny
about-independent-text = To projekt hobbystyczny, niezwiązany z żadnym wydawcą ani autorem. Zasady spisaliśmy własnymi słowami, karty i planszetki pochodzą z naszych własnych zestawów, a grafik i tekstów wydawców tu nie ma.
about-fair = Uczciwa gra
about-fair-text = Wszystkie tasowania wynikają z ziarna ustalonego przed grą i ujawnianego po niej, więc każdy może je sprawdzić. Boty wiedzą tylko tyle, ile wiedziałby gracz na ich miejscu.
about-licences = Licencje i podziękowania
about-mit = Wolne oprogramowanie na licencji MIT.
about-icons = Ikony
about-icons-text = Obrazki i symbole autorów z game-icons.net:
about-icons-list = wszystkie ikony według autorów
about-fonts = Kroje pisma
about-idiomorph = Zmienia widok stołu bez migotania.

# Przekazane miejsce
take-title = Czeka na ciebie miejsce
take-lead = { $name } przekazuje ci miejsce przy stole: { $game }.
take-somebody = Ktoś
take-seat = Zajmij miejsce
take-give-title = Przekaż swoje miejsce
take-give-lead = Kto otworzy link do tej strony, zajmie miejsce { $number } przy twoim stole: { $game }.
take-give-note = Otwórz go na swoim drugim urządzeniu, żeby grać tam dalej, albo wyślij komuś, kto zagra za ciebie. Działa jeden raz.
take-link = Link do miejsca

# Odmowy
refused-title = { $status ->
    [404] Tu nic nie ma
    [500] Coś poszło nie tak
    [503] Krótka przerwa
   *[other] Tego nie można zrobić
}
refused-again = Spróbuj jeszcze raz
refused-back = Przycisk „wstecz” w przeglądarce prowadzi z powrotem.
