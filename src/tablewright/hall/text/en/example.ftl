# Fireflies in the hall: its invitation, the parts of its rulebook, its board, and the guided first round.

game-minutes-example = about 10 minutes
game-pitch-example = A small game for one summer evening. Catch one more firefly, or close the jar before the wind comes; and tell nobody which colour your lantern likes.

# The rulebook
part-fly-gen = The game at a glance
part-fly-setup = Setting up
part-fly-turn = A turn
part-fly-wind = The wind
part-fly-meadow = The meadow
part-fly-end = The count

# The board
example-parts = Parts of the table
example-others = Other players
example-said = Log and chat
example-row-empty = Nothing is caught yet.
example-turn = Round { $round }, turn { $number }
example-round = Round { $number }

# The first round
example-tour-lantern = Fireflies of your lantern's colour count twice at the end. Nobody else sees which one you keep.
example-tour-catch = Press the meadow to catch one more, or your jar to close it. One gust does no harm, the second one scatters the row.
example-tour-keep = Nearly everything is lost. You still hold one firefly, of a colour that your jar does not have.
