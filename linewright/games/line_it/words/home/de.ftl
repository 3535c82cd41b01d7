home-about-line-it = Nimm in jedem Zug eine Karte, halte deine Reihe auf- oder absteigend und wette, wie weit sie kommt.
