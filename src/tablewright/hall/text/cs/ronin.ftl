# Deska Ronina slovy: její části, co počítá, a první tah s průvodcem.

# Části desky
ronin-parts = Části stolu
ronin-story = Kapitoly
ronin-opponents = Ostatní hráči
ronin-pool = Zásoba
ronin-offer = Výběr
ronin-timeline = Časová osa
ronin-timeline-of = Časová osa: { $name }
ronin-timeline-empty = Zatím tu nejsou žádné karty. Každý tah sem přibudou dvě, zleva doprava.
ronin-tokens = Žetony symbolů
ronin-tracks = Stupnice spojenectví
ronin-character = Moje postava
ronin-hand = Karty v ruce
ronin-hand-empty = V ruce nejsou žádné karty.
ronin-said = Záznam a chat
ronin-tab-table = Stůl
ronin-tab-others = Hráči
ronin-tab-mine = Já
ronin-tab-said = Záznam
ronin-close = Zavřít
ronin-look = { $name } – celý přehled

# Zásoba
ronin-initiative = Pořadí iniciativy
ronin-initiative-place = iniciativa { $place }
ronin-deck-count = { $count ->
    [one] { $count } karta v balíčku
    [few] { $count } karty v balíčku
   *[other] { $count } karet v balíčku
}
ronin-discard = Odhazovací hromádka
ronin-discard-empty = Odhazovací hromádka je prázdná.
ronin-row = Pozice { $number }
ronin-row-empty = obsazeno
ronin-bonus-experience = +1 bod zkušenosti
ronin-card-unknown = Karta lícem dolů

# Kapitoly
ronin-turns = Kapitola { $chapter }: odehrány { $done } ze 3 tahů
ronin-path-left = levá cesta
ronin-path-right = pravá cesta
ronin-side-quest = Vedlejší úkol na konci hry
ronin-most-fewest = Konec kapitoly: nejvíc → BZ, nejméně → VB

# Hráči
ronin-automa = Automa
ronin-bot = bot
ronin-vp = VB
ronin-xp = BZ
ronin-points = Vítězné body
ronin-experience = Zkušenost
ronin-experience-now = Zkušenost: { $count }
ronin-thinking = vybírá
ronin-unlocks-at = od { $count } BZ
ronin-borrowed = od souseda
ronin-no-character = Zatím bez postavy.
ronin-automa-note = Automa draftuje a hraje sama. Body nezískává, ale nalévá čaj na vaší společné stupnici.

# Karty
ronin-covered = . Zakryto: { $symbols }
ronin-gain = teď { $experience } BZ a { $points } VB na konci kapitoly
ronin-playing = Karty, které hrajete
ronin-keeping = Karty, které si ponecháte

# Stupnice
ronin-track = Stupnice: { $first } a { $second }
ronin-track-field = pole { $field } z { $length }
ronin-track-next = dál: { $bonus }
ronin-field-points = { $count } VB na konci hry

# Před hrou
ronin-characters = Pocestní
ronin-boards = Plány spojenectví

# Poznámky u možností
ronin-note-go-on = bez dalšího použití
ronin-note-have = máte { $count }
ronin-note-experience = máte { $count } BZ
ronin-note-learn = karta schopnosti natrvalo

# První tah
ronin-tour-choose-character = Každý pocestný má čtyři schopnosti. První je připravena hned, další se odemknou při 5, 10 a 15 BZ.
ronin-tour-choose-board = Tento plán leží mezi vámi a sousedem. Čaj posouvá jeho ukazatel; oba získáte, co pole ukazují.
ronin-tour-draft = Vezměte si dvě karty: celou pozici, nebo dvě z balíčku. Čím výš stojíte, tím dříve jste na řadě; spodní pozice dává zato 1 BZ.
ronin-tour-play-left = Zahrajte dvě karty, nejdřív levou. Efekt vidí osu jen po svou kartu, takže na pořadí záleží.
ronin-tour-play-right = Teď pravou. Všichni odhalí karty najednou a efekty se vyhodnotí v pořadí iniciativy.
ronin-tour-lose-symbol = Efekt chce ztrátu symbolu: vraťte žeton, nebo zakryjte symbol na kartě.
ronin-tour-gain-active = Aktivní symboly se počítají na konci kapitoly: kterých máte víc, ty dají BZ, druhé dají VB.
ronin-tour-which-track = Stupnice spojenectví stojí po vaší levici a pravici. Na konci boduje jen ta nižší, posouvejte tedy obě.
ronin-tour-keep-card = Kapitola končí. Ponechané karty otevřou novou časovou osu, ostatní odhodíte.
