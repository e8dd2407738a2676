# What the sister games Ronin and Path of Destiny say alike.

# Words

symbol =
    { $symbol ->
        [exploration] exploration
        [combat] combat
        [magic] magic
        [diplomacy] diplomacy
       *[tea] tea passing
    }
left-symbol =
    { $left ->
        [exploration] exploration
        [combat] combat
        [magic] magic
       *[diplomacy] diplomacy
    }
right-symbol =
    { $right ->
        [exploration] exploration
        [combat] combat
        [magic] magic
       *[diplomacy] diplomacy
    }
colour =
    { $colour ->
        [red] red
        [green] green
        [blue] blue
        [yellow] yellow
       *[pink] pink
    }
chapter-numeral =
    { $chapter ->
        [1] I
        [2] II
       *[3] III
    }
side =
    { $side ->
        [left] left
       *[right] right
    }
source =
    { $source ->
        [chapter-1] chapter I
        [chapter-2] chapter II
        [chapter-3] chapter III
        [bonuses] bonuses
        [side-quest] side quest
        [experience] experience
        [story] the story
        [abilities] abilities
        [missions] secret missions
       *[cooperation] cooperation
    }
symbols =
    { $count ->
        [one] 1 symbol
       *[other] { $count } symbols
    }
cards-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

# Events

event-active-symbols = Chapter { chapter-numeral }: { left-symbol } (left) and { right-symbol } (right) are active.
event-first-chooser = { $seat } chooses first.
event-took-character = { $seat } joins the table.
event-new-initiative = Initiative: { $seats }.
event-turn-begins = — Chapter { chapter-numeral }, turn { $turn } —
event-pool-discarded = The pool loses { $cards }.
event-deck-remade = The discard pile becomes a new deck of { $count } cards.
event-drafted-row = { $seat } takes row { $row }: { $cards }.
event-drafted-deck = { $seat } goes to the deck.
event-drew-cards = { $seat } draws { cards-count }.
event-drew-these = You draw { $cards }.
event-automa-drafted =
    { $row ->
        [0] { $seat } (Automa) draws and plays { $cards }.
       *[other] { $seat } (Automa) takes row { $row } and plays { $cards }.
    }
event-revealed-cards = { $seat } reveals { $cards }.
event-effect-resolved = { $seat } resolves { $card }.
event-condition-not-met = { $card } does nothing: { $seat } does not meet its condition.
event-gained-symbols = { $seat } gains { $count } × { symbol }.
event-lost-token = { $seat } returns a token: { symbol }.
event-covered-symbol = { $seat } covers { symbol } on { $card }.
event-gained-experience = { $seat } gains { $count } XP (now { $total }).
event-unlocked-ability = { $seat } unlocks ability { $slot }.
event-gained-points = { $seat } gains { $count } VP for { source } (now { $total }).
event-used-ability = { $seat } uses { $ability }.
event-played-extra = { $seat } plays one more card: { $card }.
event-restored = { $seat } uncovers a symbol on { $card }.
event-swapped-pool = { $seat } swaps { $cards } in the pool.
event-took-discarded = { $seat } takes { $card } from the discard pile.
event-took-back = { $seat } takes { $card } back into hand.
event-reactivated = { $seat } makes { $ability } active again.
event-showed-hand = { $seat } shows the hand: { $cards }.
event-chapter-ends = Chapter { chapter-numeral } ends.
event-kept-cards = { $seat } keeps { $cards }.
event-tie-broken = { $seat } wins the tie, standing higher on the initiative track.
event-final-score =
    { $won ->
        [1] { $seat } ends with { $count } VP and wins.
       *[other] { $seat } ends with { $count } VP.
    }

# Questions

ask-choose-character = Which character do you play?
ask-choose-automa = Which character does the Automa get?
ask-draft = Which pair do you take?
ask-play-left = Which card do you play on the left?
ask-play-right = Which card do you play to the right of it?
ask-resolve-card = { $card } is about to be resolved. Do you use an ability first?
ask-done-playing = Do you use an ability before your turn ends?
ask-lose-symbol = Which symbol do you lose? ({ $count } to go)
ask-gain-active = Which active symbol do you gain? ({ $count } to go)
ask-reactivate = Which used ability becomes active again?
ask-extra-card = Which additional card do you play?
ask-repeat-effect = Which card's effect do you resolve once more?
ask-restore = Which covered symbol do you uncover?
ask-transmute = Which token do you turn into an active symbol?
ask-swap-first = Which card of the pool do you swap?
ask-swap-second = With which card does { $card } change places?
ask-renew-row = Which row do you replace?
ask-take-discarded = Which card do you take from the discard pile?
ask-take-back = Which card do you take back into your hand?
ask-done-chapter = Do you use an ability before the timelines are prepared?
ask-keep-card = Which card do you keep? ({ $number } of { $count })

# Options

option-character = { $character }
option-deck = Two cards from the deck
option-row = Row { $number }
option-play = { $card }
option-keep = { $card }
option-card = { $card }
option-resolve = Resolve it
option-done = Go on
option-stop = Stop here
option-token = Token: { symbol }
option-cover = On { $card }: { symbol }
option-symbol = { symbol }
option-ability = Use { $ability }

# Reasons

why-row-taken = Another marker already stands beside this row.
why-ability-locked = You have not reached this ability on the experience track.
why-ability-used = You have already used this ability.
why-ability-other-window = This ability is used at another time.
why-ability-no-use = This ability would do nothing now.
why-repeat-without-condition = This effect would do nothing: you do not meet its condition now.

# Card texts

condition-lose-one = lose 1 × { symbol }
condition-lose-up-to-three = lose 1/2/3 × { symbol }
condition-lose-inactive = lose 1/2/3 inactive symbols
condition-two-or-more-cards = 2 or more { colour } cards
condition-exactly-cards =
    exactly { $count } { colour } { $count ->
        [one] card
       *[other] cards
    }
condition-up-to-three-cards = 1/2/3 { colour } cards
condition-exactly-two-inactive = exactly 2 inactive symbols
condition-two-or-more-inactive = 2 or more inactive symbols
result-path-steps = 1/2/3 × active symbol of the { side } path
result-path-two = 2 × active symbol of the { side } path
result-both-paths = 1 of each active symbol
result-two-symbols = 2 × { symbol }
result-symbol-steps = 1/2/3 × { symbol }
result-one-symbol = 1 × { symbol }
card-colour = { colour }
card-standard = when played
card-no-effect = no effect

# Abilities

window-draft = while drafting, before you take your cards
window-play = while your cards are resolved
window-chapter-end = at the end of a chapter, before the timelines are prepared
power-skip-loss = Skip the loss of 1 symbol in an effect.
power-full-result = Take the complete result of an effect without meeting its condition.
power-extra-card = Play one additional card, then draw a card.
power-repeat-effect = Resolve the effect of a card on your timeline once more.
power-gain-active = Gain { $count } active symbols in any combination.
power-gain-of-path = Gain { $count } × the active symbol of the { side } path.
power-restore = Uncover up to { $count } symbols on your timeline.
power-transmute = Turn up to { $count } inactive tokens into active ones.
power-swap-pool = Swap any 2 cards in the pool.
power-renew-row = Replace the cards of one row with new ones.
power-draw-cards =
    { $count ->
        [one] Draw 1 card.
       *[other] Draw { $count } cards.
    }
power-take-discarded = Take a card of your choice from the discard pile.
power-gain-experience = Gain { $count } XP.
power-take-back = Take 1 card from your timeline into your hand.
power-keep-more = Keep 1 additional card of your timeline.
power-gain-points = Gain { $count } VP.
power-points-per-colour = Gain 1 VP for each { colour } card on your timeline, at most { $count }.
power-reactivate = Make 1 of your used abilities active again.
state-locked = locked
state-active = ready
state-used = used

# Settings

setting-first-chooser = Who chooses a character first
setting-first-chooser-random = drawn at random
setting-first-chooser-1 = player 1
setting-first-chooser-2 = player 2
setting-first-chooser-3 = player 3
setting-first-chooser-4 = player 4
setting-first-chooser-5 = player 5
setting-kept-effects = Active symbols for the effects of kept cards
setting-kept-effects-new-chapter = those of the new chapter
setting-kept-effects-old-chapter = those of the old chapter

# Phases

phase-prepare = Preparing the game
phase-choose_character = Choosing characters
phase-place_markers = Placing the markers
phase-draft = Step 1: drafting
phase-draft_pair = Step 1: drafting
phase-return_markers = Step 1: drafting
phase-play_cards = Step 2: playing cards
phase-resolve_cards = Step 2: resolving effects
phase-end_turn = End of the turn
phase-chapter_abilities = End of the chapter
phase-prepare_timelines = Keeping cards
phase-resolve_kept = Kept cards

# Further conditions

condition-three-or-more-cards = 3 or more { colour } cards
condition-up-to-three-inactive = 1/2/3 inactive symbols
