# What Fireflies says in Czech.

game-title = Světlušky
game-subtitle = ještě jednu, nebo zavřít sklenici

# Words

colour =
    { $colour ->
        [amber] jantarová
        [green] zelená
        [blue] modrá
       *[white] bílá
    }
source =
    { $source ->
        [lights] světýlka
        [lantern] lampion
       *[colours] všechny barvy
    }
round = Kolo { $round } ze 4
lights =
    { $count ->
        [one] 1 světýlko
        [few] { $count } světýlka
       *[other] { $count } světýlek
    }

# Events

event-dealt-lanterns = Dostáváte: { $cards }.
event-first-player = Losuje se: začíná { $seat }.
event-kept-lantern = Necháváte si: { $card }.
event-turn-begins = — Kolo { $round }: { $seat } —
event-caught = { $seat } chytá: { $card }.
event-meadow-grown = Z odhozených karet je nová louka, počet karet: { $count }.
event-closed-jar = { $seat } zavírá sklenici: { $cards }.
event-scattered = Zvedá se vítr a rozhání úlovek: { $seat }.
event-kept = { $seat } ještě zadrží: { $card }.
event-showed-lantern = { $seat } ukazuje lampion: { $cards }.

# Questions

ask-lantern = Který lampion si necháte? Světlušky jeho barvy se počítají dvakrát.
ask-catch-or-close = Ještě jednu, nebo zavřete sklenici?
ask-keep = Vítr rozhání váš úlovek. Kterou světlušku ještě zadržíte?

# Options

option-lantern = { $card }
option-catch = Chytit ještě jednu
option-close = Zavřít sklenici
option-keep = { $card }

# Reasons

why-colour-in-jar = Ve vaší sklenici už světluška této barvy je.

# Phases

phase-prepare = příprava
phase-choose_lanterns = lampiony
phase-take_turn = na louce
phase-scatter = vítr
phase-count_lights = počítání

# The table

meadow = Louka
discard-pile = Odhozené karty
row = Řada
jar = Sklenice
lantern = Lampion
hidden-lantern = skrytý
gust-words = Druhý závan v řadě rozežene úlovek.
firefly-words = { colour }, { lights }
lantern-words = Světlušky této barvy se počítají dvakrát: { colour }.
odds =
    { $gusts ->
        [one] 1 závan
        [few] { $gusts } závany
       *[other] { $gusts } závanů
    } z { $cards } karet
in-jar =
    { $count ->
        [one] 1 světluška
        [few] { $count } světlušky
       *[other] { $count } světlušek
    }
