# What the table itself says, in every game.

nothing = nic
seat-unnamed = Gracz { $number }
event-engine-only-choice = { $seat }: jest tu tylko jedna możliwość, więc gra wybiera ją sama.
why-engine-undo-nothing = Nie masz jeszcze żadnego wyboru do cofnięcia.
why-engine-undo-others = Po tym wyborze działał już ktoś inny, więc muszą się zgodzić wszyscy gracze.
why-engine-undo-reveal = Po tym wyborze coś odkryto lub wylosowano, więc muszą się zgodzić wszyscy gracze.
why-engine-undo-rules = Po tym wyborze zmieniły się zasady.
notice-engine-resumed-new-rules = Od zapisania tej gry zmieniły się zasady. Gra toczy się dalej od miejsca przerwania, według nowych zasad.
notice-engine-resumed-at-phase = Od zapisania tej gry zmieniły się zasady. Gra toczy się dalej od początku przerwanej fazy.
language-name = Polski
advice-only = Zachłanny bot wybrałby „{ $option }”: nic innego nie można wybrać.
advice-equal = Zachłanny bot wybrałby „{ $option }”; równie dobrze ocenia „{ $second }” (spodziewane punkty: { $worth }).
advice-better = Zachłanny bot wybrałby „{ $option }”: spodziewane punkty to { $worth }, a przy wyborze „{ $second }” tylko { $other }.
advice-equal-together = Zachłanny bot wybrałby „{ $option }”; równie dobrze ocenia „{ $second }”.
advice-better-together = Zachłanny bot wybrałby „{ $option }”; gorzej ocenia „{ $second }”.
