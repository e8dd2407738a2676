# Heredity v herně: pozvání, části pravidel, mapa, časová osa, kniha, rodina a první kola.

game-minutes-heredity = 60–120 minut na kapitolu
game-pitch-heredity = Kampaň pro jednu rodinu. Objevujte mapu, která roste kartu po kartě, čtěte události jako knihu, utraťte žetony, než se přesýpací hodiny posunou, a žijte s tím, co jste rozhodli. Všichni hrají společně.

# Pravidla
part-her-gen = Hra ve zkratce
part-her-setup = Příprava kapitoly
part-her-card = Braní, otáčení a pálení karet
part-her-narr = Čtení karet
part-her-time = Časová osa a přesýpací hodiny
part-her-anch = Kotvení karet
part-her-trem = Odstraňování karet a zavírání mezer
part-her-terr = Terén a čáry
part-her-teff = Efekty terénu
part-her-move = Pohyb
part-her-expl = Průzkum
part-her-level = Změna úrovně
part-her-pc = Členové rodiny
part-her-token = Žetony a pole akcí
part-her-act = Akce
part-her-mat = Materiál, zvedání, výměna
part-her-item = Předměty
part-her-heal = Léčení
part-her-npc = Nehráčské postavy
part-her-ally = Spojenci
part-her-combat = Útoky
part-her-range = Dosah a přímky
part-her-comb = Společné útoky
part-her-dmg = Poškození
part-her-inj = Vážná zranění
part-her-dying = Umírání
part-her-karma = Karma
part-her-camp = Kampaň

# Části desky
heredity-parts = Části desky
heredity-tab-book = Kniha
heredity-tab-map = Mapa
heredity-tab-timeline = Čas
heredity-tab-family = Rodina
heredity-tab-said = Záznam
heredity-map = Mapa
heredity-areas = Oblasti mapy
heredity-timeline = Časová osa
heredity-book = Kniha
heredity-family = Rodina
heredity-said = Záznam a chat
heredity-beside = Karty, které patří k místům

# Mapa
heredity-no-map = Zatím není nic objeveno. Mapu rozloží první karty.
heredity-area = Oblast { $letter }
heredity-room = { $count ->
    [one] místo pro 1 postavu
    [few] místo pro { $count } postavy
   *[other] místo pro { $count } postav
}
heredity-npc = { $name }: { $attitude }, život { $left }/{ $life }, obrana { $defence }
heredity-is-dying = { $name }, umírá
heredity-icon = { $action }: karta { $number }
heredity-event-waits = Kdo sem vejde, toho něco čeká
heredity-level = Schody: { $names }
heredity-letter = Písmeno { $letter }
heredity-explore = Neobjeveno: karta { $number } ({ $edge })
heredity-zoom = Větší mapa
heredity-lines = Co znamenají čáry

# Časová osa
heredity-hourglass = Zde stojí přesýpací hodiny
heredity-gap = Mezera
heredity-slot = Sem lze připojit kartu: { $edge }, { $colour }
heredity-fails = Říká, kdy rodina prohraje
heredity-moment = { $moment ->
    [before] Před událostí karty nad ní
    [after] Po události karty nad ní
   *[during] Během události karty nad ní
}
heredity-npc-card = { $attitude }, život { $life }, obrana { $defence }
heredity-ai = { $kind ->
    [move] pohne se nejvýš o { $areas } { $areas ->
        [one] oblast
        [few] oblasti
       *[other] oblastí
    }
    [melee] udeří silou { $strength } { $everybody ->
        [yes] (všechny v oblasti)
       *[no] {""}
    }
    [ranged] střílí silou { $strength } přes { $range } { $range ->
        [one] čáru
        [few] čáry
       *[other] čar
    } { $everybody ->
        [yes] (na všechny v oblasti)
       *[no] {""}
    }
   *[other] udělá, co říká karta
}
heredity-action-costs = { $action } ({ $cost })
heredity-round = Kolo { $number }
heredity-complete = To byla poslední kapitola. Kampaň je dohraná.
heredity-deck = Karty v balíčku dobrodružství
heredity-burned = Spálené karty
heredity-karma-deck = Karty karmy v balíčku
heredity-karma-discard = Použité karty karmy

# Kniha
heredity-pages = Stránky
heredity-page = Stránka { $number }
heredity-page-on = Dál
heredity-page-back = Zpět
heredity-reads = Čte { $name }
heredity-outcome = { $outcome ->
    [victory] Rodina to dokázala.
   *[failure] Rodina neuspěla.
}
heredity-course = { $read ->
    [one] Přečtena jedna karta
    [few] Přečteny { $read } karty
   *[other] Přečteno { $read } karet
} za { $rounds ->
    [one] jedno kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}.

# Rodina
heredity-everybody = vedou všichni společně
heredity-resting = Zatím odpočívá
heredity-dying = umírá
heredity-tokens = Žetony akce: { $count } (mimo dosah: { $middle })
heredity-defence = Obrana
heredity-materials = Materiál
heredity-injured = vážné zranění
heredity-anchor = Místo pro předmět ({ $anchor })
heredity-value = Hodnota { $value }
heredity-upgrade = Lze vylepšit za { $cost } { $cost ->
    [one] materiál
    [few] materiály
   *[other] materiálů
}
heredity-off = Vypnuto: tato část těla je zraněná
heredity-permanent = { $kind ->
    [defence] Obrana +{ $plus }
    [strength] Síla +{ $plus }
    [ignore] Chrání před nebezpečím
   *[other] {""}
}
heredity-effect = { $kind ->
    [melee] úder silou { $strength }{ $everybody ->
        [yes] {" "}(na všechny v oblasti)
       *[no] {""}
    }
    [ranged] střela silou { $strength } přes { $range } { $range ->
        [one] čáru
        [few] čáry
       *[other] čar
    }{ $everybody ->
        [yes] {" "}(na všechny v oblasti)
       *[no] {""}
    }
   *[other] použití
}
heredity-heart = srdce
heredity-space = { $state ->
    [token] leží na něm žeton akce
    [damage] poškozeno
   *[free] volno
}
heredity-npc-state = život { $left } z { $life }, obrana { $defence }
heredity-space-shows = pole: { $shown }
heredity-fits = obsazeno { $here } z { $capacity }

# První kola
heredity-tour-act = Každý člen rodiny má tři žetony akcí. Položte žeton na pole a udělejte, co ukazuje: něco si prohlédněte (lupa na mapě), promluvte si, přiložte ruku k dílu, nebo jděte. Stiskněte znak nebo oblast na mapě, nebo vyberte ze seznamu.
heredity-tour-step = Stiskněte oblast a jděte tam. Přerušovaný pás za okrajem je neobjevený terén: jeho karta se připojí k mapě a hned se přečte.
heredity-tour-arrival = Nový terén leží na mapě. Vyberte, kde na něj vkročíte.
heredity-tour-choice = Stránka říká, co se děje; odpověď je na vás a zapamatuje se.
heredity-tour-damage = Poškození zakryje srdce a jeho pole už nelze použít. Když žádné srdce nezbývá, část těla utrpí vážné zranění.
heredity-tour-target = Postavy jednají, když k jejich kartě dojdou přesýpací hodiny. Cílem je nejbližší člen rodiny; jsou-li dva stejně blízko, rozhodnete vy.
