# What the hall says about tables, seats and play.

guest = Guest
bot-greedy = Greedy bot
bot-random = Random bot

# Titles of tabs
title-your-turn = ● Your turn – { $game }
title-open = { $game } – waiting for players
title-running = { $game } – Tablewright
title-over = { $game } – the end

# The prompt
prompt-confirm = Confirm
prompt-not-possible = { $count ->
    [one] What is not possible now (1)
   *[other] What is not possible now ({ $count })
}
prompt-curtain = It is the turn of { $name }
prompt-curtain-sub = Hand the device over. The cards stay hidden until the button is pressed.
prompt-lift-curtain = I am { $name }: show my cards
prompt-over = The game is over
prompt-see-result = See the final scoring
prompt-waiting = Waiting for { $names }
prompt-following = See what happens …
prompt-watching = You are watching. You see what everybody at the table sees.
prompt-undo-request = { $since ->
    [reveal] { $name } asks to take back the last choice, although something was revealed or rolled since.
    [others] { $name } asks to take back the last choice, although somebody else has acted since. Nothing was revealed.
   *[other] { $name } asks to take back the last choice.
}
prompt-undo-asked = You have asked to take back your last choice. The others have still to agree.
prompt-agree = Agree
prompt-refuse = Refuse
prompt-withdraw = Withdraw the request
prompt-hint = Hint
prompt-undo = Undo
prompt-undo-unseen = Takes back your last choice and all that came after it. What was revealed since cannot be unseen.
prompt-undo-surely = Take it back
prompt-ask-undo = Ask to undo
prompt-come-back = Take my seat back from the bot

# Log, chat, tour
log-title = Log
chat-title = Chat
chat-label = Say something at the table
chat-send = Send
tour-title = First game
tour-end = End the tour
talk-sat = { $name } sits down.
talk-left = { $name } leaves the table.
talk-stand-in = A bot stands in for { $name }.
talk-came-back = { $name } is back.
talk-undone = All agreed: the last choice of { $name } was taken back.
talk-undone-alone = { $name } takes back the last choice and all that came after it.
talk-undo-refused = { $name } does not agree to go back.
talk-undo-withdrawn = { $name } no longer asks to go back.
talk-known = { $name } now plays as { $known }.

# Hints
hint-then = What happens then: { $then }

# The header and the menus of a table
offline = There is no connection to the hall just now. It is tried again by itself.
skip-to-content = Skip to the content
nav-label = Pages
nav-games = Games
nav-tables = Tables
nav-rules = Rules
nav-account = Your name
wish-language = Language
wish-theme = Theme
wish-theme-next = { $theme ->
    [dark] Switch to the dark theme
    [light] Switch to the light theme
   *[auto] Follow the theme of the device
}
language-en = English
language-pl = Polski
language-cs = Čeština
footer-unofficial = An unofficial, independent table with content of its own; no publisher’s art or text.
footer-about = About and licences
close = Close
table-tools = Table
table-seats = Seats
table-settings = Settings
table-keys = Keys
table-as-onlooker = Watch as an onlooker
table-to-my-seat = Back to my seat
seat-look = Play this seat
seat-come-back = Take the seat back
seat-stand-in = Let a bot play
seat-stand-in-absent = Away? Let a bot play
seat-hand-over = Hand over by link
seat-leave = Leave
seat-who = Who sits here?
seat-rename = Name the seat
seat-leave-note = A bot takes your seat for good; you cannot come back to it.
seat-leave-surely = Leave for good
seat-stood-in = { $name } (a bot played some turns)
table-look-again = Look again
table-write = Write in the chat
setting-wish-sound = A sound when it is your turn
setting-wish-confirm = Confirm every choice, also the last of a turn
setting-wish-tour = Guide me through my first turns
switch-on = on
switch-off = off
key-arrows = arrow keys
key-does-arrows = move among what can be chosen
key-enter = Enter
key-does-enter = choose it
key-arrows-replay = arrow keys
key-does-arrows-replay = one choice forward or back
key-ends = Home, End
key-does-ends = to the beginning, to the end
key-numbers = 0–9
key-does-numbers = choose from the list
key-u = U
key-does-u = undo
key-h = H
key-does-h = hint
key-r = R
key-does-r = the rule that matters now
key-c = C
key-does-c = chat
key-l = L
key-does-l = log
key-slash = /
key-does-slash = search the rules while they are open
key-question = ?
key-does-question = this list
key-escape = Esc
key-does-escape = close what is open, leave the chat

# The replay
replay-play = Play
replay-pause = Pause
replay-title = Replay: choice { $at } of { $last }
replay-after = after a choice: { $name }
replay-slider = Moment of the game
replay-parts = Go to
replay-go = Go
replay-first = Start
replay-back = Back
replay-on = Forward
replay-last = End

# What is refused
refused-no-table = There is no such table.
refused-no-page = There is no such page.
refused-no-game = There is no such game here.
refused-no-seat = There is no such seat at this table.
refused-no-bot = There is no such bot; there are: { $bots }.
refused-no-action = This cannot be done here.
refused-no-session = Come in first: choose a name.
refused-no-such-position = This game has the positions { $first } to { $last }.
refused-name-empty = A name needs at least one letter.
refused-account-already = You have an account already.
refused-account-name = An account name has 3 to 30 letters, digits, dots or dashes.
refused-account-taken = This account name is taken.
refused-password = A password has at least { $shortest } characters.
refused-login = This name and password do not fit together.
refused-places = Say for each of the { $players } seats who sits there.
refused-already-begun = The game has already begun.
refused-not-begun = The game has not begun yet.
refused-seats-open = Some seats are still open.
refused-seat-taken = This seat is taken.
refused-not-your-seat = This is not your seat.
refused-not-host = Only the host of the table can do that.
refused-not-seated = Only those who sit at the table can do that.
refused-stand-in = There is nobody to stand in for.
refused-bot-already = A bot is already playing this seat.
refused-still-here = { $name } is at the table.
refused-no-stand-in = No bot stands in for you.
refused-seat-token = This link does not open the seat any more.
refused-not-over = The game is not over yet.
refused-no-sequel = This game has no such sequel.
refused-over = The game is over; it is not opened again.
refused-study = Whoever sits here may know the cards to come, so this seat cannot be given to somebody else.
refused-not-asked = You are not asked anything now.
refused-asked-already = Somebody has already asked to go back.
refused-nothing-asked = Nobody asks to go back now.
refused-answer = Answer with agree or refuse.
refused-empty-talk = There is nothing to say.
refused-long-talk = Please say it in at most { $most } characters.
refused-branch = You can try again only from your own finished games or games that you play alone.
refused-replay = This table can be replayed when the game is over.
refused-record-rules = This record was played with other rules or cards than there are here.
refused-record = This record cannot be opened: { $why }
refused-old-rules = This game began under rules that are gone, and it cannot be carried over.
refused-stale = The table has moved on meanwhile; look again.
refused-busy = Somebody else was quicker; look again.
refused-illegal = The rules do not allow this now.
refused-fault = Something went wrong on our side. Nothing is lost; please try again.
refused-unavailable = The hall cannot write to its log just now. Nothing is lost; please try again.
refused-other-site = This request comes from another site, so it is not carried out.
refused-too-large = This is too large to be taken in.
refused-too-fast = That was quick. Please wait a moment.
refused-body = This request cannot be understood: { $why }
refused-watches = Follow between 1 and { $most } tables.
refused-wish = { $name } cannot be set to that.
refused-number = “{ $name }” must be a whole number, not “{ $value }”.
refused-method = This address does not take { $method }; it takes { $allowed }.
refused-streams = So many pages are open from your connection that no further one can be followed live (limit: { $most }); close some, or ask whoever runs the hall to allow more.
refused-too-deep = This is nested too deeply to be read; choose a file that was saved as a record.
refused-not-offered = There is no such game here; there are: { $games }.
bad-unreadable = it is damaged or no JSON at all; choose a file that was saved as a record.
bad-too-deep = it is nested too deeply to be read; choose a file that was saved as a record.
bad-format = it is not the record of a game; choose a file that was saved as one.
bad-lacks = the entry “{ $name }” is missing; save the record once more and try again.
bad-part = the entry “{ $name }” does not have the right form; save the record once more and try again.
bad-seed = its seed is empty or not readable; save the record once more and try again.
bad-position = it tells of a position that cannot be.
bad-choice = its choice number { $number } is not possible, so nobody can have played it like that.
bad-seed-differs = it does not fit its seed: with that one cards and dice would have fallen differently.
bad-departs = it tells something else than its own choices lead to; it was changed after it had been saved.
bad-table-position = The record of this table tells of a position that cannot be, so nobody can play on here.
bad-players = This game is for { $least } to { $most } players.
bad-setting = With this number of players ({ $players }) the game has no setting “{ $name }”.
bad-setting-value = The setting “{ $name }” can be one of these: { $allowed }.
