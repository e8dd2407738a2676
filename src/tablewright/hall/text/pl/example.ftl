# Fireflies in the hall, in Polish.

game-minutes-example = około 10 minut
game-pitch-example = Mała gra na letni wieczór. Złap jeszcze jednego świetlika albo zakręć słoik, zanim zerwie się wiatr – i nikomu nie zdradzaj, jaki kolor lubi twój lampion.

# The rulebook
part-fly-gen = Gra w skrócie
part-fly-setup = Przygotowanie
part-fly-turn = Tura
part-fly-wind = Wiatr
part-fly-meadow = Łąka
part-fly-end = Liczenie

# The board
example-parts = Części stołu
example-others = Pozostali gracze
example-said = Dziennik i czat
example-row-empty = Jeszcze nic nie złapano.
example-turn = Runda { $round }, tura { $number }
example-round = Runda { $number }

# The first round
example-tour-lantern = Na koniec świetliki w kolorze twojego lampionu liczą się podwójnie. Nikt inny nie widzi, który zachowujesz.
example-tour-catch = Naciśnij łąkę, aby złapać jeszcze jednego, albo swój słoik, aby go zakręcić. Jeden podmuch nie szkodzi, drugi rozwiewa cały rząd.
example-tour-keep = Prawie wszystko przepadło. Zostaje ci jeden świetlik w kolorze, którego nie ma jeszcze w twoim słoiku.
