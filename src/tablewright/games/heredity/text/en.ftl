# What Heredity says: its title, words, events, questions, options, reasons, settings and phases.

game-title = Heredity
game-subtitle = a family, a map that grows card by card, and a clock made of stories

# Names

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
seat-family = The family
seat-djamal-selena = { pc-djamal } & { pc-selena }
seat-maeve-brick = { pc-maeve } & { pc-brick }
card-family = The family
card-djamal-head = Djamal: head
card-djamal-torso = Djamal: torso
card-djamal-feet = Djamal: feet
card-maeve-head = Maeve: head
card-maeve-torso = Maeve: torso
card-maeve-feet = Maeve: feet
card-selena-head = Selena: head
card-selena-torso = Selena: torso
card-selena-feet = Selena: feet
card-brick-head = Brick: head
card-brick-torso = Brick: torso
card-brick-feet = Brick: feet

# Words

part-head = head
part-torso = torso
part-feet = feet
part =
    { $part ->
        [head] { part-head }
        [torso] { part-torso }
       *[feet] { part-feet }
    }
action-observe = observe
action-talk = talk
action-interact = interact
action-move = move
action-item = use an item
action-combined = act together
action =
    { $action ->
        [observe] { action-observe }
        [talk] { action-talk }
        [interact] { action-interact }
        [move] { action-move }
        [item] { action-item }
       *[combined] { action-combined }
    }
line-white = white: open
line-blue = blue: a window, nobody passes, shots do
line-green = green: a door, open to all
line-black = black: a wall, nothing passes
line-red = red: fire, passing costs 1 damage
anchor-blue = blue
anchor-green = green
anchor-yellow = yellow
anchor-red = red
anchor-purple = purple
colour =
    { $colour ->
        [blue] { anchor-blue }
        [green] { anchor-green }
        [yellow] { anchor-yellow }
        [red] { anchor-red }
       *[purple] { anchor-purple }
    }
edge-north = north
edge-east = east
edge-south = south
edge-west = west
edge-level = another level
edge-right = right
edge-left = left
edge-below = below
token-general = general tokens
token-hostile = hostile token
token-ally = ally token
token-material = materials
token-special = special tokens
attitude-hostile = hostile
attitude-neutral = neutral
attitude-ally = ally
attitude =
    { $attitude ->
        [hostile] { attitude-hostile }
        [ally] { attitude-ally }
       *[neutral] { attitude-neutral }
    }
anchor-of-brown = brown
anchor-of-grey_head = grey, head
anchor-of-grey_torso = grey, torso
anchor-of-grey_feet = grey, feet
karma-violence = violence
karma-brutality = brutality
karma-pacifism = pacifism
karma-dodge = dodge
karma-treasure_hunting = treasure hunting
karma-looting = looting
karma-community = community
karma-scar = scar
karma-memory = memory
materials =
    { $count ->
        [one] 1 material
       *[other] { $count } materials
    }
area-named = { $place } ({ $card })
area-lettered = area { $letter } ({ $card })
area-gone = { $card }
figure = { $card }
figure-of-several = { $card }, figure { $number }
space-of-body = { part } { $number }
space-of-item = { $card } { $number }
ending-unsaid = the chapter is over

# Events: the chapter and its cards

event-chapter-begins = — { $chapter } —
event-chapter-ends =
    { $outcome ->
        [victory] The family wins: { $ending }
       *[failure] The family fails: { $ending }
    }
event-failed = { $card }: its failure condition holds. The chapter is lost.
event-taken = Taken and read: { $card }.
event-flipped = Turned over: { $card }.
event-burned = Burned: { $card }.
event-burned-unread = Burned unread: card { $number }.
event-narrated = “{ $text }”
event-anchored = { $card } joins the timeline ({ colour }).
event-hourglass = The hourglass stands on { $card }.
event-chapter-again = The family tries again: { $chapter }.
event-campaign-ends = The campaign is complete.
event-rested = { $seat } will spend no more tokens for now.
event-stirred = Something has changed; these rest no longer: { $seats }.
event-cut-short =
    { $verb ->
        [move] { pc } walks no further, because { $seat } began to act. Tokens for steps not taken are free again.
       *[other] { pc } breaks off, because { $seat } began to act.
    }

# Events: the map

event-terrain-laid = New on the map: { $card }.
event-explored = { pc } explores { $card }.
event-moved = { pc } goes to { $area }.
event-immediate-event = { pc } sets something off on { $card }.
event-icon-used = { pc } spends a token to { action } (card { $number }).
event-acted = { pc } acts with { $card }.
event-acted-together = { $characters } act together: { $card }.
event-called-off = { $card } needs more people: { pc } takes the token back.

# Events: things

event-equipped = { pc } now carries { $card }.
event-dropped = { pc } drops { $card }.
event-materials-dropped =
    { $n ->
        [one] { pc } drops 1 material.
       *[other] { pc } drops { $n } materials.
    }
event-item-used = { pc } uses { $card }.
event-repaired = { pc } repairs { $card }.
event-upgraded = { pc } upgrades { $card }.
event-exchanged = { pc } and { $other } exchange what they carry.
event-picked-up = { pc } picks up what lies there.
event-materials-gained =
    { $n ->
        [one] { pc } gains 1 material.
       *[other] { pc } gains { $n } materials.
    }
event-materials-paid =
    { $n ->
        [one] { pc } pays 1 material.
       *[other] { pc } pays { $n } materials.
    }
event-materials-shared =
    { $n ->
        [one] { pc } is given 1 material.
       *[other] { pc } is given { $n } materials.
    }

# Events: characters and fights

event-npc-placed = { $character } appears: { $area }.
event-npc-moved = { $character } moves: { $area }.
event-npc-hurt = { $character } suffers { $n } damage.
event-npc-died = { $character } dies.
event-attacked =
    { $failed ->
        [0] { $attackers } → { $character }: strength { $strength }, karma { $karma }, less defence: { $total } damage.
       *[other] { $attackers } → { $character }: strength { $strength }, karma { $karma }. The attack fails.
    }
event-suffered = { pc } suffers { $n } damage.
event-injured = { pc } is seriously injured: { part }.
event-dying = { pc } is dying.
event-healed = { $character } is healed by 1.
event-karma-drawn = Karma: { $card }.
event-karma-replaced = Karma changes: { $card } → { $cards }.

# Questions

ask-act = The family acts: what do you do?
ask-act-after-all = You rest while the others act. Do you act after all?
ask-act-between = Somebody is in the middle of something; if you act now, it ends there. What do you do?
ask-drop-between = Somebody is in the middle of something. Do you drop anything?
ask-step = { pc } moves ({ $more } to go). Where to?
ask-arrival = Where on the new terrain does { pc } arrive?
ask-choose-option = { $card }: what do you do?
ask-choose-pc =
    { $matter ->
        [attack] { $card }: who attacks?
        [target] { $card }: who is attacked?
        [victim] { $card } attacks. Whom?
        [place] { $card }: who stands there?
        [move] { $card }: who is moved?
        [pay] { $card }: who pays the materials?
        [item] { $card }: who takes the item?
        [materials] { $card }: who gets the materials?
        [damage] { $card }: who is hurt?
        [heal] { $card }: who is healed?
        [injury] { $card }: who is seriously injured?
        [block] { $card }: whose action token goes out of reach?
        [extra] { $card }: who gets one more action token?
       *[tokens] { $card }: who takes back the action tokens?
    }
ask-allocate = { pc } is hurt. Which heart takes the damage?
ask-serious-injury = { pc } has no heart left. Which part is seriously injured?
ask-heal-space = Which damage of { pc } is healed?
ask-remove-damage = Which damage on { $card } does { pc } repair?
ask-make-room = { pc } has no room for { $card }. What is dropped?
ask-give-materials = { $card }: materials to share out ({ $n }). Who gets the next one?
ask-exchange = { pc } and { $other }: what changes hands?
ask-join-action = { $card }: who takes part?
ask-target = Who is the target?
ask-npc-order = Who of them acts first?
ask-npc-path = Which way does it go?
ask-npc-place = The area is full. Where does it stand instead?
ask-choose-area = More than one area is meant. Which one?
ask-ally-target = Whom does the ally attack?
ask-join-attack = Does anybody join the attack on { $character }?
ask-play-again = The chapter is lost. Does the family try it once more?
ask-next-chapter = { $chapter }: the chapter is won. Its last page lies open.
ask-share = Before the next chapter: does anything change hands?

# Options: actions

option-observe = { pc }: observe { $number } [{ $space }]
option-talk = { pc }: talk { $number } [{ $space }]
option-interact = { pc }: interact { $number } [{ $space }]
option-move = { pc }: move, several steps [{ $space }]
option-move-area = { pc }: move to { $area }{ fire } [{ $space }]
fire =
    { $damage ->
        [0] { "" }
       *[other] , through fire: 1 damage
    }
option-move-explore = { pc }: explore card { $number } [{ $space }]
option-heal = { pc }: heal { $character } [{ $space }]
option-repair = { pc }: repair { $card } [{ $space }]
option-upgrade = { pc }: upgrade { $card } [{ $space }]
option-pick-up = { pc }: pick up everything here [{ $space }]
option-pick-up-cards = { pc }: pick up { $cards } [{ $space }]
option-pick-up-materials = { pc }: pick up the materials [{ $space }]
option-pick-up-both = { pc }: pick up { $cards } + the materials [{ $space }]
option-exchange = { pc }: exchange with { other-pc } [{ $space }]
option-use = { pc }: use [{ $space }]
option-attack = { pc }: attack { $character } [{ $space }]
option-attack-join = { pc } joins [{ $space }]
option-join = { pc } takes part [{ $space }]
option-refuse = Take no part
option-terrain-action = { pc }: { $card }, { action }{ price }{ nth } [{ $space }]
option-npc-action = { pc }: { $card }, { action }{ price }{ nth } [{ $space }]
option-free-action = { pc }: { $card }, { action } from anywhere{ price }{ nth } [{ $space }]
option-combined = { pc }: together, { $card }, { action }{ price }{ nth } [{ $space }]
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
option-drop = { pc }: drop { $card }
option-drop-own = Drop { $card }
option-drop-materials = { pc }: drop { materials }
option-injury = { pc }: take a serious injury to the { part }
option-rest = Rest: spend no more tokens for now
option-rest-on = Go on resting
option-rest-all = All that is left: { pc }

# Options: answers

option-area = { $area }{ fire }
option-explore = Explore: card { $number }
option-pc = { pc }
option-character = { $character }
option-nobody = Nobody
option-heart = { pc }: { $space }
option-item-gift = { $card } → { pc }
option-swap = { $card } ↔ { $cards }
option-materials-gift = { materials }: { pc } → { other-pc }
option-give = Give { $card }
option-get = Get { $card }
option-give-materials = Give { materials }
option-get-materials = Get { materials }
option-leave = Leave it here
option-done = Done
option-again = Try again
option-stop = End the campaign here
option-next-chapter = Open the next chapter: { $chapter }
option-unsaid = Go on

# What is printed on cards

says-sequence = { $steps }
says-otherwise = { $first }; if that cannot be done: { $second }
says-if = if { $condition }: { $then }
says-if-else = if { $condition }: { $then }; if not: { $else }
says-choose = choose: { $options }
says-option = “{ $text }”
says-repeat-for = for { $over }: { $do }
says-action = new action, { action }: { $do }
says-add-terrain-action = { $action }
says-add-npc-action = { $npc }: { $action }
says-combined-action = together ({ $icons }): { $instructions }
says-persist = from now on: { $statement }
says-explain-symbol = { $letter }: { $meaning }
says-draw-karma = draw a karma card and see what it brings
says-outcome = { $do }
says-take = take { $card }
says-flip = turn over { $card }
says-burn = burn { $card }
says-anchor = anchor { $card }
says-add-to-deck = put { $card } back into the deck
says-place-terrain = lay terrain: { $card }
says-replace-terrain = { $new } takes the place of { $old }
says-place-npc = { $npc } appears: { $at }
says-place-pc = { $who }: stand in { $at }
says-move-character = { $who }: move to { $to }
says-remove-npc = { $npc } leaves
says-set-attitude = { $npc } is now { attitude }
says-attack = { $attacker } attacks { $target } (strength { $strength })
says-damage = { $who }: { $n } damage
says-heal = { $who }: heal { $n }
says-serious-injury = { $who }: a serious injury
says-block-token =
    { $n ->
        [one] { $who }: 1 action token out of reach
       *[other] { $who }: { $n } action tokens out of reach
    }
says-grant-extra-token = { $who }: one more action token
says-take-back-tokens = { $who }: take back all action tokens
says-add-tokens = { $kind } +{ $n } on { $to }
says-remove-tokens = { $kind } −{ $n } from { $from }
says-place-terrain-token = a terrain token on an icon ({ $card })
says-remove-terrain-token = remove a terrain token: { $at }
says-gain-item = { $to }: gain { $card }
says-gain-materials = { $to }: materials +{ $n }
says-pay-materials = { $from }: materials −{ $n }
says-discard-item = lose { $card }
says-damage-item = { $n } damage on { $item }
says-use-karma-effect = apply the karma effect: { $card }
says-replace-karma = karma changes: { $old } → { $new }
says-narrate = read on
says-set-flag = note it in the campaign log
says-check-failure = check the failure condition
says-end-chapter =
    { $result ->
        [victory] the chapter is won
       *[failure] the chapter is lost
    }
says-move-hourglass = move the hourglass: { $to }
says-action-phase = the family acts
says-tokens-on = { $card } holds { $op } { $n } ({ $kind })
says-card-in-play = { $card } is in play
says-card-burned = { $card } is burned
says-card-in-deck = { $card } is in the deck
says-terrain-side =
    { $side ->
        [front] { $terrain } shows its front
       *[back] { $terrain } shows its back
    }
says-pc-in-area = { $who } is in { $area }
says-same-area = { $a } and { $b } are together
says-pc-has-item = { $who } carries { $item }
says-materials = the materials of { $who } are { $op } { $n }
says-npc-alive = { $npc } is alive
says-npc-attitude = { $npc } is { attitude }
says-npc-on-timeline = { $npc } is on the timeline
says-pc-dying = { $who } is dying
says-injuries = the serious injuries of { $who } are { $op } { $n }
says-damage-on = the damage of { $who } is { $op } { $n }
says-karma-has = your karma fits ({ $type })
says-karma-drawn = the drawn karma card fits
says-hourglass-on = the hourglass is on { $card }
says-free-slot = a slot is free ({ colour })
says-area-crowded = { $area } is crowded
says-terrain-discovered = { $terrain } is discovered
says-characters-in = the figures in { $area } are { $op } { $n }
says-flag = the campaign log says so
says-all = all of this is so ({ $of })
says-any = one of these is so ({ $of })
says-not = it is not so that { $of }
op-exactly = exactly
op-other-than = other than
op-at-most = at most
op-at-least = at least
op-fewer-than = fewer than
op-more-than = more than
says-card-numbered = card { $number }
says-this = this card
says-host = the card above
says-drawn = the drawn card
says-next = to the next card
says-melee = melee
who-acting = whoever acts
who-each = each of the family
who-any-chosen = one of the family
who-nearest = whoever is nearest
who-in-area = all of the family here
who-all-participants = all who take part
who-ally = the ally
who-element = that one
who-group = all together
who-any = anybody of the family
who-all-in = all in { $area }
where-terrain = terrain { $number }
where-start = their start symbols
where-start-of = the start symbol of { pc }
where-icon = the icon { $number }
where-symbol = the area { $letter }
where-somebody = where that character stands

# Reasons

why-no-token = There is no action token left to spend.
why-space-taken = This action space is covered by a token or by damage.
why-in-hand = The action in progress needs this.
why-forbidden-by-card = A card in play forbids it.
why-icon-elsewhere = The icon is in another area.
why-action-elsewhere = This action belongs to another area.
why-other-side-up = The terrain shows its other side.
why-npc-elsewhere = This character is in another area.
why-cannot-pay = The cost cannot be paid.
why-card-not-in-deck = Its card can no longer be taken.
why-not-all-there = Not everybody who is needed is there with a token.
why-declined = Somebody has just declined to take part.
why-no-way = There is no way out of this area.
why-window = A window: nobody passes a blue line.
why-wall = A wall: nobody passes a black line.
why-crowded = The area is crowded, and a move cannot end there.
why-exploration-closed = No open way leads to this exploration icon.
why-exploration-spent = There is nothing left to explore here.
why-not-hurt = There is no damage to heal.
why-hurt-elsewhere = Who is to be healed is in another area.
why-item-not-damaged = This item is not damaged.
why-too-few-materials = There are too few materials for it.
why-no-upgrade = This item cannot be upgraded.
why-item-in-use = A token lies on this item.
why-nothing-here = There is nothing here to pick up.
why-not-together = They are not in the same area.
why-nothing-to-give = Neither of them has anything to give.
why-target-elsewhere = The target is not in the same area.
why-out-of-range = The target is out of range or out of sight.
why-is-ally = Allies are not attacked.
why-no-heart = This space has no heart.
why-heart-covered = This heart is covered already.
why-not-all-covered = Only a card whose spaces are all covered by damage can be given up.
why-injured-already = This part is seriously injured already.
why-farther-away = Somebody else is nearer.
why-target-dying = Who is dying is not attacked.
why-not-yours = Another player speaks for this member of the family.

# Settings

setting-chapter = Chapter
about-setting-chapter = The rules give a campaign five chapters. Those that there are so far stand here; each has an adventure deck of its own, and the tutorial teaches while it tells.
setting-span = How long
setting-span-chapter = one chapter
setting-span-campaign = the campaign from this chapter on

# Phases

phase-begin_chapter = The chapter begins
phase-read_opening = Reading the first cards
phase-arrive = The hourglass arrives
phase-resolve_event = The event
phase-move_hourglass = The hourglass moves
phase-family_acts = The family acts
phase-between_chapters = Between chapters
phase-chapter_lost = The chapter is lost
phase-chapter_won = The chapter is won
phase-end_chapter = The chapter ends

# After the game: what can be played next

sequel-next-chapter = Play the next chapter: { $chapter }
sequel-again = Play this chapter again
sequel-new-try = Try the chapter again from its start
