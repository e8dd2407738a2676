# What the table itself says, in every game.

nothing = nothing
seat-unnamed = Player { $number }
event-engine-only-choice = { $seat }: there is only one choice here, so it happens by itself.
why-engine-undo-nothing = You have not chosen anything yet.
why-engine-undo-others = Somebody else has acted since then, so all players must agree.
why-engine-undo-reveal = Something was revealed or rolled since then, so all players must agree.
why-engine-undo-rules = The rules have changed since that choice.
notice-engine-resumed-new-rules = The rules have changed since this game was saved. It goes on from where it stood, under the new rules.
notice-engine-resumed-at-phase = The rules have changed since this game was saved. It goes on from the start of the interrupted phase.
language-name = English
advice-only = The greedy bot would choose “{ $option }”: there is nothing else to choose.
advice-equal = The greedy bot would choose “{ $option }”; “{ $second }” seems just as good to it ({ $worth } points expected).
advice-better = The greedy bot would choose “{ $option }”: it expects { $worth } points, against { $other } with “{ $second }”.
advice-equal-together = The greedy bot would choose “{ $option }”; “{ $second }” seems just as good to it.
advice-better-together = The greedy bot would choose “{ $option }”; “{ $second }” seems less good to it.
