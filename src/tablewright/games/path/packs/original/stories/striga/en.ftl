# The English text of the story Striga: titles, texts, signs and epilogues of its 23 cards.

story-striga = Striga
story-striga-lead = A town lives by keeping secrets; four of its people lie dead with wax in their mouths, and everyone knows exactly as much as is good for them.

## Introduction

story-striga-01 = Four Thousand Drawers
story-striga-01-text =
    The arms of Sovin show an owl with red wax on its beak. The town keeps secrets for a living: in the Wax House four thousand drawers hold the wills of kings and the letters of bishops. The townsfolk lay in their own as well, each a sealed packet, and every Closing Night one line more. With your neighbour’s neck in the drawer beside yours it is easy to be honest. In a hundred years nobody here has stolen so much as a hen.

    What cannot be written is told to the Ear: an old beekeeper behind a shutter with a hole in it, who for fifty years has not said a word.

    “A striga,” says Odila, Warden of the Seals, peeling an apple. “First it grows quiet. Crickets, dogs, your own breath. Then it comes. Four dead, each with a mouthful of wax. I want it gone in three days, by Closing Night, when we swear in a new Ear.” The new Ear is eight, is called Ida, and sits under the table eating the peel. “Each of you will learn something different here. Kindly don’t compare.”

    Outside somebody tugs at your sleeve. “There’s a fifth,” whispers Ida. “He’s still talking.”

    A ladder goes up to the roofs, a stair down to the cellars.

## Chapter I

story-striga-02 = The Roofs
story-striga-02-sign = Up, where you are paid to be: lie in wait with bare steel, ask nobody anything, owe nobody an answer.

story-striga-03 = The Fifth
story-striga-03-sign = Down, after the child, to a man nobody was meant to find alive. What he says cannot be unheard.

## Chapter II, after the roofs

story-striga-04 = The Wet Trail
story-striga-04-text =
    You lie on the baker’s roof between warm chimneys. Past midnight the crickets stop. Then the dogs. Then, one after another, you no longer hear each other breathe.

    It comes on its knuckles, grey, tall as a door, with a face as flat as a plate. It takes no notice of you. It folds itself in at the window, bends over Klara the baker and opens its beak, and out comes Klara’s own voice, low, the way one talks to a shutter in the dark. You strike. It cries out like an old man and is gone across the ridge, dripping.

    Klara sits up and begins to talk. She would like to stop; one can see that. And already there are neighbours on the stairs, in slippers, with a pot of warm wax. Nobody has called them yet.
story-striga-04-sign = Follow the blood across the roofs while it is wet. What happens in the bedroom behind you is not in your contract.

story-striga-05 = The Doorway
story-striga-05-sign = Turn round on the stairs and let nobody past, slippers or no slippers, until Klara has said it all.

## Chapter II, after the fifth

story-striga-06 = The Hush
story-striga-06-text =
    For two days no bell has rung in Sovin, and nobody has asked why. Kilian the bellringer sits in his cellar between the cabbage and the beets and talks. His wife and four daughters have bread in their ears. He is hoarse, he weeps, he cannot stop: a candle stolen when he was nine; a cracked bell sold as sound; then, in the same tone, how he held the glazier’s feet while others poured. “Nobody ordered it. We all just came. Everyone had brought a pot.”

    They are the words he once told the Ear. They came back to him at night, he says, in his own voice.

    At noon he breaks off in mid-word. A blade held to his lips mists over: he is asleep. Nobody dies of this. Four people have died of their neighbours.
story-striga-06-sign = Lay a hush over the cellar, tell no one, and go tonight, unseen and unheard, to the old man with the bees.

story-striga-07 = The Market Square
story-striga-07-sign = Wake Kilian and say it aloud, at midday, from the steps, to the very people who own the pots.

## Chapter III, after the wet trail

story-striga-08 = One Stroke
story-striga-08-text =
    At the third roof you can still hear Klara. At the fifth you cannot, and you tell yourselves that it is the distance.

    The blood leads down a drainpipe and through currant bushes into the bee garden. There in the hut the Ear lies asleep, a small old man with honey on his sleeve. His shoulder is laid open; you know the cut, it is one of yours. In his open mouth the teeth stand in two rows.

    Ida is washing the wound. “By day he doesn’t know,” she says. “He just listens, and there’s no room left in him. So at night the rest gets up and takes it back to people. He never hurt anyone.” She wrings out the cloth. “When he’s gone, they’ll put it in me.”
story-striga-08-sign = Now, while he sleeps. One stroke, the contract kept, and nobody need ever find out who it was.

story-striga-09 = Thirty Hives
story-striga-09-sign = Wake the other one in him. Open him like a hive and let it all out, to anything that is willing to listen.

## Chapter III, after the doorway

story-striga-10 = The Warden’s Offer
story-striga-10-text =
    There are eleven of them, and they have never fought anyone who was awake. By sunrise the stairs are covered in cold wax and odd slippers. Klara talks through breakfast and through noon: the thumb on the scales, the sister’s letter, the night she held the pillow at the glazier’s. She names those who poured. The street listens behind its shutters; at every name, somewhere, a bolt slides home.

    At dusk she yawns, falls asleep and goes on breathing. So nobody dies of the striga. All Sovin has seen it, and all Sovin stands quite still.

    Then Odila comes, alone, sits down on the bottom stair and takes out an apple. “The wax was mine,” she says. “Let us talk about what can still be saved.”
story-striga-10-sign = Hear her out: from now on nobody who talks shall die, and nobody shall ask about those who did.

story-striga-11 = The Drawers
story-striga-11-sign = While she peels, slip away to the Wax House, pull out the drawers and read what it is that Sovin fears.

## Chapter III, after the hush

story-striga-12 = The Wax Cellars
story-striga-12-text =
    The hush goes with you; it is like walking in snow. In the bee garden even the hives are still. The old man lies on his cot with his mouth open and two rows of teeth in it, and there is nobody home. One feels that with people just as one does with houses. The rest of him is out on its rounds.

    Beside the cot Ida is darning a sleeve. “It only takes things back,” she says. “There’s no room left in him.” Tomorrow she is to be sworn in. They have been practising: four people have told her something already, through the hole, little things, to start with.

    She pushes up her lip with one finger and lets you look. Where a milk tooth fell out, two are growing, one behind the other.
story-striga-12-sign = Take the child out tonight by the old cellars under the wall. No one will know who did it, or what you know.

story-striga-13 = Every Window
story-striga-13-sign = Wait till it comes home, and lend it your magic: one voice at every window in Sovin, all at once.

## Chapter III, after the market square

story-striga-14 = A Closed Lid
story-striga-14-text =
    You say it from the steps of the Wax House, with Kilian beside you, well rested, eating a pear. That nobody dies of the striga. That it is the Ear who walks, and all he does is give things back. That you know about the pots.

    Nobody shouts. They listen, as people can in Sovin, and go home, and you take it for shame.

    At dusk you hear axes. They are splitting pine for torches. If the old man is the beast, the old man must burn, and with him everything he was ever told. It is quite logical, and nobody ordered it.

    Odila comes by the back door, without her seal. “Thirty years I’ve played draughts with him,” she says. “He has never once mentioned that I cheat. I have a coffin. I need somebody who can lie.”
story-striga-14-sign = Bring them his body before they fetch it: a nailed lid, solemn faces, and one lie big enough for a whole town.

story-striga-15 = Lanterns
story-striga-15-sign = Hang out every lantern, hold his door until midnight, and let Sovin look at what it has poured into him.

## Endings

story-striga-16 = As Agreed
story-striga-16-text =
    It is not a fight. He opens his eyes once and looks at you like somebody who is about to be told something. Then there is no one in them, neither of the two.

    You report that the beast is at the bottom of the river. Odila looks at the bee on your sleeve and pushes an envelope across the table. In it is the agreed sum, and a slip of paper: “I did not want to know either.”

    Klara is buried fifth, beside the other four. The crickets are back. On Closing Night the town sings, and Ida, washed and combed, sits behind the shutter on three cushions, so that she can reach the hole. First in line stands a woman in slippers. She would like to say something about a pot.

    Over the woman’s shoulder the child looks at you. Then she lays a finger on her lips.
story-striga-16-epilogue =
    Sovin pays { $hero } a pension, punctually, for nothing in particular. Every spring the carter who brings it is asked about the new Ear. Never a word, says the carter, a treasure of a child. In the twelfth year a feather lies among the coins, grey, as long as a forearm. It makes no sound when it is dropped. That same evening { $hero } sets out for Sovin, and takes no weapon along.

story-striga-17 = Told to the Bees
story-striga-17-text =
    When somebody dies, one has to tell the bees, or they leave. So you tell them: here a man has been dying for fifty years. You open all thirty hives, draw a ring of honey on the floor and call the other one by the only name it has, which is “go on, I’m listening”.

    It rises from his mouth like smoke from wet wood, too much for one room, and speaks in every voice in Sovin, each of them low, each of them ashamed. You hold the ring until your noses bleed. Towards morning the swarm goes up, black, with a whole town inside it, and away over the wall.

    The old man sits up. In his palm lies the second row of teeth. “Quiet,” he says in wonder; it is his first word. Only from the baker’s house comes a different kind of quiet.
story-striga-17-epilogue =
    There is no Ear in Sovin now, and Ida asks questions from morning till night. Across the river wild bees live in a hollow lime; their honey is bitter, and whoever eats it remembers. Every autumn { $hero } takes a comb of it to a grave behind the bakery. “We were on the fifth roof,” { $hero } begins, each time in the same words, and each time tells it to the end.

story-striga-18 = Breakfast Included
story-striga-18-text =
    You haggle until the apple is gone. Odila gives up the wax, you give up the dead. It is written out twice and sealed, and the owl on the seal keeps its beak shut.

    Next to the Wax House a building is cleared, with thick walls and soft beds. Whoever has been visited is taken there, talks for a day and a night, sleeps, and is home for dinner. Nobody listens. Ida hands in water and honey, and sings so as not to hear; she was never sworn in. By winter people are leaving their windows open. They say that one sleeps afterwards as one slept at six. Odila sets a fee: two crowns, breakfast included.

    Only four families do not come. Each Closing Night they ask for the cause of death to be entered in the register, and each year that line stays blank. You signed it.
story-striga-18-epilogue =
    One copy of the contract { $hero } keeps in a boot, so that it can be felt at every step. In Sovin room seven is always ready, free of charge, by order of the Warden: clean sheets, open window, nobody listening. Every year { $hero } comes as far as its door, stands there for a while, pays all the same, and goes off to sleep in the stable, with the shutters closed.

story-striga-19 = The Thick One
story-striga-19-text =
    The lock is excellent; the window next to it is not. You find the drawers of the townsfolk and open the first with a certain awe. Three seals, one sheet. The sheet is blank. So is the second. By the hundredth one of you is sitting on the floor, laughing. Tanner, judge, glazier, father and son: nobody in Sovin ever wrote down a thing. For a hundred years they have been honest for fear of each other’s paper, which they took to be full.

    One packet is thick. It is Odila’s: forty-four lines in a small clear hand, nothing left out. The last one reads: “Four. I gave the wax.”

    In the morning you tip it all out on the square. It is long before anyone laughs. It is longer still before they turn, every one with a blank sheet in hand, towards the only person who kept the rules.
story-striga-19-epilogue =
    Odila is tried by twelve neighbours, nine of whom own a pot. It is { $hero } who speaks for her, and then for the four graves, so long that nobody at the end knows where to look. The sentence is bees: for life, beside the old man, who is told nothing any more except the time of day. Ida folds boats out of blank sheets. One sheet { $hero } keeps, and has twice begun to write on it.

story-striga-20 = One
story-striga-20-text =
    The cellars smell of two hundred summers. You go by touch, with Ida on somebody’s back, counting the turnings aloud, until you ask her to stop; and then to go on, because it has grown too quiet. First the dripping goes. Then your steps.

    It catches up with you at the river. It bends down to the girl, and this time it does not speak. It listens. Four whispered sentences, no more; it takes those too, on top of all the rest, and goes back on its knuckles over the gravel to its rounds. In the morning Ida spits a tooth into her hand, the one from behind.

    You were quick and quiet; nobody knows anything. By the first snow three more in Sovin have died of wax. “You could have told them,” says Ida. She has begun asking questions again. This is not one of them.
story-striga-20-epilogue =
    Ida grows up at a noisy inn, between a smithy and a fiddler, asking why. To everything { $hero } gives her an answer, even about the stars, even about death. One subject stays under seal. Every spring a letter comes from Sovin with no sender: a list of names. This year Ida can read. So { $hero } breaks the wax at the table, in front of her, and moves the candle closer.

story-striga-21 = The Loud Night
story-striga-21-text =
    It comes home before dawn, finds you, and puts its head on one side. You explain. Never before has anybody told it something so that it should be passed on.

    You stretch the spell from roof to roof like a washing line. Then it speaks, once, softly, and in nine hundred beds nine hundred people sit up.

    Sovin talks: on the stairs, in the street, in its nightshirt, all at once. Nobody can silence anybody; every mouth is busy and the wax goes cold. Since everyone is speaking, someone has to listen; they take turns, badly, then better. By evening it has cost two marriages, a mill and a judge. Four families know everything.

    Then the town lies down where it stands. You go round with blankets. You start with the children. In the end you cover those with the pots as well.
story-striga-21-epilogue =
    The spell went through everyone who held the line, and so in the middle of the square { $hero } talks that night as well, for an hour at least. Nobody in Sovin can say what about: their mouths were full. Only Ida had nothing to confess, and heard it all. Every Closing Night she sends a honey cake with four words on it in icing: I am not telling. Those { $hero } always eats first.

story-striga-22 = A Small Man
story-striga-22-text =
    You carry the coffin through the torches. He died at dusk, you say, in his chair, both of him. Odila swears it on the seal. Under the nailed lid lie nine full honeycombs and a draughtboard.

    “Bit light,” says the joiner, who has carried many. He says it to nobody in particular.

    They look at the coffin, at the bee crawling out of a knothole, at Ida, who weeps so badly that a blind man would see through it. One can hear all Sovin thinking. Then the glazier’s widow, whose husband was the first with wax in his mouth, takes hold of a handle. “He was a small man,” she says.

    Everyone helps to carry. Everyone knows. A hundred years they have kept silent for themselves; tonight, for the first time, for somebody else.

    Towards midnight, in Odila’s attic, somebody moves a piece.
story-striga-22-epilogue =
    In the morning forty pots stand on the steps of the Wax House, scrubbed. At night windows are left ajar, and whoever talks is brought warm milk. There are three chairs in Odila’s attic, and when the road leads that way, { $hero } sits in the third and watches two old people play, one of whom cheats. There would be a remark to make. But { $hero } knows by now what silence is for, and passes the honey.

story-striga-23 = The Ear Speaks
story-striga-23-text =
    You use the flat of the blade. They are bakers and coopers, and even so it is nearly not enough. Then, towards midnight, it grows quiet.

    It rises out of the sleeper’s mouth in the light of sixty lanterns, grey, tall as a door, and walks along the row. It bends to each and says one sentence in a voice they know. One after another they lay their torches down, since it takes both hands to cover a face.

    Sovin talks till the second evening, and sleeps. Afterwards sixteen people go to the judge, unfetched. He is the seventeenth.

    The old man clears his throat, which takes a while after fifty years. Tobias, he says; nobody had known. And he, too, would have something to tell.

    The town sits down in the grass. You are there, you hear it. It is not written here.
story-striga-23-epilogue =
    The shutter with the hole has gone for firewood, and in its place stands a bench for two. Whoever has something to say sits down and waits for someone to join them. One evening { $hero } is sitting there, till it is almost too dark to see. Tobias comes up from the hives, licks his fingers, takes the other half of the bench and asks nothing. The crickets are very loud. And { $hero } begins.
