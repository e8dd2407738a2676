# Cesta osudu v herně: pozvání, části pravidel, příběh a jeho kronika, karty příběhu a první tah.

game-minutes-path = asi 75 minut
game-pitch-path = Tři příběhy, každý s osmi konci. Vezměte si dvě karty, vyložte je na časovou osu a každým symbolem hlasujte pro jednu ze dvou cest: příběh se otevře tam, kam chtěla většina, a na konci jmenuje svou hlavní postavu.

# Pravidla
part-pod-gen = Hra v kostce
part-pod-setup = Příprava
part-pod-story = Příběh
part-pod-turn = Tah
part-pod-draft = Draftování karet
part-pod-play = Hraní karet
part-pod-eff = Efekty
part-pod-cond = Podmínky
part-pod-res = Výsledky
part-pod-fate = Umístění žetonu osudu
part-pod-chap = Konec kapitoly
part-pod-abil = Schopnosti
part-pod-xp = Zkušenost
part-pod-vp = Vítězné body
part-pod-side = Vedlejší úkoly
part-pod-end = Závěrečné bodování
part-pod-edge = Konec světa: úsilí
part-pod-striga = Striga: tajné mise
part-pod-evil = Menší zlo: spojenectví
part-pod-solo = Sólová hra

# Příběh
path-story = Příběh
path-tab-story = Příběh
path-tale = Karty příběhu
path-read = Číst
path-chronicle = Kronika
path-pages = Stránky
path-page = { $number ->
    [0] Úvod
    [1] Kapitola II
   *[other] Kapitola III
}
path-page-end = Závěr
path-page-back = ← Zpět
path-page-on = Otočit stránku →
path-taken = zvolena
path-next = Aktivní symboly další kapitoly na této cestě
path-to-the-end = k závěru
path-leads = Tato cesta vede
path-fate = Žeton osudu { $number }
path-fates = Žetony osudu: { $waiting } k umístění, odložené: { $aside }
path-fates-here = žetony osudu: { $count }
path-token = { $side ->
    [left] Žeton levé cesty
   *[right] Žeton pravé cesty
}
path-token-of = Žeton cesty: { $name }
path-token-pays = { $whom ->
    [left] Žeton levé cesty
    [right] Žeton pravé cesty
    [dominant] Žeton převažující cesty
   *[other] Žeton druhé cesty
}
path-hero = Hlavní postava tohoto příběhu: { $name }

# Karty příběhů
path-exertion = Úsilí
path-missions = Tajné mise
path-mission-secret = lícem dolů
path-requirement = Požadavek: { $colour }. Kdo má první 3 takové karty, získá 1 BZ, ostatní potřebují 4 a získají 2; nahlédnou do mise.
path-alliances = Spojenectví
path-ally-choice = spojenec podle výběru
path-deck-count = { $count ->
    [one] zbývá { $count } karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
}
path-note-ally = spojenectví: { $name }

# Hráči
path-characters = Kdo se vydává na cestu
path-automa-note = Bere si pozici s nejvíce aktivními symboly a obě karty hned zahraje. Rozcestník jí každý tah dá symbol a žetony osudu umisťuje jen ona.
path-proficient = Zdatnost

# Co dává kapitola
path-gain = { $side ->
    [left] vede levá cesta: teď { $points } VB a { $experience } BZ
   *[right] vede pravá cesta: teď { $points } VB a { $experience } BZ
}
path-gain-open = levá cesta: { $left } VB + { $right } BZ · pravá cesta: { $right } VB + { $left } BZ

# První tah
path-tour-draft = Vezměte si dvě karty: celou pozici, nebo dvě z balíčku. Čím výš stojíte, tím dříve jste odteď na řadě.
path-tour-play-right = Teď pravou. Kdo má víc symbolů levé cesty, hlasuje pro ni, jinak pro pravou; většina posune žeton osudu.
path-tour-gain-active = Oba symboly rozcestí jsou aktivní. Na konci kapitoly dá symbol převažující cesty vítězné body (VB), druhý dá BZ.
path-tour-choose-ally = Na konci kapitoly jedná jen spojenec převažující cesty. Do té doby jsou vaše karty tajné.
path-tour-done-playing = Po tomto kroku jde žeton osudu tohoto tahu na jednu z cest. Dva ze tří rozhodnou, kterou stránku budete číst.
path-tour-fate = První tah máte za sebou. Na jeho konci hlasují symboly: žeton osudu jde na cestu většiny, při shodě se odloží stranou. Dva ze tří rozhodnou, kterou stránku budete číst.
path-tour-keep-card = Kapitola končí: symbol převažující cesty dal VB, druhý dal BZ. Ponechané karty otevřou novou časovou osu, ostatní odhodíte.
