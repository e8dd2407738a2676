# Heredity in the hall: its invitation, the parts of its rulebook, the map, the timeline, the book, the family, and the first rounds.

game-minutes-heredity = 60 to 120 minutes a chapter
game-pitch-heredity = A campaign for one family. Explore a map that grows card by card, read what happens like a book, spend your tokens before the hourglass moves on, and live with what you decided. Everybody plays together.

# The rulebook
part-her-gen = The game at a glance
part-her-setup = Setting up a chapter
part-her-card = Taking, flipping and burning cards
part-her-narr = Reading cards
part-her-time = The timeline and the hourglass
part-her-anch = Anchoring cards
part-her-trem = Removing cards and closing gaps
part-her-terr = Terrain and lines
part-her-teff = What terrain does
part-her-move = Moving
part-her-expl = Exploring
part-her-level = Changing level
part-her-pc = The members of the family
part-her-token = Action tokens and spaces
part-her-act = Actions
part-her-mat = Materials, picking up, exchanging
part-her-item = Items
part-her-heal = Healing
part-her-npc = Other characters
part-her-ally = Allies
part-her-combat = Attacks
part-her-range = Range and straight lines
part-her-comb = Attacking together
part-her-dmg = Damage
part-her-inj = Serious injuries
part-her-dying = Dying
part-her-karma = Karma
part-her-camp = The campaign

# Parts of the board
heredity-parts = Parts of the board
heredity-tab-book = Book
heredity-tab-map = Map
heredity-tab-timeline = Time
heredity-tab-family = Family
heredity-tab-said = Log
heredity-map = The map
heredity-areas = Areas of the map
heredity-timeline = The timeline
heredity-book = The book
heredity-family = The family
heredity-said = Log and chat
heredity-beside = Cards that belong to places

# The map
heredity-no-map = Nothing has been explored yet. The first cards will lay out the map.
heredity-area = Area { $letter }
heredity-room = { $count ->
    [one] room for 1
   *[other] room for { $count }
}
heredity-npc = { $name }: { $attitude }, life { $left }/{ $life }, defence { $defence }
heredity-is-dying = { $name }, dying
heredity-icon = { $action }: card { $number }
heredity-event-waits = Something happens to whoever comes here
heredity-level = Stairs: { $names }
heredity-letter = Letter { $letter }
heredity-explore = Unexplored: card { $number } ({ $edge })
heredity-zoom = Larger map
heredity-lines = What the lines mean

# The timeline
heredity-hourglass = The hourglass is here
heredity-gap = A gap
heredity-slot = A card can be anchored here: { $edge }, { $colour }
heredity-fails = It tells when the family fails
heredity-moment = { $moment ->
    [before] Before the event of the card above
    [after] After the event of the card above
   *[during] During the event of the card above
}
heredity-npc-card = { $attitude }, life { $life }, defence { $defence }
heredity-ai = { $kind ->
    [move] moves up to { $areas } { $areas ->
        [one] area
       *[other] areas
    }
    [melee] strikes with { $strength } { $everybody ->
        [yes] (everybody in the area)
       *[no] {""}
    }
    [ranged] shoots with { $strength } across { $range } { $range ->
        [one] line
       *[other] lines
    } { $everybody ->
        [yes] (everybody in the area)
       *[no] {""}
    }
   *[other] does what its card says
}
heredity-action-costs = { $action } ({ $cost })
heredity-round = Round { $number }
heredity-complete = This was the last chapter. The campaign is complete.
heredity-deck = Cards in the adventure deck
heredity-burned = Burned cards
heredity-karma-deck = Karma cards in the deck
heredity-karma-discard = Karma cards used

# The book
heredity-pages = Pages
heredity-page = Page { $number }
heredity-page-on = Next page
heredity-page-back = Page before
heredity-reads = { $name } reads
heredity-outcome = { $outcome ->
    [victory] The family has made it.
   *[failure] The family has failed.
}
heredity-course = { $read ->
    [one] One card was read
   *[other] { $read } cards were read
} in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.

# The family
heredity-everybody = led by all
heredity-resting = Rests for now
heredity-dying = dying
heredity-tokens = Action tokens: { $count } available, { $middle } out of reach
heredity-defence = Defence
heredity-materials = Materials
heredity-injured = seriously injured
heredity-anchor = Room for an item ({ $anchor })
heredity-value = Worth { $value }
heredity-upgrade = Can be upgraded for { $cost } { $cost ->
    [one] material
   *[other] materials
}
heredity-off = Switched off: its part of the body is injured
heredity-permanent = { $kind ->
    [defence] Defence +{ $plus }
    [strength] Strength +{ $plus }
    [ignore] Protects from a danger
   *[other] {""}
}
heredity-effect = { $kind ->
    [melee] strike with { $strength }{ $everybody ->
        [yes] {" "}(everybody in the area)
       *[no] {""}
    }
    [ranged] shoot with { $strength } across { $range } { $range ->
        [one] line
       *[other] lines
    }{ $everybody ->
        [yes] {" "}(everybody in the area)
       *[no] {""}
    }
   *[other] use
}
heredity-heart = heart
heredity-space = { $state ->
    [token] action token on it
    [damage] damaged
   *[free] free
}
heredity-npc-state = life { $left } of { $life }, defence { $defence }
heredity-space-shows = space: { $shown }
heredity-fits = { $here } of { $capacity } here

# The first rounds
heredity-tour-act = Every member has three action tokens. Lay one on a space to do what it shows: look at a magnifying glass on the map, talk, lay hands on something, or walk. Press a sign or an area on the map, or pick from the list.
heredity-tour-step = Press an area to walk there. A dashed strip beyond the edge is unexplored land: its card joins the map and is read at once.
heredity-tour-arrival = The new terrain lies on the map. Choose where you set foot on it.
heredity-tour-choice = The page tells what is happening; the answer is yours, and it is remembered.
heredity-tour-damage = Damage covers a heart, and its space cannot be used any more. Without a heart left, a part of the body is seriously injured.
heredity-tour-target = Characters act when the hourglass reaches their card. The nearest member is their target; where two are as near, you decide.
