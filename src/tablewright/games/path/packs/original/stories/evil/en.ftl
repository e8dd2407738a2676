# The English text of the story Lesser Evil: titles, texts, signs and epilogues of its 23 cards.

story-evil = Lesser Evil
story-evil-lead = A flood is coming, and the water has to go somewhere: to the bank where everyone has a name, or to the bank where everyone has been counted.

## Introduction

story-evil-01 = The Scales
story-evil-01-text =
    On the river Olma there is a weir called the Scales. Its two gates hang from one oak beam, because the duke who built it had money for one: when the left gate rises, the right one shuts, and the other way about. No hand born on either bank may touch the beam; such is the law. So before every flood they hire strangers. You have been given forty crowns, twenty from each side. The soup is good, and nobody meets your eye.

    Odo the gauge-keeper shows you his post and its four notches: knee, belt, chin, belfry. Belfry, he says, will be the third night from now.

    At the left end of the beam stands Renfri, the ferrywoman, with water in her boots. Behind her live eleven hundred people, and she knows them all by name. Four times in sixty years the left gate was raised. Four times compensation was promised, in a beautiful hand.

    At the right end stands Stregobor, warden of the granary, with ink on his cuffs. Behind him lies the winter bread of eleven mountain valleys. Should it get wet, four thousand will be dead by March. He has met none of them. He has counted them twice.

    Each has lit a lantern. Whichever you go to tonight, the other will know by morning.

## Chapter I

story-evil-02 = Renfri’s Boat
story-evil-02-sign = Row with her from farm to farm, and drink with everyone whose threshold you may have to drown. There are a great many cups.

story-evil-03 = Stregobor’s Granary
story-evil-03-sign = Follow him with a lamp from cellar to loft, and see what four thousand lives look like when they are sacks.

## Chapter II, after Renfri’s boat

story-evil-04 = Crow’s Bend
story-evil-04-text =
    Renfri rows standing up and introduces the bank as others introduce a family. This is Gerda, who bakes plum cake and has no brother, whatever they claim at the granary. This is the graveyard; she knows those too. By the second evening you have emptied thirty-one cups, held nine infants and been kicked by a goat called Duchess. Nobody has asked you for anything. That is the worst of it.

    “Why don’t they leave?”

    “They did, last time,” says Renfri. “When they came back, their fields were in the book as abandoned.”

    At the last jetty thirty people wait with spades. While you drank, Stregobor’s porters carried off the iron pin, without which the beam will not stir. “Then we’ll do without the beam,” says Renfri. At Crow’s Bend the right-hand dyke is thin. The law says nothing about spades.
story-evil-04-sign = Take a spade. By morning the river will be in the granary, and nobody will have had to decide anything.

story-evil-05 = The Pin
story-evil-05-sign = Go to Stregobor for the pin, and tell him why you are in such a hurry. Renfri has trusted you with one thing.

## Chapter II, after Stregobor’s granary

story-evil-06 = In Broad Daylight
story-evil-06-text =
    Stregobor carries the lamp himself and apologises for the stairs. There are nine floors. Stop him anywhere and count: it tallies. Under the roof lie letters from the eleven valleys, in bundles. He reads none aloud. “If I once begin,” he says. In the left bank’s column he shows you number four hundred and eleven: Gerda, his sister. “I have not rounded.”

    On the fifth floor somebody leans on a sack, and it answers wrongly. Sand. In the next one, too. “Three in ten,” says Stregobor before you can ask. In spring the duke had grain fetched for his war and forbade anyone to notice. He did the sum afresh. It still comes out. Less comfortably.

    Through the window you can see the Scales. On the beam sit Renfri’s people, four hundred of them, with children and a goat.
story-evil-06-sign = Carry the sacks out to the weir and slit them before both banks. People should know what they are being weighed against.

story-evil-07 = The Tenant
story-evil-07-sign = Not a word about the sand. Go down with him under the weir, to the one who lived there before there was a weir.

## Chapter III, after Crow’s Bend

story-evil-08 = Wider
story-evil-08-text =
    The dyke has a sentry, a boy of fifteen with a horn. He is quick, and you are quicker; he will live, but he will not blow anything with that mouth. Then you dig. The clay comes away in loaves. Towards midnight the dyke begins to weep, then to mutter; then there is a hole in it, no bigger than a door, and the Olma goes through without knocking.

    Somebody lifts a lantern. Below you is not the granary; that is half a mile off. Below you are long sheds, and washing on a line. Reapers, porters, their children: three hundred, perhaps.

    Renfri stands there with her spade. She knows every name on the left bank. On the right she has never asked.

    Lamps are waking in the sheds. Along the dyke come porters with hooks, running.
story-evil-08-sign = Hold the hole against them until the river has made it too wide to close. Eleven hundred people will wake up dry.

story-evil-09 = Nine Boats
story-evil-09-sign = Sink Renfri’s boats in the gap, all nine, feeling your way under water. There is no other way off the left bank.

## Chapter III, after the pin

story-evil-10 = Eleven Hundred Names
story-evil-10-text =
    “You might have had it yesterday,” says Stregobor, and lifts the pin, with both hands, off a pile of papers that it has kept from the draught. “Nobody asked.” You tell him about Crow’s Bend. He thanks you, notes the hour and sends for the bailiffs.

    At dusk they bring Renfri with a broken arm; the report says she fell. They lock her in the gauge-house, which has the stoutest door on the river and stands just below the left gate. She does not reproach you. She looks at you as one looks at a plank that has already given way.

    “Whatever you raise,” she says, “let me read them out first. All of them. It takes four hours.”

    Odo comes in, wet to the elbows. Chin, he says, and rising. The pin weighs about as much as a child.
story-evil-10-sign = Let her out, spread her voice over both banks with a spell, and let her read to the end. Then drown the bread.

story-evil-11 = Four Hours
story-evil-11-sign = Put in the pin, and use those four hours to empty the left bank: house by house, by the collar where you must.

## Chapter III, after the slit sacks

story-evil-12 = Aprons
story-evil-12-text =
    The sand runs out over the planks with the sound of one long breath. Then Renfri laughs, and the four hundred laugh with her, and on the right bank nobody does.

    By noon the right bank has stormed its own granary, for fear that the left might. They carry the grain off in aprons, in hats, in a cradle. On the stairs two people are trampled: a cooper, and a girl with a sieve. Stregobor stands in the doorway and enters each apron as it passes.

    “Until this morning one of us was right,” he tells you. “I congratulate you.”

    On the upper floors some of the bread is left; the rest is sitting in aprons at the water’s edge. From his post Odo shouts that it is chin already, and will be belfry tonight.
story-evil-12-sign = Find a channel for Renfri’s boats, ferry over the right bank and its bread, raise the right gate. The valleys are far off.

story-evil-13 = Level
story-evil-13-sign = Stregobor has one sum left: half the water each way. Only, the beam would have to be held by hands the law forbids.

## Chapter III, after the tenant

story-evil-14 = Renfri’s Roof
story-evil-14-text =
    The stair leads down through masonry, then through something older. At the bottom is a room where the water stands as it pleases, and in it sits the Tenant, large, courteous and dripping. It moved in before there was a river, it says, and it suffers in the joints. All it would like is a dry room.

    In return it would drink up the flood, once, to the dregs. Both banks would stay dry.

    “And what do you live on?” asks Stregobor, pen ready.

    “On very little. One a year. I am not choosy.”

    Stregobor writes. “One a year against four thousand,” he says, “so that we should be quits in the year –” It is the first sum you have seen him leave unfinished.

    The lease has to be signed by someone whose roof it is.
story-evil-14-sign = Fetch Renfri, and let her haggle over the terms. She has never yet turned anyone from her door.

story-evil-15 = A Room in the Granary
story-evil-15-sign = Let Stregobor sign, and seal it with a spell that binds the thing under his roof. He will see to it that it is fair.

## Endings

story-evil-16 = Forty-One
story-evil-16-text =
    You hold the hole until the river no longer needs you. It costs a quarter of an hour, four porters and a blade, snapped on a hook. Then forty paces of dyke go at once, like a cart tipping stones.

    The left bank wakes up dry. Renfri does not see it. She is out among the roofs of the sheds with all nine boats, hauling people in by the hair and asking each of them, before anything else, for a name. She collects two hundred and fifty-nine. Forty-one are unable to tell her.

    In the granary the water stands up to the fifth floor, and until midwinter the whole bank smells of beer. From the valleys letters come, then fewer letters, then none. Stregobor files them all. “Three thousand eight hundred,” he says in March, when you ask. He was out by two hundred, and begs your pardon.
story-evil-16-epilogue =
    On the left bank { $hero } never pays for a cup. On the right bank lives a boy whose lips have healed crooked. So once a year, on the night of the breach, { $hero } climbs up to Crow’s Bend with the boy’s horn and blows it forty-one times, badly, with a pause after each. On the left bank they close the shutters. There is a draught, they say, at this time of year.

story-evil-17 = The Long Way Round
story-evil-17-text =
    Boat after boat goes down in the gap, full of stones, and one of you is always underneath, feeling where the river pulls. The ninth, the smallest, Renfri stoves in herself. The hole gurgles and shuts. In the sheds they turn over and sleep on.

    At daybreak Stregobor comes along the dyke on foot, wheeling the pin in a barrow. “You have made it possible to choose,” he says. You look down at the washing. There is nothing left to choose. The next night, at belfry, you raise the left gate.

    You have warned them, but a warning is not a boat. They wade out across their fields in the dark, eleven hundred of them, the old ones carried on doors, each calling the name of whoever comes next. Nine calls are not answered.

    The bread reaches the valleys before the snow. Nobody there has heard of the Olma.
story-evil-17-epilogue =
    Renfri has built a new boat. She takes anyone across: bailiffs, dogs, Stregobor. Only { $hero } goes round by the bridge, two days there and two days back, every autumn, with an oak plank for a boat, and leaves it leaning against her fence. Nine times { $hero } makes that journey. On the tenth the boat is lying at the landing, and Renfri, with her back to the road, is studying the clouds.

story-evil-18 = The Last Sack
story-evil-18-text =
    The spell is thin as cobweb and carries like a bell. Renfri reads from dusk, her arm in a sling, without a sheet of paper. On the left bank everyone waits for one name. On the right they listen out of curiosity at first. By the second hundred the porters have begun carrying sacks up to the shrine on the hill, unbidden, in time with the reading. By the sixth, people from the left bank are carrying too; they have heard themselves called and thought they were wanted.

    When she has finished, you raise the right gate.

    A third of the bread is dry. Stregobor comes out with the last sack, remembers the ledger and goes back. The ledger is found.

    That winter fourteen hundred die in the valleys. In spring Renfri opens the ledger to read them out too. There is nothing in it but numbers.
story-evil-18-epilogue =
    Since then { $hero } goes from valley to valley with a swollen ledger and a pencil, asking of each number who it was. The work is slow, for people take anyone with a ledger to be from the tax office, and set the dog on them. When a page is full, { $hero } sends it to the Olma, and Renfri reads it from the beam. On the right bank the porters put down their sacks until she has done.

story-evil-19 = The Complete List
story-evil-19-text =
    Renfri writes out the list for you, left-handed, and pushes it through the bars. You go from house to house. It is not a fight; a fight would be easier. Gerda lays about her with a cake tin. An old man has tied himself to his stove and has to be brought along with the stove door. The goat comes of her own accord. At belfry they are all standing on the hill, wet, alive and hating you, and you raise the left gate. No flood on the Olma was ever better managed.

    At dawn Odo calls the roll. It tallies, down to the last infant. Stregobor takes off his hat.

    “And who let her out?” he asks.

    The bailiffs thought you had. You thought the bailiffs had.

    It was a complete list. She had not put herself on it.
story-evil-19-epilogue =
    Four thousand people eat bread that winter, and eleven hundred curse in excellent health. The list hangs in the gauge-house, with a last line in a different hand. Once a year { $hero } comes and reads it aloud above the empty weir; it takes four hours. The gauge-house has no door any more. It was the stoutest on the river. Where it went only { $hero } knows, and Odo, who heard it being chopped all night, and brought a lamp.

story-evil-20 = Guests
story-evil-20-text =
    One of you stands in each bow, feeling for the channel with a pole. Thirty times that night the boats come back laden with aprons and whoever is holding them. On the left bank hands reach out of the dark, and every hand asks a name. At belfry you raise the right gate. The town goes under quietly, the granary last, with a belch.

    Nobody has drowned. On the hill two thousand people bake in nine ovens; by the thaw there have been four betrothals. Gerda has given her brother the corner by the stove; she does not speak to him, but she cuts his bread. You have never been so loved. Nobody remembers a better winter. From the valleys one hears nothing at all.

    In April a girl comes over the pass, about ten years old, alone. She asks whether this is where the bread is.
story-evil-20-epilogue =
    In the house on the hill, the one with two chairs, { $hero } is learning to plait hair. The girl is growing. She eats the crust first, and every night she hides a piece under her pillow, and nobody ever finds it. Each evening { $hero } puts one loaf more on the table than there are people, and each morning carries it to the foot of the pass, for whoever may be coming. So far it has always been ravens.

story-evil-21 = Half Each
story-evil-21-text =
    You tell both ends of the beam the same: it is forbidden, it is heavy, and you will have to trust whoever is opposite. Nobody likes it. Then Stregobor takes off his coat and lays his inky hands on the wood. Renfri, not to be outdone, lays hers. After them, hundreds.

    They hold it level all night. When one end tires, the other feels it in its teeth. Towards three somebody on the right begins to count aloud and somebody on the left to call out names, and it turns out that both go to the same beat. The water rises to the belt, on either side. Half the houses, half the bread.

    At dawn Odo cries: “Falling!” They let go, but not all at once. The beam kicks and breaks. Nine dead. They are laid in one row, and nobody can tell at once who was from where.
story-evil-21-epilogue =
    What half the bread means in the valleys Stregobor works out to the last child, and Renfri learns it by heart. There are no Scales any more; the next flood will go where it likes. So { $hero } stays until spring, driving piles, a day on the left, a day on the right. The old law is repealed. The new one is a single word long, and { $hero } burns it into the stump of the beam: Hold.

story-evil-22 = Terms
story-evil-22-text =
    “One a year,” says Renfri. “One of mine?”

    “I am not choosy.”

    “I am.”

    They haggle until Odo calls belfry down the stairs. Then she signs. The Tenant gets the attic above the ferry-house and one a year, but nobody whose name Renfri has once called from her doorstep. It goes up and drinks, all night, without haste. In the morning the Olma lies in her bed like a wet ribbon, and the fish look at the sky.

    Stregobor walks across on the stones, dry-shod, eleven bundles of letters under his arms. He does begin. He reads for two days, all four thousand, and Renfri calls each one from the doorstep until her voice is gone.

    “And who does that leave?” you ask.

    “Those who don’t introduce themselves,” she whispers, and hands each of you a bowl of soup, without meeting your eye. Then she asks what you are called.
story-evil-22-epilogue =
    The hospitality of the left bank has become a byword: guests are asked their names before the mud is off their boots. But there are people on the roads who have good reason not to give one. A mile before the ferry { $hero } sits by the wayside, all autumn, in the rain, and stops everyone. “Say any name,” { $hero } tells them. “It needn’t be yours.” Nearly all of them listen. Every year one is too proud.

story-evil-23 = The Error
story-evil-23-text =
    Stregobor signs in a beautiful hand. The Tenant drinks the flood, then the ditches, then, by an oversight, the town well, and moves in on the ninth floor, sighing with comfort. Both banks are dry. Of every ten sacks seven go to the valleys, with an apology, and they suffice. On the beam there is dancing; Renfri beats time with an oar.

    It will be done by lot, Stregobor announces: both banks, all alike, himself included. He has given himself number one, for simplicity. When the day comes he turns the drum before everyone, draws, and looks. “One,” he reads. He closes the ledger, straightens his cuffs and goes upstairs.

    You were standing next to him. You saw the slip. It said four hundred and eleven.

    In forty years of his accounts it is the only error ever found.
story-evil-23-epilogue =
    Gerda bakes on, and knows nothing; in the lining of a coat { $hero } keeps the slip. Renfri turns the drum now, and reads names in place of numbers, which is fairer, and much harder to bear. At night one can hear somebody wheezing contentedly on the ninth floor. And on the stairs, a step higher every year, sits { $hero } with a copy of the lease, reading the part about notice.
