# What Path of Destiny says: its title, events, questions, options, and the texts of stories, missions and alliances.

game-title = Ścieżka Przeznaczenia
game-subtitle = kronika, którą piszecie, czytając

# Words

ally = { $ally ->
    [renfri] Renfri
   *[stregobor] Stregobor
}
requirement-red = Wymaganie: czerwone
requirement-green = Wymaganie: zielone
requirement-blue = Wymaganie: niebieskie
requirement-yellow = Wymaganie: żółte
requirement-pink = Wymaganie: różowe
story-name = { $story ->
    [edge] Kraniec Świata
    [striga] Strzyga
   *[evil] Mniejsze zło
}

# Events

event-story-read = Opowieść otwiera się na karcie { $number } ({ story-name }).
event-story-ends = Opowieść kończy karta { $number } ({ story-name }); jej główną postacią jest { $seat }.
event-fate-placed = { $side ->
    [left] Żeton przeznaczenia { $number } trafia na lewo ({ $left } przeciw { $right }).
    [right] Żeton przeznaczenia { $number } trafia na prawo ({ $right } przeciw { $left }).
   *[aside] Żeton przeznaczenia { $number } zostaje odłożony: { $left } przeciw { $right }.
}
event-dominant = { $side ->
    [left] Przeważa lewa ścieżka; symbol dominujący: { symbol }.
   *[right] Przeważa prawa ścieżka; symbol dominujący: { symbol }.
}
event-path-token = { $seat } otrzymuje żeton { side-genitive } ścieżki.
event-exertion-met = { $seat } wykonuje wysiłek.
event-requirement-met = { $seat } spełnia wymaganie (kolor: { colour }) i może podejrzeć misję { $number }.
event-peeked = Podglądasz misję { $number }: { $mission }.
event-mission-revealed = Misja { $number } zostaje odsłonięta: { $mission }.
event-drew-alliance = { $seat } dobiera kartę sojuszu: { ally }.
event-alliance-resolved = { $seat } powołuje się na sojusz: { ally } ({ $card }).
event-lost-experience = { $seat } traci { $count } PD (razem { $total }).
event-gained-golden = { $seat } otrzymuje złoty żeton: { symbol }.
event-signpost = { $seat } (Automa): drogowskaz pada na stronę { side-genitive } ścieżki.
event-automa-habit = { $seat } (Automa) ma taki nawyk: { $habit }.
event-automa-unlocked = { $seat } (Automa) zyskuje drugi nawyk.

# Questions

ask-choose-dominant = Nie umieszczono żadnego żetonu przeznaczenia. Która ścieżka przeważy: { left-symbol } (lewa) czy { right-symbol } (prawa)?
ask-choose-ally = Czyją kartę sojuszu dobierasz?
ask-discard-alliance = Masz cztery karty jednego sojusznika. Którą odrzucasz?
ask-resolve-alliance = Którą kartę sojuszu rozpatrujesz teraz?

# Options

option-side = { $side ->
    [left] Lewa ścieżka: { symbol }
   *[right] Prawa ścieżka: { symbol }
}
option-ally = { ally }

# Card texts

result-three-experience = 3 PD
result-experience-steps = 1/2/3 PD
favour-ally-experience = zyskaj 1 PD
favour-ally-active = zyskaj 1 aktywny symbol
favour-ally-swap-active = strać 1 aktywny symbol, zyskaj 2 drugiego rodzaju
favour-ally-swap-inactive = strać 1 nieaktywny symbol, zyskaj 2 PD
reward-experience = { $count } PD
reward-lose-experience = strata { $count } PD
reward-points = { $count } PZ
reward-active-symbols = { $count ->
    [one] 1 aktywny symbol
    [few] { $count } aktywne symbole
    [many] { $count } aktywnych symboli
   *[other] { $count } aktywnego symbolu
}
reward-symbols = { $count } × { symbol }
reward-golden-symbol = złoty żeton: { symbol }
reward-draw = { $count ->
    [one] dobierz 1 kartę
    [few] dobierz { $count } karty
    [many] dobierz { $count } kart
   *[other] dobierz { $count } karty
}
reward-nothing = nic
trigger-takes-colour = za każdą wziętą kartę koloru: { colour }
trigger-takes-symbol = za każdy symbol na wziętych kartach: { symbol }
trigger-takes-effect = za każdą wziętą kartę z efektem
trigger-decides-fate = gdy umieszcza żeton przeznaczenia
trigger-throws-side = gdy drogowskaz w turze pada na stronę { side-genitive } ścieżki
subject-cards-of-colour = karty koloru: { colour }
subject-cards-with-symbol = karty z symbolem: { symbol }
subject-symbols-of-kind = symbole: { symbol }
subject-many-coloured = karty wielokolorowe
subject-without-effect = karty bez efektu
mission-where = { $where ->
    [hand] na ręce
   *[timeline] na osi czasu
}
mission-scores-scale = najwięcej: { $steps } PZ
mission-scores-each = po { $count } PZ, najwyżej { $most }

# Settings

setting-story = Opowieść
setting-story-edge = Kraniec Świata (najłatwiejsza): z wysiłkiem
setting-story-edge-plain = Kraniec Świata bez wysiłku
setting-story-first-game = Pierwsza gra: Kraniec Świata, bez wysiłku i zadań pobocznych
setting-story-striga = Strzyga: sekretne misje
setting-story-evil = Mniejsze zło (najtrudniejsza): sojusze
setting-difficulty = Poziom trudności gry solo
setting-difficulty-1 = 1: Opowieść jakich wiele
setting-difficulty-2 = 2: Przejmująca opowieść
setting-difficulty-3 = 3: Opowieść i miecz
setting-difficulty-4 = 4: Krew i pogruchotane kości
setting-difficulty-5 = 5: Sprawa życia i śmierci
setting-automa = Postać Automy
setting-automa-random = losowa
setting-automa-pick = wybrana przez gracza
setting-automa-scoring = Doświadczenie Automy na koniec rozdziału
setting-automa-scoring-standard = jak u gracza
setting-automa-scoring-habit-only = tylko dzięki nawykowi

# Phases

phase-seat_automa = Automa siada do stołu
phase-set_up_story = Przygotowanie opowieści
phase-introduction = Wprowadzenie
phase-start_chapter = Początek rozdziału
phase-after_playing = Krok 2: opowieść
phase-place_fate = Krok 3: przeznaczenie
phase-find_dominant = Koniec rozdziału
phase-resolve_alliances = Sojusze
phase-score_chapter = Koniec rozdziału
phase-turn_page = Następna karta opowieści
phase-read_ending = Zakończenie
phase-final_scoring = Punktowanie końcowe
