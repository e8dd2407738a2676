# Co obie siostrzane gry, Ronin i Ścieżka Przeznaczenia, mówią tak samo.

# Words

symbol =
    { $symbol ->
        [exploration] eksploracja
        [combat] walka
        [magic] magia
        [diplomacy] dyplomacja
       *[tea] przekazanie herbaty
    }
left-symbol =
    { $left ->
        [exploration] eksploracja
        [combat] walka
        [magic] magia
       *[diplomacy] dyplomacja
    }
right-symbol =
    { $right ->
        [exploration] eksploracja
        [combat] walka
        [magic] magia
       *[diplomacy] dyplomacja
    }
colour =
    { $colour ->
        [red] czerwony
        [green] zielony
        [blue] niebieski
        [yellow] żółty
       *[pink] różowy
    }
chapter-numeral =
    { $chapter ->
        [1] I
        [2] II
       *[3] III
    }
side =
    { $side ->
        [left] lewa
       *[right] prawa
    }
symbol-genitive =
    { $symbol ->
        [exploration] eksploracji
        [combat] walki
        [magic] magii
        [diplomacy] dyplomacji
       *[tea] przekazania herbaty
    }
symbol-accusative =
    { $symbol ->
        [exploration] eksplorację
        [combat] walkę
        [magic] magię
        [diplomacy] dyplomację
       *[tea] przekazanie herbaty
    }
colour-feminine =
    { $colour ->
        [red] czerwona
        [green] zielona
        [blue] niebieska
        [yellow] żółta
       *[pink] różowa
    }
colour-feminine-genitive =
    { $colour ->
        [red] czerwonej
        [green] zielonej
        [blue] niebieskiej
        [yellow] żółtej
       *[pink] różowej
    }
colour-feminine-accusative =
    { $colour ->
        [red] czerwoną
        [green] zieloną
        [blue] niebieską
        [yellow] żółtą
       *[pink] różową
    }
colour-plural =
    { $colour ->
        [red] czerwone
        [green] zielone
        [blue] niebieskie
        [yellow] żółte
       *[pink] różowe
    }
colour-genitive-plural =
    { $colour ->
        [red] czerwonych
        [green] zielonych
        [blue] niebieskich
        [yellow] żółtych
       *[pink] różowych
    }
side-genitive =
    { $side ->
        [left] lewej
       *[right] prawej
    }
cards-count-accusative =
    { $count ->
        [one] 1 kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
source-accusative =
    { $source ->
        [chapter-1] rozdział I
        [chapter-2] rozdział II
        [chapter-3] rozdział III
        [bonuses] premie
        [side-quest] zadanie poboczne
        [experience] doświadczenie
        [story] opowieść
        [abilities] zdolności
        [missions] sekretne misje
       *[cooperation] współpracę
    }
source =
    { $source ->
        [chapter-1] rozdział I
        [chapter-2] rozdział II
        [chapter-3] rozdział III
        [bonuses] premie
        [side-quest] zadanie poboczne
        [experience] doświadczenie
        [story] opowieść
        [abilities] zdolności
        [missions] sekretne misje
       *[cooperation] współpraca
    }
symbols =
    { $count ->
        [one] 1 symbol
        [few] { $count } symbole
        [many] { $count } symboli
       *[other] { $count } symbolu
    }
cards-count =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }

# Events

event-active-symbols = Rozdział { chapter-numeral }: aktywne są { left-symbol } (po lewej) i { right-symbol } (po prawej).
event-first-chooser = Wybór zaczyna { $seat }.
event-took-character = { $seat } zasiada do stołu.
event-new-initiative = Inicjatywa: { $seats }.
event-turn-begins = — Rozdział { chapter-numeral }, tura { $turn } —
event-pool-discarded = Z puli odrzuca się karty: { $cards }.
event-deck-remade =
    Stos kart odrzuconych staje się nową talią ({ $count } { $count ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    }).
event-drafted-row = { $seat } bierze rząd { $row }: { $cards }.
event-drafted-deck = { $seat } idzie do talii.
event-drew-cards = { $seat } dobiera { cards-count-accusative }.
event-drew-these = Dobierasz: { $cards }.
event-automa-drafted =
    { $row ->
        [0] { $seat } (Automa) dobiera i zagrywa: { $cards }.
       *[other] { $seat } (Automa) bierze rząd { $row } i zagrywa: { $cards }.
    }
event-revealed-cards = { $seat } odkrywa: { $cards }.
event-effect-resolved = { $seat } rozpatruje kartę „{ $card }”.
event-condition-not-met = „{ $card }” nic nie daje: { $seat } nie spełnia warunku.
event-gained-symbols =
    { $seat } zdobywa { $count } { $count ->
        [one] symbol
        [few] symbole
        [many] symboli
       *[other] symbolu
    } { symbol-genitive }.
event-lost-token = { $seat } odkłada żeton { symbol-genitive }.
event-covered-symbol = { $seat } zakrywa symbol { symbol-genitive } na karcie „{ $card }”.
event-gained-experience = { $seat } zdobywa { $count } PD (razem { $total }).
event-unlocked-ability = { $seat } odblokowuje zdolność { $slot }.
event-gained-points = { $seat } zdobywa { $count } PZ za { source-accusative } (razem { $total }).
event-used-ability = { $seat } używa zdolności „{ $ability }”.
event-played-extra = { $seat } zagrywa dodatkową kartę: { $card }.
event-restored = { $seat } odsłania symbol na karcie „{ $card }”.
event-swapped-pool = { $seat } zamienia miejscami w puli: { $cards }.
event-took-discarded = { $seat } bierze ze stosu kart odrzuconych: { $card }.
event-took-back = { $seat } bierze z powrotem na rękę: { $card }.
event-reactivated = { $seat } ponownie aktywuje zdolność „{ $ability }”.
event-showed-hand = { $seat } pokazuje rękę: { $cards }.
event-chapter-ends = Rozdział { chapter-numeral } się kończy.
event-kept-cards = { $seat } zachowuje: { $cards }.
event-tie-broken = Remis wygrywa { $seat } dzięki wyższemu miejscu na torze inicjatywy.
event-final-score =
    { $won ->
        [1] { $seat } kończy z wynikiem { $count } PZ i wygrywa.
       *[other] { $seat } kończy z wynikiem { $count } PZ.
    }

# Questions

ask-choose-character = Którą postacią grasz?
ask-choose-automa = Którą postać dostaje Automa?
ask-draft = Którą parę bierzesz?
ask-play-left = Którą kartę zagrywasz po lewej?
ask-play-right = Którą kartę zagrywasz na prawo od niej?
ask-resolve-card = Teraz karta „{ $card }”. Czy najpierw używasz zdolności?
ask-done-playing = Czy używasz zdolności przed końcem swojej kolejki?
ask-lose-symbol = Który symbol tracisz? (jeszcze { $count })
ask-gain-active = Który aktywny symbol zdobywasz? (jeszcze { $count })
ask-reactivate = Którą użytą zdolność ponownie aktywujesz?
ask-extra-card = Którą dodatkową kartę zagrywasz?
ask-repeat-effect = Efekt której karty rozpatrujesz jeszcze raz?
ask-restore = Który zakryty symbol odsłaniasz?
ask-transmute = Który żeton zamieniasz na aktywny symbol?
ask-swap-first = Którą kartę z puli zamieniasz?
ask-swap-second = Z którą kartą zamienia się miejscami „{ $card }”?
ask-renew-row = Który rząd wymieniasz?
ask-take-discarded = Którą kartę bierzesz ze stosu kart odrzuconych?
ask-take-back = Którą kartę bierzesz z powrotem na rękę?
ask-done-chapter = Czy używasz zdolności przed przygotowaniem osi czasu?
ask-keep-card = Którą kartę zachowujesz? ({ $number } z { $count })

# Options

option-character = { $character }
option-deck = Dwie karty z talii
option-row = Rząd { $number }
option-play = { $card }
option-keep = { $card }
option-card = { $card }
option-resolve = Rozpatrz ją
option-done = Dalej
option-stop = Na tym koniec
option-token = Żeton: { symbol }
option-cover = Na karcie „{ $card }”: { symbol }
option-symbol = { symbol }
option-ability = Użyj: { $ability }

# Reasons

why-row-taken = Przy tym rzędzie stoi już inny znacznik.
why-ability-locked = Twój znacznik doświadczenia nie dotarł jeszcze do tej zdolności.
why-ability-used = Ta zdolność jest już użyta.
why-ability-other-window = Tej zdolności używa się w innym momencie.
why-ability-no-use = Ta zdolność nic by teraz nie dała.
why-repeat-without-condition = Ten efekt nic by nie dał: nie spełniasz teraz jego warunku.

# Card texts

condition-lose-one = strać 1 × { symbol-accusative }
condition-lose-up-to-three = strać 1/2/3 × { symbol-accusative }
condition-lose-inactive = strać 1/2/3 nieaktywne symbole
condition-two-or-more-cards = co najmniej 2 { colour-plural } karty
condition-exactly-cards =
    dokładnie { $count } { $count ->
        [one] { colour-feminine } karta
        [few] { colour-plural } karty
        [many] { colour-genitive-plural } kart
       *[other] { colour-feminine-genitive } karty
    }
condition-up-to-three-cards = 1/2/3 { colour-plural } karty
condition-exactly-two-inactive = dokładnie 2 nieaktywne symbole
condition-two-or-more-inactive = co najmniej 2 nieaktywne symbole
result-path-steps = 1/2/3 × aktywny symbol { side-genitive } ścieżki
result-path-two = 2 × aktywny symbol { side-genitive } ścieżki
result-both-paths = po 1 z obu aktywnych symboli
result-two-symbols = 2 × { symbol-accusative }
result-symbol-steps = 1/2/3 × { symbol-accusative }
result-one-symbol = 1 × { symbol-accusative }
card-colour = { colour-feminine }
card-standard = po zagraniu
card-no-effect = bez efektu

# Abilities

window-draft = podczas dobierania, przed wzięciem kart
window-play = podczas rozpatrywania twoich kart
window-chapter-end = na koniec rozdziału, przed przygotowaniem osi czasu
power-skip-loss = Zignoruj utratę 1 symbolu w efekcie.
power-full-result = Zastosuj pełny rezultat efektu bez spełniania jego warunku.
power-extra-card = Zagraj jedną dodatkową kartę, a potem dobierz kartę.
power-repeat-effect = Rozpatrz jeszcze raz efekt karty na swojej osi czasu.
power-gain-active =
    { $count ->
        [one] Zdobądź { $count } dowolny aktywny symbol.
        [few] Zdobądź { $count } aktywne symbole w dowolnym zestawieniu.
        [many] Zdobądź { $count } aktywnych symboli w dowolnym zestawieniu.
       *[other] Zdobądź { $count } aktywnego symbolu w dowolnym zestawieniu.
    }
power-gain-of-path =
    Zdobądź { $count } { $count ->
        [one] aktywny symbol
        [few] aktywne symbole
        [many] aktywnych symboli
       *[other] aktywnego symbolu
    } { side-genitive } ścieżki.
power-restore =
    Odsłoń najwyżej { $count } { $count ->
        [one] symbol
        [few] symbole
        [many] symboli
       *[other] symbolu
    } na swojej osi czasu.
power-transmute =
    { $count ->
        [one] Zamień najwyżej { $count } nieaktywny żeton na aktywny.
        [few] Zamień najwyżej { $count } nieaktywne żetony na aktywne.
        [many] Zamień najwyżej { $count } nieaktywnych żetonów na aktywne.
       *[other] Zamień najwyżej { $count } nieaktywnego żetonu na aktywne.
    }
power-swap-pool = Zamień miejscami dowolne 2 karty w puli.
power-renew-row = Wymień karty jednego rzędu na nowe.
power-draw-cards =
    { $count ->
        [one] Dobierz 1 kartę.
        [few] Dobierz { $count } karty.
        [many] Dobierz { $count } kart.
       *[other] Dobierz { $count } karty.
    }
power-take-discarded = Weź dowolną kartę ze stosu kart odrzuconych.
power-gain-experience = Zdobądź { $count } PD.
power-take-back = Weź na rękę 1 kartę ze swojej osi czasu.
power-keep-more = Zachowaj 1 dodatkową kartę ze swojej osi czasu.
power-gain-points = Zdobądź { $count } PZ.
power-points-per-colour = Zdobądź 1 PZ za każdą { colour-feminine-accusative } kartę na swojej osi czasu, najwyżej { $count }.
power-reactivate = Aktywuj ponownie 1 ze swoich użytych zdolności.
state-locked = zablokowana
state-active = aktywna
state-used = użyta

# Settings

setting-first-chooser = Kto pierwszy wybiera postać
setting-first-chooser-random = wskazuje los
setting-first-chooser-1 = gracz 1
setting-first-chooser-2 = gracz 2
setting-first-chooser-3 = gracz 3
setting-first-chooser-4 = gracz 4
setting-first-chooser-5 = gracz 5
setting-kept-effects = Aktywne symbole dla efektów zachowanych kart
setting-kept-effects-new-chapter = z nowego rozdziału
setting-kept-effects-old-chapter = ze starego rozdziału

# Phases

phase-prepare = Przygotowanie gry
phase-choose_character = Wybór postaci
phase-place_markers = Ustawianie znaczników
phase-draft = Krok 1: dobieranie kart
phase-draft_pair = Krok 1: dobieranie kart
phase-return_markers = Krok 1: dobieranie kart
phase-play_cards = Krok 2: zagrywanie kart
phase-resolve_cards = Krok 2: rozpatrywanie efektów
phase-end_turn = Koniec tury
phase-chapter_abilities = Koniec rozdziału
phase-prepare_timelines = Zachowywanie kart
phase-resolve_kept = Zachowane karty

# Dalsze warunki

condition-three-or-more-cards = co najmniej 3 { colour-plural } karty
condition-up-to-three-inactive = 1/2/3 nieaktywne symbole
