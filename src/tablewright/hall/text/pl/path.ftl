# Ścieżka Przeznaczenia w sali: zaproszenie, części zasad, opowieść i jej kronika, karty opowieści i pierwsza tura.

game-minutes-path = około 75 minut
game-pitch-path = Trzy opowieści, każda z ośmioma zakończeniami. Dobierz dwie karty, połóż je na osi czasu i każdym symbolem zagłosuj na jedną z dwóch ścieżek: opowieść otworzy się tam, gdzie chciała większość, a na końcu nazwie swoją główną postać.

# Zasady
part-pod-gen = Gra w skrócie
part-pod-setup = Przygotowanie
part-pod-story = Opowieść
part-pod-turn = Tura
part-pod-draft = Dobieranie kart
part-pod-play = Zagrywanie kart
part-pod-eff = Efekty
part-pod-cond = Warunki
part-pod-res = Rezultaty
part-pod-fate = Umieszczanie żetonu przeznaczenia
part-pod-chap = Koniec rozdziału
part-pod-abil = Zdolności
part-pod-xp = Doświadczenie
part-pod-vp = Punkty zwycięstwa
part-pod-side = Zadania poboczne
part-pod-end = Punktowanie końcowe
part-pod-edge = Kraniec Świata: wysiłek
part-pod-striga = Strzyga: sekretne misje
part-pod-evil = Mniejsze zło: sojusze
part-pod-solo = Gra solo

# Opowieść
path-story = Opowieść
path-tab-story = Opowieść
path-tale = Karty opowieści
path-read = Czytaj
path-chronicle = Kronika
path-pages = Strony
path-page = { $number ->
    [0] Wprowadzenie
    [1] Rozdział II
   *[other] Rozdział III
}
path-page-end = Zakończenie
path-page-back = ← Wróć
path-page-on = Przewróć stronę →
path-taken = wybrana
path-next = Aktywne symbole następnego rozdziału na tej ścieżce
path-to-the-end = do zakończenia
path-leads = Ta ścieżka prowadzi
path-fate = Żeton przeznaczenia { $number }
path-fates = Żetony przeznaczenia: { $waiting } do umieszczenia, odłożone: { $aside }
path-fates-here = żetony przeznaczenia: { $count }
path-token = { $side ->
    [left] Żeton lewej ścieżki
   *[right] Żeton prawej ścieżki
}
path-token-of = Żeton ścieżki: { $name }
path-token-pays = { $whom ->
    [left] Żeton lewej ścieżki
    [right] Żeton prawej ścieżki
    [dominant] Żeton przeważającej ścieżki
   *[other] Żeton drugiej ścieżki
}
path-hero = Główna postać tej opowieści: { $name }

# Karty opowieści
path-exertion = Wysiłek
path-missions = Sekretne misje
path-mission-secret = zakryta
path-requirement = Wymaganie: { $colour }. Pierwsza osoba z 3 takimi kartami zyskuje 1 PD, następne potrzebują 4 i zyskują 2; podglądają misję.
path-alliances = Sojusze
path-ally-choice = sojusznik do wyboru
path-deck-count = { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
   *[other] zostało { $count } kart
}
path-note-ally = sojusz: { $name }

# Gracze
path-characters = Kto rusza w drogę
path-automa-note = Bierze rząd z największą liczbą aktywnych symboli i od razu zagrywa obie karty. Co turę drogowskaz daje jej symbol, a żetony przeznaczenia umieszcza tylko ona.
path-proficient = Biegłość

# Co daje rozdział
path-gain = { $side ->
    [left] prowadzi lewa ścieżka: teraz { $points } PZ i { $experience } PD
   *[right] prowadzi prawa ścieżka: teraz { $points } PZ i { $experience } PD
}
path-gain-open = lewa ścieżka: { $left } PZ + { $right } PD · prawa ścieżka: { $right } PZ + { $left } PD

# Pierwsza tura
path-tour-draft = Weź dwie karty: cały rząd albo dwie z talii. Im wyżej stoisz, tym wcześniej odtąd działasz.
path-tour-play-right = Teraz prawa. Kto ma więcej symboli lewej ścieżki, głosuje na nią, w przeciwnym razie na prawą; większość przesuwa żeton przeznaczenia.
path-tour-gain-active = Oba symbole rozwidlenia są aktywne. Na koniec rozdziału symbol przeważającej ścieżki daje punkty zwycięstwa (PZ), drugi daje PD.
path-tour-choose-ally = Na koniec rozdziału działa tylko sojusznik przeważającej ścieżki. Do tej chwili twoje karty są tajne.
path-tour-done-playing = Po tym kroku żeton przeznaczenia tej tury trafia na ścieżkę. Dwa z trzech decydują, którą stronę przeczytacie.
path-tour-fate = Za tobą pierwsza tura. Na jej koniec głosują symbole: żeton przeznaczenia trafia na ścieżkę większości, a przy remisie zostaje odłożony. Dwa z trzech decydują, którą stronę przeczytacie.
path-tour-keep-card = Rozdział się kończy: symbol przeważającej ścieżki dał PZ, drugi dał PD. Zachowane karty otwierają nową oś czasu, pozostałe odrzucasz.
