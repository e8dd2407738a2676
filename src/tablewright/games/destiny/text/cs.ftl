# Co obě sesterské hry, Ronin a Cesta osudu, říkají stejně.

# Words

symbol =
    { $symbol ->
        [exploration] průzkum
        [combat] boj
        [magic] magie
        [diplomacy] diplomacie
       *[tea] předávání čaje
    }
left-symbol =
    { $left ->
        [exploration] průzkum
        [combat] boj
        [magic] magie
       *[diplomacy] diplomacie
    }
right-symbol =
    { $right ->
        [exploration] průzkum
        [combat] boj
        [magic] magie
       *[diplomacy] diplomacie
    }
colour =
    { $colour ->
        [red] červená
        [green] zelená
        [blue] modrá
        [yellow] žlutá
       *[pink] růžová
    }
chapter-numeral =
    { $chapter ->
        [1] I
        [2] II
       *[3] III
    }
side =
    { $side ->
        [left] levá
       *[right] pravá
    }
symbol-genitive =
    { $symbol ->
        [exploration] průzkumu
        [combat] boje
        [magic] magie
        [diplomacy] diplomacie
       *[tea] předávání čaje
    }
symbol-accusative =
    { $symbol ->
        [exploration] průzkum
        [combat] boj
        [magic] magii
        [diplomacy] diplomacii
       *[tea] předávání čaje
    }
colour-genitive =
    { $colour ->
        [red] červené
        [green] zelené
        [blue] modré
        [yellow] žluté
       *[pink] růžové
    }
colour-accusative =
    { $colour ->
        [red] červenou
        [green] zelenou
        [blue] modrou
        [yellow] žlutou
       *[pink] růžovou
    }
colour-plural =
    { $colour ->
        [red] červené
        [green] zelené
        [blue] modré
        [yellow] žluté
       *[pink] růžové
    }
colour-genitive-plural =
    { $colour ->
        [red] červených
        [green] zelených
        [blue] modrých
        [yellow] žlutých
       *[pink] růžových
    }
side-genitive =
    { $side ->
        [left] levé
       *[right] pravé
    }
cards-count-accusative =
    { $count ->
        [one] 1 kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
source-accusative =
    { $source ->
        [chapter-1] kapitolu I
        [chapter-2] kapitolu II
        [chapter-3] kapitolu III
        [bonuses] bonusy
        [side-quest] vedlejší úkol
        [experience] zkušenosti
        [story] příběh
        [abilities] schopnosti
        [missions] tajné mise
       *[cooperation] spojenectví
    }
source =
    { $source ->
        [chapter-1] kapitola I
        [chapter-2] kapitola II
        [chapter-3] kapitola III
        [bonuses] bonusy
        [side-quest] vedlejší úkol
        [experience] zkušenosti
        [story] příběh
        [abilities] schopnosti
        [missions] tajné mise
       *[cooperation] spojenectví
    }
symbols =
    { $count ->
        [one] 1 symbol
        [few] { $count } symboly
        [many] { $count } symbolu
       *[other] { $count } symbolů
    }
cards-count =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }

# Events

event-active-symbols = Kapitola { chapter-numeral }: aktivní jsou { left-symbol } (vlevo) a { right-symbol } (vpravo).
event-first-chooser = První vybírá { $seat }.
event-took-character = { $seat } usedá ke stolu.
event-new-initiative = Iniciativa: { $seats }.
event-turn-begins = — Kapitola { chapter-numeral }, tah { $turn } —
event-pool-discarded = Ze zásoby se odhazují karty: { $cards }.
event-deck-remade =
    Odhazovací hromádka tvoří nový balíček ({ $count } { $count ->
        [one] karta
        [few] karty
        [many] karty
       *[other] karet
    }).
event-drafted-row = { $seat } si bere pozici { $row }: { $cards }.
event-drafted-deck = { $seat } jde k balíčku.
event-drew-cards = { $seat } si dobírá { cards-count-accusative }.
event-drew-these = Dobíráte si: { $cards }.
event-automa-drafted =
    { $row ->
        [0] { $seat } (Automa) dobírá a hraje: { $cards }.
       *[other] { $seat } (Automa) bere pozici { $row } a hraje: { $cards }.
    }
event-revealed-cards = { $seat } odhaluje: { $cards }.
event-effect-resolved = { $seat } vyhodnocuje kartu „{ $card }“.
event-condition-not-met = „{ $card }“ nemá účinek: { $seat } nesplňuje podmínku.
event-gained-symbols =
    { $seat } získává { $count } { $count ->
        [one] symbol
        [few] symboly
        [many] symbolu
       *[other] symbolů
    } { symbol-genitive }.
event-lost-token = { $seat } vrací žeton { symbol-genitive }.
event-covered-symbol = { $seat } zakrývá symbol { symbol-genitive } na kartě „{ $card }“.
event-gained-experience = { $seat } získává { $count } BZ (celkem { $total }).
event-unlocked-ability = { $seat } odemyká schopnost { $slot }.
event-gained-points = { $seat } získává { $count } VB za { source-accusative } (celkem { $total }).
event-used-ability = { $seat } používá schopnost „{ $ability }“.
event-played-extra = { $seat } hraje kartu navíc: { $card }.
event-restored = { $seat } odkrývá symbol na kartě „{ $card }“.
event-swapped-pool = { $seat } prohazuje v zásobě: { $cards }.
event-took-discarded = { $seat } si bere z odhazovací hromádky: { $card }.
event-took-back = { $seat } si bere zpět do ruky: { $card }.
event-reactivated = { $seat } znovu aktivuje schopnost „{ $ability }“.
event-showed-hand = { $seat } ukazuje ruku: { $cards }.
event-chapter-ends = Kapitola { chapter-numeral } končí.
event-kept-cards = { $seat } si ponechává: { $cards }.
event-tie-broken = Při shodě vítězí { $seat } díky vyššímu místu na stupnici iniciativy.
event-final-score =
    { $won ->
        [1] { $seat } končí s výsledkem { $count } VB a vítězí.
       *[other] { $seat } končí s výsledkem { $count } VB.
    }

# Questions

ask-choose-character = Za kterou postavu hrajete?
ask-choose-automa = Kterou postavu dostane Automa?
ask-draft = Kterou dvojici si vezmete?
ask-play-left = Kterou kartu zahrajete vlevo?
ask-play-right = Kterou kartu zahrajete vpravo od ní?
ask-resolve-card = Na řadě je karta „{ $card }“. Použijete nejdříve schopnost?
ask-done-playing = Použijete schopnost před koncem svého tahu?
ask-lose-symbol = Který symbol ztratíte? (ještě { $count })
ask-gain-active = Který aktivní symbol získáte? (ještě { $count })
ask-reactivate = Kterou použitou schopnost znovu aktivujete?
ask-extra-card = Kterou kartu navíc zahrajete?
ask-repeat-effect = Efekt které karty vyhodnotíte ještě jednou?
ask-restore = Který zakrytý symbol odkryjete?
ask-transmute = Který žeton změníte na aktivní symbol?
ask-swap-first = Kterou kartu v zásobě vyměníte?
ask-swap-second = Se kterou kartou si „{ $card }“ vymění místo?
ask-renew-row = Na které pozici vyměníte karty?
ask-take-discarded = Kterou kartu si vezmete z odhazovací hromádky?
ask-take-back = Kterou kartu si vezmete zpět do ruky?
ask-done-chapter = Použijete schopnost před vyčištěním časových os?
ask-keep-card = Kterou kartu si ponecháte? ({ $number } z { $count })

# Options

option-character = { $character }
option-deck = Dvě karty z balíčku
option-row = Pozice { $number }
option-play = { $card }
option-keep = { $card }
option-card = { $card }
option-resolve = Vyhodnotit ji
option-done = Pokračovat
option-stop = Skončit
option-token = Žeton: { symbol }
option-cover = Na kartě „{ $card }“: { symbol }
option-symbol = { symbol }
option-ability = Použít: { $ability }

# Reasons

why-row-taken = U této pozice už stojí jiná figurka.
why-ability-locked = Váš ukazatel zkušenosti k této schopnosti ještě nedošel.
why-ability-used = Tato schopnost už je použitá.
why-ability-other-window = Tato schopnost se používá v jinou chvíli.
why-ability-no-use = Tato schopnost by teď neměla žádný účinek.
why-repeat-without-condition = Tento efekt by nic neudělal: jeho podmínku teď nesplňujete.

# Card texts

condition-lose-one = ztraťte 1 × { symbol-accusative }
condition-lose-up-to-three = ztraťte 1/2/3 × { symbol-accusative }
condition-lose-inactive = ztraťte 1/2/3 neaktivní symboly
condition-two-or-more-cards = nejméně 2 { colour-plural } karty
condition-exactly-cards =
    přesně { $count } { $count ->
        [one] { colour } karta
        [few] { colour-plural } karty
        [many] { colour-genitive } karty
       *[other] { colour-genitive-plural } karet
    }
condition-up-to-three-cards = 1/2/3 { colour-plural } karty
condition-exactly-two-inactive = přesně 2 neaktivní symboly
condition-two-or-more-inactive = nejméně 2 neaktivní symboly
result-path-steps = 1/2/3 × aktivní symbol { side-genitive } cesty
result-path-two = 2 × aktivní symbol { side-genitive } cesty
result-both-paths = po 1 z obou aktivních symbolů
result-two-symbols = 2 × { symbol-accusative }
result-symbol-steps = 1/2/3 × { symbol-accusative }
result-one-symbol = 1 × { symbol-accusative }
card-colour = { colour }
card-standard = po zahrání
card-no-effect = bez efektu

# Abilities

window-draft = při draftování, než si vezmete karty
window-play = při vyhodnocování vašich karet
window-chapter-end = na konci kapitoly, před vyčištěním časových os
power-skip-loss = Ignorujte ztrátu 1 symbolu v efektu.
power-full-result = Uplatněte celý výsledek efektu bez splnění jeho podmínky.
power-extra-card = Zahrajte jednu kartu navíc a poté si doberte kartu.
power-repeat-effect = Vyhodnoťte ještě jednou efekt karty na své časové ose.
power-gain-active =
    { $count ->
        [one] Získejte { $count } libovolný aktivní symbol.
        [few] Získejte { $count } aktivní symboly v libovolné kombinaci.
        [many] Získejte { $count } aktivního symbolu v libovolné kombinaci.
       *[other] Získejte { $count } aktivních symbolů v libovolné kombinaci.
    }
power-gain-of-path =
    Získejte { $count } { $count ->
        [one] aktivní symbol
        [few] aktivní symboly
        [many] aktivního symbolu
       *[other] aktivních symbolů
    } { side-genitive } cesty.
power-restore =
    Odkryjte nejvýše { $count } { $count ->
        [one] symbol
        [few] symboly
        [many] symbolu
       *[other] symbolů
    } na své časové ose.
power-transmute =
    Změňte nejvýše { $count } { $count ->
        [one] neaktivní žeton
        [few] neaktivní žetony
        [many] neaktivního žetonu
       *[other] neaktivních žetonů
    } na aktivní.
power-swap-pool = Vyměňte navzájem libovolné 2 karty v zásobě.
power-renew-row = Vyměňte karty na jedné pozici za nové.
power-draw-cards =
    { $count ->
        [one] Doberte si 1 kartu.
        [few] Doberte si { $count } karty.
        [many] Doberte si { $count } karty.
       *[other] Doberte si { $count } karet.
    }
power-take-discarded = Vezměte si libovolnou kartu z odhazovací hromádky.
power-gain-experience = Získejte { $count } BZ.
power-take-back = Vezměte si do ruky 1 kartu ze své časové osy.
power-keep-more = Ponechte si navíc 1 kartu své časové osy.
power-gain-points = Získejte { $count } VB.
power-points-per-colour = Získejte 1 VB za každou { colour-accusative } kartu na své časové ose, nejvýše { $count }.
power-reactivate = Znovu aktivujte 1 ze svých použitých schopností.
state-locked = zamčená
state-active = aktivní
state-used = použitá

# Settings

setting-first-chooser = Kdo si první vybírá postavu
setting-first-chooser-random = určí se náhodně
setting-first-chooser-1 = hráč 1
setting-first-chooser-2 = hráč 2
setting-first-chooser-3 = hráč 3
setting-first-chooser-4 = hráč 4
setting-first-chooser-5 = hráč 5
setting-kept-effects = Aktivní symboly pro efekty ponechaných karet
setting-kept-effects-new-chapter = z nové kapitoly
setting-kept-effects-old-chapter = ze staré kapitoly

# Phases

phase-prepare = Příprava hry
phase-choose_character = Výběr postav
phase-place_markers = Rozmístění figurek a ukazatelů
phase-draft = Krok 1: draftování karet
phase-draft_pair = Krok 1: draftování karet
phase-return_markers = Krok 1: draftování karet
phase-play_cards = Krok 2: hraní karet
phase-resolve_cards = Krok 2: vyhodnocování efektů
phase-end_turn = Konec tahu
phase-chapter_abilities = Konec kapitoly
phase-prepare_timelines = Ponechání karet
phase-resolve_kept = Ponechané karty

# Další podmínky

condition-three-or-more-cards = nejméně 3 { colour-plural } karty
condition-up-to-three-inactive = 1/2/3 neaktivní symboly
