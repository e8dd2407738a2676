# Tidal Blades v herně: pozvání, části pravidel, moře, Záhyb, stupnice, postavy s číselníky a kostkami, šance a první kolo.

game-minutes-tidal = asi 90 minut
game-pitch-tidal = Turnaj mezi ostrovy útesu. Vyšlete figurku za odměnami, házejte kostkami, které si sami vycvičíte, sáhněte po slávě ve třech arénách a zadržte příšery ze Záhybu. Šance každého hodu vidíte přesně.

# Pravidla
part-tb-setup = Příprava
part-tb-round = Kola
part-tb-turn = Tah
part-tb-space = Ostrovy a akční pole
part-tb-dice = Kostky
part-tb-focus = Soustředění a ovoce
part-tb-threat = Hrozby
part-tb-shield = Mušlový štít
part-tb-trait = Vlastnosti
part-tb-syn = Synergie a karty postav
part-tb-chal = Výzvy
part-tb-stretch = Symboly navíc
part-tb-champ = Žebříček šampionů
part-tb-arb = Arbitr
part-tb-style = Bojové styly
part-tb-boat = Loď
part-tb-market = Trh
part-tb-fight = Boj s příšerami
part-tb-night = Noc
part-tb-score = Závěrečné bodování
part-tb-trick = Triky
part-tb-axl = Axl
part-tb-cai = Kajman
part-tb-dust = Prach
part-tb-eko = Eko
part-tb-card = Používání karet
part-tb-adv = Pokročilé varianty
part-tb-leg = Legendární výzvy
part-tb-amkt = Pokročilý trh
part-tb-amon = Pokročilé příšery
part-tb-ann = Zvláštní oznámení
part-tb-long = Delší hra
part-tb-duo = Dva hráči
part-tb-solo = Hra pro jednoho
part-tb-ally = Spojenci
part-tb-riv = Rival
part-tb-scheme = Intriky

# Části desky
tidal-parts = Části desky
tidal-tab-sea = Ostrovy
tidal-tab-fold = Záhyb
tidal-tab-rows = Karty
tidal-tab-mine = Moje
tidal-tab-others = Ostatní
tidal-tab-said = Záznam
tidal-tracks = Kola a žebříček šampionů
tidal-opponents = Ostatní účastníci
tidal-notices = Oznámení a intriky
tidal-sea = Souostroví
tidal-fold = Záhyb
tidal-rows = Výzvy a trh
tidal-character = Vaše postava
tidal-hand = Vaše ruka
tidal-said = Záznam a chat

# Moře
tidal-arbiter = Arbitr
tidal-captive = Arbitr, kterého drží tato příšera
tidal-beside = Vedle polí akcí
tidal-boat-start = Začátek dráhy lodi

# Záhyb
tidal-no-monster = Tady žádná příšera není
tidal-monsters-left = { $count ->
    [0] V balíčku už není žádná příšera
    [one] V balíčku { $count } příšera
    [few] V balíčku { $count } příšery
   *[other] V balíčku { $count } příšer
}
tidal-monster-reward = Pro každého, kdo má zásah
tidal-monster-kill = Bonus za zabití
tidal-monster-invasion = Invaze

# Stupnice
tidal-rounds = Kola
tidal-round-words = úroveň ohrožení { $threat }, žetonů akcí pro každého: { $discs }
tidal-threat-level = Kostka ohrožení úrovně { $level }
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
tidal-set-challenge = Nastrčená výzva
tidal-hand-empty = Vaše ruka je prázdná.
tidal-looked-at = Karty, které si prohlížíte
tidal-challenges = Výzvy v ruce
tidal-tricks = Triky v ruce
tidal-goals = Tajný cíl

# Účastníci
tidal-characters = Kdo vstoupí do turnaje
tidal-rival = Rival
tidal-look = { $name } – celý přehled
tidal-vp = VB
tidal-ahead = na rivala
tidal-revealed-card = Odhalená karta
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
tidal-fruit = Plody
tidal-shield = Mušle na štítu
tidal-hits = Zásahy na příšerách, které už jsou pryč
tidal-leads = Žetony lídra
tidal-discs-left = { $count ->
    [one] Zbývá 1 žeton akce
    [few] Zbývají { $count } žetony akcí
   *[other] Zbývá { $count } žetonů akcí
}
tidal-available = dostupná
tidal-spent = vyčerpaná
tidal-none-available = žádné dostupné kostky
tidal-completed = Splněné výzvy
tidal-in-play = Karty ve hře
tidal-deck-of = Karty za Synergii:
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
tidal-tour-move = Postavte figurku a položte žeton na pole akce a vezměte si odměnu. Pole s plným rámečkem pojme jeden žeton, s čárkovaným libovolný počet.
tidal-tour-effect = Každý ostrov má svůj efekt, vidíte ho vedle jména. Teď ho můžete využít.
tidal-tour-challenge = V aréně můžete podstoupit její výzvu. Symboly v čárkovaném rámečku jsou navíc: posunou vás v žebříčku šampionů.
tidal-tour-fight = Zasahujte místa příšery odpovídajícími kostkami. Štít s číslem žádá kostku té úrovně. Hozené kostky ztratíte.
tidal-tour-dice = Vybírejte kostky po jedné: šance jsou přesné a počítají i s kostkou ohrožení, ale ne s tím, co pak změní vaše karty a štít. Házíte tolika kostkami, kolik dovolí Soustředění.
tidal-tour-threat = X bere kostku, pokud za něj nezaplatíte mušli.
tidal-tour-roll = Kostky můžete přehazovat, kolikrát se odvážíte: pokaždé letí i kostka ohrožení.
tidal-tour-hit = Vyberte, která místa zasáhnete. Kdo má na příšeře žeton, toho její invaze ušetří a její smrt odmění.
tidal-tour-end = To byl váš tah. Až budou položeny všechny žetony, padne noc: lídr sklidí poctu, příšery provedou invazi a kostky se vrátí.
