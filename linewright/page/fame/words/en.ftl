# What people have played, and with whom. Loaded by those pages only
ways = You and others
way-profile = Profile
way-players = Players
way-clubs = Clubs
way-boards = Leaderboards
way-account = Account
guest-keeps = You’re a guest: what you’ve played is kept only as long as this browser keeps its cookie. With an account it stays, on every device.
guest-account = Make an account

# A profile
profile-since = Here since { $day }
profile-nobody = You haven’t played on this server yet. Once you have, your games, your wins and, if you like, your ratings are here.
profile-public = Everyone can see this profile.
profile-friends = This profile is for friends, and you’re one of them.
profile-games = Statistics
profile-none = No finished games yet.
you-two = { $name } and you
between = You finished ahead in { $won } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}{ $even ->
    [0] {""}
   *[other] , level in { $even }
}.
between-none = You haven’t played against each other yet.
tally-people = Against people
tally-bots = Against bots only
tally-alone = On your own
tally-played = played
tally-won = won
tally-shared = shared wins
tally-lost = lost
tally-drawn = draws
tally-place = average place
tally-best = most points

# Ratings
rating = Rating
rating-new = new
rating-settling = settling
rating-settled = settled
rating-games = { $count ->
    [one] one game
   *[other] { $count } games
}
rating-none = no rated games yet
rating-no = no rating
rating-off = Stop playing for ratings
rating-off-sure = All your ratings will be deleted. If you switch them on again, they start from scratch. This can’t be undone.
switches = Ratings and visibility
switch-rated = Play for ratings
switch-rated-about = Everyone starts at 1,200. Your rating says how strong you are in a game, as far as your results tell: new at first, settled after enough games. It’s yours alone unless you show your profile; members of your clubs see it too.
switch-rated-on = You play for ratings, from your next game on.
switch-rated-off = Your ratings have been deleted.
switch-public = Show my profile to everyone
switch-public-about = Your statistics and ratings, never with whom you played. Friends always see your profile. With a settled rating you’re on the leaderboard.
switch-public-on = Everyone can see your profile.
switch-public-off = Only you and your friends can see your profile.
switch-seen = Show friends that I’m here
switch-seen-about = Friends see when you’re here, and the way to your table if it’s open to everyone or to a club of theirs. At a table, players see each other in any case.
switch-seen-on = Friends can see when you’re here.
switch-seen-off = Friends can’t see whether you’re here.
counts = Which games count?
counts-finished = Games that start after you switch ratings on and are finished by the rules.
counts-against = Against others who play for ratings, and against bots from newcomer to wright.
counts-not = Not counted: puzzles, the deal of the day, cards of your own, games played on from a replay, and games in which one person has several seats.
counts-resigned = Resigning, leaving or running out of time means last place.
counts-helped = With a hint you can lose rating but not gain any; the same goes for an undo when only bots play against you.
counts-removed = When the host removes a player, that player’s rating stays as it is, and the host comes last.

# One's finished games
history = Finished games
history-game = Game
history-all = All games
history-none = No finished games yet.
history-with = With
history-place = place { $place } of { $sides }
history-points = points { $points }
history-rating = rating { $change }
history-screen = doesn’t count: one person had several seats
history-review = Review
games-won = Games won { $figures }
games-won-here = Games won at this table
again-invite = Invite again

# People one knows
players-about = People you’ve played with lately, and friends. “{ again-invite }” opens a table like your last game together: same game, same rules, same players. They find the invitation on their home page.
players-requests = Friend requests
players-friends = Friends
players-asked = Waiting for an answer
players-recent = Recent players
players-blocked = Blocked
players-no-friends = No friends yet. Ask someone you’ve played with.
players-none = Nobody yet: play a game with someone, and you’ll find them here.
players-last = Last game together: { $day }
friends-here = here now
friends-sit = at a table: { $game }
friends-watch = playing { $game }
friends-play = at your table: { $game }
friends-way-sit = Go to the table
friends-way-watch = Watch
friends-way-play = Go to your table
friends-came = { $name } is here now.
deed-again = Invite again
deed-befriend = Ask to be friends
deed-befriend-done = { $name } will see your request.
deed-agree = Accept
deed-agree-done = { $name } and you are friends.
deed-decline = Decline
deed-decline-done = You’ve declined { $name }’s request.
deed-withdraw = Withdraw request
deed-withdraw-done = Your request to { $name } has been withdrawn.
deed-part = Remove friend
deed-part-sure = { $name } won’t see your profile any more unless it’s public. You can ask again later.
deed-part-done = { $name } and you are no longer friends.
deed-block = Block
deed-block-sure = Requests and invitations from { $name } won’t reach you any more. { $name } isn’t told.
deed-block-done = { $name } is blocked.
deed-unblock = Unblock
deed-unblock-done = { $name } is no longer blocked.
invited = Invitations
invited-by = { $name } invites you.
invited-accept = Sit down
invited-decline = Decline
invited-declined = You’ve declined { $name }’s invitation.
invited-requests = { $count ->
    [one] Someone wants to be friends with you
   *[other] { $count } people want to be friends with you
}

# Leaderboards
board-title = Leaderboard: { $game }
board-games = Games with a leaderboard
board-about = Everyone on this server whose rating has settled and who shows it.
board-place = Place
board-no-place = no place yet
board-name = Name
board-won = Won against people
board-won-of = { $won } of { $played }
board-you = you
board-none = Nobody is on this leaderboard yet.
board-way = To get here, play for ratings and show your profile to everyone.
board-way-link = Open your profile

# Clubs
clubs-about = A club is a group of people with a link: members see each other, the club’s open tables and its leaderboards. Nobody finds it without the link.
clubs-own = Your clubs
clubs-none = You’re not in any club yet. To join one, open the link a member has sent you.
clubs-found = Start a club
club-name = Name of the club
club-members-count = { $count ->
    [one] one member
   *[other] { $count } members
}
club-host = host: { $name }
club-joining = Members see each other’s names, results and ratings in the club’s leaderboards, and the tables opened for it. You can leave at any time.
club-joined = You’re already a member of this club.
club-join = Join the club
club-open = Go to the club
club-tables = Open tables
club-tables-none = No open tables right now.
club-table-open = Open a table for the club
club-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
club-invite = Invite people
club-invite-about = Anyone with this link can join the club.
club-renew = Make a new link
club-renew-sure = The old link stops working. Members stay members.
club-renewed = The club has a new link.
club-board = Leaderboard
club-board-none = No member has played this game against people yet.
club-members = Members
club-since = since { $day }
club-remove-sure = { $name } will no longer be a member. The club gets a new link, as the old one is known.
club-removed = { $name } has been removed. The club has a new link.
club-pass-on = Make host
club-pass-on-sure = { $name } becomes the host. You stay a member.
club-passed-on = { $name } is the host now.
club-rename = Rename the club
club-keep = Save
club-renamed = The club is now called { $name }.
club-leaving = Leave
club-leaving-about = To come back you need the link.
club-leaving-host = If you leave, the member who has been here longest becomes the host. Closing the club ends it for everyone.
club-leave = Leave the club
club-leave-sure = You’ll no longer see the club’s members, tables and leaderboards.
club-close = Close the club
club-close-sure = The club is deleted for everyone. Games, results and ratings stay. This can’t be undone.
club-choice = Show this table to the club { $name }
club-show = Show to the club { $name }
club-shown = The club { $name } sees this table.
