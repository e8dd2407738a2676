# What Tidal Blades says: its title, words, events, questions, options, reasons, card texts, settings and phases.

game-title = Tidal Blades
game-subtitle = turniej kości i odwagi wśród wysp rafy

# Words

trait =
    { $trait ->
        [focus] Skupienie
        [spirit] Duch
        [resilience] Wytrwałość
       *[synergy] Synergia
    }
trait-accusative =
    { $trait ->
        [focus] Skupienie
        [spirit] Ducha
        [resilience] Wytrwałość
       *[synergy] Synergię
    }
trait-genitive =
    { $trait ->
        [focus] Skupienia
        [spirit] Ducha
        [resilience] Wytrwałości
       *[synergy] Synergii
    }
symbol =
    { $symbol ->
        [focus] Skupienie
        [spirit] Duch
        [resilience] Wytrwałość
        [synergy] Synergia
       *[wild] dowolny
    }
die =
    { $die ->
        [novice] kość nowicjusza
        [red-adept] czerwona kość adepta
        [blue-adept] niebieska kość adepta
        [red-elite] czerwona kość elity
        [blue-elite] niebieska kość elity
        [guild-focus] kość gildii Skupienia
        [guild-spirit] kość gildii Ducha
        [guild-resilience] kość gildii Wytrwałości
       *[guild-synergy] kość gildii Synergii
    }
die-accusative =
    { $die ->
        [novice] kość nowicjusza
        [red-adept] czerwoną kość adepta
        [blue-adept] niebieską kość adepta
        [red-elite] czerwoną kość elity
        [blue-elite] niebieską kość elity
        [guild-focus] kość gildii Skupienia
        [guild-spirit] kość gildii Ducha
        [guild-resilience] kość gildii Wytrwałości
       *[guild-synergy] kość gildii Synergii
    }
into =
    { $into ->
        [novice] kość nowicjusza
        [red-adept] czerwona kość adepta
        [blue-adept] niebieska kość adepta
        [red-elite] czerwona kość elity
        [blue-elite] niebieska kość elity
        [guild-focus] kość gildii Skupienia
        [guild-spirit] kość gildii Ducha
        [guild-resilience] kość gildii Wytrwałości
       *[guild-synergy] kość gildii Synergii
    }
die-of-level =
    { $level ->
        [1] kość nowicjusza
        [2] kość adepta
        [3] kość elity
       *[other] kość gildii
    }
dice-from-level =
    { $level ->
        [1] kości
        [2] kości adepta, elity i gildii
        [3] kości elity i gildii
       *[other] kości gildii
    }
island-droska = Szranki Droska
island-chronosseum = Chronoseum
island-lamara = Stadion Lamara
island-citadel = Cytadela Czasu
island-fold = Fałda
island =
    { $island ->
        [droska] { island-droska }
        [chronosseum] { island-chronosseum }
        [lamara] { island-lamara }
        [citadel] { island-citadel }
       *[fold] { island-fold }
    }
island-accusative =
    { $island ->
        [droska] Szranki Droska
        [chronosseum] Chronoseum
        [lamara] Stadion Lamara
        [citadel] Cytadelę Czasu
       *[fold] Fałdę
    }
arena =
    { $arena ->
        [droska] { island-droska }
        [chronosseum] { island-chronosseum }
       *[lamara] { island-lamara }
    }
arena-genitive =
    { $arena ->
        [droska] Szranków Droska
        [chronosseum] Chronoseum
       *[lamara] Stadionu Lamara
    }
slot =
    { $slot ->
        [edge] Granica Fałdy
       *[reef] Wewnętrzna Rafa
    }
round =
    { $round ->
        [sign-up] Runda zapisów
        [first] Runda 1
        [second] Runda 2
        [third] Runda 3
       *[fourth] Runda 4
    }
stock =
    { $what ->
        [shells] { shells }
       *[fruit] { fruit }
    }
shells =
    { $count ->
        [one] 1 muszlę
        [few] { $count } muszle
       *[other] { $count } muszli
    }
fruit =
    { $count ->
        [one] 1 owoc
        [few] { $count } owoce
       *[other] { $count } owoców
    }
dice-count =
    { $count ->
        [one] 1 kość
        [few] { $count } kości
       *[other] { $count } kości
    }
steps =
    { $count ->
        [one] 1 stopień
        [few] { $count } stopnie
       *[other] { $count } stopni
    }
points =
    { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }
# What dice show, added up: only what is there is named, with commas between.
shown = { shown-focus }{ shown-spirit }{ shown-resilience }{ shown-synergy }{ shown-wild }{ shown-nothing }
shown-focus =
    { $focus ->
        [0] { "" }
        [one] Skupienie
       *[other] Skupienie×{ $focus }
    }
shown-spirit =
    { $spirit ->
        [0] { "" }
        [one] { comma-spirit }Duch
       *[other] { comma-spirit }Duch×{ $spirit }
    }
shown-resilience =
    { $resilience ->
        [0] { "" }
        [one] { comma-resilience }Wytrwałość
       *[other] { comma-resilience }Wytrwałość×{ $resilience }
    }
shown-synergy =
    { $synergy ->
        [0] { "" }
        [one] { comma-synergy }Synergia
       *[other] { comma-synergy }Synergia×{ $synergy }
    }
shown-wild =
    { $wild ->
        [0] { "" }
        [one] { comma-wild }dowolny
       *[other] { comma-wild }dowolny×{ $wild }
    }
comma-spirit =
    { $focus ->
        [0] { "" }
       *[other] { ", " }
    }
comma-resilience =
    { $spirit ->
        [0] { comma-spirit }
       *[other] { ", " }
    }
comma-synergy =
    { $resilience ->
        [0] { comma-resilience }
       *[other] { ", " }
    }
comma-wild =
    { $synergy ->
        [0] { comma-synergy }
       *[other] { ", " }
    }
shown-nothing =
    { $focus ->
        [0] { $spirit ->
            [0] { $resilience ->
                [0] { $synergy ->
                    [0] { $wild ->
                        [0] pusta ścianka
                       *[other] { "" }
                    }
                   *[other] { "" }
                }
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }
source =
    { $source ->
        [challenges] wyzwania
        [traits] cechy
        [place] miejsce wśród graczy
        [position] osiągnięte pole rankingu czempionów
        [leader] żetony lidera
        [goals] tajny cel
        [hits] trafienia w potwory
        [announcements] ogłoszenia
        [knowledge] cenna wiedza
       *[rival] względem rywala
    }
role =
    { $role ->
        [rival] rywal
        [ally] sprzymierzeniec
       *[player] gracz
    }

# Events: preparing

event-chose-character = Do turnieju staje { $seat }.
event-announced = Ogłoszenie specjalne: „{ $card }”.
event-arbiter-moved = Arbiter stoi na arenie: { arena }.
event-first-player = { $seat } przejmuje znacznik pierwszego gracza.
event-ally-revealed = { $seat } czeka z kartą „{ $card }”.

# Events: rounds and turns

event-round-begins = — Początek: { round } —
event-turn-begins = { $seat } rozpoczyna turę.
event-ally-turn = { $seat } przychodzi z pomocą.
event-moved = { $seat } przenosi się: { $place }.
event-night-begins = Zapada noc ({ round }).
event-leader = { $seat } prowadzi w rankingu czempionów i umieszcza żeton lidera.
event-boat-moved = Łódź dopływa na pole { $space }.

# Events: gaining and losing

event-gained = { $seat } zyskuje { stock }.
event-lost = { $seat } traci { stock }.
event-paid = { $seat } wydaje { stock }.
event-gave = { $seat } oddaje zasób, otrzymuje go { $other }.
event-gained-die = { $seat } zyskuje { die-accusative }.
event-lost-die = { $seat } traci { die-accusative }.
event-refreshed = { $seat } odświeża { die-accusative }.
event-refreshed-all = { $seat } odświeża { dice-count }.
event-upgraded = { $seat } ulepsza kość: { die } → { into }.
event-degraded = { $seat } degraduje kość: { die } → { into }.
event-advanced = { $seat } rozwija { trait-accusative } o { steps } (poziom { $level }).
event-reduced = { $seat } obniża { trait-accusative } o { steps } (poziom { $level }).
event-ranked = { $seat } awansuje o { $count } w rankingu czempionów, na pozycję { $position }.
event-fell-back = { $seat } cofa się o { $count } w rankingu czempionów, na pozycję { $position }.
event-drew-tricks =
    { $count ->
        [one] { $seat } dobiera 1 sztuczkę.
        [few] { $seat } dobiera { $count } sztuczki.
       *[other] { $seat } dobiera { $count } sztuczek.
    }
event-drew-challenges =
    { $count ->
        [one] { $seat } dobiera 1 wyzwanie.
        [few] { $seat } dobiera { $count } wyzwania.
       *[other] { $seat } dobiera { $count } wyzwań.
    }
event-drew-cards = Dobierasz: { $cards }.
event-took = { $seat } bierze z puli wyzwanie „{ $card }”.
event-discarded = { $seat } odrzuca kartę „{ $card }”.
event-pool-refilled = Do puli trafia „{ $card }”.
event-market-refilled = Na rynek trafia „{ $card }”.
event-bought = { $seat } zdobywa na rynku kartę „{ $card }”.
event-unlocked = { $seat } zagrywa kartę postaci „{ $card }”.

# Events: tricks and abilities

event-played-trick = { $seat } zagrywa sztuczkę „{ $card }” na poziomie { $level }.
event-used-ability = { $seat } korzysta z karty „{ $card }”.
event-used-upgrade = { $seat } korzysta z Ulepszenia Tarczy.
event-discarded-artifact = { $seat } odrzuca artefakt „{ $card }”.
event-discarded-goods = { $seat } zużywa towar „{ $card }”.
event-set-die = { $seat } ustawia kość Muszlową Tarczą.

# Events: challenges and fights

event-attempts = { $seat } podejmuje wyzwanie „{ $card }”.
event-fights = { $seat } walczy, przeciwnik: { $card }.
event-chose-die = { $seat } wybiera { die-accusative }.
event-rolled =
    { $threat ->
        [0] { $seat } rzuca: { shown }.
        [one] { $seat } rzuca: { shown }. Kość zagrożenia pokazuje X.
       *[other] { $seat } rzuca: { shown }. Kość zagrożenia pokazuje { $threat } X.
    }
event-blocked = { $seat } blokuje X muszlą.
event-completed =
    { $stretched ->
        [0] { $seat } zalicza wyzwanie „{ $card }”.
       *[other] { $seat } zalicza i żyłuje wyzwanie „{ $card }”.
    }
event-withdrew = { $seat } wycofuje się z wyzwania „{ $card }”.
event-hit = { $seat } trafia potwora ({ $card }): { trait }.
event-killed = { $seat } zabija potwora: { $card }.
event-monster-appears = Na Granicy Fałdy pojawia się potwór: { $card }.
event-invades =
    { $slot ->
        [edge] { $card } dokonuje inwazji z Granicy Fałdy.
       *[reef] { $card } dokonuje inwazji z Wewnętrznej Rafy.
    }
event-escaped = Ucieka potwór: { $card }.

# Events: rival and schemes

event-rival-revealed = { $seat } (rywal) odkrywa wyzwanie „{ $card }”.
event-scheme-grows = „{ $card }” trafia do kolumny intryg { arena-genitive }.
event-scheme-hatched = Uknuto intrygę { arena-genitive } o sile { $strength }.
event-scheme-effect = Efekt intrygi: { $card }
event-challenge-set = { $seat } musi zaliczyć wyzwanie „{ $card }” przed każdym innym.
event-kidnapped = Arbitra porywa potwór: { $card }.
event-token-removed = { $seat } traci żeton trafienia (potwór: { $card }).
event-foiled = { $seat } udaremnia intrygę: „{ $card }” zostaje odrzucone.

# Events: the end

event-final-score =
    { $won ->
        [0] { $seat } kończy z wynikiem: { points }.
       *[other] { $seat } kończy z wynikiem: { points }, i wygrywa.
    }
verdict = { $grade ->
    [perfect] Perfekcyjne zwycięstwo: przed rywalem i przed oboma sprzymierzeńcami
    [victory] Zwycięstwo: przed rywalem
   *[defeat] Porażka: rywal nie został wyprzedzony
}
verdict-measure = Przewaga w pozycjach nad rywalem: { $rival }, nad sprzymierzeńcami: { $allies }
verdict-rival = Wygrywa rywal: wyprzedza obu graczy
verdict-rival-measure = Strata w pozycjach do rywala: { $behind }
event-solo-result =
    { $grade ->
        [perfect] Perfekcyjne zwycięstwo: { $seat } wyprzedza rywala i obu sprzymierzeńców.
        [victory] Zwycięstwo: { $seat } wyprzedza rywala.
       *[defeat] Porażka: { $seat } nie wyprzedza rywala.
    }

# Questions: preparing

ask-choose-character = Którą postacią grasz?
ask-choose-rival = Która postać jest rywalem?
ask-announcement = Które ogłoszenie specjalne obowiązuje?
ask-starting-card = Z którą kartą postaci zaczynasz?
ask-draft-challenge = Które wyzwanie wybierasz, zanim przekażesz pozostałe w lewo?
ask-keep-challenge = Które wyzwanie zatrzymujesz?
ask-choose-goal = Który tajny cel zatrzymujesz?

# Questions: the turn

ask-whose-turn = Działasz samodzielnie czy ze sprzymierzeńcem?
ask-move = Dokąd się udajesz?
ask-island-effect = Czy korzystasz z efektu wyspy?
ask-which-arena = Z efektu której areny korzystasz przed walką?
ask-repeat-effect = Czy korzystasz z efektu wyspy jeszcze raz?
ask-challenge = Podejmujesz wyzwanie czy kończysz turę?
ask-partner = Które wyzwanie podejmujesz w tym samym rzucie?
ask-fight = Walczysz z potworem czy kończysz turę?
ask-end-turn = Czy robisz coś jeszcze przed końcem tury?

# Questions: dice and rolls

ask-choose-dice = Wybierz kości, a potem rzuć.
ask-bonus-die = Którą dodatkową kość bierzesz?
ask-threat = X zagraża twoim kościom. Blokujesz go czy tracisz którąś z nich?
ask-after-roll = Co teraz: przerzut czy koniec?
ask-hit = Które miejsce trafiasz?
ask-lose-matched = Którą dopasowaną kość tracisz?
ask-upgrade-used = Którą kość użytą w tym wyzwaniu ulepszasz?
ask-upgrade-in-fight = Którą kość użytą w tej walce ulepszasz?
ask-match-wild = Do której cechy dopasowujesz dowolny symbol?
ask-matched = Które symbole uznajesz za dopasowane?
ask-set-die = Którą kość ustawiasz?
ask-set-face = Którą ściankę ma pokazywać?
ask-which-die = Którą kość zmieniasz?
ask-swap-symbol = Który symbol zamieniasz?
ask-as-symbol = Jako jakiego symbolu go używasz?
ask-refresh = Którą kość odświeżasz?
ask-upgrade = Którą kość ulepszasz?
ask-upgrade-into = Którą kością się staje?
ask-degrade = Którą kość degradujesz?
ask-degrade-into = Do której kości zostaje zdegradowana?
ask-gain-die = Którą kość zyskujesz?
ask-lose-die = Którą kość tracisz?
ask-night-dice = Którą kość odświeżasz i ulepszasz tej nocy?

# Questions: cards, traits and the rest

ask-take-or-draw = Bierzesz wyzwanie z puli czy dobierasz z talii?
ask-take-lighter = Które wyzwanie z mniejszą liczbą symboli bierzesz z puli?
ask-free-market = Którą kartę rynku bierzesz bez płacenia?
ask-study = Które wyzwanie zatrzymujesz?
ask-play-character = Którą kartę postaci zagrywasz?
ask-discard-card = Którą kartę odrzucasz z ręki?
ask-discard-pool = Które wyzwanie z puli odrzucasz?
ask-discard-market = Którą kartę rynku odrzucasz?
ask-advance-any = Którą cechę rozwijasz o { steps }?
ask-reduce-any = Którą cechę obniżasz?
ask-carry-boat = O ile pól przenosisz łódź do przodu, bez ich nagród?
ask-move-arbiter = Na którą arenę trafia Arbiter?
ask-give-to = Komu to oddajesz?
ask-pay = Koszt wynosi { $count }. Ile z tego płacisz drugim zasobem?
ask-which-column = Symbol leży między dwiema kolumnami ({ trait }). Do której należy?

# Questions: schemes

ask-scheme-discard = Która z najcenniejszych kart opuszcza kolumnę intryg?
ask-remove-token = Który z twoich żetonów trafień zostaje usunięty?
ask-set-challenge = Które wyzwanie zostaje ci ustawione?
ask-foil = Którą kartę intrygi odrzucasz?

# Options

option-character = { $character }
option-island = { island }, obok pól akcji
option-use = Skorzystaj z efektu wyspy
option-fruit = Weź owoce
option-contacts = Wierzchnia karta talii rynku, w ciemno
option-skip = Zrezygnuj
option-buy =
    { $ranking ->
        [0] { $card } (koszt: { price })
       *[other] { $card } (koszt: { fruit-and }−{ $ranking } w rankingu czempionów)
    }
fruit-and =
    { $fruit ->
        [0] { "" }
       *[other] { price },{ " " }
    }
price =
    { $fruit ->
        [one] 1 owoc
        [few] { $fruit } owoce
       *[other] { $fruit } owoców
    }
option-challenge =
    { $arena ->
        [droska] { $card }: połówka Szranków Droska
        [chronosseum] { $card }: połówka Chronoseum
        [lamara] { $card }: połówka Stadionu Lamara
       *[printed] { $card }
    }
option-alone = Tylko to wyzwanie
option-slot = { $card } ({ slot })
option-end = Zakończ turę
option-own = Własna tura
option-ally = Tura sprzymierzeńca: { $seat }
option-rest = Koniec tur w tej rundzie
option-take = Weź: { $card }
option-draw = Dobierz z talii
option-discard =
    { $copy ->
        [1] { $card }
       *[other] { $card } ({ $copy })
    }
option-card = { $card }
option-keep = { $card }
option-foil = { $card }
option-trick =
    { $copy ->
        [1] Sztuczka: { $card }
       *[other] Sztuczka: { $card } ({ $copy })
    }
option-artifact = Odrzuć artefakt: { $card }
option-ability = Zdolność: { $card }
option-goods = Zużyj towar: { $card }
option-shield =
    { $shield ->
        [set] Ustaw kość Muszlową Tarczą
       *[upgrade] Skorzystaj z Ulepszenia Tarczy
    }
option-available = Dostępna: { die }
option-further = Dostępna: { die } (koszt: 1 owoc)
option-spent = Zużyta: { die }
option-into = { die }
option-roll = Rzuć
option-again = Przerzuć: { rolled-die }
option-leave = Nie przerzucaj: { rolled-die }
option-lose = Strać: { rolled-die }{ die-again }
option-die = { rolled-die }{ die-again }
rolled-die =
    { $rolled ->
        [0] { die } (jeszcze bez wyniku{ die-marks })
       *[other] { die } ({ shown }{ die-marks })
    }
# What else tells dice apart that show the same.
die-marks = { die-bonus }{ die-raised }
die-bonus =
    { $bonus ->
        [0] { "" }
       *[other] , dodatkowa
    }
die-raised =
    { $raised ->
        [0] { "" }
       *[other] , poziom +{ $raised }
    }
die-again =
    { $again ->
        [0] { "" }
       *[other] , do przerzutu
    }
option-block = Zablokuj muszlą
option-complete =
    { $end ->
        [plain] Zalicz wyzwanie
        [focus] Zalicz i żyłuj: Skupienie
        [spirit] Zalicz i żyłuj: Duch
        [resilience] Zalicz i żyłuj: Wytrwałość
        [synergy] Zalicz i żyłuj: Synergia
       *[several] Zalicz i żyłuj wszystkie symbole
    }
option-complete-two = { $card }: { first-end }; { $cards }: { second-end }
first-end =
    { $first ->
        [left] wycofaj się
        [plain] zalicz
        [focus] zalicz i żyłuj (Skupienie)
        [spirit] zalicz i żyłuj (Duch)
        [resilience] zalicz i żyłuj (Wytrwałość)
        [synergy] zalicz i żyłuj (Synergia)
       *[several] zalicz i żyłuj wszystkie symbole
    }
second-end =
    { $second ->
        [left] wycofaj się
        [plain] zalicz
        [focus] zalicz i żyłuj (Skupienie)
        [spirit] zalicz i żyłuj (Duch)
        [resilience] zalicz i żyłuj (Wytrwałość)
        [synergy] zalicz i żyłuj (Synergia)
       *[several] zalicz i żyłuj wszystkie symbole
    }
option-withdraw = Wycofaj się
option-strike = Zatrzymaj wyniki i trafiaj
option-hit =
    { $level ->
        [1] Miejsce { $number }: { trait }
       *[other] Miejsce { $number }: { trait }, opancerzone ({ die-of-level } lub lepsza)
    }
option-done = Gotowe
option-stop = Na tym koniec
option-trait = { trait }
option-arena = { arena }
option-face = Ścianka: { shown }
option-match = Dopasowane: { shown }
option-seat = { $seat }
option-carry =
    { $count ->
        [0] Wcale
        [one] O 1 pole
        [few] O { $count } pola
       *[other] O { $count } pól
    }
option-substitute = { $count }
option-column =
    { $column ->
        [left] Do lewej
       *[right] Do prawej
    }

# Reasons

why-space-taken = To pole akcji jest zajęte.
why-too-dear = Nie możesz zapłacić za to w całości.
why-other-arena = To wyzwanie należy do innej areny.
why-unlike-arena = Dwa wyzwania w jednym rzucie muszą należeć do tej samej areny.
why-challenge-set = Najpierw zalicz wyzwanie, które ustawił ci rywal.
why-no-die = Nie masz dostępnej kości.
why-dice-first = Najpierw wybierz kość do rzutu.
why-no-fruit = Kolejna kość kosztuje owoc, a nie masz żadnego.
why-no-shell = Nie masz muszli do blokowania.
why-nothing-to-reroll = Najpierw wybierz kości do przerzutu.
why-trick-played = W tej turze zagrano już sztuczkę.
why-trick-elsewhere = Ta sztuczka wymaga odwiedzenia innej wyspy.
why-trick-needs-fight = Tę sztuczkę zagrywa się w walce.
why-trick-useless = Ta sztuczka nic by teraz nie dała.
why-ability-used = W tej turze skorzystano już z tej zdolności.
why-ability-not-now = Z tej zdolności korzysta się w innym momencie.
why-ability-no-use = Ta zdolność nic by teraz nie dała.
why-ability-too-dear = Nie masz czym opłacić tej zdolności.
why-artifact-useless = Odrzucenie tego artefaktu nic by teraz nie dało.
why-goods-useless = Ten towar nic by teraz nie dał.
why-no-charge = Na twojej Muszlowej Tarczy jest za mało muszli.
why-nothing-rolled = Nie ma rzuconej kości, którą można by ustawić.
why-upgrade-not-now = Ulepszenie Tarczy nic by teraz nie dało.

# Rewards

reward-shells =
    { $count ->
        [one] 1 muszla
        [few] { $count } muszle
       *[other] { $count } muszli
    }
reward-fruit = { fruit }
reward-ranking = +{ $count } w rankingu czempionów
reward-tricks =
    { $count ->
        [one] dobierz 1 sztuczkę
        [few] dobierz { $count } sztuczki
       *[other] dobierz { $count } sztuczek
    }
reward-challenges =
    { $count ->
        [one] weź lub dobierz 1 wyzwanie
        [few] weź lub dobierz { $count } wyzwania
       *[other] weź lub dobierz { $count } wyzwań
    }
reward-draw-challenges =
    { $count ->
        [one] dobierz 1 wyzwanie
        [few] dobierz { $count } wyzwania
       *[other] dobierz { $count } wyzwań
    }
reward-die =
    { $colour ->
        [red] czerwona { die-of-level }
        [blue] niebieska { die-of-level }
       *[any] { die-of-level }
    }
reward-refresh = odśwież { dice-count }
reward-refresh-all = odśwież wszystkie kości
reward-refresh-by = odśwież tyle kości, ile wynosi poziom { trait-genitive }
reward-shells-by = tyle muszli, ile wynosi poziom { trait-genitive }
reward-upgrade =
    { $count ->
        [one] ulepsz 1 kość
       *[other] ulepsz { dice-count }, każdą raz
    }
reward-advance = { trait }: +{ steps }
reward-advance-any = dowolna cecha: +{ steps }
reward-advance-all = każda cecha: +{ steps }
reward-sail =
    { $count ->
        [one] łódź płynie o 1 pole, z jego nagrodą
        [few] łódź płynie o { $count } pola, ze wszystkimi nagrodami
       *[other] łódź płynie o { $count } pól, ze wszystkimi nagrodami
    }
reward-first-player = znacznik pierwszego gracza
reward-renew-pool =
    { $count ->
        [one] wymień w puli 1 wyzwanie
        [few] wymień w puli { $count } wyzwania
       *[other] wymień w puli { $count } wyzwań
    }
reward-renew-market =
    { $count ->
        [one] wymień 1 kartę rynku
        [few] wymień { $count } karty rynku
       *[other] wymień { $count } kart rynku
    }
reward-character-card = dobierz 2 karty postaci i od razu zagraj 1
reward-move-arbiter = przesuń Arbitra na dowolną arenę
reward-copy-bonus-die = dodaj do rzutu kopię dodatkowej kości
reward-ignore-restrictions = zignoruj wszystkie ograniczenia potwora

# Losses

loss-lose-shells = strać { shells }
loss-lose-fruit = strać { fruit }
loss-lose-dice =
    { $level ->
        [1] strać { dice-count }
       *[other] strać { $count } × { die-of-level } lub lepsza
    }
loss-lose-ranking = −{ $count } w rankingu czempionów
loss-degrade-highest = zdegraduj swoją kość o najwyższym poziomie
loss-degrade-from = zdegraduj wszystkie swoje { dice-from-level }
loss-reduce = { trait }: −{ steps }
loss-reduce-any = dowolna cecha oprócz Synergii: −{ steps }
loss-discard-tricks =
    { $count ->
        [one] odrzuć 1 sztuczkę
        [few] odrzuć { $count } sztuczki
       *[other] odrzuć { $count } sztuczek
    }
loss-discard-challenges =
    { $count ->
        [one] odrzuć 1 wyzwanie
        [few] odrzuć { $count } wyzwania
       *[other] odrzuć { $count } wyzwań
    }
loss-discard-cards =
    { $count ->
        [one] odrzuć z ręki 1 kartę
        [few] odrzuć z ręki { $count } karty
       *[other] odrzuć z ręki { $count } kart
    }

# What is counted

subject-completed-challenges =
    { $arena ->
        [any] zaliczone wyzwania
       *[other] zaliczone wyzwania { arena-genitive }
    }
subject-challenge-sets = zestawy trzech zaliczonych wyzwań, po jednym z każdej areny
subject-hits = trafienia w potwory
subject-traits-at = cechy na poziomie { $level } lub wyższym
subject-dice-at = { dice-from-level }
subject-position = pozycja w rankingu czempionów
subject-leader-tokens = żetony lidera
subject-resources = muszle i owoce w zapasie
subject-character-cards = karty postaci w grze
subject-tricks-held = sztuczki na ręce

# Boards

frame-single = jednorazowe
frame-open = otwarte
island-effect = efekt wyspy
effect-trade =
    { $count ->
        [one] kup kartę rynku albo zyskaj 1 owoc
        [few] kup kartę rynku albo zyskaj { $count } owoce
       *[other] kup kartę rynku albo zyskaj { $count } owoców
    }
effect-battle = walcz z potworem z dodatkową kością za styl walki; rzucone kości się traci

# Challenges

print-challenge-at =
    { $arena ->
        [arbiter] tam, gdzie stoi Arbiter, { points }
       *[other] { arena }, { points }
    }
symbol-required = { trait }
symbol-stretch = [{ trait }]
symbol-forbidden = { symbol }
manner-perilous = Groźne: zaliczenie kosztuje { dice-count } spośród dopasowanych.
manner-mystic = Mistyczne: po zaliczeniu ulepsz { dice-count } spośród użytych.
manner-showpiece = Popisowe: zaliczenie nie rozwija żadnej cechy.
manner-heroic = Heroiczne: zaliczenie nie rozwija żadnej cechy.
manner-split = Dzielone: wybierz jedną połówkę; liczy się tylko ona.
manner-serial = Seryjne: można je podjąć w jednym rzucie z innym wyzwaniem tej wyspy.
manner-swarm = Wyzwanie roju: dopasuj dowolne, wszystkie lub żadne symbole żyłowania.
manner-arbiter = Wyzwanie Arbitra: nie należy do żadnej areny; po zaliczeniu +{ $count } w rankingu czempionów.

# Tricks

when-visiting = Tylko odwiedzając { island-accusative }.
when-fighting = Tylko w walce.
stunt-for-each-level = za każdy poziom Ducha
stunt-ladder = od poziomu { $level }
stunt-exactly = dokładnie na poziomie { $level }
stunt-free-market-card = Weź kartę rynku, której koszt w owocach nie przekracza twojego Ducha.
stunt-study = Dobierz tyle wyzwań, ile wynosi twój Duch, zatrzymaj 1, resztę połóż na spodzie talii.
stunt-upgrade-in-fight = Ulepsz tyle kości użytych w tej walce, ile wynosi twój Duch, każdą raz.

# Market, goals and announcements

print-market-cost = koszt
cost-fruit = { fruit }
cost-ranking = −{ $count } w rankingu czempionów
print-market-gain = zysk
print-goods-discard = odrzuć w swojej turze
print-knowledge-worth =
    { $per ->
        [one] na końcu { points-each } za
       *[other] na końcu { points-each } za każde { $per }
    }
points-each =
    { $count ->
        [one] po 1 punkcie
        [few] po { $count } punkty
       *[other] po { $count } punktów
    }
print-goal-worth = { points } za co najmniej { $least }
print-announcement-best = { points } za najwięcej
print-announcement-each = { points-each } za

# Monsters

print-monster-style = Styl walki: { arena }
print-monster-spots = miejsca
spot =
    { $level ->
        [1] { trait }{ spot-ranking }
       *[other] { trait } ({ die-of-level } lub lepsza){ spot-ranking }
    }
spot-ranking =
    { $count ->
        [0] { "" }
       *[other] { " " }+{ $count }
    }
print-monster-reward = nagroda dla każdego, kto ma trafienie
print-monster-kill =
    { $side ->
        [0] premia za zabicie
       *[other] premia za zabicie strony { $side }
    }
print-monster-invasion = inwazja
type-twin = Bliźniaczy: w jednej walce można trafiać tylko jedną stronę
type-void = Pomiot pustki: nie można go trafić tym symbolem
type-guarded = Chroniony: w każdej walce najpierw trzeba zużyć ten wynik; jego cecha się rozwija
type-magma = Magmowe serce: rząd można trafiać dopiero po zakryciu rzędu powyżej
type-limbs = Wiele kończyn: połączone symbole trafia się razem albo wcale
type-hide = Twarda skóra: każde miejsce jest opancerzone

# Character cards

print-artifact-discard = odrzuć
power-any-arena = Odwiedzając { island-accusative }, możesz podjąć wyzwanie dowolnej areny.
power-on-visit = odwiedzając { island-accusative }
power-more-sailing =
    { $count ->
        [one] Gdy odwiedzasz Stadion Lamara, łódź płynie o 1 pole dalej.
        [few] Gdy odwiedzasz Stadion Lamara, łódź płynie o { $count } pola dalej.
       *[other] Gdy odwiedzasz Stadion Lamara, łódź płynie o { $count } pól dalej.
    }
power-stretch-ranking = Za żyłowanie wyzwania { trait-genitive }: +1 w rankingu czempionów.
power-level-instead = Możesz używać poziomu { used } zamiast poziomu { instead }.
used =
    { $used ->
        [focus] Skupienia
        [spirit] Ducha
        [resilience] Wytrwałości
       *[synergy] Synergii
    }
instead =
    { $instead ->
        [focus] Skupienia
        [spirit] Ducha
        [resilience] Wytrwałości
       *[synergy] Synergii
    }
power-island-effect-first = Odwiedzając Fałdę, możesz najpierw skorzystać z efektu wyspy dowolnej areny.
power-repeat-island-effect =
    { $count ->
        [one] Po zaliczeniu wyzwania z dokładnie 1 symbolem możesz jeszcze raz skorzystać z efektu wyspy.
       *[other] Po zaliczeniu wyzwania z dokładnie { $count } symbolami możesz jeszcze raz skorzystać z efektu wyspy.
    }
power-lower-threat =
    { $when ->
        [always] Kość zagrożenia jest o jeden poziom niższa, jeśli to możliwe.
        [fighting] W walce kość zagrożenia jest o jeden poziom niższa, jeśli to możliwe.
        [together] Gdy jesteś z inną postacią, kość zagrożenia jest o jeden poziom niższa, jeśli to możliwe.
       *[alone] Gdy na wyspie nie ma innych postaci, kość zagrożenia jest o jeden poziom niższa, jeśli to możliwe.
    }
power-any-style = Dodatkową kość może dać dowolny styl walki.
power-higher-style =
    { $count ->
        [one] W walce wszystkie style walki liczą się o 1 poziom wyżej.
        [few] W walce wszystkie style walki liczą się o { $count } poziomy wyżej.
       *[other] W walce wszystkie style walki liczą się o { $count } poziomów wyżej.
    }
power-more-dice-together = Maksymalny rzut wzrasta o 1 za każdą inną postać na wyspie.
power-on-trick =
    { $when ->
        [always] gdy zagrywasz sztuczkę
        [fighting] gdy zagrywasz sztuczkę w walce
        [together] gdy zagrywasz sztuczkę, będąc z inną postacią
       *[alone] gdy zagrywasz sztuczkę bez innych postaci na wyspie
    }
power-no-first-threat = Gdy na wyspie nie ma innych postaci, pierwszy rzut w turze wykonujesz bez kości zagrożenia.
power-exchange = Muszle mogą zastępować owoce, a owoce muszle, także na Muszlowej Tarczy.
power-mooring = Możesz skorzystać z pola akcji z dokładnie jednym znacznikiem akcji, ale nie z jednorazowego pola, na którym stoi inny pionek.
power-market-deck = Zamiast korzystać z efektu wyspy Szranki Droska, możesz wydać { fruit }, aby zdobyć w ciemno wierzchnią kartę talii rynku.
power-discount =
    { $count ->
        [one] Karty rynku kosztują 1 owoc mniej.
        [few] Karty rynku kosztują { $count } owoce mniej.
       *[other] Karty rynku kosztują { $count } owoców mniej.
    }
power-before-challenge =
    { $when ->
        [always] przed wyzwaniem
        [fighting] przed walką
        [together] przed wyzwaniem, gdy jesteś z inną postacią
       *[alone] przed wyzwaniem, gdy na wyspie nie ma innych postaci
    }
power-extra-step =
    { $count ->
        [one] Gdy żyłujesz wyzwanie z dokładnie 1 symbolem, żyłowana cecha rozwija się o 1 stopień więcej.
       *[other] Gdy żyłujesz wyzwanie z dokładnie { $count } symbolami, żyłowana cecha rozwija się o 1 stopień więcej.
    }
power-carry-boat =
    { $count ->
        [one] Przed pierwszym ruchem łodzi w turze możesz przenieść ją o 1 pole do przodu, bez jego nagrody.
        [few] Przed pierwszym ruchem łodzi w turze możesz przenieść ją najwyżej o { $count } pola do przodu, bez ich nagród.
       *[other] Przed pierwszym ruchem łodzi w turze możesz przenieść ją najwyżej o { $count } pól do przodu, bez ich nagród.
    }
power-keep-bonus-die = Po walce dodatkowa kość trafia do twoich zużytych kości.
power-fruit-for-kinds = Po walce 1 owoc za każdy rodzaj trafionej cechy, najwyżej { $count }.
power-die-for-kinds = Po walce kość o poziomie równym liczbie rodzajów trafionych cech.
power-rest = Na końcu tury bez wyzwania i walki odśwież wszystkie kości.
power-pool-after-challenge = Po zaliczeniu wyzwania możesz wydać { shells }, aby wziąć z puli wyzwanie z mniejszą liczbą symboli.
power-pierce-armour = W walce możesz trafić jedno opancerzone miejsce kością dowolnego poziomu.
power-discard-for =
    { $when ->
        [alone] raz na turę, bez innych postaci na wyspie, odrzuć { discarded }
        [together] raz na turę, będąc z inną postacią, odrzuć { discarded }
        [fighting] raz na turę, w walce, odrzuć { discarded }
       *[always] raz na turę odrzuć { discarded }
    }
discarded =
    { $kinds ->
        [trick] sztuczkę
        [challenge] wyzwanie
       *[trick-challenge] sztuczkę lub wyzwanie
    }
power-give-fruit = Raz na turę możesz oddać 1 owoc innej postaci na wyspie: w tej turze twój poziom sztuczek jest wyższy o { $count }.
power-pay-for = raz na turę, przed wyzwaniem { trait-genitive }, wydaj { shells }
power-wager = raz na turę, przed wyzwaniem, oddaj 1 muszlę innej postaci na wyspie; jeśli je zaliczysz
power-blank-as-symbol = Raz na turę możesz użyć jednej pustej ścianki jako symbolu dowolnej cechy.
power-symbol-as-any = Raz na turę możesz użyć jednego symbolu { trait-genitive } jako symbolu dowolnej cechy.
power-shield = Muszle blokują X. Za { shells } z tarczy ustawisz rzuconą kość na dowolnej z jej ścianek.
power-reroll-one = { charge }: przerzuć jedną kość bez kości zagrożenia.
power-raise-level = { charge }: w walce jedna kość liczy się o jeden poziom wyżej.
power-refresh-one = { charge }: odśwież jedną kość.
power-swap-symbol = { charge }: zamień jeden wyrzucony symbol na symbol innej cechy.
charge =
    { $count ->
        [one] 1 muszla z tarczy
        [few] { $count } muszle z tarczy
       *[other] { $count } muszli z tarczy
    }

# Schemes

effect-deception = Spośród odrzuconych kart ta z drugą największą liczbą symboli zostaje ustawiona: trzeba ją zaliczyć przed każdym innym wyzwaniem; nie rozwija żadnej cechy.
effect-framed = Rywal przesuwa się do przodu o siłę intrygi.
effect-stunned = Skupienie, Duch i Wytrwałość zostają obniżone o siłę intrygi.
effect-erased-memory = Odrzuć z ręki tyle kart, ile wynosi siła intrygi.
effect-kidnapped = Potwór najbliżej talii więzi Arbitra, dopóki nie zginie; jeśli to nie nastąpi, tracisz 3 pozycje w rankingu czempionów.
column-droska = dobierz i rozpatrz kartę efektu intrygi
column-chronosseum = usuń tyle swoich żetonów trafień, ile wynosi siła, zaczynając od najniższego potwora
column-lamara = łódź płynie o siłę intrygi; zapłać nagrody wszystkich miniętych pól i tego, na które dopłynie

# Settings

setting-characters = Postacie
setting-characters-choose = wybierają gracze
setting-characters-random = losowe
setting-starting-card = Początkowa karta postaci
setting-starting-card-artifact = artefakt
setting-starting-card-draw-three = jedna z trzech dobranych
setting-starting-challenges = Początkowe wyzwania
setting-starting-challenges-dealt = trzy rozdane
setting-starting-challenges-choose = trzy wybrane z sześciu
setting-starting-challenges-draft = wybierane po kolei: pięć wybranych i przekazywanych, trzy zatrzymane
setting-goals = Tajne cele
setting-goals-dealt = jeden rozdany
setting-goals-choose = jeden wybrany z dwóch
setting-announcements = Ogłoszenia specjalne
setting-announcements-none = brak: obowiązują tajne cele
setting-announcements-random = trzy losowe zamiast tajnych celów
setting-announcements-pick = trzy wybrane przez pierwszego gracza zamiast tajnych celów
setting-legendary-set = Sugerowany zestaw legendarnych wyzwań
setting-legendary-set-none = brak
setting-legendary-set-chasing-glory = Pogoń za chwałą: dzielone, popisowe, Arbitra
setting-legendary-set-local-speciality = Lokalna specjalność: mistyczne, roju, groźne, seryjne
setting-legendary-set-great-risk = Wielkie ryzyko: heroiczne, popisowe, dzielone
setting-legendary-set-hard-choices = Trudne wybory: seryjne, dzielone, dwa ze Szranków Droska, Arbitra
setting-legendary-perilous = Groźne wyzwania
setting-legendary-perilous-off = bez nich
setting-legendary-perilous-on = z nimi: dużo punktów za cenę dwóch kości
setting-legendary-mystic = Mistyczne wyzwania
setting-legendary-mystic-off = bez nich
setting-legendary-mystic-on = z nimi: zaliczenie ulepsza kość
setting-legendary-showpiece = Popisowe wyzwania
setting-legendary-showpiece-off = bez nich
setting-legendary-showpiece-on = z nimi: punkty zamiast rozwoju cech
setting-legendary-heroic = Heroiczne wyzwania
setting-legendary-heroic-off = bez nich
setting-legendary-heroic-on = z nimi: najtrudniejsze, tylko dla punktów
setting-legendary-split = Dzielone wyzwania
setting-legendary-split-off = bez nich
setting-legendary-split-on = z nimi: dwie połówki dla dwóch aren
setting-legendary-serial = Seryjne wyzwania
setting-legendary-serial-off = bez nich
setting-legendary-serial-on = z nimi: dwa wyzwania w jednym rzucie
setting-legendary-swarm = Wyzwania roju
setting-legendary-swarm-off = bez nich
setting-legendary-swarm-on = z nimi: kilka symboli żyłowania
setting-legendary-arbiter = Wyzwania Arbitra
setting-legendary-arbiter-off = bez nich
setting-legendary-arbiter-on = z nimi: podejmowane tam, gdzie stoi Arbiter
setting-market-goods = Rynek: dziwne towary
setting-market-goods-off = bez nich
setting-market-goods-on = z nimi: trzymane i odrzucane dla zdolności
setting-market-knowledge = Rynek: cenna wiedza
setting-market-knowledge-off = bez niej
setting-market-knowledge-on = z nią: punkty na końcu gry
setting-market-black = Rynek: czarny rynek
setting-market-black-off = bez niego
setting-market-black-on = z nim: płatny pozycjami w rankingu czempionów
setting-monsters-twin = Bliźniacze potwory
setting-monsters-twin-off = bez nich
setting-monsters-twin-on = z nimi: jedna strona na walkę
setting-monsters-void = Pomioty pustki
setting-monsters-void-off = bez nich
setting-monsters-void-on = z nimi: odporne na jeden symbol
setting-monsters-guarded = Chronione potwory
setting-monsters-guarded-off = bez nich
setting-monsters-guarded-on = z nimi: najpierw wynik dla ochrony
setting-monsters-magma = Magmowe serca
setting-monsters-magma-off = bez nich
setting-monsters-magma-on = z nimi: trafiane rząd po rzędzie
setting-monsters-limbs = Potwory o wielu kończynach
setting-monsters-limbs-off = bez nich
setting-monsters-limbs-on = z nimi: połączone symbole trafia się razem
setting-monsters-hide = Potwory o twardej skórze
setting-monsters-hide-off = bez nich
setting-monsters-hide-on = z nimi: każde miejsce opancerzone
setting-longer-game = Dłuższa rozgrywka
setting-longer-game-off = cztery rundy
setting-longer-game-on = pięć rund, najpierw runda zapisów
setting-rival = Rywal
setting-rival-standard = standardowy: pozycje straty do niego kosztują punkty
setting-rival-expert = ekspercki: jeśli na końcu prowadzi, obaj gracze przegrywają
setting-rival-character = Postać rywala
setting-rival-character-random = losowa
setting-rival-character-pick = wybrana
setting-difficulty = Poziom trudności gry solo
setting-difficulty-easy = łatwy
setting-difficulty-normal = normalny
setting-difficulty-hard = trudny
setting-shield = Muszle użyte do blokowania
setting-shield-charged = ładują Muszlową Tarczę
setting-shield-carried = wracają do puli; wszystkie twoje muszle leżą na tarczy

# Phases

phase-prepare = Przygotowanie gry
phase-announce_nothing = Przygotowanie gry
phase-announce_at_random = Ogłoszenia specjalne
phase-pick_announcements = Ogłoszenia specjalne
phase-choose_character = Wybór postaci
phase-deal = Przygotowanie postaci
phase-play_starting_cards = Karty początkowe
phase-draw_starting_cards = Karty początkowe
phase-deal_challenges = Początkowe wyzwania
phase-deal_more_challenges = Początkowe wyzwania
phase-begin_draft = Początkowe wyzwania
phase-draft_challenge = Wybieranie początkowych wyzwań
phase-keep_challenges = Zatrzymywanie początkowych wyzwań
phase-deal_goals = Tajne cele
phase-nobody_else = Przygotowanie gry
phase-begin_round = Nowa runda
phase-next_turn = Następna tura
phase-move = Ruch
phase-gain_space = Nagroda pola akcji
phase-use_island = Efekt wyspy
phase-step_on_island = Wyzwanie lub walka
phase-choose_dice = Wybór kości
phase-roll_dice = Rzut
phase-suffer_threat = Zagrożenia
phase-out_of_dice = Brak kości
phase-after_roll = Po rzucie
phase-strike = Trafienia
phase-end_fight = Koniec walki
phase-after_attempt = Koniec tury
phase-nightfall = Noc
phase-invade = Noc: inwazja
phase-suffer_invasion = Noc: inwazja
phase-move_monsters = Noc: ruch potworów
phase-refresh_and_upgrade = Noc: odświeżanie i ulepszanie
phase-return_pieces = Noc: powrót pionków i znaczników
phase-final_scoring = Punktacja końcowa
phase-seat_rival = Rywal
phase-next_turn_with_rival = Następna tura
phase-rival_turn = Tura rywala
phase-seat_company = Rywal i sprzymierzeńcy
phase-next_turn_alone = Następna tura
phase-choose_turn = Czyja tura
phase-rival_turn_alone = Tura rywala
phase-end_alone = Koniec gry

# Names for the boards

track =
    { $track ->
        [champions] ranking czempionów
        [boat] tor łodzi
        [rounds] tor rund
       *[dials] wskaźniki cech
    }
manner =
    { $manner ->
        [perilous] groźne
        [mystic] mistyczne
        [showpiece] popisowe
        [heroic] heroiczne
        [split] dzielone
        [serial] seryjne
        [swarm] wyzwanie roju
        [arbiter] wyzwanie Arbitra
       *[ordinary] zwykłe
    }
strength =
    { $strength ->
        [weak] słaby
       *[strong] mocny
    }
wares =
    { $wares ->
        [goods] dziwne towary
        [knowledge] cenna wiedza
        [black] czarny rynek
       *[standard] karta rynku
    }
kind =
    { $kind ->
        [artifact] artefakt
        [shield] tarcza
        [upgrade] Ulepszenie Tarczy
       *[card] karta postaci
    }
