# The Polish names of the cards.

card-amber-spark = Bursztynowa iskierka
card-amber-glow = Bursztynowy ognik
card-amber-blaze = Bursztynowy płomyk
card-green-spark = Zielona iskierka
card-green-glow = Zielony ognik
card-green-blaze = Zielony płomyk
card-blue-spark = Niebieska iskierka
card-blue-glow = Niebieski ognik
card-blue-blaze = Niebieski płomyk
card-white-spark = Biała iskierka
card-white-glow = Biały ognik
card-white-blaze = Biały płomyk
card-gust = Podmuch wiatru
card-amber-lantern = Bursztynowy lampion
card-green-lantern = Zielony lampion
card-blue-lantern = Niebieski lampion
card-white-lantern = Biały lampion
