# What Path of Destiny says: its title, events, questions, options, and the texts of stories, missions and alliances.

game-title = Cesta osudu
game-subtitle = kronika, kterou píšete, zatímco ji čtete

# Words

ally = { $ally ->
    [renfri] Renfri
   *[stregobor] Stregobor
}
requirement-red = Požadavek: červená
requirement-green = Požadavek: zelená
requirement-blue = Požadavek: modrá
requirement-yellow = Požadavek: žlutá
requirement-pink = Požadavek: růžová
story-name = { $story ->
    [edge] Konec světa
    [striga] Striga
   *[evil] Menší zlo
}

# Events

event-story-read = Příběh se otevírá na kartě { $number } ({ story-name }).
event-story-ends = Příběh končí kartou { $number } ({ story-name }); jeho hlavní postavou je { $seat }.
event-fate-placed = { $side ->
    [left] Žeton osudu { $number } jde doleva ({ $left } proti { $right }).
    [right] Žeton osudu { $number } jde doprava ({ $right } proti { $left }).
   *[aside] Žeton osudu { $number } se odkládá stranou: { $left } proti { $right }.
}
event-dominant = { $side ->
    [left] Převažuje levá cesta; dominantní symbol: { symbol }.
   *[right] Převažuje pravá cesta; dominantní symbol: { symbol }.
}
event-path-token = { $seat } získává žeton { side-genitive } cesty.
event-exertion-met = { $seat } vynakládá úsilí.
event-requirement-met = { $seat } plní požadavek (barva: { colour }) a smí nahlédnout do mise { $number }.
event-peeked = Nahlížíte do mise { $number }: { $mission }.
event-mission-revealed = Mise { $number } se odkrývá: { $mission }.
event-drew-alliance = { $seat } si bere kartu spojenectví: { ally }.
event-alliance-resolved = { $seat } se dovolává spojenectví: { ally } ({ $card }).
event-lost-experience = { $seat } ztrácí { $count } BZ (celkem { $total }).
event-gained-golden = { $seat } získává zlatý žeton: { symbol }.
event-signpost = { $seat } (Automa): rozcestník padá na stranu { side-genitive } cesty.
event-automa-habit = { $seat } (Automa) má takový zvyk: { $habit }.
event-automa-unlocked = { $seat } (Automa) získává druhý zvyk.

# Questions

ask-choose-dominant = Nebyl umístěn žádný žeton osudu. Která cesta převáží: { left-symbol } (levá), nebo { right-symbol } (pravá)?
ask-choose-ally = Čí kartu spojenectví si berete?
ask-discard-alliance = Máte čtyři karty jednoho spojence. Kterou odhodíte?
ask-resolve-alliance = Kterou kartu spojenectví teď vyhodnotíte?

# Options

option-side = { $side ->
    [left] Levá cesta: { symbol }
   *[right] Pravá cesta: { symbol }
}
option-ally = { ally }

# Card texts

result-three-experience = 3 BZ
result-experience-steps = 1/2/3 BZ
favour-ally-experience = získejte 1 BZ
favour-ally-active = získejte 1 aktivní symbol
favour-ally-swap-active = ztraťte 1 aktivní symbol, získejte 2 druhého druhu
favour-ally-swap-inactive = ztraťte 1 neaktivní symbol, získejte 2 BZ
reward-experience = { $count } BZ
reward-lose-experience = ztráta { $count } BZ
reward-points = { $count } VB
reward-active-symbols = { $count ->
    [one] 1 aktivní symbol
    [few] { $count } aktivní symboly
    [many] { $count } aktivního symbolu
   *[other] { $count } aktivních symbolů
}
reward-symbols = { $count } × { symbol }
reward-golden-symbol = zlatý žeton: { symbol }
reward-draw = { $count ->
    [one] doberte 1 kartu
    [few] doberte { $count } karty
    [many] doberte { $count } karty
   *[other] doberte { $count } karet
}
reward-nothing = nic
trigger-takes-colour = za každou vzatou kartu barvy: { colour }
trigger-takes-symbol = za každý symbol na vzatých kartách: { symbol }
trigger-takes-effect = za každou vzatou kartu s efektem
trigger-decides-fate = kdykoli umístí žeton osudu
trigger-throws-side = kdykoli v tahu rozcestník padne na stranu { side-genitive } cesty
subject-cards-of-colour = karty barvy: { colour }
subject-cards-with-symbol = karty se symbolem: { symbol }
subject-symbols-of-kind = symboly: { symbol }
subject-many-coloured = vícebarevné karty
subject-without-effect = karty bez efektu
mission-where = { $where ->
    [hand] v ruce
   *[timeline] na časové ose
}
mission-scores-scale = nejvíce: { $steps } VB
mission-scores-each = po { $count } VB, nejvýše { $most }

# Settings

setting-story = Příběh
setting-story-edge = Konec světa (nejlehčí): s úsilím
setting-story-edge-plain = Konec světa bez úsilí
setting-story-first-game = První hra: Konec světa, bez úsilí a vedlejších úkolů
setting-story-striga = Striga: tajné mise
setting-story-evil = Menší zlo (nejtěžší): spojenectví
setting-difficulty = Obtížnost sólové hry
setting-difficulty-1 = 1: Příběh jako mnohé
setting-difficulty-2 = 2: Strhující příběh
setting-difficulty-3 = 3: Příběh a meč
setting-difficulty-4 = 4: Krev a zlámané kosti
setting-difficulty-5 = 5: Otázka života a smrti
setting-automa = Postava Automy
setting-automa-random = náhodná
setting-automa-pick = vybraná hráčem
setting-automa-scoring = Zkušenosti Automy na konci kapitoly
setting-automa-scoring-standard = jako hráč
setting-automa-scoring-habit-only = jen díky zvyku

# Phases

phase-seat_automa = Automa usedá ke stolu
phase-set_up_story = Příprava příběhu
phase-introduction = Úvod
phase-start_chapter = Začátek kapitoly
phase-after_playing = Krok 2: příběh
phase-place_fate = Krok 3: osud
phase-find_dominant = Konec kapitoly
phase-resolve_alliances = Spojenectví
phase-score_chapter = Konec kapitoly
phase-turn_page = Další karta příběhu
phase-read_ending = Závěr
phase-final_scoring = Závěrečné bodování
