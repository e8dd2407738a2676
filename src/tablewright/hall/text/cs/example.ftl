# Fireflies in the hall, in Czech.

game-minutes-example = asi 10 minut
game-pitch-example = Malá hra na jeden letní večer. Chyťte ještě jednu světlušku, nebo zavřete sklenici, než se zvedne vítr – a nikomu neprozrazujte, jakou barvu má rád váš lampion.

# The rulebook
part-fly-gen = Hra v kostce
part-fly-setup = Příprava
part-fly-turn = Tah
part-fly-wind = Vítr
part-fly-meadow = Louka
part-fly-end = Počítání

# The board
example-parts = Části stolu
example-others = Ostatní hráči
example-said = Záznam a chat
example-row-empty = Zatím není nic chyceno.
example-turn = Kolo { $round }, tah { $number }
example-round = Kolo { $number }

# The first round
example-tour-lantern = Světlušky barvy vašeho lampionu se na konci počítají dvakrát. Nikdo jiný nevidí, který si necháte.
example-tour-catch = Stiskněte louku a chytíte ještě jednu, nebo svou sklenici a zavřete ji. Jeden závan neškodí, druhý rozežene celou řadu.
example-tour-keep = Skoro vše je ztraceno. Zůstane vám jedna světluška barvy, kterou ve sklenici ještě nemáte.
