# Ronin in the hall: its invitation, the parts of its rulebook, tracks, boards, what a chapter gives, and the guided first turn.

game-minutes-ronin = about 60 minutes
game-pitch-ronin = Three chapters on the road. Draft two cards, lay them into your timeline, and let every effect build on what you played before. Share tea with both neighbours, and win alone.

# The rulebook
part-ron-gen = The game at a glance
part-ron-setup = Setting up the table
part-ron-pset = Setting up a player
part-ron-sym = Symbols
part-ron-chap = Chapters and active symbols
part-ron-vp = Victory points
part-ron-xp = Experience
part-ron-abil = Abilities
part-ron-nabil = Abilities of neighbours
part-ron-turn = The turn
part-ron-draft = Drafting cards
part-ron-deck = Deck and discard pile
part-ron-play = Playing cards
part-ron-eff = Effects
part-ron-cond = Conditions
part-ron-res = Results
part-ron-tea = The tea ceremony
part-ron-pass = Passing tea
part-ron-track = Cooperation tracks
part-ron-bonus = Bonuses
part-ron-end = End of a chapter
part-ron-clean = Preparing the timelines
part-ron-next = The next chapter
part-ron-final = Final scoring
part-ron-win = Winning
part-ron-auto = The Automa
part-ron-duo = Two players
part-ron-solo = Solo game
part-ron-info = What may be known

# Parts of the board
ronin-tracks = Cooperation tracks

# Chapters
ronin-most-fewest = Chapter end: most → XP, fewest → VP

# People
ronin-borrowed = learned from a neighbour
ronin-automa-note = The Automa drafts and plays by itself. It scores nothing, but pours tea on your shared track.

# Cards
ronin-gain = now { $experience } XP and { $points } VP at the end of the chapter

# Tracks
ronin-track = Track of { $first } and { $second }
ronin-track-field = field { $field } of { $length }
ronin-track-next = next: { $bonus }
ronin-field-points = { $count } VP at the end

# Before the game
ronin-characters = The travellers
ronin-boards = The cooperation boards

# Notes beside options
ronin-note-experience = you have { $count } XP
ronin-note-learn = an ability card to keep

# The first turn
ronin-tour-choose-board = This board lies between you and a neighbour. Tea moves its marker; both of you gain what its fields show.
ronin-tour-gain-active = Active symbols count at the end of the chapter: the one you have most of gives XP, the other gives victory points (VP).
ronin-tour-which-track = Cooperation tracks stand left and right of you. At the end only the lower one scores, so keep both moving.
ronin-tour-keep-card = The chapter ends: of the two active symbols, the one you had most of has given XP, the other one VP. Kept cards open your new timeline, the others are discarded.
ronin-tour-tea = That was your first turn. It ended with tea: a cup moves the marker on the side of its arrow, and both neighbours gain what the field shows.
