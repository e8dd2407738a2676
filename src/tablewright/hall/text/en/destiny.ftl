# What the boards of Ronin and Path of Destiny say alike: their parts, what they count, and the guided first turn.

# Parts of the board
destiny-parts = Parts of the table
destiny-story = Chapters
destiny-opponents = The other players
destiny-pool = Pool
destiny-offer = Choosing
destiny-timeline = Timeline
destiny-timeline-of = Timeline of { $name }
destiny-timeline-empty = No cards yet. The two you play each turn will lie here, left to right.
destiny-tokens = Symbol tokens
destiny-golden = { $count } golden
destiny-character = My character
destiny-hand = Cards in hand
destiny-hand-empty = No cards in hand.
destiny-said = Log and chat
destiny-tab-table = Table
destiny-tab-others = Players
destiny-tab-mine = Me
destiny-tab-said = Log
destiny-look = { $name } in full

# Pool
destiny-initiative = Initiative order
destiny-initiative-place = initiative { $place }
destiny-deck-count = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
destiny-discard = Discard pile
destiny-discard-empty = The discard pile is empty.
destiny-row = Row { $number }
destiny-row-empty = taken
destiny-bonus-experience = +1 XP
destiny-card-unknown = A face-down card

# Chapters
destiny-turns = Chapter { $chapter }: { $done } of 3 turns played
destiny-turn = Chapter { $chapter }, turn { $turn } of 9
destiny-chapter = Chapter { $chapter }
destiny-path-left = left path
destiny-path-right = right path
destiny-side-quest = Side quest at the end of the game

# People
destiny-automa = Automa
destiny-bot = bot
destiny-vp = VP
destiny-xp = XP
destiny-points = Victory points
destiny-experience-now = Experience: { $count }
destiny-thinking = is choosing
destiny-unlocks-at = at { $count } XP
destiny-no-character = No character yet.

# Cards
destiny-covered = . Covered: { $symbols }
destiny-playing = The cards you play
destiny-keeping = The cards you keep

# Notes beside options
destiny-note-go-on = without using anything more
destiny-note-have = you have { $count }

# The first turn
destiny-tour-choose-character = Each traveller has four abilities. The first is ready at once, the others unlock at 5, 10 and 15 experience points (XP).
destiny-tour-draft = Take two cards: a whole row, or two from the deck. The higher you stand, the earlier you act from now on; the bottom row gives 1 XP instead.
destiny-tour-play-left = Play two cards, the left one first. Effects see your timeline up to their own card, so order matters.
destiny-tour-play-right = Now the right one. Everybody reveals together, then effects are resolved in initiative order.
destiny-tour-lose-symbol = An effect asks you to give up a symbol: return a token, or cover a printed one.
destiny-tour-new-chapter = A new chapter: other symbols are active, look at the top. You know the whole round now; the number beside a question opens its rule.
