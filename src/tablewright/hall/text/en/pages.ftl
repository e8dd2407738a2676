# What the pages around the table say: the invitation, rooms, results, rules and accounts.

# Small things
copy-link = Copy link
copied = Link copied
your-name = Your name
your-name-note = Optional; others at the table see it.
to-the-hall = To the hall
to-the-table = To the table
points-word = { $count ->
    [one] victory point
   *[other] victory points
}

# The invitation
home-title = Good games at a good table
play-now = { $bots ->
    [0] Play { $game } alone
   *[other] Play { $game } against bots
}
open-a-table = Open a table
read-the-rules = Rules
more-games = More games
small-games = { $count ->
    [one] A small game
   *[other] Small games
}
game-players = { $players } players
game-bots = bots in any seat
my-tables = My tables
open-tables = Open tables
finished-tables = { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
}
no-open-tables = Nobody is waiting for players just now.
import-invitation = Do you have a record of a game?
import-link = Open a saved game
your-turn = Your turn
status-open = waiting for players
status-running = being played
status-over = finished
at-the-table = At the table
seat-free = free seat
is-choosing = is choosing
go-play = Play on
go-table = Go to the table
go-join = Take a seat
go-watch = Watch
go-result = Final scoring

# A new table
new-title = A new table of { $game }
new-lead = Say who sits where. Share a link for the open seats, or fill them with bots and begin at once.
new-players = How many play?
players-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
new-seats = Who sits where?
new-seats-note = Take several seats yourself to pass one device around.
seat-number = Seat { $number }
seat-for-me = I sit here
seat-for-anyone = Open seat
new-settings = What do you agree on?
new-listed = Who may join?
new-public = Anybody: the table is listed in the hall
new-link = Only people who have the link
new-send = Open the table

# The waiting room
room-title = { $game }: gathering at the table
room-lead = Once every seat is taken, anybody who sits here can begin the game.
room-invite = Invite the others
room-link = Link to this table
room-public = The table is also listed in the hall.
link-here-alone = This link opens on this computer only. For others in your network, start the hall with: tablewright serve --host 0.0.0.0
room-by-link = The table is not listed; only people with the link find it.
room-join = Join this table
room-settings = Agreed for this game
room-begin = Begin the game
room-full = Everybody is here. Waiting for somebody at the table to begin.
room-open-seats = { $count ->
    [one] 1 seat is still open.
   *[other] { $count } seats are still open.
}
seat-sit = Sit down here
seat-you = you
seat-stand-up = Stand up
seat-clear = Clear the seat
seat-clear-name = Clear the seat of { $name }
seat-which-bot = Which bot
seat-bot = Seat a bot

# The end
result-eyebrow = final scoring
result-shared = { $names } share the victory
result-winner = { $name } wins
result-solo-won = You reached the goal
result-nobody = The goal was not reached
result-together = the end of the chapter
result-together-won = You have made it, together
result-together-lost = You have failed, together
result-solo-lost = You have not won this time
result-scoring = Final scoring
result-source = Source
result-total = Total
result-course = The course of the game
result-next = What next
result-tie = Equal points.
result-rematch = Play again
result-next-open = The next game is on the table.
result-next-go = Go to the next game
result-replay = Watch the replay
result-export = Save the record
result-share = Share and verify
result-link = Link to this result
chart-caption = Victory points at the beginning of each turn and at the end
chart-caption-standing = How everybody stood at the beginning of each turn and at the end
chart-moment = Turn
chart-end = End
verify-title = Verify the shuffles
verify-text = The commitment was fixed before the first card was dealt, and the seed below is the only one that fits it: nobody could change the cards on the way.
verify-commitment = Commitment
verify-seed = Seed

# The replay
replay-page = Replay: { $game }
replay-leave = Back to the table
replay-leave-over = Back to the result
replay-seat = Point of view
replay-onlooker = Onlooker
replay-what-if = What if…
replay-branch = Play on from here
replay-branch-note = A new table opens after choice { $at }. Bots keep their seats, you play all the others, and this game stays as it was.

# Rules
rules-title = Rules of { $game }
rules-lead = Every rule has a number. The table quotes it whenever something is not possible.
rules-search = Search the rules
rules-find = Search
rules-all = All rules
rules-parts = Parts
rules-found = { $count ->
    [0] No rule fits.
    [one] 1 rule found.
   *[other] { $count } rules found.
}
rules-none = No rule fits.
rules-fitting = Rules that fit:
rule-example = Example
rule-ruling = Ruling

# Oneself
account-title = About you
account-lead = You can play without an account: this browser remembers you.
account-name = What others call you
account-save-name = Save the name
account-wishes = Comfort at the table
account-known = Logged in as { $account }
account-known-note = Your tables are with you on every device where you log in.
account-register = Create an account
account-register-note = Keeps your name and your tables, so that you can go on from another device. No e-mail needed.
account-account = Account name
account-account-note = 3 to 30 letters, digits, dots or dashes
account-password = Password
account-password-note = At least 8 characters
account-log-in = Log in
account-log-in-note = Go on as somebody you already are.
account-log-out = Log out
account-forget = Forget me on this device
account-forget-note = Without an account your tables cannot be found again afterwards.
account-forget-surely = Forget me for good
account-log-in-brings = The tables that you have as a guest come along.

# Bringing a record
import-title = Open a saved game
import-lead = A finished game opens as a replay, an unfinished one as a table on which you can play on.
import-file = Record of a game
import-note = The file that “Save the record” gave you, here or in the terminal.
import-send = Open the record

# About
about-title = About Tablewright
about-lead = Tablewright is a digital table for board games: alone against bots, around one device, or with friends far away.
about-independent = Unofficial and independent
about-independent-text = This is a hobby project without ties to any publisher or author. The rules are told in our own words, cards and boards come from packs of our own, and no publisher’s art or text is used here.
about-fair = Fair by design
about-fair-text = All shuffles follow from a seed that is fixed before the game and published after it, so that everybody can verify them. Bots know only what a player in their seat would know.
about-licences = Licences and thanks
about-mit = Free software under the MIT licence.
about-icons = Icons
about-icons-text = Pictures and symbols by the authors of game-icons.net:
about-icons-list = all icons by author
about-fonts = Typefaces
about-idiomorph = Moves the table from one state to the next without flicker.

# A seat handed over
take-title = A seat is kept for you
take-lead = { $name } hands you a seat at a table of { $game }.
take-somebody = Somebody
take-seat = Take the seat
take-give-title = Hand over your seat
take-give-lead = Whoever opens the link of this page takes seat { $number } at your table of { $game }.
take-give-note = Open it on your other device to go on there, or send it to somebody who plays for you. It works once.
take-link = Link of the seat

# Refusals
refused-title = { $status ->
    [404] Nothing here
    [500] Something went wrong
    [503] A short break
   *[other] That was not possible
}
refused-again = Try again
refused-back = The Back button of your browser takes you to where you were.
