# What the table itself says, in every game.

nothing = nic
seat-unnamed = Hráč { $number }
event-engine-only-choice = { $seat }: je tu jen jedna možnost, takže ji hra zvolí sama.
why-engine-undo-nothing = Zatím nemáte žádnou volbu, kterou by šlo vzít zpět.
why-engine-undo-others = Od té doby už jednal někdo jiný, takže musí souhlasit všichni hráči.
why-engine-undo-reveal = Od té doby se něco odhalilo nebo vylosovalo, takže musí souhlasit všichni hráči.
why-engine-undo-rules = Pravidla se od té volby změnila.
notice-engine-resumed-new-rules = Pravidla se od uložení této hry změnila. Hra pokračuje tam, kde skončila, podle nových pravidel.
notice-engine-resumed-at-phase = Pravidla se od uložení této hry změnila. Hra pokračuje od začátku přerušené fáze.
language-name = Čeština
advice-only = Nenasytný bot by zvolil „{ $option }“: nic jiného zvolit nelze.
advice-equal = Nenasytný bot by zvolil „{ $option }“; stejně dobrá volba je podle něj „{ $second }“ (očekávané body: { $worth }).
advice-better = Nenasytný bot by zvolil „{ $option }“: očekává { $worth } b., kdežto při volbě „{ $second }“ jen { $other } b.
advice-equal-together = Nenasytný bot by zvolil „{ $option }“; stejně dobrá volba je podle něj „{ $second }“.
advice-better-together = Nenasytný bot by zvolil „{ $option }“; horší volba je podle něj „{ $second }“.
