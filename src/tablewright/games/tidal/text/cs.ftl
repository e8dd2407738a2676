# What Tidal Blades says: its title, words, events, questions, options, reasons, card texts, settings and phases.

game-title = Tidal Blades
game-subtitle = turnaj kostek a odvahy mezi ostrovy útesu

# Words

trait =
    { $trait ->
        [focus] Soustředění
        [spirit] Duch
        [resilience] Odolnost
       *[synergy] Synergie
    }
trait-accusative =
    { $trait ->
        [focus] Soustředění
        [spirit] Ducha
        [resilience] Odolnost
       *[synergy] Synergii
    }
trait-genitive =
    { $trait ->
        [focus] Soustředění
        [spirit] Ducha
        [resilience] Odolnosti
       *[synergy] Synergie
    }
symbol =
    { $symbol ->
        [focus] Soustředění
        [spirit] Duch
        [resilience] Odolnost
        [synergy] Synergie
       *[wild] libovolný
    }
die =
    { $die ->
        [novice] kostka nováčka
        [red-adept] červená kostka adepta
        [blue-adept] modrá kostka adepta
        [red-elite] červená kostka elity
        [blue-elite] modrá kostka elity
        [guild-focus] kostka gildy Soustředění
        [guild-spirit] kostka gildy Ducha
        [guild-resilience] kostka gildy Odolnosti
       *[guild-synergy] kostka gildy Synergie
    }
die-accusative =
    { $die ->
        [novice] kostku nováčka
        [red-adept] červenou kostku adepta
        [blue-adept] modrou kostku adepta
        [red-elite] červenou kostku elity
        [blue-elite] modrou kostku elity
        [guild-focus] kostku gildy Soustředění
        [guild-spirit] kostku gildy Ducha
        [guild-resilience] kostku gildy Odolnosti
       *[guild-synergy] kostku gildy Synergie
    }
into =
    { $into ->
        [novice] kostka nováčka
        [red-adept] červená kostka adepta
        [blue-adept] modrá kostka adepta
        [red-elite] červená kostka elity
        [blue-elite] modrá kostka elity
        [guild-focus] kostka gildy Soustředění
        [guild-spirit] kostka gildy Ducha
        [guild-resilience] kostka gildy Odolnosti
       *[guild-synergy] kostka gildy Synergie
    }
die-of-level =
    { $level ->
        [1] kostka nováčka
        [2] kostka adepta
        [3] kostka elity
       *[other] kostka gildy
    }
dice-from-level =
    { $level ->
        [1] kostky
        [2] kostky adepta, elity a gildy
        [3] kostky elity a gildy
       *[other] kostky gildy
    }
island-droska = Kolbiště Droska
island-chronosseum = Chronoseum
island-lamara = Stadion Lamara
island-citadel = Citadela času
island-fold = Záhyb
island =
    { $island ->
        [droska] { island-droska }
        [chronosseum] { island-chronosseum }
        [lamara] { island-lamara }
        [citadel] { island-citadel }
       *[fold] { island-fold }
    }
island-genitive =
    { $island ->
        [droska] Kolbiště Droska
        [chronosseum] Chronosea
        [lamara] Stadionu Lamara
        [citadel] Citadely času
       *[fold] Záhybu
    }
arena =
    { $arena ->
        [droska] { island-droska }
        [chronosseum] { island-chronosseum }
       *[lamara] { island-lamara }
    }
arena-genitive =
    { $arena ->
        [droska] Kolbiště Droska
        [chronosseum] Chronosea
       *[lamara] Stadionu Lamara
    }
slot =
    { $slot ->
        [edge] Okraj Záhybu
       *[reef] Vnitřní útes
    }
round =
    { $round ->
        [sign-up] Kolo zápisů
        [first] 1. kolo
        [second] 2. kolo
        [third] 3. kolo
       *[fourth] 4. kolo
    }
stock =
    { $what ->
        [shells] { shells }
       *[fruit] { fruit }
    }
shells =
    { $count ->
        [one] 1 mušli
        [few] { $count } mušle
       *[other] { $count } mušlí
    }
fruit =
    { $count ->
        [one] 1 plod
        [few] { $count } plody
       *[other] { $count } plodů
    }
dice-count =
    { $count ->
        [one] 1 kostku
        [few] { $count } kostky
       *[other] { $count } kostek
    }
steps =
    { $count ->
        [one] 1 krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }
points =
    { $count ->
        [one] 1 bod
        [few] { $count } body
       *[other] { $count } bodů
    }
# What dice show, added up: only what is there is named, with commas between.
shown = { shown-focus }{ shown-spirit }{ shown-resilience }{ shown-synergy }{ shown-wild }{ shown-nothing }
shown-focus =
    { $focus ->
        [0] { "" }
        [one] Soustředění
       *[other] Soustředění×{ $focus }
    }
shown-spirit =
    { $spirit ->
        [0] { "" }
        [one] { comma-spirit }Duch
       *[other] { comma-spirit }Duch×{ $spirit }
    }
shown-resilience =
    { $resilience ->
        [0] { "" }
        [one] { comma-resilience }Odolnost
       *[other] { comma-resilience }Odolnost×{ $resilience }
    }
shown-synergy =
    { $synergy ->
        [0] { "" }
        [one] { comma-synergy }Synergie
       *[other] { comma-synergy }Synergie×{ $synergy }
    }
shown-wild =
    { $wild ->
        [0] { "" }
        [one] { comma-wild }libovolný
       *[other] { comma-wild }libovolný×{ $wild }
    }
comma-spirit =
    { $focus ->
        [0] { "" }
       *[other] { ", " }
    }
comma-resilience =
    { $spirit ->
        [0] { comma-spirit }
       *[other] { ", " }
    }
comma-synergy =
    { $resilience ->
        [0] { comma-resilience }
       *[other] { ", " }
    }
comma-wild =
    { $synergy ->
        [0] { comma-synergy }
       *[other] { ", " }
    }
shown-nothing =
    { $focus ->
        [0] { $spirit ->
            [0] { $resilience ->
                [0] { $synergy ->
                    [0] { $wild ->
                        [0] prázdná strana
                       *[other] { "" }
                    }
                   *[other] { "" }
                }
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }
source =
    { $source ->
        [challenges] výzvy
        [traits] vlastnosti
        [place] umístění mezi hráči
        [position] dosažené pole žebříčku šampionů
        [leader] žetony lídra
        [goals] tajný cíl
        [hits] zásahy na příšerách
        [announcements] oznámení
        [knowledge] cenné vědomosti
       *[rival] vůči rivalovi
    }
role =
    { $role ->
        [rival] rival
        [ally] spojenec
       *[player] hráč
    }

# Events: preparing

event-chose-character = Do turnaje vstupuje { $seat }.
event-announced = Zvláštní oznámení: „{ $card }“.
event-arbiter-moved = Arbitr teď stojí v aréně: { arena }.
event-first-player = { $seat } přebírá žeton prvního hráče.
event-ally-revealed = { $seat } čeká s kartou „{ $card }“.

# Events: rounds and turns

event-round-begins = — Začíná { round } —
event-turn-begins = { $seat } je na tahu.
event-ally-turn = { $seat } přichází na pomoc.
event-moved = { $seat } se přesouvá: { $place }.
event-night-begins = Nastává noc ({ round }).
event-leader = { $seat } vede v žebříčku šampionů a pokládá žeton lídra.
event-boat-moved = Loď doplouvá na pole { $space }.

# Events: gaining and losing

event-gained = { $seat } získává { stock }.
event-lost = { $seat } ztrácí { stock }.
event-paid = { $seat } platí { stock }.
event-gave = { $seat } předává surovinu, dostává ji { $other }.
event-gained-die = { $seat } získává { die-accusative }.
event-lost-die = { $seat } ztrácí { die-accusative }.
event-refreshed = { $seat } obnovuje { die-accusative }.
event-refreshed-all = { $seat } obnovuje { dice-count }.
event-upgraded = { $seat } vylepšuje kostku: { die } → { into }.
event-degraded = { $seat } degraduje kostku: { die } → { into }.
event-advanced = { $seat } rozvíjí { trait-accusative } o { steps } (úroveň { $level }).
event-reduced = { $seat } snižuje { trait-accusative } o { steps } (úroveň { $level }).
event-ranked = { $seat } postupuje o { $count } v žebříčku šampionů, na pozici { $position }.
event-fell-back = { $seat } klesá o { $count } v žebříčku šampionů, na pozici { $position }.
event-drew-tricks =
    { $count ->
        [one] { $seat } si dobírá 1 trik.
        [few] { $seat } si dobírá { $count } triky.
       *[other] { $seat } si dobírá { $count } triků.
    }
event-drew-challenges =
    { $count ->
        [one] { $seat } si dobírá 1 výzvu.
        [few] { $seat } si dobírá { $count } výzvy.
       *[other] { $seat } si dobírá { $count } výzev.
    }
event-drew-cards = Dobíráte si: { $cards }.
event-took = { $seat } si bere z nabídky výzvu „{ $card }“.
event-discarded = { $seat } odhazuje kartu „{ $card }“.
event-pool-refilled = Do nabídky přichází „{ $card }“.
event-market-refilled = Na trh přichází „{ $card }“.
event-bought = { $seat } získává na trhu kartu „{ $card }“.
event-unlocked = { $seat } hraje kartu postavy „{ $card }“.

# Events: tricks and abilities

event-played-trick = { $seat } hraje trik „{ $card }“ na úrovni { $level }.
event-used-ability = { $seat } využívá kartu „{ $card }“.
event-used-upgrade = { $seat } využívá Vylepšení štítu.
event-discarded-artifact = { $seat } odhazuje artefakt „{ $card }“.
event-discarded-goods = { $seat } spotřebovává zboží „{ $card }“.
event-set-die = { $seat } nastavuje kostku Mušlovým štítem.

# Events: challenges and fights

event-attempts = { $seat } podstupuje výzvu „{ $card }“.
event-fights = { $seat } bojuje, protivník: { $card }.
event-chose-die = { $seat } vybírá { die-accusative }.
event-rolled =
    { $threat ->
        [0] { $seat } hází: { shown }.
        [one] { $seat } hází: { shown }. Kostka ohrožení ukazuje X.
       *[other] { $seat } hází: { shown }. Kostka ohrožení ukazuje { $threat } X.
    }
event-blocked = { $seat } odvrací X jednou mušlí.
event-completed =
    { $stretched ->
        [0] { $seat } plní výzvu „{ $card }“.
       *[other] { $seat } plní a stupňuje výzvu „{ $card }“.
    }
event-withdrew = { $seat } odstupuje od výzvy „{ $card }“.
event-hit = { $seat } zasahuje příšeru ({ $card }): { trait }.
event-killed = { $seat } zabíjí příšeru: { $card }.
event-monster-appears = Na Okraji Záhybu se objevuje příšera: { $card }.
event-invades =
    { $slot ->
        [edge] { $card } provádí invazi z Okraje Záhybu.
       *[reef] { $card } provádí invazi z Vnitřního útesu.
    }
event-escaped = Utíká příšera: { $card }.

# Events: rival and schemes

event-rival-revealed = { $seat } (rival) odhaluje výzvu „{ $card }“.
event-scheme-grows = „{ $card }“ přichází do sloupce intrik { arena-genitive }.
event-scheme-hatched = Je zosnována intrika { arena-genitive } o síle { $strength }.
event-scheme-effect = Efekt intriky: { $card }
event-challenge-set = { $seat } musí splnit výzvu „{ $card }“ dříve než kteroukoli jinou.
event-kidnapped = Arbitra unáší příšera: { $card }.
event-token-removed = { $seat } ztrácí žeton zásahu (příšera: { $card }).
event-foiled = { $seat } maří intriku: „{ $card }“ se odhazuje.

# Events: the end

event-final-score =
    { $won ->
        [0] { $seat } končí s výsledkem: { points }.
       *[other] { $seat } končí s výsledkem: { points }, a vítězí.
    }
verdict = { $grade ->
    [perfect] Dokonalé vítězství: před rivalem i před oběma spojenci
    [victory] Vítězství: před rivalem
   *[defeat] Porážka: rivala se nepodařilo předstihnout
}
verdict-measure = Náskok v pozicích před rivalem: { $rival }, před spojenci: { $allies }
verdict-rival = Vítězí rival: je před oběma hráči
verdict-rival-measure = Ztráta v pozicích na rivala: { $behind }
event-solo-result =
    { $grade ->
        [perfect] Dokonalé vítězství: { $seat } je před rivalem i oběma spojenci.
        [victory] Vítězství: { $seat } je před rivalem.
       *[defeat] Porážka: { $seat } není před rivalem.
    }

# Questions: preparing

ask-choose-character = Za kterou postavu hrajete?
ask-choose-rival = Která postava je rivalem?
ask-announcement = Které zvláštní oznámení platí?
ask-starting-card = Se kterou kartou postavy začnete?
ask-draft-challenge = Kterou výzvu si vyberete, než předáte ostatní doleva?
ask-keep-challenge = Kterou výzvu si necháte?
ask-choose-goal = Který tajný cíl si necháte?

# Questions: the turn

ask-whose-turn = Hrajete za sebe, nebo se spojencem?
ask-move = Kam se přesunete?
ask-island-effect = Využijete efekt ostrova?
ask-which-arena = Efekt které arény využijete před bojem?
ask-repeat-effect = Využijete efekt ostrova ještě jednou?
ask-challenge = Podstoupíte výzvu, nebo ukončíte tah?
ask-partner = Kterou výzvu podstoupíte v témže hodu?
ask-fight = Budete bojovat s příšerou, nebo ukončíte tah?
ask-end-turn = Uděláte ještě něco před koncem tahu?

# Questions: dice and rolls

ask-choose-dice = Vyberte kostky, potom hoďte.
ask-bonus-die = Kterou bonusovou kostku si vezmete?
ask-threat = X ohrožuje vaše kostky. Zablokujete ho, nebo o některou přijdete?
ask-after-roll = Co teď: přehodit, nebo skončit?
ask-hit = Které místo zasáhnete?
ask-lose-matched = Kterou přiřazenou kostku ztratíte?
ask-upgrade-used = Kterou kostku použitou v této výzvě vylepšíte?
ask-upgrade-in-fight = Kterou kostku použitou v tomto boji vylepšíte?
ask-match-wild = Které vlastnosti přiřadíte libovolný symbol?
ask-matched = Které symboly se počítají jako přiřazené?
ask-set-die = Kterou kostku nastavíte?
ask-set-face = Kterou stranu má ukazovat?
ask-which-die = Kterou kostku změníte?
ask-swap-symbol = Který symbol vyměníte?
ask-as-symbol = Jako který symbol ho použijete?
ask-refresh = Kterou kostku obnovíte?
ask-upgrade = Kterou kostku vylepšíte?
ask-upgrade-into = Kterou kostkou se stane?
ask-degrade = Kterou kostku degradujete?
ask-degrade-into = Na kterou kostku klesne?
ask-gain-die = Kterou kostku získáte?
ask-lose-die = Kterou kostku ztratíte?
ask-night-dice = Kterou kostku této noci obnovíte a vylepšíte?

# Questions: cards, traits and the rest

ask-take-or-draw = Vezmete si výzvu z nabídky, nebo si ji doberete z balíčku?
ask-take-lighter = Kterou výzvu s méně symboly si vezmete z nabídky?
ask-free-market = Kterou kartu trhu si vezmete bez placení?
ask-study = Kterou výzvu si necháte?
ask-play-character = Kterou kartu postavy zahrajete?
ask-discard-card = Kterou kartu odhodíte z ruky?
ask-discard-pool = Kterou výzvu z nabídky odhodíte?
ask-discard-market = Kterou kartu trhu odhodíte?
ask-advance-any = Kterou vlastnost rozvinete o { steps }?
ask-reduce-any = Kterou vlastnost snížíte?
ask-carry-boat = O kolik polí přenesete loď dopředu, bez jejich odměn?
ask-move-arbiter = Do které arény půjde Arbitr?
ask-give-to = Komu to dáte?
ask-pay = Cena je { $count }. Kolik z toho zaplatíte druhou surovinou?
ask-which-column = Symbol leží mezi dvěma sloupci ({ trait }). Do kterého patří?

# Questions: schemes

ask-scheme-discard = Která z nejcennějších karet opouští sloupec intrik?
ask-remove-token = Který z vašich žetonů zásahů se odstraní?
ask-set-challenge = Která výzva vám bude nastrčena?
ask-foil = Kterou kartu intriky odhodíte?

# Options

option-character = { $character }
option-island = { island }, vedle polí akcí
option-use = Využít efekt ostrova
option-fruit = Vzít si plody
option-contacts = Vrchní karta balíčku trhu, naslepo
option-skip = Nevyužít
option-buy =
    { $ranking ->
        [0] { $card } (cena: { price })
       *[other] { $card } (cena: { fruit-and }−{ $ranking } v žebříčku šampionů)
    }
fruit-and =
    { $fruit ->
        [0] { "" }
       *[other] { price },{ " " }
    }
price =
    { $fruit ->
        [one] 1 plod
        [few] { $fruit } plody
       *[other] { $fruit } plodů
    }
option-challenge =
    { $arena ->
        [droska] { $card }: polovina Kolbiště Droska
        [chronosseum] { $card }: polovina Chronosea
        [lamara] { $card }: polovina Stadionu Lamara
       *[printed] { $card }
    }
option-alone = Jen tuto výzvu
option-slot = { $card } ({ slot })
option-end = Ukončit tah
option-own = Vlastní tah
option-ally = Tah se spojencem: { $seat }
option-rest = V tomto kole už bez tahu
option-take = Vzít: { $card }
option-draw = Dobrat si z balíčku
option-discard =
    { $copy ->
        [1] { $card }
       *[other] { $card } ({ $copy })
    }
option-card = { $card }
option-keep = { $card }
option-foil = { $card }
option-trick =
    { $copy ->
        [1] Trik: { $card }
       *[other] Trik: { $card } ({ $copy })
    }
option-artifact = Odhodit artefakt: { $card }
option-ability = Schopnost: { $card }
option-goods = Spotřebovat zboží: { $card }
option-shield =
    { $shield ->
        [set] Nastavit kostku Mušlovým štítem
       *[upgrade] Využít Vylepšení štítu
    }
option-available = Dostupná: { die }
option-further = Dostupná: { die } (cena: 1 plod)
option-spent = Vyčerpaná: { die }
option-into = { die }
option-roll = Hodit
option-again = Přehodit: { rolled-die }
option-leave = Nepřehazovat: { rolled-die }
option-lose = Ztratit: { rolled-die }{ die-again }
option-die = { rolled-die }{ die-again }
rolled-die =
    { $rolled ->
        [0] { die } (zatím bez výsledku{ die-marks })
       *[other] { die } ({ shown }{ die-marks })
    }
# What else tells dice apart that show the same.
die-marks = { die-bonus }{ die-raised }
die-bonus =
    { $bonus ->
        [0] { "" }
       *[other] , bonusová
    }
die-raised =
    { $raised ->
        [0] { "" }
       *[other] , úroveň +{ $raised }
    }
die-again =
    { $again ->
        [0] { "" }
       *[other] , k přehození
    }
option-block = Zablokovat mušlí
option-complete =
    { $end ->
        [plain] Splnit výzvu
        [focus] Splnit a vystupňovat: Soustředění
        [spirit] Splnit a vystupňovat: Duch
        [resilience] Splnit a vystupňovat: Odolnost
        [synergy] Splnit a vystupňovat: Synergie
       *[several] Splnit a vystupňovat všechny symboly
    }
option-complete-two = { $card }: { first-end }; { $cards }: { second-end }
first-end =
    { $first ->
        [left] odstoupit
        [plain] splnit
        [focus] splnit a vystupňovat (Soustředění)
        [spirit] splnit a vystupňovat (Duch)
        [resilience] splnit a vystupňovat (Odolnost)
        [synergy] splnit a vystupňovat (Synergie)
       *[several] splnit a vystupňovat všechny symboly
    }
second-end =
    { $second ->
        [left] odstoupit
        [plain] splnit
        [focus] splnit a vystupňovat (Soustředění)
        [spirit] splnit a vystupňovat (Duch)
        [resilience] splnit a vystupňovat (Odolnost)
        [synergy] splnit a vystupňovat (Synergie)
       *[several] splnit a vystupňovat všechny symboly
    }
option-withdraw = Odstoupit
option-strike = Ponechat výsledky a zasahovat
option-hit =
    { $level ->
        [1] Místo { $number }: { trait }
       *[other] Místo { $number }: { trait }, obrněné ({ die-of-level } nebo lepší)
    }
option-done = Hotovo
option-stop = Tady skončit
option-trait = { trait }
option-arena = { arena }
option-face = Strana: { shown }
option-match = Přiřazeno: { shown }
option-seat = { $seat }
option-carry =
    { $count ->
        [0] Vůbec ne
        [one] O 1 pole
        [few] O { $count } pole
       *[other] O { $count } polí
    }
option-substitute = { $count }
option-column =
    { $column ->
        [left] Do levého
       *[right] Do pravého
    }

# Reasons

why-space-taken = Toto pole akce je obsazené.
why-too-dear = Nemůžete to zaplatit celé.
why-other-arena = Tato výzva patří k jiné aréně.
why-unlike-arena = Dvě výzvy v jednom hodu musí patřit k téže aréně.
why-challenge-set = Nejprve splňte výzvu, kterou vám nastrčil rival.
why-no-die = Nemáte žádnou dostupnou kostku.
why-dice-first = Nejprve vyberte kostku k hodu.
why-no-fruit = Další kostka stojí plod a vy žádný nemáte.
why-no-shell = Nemáte mušli k blokování.
why-nothing-to-reroll = Nejprve vyberte kostky k přehození.
why-trick-played = V tomto tahu už byl zahrán trik.
why-trick-elsewhere = Tento trik vyžaduje návštěvu jiného ostrova.
why-trick-needs-fight = Tento trik se hraje v boji.
why-trick-useless = Tento trik by teď nic nepřinesl.
why-ability-used = Tuto schopnost už máte v tomto tahu za sebou.
why-ability-not-now = Tato schopnost se využívá v jinou chvíli.
why-ability-no-use = Tato schopnost by teď nic nepřinesla.
why-ability-too-dear = Nemáte čím tuto schopnost zaplatit.
why-artifact-useless = Odhození tohoto artefaktu by teď nic nepřineslo.
why-goods-useless = Toto zboží by teď nic nepřineslo.
why-no-charge = Na vašem Mušlovém štítu je málo mušlí.
why-nothing-rolled = Není tu hozená kostka, kterou by šlo nastavit.
why-upgrade-not-now = Vylepšení štítu by teď nic nepřineslo.

# Rewards

reward-shells =
    { $count ->
        [one] 1 mušle
        [few] { $count } mušle
       *[other] { $count } mušlí
    }
reward-fruit = { fruit }
reward-ranking = +{ $count } v žebříčku šampionů
reward-tricks =
    { $count ->
        [one] doberte si 1 trik
        [few] doberte si { $count } triky
       *[other] doberte si { $count } triků
    }
reward-challenges =
    { $count ->
        [one] vezměte nebo doberte si 1 výzvu
        [few] vezměte nebo doberte si { $count } výzvy
       *[other] vezměte nebo doberte si { $count } výzev
    }
reward-draw-challenges =
    { $count ->
        [one] doberte si 1 výzvu
        [few] doberte si { $count } výzvy
       *[other] doberte si { $count } výzev
    }
reward-die =
    { $colour ->
        [red] červená { die-of-level }
        [blue] modrá { die-of-level }
       *[any] { die-of-level }
    }
reward-refresh = obnovte { dice-count }
reward-refresh-all = obnovte všechny kostky
reward-refresh-by = obnovte tolik kostek, kolik činí úroveň { trait-genitive }
reward-shells-by = tolik mušlí, kolik činí úroveň { trait-genitive }
reward-upgrade =
    { $count ->
        [one] vylepšete 1 kostku
       *[other] vylepšete { dice-count }, každou jednou
    }
reward-advance = { trait }: +{ steps }
reward-advance-any = libovolná vlastnost: +{ steps }
reward-advance-all = každá vlastnost: +{ steps }
reward-sail =
    { $count ->
        [one] loď popluje o 1 pole, s jeho odměnou
        [few] loď popluje o { $count } pole, se všemi odměnami
       *[other] loď popluje o { $count } polí, se všemi odměnami
    }
reward-first-player = žeton prvního hráče
reward-renew-pool =
    { $count ->
        [one] vyměňte v nabídce 1 výzvu
        [few] vyměňte v nabídce { $count } výzvy
       *[other] vyměňte v nabídce { $count } výzev
    }
reward-renew-market =
    { $count ->
        [one] vyměňte 1 kartu trhu
        [few] vyměňte { $count } karty trhu
       *[other] vyměňte { $count } karet trhu
    }
reward-character-card = doberte si 2 karty postavy a 1 hned zahrajte
reward-move-arbiter = přesuňte Arbitra do libovolné arény
reward-copy-bonus-die = přidejte do hodu kopii bonusové kostky
reward-ignore-restrictions = neberte v úvahu žádná omezení příšery

# Losses

loss-lose-shells = ztraťte { shells }
loss-lose-fruit = ztraťte { fruit }
loss-lose-dice =
    { $level ->
        [1] ztraťte { dice-count }
       *[other] ztraťte { $count } × { die-of-level } nebo lepší
    }
loss-lose-ranking = −{ $count } v žebříčku šampionů
loss-degrade-highest = degradujte svou kostku s nejvyšší úrovní
loss-degrade-from = degradujte všechny své { dice-from-level }
loss-reduce = { trait }: −{ steps }
loss-reduce-any = libovolná vlastnost kromě Synergie: −{ steps }
loss-discard-tricks =
    { $count ->
        [one] odhoďte 1 trik
        [few] odhoďte { $count } triky
       *[other] odhoďte { $count } triků
    }
loss-discard-challenges =
    { $count ->
        [one] odhoďte 1 výzvu
        [few] odhoďte { $count } výzvy
       *[other] odhoďte { $count } výzev
    }
loss-discard-cards =
    { $count ->
        [one] odhoďte z ruky 1 kartu
        [few] odhoďte z ruky { $count } karty
       *[other] odhoďte z ruky { $count } karet
    }

# What is counted

subject-completed-challenges =
    { $arena ->
        [any] splněné výzvy
       *[other] splněné výzvy { arena-genitive }
    }
subject-challenge-sets = sady tří splněných výzev, po jedné z každé arény
subject-hits = zásahy na příšerách
subject-traits-at = vlastnosti na úrovni { $level } nebo vyšší
subject-dice-at = { dice-from-level }
subject-position = pozice v žebříčku šampionů
subject-leader-tokens = žetony lídra
subject-resources = mušle a plody v zásobě
subject-character-cards = karty postavy ve hře
subject-tricks-held = triky v ruce

# Boards

frame-single = jednorázové
frame-open = otevřené
island-effect = efekt ostrova
effect-trade =
    { $count ->
        [one] kupte kartu trhu, nebo získejte 1 plod
        [few] kupte kartu trhu, nebo získejte { $count } plody
       *[other] kupte kartu trhu, nebo získejte { $count } plodů
    }
effect-battle = bojujte s příšerou, s bonusovou kostkou za bojový styl; hozené kostky se ztrácejí

# Challenges

print-challenge-at =
    { $arena ->
        [arbiter] tam, kde stojí Arbitr, { points }
       *[other] { arena }, { points }
    }
symbol-required = { trait }
symbol-stretch = [{ trait }]
symbol-forbidden = { symbol }
manner-perilous = Nebezpečná: splnění stojí { dice-count } z přiřazených.
manner-mystic = Mystická: po splnění vylepšete { dice-count } z použitých.
manner-showpiece = Exhibiční: splnění nerozvíjí žádnou vlastnost.
manner-heroic = Hrdinská: splnění nerozvíjí žádnou vlastnost.
manner-split = Dělená: zvolte jednu polovinu; počítá se jen ona.
manner-serial = Sériová: lze ji podstoupit v jednom hodu s jinou výzvou téhož ostrova.
manner-swarm = Výzva roje: přiřaďte kterékoli, všechny nebo žádné symboly stupňování.
manner-arbiter = Výzva Arbitra: nepatří k žádné aréně; po splnění +{ $count } v žebříčku šampionů.

# Tricks

when-visiting = Jen při návštěvě { island-genitive }.
when-fighting = Jen v boji.
stunt-for-each-level = za každou úroveň Ducha
stunt-ladder = od úrovně { $level }
stunt-exactly = přesně na úrovni { $level }
stunt-free-market-card = Vezměte si kartu trhu, jejíž cena v plodech nepřevyšuje vašeho Ducha.
stunt-study = Doberte si tolik výzev, kolik činí váš Duch, 1 si nechte, ostatní dejte dospod balíčku.
stunt-upgrade-in-fight = Vylepšete tolik kostek použitých v tomto boji, kolik činí váš Duch, každou jednou.

# Market, goals and announcements

print-market-cost = cena
cost-fruit = { fruit }
cost-ranking = −{ $count } v žebříčku šampionů
print-market-gain = zisk
print-goods-discard = odhoďte ve svém tahu
print-knowledge-worth =
    { $per ->
        [one] na konci { points-each } za
       *[other] na konci { points-each } za každé { $per }
    }
points-each =
    { $count ->
        [one] po 1 bodu
       *[other] po { $count } bodech
    }
print-goal-worth = { points } za nejméně { $least }
print-announcement-best = { points } za nejvíce
print-announcement-each = { points-each } za

# Monsters

print-monster-style = Bojový styl: { arena }
print-monster-spots = místa
spot =
    { $level ->
        [1] { trait }{ spot-ranking }
       *[other] { trait } ({ die-of-level } nebo lepší){ spot-ranking }
    }
spot-ranking =
    { $count ->
        [0] { "" }
       *[other] { " " }+{ $count }
    }
print-monster-reward = odměna pro každého, kdo má zásah
print-monster-kill =
    { $side ->
        [0] bonus za zabití
       *[other] bonus za zabití strany { $side }
    }
print-monster-invasion = invaze
type-twin = Dvojitá: v jednom boji lze zasahovat jen jednu stranu
type-void = Zplozenec prázdnoty: nelze ho zasáhnout tímto symbolem
type-guarded = Chráněná: v každém boji je třeba nejprve spotřebovat tento výsledek; jeho vlastnost se rozvine
type-magma = Magmové srdce: řadu lze zasahovat, až když je zakryta řada nad ní
type-limbs = Mnohoúdá: propojené symboly se zasahují společně, nebo vůbec
type-hide = Tuhá kůže: každé místo je obrněné

# Character cards

print-artifact-discard = odhoďte
power-any-arena = Při návštěvě { island-genitive } smíte podstoupit výzvu kterékoli arény.
power-on-visit = při návštěvě { island-genitive }
power-more-sailing =
    { $count ->
        [one] Při návštěvě Stadionu Lamara popluje loď o 1 pole dál.
        [few] Při návštěvě Stadionu Lamara popluje loď o { $count } pole dál.
       *[other] Při návštěvě Stadionu Lamara popluje loď o { $count } polí dál.
    }
power-stretch-ranking = Za vystupňování výzvy { trait-genitive }: +1 v žebříčku šampionů.
power-level-instead = Smíte používat úroveň { used } místo úrovně { instead }.
used =
    { $used ->
        [focus] Soustředění
        [spirit] Ducha
        [resilience] Odolnosti
       *[synergy] Synergie
    }
instead =
    { $instead ->
        [focus] Soustředění
        [spirit] Ducha
        [resilience] Odolnosti
       *[synergy] Synergie
    }
power-island-effect-first = Při návštěvě Záhybu smíte nejprve využít efekt ostrova kterékoli arény.
power-repeat-island-effect =
    { $count ->
        [one] Po splnění výzvy s přesně 1 symbolem smíte ještě jednou využít efekt ostrova.
       *[other] Po splnění výzvy s přesně { $count } symboly smíte ještě jednou využít efekt ostrova.
    }
power-lower-threat =
    { $when ->
        [always] Kostka ohrožení je o jednu úroveň nižší, je-li to možné.
        [fighting] V boji je kostka ohrožení o jednu úroveň nižší, je-li to možné.
        [together] Jste-li s jinou postavou, je kostka ohrožení o jednu úroveň nižší, je-li to možné.
       *[alone] Není-li na ostrově jiná postava, je kostka ohrožení o jednu úroveň nižší, je-li to možné.
    }
power-any-style = Bonusovou kostku může dát kterýkoli bojový styl.
power-higher-style =
    { $count ->
        [one] V boji se všechny bojové styly počítají o 1 úroveň výše.
        [few] V boji se všechny bojové styly počítají o { $count } úrovně výše.
       *[other] V boji se všechny bojové styly počítají o { $count } úrovní výše.
    }
power-more-dice-together = Maximální hod je o 1 vyšší za každou další postavu na ostrově.
power-on-trick =
    { $when ->
        [always] když hrajete trik
        [fighting] když hrajete trik v boji
        [together] když hrajete trik a jste s jinou postavou
       *[alone] když hrajete trik a na ostrově není jiná postava
    }
power-no-first-threat = Není-li na ostrově jiná postava, házíte první hod tahu bez kostky ohrožení.
power-exchange = Mušle lze používat jako plody a plody jako mušle, i na Mušlovém štítu.
power-mooring = Smíte použít pole akce s právě jedním žetonem akce, ne však jednorázové pole, na němž stojí jiná figurka.
power-market-deck = Místo efektu ostrova Kolbiště Droska smíte utratit { fruit } a získat naslepo vrchní kartu balíčku trhu.
power-discount =
    { $count ->
        [one] Karty trhu stojí o 1 plod méně.
        [few] Karty trhu stojí o { $count } plody méně.
       *[other] Karty trhu stojí o { $count } plodů méně.
    }
power-before-challenge =
    { $when ->
        [always] před výzvou
        [fighting] před bojem
        [together] před výzvou, jste-li s jinou postavou
       *[alone] před výzvou, není-li na ostrově jiná postava
    }
power-extra-step =
    { $count ->
        [one] Vystupňujete-li výzvu s přesně 1 symbolem, rozvine se stupňovaná vlastnost o 1 krok navíc.
       *[other] Vystupňujete-li výzvu s přesně { $count } symboly, rozvine se stupňovaná vlastnost o 1 krok navíc.
    }
power-carry-boat =
    { $count ->
        [one] Před prvním posunem lodi v tahu ji smíte přenést o 1 pole dopředu, bez jeho odměny.
        [few] Před prvním posunem lodi v tahu ji smíte přenést nejvýše o { $count } pole dopředu, bez jejich odměn.
       *[other] Před prvním posunem lodi v tahu ji smíte přenést nejvýše o { $count } polí dopředu, bez jejich odměn.
    }
power-keep-bonus-die = Po boji jde bonusová kostka mezi vaše vyčerpané kostky.
power-fruit-for-kinds = Po boji 1 plod za každý druh zasažené vlastnosti, nejvýše { $count }.
power-die-for-kinds = Po boji kostka, jejíž úroveň se rovná počtu druhů zasažených vlastností.
power-rest = Na konci tahu bez výzvy a boje obnovte všechny kostky.
power-pool-after-challenge = Po splnění výzvy smíte utratit { shells } a vzít si z nabídky výzvu s méně symboly.
power-pierce-armour = V boji smíte zasáhnout jedno obrněné místo kostkou kterékoli úrovně.
power-discard-for =
    { $when ->
        [alone] jednou za tah, není-li na ostrově jiná postava, odhoďte { discarded }
        [together] jednou za tah, jste-li s jinou postavou, odhoďte { discarded }
        [fighting] jednou za tah, v boji, odhoďte { discarded }
       *[always] jednou za tah odhoďte { discarded }
    }
discarded =
    { $kinds ->
        [trick] trik
        [challenge] výzvu
       *[trick-challenge] trik nebo výzvu
    }
power-give-fruit = Jednou za tah smíte dát 1 plod jiné postavě na ostrově: vaše úroveň triků je v tomto tahu o { $count } vyšší.
power-pay-for = jednou za tah, před výzvou { trait-genitive }, utraťte { shells }
power-wager = jednou za tah, před výzvou, dejte 1 mušli jiné postavě na ostrově; splníte-li ji
power-blank-as-symbol = Jednou za tah smíte použít jednu prázdnou stranu jako symbol kterékoli vlastnosti.
power-symbol-as-any = Jednou za tah smíte použít jeden symbol { trait-genitive } jako symbol kterékoli vlastnosti.
power-shield = Mušle blokují X. Za { shells } ze štítu nastavíte hozenou kostku na kteroukoli z jejích stran.
power-reroll-one = { charge }: přehoďte jednu kostku bez kostky ohrožení.
power-raise-level = { charge }: v boji se jedna kostka počítá o jednu úroveň výše.
power-refresh-one = { charge }: obnovte jednu kostku.
power-swap-symbol = { charge }: změňte jeden hozený symbol na symbol jiné vlastnosti.
charge =
    { $count ->
        [one] 1 mušle ze štítu
        [few] { $count } mušle ze štítu
       *[other] { $count } mušlí ze štítu
    }

# Schemes

effect-deception = Z odhozených karet je vám nastrčena ta s druhým nejvyšším počtem symbolů: splňte ji dříve než kteroukoli jinou výzvu; nerozvíjí žádnou vlastnost.
effect-framed = Rival se posune dopředu o sílu intriky.
effect-stunned = Soustředění, Duch a Odolnost se sníží o sílu intriky.
effect-erased-memory = Odhoďte z ruky tolik karet, kolik činí síla intriky.
effect-kidnapped = Příšera nejblíže balíčku drží Arbitra, dokud není zabita; nestane-li se to, ztratíte 3 pozice v žebříčku šampionů.
column-droska = dobere se a vyhodnotí karta efektu intriky
column-chronosseum = odstraní se tolik vašich žetonů zásahů, kolik činí síla, nejprve z nejnižší příšery
column-lamara = loď popluje o sílu intriky; zaplaťte odměny všech minutých polí i toho, kam dopluje

# Settings

setting-characters = Postavy
setting-characters-choose = volí hráči
setting-characters-random = náhodné
setting-starting-card = Počáteční karta postavy
setting-starting-card-artifact = artefakt
setting-starting-card-draw-three = jedna ze tří dobraných
setting-starting-challenges = Počáteční výzvy
setting-starting-challenges-dealt = tři rozdané
setting-starting-challenges-choose = tři zvolené ze šesti
setting-starting-challenges-draft = draft: pět vybraných a předávaných, tři ponechané
setting-goals = Tajné cíle
setting-goals-dealt = jeden rozdaný
setting-goals-choose = jeden zvolený ze dvou
setting-announcements = Zvláštní oznámení
setting-announcements-none = žádná: platí tajné cíle
setting-announcements-random = tři náhodná místo tajných cílů
setting-announcements-pick = tři zvolená prvním hráčem místo tajných cílů
setting-legendary-set = Navržená sada legendárních výzev
setting-legendary-set-none = žádná
setting-legendary-set-chasing-glory = Honba za slávou: dělené, exhibiční, Arbitra
setting-legendary-set-local-speciality = Místní specialita: mystické, roje, nebezpečné, sériové
setting-legendary-set-great-risk = Velké riziko: hrdinské, exhibiční, dělené
setting-legendary-set-hard-choices = Těžké volby: sériové, dělené, dvě z Kolbiště Droska, Arbitra
setting-legendary-perilous = Nebezpečné výzvy
setting-legendary-perilous-off = bez nich
setting-legendary-perilous-on = s nimi: mnoho bodů za cenu dvou kostek
setting-legendary-mystic = Mystické výzvy
setting-legendary-mystic-off = bez nich
setting-legendary-mystic-on = s nimi: splnění vylepší kostku
setting-legendary-showpiece = Exhibiční výzvy
setting-legendary-showpiece-off = bez nich
setting-legendary-showpiece-on = s nimi: body místo kroků vlastností
setting-legendary-heroic = Hrdinské výzvy
setting-legendary-heroic-off = bez nich
setting-legendary-heroic-on = s nimi: nejtěžší, jen pro body
setting-legendary-split = Dělené výzvy
setting-legendary-split-off = bez nich
setting-legendary-split-on = s nimi: dvě poloviny pro dvě arény
setting-legendary-serial = Sériové výzvy
setting-legendary-serial-off = bez nich
setting-legendary-serial-on = s nimi: dvě výzvy v jednom hodu
setting-legendary-swarm = Výzvy roje
setting-legendary-swarm-off = bez nich
setting-legendary-swarm-on = s nimi: více symbolů stupňování
setting-legendary-arbiter = Výzvy Arbitra
setting-legendary-arbiter-off = bez nich
setting-legendary-arbiter-on = s nimi: podstupují se tam, kde stojí Arbitr
setting-market-goods = Trh: podivné zboží
setting-market-goods-off = bez něj
setting-market-goods-on = s ním: ponechá se a odhodí pro svou schopnost
setting-market-knowledge = Trh: cenné vědomosti
setting-market-knowledge-off = bez nich
setting-market-knowledge-on = s nimi: body na konci hry
setting-market-black = Trh: černý trh
setting-market-black-off = bez něj
setting-market-black-on = s ním: platí se pozicemi v žebříčku šampionů
setting-monsters-twin = Dvojité příšery
setting-monsters-twin-off = bez nich
setting-monsters-twin-on = s nimi: v boji jen jedna strana
setting-monsters-void = Zplozenci prázdnoty
setting-monsters-void-off = bez nich
setting-monsters-void-on = s nimi: odolní vůči jednomu symbolu
setting-monsters-guarded = Chráněné příšery
setting-monsters-guarded-off = bez nich
setting-monsters-guarded-on = s nimi: nejprve výsledek pro stráž
setting-monsters-magma = Magmová srdce
setting-monsters-magma-off = bez nich
setting-monsters-magma-on = s nimi: zasahují se řadu po řadě
setting-monsters-limbs = Mnohoúdé příšery
setting-monsters-limbs-off = bez nich
setting-monsters-limbs-on = s nimi: propojené symboly se zasahují společně
setting-monsters-hide = Příšery s tuhou kůží
setting-monsters-hide-off = bez nich
setting-monsters-hide-on = s nimi: každé místo obrněné
setting-longer-game = Delší hra
setting-longer-game-off = čtyři kola
setting-longer-game-on = pět kol, nejprve kolo zápisů
setting-rival = Rival
setting-rival-standard = standardní: pozice za ním stojí body
setting-rival-expert = expertní: vede-li na konci, oba hráči prohrávají
setting-rival-character = Postava rivala
setting-rival-character-random = náhodná
setting-rival-character-pick = zvolená
setting-difficulty = Obtížnost sólové hry
setting-difficulty-easy = lehká
setting-difficulty-normal = normální
setting-difficulty-hard = těžká
setting-shield = Mušle použité k blokování
setting-shield-charged = nabíjejí Mušlový štít
setting-shield-carried = vracejí se do zásoby; všechny vaše mušle leží na štítu

# Phases

phase-prepare = Příprava hry
phase-announce_nothing = Příprava hry
phase-announce_at_random = Zvláštní oznámení
phase-pick_announcements = Zvláštní oznámení
phase-choose_character = Volba postav
phase-deal = Příprava postav
phase-play_starting_cards = Počáteční karty
phase-draw_starting_cards = Počáteční karty
phase-deal_challenges = Počáteční výzvy
phase-deal_more_challenges = Počáteční výzvy
phase-begin_draft = Počáteční výzvy
phase-draft_challenge = Draft počátečních výzev
phase-keep_challenges = Ponechání počátečních výzev
phase-deal_goals = Tajné cíle
phase-nobody_else = Příprava hry
phase-begin_round = Nové kolo
phase-next_turn = Další tah
phase-move = Přesun
phase-gain_space = Odměna pole akce
phase-use_island = Efekt ostrova
phase-step_on_island = Výzva nebo boj
phase-choose_dice = Výběr kostek
phase-roll_dice = Hod
phase-suffer_threat = Ohrožení
phase-out_of_dice = Došly kostky
phase-after_roll = Po hodu
phase-strike = Zásahy
phase-end_fight = Konec boje
phase-after_attempt = Konec tahu
phase-nightfall = Noc
phase-invade = Noc: invaze
phase-suffer_invasion = Noc: invaze
phase-move_monsters = Noc: pohyb příšer
phase-refresh_and_upgrade = Noc: obnova a vylepšení
phase-return_pieces = Noc: návrat figurek a žetonů
phase-final_scoring = Závěrečné bodování
phase-seat_rival = Rival
phase-next_turn_with_rival = Další tah
phase-rival_turn = Tah rivala
phase-seat_company = Rival a spojenci
phase-next_turn_alone = Další tah
phase-choose_turn = Čí tah
phase-rival_turn_alone = Tah rivala
phase-end_alone = Konec hry

# Names for the boards

track =
    { $track ->
        [champions] žebříček šampionů
        [boat] dráha lodi
        [rounds] stupnice kol
       *[dials] číselníky vlastností
    }
manner =
    { $manner ->
        [perilous] nebezpečná
        [mystic] mystická
        [showpiece] exhibiční
        [heroic] hrdinská
        [split] dělená
        [serial] sériová
        [swarm] výzva roje
        [arbiter] výzva Arbitra
       *[ordinary] běžná
    }
strength =
    { $strength ->
        [weak] slabá
       *[strong] silná
    }
wares =
    { $wares ->
        [goods] podivné zboží
        [knowledge] cenné vědomosti
        [black] černý trh
       *[standard] karta trhu
    }
kind =
    { $kind ->
        [artifact] artefakt
        [shield] štít
        [upgrade] Vylepšení štítu
       *[card] karta postavy
    }
