# Pages that most people seldom open: the lesson, and who one is. Loaded by them
learn-title = first game
learn-lesson = Lesson
learn-where = Show me
learn-progress = Lesson progress
learn-play = Play a real game
learn-again = Repeat the lesson
me-title = You
me-about = You can play as a guest, without an account. Your name is what others see at the table.
me-name = Your name
me-name-label = Name at the table
me-keep = Save
me-named = Your name is now { $name }.
me-account = Account
me-account-about = With an account you keep your tables when you switch devices or clear your browser data. All it needs is a name and a password.
me-account-is = Your account is { $account }.
me-account-name = Account name
me-passphrase = Password (at least 8 characters)
me-make-account = Create an account
me-account-made = Account created.
me-sign-in = Sign in
me-sign-in-sure = { $count ->
    [one] You have a table as a guest. It won’t move to your account.
   *[other] You have { $count } tables as a guest. They won’t move to your account.
}
me-signed-in = Welcome back, { $name }.
me-sign-out = Sign out
me-signed-out = You’re signed out on this device.
me-change = Change password
me-old = Current password
me-new = New password (at least 8 characters)
me-end-others = Sign out everywhere else
me-changed = Your password has been changed.
me-sessions = Where you’re signed in
me-session-here = this device
me-session-unknown = Unknown device
me-session-used = Last used { $used }, signed in { $made }
me-session-end = Sign out: { $device }
me-session-ended = { $device } is signed out.
me-others-ended = You’re signed out everywhere else.
me-data = Your data
me-data-about = Download everything this server stores about you, or delete it for good.
me-take = Download my data
me-erase = Delete my data
me-erase-sure = Your name, chat messages and account will be deleted. Your games stay, with “a former player” in your seat. This can’t be undone.
me-erased = All your data has been deleted.
