# Slova stránek kolem stolu: pozvání, čekárna, výsledek, pravidla a účet.

# Drobnosti
copy-link = Kopírovat odkaz
copied = Odkaz zkopírován
your-name = Vaše jméno
your-name-note = Nepovinné; uvidí ho ostatní u stolu.
to-the-hall = Do herny
to-the-table = Ke stolu
points-word = { $count ->
    [one] vítězný bod
    [few] vítězné body
    [many] vítězného bodu
   *[other] vítězných bodů
}

# Pozvání
home-title = Dobré hry u dobrého stolu
play-now = { $bots ->
    [0] Zahrát si hru { $game } o samotě
   *[other] Zahrát si hru { $game } proti botům
}
open-a-table = Otevřít stůl
read-the-rules = Pravidla
more-games = Další hry
small-games = { $count ->
    [one] Malá hra
   *[other] Malé hry
}
game-players = Počet hráčů: { $players }
game-bots = boti na kterékoli místo
my-tables = Moje stoly
open-tables = Otevřené stoly
finished-tables = { $count ->
    [one] 1 dohraná hra
    [few] { $count } dohrané hry
    [many] { $count } dohrané hry
   *[other] { $count } dohraných her
}
no-open-tables = Na hráče teď nikdo nečeká.
import-invitation = Máte záznam hry?
import-link = Otevřít uloženou hru
your-turn = Jste na tahu
status-open = čeká na hráče
status-running = hraje se
status-over = dohráno
at-the-table = U stolu
seat-free = volné místo
is-choosing = vybírá
go-play = Hrát dál
go-table = Ke stolu
go-join = Zaujmout místo
go-watch = Dívat se
go-result = Závěrečné bodování

# Nový stůl
new-title = Nový stůl: { $game }
new-lead = Rozhodněte, kdo kde sedí. Na volná místa pozvěte ostatní odkazem, nebo je obsaďte boty a začněte hned.
new-players = Kolik hráčů?
players-count = { $count ->
    [one] 1 hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
new-seats = Kdo kde sedí?
new-seats-note = Obsaďte více míst, chcete-li hrát společně na jednom zařízení.
seat-number = Místo { $number }
seat-for-me = Sedím tady já
seat-for-anyone = Volné místo
new-settings = Na čem se domluvíte?
new-listed = Kdo se smí přidat?
new-public = Kdokoli: stůl bude vidět v herně
new-link = Jen lidé, kteří mají odkaz
new-send = Otevřít stůl

# Čekárna
room-title = { $game }: scházíme se u stolu
room-lead = Jakmile jsou všechna místa obsazena, může hru zahájit kdokoli, kdo tu sedí.
room-invite = Pozvěte ostatní
room-link = Odkaz na tento stůl
room-public = Stůl je vidět i v herně.
link-here-alone = Tento odkaz se otevře jen na tomto počítači. Aby se otevřel v celé vaší síti, spusťte hernu příkazem: tablewright serve --host 0.0.0.0
room-by-link = Stůl není na seznamu; najdou ho jen lidé s odkazem.
room-join = Přidejte se ke stolu
room-settings = Dohodnuto pro tuto hru
room-begin = Začít hru
room-full = Všichni jsou tady. Čeká se, až někdo u stolu hru zahájí.
room-open-seats = { $count ->
    [one] Zbývá 1 volné místo.
    [few] Zbývají { $count } volná místa.
    [many] Zbývá { $count } volného místa.
   *[other] Zbývá { $count } volných míst.
}
seat-sit = Posadit se sem
seat-you = vy
seat-stand-up = Vstát
seat-clear = Uvolnit místo
seat-clear-name = Uvolnit místo: { $name }
seat-which-bot = Který bot
seat-bot = Posadit bota

# Konec hry
result-eyebrow = závěrečné bodování
result-shared = Společné vítězství: { $names }
result-winner = Vítězství: { $name }
result-solo-won = Cíl splněn
result-nobody = Cíle se nepodařilo dosáhnout
result-together = konec kapitoly
result-together-won = Společně jste to dokázali
result-together-lost = Společně jste prohráli
result-solo-lost = Tentokrát bez vítězství
result-scoring = Závěrečné bodování
result-source = Zdroj
result-total = Celkem
result-course = Průběh hry
result-next = Co dál
result-tie = Stejný počet bodů.
result-rematch = Hrát znovu
result-next-open = Další hra už je na stole.
result-next-go = Přejít k další hře
result-replay = Přehrát záznam
result-export = Uložit záznam
result-share = Sdílet a ověřit
result-link = Odkaz na tento výsledek
chart-caption = Vítězné body na začátku každého tahu a na konci hry
chart-caption-standing = Jak si všichni stáli na začátku každého tahu a na konci
chart-moment = Tah
chart-end = Konec
verify-title = Ověřit míchání
verify-text = Otisk vznikl dřív, než byla rozdána první karta, a odpovídá mu jen semínko níže: cestou nikdo nemohl karty vyměnit.
verify-commitment = Otisk
verify-seed = Semínko

# Přehrávání
replay-page = Přehrávání: { $game }
replay-leave = Zpět ke stolu
replay-leave-over = Zpět k výsledku
replay-seat = Úhel pohledu
replay-onlooker = Divák
replay-what-if = Co kdyby…
replay-branch = Hrát dál odtud
replay-branch-note = Otevře se nový stůl po volbě číslo { $at }. Boti zůstanou na svých místech, za ostatní hrajete vy a tato hra zůstane, jak byla.

# Pravidla
rules-title = Pravidla hry { $game }
rules-lead = Každé pravidlo má číslo. Stůl ho uvede vždy, když něco není možné.
rules-search = Hledat v pravidlech
rules-find = Hledat
rules-all = Všechna pravidla
rules-parts = Části
rules-found = { $count ->
    [0] Nenalezeno žádné pravidlo.
    [one] Nalezeno 1 pravidlo.
    [few] Nalezena { $count } pravidla.
    [many] Nalezeno { $count } pravidla.
   *[other] Nalezeno { $count } pravidel.
}
rules-none = Nenalezeno žádné pravidlo.
rules-fitting = Nalezená pravidla:
rule-example = Příklad
rule-ruling = Výklad

# Vy
account-title = O vás
account-lead = Hrát můžete i bez účtu: tento prohlížeč si vás pamatuje.
account-name = Jak vám říkají ostatní
account-save-name = Uložit jméno
account-wishes = Pohodlí u stolu
account-known = Přihlášený účet: { $account }
account-known-note = Vaše stoly najdete na každém zařízení, kde se přihlásíte.
account-register = Založit účet
account-register-note = Uchová vaše jméno a stoly, abyste mohli pokračovat na jiném zařízení. E-mail není potřeba.
account-account = Název účtu
account-account-note = 3 až 30 písmen, číslic, teček nebo pomlček
account-password = Heslo
account-password-note = Alespoň 8 znaků
account-log-in = Přihlásit se
account-log-in-note = Už účet máte? Pokračujte s ním.
account-log-out = Odhlásit se
account-forget = Zapomenout mě na tomto zařízení
account-forget-note = Bez účtu se pak ke svým stolům nedostanete.
account-forget-surely = Zapomenout natrvalo
account-log-in-brings = Stoly, které máte jako host, přejdou na účet.

# Načtení záznamu
import-title = Otevřít uloženou hru
import-lead = Dohraná hra se otevře k přehrání, nedohraná jako stůl, u kterého lze pokračovat.
import-file = Záznam hry
import-note = Soubor z tlačítka „Uložit záznam“ nebo ze hry v terminálu.
import-send = Otevřít záznam

# O stránce
about-title = O Tablewrightu
about-lead = Tablewright je digitální stůl pro deskové hry: sami proti botům, společně u jednoho zařízení, nebo s přáteli na dálku.
about-independent = Neoficiální a nezávislý
about-independent-text = Je to zájmový projekt bez vazby na jakéhokoli vydavatele či autora. Pravidla jsou napsána našimi vlastními slovy, karty a plány pocházejí z našich vlastních sad a výtvarné práce ani texty vydavatelů tu nejsou.
about-fair = Poctivá hra
about-fair-text = Každé míchání vyplývá ze semínka, které je určeno před hrou a zveřejněno po ní, takže si ho může každý ověřit. Boti vědí jen to, co by na jejich místě věděl hráč.
about-licences = Licence a poděkování
about-mit = Svobodný software pod licencí MIT.
about-icons = Ikony
about-icons-text = Obrázky a symboly autorů z game-icons.net:
about-icons-list = všechny ikony podle autorů
about-fonts = Písma
about-idiomorph = Mění pohled na stůl bez problikávání.

# Předané místo
take-title = Čeká na vás místo
take-lead = { $name } vám předává místo u stolu: { $game }.
take-somebody = Někdo
take-seat = Zaujmout místo
take-give-title = Předejte své místo
take-give-lead = Kdo otevře odkaz na tuto stránku, zaujme místo { $number } u vašeho stolu: { $game }.
take-give-note = Otevřete ho na svém druhém zařízení a pokračujte tam, nebo ho pošlete někomu, kdo zahraje za vás. Platí jen jednou.
take-link = Odkaz na místo

# Odmítnutí
refused-title = { $status ->
    [404] Tady nic není
    [500] Něco se pokazilo
    [503] Krátká přestávka
   *[other] To není možné
}
refused-again = Zkusit znovu
refused-back = Tlačítko zpět v prohlížeči vás vrátí tam, kde jste byli.
