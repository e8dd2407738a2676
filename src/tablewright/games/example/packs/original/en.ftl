# The English names of the cards.

card-amber-spark = Amber Spark
card-amber-glow = Amber Glow
card-amber-blaze = Amber Blaze
card-green-spark = Green Spark
card-green-glow = Green Glow
card-green-blaze = Green Blaze
card-blue-spark = Blue Spark
card-blue-glow = Blue Glow
card-blue-blaze = Blue Blaze
card-white-spark = White Spark
card-white-glow = White Glow
card-white-blaze = White Blaze
card-gust = Gust of Wind
card-amber-lantern = Amber Lantern
card-green-lantern = Green Lantern
card-blue-lantern = Blue Lantern
card-white-lantern = White Lantern
