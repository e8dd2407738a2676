# What Ronin says: its title, events, questions, options, reasons, and the texts of cards, abilities and boards.

game-title = Ronin
game-subtitle = draft, časová osa a čaj na cestách

# Words

side-where =
    { $side ->
        [left] vlevo
       *[right] vpravo
    }

# Events

event-laid-board = { $seat } a { $other } sdílejí plán { $board }.
event-took-ability-card = { $seat } se učí schopnost „{ $ability }“, kterou předává { $other }.
event-cooperation-moved = { $seat } a { $other } postupují na pole { $field }.
event-track-full = { $seat } a { $other } už mají plnou stupnici; bod propadá.
event-automa-poured = { $seat } (Automa) nalévá čaj díky kartě „{ $card }“.
event-tea-passed = { $seat } a { $other } si předávají čaj.
event-side-quest = { $seat } počítá ve vedlejším úkolu { symbol-accusative }: { $cards }.

# Questions

ask-choose-board = Který plán spojenectví vyložíte?
ask-one-active-symbol = Který aktivní symbol získáte { $count }×?
ask-ability-or-experience = „{ $ability }“: { $power } Naučíte se tuto schopnost, nebo získáte { $count } BZ?
ask-show-hand-or-experience = Ukážete ruku za { $points } VB, nebo získáte { $count } BZ?
ask-draw-or-experience = Doberete si kartu, nebo získáte { $count } BZ?
ask-first-track = Která z vašich stupnic se posune první?
ask-which-track = Která z vašich stupnic se posune o { $count }?
ask-choose-neighbour = „{ $card }“: čí časová osa se počítá? (vlevo { $left }, vpravo { $right })
ask-cover-arrow = Který symbol předávání čaje zakryjete?
ask-side-quest = Který symbol budete počítat ve vedlejším úkolu?

# Options

option-board = Plán { $number }
option-pass = { $card }
option-bonus =
    { $kind ->
        [ability] Naučit se schopnost
        [experience] Získat zkušenosti
        [show-hand] Ukázat ruku
       *[draw] Dobrat si kartu
    }
option-track = Stupnice { side-where }
option-neighbour = { $other } { side-where }

# Reasons

why-no-ability-card-left = Spojenec už nemá žádnou kartu této schopnosti.
why-neighbour-without-cards = Tento spojenec nemá kartu této barvy a efekt, který lze vyhodnotit, se vyhodnotit musí.
why-track-without-room = Tato stupnice je plná, jiná ještě ne, a efekt, který lze vyhodnotit, se vyhodnotit musí.
why-no-card-to-draw = Už není žádná karta k dobrání.
why-experience-full = Váš zlatý ukazatel stojí na posledním poli: zkušenosti by vám nic nepřinesly.

# Card texts

condition-neighbour-cards = 1/2/3 { colour-plural } karty spojence
result-each-track = 1 bod spojenectví na každé stupnici
result-one-track = 1/2/3 body spojenectví na jedné stupnici
card-tea = čajový obřad
card-passing =
    { $side ->
        [left] čaj doleva
       *[right] čaj doprava
    }

# Abilities

power-cooperate =
    Získejte { $count } { $count ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    } spojenectví na jedné ze svých stupnic.
power-cooperate-each =
    Získejte { $count } { $count ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    } spojenectví na každé ze svých stupnic.

# Cooperation boards

bonus-ability-card =
    { $count ->
        [0] karta { $slot }. schopnosti spojence
       *[other] karta { $slot }. schopnosti spojence, nebo { $count } BZ
    }
bonus-active-symbols =
    { $count ->
        [one] 1 aktivní symbol
        [few] { $count } aktivní symboly v libovolné kombinaci
        [many] { $count } aktivního symbolu v libovolné kombinaci
       *[other] { $count } aktivních symbolů v libovolné kombinaci
    }
bonus-one-active-symbol =
    { $count } { $count ->
        [one] aktivní symbol
        [few] stejné aktivní symboly
        [many] stejného aktivního symbolu
       *[other] stejných aktivních symbolů
    }
bonus-show-hand = ukázání ruky za 1/2/3 VB, nebo { $count } BZ
bonus-experience-points = { $count } BZ
bonus-victory-points = { $count } VB
bonus-draw-or-experience = dobrání karty, nebo { $count } BZ
bonus-symbols-for-abilities = 1/2/3 aktivní symboly za 2/3/4 odemčené schopnosti
bonus-points-for-experience = 1/2/3 VB za { $steps } BZ
bonus-experience-for-colour = { $steps } BZ za 0/1/2/3 { colour-plural } karty
bonus-reactivate-ability = opětovná aktivace použité schopnosti

# Settings

setting-side = Strana plánů spojenectví
setting-side-A = A: všechny plány stejné
setting-side-B = B: každý plán jiný
setting-difficulty = Úroveň obtížnosti sólového režimu
setting-difficulty-summer = léto (jednoduchá)
setting-difficulty-autumn = podzim (běžná)
setting-difficulty-winter = zima (těžká)
setting-automa = Postavy Autom
setting-automa-random = rozdané náhodně
setting-automa-pick = určí je první vybírající hráč

# Phases

phase-seat_automas = Usazení Autom
phase-lay_out_boards = Vyložení plánů
phase-choose_board = Výběr plánů
phase-last_board = Vyložení plánů
phase-choose_solo_boards = Výběr plánů
phase-start_difficulty = Počáteční pole
phase-tea_ceremony = Krok 3: čajový obřad
phase-drink_tea = Krok 3: čajový obřad
phase-next_chapter = Další kapitola
phase-side_quest = Vedlejší úkol
phase-final_scoring = Závěrečné bodování
