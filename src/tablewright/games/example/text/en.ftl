# What Fireflies says: its title, events, questions, options, reasons, and the words of its table.

game-title = Fireflies
game-subtitle = one more, or close the jar

# Words

colour =
    { $colour ->
        [amber] amber
        [green] green
        [blue] blue
       *[white] white
    }
source =
    { $source ->
        [lights] lights
        [lantern] lantern
       *[colours] all colours
    }
round = Round { $round } of 4
lights =
    { $count ->
        [one] 1 light
       *[other] { $count } lights
    }

# Events

event-dealt-lanterns = You are dealt { $cards }.
event-first-player = Lots are drawn: { $seat } begins.
event-kept-lantern = You keep { $card }.
event-turn-begins = — Round { $round }: { $seat } —
event-caught = { $seat } catches { $card }.
event-meadow-grown = The discard pile becomes the new meadow, { $count } cards.
event-closed-jar = { $seat } closes the jar: { $cards }.
event-scattered = The wind comes, and the catch of { $seat } scatters.
event-kept = { $seat } still holds { $card }.
event-showed-lantern = { $seat } shows the lantern: { $cards }.

# Questions

ask-lantern = Which lantern do you keep? Fireflies of its colour count twice.
ask-catch-or-close = One more, or do you close the jar?
ask-keep = The wind scatters your catch. Which firefly do you still hold?

# Options

option-lantern = { $card }
option-catch = Catch one more
option-close = Close the jar
option-keep = { $card }

# Reasons

why-colour-in-jar = Your jar has a firefly of this colour already.

# Phases

phase-prepare = setup
phase-choose_lanterns = lanterns
phase-take_turn = on the meadow
phase-scatter = wind
phase-count_lights = the count

# The table

meadow = Meadow
discard-pile = Discard pile
row = Row
jar = Jar
lantern = Lantern
hidden-lantern = hidden
gust-words = A second gust in a row scatters the catch.
firefly-words = { colour }, { lights }
lantern-words = Fireflies of this colour count twice: { colour }.
odds =
    { $gusts ->
        [one] 1 gust
       *[other] { $gusts } gusts
    } among { $cards } cards
in-jar =
    { $count ->
        [one] 1 firefly
       *[other] { $count } fireflies
    }
