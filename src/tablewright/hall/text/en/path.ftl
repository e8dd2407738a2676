# Path of Destiny in the hall: its invitation, the parts of its rulebook, the story and its chronicle, what a story brings along, and the first turn.

game-minutes-path = about 75 minutes
game-pitch-path = Three tales with eight endings each. Draft two cards, lay them into your timeline, and vote with every symbol for one of two paths: the story turns to the page that most of you wanted, and names its hero at the end.

# The rulebook
part-pod-gen = The game at a glance
part-pod-setup = Setting up
part-pod-story = The story
part-pod-turn = The turn
part-pod-draft = Drafting cards
part-pod-play = Playing cards
part-pod-eff = Effects
part-pod-cond = Conditions
part-pod-res = Results
part-pod-fate = Placing the fate token
part-pod-chap = End of a chapter
part-pod-abil = Abilities
part-pod-xp = Experience
part-pod-vp = Victory points
part-pod-side = Side quests
part-pod-end = Final scoring
part-pod-edge = Edge of the World: exertion
part-pod-striga = Striga: secret missions
part-pod-evil = Lesser Evil: alliances
part-pod-solo = The solo game

# The story
path-story = The story
path-tab-story = Story
path-tale = Cards of the story
path-read = Read
path-chronicle = The chronicle
path-pages = Pages
path-page = { $number ->
    [0] Introduction
    [1] Chapter II
   *[other] Chapter III
}
path-page-end = Ending
path-page-back = ← Turn back
path-page-on = Turn the page →
path-taken = taken
path-next = Active symbols of the next chapter on this path
path-to-the-end = to the ending
path-leads = This path leads
path-fate = Fate token { $number }
path-fates = Fate tokens: { $waiting } to come, { $aside } set aside
path-fates-here = fate tokens: { $count }
path-token = { $side ->
    [left] Left path token
   *[right] Right path token
}
path-token-of = Path token of { $name }
path-token-pays = { $whom ->
    [left] Left path token
    [right] Right path token
    [dominant] Token of the prevailing path
   *[other] Token of the other path
}
path-hero = The hero of this story: { $name }

# Cards of the stories
path-exertion = Exertion
path-missions = Secret missions
path-mission-secret = face down
path-requirement = Requirement: { $colour }. The first to have 3 cards of it gains 1 XP, all others need 4 and gain 2; they look at the mission.
path-alliances = Alliances
path-ally-choice = ally of your choice
path-deck-count = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
path-note-ally = alliance: { $name }

# People
path-characters = Who travels with you
path-automa-note = It takes the row with the most active symbols and plays both cards at once. The signpost gives it a symbol each turn, and it alone places the fate tokens.
path-proficient = Proficient in

# What a chapter gives
path-gain = { $side ->
    [left] the left path leads: now { $points } VP and { $experience } XP
   *[right] the right path leads: now { $points } VP and { $experience } XP
}
path-gain-open = left path: { $left } VP + { $right } XP · right path: { $right } VP + { $left } XP

# The first turn
path-tour-draft = Take two cards: a whole row, or two from the deck. The higher you stand, the earlier you act from now on.
path-tour-play-right = Now the right one. Whoever has more symbols of the left path votes for it, otherwise for the right; the majority moves the fate token.
path-tour-gain-active = The two symbols of the fork are active. At the end of the chapter the one of the prevailing path gives victory points (VP), the other gives XP.
path-tour-choose-ally = At the end of each chapter the ally of the prevailing path acts, and only that one. Your cards stay secret until then.
path-tour-done-playing = After this step the fate token of the turn goes to a path. Two of three decide which page you read next.
path-tour-fate = That was your first turn. It ended with a vote of symbols: a majority brings the fate token to its path, on a tie the token is set aside. Two of three decide which page you read next.
path-tour-keep-card = The chapter ends: the symbol of the prevailing path has given VP, the other one XP. Kept cards open your new timeline, the others are discarded.
