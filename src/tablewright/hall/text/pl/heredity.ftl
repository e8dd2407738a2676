# Heredity w sali: zaproszenie, części zasad, mapa, oś czasu, księga, rodzina i pierwsze rundy.

game-minutes-heredity = 60–120 minut na rozdział
game-pitch-heredity = Kampania dla jednej rodziny. Odkrywajcie mapę, która rośnie karta po karcie, czytajcie wydarzenia jak książkę, wydawajcie żetony, zanim klepsydra ruszy dalej, i żyjcie z tym, co postanowiliście. Wszyscy grają razem.

# Zasady
part-her-gen = Gra w skrócie
part-her-setup = Przygotowanie rozdziału
part-her-card = Branie, odwracanie i spalanie kart
part-her-narr = Czytanie kart
part-her-time = Oś czasu i klepsydra
part-her-anch = Zakotwiczanie kart
part-her-trem = Usuwanie kart i zamykanie luk
part-her-terr = Teren i linie
part-her-teff = Efekty terenu
part-her-move = Ruch
part-her-expl = Eksploracja
part-her-level = Zmiana poziomu
part-her-pc = Członkowie rodziny
part-her-token = Żetony i pola akcji
part-her-act = Akcje
part-her-mat = Materiały, podnoszenie, wymiana
part-her-item = Przedmioty
part-her-heal = Leczenie
part-her-npc = Postacie niezależne
part-her-ally = Sojusznicy
part-her-combat = Ataki
part-her-range = Zasięg i linie proste
part-her-comb = Ataki łączone
part-her-dmg = Obrażenia
part-her-inj = Poważne urazy
part-her-dying = Umieranie
part-her-karma = Karma
part-her-camp = Kampania

# Części planszy
heredity-parts = Części planszy
heredity-tab-book = Księga
heredity-tab-map = Mapa
heredity-tab-timeline = Czas
heredity-tab-family = Rodzina
heredity-tab-said = Dziennik
heredity-map = Mapa
heredity-areas = Obszary mapy
heredity-timeline = Oś czasu
heredity-book = Księga
heredity-family = Rodzina
heredity-said = Dziennik i czat
heredity-beside = Karty należące do miejsc

# Mapa
heredity-no-map = Niczego jeszcze nie odkryto. Pierwsze karty rozłożą mapę.
heredity-area = Obszar { $letter }
heredity-room = { $count ->
    [one] mieści 1 postać
    [few] mieści { $count } postacie
   *[many] mieści { $count } postaci
}
heredity-npc = { $name }: { $attitude }, życie { $left }/{ $life }, obrona { $defence }
heredity-is-dying = { $name }, umiera
heredity-icon = { $action }: karta { $number }
heredity-event-waits = Coś spotka tego, kto tu wejdzie
heredity-level = Schody: { $names }
heredity-letter = Litera { $letter }
heredity-explore = Nieodkryte: karta { $number } ({ $edge })
heredity-zoom = Większa mapa
heredity-lines = Co znaczą linie

# Oś czasu
heredity-hourglass = Tu stoi klepsydra
heredity-gap = Luka
heredity-slot = Tu można dołączyć kartę: { $edge }, { $colour }
heredity-fails = Mówi, kiedy rodzina przegrywa
heredity-moment = { $moment ->
    [before] Przed wydarzeniem karty powyżej
    [after] Po wydarzeniu karty powyżej
   *[during] W trakcie wydarzenia karty powyżej
}
heredity-npc-card = { $attitude }, życie { $life }, obrona { $defence }
heredity-ai = { $kind ->
    [move] rusza się o najwyżej { $areas } { $areas ->
        [one] obszar
        [few] obszary
       *[many] obszarów
    }
    [melee] uderza z siłą { $strength } { $everybody ->
        [yes] (wszystkich w obszarze)
       *[no] {""}
    }
    [ranged] strzela z siłą { $strength } przez { $range } { $range ->
        [one] linię
        [few] linie
       *[many] linii
    } { $everybody ->
        [yes] (do wszystkich w obszarze)
       *[no] {""}
    }
   *[other] robi to, co mówi karta
}
heredity-action-costs = { $action } ({ $cost })
heredity-round = Runda { $number }
heredity-complete = To był ostatni rozdział. Kampania ukończona.
heredity-deck = Karty w talii przygody
heredity-burned = Karty spalone
heredity-karma-deck = Karty karmy w talii
heredity-karma-discard = Użyte karty karmy

# Księga
heredity-pages = Strony
heredity-page = Strona { $number }
heredity-page-on = Dalej
heredity-page-back = Wstecz
heredity-reads = Czyta { $name }
heredity-outcome = { $outcome ->
    [victory] Rodzinie się udało.
   *[failure] Rodzinie się nie udało.
}
heredity-course = { $read ->
    [one] Przeczytano jedną kartę
    [few] Przeczytano { $read } karty
   *[many] Przeczytano { $read } kart
} w { $rounds ->
    [one] jednej rundzie
   *[many] { $rounds } rundach
}.

# Rodzina
heredity-everybody = wszyscy razem
heredity-resting = Na razie odpoczywa
heredity-dying = umiera
heredity-tokens = Żetony akcji: { $count } (poza zasięgiem: { $middle })
heredity-defence = Obrona
heredity-materials = Materiały
heredity-injured = poważny uraz
heredity-anchor = Miejsce na przedmiot ({ $anchor })
heredity-value = Wartość { $value }
heredity-upgrade = Można ulepszyć za { $cost } { $cost ->
    [one] materiał
    [few] materiały
   *[many] materiałów
}
heredity-off = Wyłączony: ta część ciała jest ranna
heredity-permanent = { $kind ->
    [defence] Obrona +{ $plus }
    [strength] Siła +{ $plus }
    [ignore] Chroni przed zagrożeniem
   *[other] {""}
}
heredity-effect = { $kind ->
    [melee] uderz z siłą { $strength }{ $everybody ->
        [yes] {" "}(wszystkich w obszarze)
       *[no] {""}
    }
    [ranged] strzel z siłą { $strength } przez { $range } { $range ->
        [one] linię
        [few] linie
       *[many] linii
    }{ $everybody ->
        [yes] {" "}(do wszystkich w obszarze)
       *[no] {""}
    }
   *[other] użyj
}
heredity-heart = serce
heredity-space = { $state ->
    [token] leży tu żeton akcji
    [damage] uszkodzone
   *[free] wolne
}
heredity-npc-state = życie { $left } z { $life }, obrona { $defence }
heredity-space-shows = pole: { $shown }
heredity-fits = { $here } z { $capacity } miejsc zajęte

# Pierwsze rundy
heredity-tour-act = Każdy członek rodziny ma trzy żetony akcji. Połóż żeton na polu, aby zrobić to, co ono pokazuje: obejrzeć coś (lupa na mapie), porozmawiać, wziąć się do czegoś albo pójść. Naciśnij znak lub obszar na mapie lub wybierz z listy.
heredity-tour-step = Naciśnij obszar, aby tam pójść. Przerywany pas za krawędzią to nieodkryty teren: jego karta dołączy do mapy i od razu zostanie przeczytana.
heredity-tour-arrival = Nowy teren leży na mapie. Wybierz, gdzie na niego wchodzisz.
heredity-tour-choice = Strona mówi, co się dzieje; odpowiedź należy do ciebie i zostanie zapamiętana.
heredity-tour-damage = Obrażenie zakrywa serce i jego pola nie można już użyć. Gdy nie ma już wolnych serc, część ciała doznaje poważnego urazu.
heredity-tour-target = Postacie działają, gdy klepsydra dojdzie do ich karty. Celem jest najbliższy członek rodziny; gdy dwoje jest równie blisko, decydujesz ty.
