# What Tidal Blades says: its title, words, events, questions, options, reasons, card texts, settings and phases.

game-title = Tidal Blades
game-subtitle = a tournament of dice and daring among the islands of the reef

# Words

trait =
    { $trait ->
        [focus] Focus
        [spirit] Spirit
        [resilience] Resilience
       *[synergy] Synergy
    }
symbol =
    { $symbol ->
        [focus] Focus
        [spirit] Spirit
        [resilience] Resilience
        [synergy] Synergy
       *[wild] wild
    }
die =
    { $die ->
        [novice] novice die
        [red-adept] red adept die
        [blue-adept] blue adept die
        [red-elite] red elite die
        [blue-elite] blue elite die
        [guild-focus] guild die of Focus
        [guild-spirit] guild die of Spirit
        [guild-resilience] guild die of Resilience
       *[guild-synergy] guild die of Synergy
    }
into =
    { $into ->
        [novice] novice die
        [red-adept] red adept die
        [blue-adept] blue adept die
        [red-elite] red elite die
        [blue-elite] blue elite die
        [guild-focus] guild die of Focus
        [guild-spirit] guild die of Spirit
        [guild-resilience] guild die of Resilience
       *[guild-synergy] guild die of Synergy
    }
die-of-level =
    { $level ->
        [1] novice die
        [2] adept die
        [3] elite die
       *[other] guild die
    }
dice-from-level =
    { $level ->
        [1] dice
        [2] adept, elite and guild dice
        [3] elite and guild dice
       *[other] guild dice
    }
island-droska = Droska Ring
island-chronosseum = Chronosseum
island-lamara = Lamara Stadium
island-citadel = Citadel of Time
island-fold = the Fold
island =
    { $island ->
        [droska] { island-droska }
        [chronosseum] { island-chronosseum }
        [lamara] { island-lamara }
        [citadel] { island-citadel }
       *[fold] { island-fold }
    }
arena =
    { $arena ->
        [droska] { island-droska }
        [chronosseum] { island-chronosseum }
       *[lamara] { island-lamara }
    }
slot =
    { $slot ->
        [edge] Fold's Edge
       *[reef] Inner Reef
    }
round =
    { $round ->
        [sign-up] Sign-up round
        [first] Round 1
        [second] Round 2
        [third] Round 3
       *[fourth] Round 4
    }
stock =
    { $what ->
        [shells] { $count ->
            [one] 1 shell
           *[other] { $count } shells
        }
       *[fruit] { $count } fruit
    }
steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
# What dice show, added up: only what is there is named, with commas between.
shown = { shown-focus }{ shown-spirit }{ shown-resilience }{ shown-synergy }{ shown-wild }{ shown-nothing }
shown-focus =
    { $focus ->
        [0] { "" }
        [one] Focus
       *[other] Focus×{ $focus }
    }
shown-spirit =
    { $spirit ->
        [0] { "" }
        [one] { comma-spirit }Spirit
       *[other] { comma-spirit }Spirit×{ $spirit }
    }
shown-resilience =
    { $resilience ->
        [0] { "" }
        [one] { comma-resilience }Resilience
       *[other] { comma-resilience }Resilience×{ $resilience }
    }
shown-synergy =
    { $synergy ->
        [0] { "" }
        [one] { comma-synergy }Synergy
       *[other] { comma-synergy }Synergy×{ $synergy }
    }
shown-wild =
    { $wild ->
        [0] { "" }
        [one] { comma-wild }wild
       *[other] { comma-wild }wild×{ $wild }
    }
comma-spirit =
    { $focus ->
        [0] { "" }
       *[other] { ", " }
    }
comma-resilience =
    { $spirit ->
        [0] { comma-spirit }
       *[other] { ", " }
    }
comma-synergy =
    { $resilience ->
        [0] { comma-resilience }
       *[other] { ", " }
    }
comma-wild =
    { $synergy ->
        [0] { comma-synergy }
       *[other] { ", " }
    }
shown-nothing =
    { $focus ->
        [0] { $spirit ->
            [0] { $resilience ->
                [0] { $synergy ->
                    [0] { $wild ->
                        [0] blank
                       *[other] { "" }
                    }
                   *[other] { "" }
                }
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }
source =
    { $source ->
        [challenges] challenges
        [traits] traits
        [place] place among the players
        [position] space reached on the Champions Board
        [leader] leader tokens
        [goals] secret goal
        [hits] hits on monsters
        [announcements] announcements
        [knowledge] valuable knowledge
       *[rival] against the rival
    }
role =
    { $role ->
        [rival] rival
        [ally] ally
       *[player] player
    }

# Events: preparing

event-chose-character = { $seat } enters the tournament.
event-announced = Announcement: { $card }.
event-arbiter-moved = The Arbiter stands on { arena }.
event-first-player = { $seat } takes the first player token.
event-ally-revealed = { $seat } stands ready with { $card }.

# Events: rounds and turns

event-round-begins = — { round } begins —
event-turn-begins = { $seat } takes a turn.
event-ally-turn = { $seat } comes to help.
event-moved = { $seat } goes to { $place }.
event-night-begins = Night falls ({ round }).
event-leader = { $seat } leads the Champions Board and places a leader token.
event-boat-moved = The boat reaches space { $space }.

# Events: gaining and losing

event-gained = { $seat } gains { stock }.
event-lost = { $seat } loses { stock }.
event-paid = { $seat } pays { stock }.
event-gave = { $seat } gives something to { $other }.
event-gained-die = { $seat } gains a { die }.
event-lost-die = { $seat } loses a { die }.
event-refreshed = { $seat } refreshes a { die }.
event-refreshed-all =
    { $count ->
        [one] { $seat } refreshes 1 die.
       *[other] { $seat } refreshes { $count } dice.
    }
event-upgraded = { $seat } upgrades a die: { die } → { into }.
event-degraded = { $seat } degrades a die: { die } → { into }.
event-advanced = { $seat } advances { trait } by { steps } (level { $level }).
event-reduced = { $seat } reduces { trait } by { steps } (level { $level }).
event-ranked = { $seat } moves ahead by { $count } on the Champions Board, to position { $position }.
event-fell-back = { $seat } falls back by { $count } on the Champions Board, to position { $position }.
event-drew-tricks =
    { $count ->
        [one] { $seat } draws a trick.
       *[other] { $seat } draws { $count } tricks.
    }
event-drew-challenges =
    { $count ->
        [one] { $seat } draws a challenge.
       *[other] { $seat } draws { $count } challenges.
    }
event-drew-cards = You draw { $cards }.
event-took = { $seat } takes { $card } from the pool.
event-discarded = { $seat } discards { $card }.
event-pool-refilled = { $card } joins the pool.
event-market-refilled = { $card } joins the market.
event-bought = { $seat } gets { $card } on the market.
event-unlocked = { $seat } plays the character card { $card }.

# Events: tricks and abilities

event-played-trick = { $seat } plays { $card } at level { $level }.
event-used-ability = { $seat } uses { $card }.
event-used-upgrade = { $seat } uses the Shield Upgrade.
event-discarded-artifact = { $seat } discards the artifact { $card }.
event-discarded-goods = { $seat } uses up { $card }.
event-set-die = { $seat } sets a die with the Shell Shield.

# Events: challenges and fights

event-attempts = { $seat } attempts { $card }.
event-fights = { $seat } fights { $card }.
event-chose-die = { $seat } takes a { die }.
event-rolled =
    { $threat ->
        [0] { $seat } rolls: { shown }.
        [one] { $seat } rolls: { shown }. The threat die shows X.
       *[other] { $seat } rolls: { shown }. The threat die shows { $threat } X.
    }
event-blocked = { $seat } blocks an X with a shell.
event-completed =
    { $stretched ->
        [0] { $seat } completes { $card }.
       *[other] { $seat } completes and stretches { $card }.
    }
event-withdrew = { $seat } withdraws from { $card }.
event-hit = { $seat } hits { $card }: { trait }.
event-killed = { $seat } kills { $card }.
event-monster-appears = { $card } appears at the Fold's Edge.
event-invades = { $card } invades from the { slot }.
event-escaped = { $card } escapes.

# Events: rival and schemes

event-rival-revealed = { $seat } (rival) reveals { $card }.
event-scheme-grows = { $card } joins the scheme on { arena }.
event-scheme-hatched = The scheme on { arena } is hatched, with strength { $strength }.
event-scheme-effect = Scheme: { $card }
event-challenge-set = { $seat } must complete { $card } before any other challenge.
event-kidnapped = The Arbiter is held by { $card }.
event-token-removed = { $seat } loses a hit token on { $card }.
event-foiled = { $seat } foils a scheme: { $card } is discarded.

# Events: the end

event-final-score =
    { $won ->
        [0] { $seat } ends with { points }.
       *[other] { $seat } ends with { points } and wins.
    }
verdict = { $grade ->
    [perfect] A perfect victory: ahead of the rival and of both allies
    [victory] Victory: ahead of the rival
   *[defeat] Defeat: not ahead of the rival
}
verdict-measure = Positions ahead of the rival: { $rival }, of the allies: { $allies }
verdict-rival = The rival wins: ahead of both players
verdict-rival-measure = Positions behind the rival: { $behind }
event-solo-result =
    { $grade ->
        [perfect] A perfect victory: { $seat } is ahead of the rival and of both allies.
        [victory] Victory: { $seat } is ahead of the rival.
       *[defeat] Defeat: { $seat } is not ahead of the rival.
    }

# Questions: preparing

ask-choose-character = Which character do you play?
ask-choose-rival = Who is the rival?
ask-announcement = Which special announcement is made?
ask-starting-card = Which character card do you start with?
ask-draft-challenge = Which challenge do you choose before you pass the others to the left?
ask-keep-challenge = Which challenge do you keep?
ask-choose-goal = Which secret goal do you keep?

# Questions: the turn

ask-whose-turn = Do you act yourself, or with an ally?
ask-move = Where do you go?
ask-island-effect = Do you use the island effect?
ask-which-arena = Which arena's island effect do you use before the fight?
ask-repeat-effect = Do you use the island effect once more?
ask-challenge = Do you attempt a challenge, or end your turn?
ask-partner = Which challenge do you attempt in the same roll?
ask-fight = Do you fight a monster, or end your turn?
ask-end-turn = Do you do anything else before your turn ends?

# Questions: dice and rolls

ask-choose-dice = Choose your dice, then roll.
ask-bonus-die = Which bonus die do you take?
ask-threat = An X threatens your dice. Do you block it, or lose one of them?
ask-after-roll = What now: roll dice again, or finish?
ask-hit = Which spot do you hit?
ask-lose-matched = Which matched die do you lose?
ask-upgrade-used = Which die of this challenge do you upgrade?
ask-upgrade-in-fight = Which die of this fight do you upgrade?
ask-match-wild = Which trait does your wild symbol match?
ask-matched = Which symbols count as matched?
ask-set-die = Which die do you set?
ask-set-face = Which face does it show?
ask-which-die = Which die do you change?
ask-swap-symbol = Which symbol do you swap?
ask-as-symbol = As which symbol do you use it?
ask-refresh = Which die do you refresh?
ask-upgrade = Which die do you upgrade?
ask-upgrade-into = Which die does it become?
ask-degrade = Which die do you degrade?
ask-degrade-into = Which die does it fall to?
ask-gain-die = Which die do you gain?
ask-lose-die = Which die do you lose?
ask-night-dice = Which die do you refresh and upgrade tonight?

# Questions: cards, traits and the rest

ask-take-or-draw = Do you take a challenge from the pool, or draw one?
ask-take-lighter = Which challenge with fewer symbols do you take from the pool?
ask-free-market = Which market card do you take without paying?
ask-study = Which challenge do you keep?
ask-play-character = Which character card do you play?
ask-discard-card = Which card do you discard from your hand?
ask-discard-pool = Which challenge of the pool do you discard?
ask-discard-market = Which market card do you discard?
ask-advance-any = Which trait do you advance by { steps }?
ask-reduce-any = Which trait do you reduce?
ask-carry-boat = How many spaces do you carry the boat ahead, without their rewards?
ask-move-arbiter = To which arena does the Arbiter go?
ask-give-to = Whom do you give it to?
ask-pay = You pay { $count }. How many of them with the other resource?
ask-which-column = The symbol { trait } lies between two columns. To which does it belong?

# Questions: schemes

ask-scheme-discard = Which of the most valuable cards leaves the scheme column?
ask-remove-token = Which of your hit tokens is removed?
ask-set-challenge = Which challenge is set for you?
ask-foil = Which card of the scheme do you discard?

# Options

option-character = { $character }
option-island = { island }, beside the action spaces
option-use = Use the island effect
option-fruit = Take fruit
option-contacts = The top card of the market deck, unseen
option-skip = Do without
option-buy =
    { $ranking ->
        [0] { $card } (costs { $fruit } fruit)
       *[other] { $card } (costs { fruit-and }{ $ranking } back on the Champions Board)
    }
fruit-and =
    { $fruit ->
        [0] { "" }
       *[other] { $fruit } fruit and{ " " }
    }
option-challenge =
    { $arena ->
        [droska] { $card }: the half of { island-droska }
        [chronosseum] { $card }: the half of { island-chronosseum }
        [lamara] { $card }: the half of { island-lamara }
       *[printed] { $card }
    }
option-alone = This challenge alone
option-slot = { $card } ({ slot })
option-end = End the turn
option-own = Your own turn
option-ally = A turn with { $seat }
option-rest = No further turn this round
option-take = Take { $card }
option-draw = Draw from the deck
option-discard =
    { $copy ->
        [1] { $card }
       *[other] { $card } ({ $copy })
    }
option-card = { $card }
option-keep = { $card }
option-foil = { $card }
option-trick =
    { $copy ->
        [1] Trick: { $card }
       *[other] Trick: { $card } ({ $copy })
    }
option-artifact = Discard the artifact { $card }
option-ability = Ability: { $card }
option-goods = Use up { $card }
option-shield =
    { $shield ->
        [set] Set a die with the Shell Shield
       *[upgrade] Use the Shield Upgrade
    }
option-available = Available { die }
option-further = Available { die } (costs 1 fruit)
option-spent = Spent { die }
option-into = { die }
option-roll = Roll
option-again = Roll again: { rolled-die }
option-leave = Leave as it is: { rolled-die }
option-lose = Lose: { rolled-die }{ die-again }
option-die = { rolled-die }{ die-again }
rolled-die =
    { $rolled ->
        [0] { die } (not rolled{ die-marks })
       *[other] { die } ({ shown }{ die-marks })
    }
# What else tells dice apart that show the same.
die-marks = { die-bonus }{ die-raised }
die-bonus =
    { $bonus ->
        [0] { "" }
       *[other] , bonus die
    }
die-raised =
    { $raised ->
        [0] { "" }
       *[other] , level +{ $raised }
    }
die-again =
    { $again ->
        [0] { "" }
       *[other] , to be rolled again
    }
option-block = Block it with a shell
option-complete =
    { $end ->
        [plain] Complete the challenge
        [focus] Complete it and stretch Focus
        [spirit] Complete it and stretch Spirit
        [resilience] Complete it and stretch Resilience
        [synergy] Complete it and stretch Synergy
       *[several] Complete it and stretch everything
    }
option-complete-two = { $card }: { first-end }; { $cards }: { second-end }
first-end =
    { $first ->
        [left] withdraw
        [plain] complete
        [focus] complete, stretch Focus
        [spirit] complete, stretch Spirit
        [resilience] complete, stretch Resilience
        [synergy] complete, stretch Synergy
       *[several] complete, stretch everything
    }
second-end =
    { $second ->
        [left] withdraw
        [plain] complete
        [focus] complete, stretch Focus
        [spirit] complete, stretch Spirit
        [resilience] complete, stretch Resilience
        [synergy] complete, stretch Synergy
       *[several] complete, stretch everything
    }
option-withdraw = Withdraw
option-strike = Keep the results and hit
option-hit =
    { $level ->
        [1] Spot { $number }: { trait }
       *[other] Spot { $number }: { trait }, armoured ({ die-of-level } or better)
    }
option-done = Done
option-stop = Stop here
option-trait = { trait }
option-arena = { arena }
option-face = Face: { shown }
option-match = Matched: { shown }
option-seat = { $seat }
option-carry =
    { $count ->
        [0] Not at all
        [one] 1 space
       *[other] { $count } spaces
    }
option-substitute = { $count }
option-column =
    { $column ->
        [left] The left one
       *[right] The right one
    }

# Reasons

why-space-taken = This action space is taken.
why-too-dear = You cannot pay for this in full.
why-other-arena = This challenge belongs to another arena.
why-unlike-arena = Two challenges of one roll belong to the same arena.
why-challenge-set = First complete the challenge that the rival set for you.
why-no-die = You have no available die.
why-dice-first = First choose a die for the roll.
why-no-fruit = A further die costs a fruit, and you have none.
why-no-shell = You have no shell to block with.
why-nothing-to-reroll = First choose which dice to roll again.
why-trick-played = You have already played a trick this turn.
why-trick-elsewhere = This trick needs a visit to another island.
why-trick-needs-fight = This trick is played in a fight.
why-trick-useless = This trick would do nothing now.
why-ability-used = You have already used this ability this turn.
why-ability-not-now = This ability is used at another time.
why-ability-no-use = This ability would do nothing now.
why-ability-too-dear = You have nothing to pay this ability with.
why-artifact-useless = Discarding this artifact would do nothing now.
why-goods-useless = These goods would do nothing now.
why-no-charge = There are too few shells on your Shell Shield.
why-nothing-rolled = There is no rolled die to set.
why-upgrade-not-now = The Shield Upgrade would do nothing now.

# Rewards

reward-shells =
    { $count ->
        [one] 1 shell
       *[other] { $count } shells
    }
reward-fruit = { $count } fruit
reward-ranking = +{ $count } on the Champions Board
reward-tricks =
    { $count ->
        [one] draw a trick
       *[other] draw { $count } tricks
    }
reward-challenges =
    { $count ->
        [one] take or draw a challenge
       *[other] take or draw { $count } challenges
    }
reward-draw-challenges =
    { $count ->
        [one] draw a challenge
       *[other] draw { $count } challenges
    }
reward-die =
    { $colour ->
        [red] red { die-of-level }
        [blue] blue { die-of-level }
       *[any] { die-of-level }
    }
reward-refresh =
    { $count ->
        [one] refresh 1 die
       *[other] refresh { $count } dice
    }
reward-refresh-all = refresh all dice
reward-refresh-by = refresh as many dice as your { trait }
reward-shells-by = as many shells as your { trait }
reward-upgrade =
    { $count ->
        [one] upgrade 1 die
       *[other] upgrade { $count } dice, each once
    }
reward-advance = { trait } +{ steps }
reward-advance-any = any trait +{ steps }
reward-advance-all = each trait +{ steps }
reward-sail =
    { $count ->
        [one] the boat moves 1 space, with its reward
       *[other] the boat moves { $count } spaces, with all rewards
    }
reward-first-player = the first player token
reward-renew-pool =
    { $count ->
        [one] replace 1 challenge of the pool
       *[other] replace { $count } challenges of the pool
    }
reward-renew-market =
    { $count ->
        [one] replace 1 market card
       *[other] replace { $count } market cards
    }
reward-character-card = draw 2 character cards and play 1 at once
reward-move-arbiter = move the Arbiter to any arena
reward-copy-bonus-die = add a copy of the bonus die to the roll
reward-ignore-restrictions = ignore all restrictions of the monster

# Losses

loss-lose-shells =
    { $count ->
        [one] lose 1 shell
       *[other] lose { $count } shells
    }
loss-lose-fruit = lose { $count } fruit
loss-lose-dice =
    { $level ->
        [1] { $count ->
            [one] lose 1 die
           *[other] lose { $count } dice
        }
       *[other] lose { $count } × { die-of-level } or better
    }
loss-lose-ranking = −{ $count } on the Champions Board
loss-degrade-highest = degrade your die of the highest level
loss-degrade-from = degrade all your { dice-from-level }
loss-reduce = { trait } −{ steps }
loss-reduce-any = any trait but Synergy −{ steps }
loss-discard-tricks =
    { $count ->
        [one] discard 1 trick
       *[other] discard { $count } tricks
    }
loss-discard-challenges =
    { $count ->
        [one] discard 1 challenge
       *[other] discard { $count } challenges
    }
loss-discard-cards =
    { $count ->
        [one] discard 1 card from hand
       *[other] discard { $count } cards from hand
    }

# What is counted

subject-completed-challenges =
    { $arena ->
        [any] completed challenges
       *[other] completed challenges of { arena }
    }
subject-challenge-sets = sets of three completed challenges, one of each arena
subject-hits = hits on monsters
subject-traits-at = traits of level { $level } or higher
subject-dice-at = { dice-from-level }
subject-position = position on the Champions Board
subject-leader-tokens = leader tokens
subject-resources = shells and fruit in stock
subject-character-cards = character cards in play
subject-tricks-held = tricks in hand

# Boards

frame-single = single-use
frame-open = open
island-effect = island effect
effect-trade = buy a market card, or gain { $count } fruit
effect-battle = fight a monster with the bonus die of a fighting style; the dice rolled are lost

# Challenges

print-challenge-at =
    { $arena ->
        [arbiter] where the Arbiter stands, { points }
       *[other] { arena }, { points }
    }
symbol-required = { trait }
symbol-stretch = [{ trait }]
symbol-forbidden = { symbol }
manner-perilous = Perilous: completing it costs { $count } of the matched dice.
manner-mystic = Mystic: on completion, upgrade { $count } of the dice used.
manner-showpiece = Showpiece: no trait advances on completion.
manner-heroic = Heroic: no trait advances on completion.
manner-split = Split: choose one half; only that half counts.
manner-serial = Serial: may be attempted in one roll with another challenge of the island.
manner-swarm = Swarm: match any, all or none of the stretch symbols.
manner-arbiter = Arbiter: belongs to no arena; +{ $count } on the Champions Board on completion.

# Tricks

when-visiting = Only when visiting { island }.
when-fighting = Only in a fight.
stunt-for-each-level = for each level of Spirit
stunt-ladder = from level { $level }
stunt-exactly = at exactly level { $level }
stunt-free-market-card = Take a market card that costs no more fruit than your Spirit.
stunt-study = Draw as many challenges as your Spirit, keep 1, put the others under the deck.
stunt-upgrade-in-fight = Upgrade as many dice of this fight as your Spirit, each once.

# Market, goals and announcements

print-market-cost = cost
cost-fruit = { $count } fruit
cost-ranking = −{ $count } on the Champions Board
print-market-gain = gain
print-goods-discard = discard on your turn
print-knowledge-worth =
    { $per ->
        [one] { points } at the end for each of these
       *[other] { points } at the end for every { $per } of these
    }
print-goal-worth = { points } for at least { $least }
print-announcement-best = { points } for the most
print-announcement-each = { points } for each of these

# Monsters

print-monster-style = Fighting style: { arena }
print-monster-spots = spots
spot =
    { $level ->
        [1] { trait }{ spot-ranking }
       *[other] { trait } ({ die-of-level } or better){ spot-ranking }
    }
spot-ranking =
    { $count ->
        [0] { "" }
       *[other] { " " }+{ $count }
    }
print-monster-reward = reward for everybody with a hit
print-monster-kill =
    { $side ->
        [0] kill bonus
       *[other] kill bonus of side { $side }
    }
print-monster-invasion = invasion
type-twin = Twin: in a fight only one side can be hit
type-void = Void spawn: cannot be hit with this symbol
type-guarded = Guarded: in each fight this result must be used up first; its trait advances
type-magma = Magma heart: a row can be hit only when the row above is covered
type-limbs = Many limbs: linked symbols are hit together or not at all
type-hide = Tough hide: every spot is armoured

# Character cards

print-artifact-discard = discard
power-any-arena = On { island } you may attempt a challenge of any arena.
power-on-visit = visiting { island }
power-more-sailing =
    { $count ->
        [one] Visiting { island-lamara }, the boat moves 1 space further.
       *[other] Visiting { island-lamara }, the boat moves { $count } spaces further.
    }
power-stretch-ranking = Stretching a { trait } challenge: +1 on the Champions Board.
power-level-instead = You may use your { used } level in place of your { instead } level.
used =
    { $used ->
        [focus] Focus
        [spirit] Spirit
        [resilience] Resilience
       *[synergy] Synergy
    }
instead =
    { $instead ->
        [focus] Focus
        [spirit] Spirit
        [resilience] Resilience
       *[synergy] Synergy
    }
power-island-effect-first = Visiting { island-fold }, you may first use the island effect of any arena.
power-repeat-island-effect = Completing a challenge with exactly { $count } symbols, you may use the island effect once more.
power-lower-threat =
    { $when ->
        [always] The threat die is one level lower, if possible.
        [fighting] In a fight the threat die is one level lower, if possible.
        [together] While with another character, the threat die is one level lower, if possible.
       *[alone] While alone, the threat die is one level lower, if possible.
    }
power-any-style = Any fighting style may give the bonus die.
power-higher-style =
    { $count ->
        [one] In a fight all fighting styles count 1 level higher.
       *[other] In a fight all fighting styles count { $count } levels higher.
    }
power-more-dice-together = Your max roll rises by 1 for each other character on the island.
power-on-trick =
    { $when ->
        [always] playing a trick
        [fighting] playing a trick in a fight
        [together] playing a trick while with another character
       *[alone] playing a trick while alone
    }
power-no-first-threat = While alone, you make the first roll of a turn without the threat die.
power-exchange = Shells may be used as fruit and fruit as shells, on the Shell Shield too.
power-mooring = You may use an action space with exactly one action disc, but no single-use space with another pawn.
power-market-deck = Instead of the island effect of { island-droska }, you may pay { $count } fruit for the top card of the market deck.
power-discount = Market cards cost { $count } fruit less.
power-before-challenge =
    { $when ->
        [always] before a challenge
        [fighting] before a fight
        [together] before a challenge, while with another character
       *[alone] before a challenge, while alone
    }
power-extra-step = Stretching a challenge with exactly { $count } symbols, the stretched trait advances 1 step more.
power-carry-boat = Before the first movement of a turn you may carry the boat up to { $count } spaces ahead, without their rewards.
power-keep-bonus-die = After a fight the bonus die goes to your spent dice.
power-fruit-for-kinds = After a fight, 1 fruit for each kind of trait hit, at most { $count }.
power-die-for-kinds = After a fight, a die whose level is the number of kinds of traits hit.
power-rest = At the end of a turn without challenge and fight, refresh all dice.
power-pool-after-challenge =
    { $count ->
        [one] After completing a challenge you may pay 1 shell to take one with fewer symbols from the pool.
       *[other] After completing a challenge you may pay { $count } shells to take one with fewer symbols from the pool.
    }
power-pierce-armour = In a fight you may hit one armoured spot with a die of any level.
power-discard-for =
    { $when ->
        [alone] once per turn, while alone, discard { discarded }
        [together] once per turn, while with another character, discard { discarded }
        [fighting] once per turn, in a fight, discard { discarded }
       *[always] once per turn, discard { discarded }
    }
discarded =
    { $kinds ->
        [trick] a trick
        [challenge] a challenge
       *[trick-challenge] a trick or a challenge
    }
power-give-fruit = Once per turn you may give 1 fruit to another character on the island: your trick level is { $count } higher this turn.
power-pay-for =
    { $count ->
        [one] once per turn, before a { trait } challenge, pay 1 shell
       *[other] once per turn, before a { trait } challenge, pay { $count } shells
    }
power-wager = once per turn, before a challenge, give 1 shell to another character on the island; if you complete it
power-blank-as-symbol = Once per turn you may use one blank face as a symbol of any trait.
power-symbol-as-any = Once per turn you may use one { trait } symbol as a symbol of any trait.
power-shield =
    { $count ->
        [one] Shells block X. 1 shell from the shield sets a rolled die to any of its faces.
       *[other] Shells block X. { $count } shells from the shield set a rolled die to any of its faces.
    }
power-reroll-one = { charge }: reroll one die without the threat die.
power-raise-level = { charge }: in a fight, one die counts as one level higher.
power-refresh-one = { charge }: refresh one die.
power-swap-symbol = { charge }: turn one rolled symbol into one of another trait.
charge =
    { $count ->
        [one] 1 shell from the shield
       *[other] { $count } shells from the shield
    }

# Schemes

effect-deception = Of the cards discarded, the one with the second most symbols is set: complete it before any other challenge; it advances no trait.
effect-framed = The rival moves ahead by the strength of the scheme.
effect-stunned = Focus, Spirit and Resilience are reduced by the strength of the scheme.
effect-erased-memory = Discard as many cards from your hand as the strength of the scheme.
effect-kidnapped = The monster closest to the deck holds the Arbiter until it is killed; −3 on the Champions Board if that never happens.
column-droska = draw and resolve a scheme effect card
column-chronosseum = remove as many of your hit tokens as the strength, from the lowest monster first
column-lamara = the boat moves by the strength; pay the rewards passed and reached

# Settings

setting-characters = Characters
setting-characters-choose = chosen by the players
setting-characters-random = dealt at random
setting-starting-card = Starting character card
setting-starting-card-artifact = the artifact
setting-starting-card-draw-three = one of three drawn
setting-starting-challenges = Starting challenges
setting-starting-challenges-dealt = three dealt
setting-starting-challenges-choose = three chosen out of six
setting-starting-challenges-draft = drafted: five picked and passed on, three kept
setting-goals = Secret goals
setting-goals-dealt = one dealt
setting-goals-choose = one chosen out of two
setting-announcements = Special announcements
setting-announcements-none = none: secret goals are used
setting-announcements-random = three at random, in place of secret goals
setting-announcements-pick = three picked by the first player, in place of secret goals
setting-legendary-set = Suggested set of legendary challenges
setting-legendary-set-none = none
setting-legendary-set-chasing-glory = Chasing Glory: split, showpiece, Arbiter
setting-legendary-set-local-speciality = Local Speciality: mystic, swarm, perilous, serial
setting-legendary-set-great-risk = Great Risk: heroic, showpiece, split
setting-legendary-set-hard-choices = Hard Choices: serial, split, two of the Droska Ring, Arbiter
setting-legendary-perilous = Perilous challenges
setting-legendary-perilous-off = without
setting-legendary-perilous-on = with: many points, at the price of two dice
setting-legendary-mystic = Mystic challenges
setting-legendary-mystic-off = without
setting-legendary-mystic-on = with: a die is upgraded on completion
setting-legendary-showpiece = Showpiece challenges
setting-legendary-showpiece-off = without
setting-legendary-showpiece-on = with: points instead of trait steps
setting-legendary-heroic = Heroic challenges
setting-legendary-heroic-off = without
setting-legendary-heroic-on = with: the hardest, for points alone
setting-legendary-split = Split challenges
setting-legendary-split-off = without
setting-legendary-split-on = with: two halves for two arenas
setting-legendary-serial = Serial challenges
setting-legendary-serial-off = without
setting-legendary-serial-on = with: two challenges in one roll
setting-legendary-swarm = Swarm challenges
setting-legendary-swarm-off = without
setting-legendary-swarm-on = with: several stretch symbols
setting-legendary-arbiter = Arbiter challenges
setting-legendary-arbiter-off = without
setting-legendary-arbiter-on = with: attempted wherever the Arbiter stands
setting-market-goods = Market: strange goods
setting-market-goods-off = without
setting-market-goods-on = with: kept, and discarded for their ability
setting-market-knowledge = Market: valuable knowledge
setting-market-knowledge-off = without
setting-market-knowledge-on = with: points at the end
setting-market-black = Market: black market
setting-market-black-off = without
setting-market-black-on = with: paid with positions on the Champions Board
setting-monsters-twin = Twin monsters
setting-monsters-twin-off = without
setting-monsters-twin-on = with: one side in a fight
setting-monsters-void = Void spawn
setting-monsters-void-off = without
setting-monsters-void-on = with: safe from one symbol
setting-monsters-guarded = Guarded monsters
setting-monsters-guarded-off = without
setting-monsters-guarded-on = with: a result for the guard first
setting-monsters-magma = Magma hearts
setting-monsters-magma-off = without
setting-monsters-magma-on = with: hit row by row
setting-monsters-limbs = Many-limbed monsters
setting-monsters-limbs-off = without
setting-monsters-limbs-on = with: linked symbols are hit together
setting-monsters-hide = Monsters with a tough hide
setting-monsters-hide-off = without
setting-monsters-hide-on = with: every spot armoured
setting-longer-game = Longer game
setting-longer-game-off = four rounds
setting-longer-game-on = five rounds, the Sign-up round first
setting-rival = The rival
setting-rival-standard = standard: positions behind it cost points
setting-rival-expert = expert: if it leads at the end, both players lose
setting-rival-character = Character of the rival
setting-rival-character-random = dealt at random
setting-rival-character-pick = picked
setting-difficulty = Difficulty of the solo game
setting-difficulty-easy = easy
setting-difficulty-normal = normal
setting-difficulty-hard = hard
setting-shield = Shells that block
setting-shield-charged = charge the Shell Shield
setting-shield-carried = go back to the supply; every shell you own lies on the shield

# Phases

phase-prepare = Preparing the game
phase-announce_nothing = Preparing the game
phase-announce_at_random = Special announcements
phase-pick_announcements = Special announcements
phase-choose_character = Choosing characters
phase-deal = Setting up the characters
phase-play_starting_cards = Starting cards
phase-draw_starting_cards = Starting cards
phase-deal_challenges = Starting challenges
phase-deal_more_challenges = Starting challenges
phase-begin_draft = Starting challenges
phase-draft_challenge = Drafting starting challenges
phase-keep_challenges = Keeping starting challenges
phase-deal_goals = Secret goals
phase-nobody_else = Preparing the game
phase-begin_round = A new round
phase-next_turn = The next turn
phase-move = Moving
phase-gain_space = Reward of the action space
phase-use_island = Island effect
phase-step_on_island = Challenge or fight
phase-choose_dice = Choosing dice
phase-roll_dice = Rolling
phase-suffer_threat = Threats
phase-out_of_dice = No dice left
phase-after_roll = After the roll
phase-strike = Hits
phase-end_fight = End of the fight
phase-after_attempt = End of the turn
phase-nightfall = Night
phase-invade = Night: invasion
phase-suffer_invasion = Night: invasion
phase-move_monsters = Night: monsters move
phase-refresh_and_upgrade = Night: refreshing and upgrading
phase-return_pieces = Night: pawns and discs return
phase-final_scoring = Final scoring
phase-seat_rival = The rival
phase-next_turn_with_rival = The next turn
phase-rival_turn = Turn of the rival
phase-seat_company = Rival and allies
phase-next_turn_alone = The next turn
phase-choose_turn = Whose turn
phase-rival_turn_alone = Turn of the rival
phase-end_alone = The end

# Names for the boards

track =
    { $track ->
        [champions] Champions Board
        [boat] boat track
        [rounds] round track
       *[dials] trait dials
    }
manner =
    { $manner ->
        [perilous] perilous
        [mystic] mystic
        [showpiece] showpiece
        [heroic] heroic
        [split] split
        [serial] serial
        [swarm] swarm
        [arbiter] Arbiter
       *[ordinary] ordinary
    }
strength =
    { $strength ->
        [weak] weak
       *[strong] strong
    }
wares =
    { $wares ->
        [goods] strange goods
        [knowledge] valuable knowledge
        [black] black market
       *[standard] market card
    }
kind =
    { $kind ->
        [artifact] artifact
        [shield] shield
        [upgrade] Shield Upgrade
       *[card] character card
    }
