# Co říká Heredity: název, slova, události, otázky, možnosti, důvody, nastavení a fáze.

game-title = Heredity
game-subtitle = rodina, mapa rostoucí kartu po kartě a hodiny složené z příběhů

# Jména

pc-djamal = Djamal
pc-maeve = Maeve
pc-selena = Selena
pc-brick = Brick
pc =
    { $pc ->
        [djamal] { pc-djamal }
        [maeve] { pc-maeve }
        [selena] { pc-selena }
       *[brick] { pc-brick }
    }
other-pc =
    { $other-pc ->
        [djamal] { pc-djamal }
        [maeve] { pc-maeve }
        [selena] { pc-selena }
       *[brick] { pc-brick }
    }
seat-family = Rodina
seat-djamal-selena = { pc-djamal } a { pc-selena }
seat-maeve-brick = { pc-maeve } a { pc-brick }
card-family = Rodina
card-djamal-head = Djamal: hlava
card-djamal-torso = Djamal: trup
card-djamal-feet = Djamal: nohy
card-maeve-head = Maeve: hlava
card-maeve-torso = Maeve: trup
card-maeve-feet = Maeve: nohy
card-selena-head = Selena: hlava
card-selena-torso = Selena: trup
card-selena-feet = Selena: nohy
card-brick-head = Brick: hlava
card-brick-torso = Brick: trup
card-brick-feet = Brick: nohy

# Slova

part-head = hlava
part-torso = trup
part-feet = nohy
part =
    { $part ->
        [head] { part-head }
        [torso] { part-torso }
       *[feet] { part-feet }
    }
action-observe = pozorování
action-talk = rozhovor
action-interact = interakce
action-move = pohyb
action-item = použití předmětu
action-combined = společná akce
action =
    { $action ->
        [observe] { action-observe }
        [talk] { action-talk }
        [interact] { action-interact }
        [move] { action-move }
        [item] { action-item }
       *[combined] { action-combined }
    }
line-white = bílá: volný průchod
line-blue = modrá: okno, nikdo neprojde, výstřel ano
line-green = zelená: dveře, otevřené všem
line-black = černá: zeď, nic neprojde
line-red = červená: oheň, průchod stojí 1 poškození
anchor-blue = modrá
anchor-green = zelená
anchor-yellow = žlutá
anchor-red = červená
anchor-purple = fialová
colour =
    { $colour ->
        [blue] { anchor-blue }
        [green] { anchor-green }
        [yellow] { anchor-yellow }
        [red] { anchor-red }
       *[purple] { anchor-purple }
    }
edge-north = sever
edge-east = východ
edge-south = jih
edge-west = západ
edge-level = jiná úroveň
edge-right = vpravo
edge-left = vlevo
edge-below = dole
token-general = obecné žetony
token-hostile = žeton nepřítele
token-ally = žeton spojence
token-material = materiál
token-special = zvláštní žetony
attitude-hostile = nepřátelská
attitude-neutral = neutrální
attitude-ally = spojenec
attitude =
    { $attitude ->
        [hostile] { attitude-hostile }
        [ally] { attitude-ally }
       *[neutral] { attitude-neutral }
    }
anchor-of-brown = hnědá
anchor-of-grey_head = šedá, hlava
anchor-of-grey_torso = šedá, trup
anchor-of-grey_feet = šedá, nohy
karma-violence = násilí
karma-brutality = brutalita
karma-pacifism = pacifismus
karma-dodge = úhyb
karma-treasure_hunting = hledání pokladů
karma-looting = rabování
karma-community = společenství
karma-scar = jizva
karma-memory = paměť
materials =
    { $count ->
        [one] 1 materiál
        [few] { $count } materiály
       *[other] { $count } materiálů
    }
area-named = { $place } ({ $card })
area-lettered = oblast { $letter } ({ $card })
area-gone = { $card }
figure = { $card }
figure-of-several = { $card }, figurka { $number }
space-of-body = { part } { $number }
space-of-item = { $card } { $number }
ending-unsaid = kapitola je u konce

# Události: kapitola a její karty

event-chapter-begins = — { $chapter }: začátek —
event-chapter-ends =
    { $outcome ->
        [victory] Rodina vítězí: { $ending }
       *[failure] Rodina prohrává: { $ending }
    }
event-failed = { $card }: podmínka prohry je splněna. Kapitola je prohraná.
event-taken = Vzata a přečtena: { $card }.
event-flipped = Otočena: { $card }.
event-burned = Spálena: { $card }.
event-burned-unread = Spálena bez čtení: karta { $number }.
event-narrated = „{ $text }“
event-anchored = { $card } přichází na časovou osu (kotva: { colour }).
event-hourglass = Přesýpací hodiny stojí na kartě: { $card }.
event-chapter-again = Rodina to zkouší znovu: { $chapter }.
event-campaign-ends = Kampaň je dohraná.
event-rested = { $seat }: prozatím dost žetonů.
event-stirred = Něco se změnilo; už neodpočívají: { $seats }.
event-cut-short =
    { $verb ->
        [move] { pc } nejde dál, protože začíná jednat { $seat }. Žetony za neudělané kroky jsou zase volné.
       *[other] { pc } přestává, protože začíná jednat { $seat }.
    }

# Události: mapa

event-terrain-laid = Nový terén na mapě: { $card }.
event-explored = { pc } objevuje terén: { $card }.
event-moved = { pc } jde dál: { $area }.
event-immediate-event = { pc } vyvolává událost: { $card }.
event-icon-used = { pc } utrácí žeton: { action } (karta { $number }).
event-acted = { pc } jedná: { $card }.
event-acted-together = Společná akce ({ $characters }): { $card }.
event-called-off = Společná akce se nekoná ({ $card }); žeton si bere zpět { pc }.

# Události: věci

event-equipped = { pc } teď nese: { $card }.
event-dropped = { pc } pokládá: { $card }.
event-materials-dropped =
    { $n ->
        [one] { pc } pokládá 1 materiál.
        [few] { pc } pokládá { $n } materiály.
       *[other] { pc } pokládá { $n } materiálů.
    }
event-item-used = { pc } používá předmět: { $card }.
event-repaired = { pc } opravuje: { $card }.
event-upgraded = { pc } vylepšuje: { $card }.
event-exchanged = { pc } a { $other } si vyměňují věci.
event-picked-up = { pc } zvedá, co tu leží.
event-materials-gained =
    { $n ->
        [one] { pc } získává 1 materiál.
        [few] { pc } získává { $n } materiály.
       *[other] { pc } získává { $n } materiálů.
    }
event-materials-paid =
    { $n ->
        [one] { pc } platí 1 materiál.
        [few] { pc } platí { $n } materiály.
       *[other] { pc } platí { $n } materiálů.
    }
event-materials-shared =
    { $n ->
        [one] { pc } dostává 1 materiál.
        [few] { pc } dostává { $n } materiály.
       *[other] { pc } dostává { $n } materiálů.
    }

# Události: postavy a boj

event-npc-placed = Objevuje se { $character }: { $area }.
event-npc-moved = { $character } jde: { $area }.
event-npc-hurt = { $character } utrpí poškození: { $n }.
event-npc-died = { $character } umírá.
event-attacked =
    { $failed ->
        [0] { $attackers } → { $character }: síla { $strength }, karma { $karma }, po odečtení obrany poškození: { $total }.
       *[other] { $attackers } → { $character }: síla { $strength }, karma { $karma }. Útok selže.
    }
event-suffered = { pc } utrpí poškození: { $n }.
event-injured = { pc } má vážné zranění: { part }.
event-dying = { pc } umírá.
event-healed = { $character }: o 1 poškození méně.
event-karma-drawn = Karta karmy: { $card }.
event-karma-replaced = Karma se mění: { $card } → { $cards }.

# Otázky

ask-act = Rodina jedná: co uděláte?
ask-act-after-all = Odpočíváte, zatímco ostatní jednají. Uděláte přece jen něco?
ask-act-between = Někdo je právě uprostřed jednání; když teď něco uděláte, přerušíte ho. Co uděláte?
ask-drop-between = Někdo je právě uprostřed jednání. Položíte něco?
ask-step = { pc } jde (ještě { $more }). Kam?
ask-arrival = Kde na novém terénu stane { pc }?
ask-choose-option = { $card }: co uděláte?
ask-choose-pc =
    { $matter ->
        [attack] { $card }: kdo zaútočí?
        [target] { $card }: na koho se útočí?
        [victim] { $card } útočí. Na koho?
        [place] { $card }: kdo se tam postaví?
        [move] { $card }: kdo se přesune?
        [pay] { $card }: kdo zaplatí materiálem?
        [item] { $card }: kdo si vezme předmět?
        [materials] { $card }: kdo dostane materiál?
        [damage] { $card }: kdo utrpí poškození?
        [heal] { $card }: kdo bude vyléčen?
        [injury] { $card }: kdo utrpí vážné zranění?
        [block] { $card }: čí žeton akce bude nedostupný?
        [extra] { $card }: kdo dostane žeton akce navíc?
       *[tokens] { $card }: kdo si vezme zpět žetony akce?
    }
ask-allocate = { pc } utrpí poškození. Které srdce se zakryje?
ask-serious-injury = { pc } už nemá volné srdce. Která část utrpí vážné zranění?
ask-heal-space = { pc }: které poškození se vyléčí?
ask-remove-damage = { $card }: které poškození { pc } opraví?
ask-make-room = { pc } nemá kam dát předmět „{ $card }“. Co položit?
ask-give-materials = { $card }: materiál k rozdělení ({ $n }). Kdo dostane další?
ask-exchange = { pc } a { $other }: co změní majitele?
ask-join-action = { $card }: kdo se zúčastní?
ask-target = Kdo je cíl?
ask-npc-order = Kdo z nich jedná první?
ask-npc-path = Kudy jde?
ask-npc-place = Oblast je plná. Kam se postaví místo toho?
ask-choose-area = Hodí se víc oblastí. Kterou vyberete?
ask-ally-target = Na koho spojenec zaútočí?
ask-join-attack = Přidá se někdo k útoku? Cíl: { $character }.
ask-play-again = Kapitola je prohraná. Zkusí to rodina ještě jednou?
ask-next-chapter = { $chapter }: kapitola je vyhraná. Kniha je otevřená na její poslední stránce.
ask-share = Před další kapitolou: změní něco majitele?

# Možnosti: akce

option-observe = { pc }: pozorování { $number } [{ $space }]
option-talk = { pc }: rozhovor { $number } [{ $space }]
option-interact = { pc }: interakce { $number } [{ $space }]
option-move = { pc }: pohyb, několik kroků [{ $space }]
option-move-area = { pc }: pohyb, { $area }{ fire } [{ $space }]
fire =
    { $damage ->
        [0] { "" }
       *[other] , přes oheň: 1 poškození
    }
option-move-explore = { pc }: prozkoumat kartu { $number } [{ $space }]
option-heal = { pc }: léčení, { $character } [{ $space }]
option-repair = { pc }: oprava, { $card } [{ $space }]
option-upgrade = { pc }: vylepšení, { $card } [{ $space }]
option-pick-up = { pc } zvedá vše, co tu leží [{ $space }]
option-pick-up-cards = { pc } zvedá: { $cards } [{ $space }]
option-pick-up-materials = { pc } zvedá materiály [{ $space }]
option-pick-up-both = { pc } zvedá: { $cards } + materiály [{ $space }]
option-exchange = { pc }: výměna, { other-pc } [{ $space }]
option-use = { pc }: použít [{ $space }]
option-attack = { pc }: útok, { $character } [{ $space }]
option-attack-join = { pc } se přidá [{ $space }]
option-join = { pc } se účastní [{ $space }]
option-refuse = Neúčastnit se
option-terrain-action = { pc }: { $card }, { action }{ price }{ nth } [{ $space }]
option-npc-action = { pc }: { $card }, { action }{ price }{ nth } [{ $space }]
option-free-action = { pc }: { $card }, { action } odkudkoli{ price }{ nth } [{ $space }]
option-combined = { pc }: společně, { $card }, { action }{ price }{ nth } [{ $space }]
price =
    { $count ->
        [0] { "" }
       *[other] { " " }({ materials })
    }
nth =
    { $nth ->
        [0] { "" }
       *[other] { " " }({ $nth })
    }
option-drop = { pc } pokládá: { $card }
option-drop-own = Položit: { $card }
option-drop-materials = { pc } pokládá: { materials }
option-injury = { pc } přijímá vážné zranění: { part }
option-rest = Odpočinek: prozatím dost žetonů
option-rest-on = Odpočívat dál
option-rest-all = Vše, co zbývá: { pc }

# Možnosti: odpovědi

option-area = { $area }{ fire }
option-explore = Prozkoumat: karta { $number }
option-pc = { pc }
option-character = { $character }
option-nobody = Na nikoho
option-heart = { pc }: { $space }
option-item-gift = { $card } → { pc }
option-swap = { $card } ↔ { $cards }
option-materials-gift = { materials }: { pc } → { other-pc }
option-give = Dát: { $card }
option-get = Vzít: { $card }
option-give-materials = Dát: { materials }
option-get-materials = Vzít: { materials }
option-leave = Nechat to tady
option-done = Hotovo
option-again = Zkusit znovu
option-stop = Ukončit kampaň
option-next-chapter = Otevřít další kapitolu: { $chapter }
option-unsaid = Dál

# Co je vytištěno na kartách

says-sequence = { $steps }
says-otherwise = { $first }; není-li to možné – { $second }
says-if = pokud { $condition } – { $then }
says-if-else = pokud { $condition } – { $then }; pokud ne – { $else }
says-choose = vyberte: { $options }
says-option = „{ $text }“
says-repeat-for = postupně ({ $over }): { $do }
says-action = nová akce, { action }: { $do }
says-add-terrain-action = { $action }
says-add-npc-action = { $npc }: { $action }
says-combined-action = společně ({ $icons }): { $instructions }
says-persist = od této chvíle: { $statement }
says-explain-symbol = { $letter }: { $meaning }
says-draw-karma = doberte si kartu karmy a uvidíte, co přinese
says-outcome = { $do }
says-take = vezměte: { $card }
says-flip = otočte: { $card }
says-burn = spalte: { $card }
says-anchor = ukotvěte: { $card }
says-add-to-deck = vraťte do balíčku: { $card }
says-place-terrain = položte terén: { $card }
says-replace-terrain = { $new } na místo: { $old }
says-place-npc = objeví se { $npc }: { $at }
says-place-pc = { $who }: na místo, { $at }
says-move-character = { $who }: přesun, { $to }
says-remove-npc = { $npc } odchází
says-set-attitude = { $npc } má odteď postoj „{ attitude }“
says-attack = { $attacker } útočí, cíl: { $target } (síla { $strength })
says-damage = { $who }: poškození { $n }
says-heal = { $who }: vyléčená poškození { $n }
says-serious-injury = { $who }: vážné zranění
says-block-token = { $who }: nedostupné žetony akce { $n }
says-grant-extra-token = { $who }: žeton akce navíc
says-take-back-tokens = { $who }: vrácení všech žetonů akce
says-add-tokens = { $kind } +{ $n }, { $to }
says-remove-tokens = { $kind } −{ $n }, { $from }
says-place-terrain-token = žeton terénu na ikonu ({ $card })
says-remove-terrain-token = odstraňte žeton terénu: { $at }
says-gain-item = { $to }: získat, { $card }
says-gain-materials = { $to }: materiál +{ $n }
says-pay-materials = { $from }: materiál −{ $n }
says-discard-item = ztrácíte: { $card }
says-damage-item = { $item }: poškození { $n }
says-use-karma-effect = použijte efekt karmy: { $card }
says-replace-karma = karma se mění: { $old } → { $new }
says-narrate = čtěte dál
says-set-flag = zapište to do deníku kampaně
says-check-failure = ověřte podmínku prohry
says-end-chapter =
    { $result ->
        [victory] kapitola je vyhraná
       *[failure] kapitola je prohraná
    }
says-move-hourglass = posuňte přesýpací hodiny: { $to }
says-action-phase = rodina jedná
says-tokens-on = { $card } nese { $op } { $n } ({ $kind })
says-card-in-play = { $card } je ve hře
says-card-burned = { $card } je spálená
says-card-in-deck = { $card } je v balíčku
says-terrain-side =
    { $side ->
        [front] { $terrain } leží lícem
       *[back] { $terrain } leží rubem
    }
says-pc-in-area = { $who } stojí na tomto místě ({ $area })
says-same-area = { $a } a { $b } jsou spolu
says-pc-has-item = { $who } nese předmět ({ $item })
says-materials = počet materiálů ({ $who }) je { $op } { $n }
says-npc-alive = { $npc } žije
says-npc-attitude = { $npc } má postoj „{ attitude }“
says-npc-on-timeline = { $npc } je na časové ose
says-pc-dying = { $who } umírá
says-injuries = počet vážných zranění ({ $who }) je { $op } { $n }
says-damage-on = počet poškození ({ $who }) je { $op } { $n }
says-karma-has = vaše karma odpovídá ({ $type })
says-karma-drawn = dobraná karta karmy odpovídá
says-hourglass-on = přesýpací hodiny stojí na kartě ({ $card })
says-free-slot = je volné pole kotvy ({ colour })
says-area-crowded = v oblasti je plno ({ $area })
says-terrain-discovered = terén je objevený ({ $terrain })
says-characters-in = počet figurek ({ $area }) je { $op } { $n }
says-flag = tak říká deník kampaně
says-all = platí to vše ({ $of })
says-any = platí aspoň jedno z toho ({ $of })
says-not = neplatí, že { $of }
op-exactly = přesně
op-other-than = jiný než
op-at-most = nejvýš
op-at-least = alespoň
op-fewer-than = menší než
op-more-than = větší než
says-card-numbered = karta { $number }
says-this = tato karta
says-host = karta nad ní
says-drawn = dobraná karta
says-next = na další kartu
says-melee = zblízka
who-acting = jednající člen rodiny
who-each = každý z rodiny
who-any-chosen = někdo z rodiny
who-nearest = nejbližší člen rodiny
who-in-area = každý z rodiny zde
who-all-participants = všichni účastníci
who-ally = spojenec
who-element = tento člen
who-group = všichni dohromady
who-any = kdokoli z rodiny
who-all-in = všichni: { $area }
where-terrain = terén { $number }
where-start = své startovní symboly
where-start-of = startovní symbol: { pc }
where-icon = ikona { $number }
where-symbol = oblast { $letter }
where-somebody = tam, kde stojí ta postava

# Důvody

why-no-token = Už není žeton akce, který by šlo utratit.
why-space-taken = Toto pole akce zakrývá žeton nebo poškození.
why-in-hand = Tohle potřebuje probíhající akce.
why-forbidden-by-card = Zakazuje to karta ve hře.
why-icon-elsewhere = Ikona je v jiné oblasti.
why-action-elsewhere = Tato akce patří do jiné oblasti.
why-other-side-up = Terén je otočený druhou stranou.
why-npc-elsewhere = Tato postava je v jiné oblasti.
why-cannot-pay = Cenu nelze zaplatit.
why-card-not-in-deck = Jeho kartu už nelze vzít.
why-not-all-there = Nejsou tu všichni potřební s žetonem.
why-declined = Někdo právě odmítl účast.
why-no-way = Z této oblasti nevede cesta.
why-window = Okno: modrou čáru nikdo nepřekročí.
why-wall = Zeď: černou čáru nikdo nepřekročí.
why-crowded = Oblast je plná a pohyb v ní nemůže skončit.
why-exploration-closed = K této ikoně průzkumu nevede volná cesta.
why-exploration-spent = Není tu už co objevovat.
why-not-hurt = Není žádné poškození k vyléčení.
why-hurt-elsewhere = Ten, kdo má být vyléčen, je v jiné oblasti.
why-item-not-damaged = Tento předmět není poškozený.
why-too-few-materials = Na to je málo materiálu.
why-no-upgrade = Tento předmět nelze vylepšit.
why-item-in-use = Na tomto předmětu leží žeton.
why-nothing-here = Není tu co zvednout.
why-not-together = Nejsou ve stejné oblasti.
why-nothing-to-give = Ani jeden nemá co dát.
why-target-elsewhere = Cíl není ve stejné oblasti.
why-out-of-range = Cíl je mimo dosah nebo mimo dohled.
why-is-ally = Na spojence se neútočí.
why-no-heart = Na tomto poli není srdce.
why-heart-covered = Toto srdce je už zakryté.
why-not-all-covered = Vzdát se lze jen karty, jejíž všechna pole zakrývá poškození.
why-injured-already = Tato část už je vážně zraněná.
why-farther-away = Někdo jiný je blíž.
why-target-dying = Na umírající se neútočí.
why-not-yours = Za tohoto člena rodiny rozhoduje jiný hráč.

# Nastavení

setting-chapter = Kapitola
about-setting-chapter = Pravidla počítají v kampani s pěti kapitolami. Ty, které už existují, stojí zde; každá má vlastní balíček dobrodružství a výuka učí vyprávěním.
setting-span = Jak dlouho
setting-span-chapter = jedna kapitola
setting-span-campaign = kampaň od této kapitoly

# Fáze

phase-begin_chapter = Začátek kapitoly
phase-read_opening = Čtení prvních karet
phase-arrive = Přesýpací hodiny přicházejí na kartu
phase-resolve_event = Událost
phase-move_hourglass = Pohyb přesýpacích hodin
phase-family_acts = Rodina jedná
phase-between_chapters = Mezi kapitolami
phase-chapter_lost = Kapitola je prohraná
phase-chapter_won = Kapitola je vyhraná
phase-end_chapter = Konec kapitoly

# Po hře: co lze hrát dál

sequel-next-chapter = Hrát další kapitolu: { $chapter }
sequel-again = Hrát tuto kapitolu znovu
sequel-new-try = Zkusit kapitolu znovu od začátku
