# The Czech names of the cards.

card-amber-spark = Jantarová jiskřička
card-amber-glow = Jantarový plamínek
card-amber-blaze = Jantarová záře
card-green-spark = Zelená jiskřička
card-green-glow = Zelený plamínek
card-green-blaze = Zelená záře
card-blue-spark = Modrá jiskřička
card-blue-glow = Modrý plamínek
card-blue-blaze = Modrá záře
card-white-spark = Bílá jiskřička
card-white-glow = Bílý plamínek
card-white-blaze = Bílá záře
card-gust = Závan větru
card-amber-lantern = Jantarový lampion
card-green-lantern = Zelený lampion
card-blue-lantern = Modrý lampion
card-white-lantern = Bílý lampion
