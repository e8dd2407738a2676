# The Ronin board in words: tracks, boards, what a chapter gives, and the guided first turn.

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
ronin-tour-gain-active = Active symbols count at the end of the chapter: the one you have most of gives XP, the other gives VP.
ronin-tour-which-track = Cooperation tracks stand left and right of you. At the end only the lower one scores, so keep both moving.
ronin-tour-keep-card = The chapter ends: of the two active symbols, the one you had most of has given XP, the other one VP. Kept cards open your new timeline, the others are discarded.
ronin-tour-tea = That was your first turn. It ended with tea: a cup moves the marker on the side of its arrow, and both neighbours gain what the field shows.
