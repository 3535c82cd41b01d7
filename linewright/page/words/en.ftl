# The bar and what every page has
home = Home
rules = Rules
language = Language
language-is = Language: { $language ->
    [de] Deutsch
    [es] Español
   *[en] English
}
theme-is = Theme: { $theme ->
    [light] light
    [dark] dark
   *[system] system
}
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
settings = Settings
menu = Menu
table-menu = Table menu
skip = Skip to content
close = Close
cancel = Cancel
guest = Guest
you-page = You
page-no = That didn’t work
sent-away = You’re no longer at this table
page-broken = Something went wrong on this page. Reloading it often helps.
again = Try again
unreachable = the server can’t be reached right now
no-table-yet = { $game } has no table with pictures here yet; you can play it as text
link = Link
share = Share
copy = Copy
link-copied = Link copied.
qr = QR code for the link
install = Install as an app
invite = Invite
learn = Learn to play
new-tab = opens in a new tab

# Home
home-title = { home-many }, all about lines.
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
home-lesson = New to { $game }? Take the lesson first.
home-bots = Number of bots
home-bots-count = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
home-friends = With friends
home-options = Options
home-friends-about = a private link or QR code
home-meet = Find a game
home-meet-about = with people on this server
home-duplicates = Duplicate
home-duplicates-about = today’s deals, the same for everyone
home-code = Join with a code
home-join = Join
home-code-missing = Enter the code shown at your friends’ table.
home-code-length = A code is six letters and digits long.
home-mine = Your tables
home-none = No games in progress.
home-finished = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
home-with = with { $names }
home-with-many = with { $count } others
home-moves = { $count ->
    [0] just started
    [one] one move
   *[other] { $count } moves
}
home-your-turn = your turn
home-others-turn = waiting for others
home-status-open = not started yet
home-status-paused = paused
home-status-table-damaged = damaged: can’t be opened
home-status-other-rules = by rules this server doesn’t have
home-left = you left
home-made = since { $day }
home-put-away = Take off this list: { $what }
home-older = Show older games
home-won = won
home-shared = shared win
home-lost = lost
home-drawn = draw
home-result = { $count ->
    [0] Points: { $own }, { $day }
   *[other] { $own } to { $others }, { $day }
}
home-family = { home-many } with one deck of cards.
home-who = { $most ->
    [1] 1 player, { $minutes } minutes
   *[other] { $least } to { $most } players, { $minutes } minutes
}
home-who-short = { $most ->
    [1] 1 player, { $minutes } min
   *[other] { $least }–{ $most } players, { $minutes } min
}
home-learn = Learn
home-day = Puzzle of the day
home-puzzles = Puzzles
home-boards = Leaderboards
home-clubs = Clubs
home-profile = Your profile and all games
home-plain = Play as text
home-terminal = In the terminal
home-paper = Print or terminal
home-terminal-about = Play against bots in a text terminal. On a computer with Linewright installed, run:
home-print = On paper
home-print-about = Print the cards, cut them out and play at a real table. This command makes a PDF:
home-copy = Copy
home-copied = Copied
home-away = You can play here as soon as it’s back.
home-promise = No account needed. Every deal can be checked afterwards.
home-more = More
home-plain-page = No-JavaScript version
home-authors = For bot authors

# A new table with friends
invite-title = A table for your friends
invite-title-alone = Your own table
invite-summary = Summary
invite-seats = Players
invite-how-many = Number of players
invite-seat = Seat { $seat }
invite-name = Your name
invite-friend = Friend
invite-bot = Bot
invite-here = This screen
invite-here-name = Name
invite-here-about = Players on this screen share it with you. Where there are hands to hide, a curtain hides them.
invite-rules = Rules
invite-preset = Set of rules
invite-own = Custom
invite-own-about = The options you pick below.
invite-options = Rule options
invite-house = Table settings
invite-clock = Clock
invite-clock-none = None
invite-clock-turn = Per turn
invite-clock-game = Per player
invite-time-turn = Time per turn
invite-time-game = Time per player
invite-then = When time runs out
invite-then-bot = a bot takes over
invite-then-resign = the player loses
invite-then-nothing = nothing happens
invite-pace = Bot speed
invite-pace-calm = relaxed
invite-pace-usual = normal
invite-pace-fast = instant
invite-room = Play on a big screen: this device shows the table, everyone joins with a phone
invite-phone = Phone
invite-told-room = { $count ->
    [one] One phone and this big screen
   *[other] { $count } phones and this big screen
}
invite-room-about = This screen then shows a code and a QR code for the phones.
invite-fills = Fill empty seats with bots
invite-fills-level = How strong bots in empty seats are
invite-which-bot = Which bot plays
invite-own-bot = Linewright’s own
invite-takeover = A bot takes over for anyone away for { $time }
invite-listed = List this table for everyone
invite-spectators = Allow spectators
invite-hints = Allow hints (everyone is told who asks for one)
invite-create = Create table
invite-create-about = You’ll get a private link, a code and a QR code to share.
invite-begin = Start game
invite-begin-about = Nobody to wait for: the game starts right away.
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
invite-told-no-clock = No clock: take your time.
invite-told-turn = { $time } per turn; after that { $then ->
    [bot] a bot takes over
    [resign] the player loses
   *[nothing] nothing happens
}.
invite-told-game = { $time } per player; after that { $then ->
    [bot] a bot takes over
    [resign] the player loses
   *[nothing] nothing happens
}.
invite-told-takeover = A bot takes over for anyone away for { $time }.
invite-told-no-takeover = The table waits for anyone who is away.
invite-told-spectators = Spectators allowed.
invite-told-no-spectators = No spectators.
invite-told-hints = Hints allowed; everyone is told who asks for one.
invite-told-no-hints = No hints.

# Lines of one's own for an option
invite-lines-file = Choose a file
invite-lines-sample = Download a sample file
invite-lines-forget = Clear
invite-lines-faults = { $count ->
    [one] One thing to fix:
   *[other] { $count } things to fix:
}
invite-lines-more = … and { $count } more.
invite-lines-good = Ready to play. This browser remembers it for next time.
invite-lines-findings = { $count } of { $all } checks passed; you can play either way
invite-lines-holds = Passed
invite-lines-lacks = Not passed
invite-lines-long = That file isn’t a text of up to { $most } characters.
invite-lines-wrong = What you wrote yourself can’t be used yet. Fix it above, or choose the usual set.

# A table before the game starts
lobby-title-host = Invite your friends
lobby-title-seated = You’re at the table
lobby-title-guest = You’re invited
lobby-title-full = All seats are taken
lobby-about = { $you ->
    [yes] { $game }, your table. { lobby-free }
   *[no] { $game }, { $host }’s table. { lobby-free }
}
lobby-free = { $free ->
    [0] Everyone is here.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
lobby-host = the host
lobby-way = How to join
lobby-code = Code
lobby-copy = Copy
lobby-copied = Copied
lobby-seats = Seats
lobby-name = Your name
lobby-sit = Sit down
lobby-stand = Stand up
lobby-bot = Add a bot
lobby-open = Free this seat
lobby-remove = Remove
lobby-remove-sure = { $name } will be removed and can’t rejoin this table.
lobby-free-seat = Free seat
lobby-is-host = host
lobby-needed = reserved for a friend
lobby-fills = a bot plays if nobody joins
lobby-begin = Start game
lobby-begin-about = { $free ->
    [0] Everyone is here.
    [one] The free seat goes to a bot.
   *[other] The { $free } free seats go to bots.
}
lobby-waits = { $host ->
    [none] The game starts once everyone is here.
   *[other] { $host } will start the game once everyone is here.
}
lobby-sits = Take a seat to join the game.
lobby-begin-kept = { $count ->
    [one] One seat is still reserved for a friend.
   *[other] { $count } seats are still reserved for friends.
}
lobby-begin-sure = { $count ->
    [one] One seat reserved for a friend is still free. A bot would take it.
   *[other] { $count } seats reserved for friends are still free. Bots would take them.
}
lobby-watches = Take a seat, or stay and watch.
lobby-stays = You can stay and watch.
lobby-terms = Game settings
lobby-promise = Fingerprint of the deal: { $seal }. After the game, anyone can check that nothing was changed.
lobby-leave = Leave the table
lobby-here = Add someone here
lobby-here-about = Someone next to you plays on this screen, too.
lobby-is-here = on this screen

# A table
curtain-title = { $who }’s turn
curtain-who = Who has the screen?
curtain-about = Pass the screen on. The cards stay hidden until you press the button.
curtain-show = I’m { $who }: show my cards
curtain-since = Since your last move
curtain-away = Play without the curtain
table-opening = Opening the table…
you = You
your-turn = Your turn
over = Game over
with = with { $names }
seats-count = { $count ->
    [one] one seat
   *[other] { $count } seats
}
watching = you’re watching
free-seat = free seat
bot-greedy = bot
bot-random = bot, plays at random
bot-level = bot, { $level }
level = How strong
level-newcomer = newcomer
level-newcomer-about = has just learned the rules
level-apprentice = apprentice
level-apprentice-about = knows the basics
level-journeyman = journeyman
level-journeyman-about = plays soundly
level-artisan = artisan
level-artisan-about = thinks ahead
level-master = master
level-master-about = hard to beat
level-wright = wright
level-wright-about = as strong as we can make it
clock-of = { $who }’s clock
thinks = { $count ->
    [one] { $who } is thinking.
   *[other] { $who } are thinking.
}
log = Log
log-label = Game log, newest entry last
log-and-chat = Log and chat
chat = Chat
say-something = Say something
send = Send
phrases = Quick phrases
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-back-again = I’m back.
phrase-must-go = I have to go soon.
phrase-good-game = Good game!
heard = What I see
heard-phrases = Quick phrases at this table
heard-person = What { $who } writes
aside = Spectators’ chat
aside-about = The players see none of this until the game is over.
aside-over = What spectators wrote during the game
presence = Who is here
presence-here = here
presence-away = away
presence-bot = a bot is playing
presence-free = free
presence-nameless = { $count ->
    [one] one person without a name
   *[other] { $count } people without a name
}
presence-came = { $who } is here.
presence-gone = { $who } is away.
calls-offer = A turn may take a long time here. This browser can notify you when it’s your turn.
calls-on = Notify me when it’s my turn
calls-later = Not now
calls-are-on = You’ll be notified when it’s your turn.
calls-refused = Your browser doesn’t allow notifications from this page.
vacation = Vacation
vacation-about = Your clock stands still while you’re away, and everyone is told until when. You have 21 days in each game.
vacation-how-long = For how long
vacation-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
vacation-everywhere = In all my games with long turns
vacation-go = Go on vacation
vacation-taken = You’re on vacation.
vacation-own = You’re on vacation until { $day }. Your clock stands still.
vacation-back = I’m back
vacation-of = { $who } is on vacation until { $day }.
sat-down = { $who } sits down
spectators = Spectators
spectators-none = Nobody is watching.
spectators-count = { $count ->
    [0] nobody watching
   *[other] { $count } watching
}
unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
hint = Hint
hint-is = Hint: { $move }.
hint-wait = Hint: wait.
hint-do = Play this move
hint-chance = Chance of winning: { $chance }%.
hint-next = { $same ->
    [yes] { $move } is about as good ({ $chance }%).
   *[no] Next best: { $move }, { $chance }%.
}
undo = Undo
you-resigned = You resigned. The others play on, and a bot has taken your seat.
taken-back = Undone:
undo-ask = Ask to undo
pause = Pause
resume = Resume
is-paused = The game is paused.
is-paused-by = { $who } paused the game.
resign = Resign
resign-sure = { $seats ->
    [2] The game ends, and your opponent wins. This can’t be undone.
   *[other] You resign and can no longer win. If the others play on, a bot takes your seat. This can’t be undone.
}
people = People at the table
mute = Mute
door = Who may come in
door-listed = Everyone: it’s among the open tables
door-open = Anyone with the link or the code
door-link = Anyone with the link
door-locked = Nobody new
door-about = Anyone who has taken a seat or chatted here can always come back, unless you remove them.
door-renew = Make a new link
door-renew-sure = The old link and the old code stop working for anyone who hasn’t taken a seat or chatted here.
muted-you = The host has muted you.
leave = Leave the table
leave-sure = A bot will play for you until you come back. The link takes you back to this table.
not-possible = You can’t do that.
yes = Yes
no = No
question = A question for you
question-undo = { $count ->
    [one] { $who } would like to undo the last move. Do you agree?
   *[other] { $who } would like to undo a move; that undoes { $count } moves in all. Do you agree?
}
question-undo-waiting = { $you ->
    [yes] You asked to undo your move. Waiting for the others…
   *[no] { $who } asked to undo a move.
}
question-finding = { $who } reports: { $what }. Do you agree?
question-finding-waiting = Waiting for the others to answer…
bot-for-you = A bot is playing for you.
take-back-seat = Take your seat back
connection-lost = Connection lost. Reconnecting…
connection-back = Reconnected.
invite-watch = Anyone with this link can watch or take a free seat. Code: { $code }
turn-ended = Nothing else could be done: your turn has ended.
keys = Keyboard shortcuts
keys-frame = H: hint. U: undo. Tab: next item. Enter or Space: select. Esc: cancel. ?: this list.
whole-rulebook = Full rulebook
log-sat = { $you ->
    [yes] You sit down.
   *[no] { $who } sits down.
}
log-left = { $you ->
    [yes] You leave the table.
   *[no] { $who } leaves the table.
}
log-bot = { $bot ->
    [none] A seat is free again.
   *[other] A bot sits down.
}
log-removed = { $who ->
    [none] The host removed a player.
   *[other] The host removed { $who }.
}
log-access = { $access ->
    [listed] The host listed the table: everyone may join.
    [locked] The host locked the table: nobody new can come in.
    [link] The host lets people in by the link only.
   *[open] The host lets people in by the link or the code.
}
log-link = The host made a new link and a new code. The old ones let nobody new in.
log-started = { $match ->
    [1] The game starts.
   *[other] Game { $match } starts.
}
log-ready = { $yes ->
    [yes] { $you ->
        [yes] You’re ready for a rematch.
       *[no] { $who } is ready for a rematch.
    }
   *[no] { $you ->
        [yes] You’re no longer ready for a rematch.
       *[no] { $who } is no longer ready for a rematch.
    }
}
log-ready-host = The host suggests a rematch.
log-hinted = { $you ->
    [yes] You ask for a hint.
   *[no] { $who } asks for a hint.
}
log-sealed = The fingerprint of its deal is { $seal }.
log-undo-asked = { $you ->
    [yes] You ask to undo a move.
   *[no] { $who } asks to undo a move.
}
log-undo-answered = { $yes ->
    [yes] { $you ->
        [yes] You agree.
       *[no] { $who } agrees.
    }
   *[no] { $you ->
        [yes] You don’t agree.
       *[no] { $who } doesn’t agree.
    }
}
log-undone = { $you ->
    [yes] You undo your move.
   *[no] { $who } undoes a move.
}
log-resigned = { $you ->
    [yes] You resign.
   *[no] { $who } resigns.
}
log-paused = { $you ->
    [yes] You pause the game.
   *[no] { $who ->
        [none] The game is paused.
       *[other] { $who } pauses the game.
    }
}
log-resumed = The game goes on.
log-vacation = { $you ->
    [yes] You go on vacation.
   *[no] { $who } goes on vacation.
}
log-vacation-over = { $you ->
    [yes] Your vacation is over.
   *[no] { $who }’s vacation is over.
}
log-late = { $you ->
    [yes] You’ve run out of time.
   *[no] { $who } has run out of time.
}
log-stood-in = { $you ->
    [yes] A bot is playing for you.
   *[no] A bot is playing for { $who }.
}
log-came-back = { $you ->
    [yes] You’re back.
   *[no] { $who } is back.
}
log-accused = { $you ->
    [yes] You report: { $what }.
   *[no] { $who } reports: { $what }.
}
log-voted = { $yes ->
    [yes] { $you ->
        [yes] You agree.
       *[no] { $who } agrees.
    }
   *[no] { $you ->
        [yes] You don’t agree.
       *[no] { $who } doesn’t agree.
    }
}

# A big screen, and phones for the hands
screen = Big screen
screen-offer = Play on a big screen
screen-about = A television or a laptop shows the table, and everyone holds their cards on a phone.
screen-elsewhere = On the big screen, open { $address } and enter the code { $code }.
screen-here = Use this screen
screen-hand = Only my hand on this device
screen-whole = Whole table
screen-this = This is the big screen
screen-full = Full screen
screen-join = Join with your phone.
screen-full-table = Everyone is here.
screen-scan = Scan the QR code
screen-address = or open
screen-code = and enter the code
screen-only-here = Phones can’t open this address. Start the server with { $command }.
screen-turn = { $count ->
    [one] { $who }’s turn
   *[other] { $who } play
}
screen-turn-all = Everyone’s turn
screen-rematch = For a rematch, press the button on a phone.
hand-in = You’re in, { $name }.
hand-join = Join { $game }
hand-sit = Join
hand-look = Look at the big screen.
hand-watch = All seats are taken, but you can watch.
hand-scores = The scores are on the big screen.
join-title = Join a table
join-about = Enter the code from the big screen.
join-screen-about = On the television or laptop that everyone can see, enter the code, too, and press “{ screen-this }”.

# The end, the replay
end-over = Game over after { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
end-nobody = Nobody wins.
gave-up = resigned
end-gave-up = { $count ->
    [one] { $you ->
        [yes] You
       *[no] { $who }
    }
   *[other] { $who }
} resigned after { $moves ->
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
ready-you = Ready: waiting for the others
ready-others = { $count ->
    [one] { $who } is ready
   *[other] { $who } are ready
}
ready-list = Who is ready for a rematch
ready-yes = ready
ready-no = not yet
watch-replay = Watch the replay
review-open = Review the game
leave-table = Leave the table
duplicate-deal-of = Deal { $number } of { $count }
duplicate-results = All results
duplicate-sealed = The secret of this deal is shown once the duplicate is closed: others may still play it. Then this game can be checked.
deal-title = A fair deal
deal-about = Before dealing, the server published this fingerprint of a secret. Now the secret is public, and anyone can deal the same cards again.
deal-promise = Fingerprint
deal-secret = Secret
deal-yours = Your random number
deal-check = Check this deal
deal-agrees = { $cards } cards, dealt from this secret
deal-agrees-not = The cards are not the ones this secret deals
deal-hash = The secret matches the fingerprint
deal-hash-not = The secret doesn’t match the fingerprint
deal-noted = The fingerprint is the one this browser saw before the deal
deal-noted-not = The fingerprint is not the one this browser saw before the deal
deal-chance = Your own random number was used
deal-chance-not = Your own random number was not used
deal-failed = The deal couldn’t be checked just now.
deal-yourself = To check it without trusting this server, save the game and run the command linewright verify on the file.
deal-export = Save the game
replay = Replay
replay-opening = Opening the replay…
replay-deal = The deal.
replay-first = To the start
replay-back = Previous move
replay-forth = Next move
replay-last = To the end
replay-play = Play
replay-stop = Stop
replay-step = Move
replay-step-of = Move { $step } of { $steps }
replay-pace = Speed
replay-pace-is = { $pace ->
    [slow] slow
    [fast] fast
   *[usual] normal
}
replay-eyes = View as
replay-everybody = spectator
replay-table = Back to the table

# The rulebook
rulebooks = Rulebooks
rulebook-find = Search the rules
rulebook-contents = Contents
rulebook-found = { $count ->
    [0] no rules
    [one] one rule
   *[other] { $count } rules
}
rulebook-nothing = No rule contains all of these words.
