home-about-line-it = Nimm in jedem Zug eine Karte, bleib auf- oder absteigend und wette, wie weit deine Reihe kommt.
