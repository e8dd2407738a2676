# Co mówi Heredity: tytuł, słowa, wydarzenia, pytania, opcje, powody, ustawienia i fazy.

game-title = Heredity
game-subtitle = rodzina, mapa rosnąca karta po karcie i zegar złożony z opowieści

# Imiona

pc-djamal = Djamal
pc-maeve = Maeve
pc-selena = Selena
pc-brick = Brick
pc =
    { $pc ->
        [djamal] { pc-djamal }
        [maeve] { pc-maeve }
        [selena] { pc-selena }
       *[brick] { pc-brick }
    }
other-pc =
    { $other-pc ->
        [djamal] Djamalem
        [maeve] Maeve
        [selena] Seleną
       *[brick] Brickiem
    }
# Dopełniacz, celownik i biernik tam, gdzie zdanie ich potrzebuje.
of-pc =
    { $pc ->
        [djamal] Djamala
        [maeve] Maeve
        [selena] Seleny
       *[brick] Bricka
    }
seat-family = Rodzina
seat-djamal-selena = { pc-djamal } i { pc-selena }
seat-maeve-brick = { pc-maeve } i { pc-brick }
card-family = Rodzina
card-djamal-head = Djamal: głowa
card-djamal-torso = Djamal: tułów
card-djamal-feet = Djamal: stopy
card-maeve-head = Maeve: głowa
card-maeve-torso = Maeve: tułów
card-maeve-feet = Maeve: stopy
card-selena-head = Selena: głowa
card-selena-torso = Selena: tułów
card-selena-feet = Selena: stopy
card-brick-head = Brick: głowa
card-brick-torso = Brick: tułów
card-brick-feet = Brick: stopy

# Słowa

part-head = głowa
part-torso = tułów
part-feet = stopy
part =
    { $part ->
        [head] { part-head }
        [torso] { part-torso }
       *[feet] { part-feet }
    }
action-observe = obserwacja
action-talk = rozmowa
action-interact = interakcja
action-move = ruch
action-item = użycie przedmiotu
action-combined = akcja połączona
action =
    { $action ->
        [observe] { action-observe }
        [talk] { action-talk }
        [interact] { action-interact }
        [move] { action-move }
        [item] { action-item }
       *[combined] { action-combined }
    }
line-white = biała: przejście wolne
line-blue = niebieska: okno, nikt nie przejdzie, strzał tak
line-green = zielona: drzwi, otwarte dla wszystkich
line-black = czarna: ściana, nic nie przejdzie
line-red = czerwona: ogień, przejście kosztuje 1 obrażenie
anchor-blue = niebieska
anchor-green = zielona
anchor-yellow = żółta
anchor-red = czerwona
anchor-purple = fioletowa
colour =
    { $colour ->
        [blue] { anchor-blue }
        [green] { anchor-green }
        [yellow] { anchor-yellow }
        [red] { anchor-red }
       *[purple] { anchor-purple }
    }
edge-north = północ
edge-east = wschód
edge-south = południe
edge-west = zachód
edge-level = inny poziom
edge-right = z prawej
edge-left = z lewej
edge-below = poniżej
token-general = żetony ogólne
token-hostile = żeton wroga
token-ally = żeton sojusznika
token-material = materiały
token-special = żetony specjalne
attitude-hostile = wroga
attitude-neutral = neutralna
attitude-ally = sojusznik
attitude =
    { $attitude ->
        [hostile] { attitude-hostile }
        [ally] { attitude-ally }
       *[neutral] { attitude-neutral }
    }
anchor-of-brown = brązowa
anchor-of-grey_head = szara, głowa
anchor-of-grey_torso = szara, tułów
anchor-of-grey_feet = szara, stopy
karma-violence = przemoc
karma-brutality = brutalność
karma-pacifism = pacyfizm
karma-dodge = unik
karma-treasure_hunting = poszukiwanie skarbów
karma-looting = grabież
karma-community = społeczność
karma-scar = blizna
karma-memory = pamięć
materials =
    { $count ->
        [one] 1 materiał
        [few] { $count } materiały
       *[other] { $count } materiałów
    }
area-named = { $place } ({ $card })
area-lettered = obszar { $letter } ({ $card })
area-gone = { $card }
figure = { $card }
figure-of-several = { $card }, figurka { $number }
space-of-body = { part } { $number }
space-of-item = { $card } { $number }
ending-unsaid = rozdział dobiegł końca

# Wydarzenia: rozdział i jego karty

event-chapter-begins = — { $chapter }: początek —
event-chapter-ends =
    { $outcome ->
        [victory] Rodzina wygrywa: { $ending }
       *[failure] Rodzina przegrywa: { $ending }
    }
event-failed = { $card }: warunek porażki jest spełniony. Rozdział przegrany.
event-taken = Wzięta i przeczytana: { $card }.
event-flipped = Odwrócona: { $card }.
event-burned = Spalona: { $card }.
event-burned-unread = Spalona bez czytania: karta { $number }.
event-narrated = „{ $text }”
event-anchored = { $card } trafia na oś czasu (kotwica: { colour }).
event-hourglass = Klepsydra stoi na karcie: { $card }.
event-chapter-again = Rodzina próbuje jeszcze raz: { $chapter }.
event-campaign-ends = Kampania ukończona.
event-rested = { $seat }: na razie dość żetonów.
event-stirred = Coś się zmieniło; już nie odpoczywają: { $seats }.
event-cut-short =
    { $verb ->
        [move] { pc } nie idzie dalej, bo zaczyna działać { $seat }. Żetony za niezrobione kroki są znowu wolne.
       *[other] { pc } przerywa, bo zaczyna działać { $seat }.
    }

# Wydarzenia: mapa

event-terrain-laid = Nowy teren na mapie: { $card }.
event-explored = { pc } odkrywa teren: { $card }.
event-moved = { pc } idzie dalej: { $area }.
event-immediate-event = { pc } wywołuje wydarzenie: { $card }.
event-icon-used = { pc } wydaje żeton: { action } (karta { $number }).
event-acted = { pc } działa: { $card }.
event-acted-together = Wspólna akcja ({ $characters }): { $card }.
event-called-off = Wspólna akcja nie dochodzi do skutku ({ $card }); żeton wraca: { pc }.

# Wydarzenia: rzeczy

event-equipped = { pc } niesie teraz: { $card }.
event-dropped = { pc } upuszcza: { $card }.
event-materials-dropped =
    { $n ->
        [one] { pc } upuszcza 1 materiał.
        [few] { pc } upuszcza { $n } materiały.
       *[other] { pc } upuszcza { $n } materiałów.
    }
event-item-used = { pc } używa przedmiotu: { $card }.
event-repaired = { pc } naprawia: { $card }.
event-upgraded = { pc } ulepsza: { $card }.
event-exchanged = { pc } i { $other } wymieniają się rzeczami.
event-picked-up = { pc } podnosi to, co tu leży.
event-materials-gained =
    { $n ->
        [one] { pc } zyskuje 1 materiał.
        [few] { pc } zyskuje { $n } materiały.
       *[other] { pc } zyskuje { $n } materiałów.
    }
event-materials-paid =
    { $n ->
        [one] { pc } płaci 1 materiał.
        [few] { pc } płaci { $n } materiały.
       *[other] { pc } płaci { $n } materiałów.
    }
event-materials-shared =
    { $n ->
        [one] { pc } dostaje 1 materiał.
        [few] { pc } dostaje { $n } materiały.
       *[other] { pc } dostaje { $n } materiałów.
    }

# Wydarzenia: postacie i walka

event-npc-placed = Pojawia się { $character }: { $area }.
event-npc-moved = { $character } idzie: { $area }.
event-npc-hurt = { $character } otrzymuje obrażenia: { $n }.
event-npc-died = { $character } umiera.
event-attacked =
    { $failed ->
        [0] { $attackers } → { $character }: siła { $strength }, karma { $karma }, po odjęciu obrony obrażenia: { $total }.
       *[other] { $attackers } → { $character }: siła { $strength }, karma { $karma }. Atak się nie udaje.
    }
event-suffered = { pc } otrzymuje obrażenia: { $n }.
event-injured = { pc } doznaje poważnego urazu: { part }.
event-dying = { pc } umiera.
event-healed = { $character }: o 1 obrażenie mniej.
event-karma-drawn = Karta karmy: { $card }.
event-karma-replaced = Karma się zmienia: { $card } → { $cards }.

# Pytania

ask-act = Rodzina działa: co robicie?
ask-act-after-all = Odpoczywacie, a inni działają. Zrobicie jednak coś?
ask-act-between = Ktoś jest w trakcie działania; jeśli teraz coś zrobicie, przerwiecie mu. Co robicie?
ask-drop-between = Ktoś jest w trakcie działania. Czy coś upuszczacie?
ask-step = { pc } idzie (jeszcze { $more }). Dokąd?
ask-arrival = Gdzie na nowym terenie staje { pc }?
ask-choose-option = { $card }: co robicie?
ask-choose-pc =
    { $matter ->
        [attack] { $card }: kto atakuje?
        [target] { $card }: kto zostaje zaatakowany?
        [victim] { $card } atakuje. Kogo?
        [place] { $card }: kto tam staje?
        [move] { $card }: kto się przenosi?
        [pay] { $card }: kto płaci materiałami?
        [item] { $card }: kto bierze przedmiot?
        [materials] { $card }: kto dostaje materiały?
        [damage] { $card }: kto otrzymuje obrażenia?
        [heal] { $card }: kto zostaje wyleczony?
        [injury] { $card }: kto doznaje poważnego urazu?
        [block] { $card }: czyj żeton akcji staje się niedostępny?
        [extra] { $card }: kto dostaje dodatkowy żeton akcji?
       *[tokens] { $card }: kto odzyskuje żetony akcji?
    }
ask-allocate = { pc } odnosi obrażenia. Które serce zostaje zakryte?
ask-serious-injury = { pc } nie ma już wolnego serca. Która część doznaje poważnego urazu?
ask-heal-space = Które obrażenie { of-pc } zostaje wyleczone?
ask-remove-damage = { $card }: które uszkodzenie naprawia { pc }?
ask-make-room = { pc } nie ma gdzie umieścić przedmiotu „{ $card }”. Co upuścić?
ask-give-materials = { $card }: materiały do podziału ({ $n }). Kto dostaje następny?
ask-exchange = { pc } i { $other }: co zmienia właściciela?
ask-join-action = { $card }: kto bierze udział?
ask-target = Kto jest celem?
ask-npc-order = Kto z nich działa pierwszy?
ask-npc-path = Którędy idzie?
ask-npc-place = Obszar jest zapełniony. Gdzie staje zamiast tego?
ask-choose-area = Pasuje więcej niż jeden obszar. Który wybieracie?
ask-ally-target = Kogo atakuje sojusznik?
ask-join-attack = Czy ktoś dołącza do ataku? Cel: { $character }.
ask-play-again = Rozdział przegrany. Czy rodzina próbuje jeszcze raz?
ask-next-chapter = { $chapter }: rozdział wygrany. Jego ostatnia strona leży otwarta.
ask-share = Przed następnym rozdziałem: czy coś zmienia właściciela?

# Opcje: akcje

option-observe = { pc }: obserwacja { $number } [{ $space }]
option-talk = { pc }: rozmowa { $number } [{ $space }]
option-interact = { pc }: interakcja { $number } [{ $space }]
option-move = { pc }: ruch, kilka kroków [{ $space }]
option-move-area = { pc }: ruch, { $area }{ fire } [{ $space }]
fire =
    { $damage ->
        [0] { "" }
       *[other] , przez ogień: 1 obrażenie
    }
option-move-explore = { pc }: odkryj kartę { $number } [{ $space }]
option-heal = { pc }: leczenie, { $character } [{ $space }]
option-repair = { pc }: naprawa, { $card } [{ $space }]
option-upgrade = { pc }: ulepszenie, { $card } [{ $space }]
option-pick-up = { pc } podnosi wszystko, co tu leży [{ $space }]
option-pick-up-cards = { pc } podnosi: { $cards } [{ $space }]
option-pick-up-materials = { pc } podnosi materiały [{ $space }]
option-pick-up-both = { pc } podnosi: { $cards } + materiały [{ $space }]
option-exchange = { pc }: wymiana z { other-pc } [{ $space }]
option-use = { pc }: użyj [{ $space }]
option-attack = { pc }: atak, { $character } [{ $space }]
option-attack-join = { pc } dołącza [{ $space }]
option-join = { pc } bierze udział [{ $space }]
option-refuse = Bez udziału
option-terrain-action = { pc }: { $card }, { action }{ price }{ nth } [{ $space }]
option-npc-action = { pc }: { $card }, { action }{ price }{ nth } [{ $space }]
option-free-action = { pc }: { $card }, { action } z dowolnego miejsca{ price }{ nth } [{ $space }]
option-combined = { pc }: razem, { $card }, { action }{ price }{ nth } [{ $space }]
price =
    { $count ->
        [0] { "" }
       *[other] { " " }({ materials })
    }
nth =
    { $nth ->
        [0] { "" }
       *[other] { " " }({ $nth })
    }
option-drop = { pc } upuszcza: { $card }
option-drop-own = Upuść: { $card }
option-drop-materials = { pc } upuszcza: { materials }
option-injury = { pc } przyjmuje poważny uraz: { part }
option-rest = Odpoczynek: na razie dość żetonów
option-rest-on = Odpoczynek trwa
option-rest-all = Wszystko, co zostało: { pc }

# Opcje: odpowiedzi

option-area = { $area }{ fire }
option-explore = Odkryj: karta { $number }
option-pc = { pc }
option-character = { $character }
option-nobody = Nikogo
option-heart = { pc }: { $space }
option-item-gift = { $card } → { pc }
option-swap = { $card } ↔ { $cards }
option-materials-gift = { materials }: { pc } → { to-pc }
to-pc =
    { $other-pc ->
        [djamal] { pc-djamal }
        [maeve] { pc-maeve }
        [selena] { pc-selena }
       *[brick] { pc-brick }
    }
option-give = Daj: { $card }
option-get = Weź: { $card }
option-give-materials = Daj: { materials }
option-get-materials = Weź: { materials }
option-leave = Zostaw to tutaj
option-done = Gotowe
option-again = Spróbuj jeszcze raz
option-stop = Zakończ kampanię
option-next-chapter = Otwórz następny rozdział: { $chapter }
option-unsaid = Dalej

# Co jest wydrukowane na kartach

says-sequence = { $steps }
says-otherwise = { $first }; jeśli to niemożliwe – { $second }
says-if = jeśli { $condition } – { $then }
says-if-else = jeśli { $condition } – { $then }; jeśli nie – { $else }
says-choose = wybierzcie: { $options }
says-option = „{ $text }”
says-repeat-for = kolejno ({ $over }): { $do }
says-action = nowa akcja, { action }: { $do }
says-add-terrain-action = { $action }
says-add-npc-action = { $npc }: { $action }
says-combined-action = razem ({ $icons }): { $instructions }
says-persist = odtąd: { $statement }
says-explain-symbol = { $letter }: { $meaning }
says-draw-karma = dobierzcie kartę karmy i zobaczcie, co przyniesie
says-outcome = { $do }
says-take = weźcie: { $card }
says-flip = odwróćcie: { $card }
says-burn = spalcie: { $card }
says-anchor = zakotwiczcie: { $card }
says-add-to-deck = włóżcie z powrotem do talii: { $card }
says-place-terrain = połóżcie teren: { $card }
says-replace-terrain = { $new } w miejsce: { $old }
says-place-npc = pojawia się { $npc }: { $at }
says-place-pc = { $who }: na miejsce, { $at }
says-move-character = { $who }: przeniesienie, { $to }
says-remove-npc = { $npc } odchodzi
says-set-attitude = { $npc } ma odtąd nastawienie „{ attitude }”
says-attack = { $attacker } atakuje, cel: { $target } (siła { $strength })
says-damage = { $who }: obrażenia { $n }
says-heal = { $who }: wyleczone obrażenia { $n }
says-serious-injury = { $who }: poważny uraz
says-block-token = { $who }: niedostępne żetony akcji { $n }
says-grant-extra-token = { $who }: dodatkowy żeton akcji
says-take-back-tokens = { $who }: odzyskanie wszystkich żetonów akcji
says-add-tokens = { $kind } +{ $n }, { $to }
says-remove-tokens = { $kind } −{ $n }, { $from }
says-place-terrain-token = żeton terenu na ikonę ({ $card })
says-remove-terrain-token = usuńcie żeton terenu: { $at }
says-gain-item = { $to }: zdobycz, { $card }
says-gain-materials = { $to }: materiały +{ $n }
says-pay-materials = { $from }: materiały −{ $n }
says-discard-item = tracicie: { $card }
says-damage-item = { $item }: uszkodzenia { $n }
says-use-karma-effect = zastosujcie efekt karmy: { $card }
says-replace-karma = karma się zmienia: { $old } → { $new }
says-narrate = czytajcie dalej
says-set-flag = zapiszcie to w dzienniku kampanii
says-check-failure = sprawdźcie warunek porażki
says-end-chapter =
    { $result ->
        [victory] rozdział jest wygrany
       *[failure] rozdział jest przegrany
    }
says-move-hourglass = przesuńcie klepsydrę: { $to }
says-action-phase = rodzina działa
says-tokens-on = { $card } ma { $op } { $n } ({ $kind })
says-card-in-play = { $card } jest w grze
says-card-burned = { $card } jest spalona
says-card-in-deck = { $card } jest w talii
says-terrain-side =
    { $side ->
        [front] { $terrain } leży przodem
       *[back] { $terrain } leży tyłem
    }
says-pc-in-area = { $who } stoi w tym miejscu ({ $area })
says-same-area = { $a } i { $b } są razem
says-pc-has-item = { $who } niesie przedmiot ({ $item })
says-materials = liczba materiałów ({ $who }) wynosi { $op } { $n }
says-npc-alive = { $npc } żyje
says-npc-attitude = { $npc } ma nastawienie „{ attitude }”
says-npc-on-timeline = { $npc } jest na osi czasu
says-pc-dying = { $who } umiera
says-injuries = liczba poważnych urazów ({ $who }) wynosi { $op } { $n }
says-damage-on = liczba obrażeń ({ $who }) wynosi { $op } { $n }
says-karma-has = wasza karma pasuje ({ $type })
says-karma-drawn = dobrana karta karmy pasuje
says-hourglass-on = klepsydra stoi na karcie ({ $card })
says-free-slot = jest wolne pole kotwicy ({ colour })
says-area-crowded = obszar jest zapełniony ({ $area })
says-terrain-discovered = teren jest odkryty ({ $terrain })
says-characters-in = liczba figurek ({ $area }) wynosi { $op } { $n }
says-flag = tak mówi dziennik kampanii
says-all = wszystko to prawda ({ $of })
says-any = choć jedno z tego to prawda ({ $of })
says-not = nieprawda, że { $of }
op-exactly = dokładnie
op-other-than = coś innego niż
op-at-most = najwyżej
op-at-least = co najmniej
op-fewer-than = mniej niż
op-more-than = więcej niż
says-card-numbered = karta { $number }
says-this = ta karta
says-host = karta powyżej
says-drawn = dobrana karta
says-next = na następną kartę
says-melee = wręcz
who-acting = działająca osoba
who-each = każdy z rodziny
who-any-chosen = ktoś z rodziny
who-nearest = najbliższa osoba
who-in-area = każdy z rodziny tutaj
who-all-participants = wszyscy biorący udział
who-ally = sojusznik
who-element = ta osoba
who-group = wszyscy razem
who-any = ktokolwiek z rodziny
who-all-in = wszyscy: { $area }
where-terrain = teren { $number }
where-start = swoje symbole startowe
where-start-of = symbol startowy: { pc }
where-icon = ikona { $number }
where-symbol = obszar { $letter }
where-somebody = tam, gdzie stoi ta postać

# Powody

why-no-token = Nie ma już żetonu akcji do wydania.
why-space-taken = To pole akcji jest zakryte żetonem lub obrażeniem.
why-in-hand = Tego wymaga trwająca akcja.
why-forbidden-by-card = Zabrania tego karta w grze.
why-icon-elsewhere = Ikona jest na innym obszarze.
why-action-elsewhere = Ta akcja należy do innego obszaru.
why-other-side-up = Teren jest odwrócony na drugą stronę.
why-npc-elsewhere = Ta postać jest na innym obszarze.
why-cannot-pay = Nie da się zapłacić kosztu.
why-card-not-in-deck = Tej karty nie można już wziąć.
why-not-all-there = Nie ma tu wszystkich potrzebnych osób z żetonem.
why-declined = Ktoś właśnie odmówił udziału.
why-no-way = Z tego obszaru nie ma wyjścia.
why-window = Okno: niebieskiej linii nikt nie przekroczy.
why-wall = Ściana: czarnej linii nikt nie przekroczy.
why-crowded = Obszar jest zapełniony i nie można się na nim zatrzymać.
why-exploration-closed = Do tej ikony eksploracji nie prowadzi otwarta droga.
why-exploration-spent = Nie ma tu już nic do odkrycia.
why-not-hurt = Nie ma obrażeń do wyleczenia.
why-hurt-elsewhere = Osoba do wyleczenia jest na innym obszarze.
why-item-not-damaged = Ten przedmiot nie jest uszkodzony.
why-too-few-materials = Za mało materiałów.
why-no-upgrade = Tego przedmiotu nie da się ulepszyć.
why-item-in-use = Na tym przedmiocie leży żeton.
why-nothing-here = Nie ma tu nic do podniesienia.
why-not-together = Nie są na tym samym obszarze.
why-nothing-to-give = Żadne z nich nie ma nic do oddania.
why-target-elsewhere = Cel nie jest na tym samym obszarze.
why-out-of-range = Cel jest poza zasięgiem lub poza polem widzenia.
why-is-ally = Sojuszników się nie atakuje.
why-no-heart = Na tym polu nie ma serca.
why-heart-covered = To serce jest już zakryte.
why-not-all-covered = Oddać można tylko kartę, której wszystkie pola są zakryte obrażeniami.
why-injured-already = Ta część ma już poważny uraz.
why-farther-away = Ktoś inny jest bliżej.
why-target-dying = Umierających się nie atakuje.
why-not-yours = Za tę osobę odpowiada inny gracz.

# Ustawienia

setting-chapter = Rozdział
about-setting-chapter = Zasady przewidują w kampanii pięć rozdziałów. Te, które już są, stoją tutaj; każdy ma własną talię przygody, a samouczek uczy, opowiadając.
setting-span = Jak długo
setting-span-chapter = jeden rozdział
setting-span-campaign = kampania od tego rozdziału

# Fazy

phase-begin_chapter = Początek rozdziału
phase-read_opening = Czytanie pierwszych kart
phase-arrive = Klepsydra staje na karcie
phase-resolve_event = Wydarzenie
phase-move_hourglass = Ruch klepsydry
phase-family_acts = Rodzina działa
phase-between_chapters = Między rozdziałami
phase-chapter_lost = Rozdział przegrany
phase-chapter_won = Rozdział wygrany
phase-end_chapter = Koniec rozdziału

# Po grze: co można rozegrać dalej

sequel-next-chapter = Rozegraj następny rozdział: { $chapter }
sequel-again = Rozegraj ten rozdział jeszcze raz
sequel-new-try = Spróbuj jeszcze raz od początku rozdziału
