# The Ronin board in words: its parts, what it counts, and the guided first turn.

# Parts of the board
ronin-parts = Parts of the table
ronin-story = Chapters
ronin-opponents = The other players
ronin-pool = Pool
ronin-offer = Choosing
ronin-timeline = Timeline
ronin-timeline-of = Timeline of { $name }
ronin-timeline-empty = No cards yet. The two you play each turn will lie here, left to right.
ronin-tokens = Symbol tokens
ronin-tracks = Cooperation tracks
ronin-character = My character
ronin-hand = Cards in hand
ronin-hand-empty = No cards in hand.
ronin-said = Log and chat
ronin-tab-table = Table
ronin-tab-others = Players
ronin-tab-mine = Me
ronin-tab-said = Log
ronin-close = Close
ronin-look = { $name } in full

# Pool
ronin-initiative = Initiative order
ronin-initiative-place = initiative { $place }
ronin-deck-count = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
ronin-discard = Discard pile
ronin-discard-empty = The discard pile is empty.
ronin-row = Row { $number }
ronin-row-empty = taken
ronin-bonus-experience = +1 XP
ronin-card-unknown = A face-down card

# Chapters
ronin-turns = Chapter { $chapter }: { $done } of 3 turns played
ronin-path-left = left path
ronin-path-right = right path
ronin-side-quest = Side quest at the end of the game
ronin-most-fewest = Chapter end: most → XP, fewest → VP

# People
ronin-automa = Automa
ronin-bot = bot
ronin-vp = VP
ronin-xp = XP
ronin-points = Victory points
ronin-experience = Experience
ronin-experience-now = Experience: { $count }
ronin-thinking = is choosing
ronin-unlocks-at = at { $count } XP
ronin-borrowed = learned from a neighbour
ronin-no-character = No character yet.
ronin-automa-note = The Automa drafts and plays by itself. It scores nothing, but pours tea on your shared track.

# Cards
ronin-covered = . Covered: { $symbols }
ronin-gain = now { $experience } XP and { $points } VP at the end of the chapter
ronin-playing = The cards you play
ronin-keeping = The cards you keep

# Tracks
ronin-track = Track of { $first } and { $second }
ronin-track-field = field { $field } of { $length }
ronin-track-next = next: { $bonus }
ronin-field-points = { $count } VP at the end

# Before the game
ronin-characters = The travellers
ronin-boards = The cooperation boards

# Notes beside options
ronin-note-go-on = without using anything more
ronin-note-have = you have { $count }
ronin-note-experience = you have { $count } XP
ronin-note-learn = an ability card to keep

# The first turn
ronin-tour-choose-character = Each traveller has four abilities. The first is ready at once, the others unlock at 5, 10 and 15 experience.
ronin-tour-choose-board = This board lies between you and a neighbour. Tea moves its marker; both of you gain what its fields show.
ronin-tour-draft = Take two cards: a whole row, or two from the deck. The higher you stand, the earlier you act from now on; the bottom row gives 1 XP instead.
ronin-tour-play-left = Play two cards, the left one first. Effects see your timeline up to their own card, so order matters.
ronin-tour-play-right = Now the right one. Everybody reveals together, then effects are resolved in initiative order.
ronin-tour-lose-symbol = An effect asks you to give up a symbol: return a token, or cover a printed one.
ronin-tour-gain-active = Active symbols count at the end of the chapter: the one you have most of gives XP, the other gives VP.
ronin-tour-which-track = Cooperation tracks stand left and right of you. At the end only the lower one scores, so keep both moving.
ronin-tour-keep-card = The chapter ends. Kept cards open your new timeline, the others are discarded.
