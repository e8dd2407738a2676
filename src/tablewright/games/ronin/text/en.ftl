# What Ronin says: its title, events, questions, options, reasons, and the texts of cards, abilities and boards.

game-title = Ronin
game-subtitle = draft, timeline and tea along the road

# Events

event-laid-board = Board { $board } lies between { $seat } and { $other }.
event-took-ability-card = { $seat } learns { $ability } from { $other }.
event-cooperation-moved = { $seat } and { $other } reach field { $field }.
event-track-full = The track of { $seat } and { $other } is full; the point is lost.
event-automa-poured = { $seat } (Automa) pours tea with { $card }.
event-tea-passed = { $seat } and { $other } pass each other tea.
event-side-quest = { $seat } counts { symbol } for the side quest: { $cards }.

# Questions

ask-choose-board = Which cooperation board do you lay down?
ask-one-active-symbol = Of which active symbol do you gain { $count }?
ask-ability-or-experience = { $ability }: { $power } Do you learn this, or gain { $count } XP?
ask-show-hand-or-experience = Do you show your hand for { $points } VP, or gain { $count } XP?
ask-draw-or-experience = Do you draw a card, or gain { $count } XP?
ask-first-track = Which of your tracks moves first?
ask-which-track = Which of your tracks moves { $count }?
ask-choose-neighbour = { $card }: whose timeline counts? (left { $left }, right { $right })
ask-cover-arrow = Which tea passing symbol do you cover?
ask-side-quest = Which symbol do you count for the side quest?

# Options

option-board = Board { $number }
option-pass = { $card }
option-bonus =
    { $kind ->
        [ability] Learn the ability
        [experience] Gain experience
        [show-hand] Show the hand
       *[draw] Draw a card
    }
option-track = Track on the { side }
option-neighbour = { $other } on the { side }

# Reasons

why-no-ability-card-left = Your neighbour has no card of this ability left.
why-neighbour-without-cards = This neighbour has no card of that colour, and an effect that can be resolved must be.
why-track-without-room = This track is full while another can still move, and an effect that can be resolved must be.
why-no-card-to-draw = There is no card left to draw.
why-experience-full = Your golden marker stands on the last field: experience would give you nothing.

# Card texts

condition-neighbour-cards = 1/2/3 { colour } cards of a neighbour
result-each-track = 1 cooperation on each of your tracks
result-one-track = 1/2/3 cooperation on one track
card-tea = tea ceremony
card-passing =
    { $side ->
        [left] tea to the left
       *[right] tea to the right
    }

# Abilities

power-cooperate = Gain { $count } cooperation points on one of your tracks.
power-cooperate-each = Gain { $count } cooperation points on each of your tracks.

# Cooperation boards

bonus-ability-card =
    { $count ->
        [0] learn your neighbour's ability { $slot }
       *[other] learn your neighbour's ability { $slot }, or { $count } XP
    }
bonus-active-symbols =
    { $count ->
        [one] 1 active symbol
       *[other] { $count } active symbols in any combination
    }
bonus-one-active-symbol = { $count } of one active symbol
bonus-show-hand = show your hand for 1/2/3 VP, or { $count } XP
bonus-experience-points = { $count } XP
bonus-victory-points = { $count } VP
bonus-draw-or-experience = draw a card, or { $count } XP
bonus-symbols-for-abilities = 1/2/3 active symbols for 2/3/4 unlocked abilities
bonus-points-for-experience = 1/2/3 VP for { $steps } XP
bonus-experience-for-colour = { $steps } XP for 0/1/2/3 { colour } cards
bonus-reactivate-ability = make a used ability active again

# Settings

setting-side = Side of the cooperation boards
setting-side-A = A: the same on all boards
setting-side-B = B: every board is different
setting-difficulty = Difficulty of the solo game
setting-difficulty-summer = summer (easy)
setting-difficulty-autumn = autumn (standard)
setting-difficulty-winter = winter (hard)
setting-automa = Characters of the Automas
setting-automa-random = dealt at random
setting-automa-pick = picked by the first chooser

# Phases

phase-seat_automas = Seating the Automas
phase-lay_out_boards = Laying out the boards
phase-choose_board = Choosing boards
phase-last_board = Laying out the boards
phase-choose_solo_boards = Choosing boards
phase-start_difficulty = Starting fields
phase-tea_ceremony = Step 3: tea ceremony
phase-drink_tea = Step 3: tea ceremony
phase-next_chapter = Next chapter
phase-side_quest = Side quest
phase-final_scoring = Final scoring
