name	nom	gen	dat	acc	ins	prep
Red	Czerwoni	Czerwonych	Czerwonym	Czerwonych	Czerwonymi	Czerwonych
Blue	Niebiescy	Niebieskich	Niebieskim	Niebieskich	Niebieskimi	Niebieskich
Yellow	Żółci	Żółtych	Żółtym	Żółtych	Żółtymi	Żółtych
Green	Zieloni	Zielonych	Zielonym	Zielonych	Zielonymi	Zielonych
Black	Czarni	Czarnych	Czarnym	Czarnych	Czarnymi	Czarnych
Purple	Fioletowi	Fioletowych	Fioletowym	Fioletowych	Fioletowymi	Fioletowych
{player}		gracza {player}	graczowi {player}	gracza {player}	graczem {player}	graczu {player}
you	ty		tobie	ciebie	tobą	tobie
