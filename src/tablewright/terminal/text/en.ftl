# What the terminal client itself says.

# Keys at the foot of the screen: the key, a space, a word

key-help = ? help
key-rule = r rule
key-rulebook = R rulebook
key-undo = u undo
key-read = c read
key-areas = o players
key-log = l log
key-hint = h hint
key-save = s save
key-quit = q quit
key-language = L language
key-step = ←→ step
key-ends = Home/End ends
key-viewer = v viewer

# Help

help-title = Help
help-choose = ↑ ↓ Enter    choose; or press the digit or letter before an option
help-refused = ✗            cannot be chosen now: the reason and its rule stand beside it
help-rule = r            the rule about what is asked, or about the marked refusal
help-rulebook = R or /       the whole rulebook, with search
help-undo = u            take back your last choice
help-read = c            read the story, cards, characters and boards in full
help-areas = o            see the area of any player in full
help-log = l            the whole log
help-hint = h            what the greedy bot would choose
help-final = f            final scoring, when the game is over
help-pass = p            pass the keyboard, when several people are asked
help-save = s            save (it is also saved after every choice of yours)
help-language = L            change the language
help-quit = q            save and leave
help-leave = q            leave
help-skip = Enter        while others play: do not wait
help-step = ← →          one choice back or forth; PgUp and PgDn: ten
help-ends = Home End     to the beginning or the end
help-viewer = v            see the table as the public or as any seat saw it

# Panels

sheet-keys = ↑↓ scroll   Esc back
shelf-keys = ↑↓ look through   Shift+↑↓ scroll   Esc back
rule-title = Rule
rule-ruling = Adopted ruling
rule-example = Example
rule-unknown = The rulebook has no rule { $rule }.
rulebook-title = Rulebook
rulebook-search = Search: a word or a number, such as { $word } or { $number }
log-title = Log
read-title = Cards and boards
areas-title = Players
whole-table = The whole table

# Playing

asked = { $name }: { $question }
waiting = { $name } is choosing … (Enter: do not wait)
over = The game is over. { $result } (f: final scoring)
curtain = Pass the keyboard to { $name }.
curtain-keys = Enter: I am { $name }    u: take back the last choice    q: save and leave
undone = Taken back.
undo-alone = Something was revealed or rolled since then. Take it back all the same? It cannot be unseen.
undo-anyway = All the others are bots. Take it back all the same? What was revealed since cannot be unseen.
undo-together = All at this keyboard must agree. Do they all agree to take it back? What was revealed since cannot be unseen.
undo-nobody = There is nobody whose choice could be taken back.
yes-no = Enter, y: yes    Esc, n: no
saved = Saved to { $path }
not-saved = The game could not be saved ({ $error }): { $path }
leave-anyway = The game could not be saved ({ $error }). Press q again to leave without saving. File: { $path }
left = Saved to { $path }. To go on: tablewright resume { $path }
left-over = Saved to { $path }. To look at the game again: tablewright replay { $path }
left-unsaved = Left without saving: { $path } does not have the last choices.
nothing-asked = Nothing is asked of you now.

# The end

game-over = Final scoring
wins = { $count ->
    [one] { $name } wins!
   *[other] { $name } win!
}
nobody-wins = You have not won this time.
total = total
seed = Seed: { $seed }
commitment = Commitment: { $hash }
commitment-means = The commitment is the hash of the seed, fixed before the first card was dealt.

# Watching

watch-step = Choice { $number } of { $total }
watch-chose = { $name } chose: { $option }
watch-chose-something = { $name } chose.
watch-begin = The beginning.
viewer-public = as the public saw it
viewer-seat = as { $name } saw it

# The tables of the sister games

deck = deck { $count }
points = VP { $count }
experience = XP { $count }
score-now = { $points } VP, { $experience } XP
label-pool = Pool
label-timeline = Timeline
label-hand = Hand
label-tokens = Tokens
label-abilities = Abilities
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
hand-short = h{ $count }
at-experience = (at { $count } XP)
automa = Automa
row-bonus = +1 XP
row-taken-by = taken by { $name }
card-colour = A { $colour } card
letter-of-colour = { $colour ->
    [red] R
    [green] G
    [blue] B
    [yellow] Y
   *[pink] P
}
legend-covered = a covered symbol
legend-inactive = inactive symbols
legend-conditions = lose it; at least 2; exactly 2; for 1, 2 or 3
legend-abilities = abilities: ready, used, locked
legend-automa = an Automa
legend-score = your active symbols, and what the chapter would bring if it ended now

# The table of Ronin

label-tracks = Cooperation
track-field = field { $field } of { $length }
track-points = { $count } VP
track-with = Track shared with { $name }
legend-paths = the left and the right path; before a name: your left and right neighbour
legend-passing = tea passing to the left or to the right
legend-tea = an effect of the tea ceremony
legend-track = cooperation points: ≡ on one track, ≡≡ on each
legend-fields = the marker and a bonus on a track; numbers are victory points
legend-neighbour = cards of a neighbour

# The table of Path of Destiny

experience-short = XP
label-exertion = Exertion
label-missions = Missions
label-alliances = Allies
label-golden = Golden tokens
story-part = { $number ->
    [1] Introduction
    [2] Chapter II
    [3] Chapter III
   *[4] Ending
}
story-hero = The hero of this story: { $name }
token-pays = { $whom ->
    [left] Left path token
    [right] Right path token
    [dominant] Path token of the prevailing side
   *[other] Path token of the other side
}
quest-counts = 1 VP each, in hand at the end: { $subject }
automa-proficient = Proficient in: { $symbols }
mission-secret = face down
about-exertion = Whoever has these colours side by side on the timeline in this order, with a card of this turn among them, gains the bonus.
about-missions = Whoever first has 3 cards of the colour gains 1 XP and looks at the mission; later ones need 4 and gain 2 XP. At the end the missions that show the dominant symbol are scored.
about-alliances = When a chapter ends, the cards of the ally of the prevailing side are resolved. In brackets: cards left in the deck.
legend-story-paths = the left and the right path of the story
legend-either = an active symbol of your choice
legend-fates = fate tokens of turns 1 to 3; the path that leads; set aside
legend-tokens = holds the path token of that side
legend-golden = golden tokens: they stay at the end of a chapter
legend-allies = alliance cards of Renfri (left) or Stregobor (right); ◀▶: your choice
legend-missions = a mission: its back, and how many cards of which colour it takes to look
legend-read = the story so far, in full; below it cards and characters

# The table of Tidal Blades

label-islands = Islands
label-attempt = Attempt
label-dice = Dice
label-odds = Odds
label-market = Market
label-schemes = Schemes
label-in-play = In play
label-done = Done
label-kept = Kept
label-goals = Goals
boat = boat { $space }/{ $spaces }
dial = level { $level } (step { $step }, { $points } VP)
dial-levels = Level at each step:  { $levels }
dial-points = Points at each step: { $points }
threat-die = threat die { $level }
invasion-die = invasion die
hand-tidal = challenges { $challenges }, tricks { $tricks }
odds-exactly = Favourable rolls of all, before abilities, tricks and dice you set: { $odds }
tracks-title = Boat, Champions Board, dials
dice-title = All dice and their faces
letter-of-arena = { $arena ->
    [droska] D
    [chronosseum] C
   *[lamara] L
}
legend-spaces = an action space for one, and one for all
legend-pieces = capital letters are pawns, small ones discs or hit tokens
legend-tokens-tidal = the Arbiter; the first player token
legend-stock = shells, fruit, shells on the shield
legend-held = challenges and tricks in hand
legend-position = position on the Champions Board, leader token, unused disc
legend-dice = dice by colour and level; guild dice have a trait
legend-spent = spent dice
legend-challenge = a challenge: arena, symbols, behind + stretch symbols, points
legend-spots = a spot, an armoured one (least level), one that is hit; the next row
legend-rolled = to be rolled again, a bonus die, a threat
legend-read-tidal = cards, islands, tracks, dice and characters in full

# The table of Heredity

heredity-area = area { $letter }
heredity-reads = read by { $name }
heredity-read-on = … (c: read on)
heredity-ended = { $outcome ->
    [victory] The chapter is won.
   *[failure] The chapter is lost.
}
heredity-complete = This was the last chapter. The campaign is complete.
heredity-round = round { $number }
heredity-decks = deck { $deck }, karma { $karma }
heredity-page = Just read
heredity-map = Map
heredity-timeline-about = The hourglass goes from left to right, one card at a time; the event of its card happens, then it moves on.
heredity-gap = (a gap, closed when the hourglass moves)
heredity-fails = The chapter is lost if: { $words }
heredity-npc = { $attitude }, life { $life }, defence { $defence }
heredity-ai-move = moves up to { $areas } areas
heredity-ai-melee = { $targets ->
    [one] melee attack, strength { $strength }
   *[all_in_area] melee attack on all in the area, strength { $strength }
}
heredity-ai-ranged = { $targets ->
    [one] ranged attack, range { $range }, strength { $strength }
   *[all_in_area] ranged attack on all in the area, range { $range }, strength { $strength }
}
heredity-death = when it dies: { $words }
heredity-item = value { $value }, anchor: { $anchor }
heredity-permanent-defence = defence { $plus } more while carried
heredity-permanent-strength = strength of attacks { $plus } more while carried
heredity-upgrade = can be upgraded; costs materials: { $count }
heredity-karma-value = karma { $type }, value { $value }
heredity-karma-fails = The attack fails.
heredity-tokens = action tokens to spend: { $count }
heredity-stock = materials { $materials }, defence { $defence }
heredity-dying = is dying
heredity-injured = seriously injured
legend-heredity-area = an area: the number of its terrain card and its letter
legend-heredity-icon = an icon on the map and the card it leads to
legend-heredity-explore = terrain that can be explored in that direction
legend-heredity-marks = a level change; an event for whoever enters; a letter that cards explain
legend-heredity-beside = an item on the ground; a card that offers an action here
legend-heredity-tokens = materials, general tokens, special tokens
legend-heredity-action = an action token to spend or on a space; one out of reach
legend-heredity-body = damage; hearts without damage of all; a seriously injured part
legend-heredity-attacks = melee attack with its strength; ranged attack, strength / range
legend-heredity-things = an effect of an item; defence
legend-heredity-figures = a character by the number of its card: hostile, neutral, ally
legend-heredity-timeline = the hourglass; a card with others below it; a card that hangs there
legend-heredity-read = the story so far, the map, the timeline and every open card
