# Ronin v herně: pozvání, části pravidel, stupnice, plány, co dává kapitola, a první tah s průvodcem.

game-minutes-ronin = asi 60 minut
game-pitch-ronin = Tři kapitoly na cestě. Vezměte si dvě karty, vyložte je na časovou osu a nechte každý efekt těžit z toho, co už leží. Pijte čaj s oběma sousedy – a zvítězte sami.

# Pravidla
part-ron-gen = Hra v kostce
part-ron-setup = Příprava stolu
part-ron-pset = Příprava hráče
part-ron-sym = Symboly
part-ron-chap = Kapitoly a aktivní symboly
part-ron-vp = Vítězné body
part-ron-xp = Zkušenost
part-ron-abil = Schopnosti
part-ron-nabil = Schopnosti spojenců
part-ron-turn = Tah
part-ron-draft = Draftování karet
part-ron-deck = Balíček a odhazovací hromádka
part-ron-play = Hraní karet
part-ron-eff = Efekty
part-ron-cond = Podmínky
part-ron-res = Výsledky
part-ron-tea = Čajový obřad
part-ron-pass = Předávání čaje
part-ron-track = Stupnice spojenectví
part-ron-bonus = Bonusy
part-ron-end = Konec kapitoly
part-ron-clean = Vyčištění časových os
part-ron-next = Další kapitola
part-ron-final = Závěrečné bodování
part-ron-win = Vítězství
part-ron-auto = Automa
part-ron-duo = Hra 2 hráčů
part-ron-solo = Sólový režim
part-ron-info = Co smí být známo

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
ronin-tour-gain-active = Aktivní symboly se počítají na konci kapitoly: kterých máte víc, ty dají BZ, druhé dají vítězné body (VB).
ronin-tour-which-track = Stupnice spojenectví stojí po vaší levici a pravici. Na konci boduje jen ta nižší, posouvejte tedy obě.
ronin-tour-keep-card = Kapitola končí: ze dvou aktivních symbolů dal ten, kterého máte víc, BZ, druhý dal VB. Ponechané karty otevřou novou časovou osu, ostatní odhodíte.
ronin-tour-tea = První tah máte za sebou. Na jeho konci se pije čaj: šálek posune ukazatel na straně své šipky a oba sousedé získají, co pole ukazuje.
