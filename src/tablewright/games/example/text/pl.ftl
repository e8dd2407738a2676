# What Fireflies says in Polish.

game-title = Świetliki
game-subtitle = jeszcze jeden czy zakręcić słoik

# Words

colour =
    { $colour ->
        [amber] bursztynowy
        [green] zielony
        [blue] niebieski
       *[white] biały
    }
source =
    { $source ->
        [lights] światełka
        [lantern] lampion
       *[colours] wszystkie kolory
    }
round = Runda { $round } z 4
lights =
    { $count ->
        [one] 1 światełko
        [few] { $count } światełka
       *[other] { $count } światełek
    }

# Events

event-dealt-lanterns = Dostajesz: { $cards }.
event-first-player = Losowanie: zaczyna { $seat }.
event-kept-lantern = Zachowujesz: { $card }.
event-turn-begins = — Runda { $round }: { $seat } —
event-caught = { $seat } łapie: { $card }.
event-meadow-grown = Karty odrzucone tworzą nową łąkę, kart: { $count }.
event-closed-jar = { $seat } zakręca słoik: { $cards }.
event-scattered = Zrywa się wiatr i rozwiewa połów: { $seat }.
event-kept = { $seat } zdąży zatrzymać: { $card }.
event-showed-lantern = { $seat } pokazuje lampion: { $cards }.

# Questions

ask-lantern = Który lampion zachowujesz? Świetliki w jego kolorze liczą się podwójnie.
ask-catch-or-close = Jeszcze jeden czy zakręcasz słoik?
ask-keep = Wiatr rozwiewa twój połów. Którego świetlika zdążysz zatrzymać?

# Options

option-lantern = { $card }
option-catch = Łap jeszcze jednego
option-close = Zakręć słoik
option-keep = { $card }

# Reasons

why-colour-in-jar = W twoim słoiku jest już świetlik w tym kolorze.

# Phases

phase-prepare = przygotowanie
phase-choose_lanterns = lampiony
phase-take_turn = na łące
phase-scatter = wiatr
phase-count_lights = liczenie

# The table

meadow = Łąka
discard-pile = Karty odrzucone
row = Rząd
jar = Słoik
lantern = Lampion
hidden-lantern = zakryty
gust-words = Drugi podmuch w rzędzie rozwiewa połów.
firefly-words = { colour }, { lights }
lantern-words = Świetliki w tym kolorze liczą się podwójnie: { colour }.
odds =
    { $gusts ->
        [one] 1 podmuch
        [few] { $gusts } podmuchy
       *[other] { $gusts } podmuchów
    } na { $cards } kart
in-jar =
    { $count ->
        [one] 1 świetlik
        [few] { $count } świetliki
       *[other] { $count } świetlików
    }
