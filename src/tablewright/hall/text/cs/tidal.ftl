# Deska Tidal Blades slovy: moře, Záhyb, stupnice, postavy s číselníky a kostkami, šance a první kolo.

# Části desky
tidal-parts = Části desky
tidal-tab-sea = Ostrovy
tidal-tab-fold = Záhyb
tidal-tab-rows = Karty
tidal-tab-mine = Moje
tidal-tab-others = Ostatní
tidal-tab-said = Zápis
tidal-tracks = Kola a žebříček šampionů
tidal-opponents = Ostatní účastníci
tidal-notices = Oznámení a intriky
tidal-sea = Souostroví
tidal-fold = Záhyb
tidal-rows = Výzvy a trh
tidal-character = Vaše postava
tidal-hand = Vaše ruka
tidal-said = Zápis a rozhovor

# Moře
tidal-arbiter = Arbitr
tidal-captive = Arbitr, kterého drží tato příšera
tidal-beside = Vedle akčních polí
tidal-boat-start = Začátek dráhy lodi

# Záhyb
tidal-no-monster = Tady žádná příšera není
tidal-monsters-left = { $count ->
    [0] V balíčku už není žádná příšera
    [one] V balíčku { $count } příšera
    [few] V balíčku { $count } příšery
   *[other] V balíčku { $count } příšer
}
tidal-monster-reward = Pro každého, kdo zasáhl
tidal-monster-kill = Za poslední zásah
tidal-monster-invasion = Invaze

# Stupnice
tidal-rounds = Kola
tidal-round-words = úroveň hrozby { $threat }, žetonů pro každého: { $discs }
tidal-threat-level = Kostka hrozby úrovně { $level }
tidal-position = Pozice { $number }: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}

# Karty
tidal-card-unknown = Zakrytá karta
tidal-pool = Výzvy
tidal-market = Trh
tidal-deck-challenges = Balíček výzev: { $count }
tidal-deck-tricks = Balíček triků: { $count }
tidal-deck-market = Balíček trhu: { $count }
tidal-announcements = Oznámení
tidal-unannounced = Oznámení na výběr
tidal-discarded = Naposledy odhozené
tidal-turn-of = { $round }, tah: { $name }
tidal-position-at = pozice { $number }
tidal-schemes = Intriky
tidal-scheme-points = { $points } z { $threshold } bodů, při nichž se intrika uskuteční
tidal-worth = hodnota: { $count } b.
tidal-set-challenge = Určeno vám
tidal-hand-empty = Vaše ruka je prázdná.
tidal-looked-at = Karty, které si prohlížíte
tidal-challenges = Výzvy v ruce
tidal-tricks = Triky v ruce
tidal-goals = Tajný cíl

# Účastníci
tidal-characters = Kdo vstoupí do turnaje
tidal-rival = Rival
tidal-look = { $name } – celá deska
tidal-vp = VB
tidal-ahead = na rivala
tidal-revealed-card = Odkrytá karta
tidal-points = Dosavadní body
tidal-thinking = Stůl čeká na tohoto hráče.
tidal-first-player = První hráč
tidal-no-character = Zatím bez postavy
tidal-traits = Vlastnosti
tidal-dial = { $name }: úroveň { $level }, krok { $step } z { $last }, { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
tidal-shells = Mušle
tidal-fruit = Ovoce
tidal-shield = Mušle na štítu
tidal-hits = Zásahy na příšerách, které už jsou pryč
tidal-leads = Žetony vedoucího
tidal-discs-left = { $count ->
    [one] Zbývá 1 žeton
    [few] Zbývají { $count } žetony
   *[other] Zbývá { $count } žetonů
}
tidal-available = k dispozici
tidal-spent = použitá
tidal-none-available = žádné kostky k dispozici
tidal-completed = Splněné výzvy
tidal-in-play = Karty ve hře
tidal-deck-of = Karty postavy { $name }
tidal-used = V tomto tahu už použito

# Pokusy
tidal-attempt = Výzva
tidal-fight = Boj: { $name }
tidal-dice = Kostky hodu
tidal-no-dice-yet = Vyberte kostky a uvidíte šance.
tidal-die-waits = bude se házet
tidal-threats = { $count ->
    [one] 1 X čeká na odpověď
    [few] { $count } X čekají na odpověď
   *[other] { $count } X čeká na odpověď
}
tidal-odds = Šance příštího hodu
tidal-odds-before = před použitím schopností, triků a nastavením kostek
tidal-odds-spots = Místa
tidal-odds-both = obě najednou
tidal-odds-exact = { $favourable } z { $all } hodů
tidal-in-reach = v dosahu
tidal-asked = Co žádá
tidal-lacking = { $count ->
    [0] splněno
    [one] chybí 1 symbol
    [few] chybí { $count } symboly
   *[other] chybí { $count } symbolů
}

# První kolo
tidal-tour-character = Každá postava vyniká v jedné vlastnosti a začíná s artefaktem. Vyberte si kteroukoli.
tidal-tour-move = Položte figurku a žeton na akční pole a vezměte si odměnu. Pole s plným rámečkem pojme jeden žeton, s čárkovaným kolik chcete.
tidal-tour-effect = Každý ostrov má svůj účinek, vidíte ho vedle jména. Teď ho můžete použít.
tidal-tour-challenge = V aréně se můžete pokusit o její výzvu. Symboly v čárkovaném rámečku jsou navíc: posunou vás mezi šampiony.
tidal-tour-fight = Zasahujte místa příšery odpovídajícími kostkami. Štít s číslem žádá kostku té úrovně. Hozené kostky ztratíte.
tidal-tour-dice = Vybírejte kostky po jedné: šance jsou přesné a počítají i s kostkou hrozby, ale ne s tím, co pak změní vaše karty a štít. Házíte tolika, kolik dovolí Soustředění.
tidal-tour-threat = X bere kostku, pokud za něj nezaplatíte mušli.
tidal-tour-roll = Kostky můžete přehazovat, kolikrát se odvážíte: pokaždé letí i kostka hrozby.
tidal-tour-hit = Vyberte, která místa zasáhnete. Koho žeton leží na příšeře, toho invaze ušetří a její smrt odmění.
tidal-tour-end = To byl váš tah. Až budou položeny všechny žetony, padne noc: vedoucí sklidí poctu, příšery zaútočí a kostky se vrátí.
