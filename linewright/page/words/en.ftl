# The bar and what every page has
home = Home
rules = Rules
language = Language
language-is = Language: { $language ->
    [de] Deutsch
    [es] Español
   *[en] English
}
theme-is = Colours: { $theme ->
    [light] light
    [dark] dark
   *[system] as the system
}
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
menu = Menu
table-menu = Table menu
skip = Skip to the content
close = Close
cancel = Cancel
guest = Guest
you-page = You
page-no = That did not work
sent-away = You are no longer at this table
page-broken = Something went wrong on this page. Loading it again often helps.
again = Try again
unreachable = the server cannot be reached at the moment
no-table-yet = { $game } has no table in the browser yet; its rules, the terminal and paper are ready
link = Link
share = Share
copy = Copy
link-copied = The link is copied.
qr = QR code of the link
invite = Invite
learn = Learn to play

# Home
home-title = { home-many }, each about one line.
home-many = { $count ->
    [2] Two games
    [3] Three games
    [4] Four games
    [5] Five games
    [6] Six games
    [7] Seven games
    [8] Eight games
    [9] Nine games
   *[other] { $count } games
}
home-games = Games
home-play = Play now
home-play-about = { $game } against bots
home-bots = How many bots
home-bots-count = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
home-friends = With friends
home-friends-about = a private link or a QR code
home-code = Join by code
home-join = Join
home-code-missing = Type the code that your friends see at their table.
home-code-length = A code has six letters and digits.
home-mine = Your tables
home-none = No game is being played.
home-finished = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
home-with = with { $names }
home-with-many = with { $count } others
home-moves = { $count ->
    [0] just begun
    [one] one move
   *[other] { $count } moves
}
home-your-turn = your turn
home-others-turn = others to move
home-status-open = not yet begun
home-status-paused = paused
home-won = won
home-shared = won together
home-lost = lost
home-drawn = a draw
home-result = { $count ->
    [0] { $own } points, { $day }
   *[other] { $own } to { $others }, { $day }
}
home-family = { home-many } on one set of cards.
home-who = { $most ->
    [1] 1 player, { $minutes } minutes
   *[other] { $least } to { $most } players, { $minutes } minutes
}
home-who-short = { $most ->
    [1] 1 player, { $minutes } min
   *[other] { $least }–{ $most } players, { $minutes } min
}
home-learn = Learn
home-plain = Plain table
home-terminal = In the terminal
home-paper = Paper, terminal
home-terminal-about = Against bots, drawn in letters. Type this where Linewright is installed:
home-print = On paper
home-print-about = Print the cards, cut them out and play at a real table. This makes a PDF:
home-copy = Copy
home-copied = Copied
home-away = As soon as it is back, you can play here.
home-promise = No account needed. Every deal can be checked afterwards.
home-more = More
home-plain-page = Without scripts
home-authors = For bot authors

# A new table with friends
invite-title = A table for your friends
invite-summary = What it comes to
invite-seats = Who plays
invite-how-many = How many of you
invite-seat = Seat { $seat }
invite-name = Your name
invite-friend = Friend
invite-bot = Bot
invite-here = Here
invite-here-name = Name
invite-here-about = Whoever plays here shares this screen with you. A curtain keeps each hand to its owner.
invite-rules = Rules
invite-preset = Which rules
invite-own = Your own mix
invite-own-about = As chosen below.
invite-options = Rule by rule
invite-house = At this table
invite-clock = Clock
invite-clock-none = None
invite-clock-turn = For each turn
invite-clock-game = For the whole game
invite-time-turn = Time for a turn
invite-time-game = Time for each player
invite-then = When time is up
invite-then-bot = a bot plays on
invite-then-resign = the game is lost
invite-then-nothing = nothing happens
invite-pace = Bots move
invite-pace-calm = calmly
invite-pace-usual = as usual
invite-pace-fast = at once
invite-fills = Bots take the seats where nobody sits down
invite-takeover = A bot stands in for whoever is away for { $time }
invite-spectators = Others may watch
invite-hints = Hints are allowed
invite-create = Create the table
invite-create-about = You get a private link, a code and a QR code to pass on.
invite-begin = Begin
invite-begin-about = Nobody has to come first: the game begins at once.
invite-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
invite-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
invite-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
invite-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
invite-told-friends = { $friends ->
    [0] You
    [one] You and a friend
   *[other] You and { $friends } friends
}
invite-told-seats = { $bots ->
    [0] { invite-told-friends }
    [one] { invite-told-friends }, with a bot
   *[other] { invite-told-friends }, with { $bots } bots
}
invite-told-no-clock = No clock: everybody takes their time.
invite-told-turn = { $time } for each turn; after that { $then ->
    [bot] a bot plays on
    [resign] the game is lost
   *[nothing] nothing happens
}.
invite-told-game = { $time } for each player; after that { $then ->
    [bot] a bot plays on
    [resign] the game is lost
   *[nothing] nothing happens
}.
invite-told-takeover = A bot stands in for whoever is away for { $time }.
invite-told-no-takeover = The table waits for whoever is away.
invite-told-spectators = Others may watch.
invite-told-no-spectators = Only those who play may watch.
invite-told-hints = Hints are allowed.
invite-told-no-hints = There are no hints.

# A table before it begins
lobby-title-host = Bring your friends
lobby-title-seated = You are at the table
lobby-title-guest = You are invited
lobby-title-full = All seats are taken
lobby-about = { $you ->
    [yes] { $game }, your table. { lobby-free }
   *[no] { $game }, { $host }’s table. { lobby-free }
}
lobby-free = { $free ->
    [0] Everybody is here.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
lobby-host = the host
lobby-way = How others come here
lobby-code = Code
lobby-copy = Copy
lobby-copied = Copied
lobby-seats = Seats
lobby-name = Your name
lobby-sit = Sit down
lobby-stand = Stand up
lobby-bot = Give to a bot
lobby-open = Open again
lobby-remove = Send away
lobby-remove-sure = { $name } leaves this table and cannot sit down here again.
lobby-free-seat = Free seat
lobby-is-host = host
lobby-needed = kept for a friend
lobby-fills = a bot plays if nobody comes
lobby-begin = Begin
lobby-begin-about = { $free ->
    [0] Everybody is here.
    [one] The free seat goes to a bot.
   *[other] The { $free } free seats go to bots.
}
lobby-waits = { $host ->
    [none] The game begins as soon as everybody is here.
   *[other] { $host } begins as soon as everybody is here.
}
lobby-sits = Sit down to play along.
lobby-begin-kept = { $count ->
    [one] One seat is still kept for a friend.
   *[other] { $count } seats are still kept for friends.
}
lobby-begin-sure = { $count ->
    [one] One seat kept for a friend is still free. A bot would take it.
   *[other] { $count } seats kept for friends are still free. Bots would take them.
}
lobby-watches = Sit down, or stay and watch.
lobby-terms = What is played
lobby-promise = The deal is sealed as { $seal }. After the game anybody can check that it was not changed.
lobby-leave = Leave the table
lobby-here = Somebody here
lobby-here-about = Somebody beside you plays at this screen too.
lobby-is-here = at this screen

# A table
curtain-title = { $who }’s turn
curtain-who = Who is looking?
curtain-about = Pass the screen on. The cards are shown when the button is pressed.
curtain-show = I am { $who }: show my cards
curtain-since = Since your last move
curtain-away = Play without the curtain
table-opening = Opening the table …
you = You
your-turn = Your turn
over = Over
with = with { $names }
seats-count = { $count ->
    [one] one seat
   *[other] { $count } seats
}
watching = you are watching
free-seat = free seat
bot-greedy = bot
bot-random = bot, plays at random
clock-of = Time of { $who }
log = Log
log-label = What happened, newest last
log-and-chat = Log and chat
chat = Chat
say-something = Say something
send = Send
unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
hint = Hint
hint-is = Hint: { $move }.
hint-do = Do it
undo = Undo
you-resigned = You gave up; the others play on, and a bot moves your seat.
taken-back = Taken back:
undo-ask = Ask to undo
pause = Pause
resume = Go on
is-paused = The match is paused.
resign = Give up
resign-sure = { $seats ->
    [2] The match ends, and the other side wins. This cannot be taken back.
   *[other] You give your seat up: you cannot win any more, and where the others play on a bot moves it. This cannot be taken back.
}
people = People at the table
mute = Mute
muted-you = The host has muted you.
leave = Leave the table
leave-sure = A bot plays for you until you come back. The link brings you back to this table.
not-possible = Not possible.
yes = Yes
no = No
question = A question for you
question-undo = { $count ->
    [one] { $who } would like to take the last move back. Do you agree?
   *[other] { $who } would like to take a move back; { $count } moves go with it. Do you agree?
}
question-undo-waiting = { $you ->
    [yes] You asked to take your move back; the others are asked.
   *[no] { $who } asked to take a move back.
}
question-finding = { $who } says: { $what }. Do you agree?
question-finding-waiting = The others are asked what they heard.
bot-for-you = A bot is playing for you.
take-back-seat = Take your seat back
connection-lost = Connection lost, trying again …
connection-back = Connected again.
invite-watch = Whoever has this link can watch, or take a free seat. The code is { $code }.
keys = Keys
keys-frame = H: a hint. U: take back. Tab goes from place to place, Enter or Space does what is in focus, Escape lets go. A question mark shows this list.
whole-rulebook = The whole rulebook
log-sat = { $you ->
    [yes] You sit down.
   *[no] { $who } sits down.
}
log-left = { $who } leaves the table.
log-bot = { $bot ->
    [none] A seat is open again.
   *[other] A bot sits down.
}
log-removed = Somebody was sent away by the host.
log-started = { $match ->
    [1] The match begins.
   *[other] Match { $match } begins.
}
log-sealed = Its deal is sealed as { $seal }.
log-undo-asked = { $you ->
    [yes] You ask to take a move back.
   *[no] { $who } asks to take a move back.
}
log-undo-answered = { $yes ->
    [yes] { $you ->
        [yes] You agree.
       *[no] { $who } agrees.
    }
   *[no] { $you ->
        [yes] You do not agree.
       *[no] { $who } does not agree.
    }
}
log-undone = { $you ->
    [yes] You take your move back.
   *[no] { $who } takes a move back.
}
log-resigned = { $you ->
    [yes] You give up.
   *[no] { $who } gives up.
}
log-paused = The match is paused.
log-resumed = The match goes on.
log-late = { $you ->
    [yes] Your time is up.
   *[no] The time of { $who } is up.
}
log-stood-in = A bot plays for { $who }.
log-came-back = { $you ->
    [yes] You are back.
   *[no] { $who } is back.
}
log-accused = { $you ->
    [yes] You say: { $what }.
   *[no] { $who } says: { $what }.
}
log-voted = { $yes ->
    [yes] { $you ->
        [yes] You agree.
       *[no] { $who } agrees.
    }
   *[no] { $you ->
        [yes] You do not agree.
       *[no] { $who } does not agree.
    }
}

# The end, the replay
end-over = The game is over after { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
end-nobody = Nobody wins.
gave-up = gave up
end-gave-up = { $who } gave up after { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
end-you = { $figures ->
    [yes] You win, { $best } to { $next }.
   *[no] { $count ->
        [one] You win.
       *[other] You win together.
    }
}
end-them = { $figures ->
    [yes] { $names } wins, { $best } to { $next }.
   *[no] { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
}
rematch = Rematch
watch-replay = Watch the replay
leave-table = Leave the table
deal-title = A fair deal
deal-about = Before the first card the server promised its secret by this fingerprint. Now the secret is open, and anybody can deal the cards again.
deal-promise = Promise
deal-secret = Secret
deal-yours = Your part
deal-check = Check this deal
deal-agrees = { $cards } cards, dealt as promised
deal-agrees-not = The cards are not those of this deal
deal-hash = The secret has the promised fingerprint
deal-hash-not = The secret does not have the promised fingerprint
deal-noted = The promise is the one this browser noted before the deal
deal-noted-not = The promise is not the one this browser noted before the deal
deal-chance = Your own part is in it
deal-chance-not = Your own part is missing
deal-failed = The deal could not be checked just now.
deal-yourself = To check it without trusting this server, save the match and give it to the command linewright verify.
deal-export = Save the match
replay = Replay
replay-opening = Opening the replay …
replay-deal = The deal.
replay-first = To the beginning
replay-back = One move back
replay-forth = One move on
replay-last = To the end
replay-play = Play
replay-stop = Stop
replay-step = Move
replay-step-of = Move { $step } of { $steps }
replay-eyes = Seen by
replay-everybody = everybody
replay-table = To the table

# Learning
learn-title = first game
learn-lesson = Lesson
learn-where = Show me
learn-progress = How far the lesson is
learn-play = Play a real game
learn-again = Once more

# The rulebook
rulebooks = Rulebooks
rulebook-find = Find in the rules
rulebook-contents = In this book
rulebook-found = { $count ->
    [0] no rule
    [one] one rule
   *[other] { $count } rules
}
rulebook-nothing = Nothing in these rules has all of these words.

# Settings, and who one is
me-title = You
me-about = You can play as a guest, without an account. Your name is what others see at the table.
me-name = Your name
me-name-label = Name at the table
me-keep = Keep
me-named = You are { $name } now.
me-account = Account
me-account-about = An account keeps your tables when you change the device or clear this browser. It needs a name and a passphrase, nothing else.
me-account-is = Your account is { $account }.
me-account-name = Name of the account
me-passphrase = Passphrase, eight letters or more
me-make-account = Make an account
me-account-made = The account is made.
me-sign-in = Sign in
me-sign-in-sure = { $count ->
    [one] You sit at a table as a guest. It stays the guest’s, not your account’s.
   *[other] You sit at { $count } tables as a guest. They stay the guest’s, not your account’s.
}
me-signed-in = Welcome back, { $name }.
me-sign-out = Sign out
me-signed-out = You are signed out on this device.
me-data = What is kept about you
me-data-about = Everything this server knows of you, as a file; or gone for good.
me-take = Take it along
me-erase = Erase me
me-erase-sure = Your name, your words and your account are erased. Games you played stay, with a former player in your seat. This cannot be taken back.
me-erased = Everything about you is erased.
