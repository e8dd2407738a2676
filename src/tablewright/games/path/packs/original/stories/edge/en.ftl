# The English text of the story Edge of the World: titles, texts, signs and epilogues of its 23 cards.

story-edge = Edge of the World
story-edge-lead = A mapmaker once drew a valley that is not there; ninety families are walking to it, and something follows whoever walks last.

## Introduction

story-edge-01 = The Last Penny
story-edge-01-text =
    The inn at Kresno is called the Last Penny, because beyond it there is nowhere left to spend one. Ottla the mapmaker pays for your supper in advance, and that ought to have warned you.

    Thirty years ago she drew the duke’s great map. One corner stayed empty, about the size of a palm, and the duke did not pay for emptiness. So she drew a valley there: a river, orchards, a mild wind with puffed cheeks. She named it Mildwater and slept well.

    This spring a dealer in land, one Tilman, cut Mildwater into ninety plots and sold them all. After harvest ninety families set out behind Berend the miller for the edge of the world. In ten days they will cross the pass called the Sill, and a day or two later the snow will shut it behind them. Tilman rode after them this morning with eight men: the second instalment is due at the top.

    “I shall tell them myself,” says Ottla. “Only my legs have left my service.”

    “And whatever you do up there,” the innkeeper adds, free of charge, “don’t walk last. Something goes behind the last, and it gleans.”

    Outside the door the road divides.

## Chapter I

story-edge-02 = The Ridge
story-edge-02-sign = Straight up, with the old woman on your backs. Three days gained on everyone, and nobody on the way who might need you.

story-edge-03 = The Wagon Road
story-edge-03-sign = The long road the families took, past everyone who could not keep up with them. Somebody ought to know who they are.

## Chapter II, after the ridge

story-edge-04 = The Blue Ice
story-edge-04-text =
    The ridge is a staircase built by someone who hated knees. You take turns with Ottla, who sits strapped in a tinker’s frame, facing backwards, and reports on where you have been. At night you hang from pegs like hams. On the fourth morning you cannot close your hands, and after that you cannot open them.

    But you see everything. Below you crawls the column: ninety carts and one cough. Half a day behind it nine riders stop at every tree, hammering. And close behind the last cart, where nobody should be, something stoops at each step, as if picking up ears of corn.

    On the left a glacier hangs from the Sill, blue as a vein. The dead in it are said to give directions. On the right a gully goes down to the last cart.
story-edge-04-sign = Across the ice by night, asking the dead the way. You would be first on the Sill; those at the back would stay there.

story-edge-05 = The Gully
story-edge-05-sign = Down to the last cart. Let Ottla say what she came to say now, among the slowest, to people with whips in their hands.

## Chapter II, after the wagon road

story-edge-06 = Half the Bread
story-edge-06-text =
    You come upon them one by one, as one finds things that have dropped from a cart. Two brothers who will not leave their plough. A boy who does not speak. Berta the midwife, with a broken hip and a pipe. “My son walks in front,” she says, without rancour. “Somebody has to.” The son is called Berend.

    By the sixth evening there are nineteen of them, and you make three miles a day. At every ford lie the ashes of Tilman’s fires, and boards are nailed to the trees: PLOT 41, ORCHARD. It is a bog. Each night somebody hears steps, and somebody asks who is lying nearest the dark.

    Here there are three shepherds’ huts. You have bread for six days, or for twelve, depending on who eats it.
story-edge-06-sign = Leave the nineteen in the huts with half the bread, catch Tilman by night and stop him with steel.

story-edge-07 = Berta’s Door
story-edge-07-sign = Nobody stays behind. Berta’s grandfather hauled salt from under the Sill, and she thinks she remembers where the door was.

## Chapter III, after the ice

story-edge-08 = The Bridge
story-edge-08-text =
    The dead in the ice give good directions; they have had time to consider their mistakes. You pay as agreed, with a warm hand laid for a moment on each face. By the second dawn there is no feeling left in anything you own.

    You are first on the Sill. Forty paces further, the world stops. The rock is broken off like bread, and under it lie clouds, level, all the way to the sky. Ottla looks for a long while. “I drew it prettier,” she says.

    Behind you the only road crosses a gorge on a bridge of rope. At its far end Tilman has set up a table for the second instalment, and the first carts are coming. Just then a rent opens in the cloud, and deep down in it is something green: a thread, no more.
story-edge-08-sign = Cut it, and hold the stump against Tilman’s swords. Nobody will cross, nobody will perish here, nobody will thank you.

story-edge-09 = The Green Thread
story-edge-09-sign = Search the cliff for a way down that a child could take, or a grandmother, while your legs still obey you.

## Chapter III, after the gully

story-edge-10 = The Sound of Ninety
story-edge-10-text =
    Ottla says it from the tail of the last cart, in the voice in which one orders soup. There is no Mildwater. There never was. I had a corner to fill.

    At first nobody believes her; then everybody does, each at a different pace. A clod flies, then a shoe. A woman laughs and cannot stop. Berend walks back along the whole column to have a look at her. “What is there, then?” he asks. “I don’t know,” says Ottla. “I never went.” Half of them want to turn round, half want to see.

    In the morning the last cart is empty. The harness is buckled, the porridge warm, a spoon stands in it. Whichever way they go now, on or home, somebody will be walking last. They have begun to glance at one another and work out who.
story-edge-10-sign = Leave before dawn under a spell that makes you sound like ninety families, and draw the thing away to the rim.

story-edge-11 = The Ring
story-edge-11-sign = Tie the last to the first, so that the column has no end, and walk outside it, blades drawn, as long as it takes.

## Chapter III, after the half of the bread

story-edge-12 = Tilman’s Tongue
story-edge-12-text =
    The boy who does not speak watches you go, and does not speak. You can hear it for nine miles.

    You find Tilman’s fire after midnight. It is quick, as it always is when one side is asleep and the other has been awake too long. Five men run, three do not. Tilman sits in the ashes with a broken collarbone and the strongbox on his knees, quite composed.

    “I only sold it,” he says. “She only drew it. They only wanted it. Which of us do you hang?” Nobody answers. Ottla, on her mule, opens her mouth and shuts it again.

    The column is one march ahead. The first flakes are falling, two days early, and they come from behind you, from the huts.
story-edge-12-sign = Drive on to the column, and buy the truth from Tilman: for his neck and a tenth of the box.

story-edge-13 = The Three Huts
story-edge-13-sign = Turn back into the storm, and raise a fire over the huts that can be seen as far as the Sill.

## Chapter III, after Berta’s door

story-edge-14 = The Diggers’ Stair
story-edge-14-text =
    Berta finds the door by smell. Behind it lie three days of white darkness: salt galleries, salt steps, a dead pony with salt on its lashes. You carry Berta, Ottla and the plough; only the plough does not complain. You measure lamp oil by the spoon. Steps follow through the dark, and at each halt they stop a moment after yours. You take turns at the back; nobody asks whose turn it is.

    Then there is wind, and no more mountain. You stand on a ledge at the edge of the world, above level cloud. A town is cut into the cliff: a hundred doors, each with a tiled porch, dry, nobody home.

    High above, on the rim, you hear oxen, axes, and Tilman’s pleasant voice. Mildwater lies just beneath the cloud, it says. Ropes are two crowns extra.
story-edge-14-sign = Up the cliff, by what the frost has left of the stair, before the first family is let down over the rim.

story-edge-15 = A Hundred Doors
story-edge-15-sign = Stay with the nineteen, set a light in every door, and let them call, each one to those who left them.

## Endings

story-edge-16 = The Cut Rope
story-edge-16-text =
    A rope as thick as a thigh takes long to cut. Before it parts, three of Tilman’s men are across. They are good and you are tired, and afterwards nobody speaks of it. Tilman saves his table.

    Across the gorge stand ninety families. Ottla shouts what she came to say, and the wind lets through every third word. It is enough. A stone comes over, then others. Berend stoops for none. He looks at the edge he has been walking to since harvest, a hundred paces off, and turns the first ox round.

    They will all live. You will learn it at second hand; nobody will tell you to your face. You go back as you came, over the ice. By the rim Ottla makes you stop: three steps are cut there, down into cloud. You have bread for two days. You do not find out where they lead.
story-edge-16-epilogue =
    In Kresno the carters drink with nobody who was at the bridge that day. So { $hero } drinks alone, pays for two, and never mentions that ninety families have soup this winter thanks to a cut rope. But every autumn { $hero } goes back up to the gorge, sits down on the wrong side with both boots over the drop, and counts the steps that cannot be seen from there.

story-edge-17 = Ottla’s Error
story-edge-17-text =
    You find the first step at dusk: three sound ones under the rim, then eleven missing, then four hundred good. Salt-diggers cut them, and left when the salt road moved. Beneath the cloud, on a ledge as broad as a market square, stands their town: a hundred doors in the cliff, each with a tiled porch, one warm spring, grass for nine cows. That was the green.

    Two days and three nights you mend the stair with cart-poles, planks and your own shoulders. Twice one of you is a step until morning. The slowest go first. When snow shuts the Sill, every family has a roof, and so, till spring, has Tilman, who came down for his second instalment, among people who have learned to reckon.

    It is no valley. The oxen are eaten. They call the town Ottla’s Error, and in May it sends out its first salt.
story-edge-17-epilogue =
    In Ottla’s Error visitors are shown the eleven new steps and begged not to jump on them. On the seventh there is the print of a shoulder. Mortar does strange things in frost, { $hero } maintains. All the same, everyone who comes down must lay a shoulder to the stone, and so far it has fitted nobody. Somehow { $hero } never has the time to try.

story-edge-18 = It Looks Behind
story-edge-18-text =
    The spell is simple: of each step you take it makes a cart, an ox, a tired child. You leave camp as ninety families, and behind you comes the thing that counts them.

    It does not hurry. All day it gathers what you drop to keep it coming: a voice, a name, the memory of a kitchen. By the Sill you are few again, and cannot say whose kitchens they were. At the edge of the world there is nowhere left to go, so you walk in a circle by the rim, round and round, until nobody can tell who follows whom. Then you stop.

    It looks behind. There is no one. It has never been last before and does not know what one does. It takes a step back, to see better.

    You listen to it fall. The fall ends much too soon, in a crash of roof tiles.
story-edge-18-epilogue =
    Most of Berend’s people go home, but eleven families stay below the Sill and open an inn, since a safe pass is worth more than an orchard. They chalk on the wall who is owed a bed there for life, and { $hero } heads the list. And in every house on every road { $hero } looks for one kitchen: blue jug, window on the left, somebody singing. It is never the right one.

story-edge-19 = No End
story-edge-19-text =
    One rope goes through the belts of eighty-nine families. Ilka, the miller’s daughter, drawn by lot to walk last, is tied to her father, who walks first. Ottla holds the knot; on paper she has joined worse things. The ring, half a mile round, moves like a drunken caterpillar. The oxen are offended. But it has no end.

    Three nights the thing goes round it, counting, and each time arrives where it began. On the fourth it loses patience, and you learn that what gleans owns a sickle. You fight from moonset until there is light enough to see with what. That is the worst: it is old, thin, and hungry since people first went somewhere together.

    At the ford Tilman asks about the second instalment. The families walk round him once, in silence, on one rope. He opens his purse unasked. At Kresno you count. Nobody else is missing.
story-edge-19-epilogue =
    The rope was cut up, and eighty-nine lengths of it hang over eighty-nine doors. The ninetieth, the one with the sickle’s notch, belongs to { $hero } and ties up firewood. Asked who walked at the back that night, { $hero } answers that there was no back. The children have made a game of it: all hands joined, nobody first, nobody last. They are said to sleep better after it than after prayers.

story-edge-20 = Seventeen
story-edge-20-text =
    Tilman speaks from the top of the strongbox, one arm in a sling, and no better speech was ever made up here. He confesses so beautifully that people weep, and when he comes to the orchards you have to cough, because he is selling them again. Then the box is opened, each family gets its own less a tenth, and Berend turns the oxen right below the Sill. A bargain is a bargain: Tilman walks off with his tenth, whistling.

    Ahead of the column you wade down to the huts. Of the three, two are smoking. Berta comes to meet you on crutches, and you know the wood: it was the handles of a plough. “Theirs stood nearest the dark,” she says. “The plough would not go through our door.”

    The boy who does not speak stands on the threshold and looks at you, one after another. “Seventeen,” he says.
story-edge-20-epilogue =
    Ninety families plough land of their own again, and in each of them one name is remembered. It is { $hero } who gets asked to the weddings, goes, and is seated at the head of the table. At every feast there comes a moment when { $hero } counts the guests, gets as far as seventeen and begins again. The boy, tall now, is usually somewhere in the room. He rattles on like a mill. He never says numbers.

story-edge-21 = The Light
story-edge-21-text =
    You reach the huts, the storm on your backs. What you do next is in no book: you knot the wind, strand by strand, and feed the fire with whatever in you still burns – cheap anger first, then hope. Tilman, with one good arm, carries wood. Three nights a pillar of light stands over the huts. Something walks round it, stooping, and finds no end to begin at. On the fourth morning all nineteen are breathing; so, to your surprise, are you.

    Below the Sill Berend saw the light and stopped sixty families. Thirty went on, and the snow closed behind them.

    In May you dig through. All but eleven are alive. “We looked for somewhere to bury them,” they say, and show you a stair and, under the cloud, a salt-diggers’ town: a hundred dry doors. They do not ask why so late. They ask who lit the light.
story-edge-21-epilogue =
    There were many hands at that fire, but the huts know whose were the last to draw back. Warmth is something { $hero } no longer feels with either palm; others have to try the soup. The brothers with the plough have knitted mittens in thanks, though they cannot knit, and { $hero } wears them in July. On the Sill a lamp is lit each dusk and called by a name, and whoever bears that name pretends not to hear.

story-edge-22 = Further to the Left
story-edge-22-text =
    Where there is no stair, you are the stair. Ottla has insisted on coming; strapped to the strongest back, she corrects the route. You climb all night at the pace of lichen.

    On the rim they are letting down the first rope, with the first child: Ilka, the miller’s daughter. Berend would send nobody else’s. The rope is sixty ells long, and the drop is not. You catch the girl with your fingertips.

    Up there all goes quickly. Tilman looks at you, at her, at ninety families with axes, and recalls that he is expected elsewhere. Towards evening he leaves by the ridge, the last of his party.

    You set Ottla down on the grass. She tells them everything. Then she asks to be turned to the edge, and looks long, one eye narrowed. “Further to the left than I drew it,” she says, and that is all.
story-edge-22-epilogue =
    They bury Ottla on the rim, then every family goes down to the hundred doors. Map and pen go to { $hero }; the will is two words on a salt sack. Though { $hero } cannot draw, the valley is crossed out and the edge of the world moved left, by a thumb. The corner is empty again, the size of a palm. It is the most honest place on the sheet, and the only one nobody ever wanted to pay for.

story-edge-23 = By Name
story-edge-23-text =
    A hundred lights take the last of the oil, then all of Berta’s goose fat. Nineteen people stand at the edge of the world, tip back their heads and call.

    They do not call for help. They call by name. The brothers, a sister. The boy who does not speak opens his mouth, and out comes something high and cracked: a dog’s name. Somewhere above a dog goes mad. Berta takes out her pipe. “Berend!” she calls. “You left the door open!”

    The axes stop. It is quiet as long as it takes to remember everything. Then, from above, a voice, not a large one: “Mother?”

    Each of Tilman’s ropes is too short. Tied together, they reach. Tilman comes down too, in the snow, and asks the price of a bed. Two crowns. The rope is extra.

    Ottla draws the town in her corner and calls it Mildwater: less scraping.
story-edge-23-epilogue =
    On the ledge they keep a single custom: whoever comes in last at night gets the seat by the stove. It has been noticed that { $hero } is always late, behind the slowest cart and behind the dogs, though at noon the watch sees a familiar cloak a mile from the gate. Nobody remarks on it. The soup is on the stove, the door stands open, and { $hero } sits down in the warmth and asks whether everyone is in.
