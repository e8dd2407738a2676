# Co desky Ronina a Cesty osudu říkají stejně: jejich části, co počítají, a první tah s průvodcem.

# Části desky
destiny-parts = Části stolu
destiny-story = Kapitoly
destiny-opponents = Ostatní hráči
destiny-pool = Zásoba
destiny-offer = Výběr
destiny-timeline = Časová osa
destiny-timeline-of = Časová osa: { $name }
destiny-timeline-empty = Zatím tu nejsou žádné karty. Každý tah sem přibudou dvě, zleva doprava.
destiny-tokens = Žetony symbolů
destiny-golden = zlaté: { $count }
destiny-character = Moje postava
destiny-hand = Karty v ruce
destiny-hand-empty = V ruce nejsou žádné karty.
destiny-said = Záznam a chat
destiny-tab-table = Stůl
destiny-tab-others = Hráči
destiny-tab-mine = Já
destiny-tab-said = Záznam
destiny-look = { $name } – celý přehled

# Zásoba
destiny-initiative = Pořadí iniciativy
destiny-initiative-place = iniciativa { $place }
destiny-deck-count = { $count ->
    [one] { $count } karta v balíčku
    [few] { $count } karty v balíčku
   *[other] { $count } karet v balíčku
}
destiny-discard = Odhazovací hromádka
destiny-discard-empty = Odhazovací hromádka je prázdná.
destiny-row = Pozice { $number }
destiny-row-empty = obsazeno
destiny-bonus-experience = +1 bod zkušenosti
destiny-card-unknown = Karta lícem dolů

# Kapitoly
destiny-turns = Kapitola { $chapter }: odehrány { $done } ze 3 tahů
destiny-turn = Kapitola { $chapter }, tah { $turn } z 9
destiny-chapter = Kapitola { $chapter }
destiny-path-left = levá cesta
destiny-path-right = pravá cesta
destiny-side-quest = Vedlejší úkol na konci hry

# Hráči
destiny-automa = Automa
destiny-bot = bot
destiny-vp = VB
destiny-xp = BZ
destiny-points = Vítězné body
destiny-experience-now = Zkušenost: { $count }
destiny-thinking = vybírá
destiny-unlocks-at = od { $count } BZ
destiny-no-character = Zatím bez postavy.

# Karty
destiny-covered = . Zakryto: { $symbols }
destiny-playing = Karty, které hrajete
destiny-keeping = Karty, které si ponecháte

# Poznámky u možností
destiny-note-go-on = bez dalšího použití
destiny-note-have = máte { $count }

# První tah
destiny-tour-choose-character = Každý pocestný má čtyři schopnosti. První je připravena hned, další se odemknou při 5, 10 a 15 bodech zkušenosti (BZ).
destiny-tour-draft = Vezměte si dvě karty: celou pozici, nebo dvě z balíčku. Čím výš stojíte, tím dříve jste na řadě; spodní pozice dává zato 1 BZ.
destiny-tour-play-left = Zahrajte dvě karty, nejdřív levou. Efekt vidí osu jen po svou kartu, takže na pořadí záleží.
destiny-tour-play-right = Teď pravou. Všichni odhalí karty najednou a efekty se vyhodnotí v pořadí iniciativy.
destiny-tour-lose-symbol = Efekt chce ztrátu symbolu: vraťte žeton, nebo zakryjte symbol na kartě.
destiny-tour-new-chapter = Nová kapitola: aktivní jsou jiné symboly, podívejte se nahoru. Celé kolo už znáte; číslo u otázky otevře její pravidlo.
