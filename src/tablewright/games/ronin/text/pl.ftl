# What Ronin says: its title, events, questions, options, reasons, and the texts of cards, abilities and boards.

game-title = Ronin
game-subtitle = dobieranie kart, oś czasu i herbata w drodze

# Words

side-locative =
    { $side ->
        [left] lewej
       *[right] prawej
    }

# Events

event-laid-board = { $seat } i { $other } mają wspólną planszetkę { $board }.
event-took-ability-card = { $seat } poznaje zdolność „{ $ability }”, której uczy { $other }.
event-cooperation-moved = { $seat } i { $other } docierają na pole { $field }.
event-track-full = { $seat } i { $other } mają już pełny tor; punkt przepada.
event-automa-poured = { $seat } (Automa) nalewa herbatę dzięki karcie „{ $card }”.
event-tea-passed = { $seat } i { $other } przekazują sobie herbatę.
event-side-quest = { $seat } liczy w zadaniu pobocznym { symbol-accusative }: { $cards }.

# Questions

ask-choose-board = Którą planszetkę współpracy wykładasz?
ask-one-active-symbol =
    Który aktywny symbol zdobywasz? ({ $count } { $count ->
        [one] sztuka
        [few] sztuki
        [many] sztuk
       *[other] sztuki
    })
ask-ability-or-experience = „{ $ability }”: { $power } Poznajesz tę zdolność czy zdobywasz { $count } PD?
ask-show-hand-or-experience = Pokazujesz rękę za { $points } PZ czy zdobywasz { $count } PD?
ask-draw-or-experience = Dobierasz kartę czy zdobywasz { $count } PD?
ask-first-track = Na którym z twoich torów znacznik rusza jako pierwszy?
ask-which-track = Na którym z twoich torów znacznik rusza o { $count }?
ask-choose-neighbour = „{ $card }”: czyja oś czasu się liczy? (po lewej { $left }, po prawej { $right })
ask-cover-arrow = Który symbol przekazania herbaty zakrywasz?
ask-side-quest = Który symbol liczysz w zadaniu pobocznym?

# Options

option-board = Planszetka { $number }
option-pass = { $card }
option-bonus =
    { $kind ->
        [ability] Poznaj zdolność
        [experience] Zdobądź doświadczenie
        [show-hand] Pokaż rękę
       *[draw] Dobierz kartę
    }
option-track = Tor po { side-locative }
option-neighbour = { $other } po { side-locative }

# Reasons

why-no-ability-card-left = Sąsiad nie ma już karty tej zdolności.
why-neighbour-without-cards = Ten sąsiad nie ma karty tego koloru, a efekt, który można rozpatrzyć, jest obowiązkowy.
why-track-without-room = Ten tor jest pełny, a inny nie, a efekt, który można rozpatrzyć, jest obowiązkowy.
why-no-card-to-draw = Nie ma już kart do dobrania.
why-experience-full = Twój złoty znacznik stoi na ostatnim polu: doświadczenie nic by ci nie dało.

# Card texts

condition-neighbour-cards = 1/2/3 { colour-plural } karty sąsiada
result-each-track = 1 punkt współpracy na każdym torze
result-one-track = 1/2/3 punkty współpracy na jednym torze
card-tea = ceremonia picia herbaty
card-passing =
    { $side ->
        [left] herbata w lewo
       *[right] herbata w prawo
    }

# Abilities

power-cooperate =
    Zdobądź { $count } { $count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } współpracy na jednym ze swoich torów.
power-cooperate-each =
    Zdobądź { $count } { $count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } współpracy na każdym ze swoich torów.

# Cooperation boards

bonus-ability-card =
    { $count ->
        [0] karta { $slot }. zdolności sąsiada
       *[other] karta { $slot }. zdolności sąsiada albo { $count } PD
    }
bonus-active-symbols =
    { $count ->
        [one] 1 aktywny symbol
        [few] { $count } aktywne symbole w dowolnym zestawieniu
        [many] { $count } aktywnych symboli w dowolnym zestawieniu
       *[other] { $count } aktywnego symbolu w dowolnym zestawieniu
    }
bonus-one-active-symbol =
    { $count } { $count ->
        [one] aktywny symbol
        [few] jednakowe aktywne symbole
        [many] jednakowych aktywnych symboli
       *[other] jednakowego aktywnego symbolu
    }
bonus-show-hand = pokazanie ręki za 1/2/3 PZ albo { $count } PD
bonus-experience-points = { $count } PD
bonus-victory-points = { $count } PZ
bonus-draw-or-experience = dobranie karty albo { $count } PD
bonus-symbols-for-abilities = 1/2/3 aktywne symbole za 2/3/4 odblokowane zdolności
bonus-points-for-experience = 1/2/3 PZ za { $steps } PD
bonus-experience-for-colour = { $steps } PD za 0/1/2/3 { colour-plural } karty
bonus-reactivate-ability = ponowna aktywacja użytej zdolności

# Settings

setting-side = Strona planszetek współpracy
setting-side-A = A: wszystkie planszetki jednakowe
setting-side-B = B: każda planszetka inna
setting-difficulty = Poziom trudności gry solo
setting-difficulty-summer = lato (poziom łatwy)
setting-difficulty-autumn = jesień (poziom standardowy)
setting-difficulty-winter = zima (poziom trudny)
setting-automa = Postacie Autom
setting-automa-random = rozdane losowo
setting-automa-pick = wskazuje je pierwszy wybierający gracz

# Phases

phase-seat_automas = Rozsadzanie Autom
phase-lay_out_boards = Wykładanie planszetek
phase-choose_board = Wybór planszetek
phase-last_board = Wykładanie planszetek
phase-choose_solo_boards = Wybór planszetek
phase-start_difficulty = Pola początkowe
phase-tea_ceremony = Krok 3: ceremonia picia herbaty
phase-drink_tea = Krok 3: ceremonia picia herbaty
phase-next_chapter = Następny rozdział
phase-side_quest = Zadanie poboczne
phase-final_scoring = Punktowanie końcowe
