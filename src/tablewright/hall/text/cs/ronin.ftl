# Deska Ronina slovy: stupnice, plány, co dává kapitola, a první tah s průvodcem.

# Části desky
ronin-tracks = Stupnice spojenectví

# Kapitoly
ronin-most-fewest = Konec kapitoly: nejvíc → BZ, nejméně → VB

# Hráči
ronin-borrowed = od souseda
ronin-automa-note = Automa draftuje a hraje sama. Body nezískává, ale nalévá čaj na vaší společné stupnici.

# Karty
ronin-gain = teď { $experience } BZ a { $points } VB na konci kapitoly

# Stupnice
ronin-track = Stupnice: { $first } a { $second }
ronin-track-field = pole { $field } z { $length }
ronin-track-next = dál: { $bonus }
ronin-field-points = { $count } VB na konci hry

# Před hrou
ronin-characters = Pocestní
ronin-boards = Plány spojenectví

# Poznámky u možností
ronin-note-experience = máte { $count } BZ
ronin-note-learn = karta schopnosti natrvalo

# První tah
ronin-tour-choose-board = Tento plán leží mezi vámi a sousedem. Čaj posouvá jeho ukazatel; oba získáte, co pole ukazují.
ronin-tour-gain-active = Aktivní symboly se počítají na konci kapitoly: kterých máte víc, ty dají BZ, druhé dají VB.
ronin-tour-which-track = Stupnice spojenectví stojí po vaší levici a pravici. Na konci boduje jen ta nižší, posouvejte tedy obě.
ronin-tour-keep-card = Kapitola končí: ze dvou aktivních symbolů dal ten, kterého máte víc, BZ, druhý dal VB. Ponechané karty otevřou novou časovou osu, ostatní odhodíte.
ronin-tour-tea = První tah máte za sebou. Na jeho konci se pije čaj: šálek posune ukazatel na straně své šipky a oba sousedé získají, co pole ukazuje.
