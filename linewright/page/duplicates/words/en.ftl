# Duplicates: the same deals for everyone. Loaded by their own pages
dup-title = Duplicate
dup-about = Everyone plays the same deals against the same bots. Only how you play them counts: luck in the deal is taken out.
dup-today = Today’s deals
dup-yesterday = Yesterday
dup-friends = With friends
dup-friends-none = Make one and send the link: everyone plays when it suits them.
dup-new = New duplicate
dup-of-day = { $game }, { $day }
dup-deals = { $count ->
    [one] one deal
   *[other] { $count } deals
}
dup-against = bots: { $bot }
dup-teams-of-two = two teams of two
dup-done-of = { $done } of { $count } deals played
dup-people = { $count ->
    [0] Nobody has played yet.
    [one] One player so far.
   *[other] { $count } players so far.
}
dup-open-until = Open until { $time }.
dup-until-time = { $time }
dup-until-day = { $day }
dup-closed = Closed.
dup-by = by { $host }
dup-start = { $state ->
    [new] Play
    [some] Play on
   *[all] See the results
}
dup-percent = { NUMBER($percent, minimumFractionDigits: 0, maximumFractionDigits: 1) }%
dup-percent-column = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
dup-percent-none = –
dup-your-percent = your result
dup-place = { $place ->
    [0] no place
   *[other] place { $place }
}
dup-streak = Your streak
dup-streak-unit = { $count ->
    [one] day in a row
   *[other] days in a row
}
dup-streak-rule = A day counts when you play all deals of one of its duplicates.
dup-deal = Deal { $number }
dup-deal-play = Play deal { $number }
dup-deal-resume = Resume deal { $number }
dup-deal-new = Not played yet
dup-deal-playing = In progress
dup-deal-missed = Not played
dup-victory = { $victory ->
    [2] won
    [1] draw
    [0] lost
   *[other] resigned
}
dup-lead = { $sign ->
    [plus] { $lead } ahead
    [minus] { $lead } behind
   *[none] level
}
dup-compared = { $count ->
    [0] Nobody else has played this deal yet.
    [one] Compared with one other.
   *[other] Compared with { $count } others.
}
dup-show-deal = How the others played deal { $number }
dup-deals-title = The deals
dup-ranking = Standings
dup-ranking-none = You’ll see the standings once you’ve played a deal to the end.
dup-ranking-some = { $count ->
    [one] Over the one deal you’ve played so far.
   *[other] Over the { $count } deals you’ve played so far.
}
dup-ranking-all = Over all deals.
dup-who = Player
dup-you = you
dup-somebody = someone
dup-bot = bot
dup-column-place = Place
dup-column-percent = Result
dup-column-difference = Points
dup-column-game = Game
dup-column-replay = Replay
dup-difference-about = Points: how much better your lead was than the others’, on average.
dup-percent-about = Result: how many of the others you beat with the same cards. A draw with someone counts half.
dup-replay = Replay
dup-replay-of = Replay: { $name }
dup-share = Invite friends
dup-share-about = Anyone with this link plays the same deals, when it suits them.
dup-fair = The same deal for everyone
dup-fair-about = These are the fingerprints of the secrets the deals come from, published before anyone plays. The secrets are shown once the duplicate is closed; then every game can be checked. Nobody adds a random number here: that would make it another deal.
dup-fingerprint = Fingerprint
dup-secret = Secret
dup-close = Close now
dup-close-sure = Nobody can play any more deals, and everyone sees all results. This can’t be undone.
dup-team = Team { $number }
dup-team-join = Join team { $number }
dup-team-free = free
dup-team-waiting = Four players first: two in each team. Each deal is then played at two tables, with the sides swapped.
dup-team-yours = your team
dup-new-about = Choose the game, then send the link. Everyone plays the same deals.
dup-game = Game
dup-name = Name of the duplicate
dup-name-hint = optional, such as “Sunday round”
dup-style = Who plays whom
dup-style-bots = Everyone against the same bots
dup-style-pairs = Team against team, two players each
dup-bot-level = How strong the bots are
dup-boards = Number of deals
dup-days = Open for
dup-days-of = { $count ->
    [one] one day
   *[other] { $count } days
}
dup-create = Make the duplicate
dup-back = All duplicates
dup-one-try = You play each deal once, without hints. Only moves that have shown you nothing can be undone.
