# Co herna říká o stolech, místech a hře.

guest = Host
bot-greedy = Nenasytný bot
bot-random = Náhodný bot

# Titulky záložek
title-your-turn = ● Jste na tahu – { $game }
title-open = { $game } – čekáme na hráče
title-running = { $game } – Tablewright
title-over = { $game } – konec

# Otázka
prompt-confirm = Potvrdit
prompt-not-possible = { $count ->
    [one] Co teď není možné (1)
   *[other] Co teď není možné ({ $count })
}
prompt-curtain = Na tahu je { $name }
prompt-curtain-sub = Předejte zařízení. Karty zůstanou skryté, dokud nestisknete tlačítko.
prompt-lift-curtain = { $name } jsem já: ukázat moje karty
prompt-over = Konec hry
prompt-see-result = Zobrazit závěrečné bodování
prompt-waiting = Čeká se: { $names }
prompt-following = Sledujte, co se děje …
prompt-watching = Díváte se. Vidíte to, co vidí všichni u stolu.
prompt-undo-request = { $since ->
    [reveal] { $name } žádá o vrácení poslední volby, i když od té doby už bylo něco odhaleno nebo vylosováno.
    [others] { $name } žádá o vrácení poslední volby, i když od té doby už jednal někdo jiný. Nic odhaleno nebylo.
   *[other] { $name } žádá o vrácení poslední volby.
}
prompt-undo-asked = Žádáte o vrácení své poslední volby. Ostatní ještě musí souhlasit.
prompt-agree = Souhlasit
prompt-refuse = Odmítnout
prompt-withdraw = Stáhnout žádost
prompt-hint = Rada
prompt-undo = Vzít zpět
prompt-undo-unseen = Vrátí vaši poslední volbu a vše, co po ní následovalo. Co bylo mezitím odhaleno, už nelze zapomenout.
prompt-undo-surely = Vzít zpět
prompt-ask-undo = Požádat o vrácení
prompt-come-back = Převzít své místo od bota

# Záznam, chat, průvodce
log-title = Záznam
chat-title = Chat
chat-label = Řekněte něco u stolu
chat-send = Odeslat
tour-title = První hra
tour-end = Ukončit průvodce
talk-sat = { $name } usedá ke stolu.
talk-left = { $name } odchází od stolu.
talk-stand-in = { $name }: teď zaskakuje bot.
talk-came-back = { $name } je zpět.
talk-undone = Všichni souhlasili, poslední volba je vrácena: { $name }.
talk-undone-alone = { $name } bere zpět svou poslední volbu a vše, co po ní následovalo.
talk-undo-refused = { $name } s vrácením nesouhlasí.
talk-undo-withdrawn = { $name } bere žádost o návrat zpět.
talk-known = { $name } teď hraje jako { $known }.

# Nápovědy
hint-then = Co se pak stane: { $then }

# Záhlaví a nabídky stolu
offline = Teď není spojení s hernou. Zkouší se znovu samo.
skip-to-content = Přejít k obsahu
nav-label = Stránky
nav-games = Hry
nav-tables = Stoly
nav-rules = Pravidla
nav-account = Vaše jméno
wish-language = Jazyk
wish-theme = Vzhled
wish-theme-next = { $theme ->
    [dark] Přepnout na tmavý vzhled
    [light] Přepnout na světlý vzhled
   *[auto] Vzhled podle zařízení
}
language-en = English
language-pl = Polski
language-cs = Čeština
footer-unofficial = Neoficiální, nezávislý stůl s vlastním obsahem; bez výtvarných prací a textů vydavatelů.
footer-about = O stránce a licencích
close = Zavřít
table-tools = Stůl
table-seats = Místa
table-settings = Nastavení
table-keys = Klávesy
table-as-onlooker = Dívat se jako divák
table-to-my-seat = Zpět na své místo
seat-look = Hrát z tohoto místa
seat-come-back = Převzít místo od bota
seat-stand-in = Nechat hrát bota
seat-stand-in-absent = Hráč tu není? Nechat hrát bota
seat-hand-over = Předat odkazem
seat-leave = Odejít
seat-who = Kdo tu sedí?
seat-rename = Pojmenovat místo
seat-leave-note = Vaše místo natrvalo převezme bot; nebudete se na něj moci vrátit.
seat-leave-surely = Odejít natrvalo
seat-stood-in = { $name } (některé tahy hrál bot)
table-look-again = Podívat se znovu
table-write = Napsat do chatu
setting-wish-sound = Zvuk, když jste na tahu
setting-wish-confirm = Potvrzovat každou volbu, i tu poslední v tahu
setting-wish-tour = Provést mě prvními tahy
switch-on = zap.
switch-off = vyp.
key-arrows = šipky
key-does-arrows = pohyb mezi tím, co lze zvolit
key-enter = Enter
key-does-enter = volba tohoto místa
key-arrows-replay = šipky
key-does-arrows-replay = o jednu volbu dál nebo zpět
key-ends = Home, End
key-does-ends = na začátek, na konec
key-numbers = 0–9
key-does-numbers = volba ze seznamu
key-u = U
key-does-u = vzít zpět
key-h = H
key-does-h = rada
key-r = R
key-does-r = pravidlo, které právě platí
key-c = C
key-does-c = chat
key-l = L
key-does-l = záznam
key-slash = /
key-does-slash = hledat v otevřených pravidlech
key-question = ?
key-does-question = tento seznam
key-escape = Esc
key-does-escape = zavřít, co je otevřené, opustit chat

# Přehrávání
replay-title = Přehrávání: volba { $at } z { $last }
replay-after = po volbě: { $name }
replay-slider = Okamžik
replay-parts = Přejít na
replay-go = Zobrazit
replay-first = Začátek
replay-back = Zpět
replay-on = Vpřed
replay-last = Konec

# Odmítnutí
refused-no-table = Takový stůl tu není.
refused-no-page = Taková stránka tu není.
refused-no-game = Taková hra tu není.
refused-no-seat = U tohoto stolu takové místo není.
refused-no-bot = Takový bot tu není; na výběr jsou: { $bots }.
refused-no-action = Tohle tady udělat nelze.
refused-no-session = Nejdřív vstupte: zvolte si jméno.
refused-no-such-position = Tato hra má pozice { $first } až { $last }.
refused-name-empty = Jméno musí mít alespoň jedno písmeno.
refused-account-already = Účet už máte.
refused-account-name = Název účtu má 3 až 30 písmen, číslic, teček nebo pomlček.
refused-account-taken = Tento název účtu je už obsazený.
refused-password = Heslo musí mít alespoň { $shortest } znaků.
refused-login = Toto jméno a heslo k sobě nepatří.
refused-places = Uveďte, kdo sedí na kterém místě (počet míst: { $players }).
refused-already-begun = Hra už začala.
refused-not-begun = Hra ještě nezačala.
refused-seats-open = Některá místa jsou ještě volná.
refused-seat-taken = Toto místo je obsazené.
refused-not-your-seat = Tohle není vaše místo.
refused-not-host = To může udělat jen hostitel stolu.
refused-not-seated = To mohou udělat jen ti, kdo sedí u stolu.
refused-stand-in = Není za koho zaskočit.
refused-bot-already = Na tomto místě už hraje bot.
refused-still-here = { $name } je u stolu.
refused-no-stand-in = Nikdo za vás nehraje.
refused-seat-token = Tento odkaz už místo neotevírá.
refused-not-over = Hra ještě neskončila.
refused-no-sequel = Na tuto hru takhle navázat nelze.
refused-over = Hra skončila a znovu se neotevírá.
refused-study = Kdo tu sedí, může znát příští karty, proto toto místo nelze předat někomu jinému.
refused-not-asked = Teď se vás hra na nic neptá.
refused-asked-already = O vrácení už někdo požádal.
refused-nothing-asked = O vrácení teď nikdo nežádá.
refused-answer = Odpovězte souhlasem, nebo odmítnutím.
refused-empty-talk = Zpráva je prázdná.
refused-long-talk = Zpráva může mít nejvýše { $most } znaků.
refused-branch = Zkusit to znovu lze jen ze svých dohraných her nebo z her, které hrajete sami.
refused-replay = Tento stůl lze přehrát, až hra skončí.
refused-record-rules = Tento záznam vznikl s jinými pravidly nebo kartami, než jsou tady.
refused-record = Tento záznam nelze otevřít: { $why }
refused-old-rules = Tato hra začala podle pravidel, která už neplatí, a nelze ji převést.
refused-stale = Hra mezitím pokročila; podívejte se znovu.
refused-busy = Někdo byl rychlejší; podívejte se znovu.
refused-illegal = Pravidla to teď nedovolují.
refused-fault = Na naší straně se něco pokazilo. Nic se neztratilo; zkuste to prosím znovu.
refused-unavailable = Herna teď nemůže zapisovat průběh hry. Nic se neztratilo; zkuste to prosím znovu.
refused-other-site = Tento požadavek přišel z jiného webu, a proto nebyl proveden.
refused-too-large = Tohle je příliš velké, nelze to přijmout.
refused-too-fast = To bylo rychlé. Chvilku prosím počkejte.
refused-body = Tomuto požadavku nelze rozumět: { $why }
refused-watches = Sledovat lze 1 až { $most } stolů.
refused-wish = Takhle nastavit nelze: { $name }.
refused-number = „{ $name }“ musí být celé číslo, ne „{ $value }“.
refused-method = Tato adresa nepřijímá { $method }; přijímá: { $allowed }.
refused-streams = Z vašeho připojení je otevřeno už tolik stránek, že další nelze živě sledovat (nejvýše { $most }); některé zavřete, nebo požádejte provozovatele herny o vyšší limit.
refused-too-deep = Tento soubor je vnořený příliš hluboko, nelze ho přečíst; vyberte soubor uložený jako záznam hry.
refused-not-offered = Taková hra tu není; na výběr jsou: { $games }.
bad-unreadable = soubor je poškozený, nebo to vůbec není JSON; vyberte soubor uložený jako záznam hry.
bad-too-deep = soubor je vnořený příliš hluboko, nelze ho přečíst; vyberte soubor uložený jako záznam hry.
bad-format = není to záznam hry; vyberte soubor, který tak byl uložen.
bad-lacks = chybí v něm položka „{ $name }“; uložte záznam ještě jednou a zkuste to znovu.
bad-part = položka „{ $name }“ nemá správnou podobu; uložte záznam ještě jednou a zkuste to znovu.
bad-seed = jeho semínko náhody je prázdné nebo nečitelné; uložte záznam ještě jednou a zkuste to znovu.
bad-position = popisuje pozici, která nemůže nastat.
bad-choice = volba číslo { $number } není možná, takže to tak nikdo nemohl zahrát.
bad-seed-differs = neodpovídá svému semínku náhody: s ním by karty i kostky padly jinak.
bad-departs = říká něco jiného, než k čemu vedou jeho vlastní volby; po uložení byl změněn.
bad-table-position = Záznam tohoto stolu popisuje pozici, která nemůže nastat, takže se tu nedá hrát dál.
bad-players = Tuto hru hraje { $least } až { $most } hráčů.
bad-setting = Při tomto počtu hráčů ({ $players }) hra nastavení „{ $name }“ nemá.
bad-setting-value = Nastavení „{ $name }“ může mít jednu z hodnot: { $allowed }.
replay-play = Přehrát
replay-pause = Pauza
