# Tidal Blades in the hall: its invitation, the parts of its rulebook, the sea, the Fold, the tracks, characters with dials and dice, odds, and the first round.

game-minutes-tidal = about 90 minutes
game-pitch-tidal = A tournament among the islands of the reef. Send your pawn where the rewards are, roll dice you have trained yourself, stretch for glory in three arenas, and hold back the monsters that come out of the Fold. The odds of every roll are shown, exactly.

# The rulebook
part-tb-setup = Setting up
part-tb-round = Rounds
part-tb-turn = The turn
part-tb-space = Islands and action spaces
part-tb-dice = Dice
part-tb-focus = Focus and fruit
part-tb-threat = Threats
part-tb-shield = The Shell Shield
part-tb-trait = Traits
part-tb-syn = Synergy and character cards
part-tb-chal = Challenges
part-tb-stretch = Stretch symbols
part-tb-champ = Champions Board
part-tb-arb = The Arbiter
part-tb-style = Fighting styles
part-tb-boat = The boat
part-tb-market = The market
part-tb-fight = Fighting monsters
part-tb-night = The night
part-tb-score = Final scoring
part-tb-trick = Tricks
part-tb-axl = Axl
part-tb-cai = Caiman
part-tb-dust = Dust
part-tb-eko = Eko
part-tb-card = Using cards
part-tb-adv = Advanced options
part-tb-leg = Legendary challenges
part-tb-amkt = Advanced market
part-tb-amon = Advanced monsters
part-tb-ann = Special announcements
part-tb-long = The longer game
part-tb-duo = Two players
part-tb-solo = Solo game
part-tb-ally = Allies
part-tb-riv = The rival
part-tb-scheme = Schemes

# Parts of the board
tidal-parts = Parts of the board
tidal-tab-sea = Islands
tidal-tab-fold = Fold
tidal-tab-rows = Cards
tidal-tab-mine = Mine
tidal-tab-others = Others
tidal-tab-said = Log
tidal-tracks = Rounds and Champions Board
tidal-opponents = The other participants
tidal-notices = Announcements and schemes
tidal-sea = The archipelago
tidal-fold = The Fold
tidal-rows = Challenges and market
tidal-character = Your character
tidal-hand = Your hand
tidal-said = Log and chat

# The sea
tidal-arbiter = The Arbiter
tidal-captive = The Arbiter, held by this monster
tidal-beside = Beside the action spaces
tidal-boat-start = Start of the boat track

# The Fold
tidal-no-monster = No monster here
tidal-monsters-left = { $count ->
    [0] No more monsters in the deck
    [one] { $count } monster left in the deck
   *[other] { $count } monsters left in the deck
}
tidal-monster-reward = For everybody with a hit
tidal-monster-kill = For the last hit
tidal-monster-invasion = Invasion

# Tracks
tidal-rounds = Rounds
tidal-round-words = threat level { $threat }, { $discs } discs each
tidal-threat-level = Threat die of level { $level }
tidal-position = Position { $number }: { $points ->
    [one] 1 point
   *[other] { $points } points
}

# Cards
tidal-card-unknown = Face-down card
tidal-pool = Challenges
tidal-market = Market
tidal-deck-challenges = Challenge deck: { $count }
tidal-deck-tricks = Trick deck: { $count }
tidal-deck-market = Market deck: { $count }
tidal-announcements = Announcements
tidal-unannounced = Announcements to choose from
tidal-discarded = Discarded last
tidal-turn-of = { $round }, turn of { $name }
tidal-position-at = position { $number }
tidal-schemes = Schemes
tidal-scheme-points = { $points } of the { $threshold } points at which this scheme is hatched
tidal-worth = { $count ->
    [one] worth 1 point
   *[other] worth { $count } points
}
tidal-set-challenge = Set for you
tidal-hand-empty = Your hand is empty.
tidal-looked-at = Cards you look at
tidal-challenges = Challenges in hand
tidal-tricks = Tricks in hand
tidal-goals = Secret goal

# Participants
tidal-characters = Who enters the tournament
tidal-rival = Rival
tidal-look = { $name } in full
tidal-vp = VP
tidal-ahead = to the rival
tidal-revealed-card = Revealed card
tidal-points = Points so far
tidal-thinking = The table waits for this player.
tidal-first-player = First player
tidal-no-character = No character yet
tidal-traits = Traits
tidal-dial = { $name }: level { $level }, step { $step } of { $last }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
tidal-shells = Shells
tidal-fruit = Fruit
tidal-shield = Shells on the shield
tidal-hits = Hits on monsters that are gone
tidal-leads = Leader tokens
tidal-discs-left = { $count ->
    [one] 1 disc left
   *[other] { $count } discs left
}
tidal-available = available
tidal-spent = spent
tidal-none-available = no dice available
tidal-completed = Completed challenges
tidal-in-play = Cards in play
tidal-deck-of = Cards for Synergy:
tidal-used = Used this turn

# Attempts
tidal-attempt = Challenge
tidal-fight = Fight: { $name }
tidal-dice = Dice of the roll
tidal-no-dice-yet = Choose dice to see the odds.
tidal-die-waits = to be rolled
tidal-threats = { $count ->
    [one] 1 X to answer
   *[other] { $count } X to answer
}
tidal-odds = Odds of the next roll
tidal-odds-before = before abilities, tricks and dice you set
tidal-odds-spots = Spots
tidal-odds-both = both together
tidal-odds-exact = { $favourable } of { $all } rolls
tidal-in-reach = in reach
tidal-asked = What it asks for
tidal-lacking = { $count ->
    [0] matched
    [one] 1 symbol is missing
   *[other] { $count } symbols are missing
}

# The first round
tidal-tour-character = Each character is best at one trait and starts with an artifact. Pick whichever you like.
tidal-tour-move = Put your pawn and a disc on an action space and gain its reward. A space with a solid frame takes one disc, one with a dashed frame any number.
tidal-tour-effect = Every island has an effect of its own, shown beside its name. Use it now if you like.
tidal-tour-challenge = On an arena you may attempt a challenge of that arena. Dashed symbols are optional: matching them brings you ahead among the champions.
tidal-tour-fight = Hit spots of a monster with matching dice. A shield with a number asks for a die of that level. The dice you roll are lost.
tidal-tour-dice = Choose dice one by one: the odds are exact and include the threat die, but not what your cards and your shield may change afterwards. You may roll as many as your Focus allows.
tidal-tour-threat = An X takes a die away, unless you pay a shell for it.
tidal-tour-roll = You may roll any of the dice again, as often as you dare: the threat die comes along each time.
tidal-tour-hit = Choose which spots to hit. Whoever has a token on a monster is spared when it invades and is rewarded when it dies.
tidal-tour-end = That was your turn. When all discs are laid, night falls: the leader is honoured, monsters invade, and your dice come back.
