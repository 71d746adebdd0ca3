name	nom	gen	dat	acc	ins	prep	not
Red	Czerwoni	Czerwonych	Czerwonym	Czerwonych	Czerwonymi	Czerwonych
Blue	Niebiescy	Niebieskich	Niebieskim	Niebieskich	Niebieskimi	Niebieskich
Yellow	Żółci	Żółtych	Żółtym	Żółtych	Żółtymi	Żółtych
Green	Zieloni	Zielonych	Zielonym	Zielonych	Zielonymi	Zielonych
Black	Czarni	Czarnych	Czarnym	Czarnych	Czarnymi	Czarnych
Purple	Fioletowi	Fioletowych	Fioletowym	Fioletowych	Fioletowymi	Fioletowych
{player}		gracza {player}	graczowi {player}	gracza {player}	graczem {player}	graczu {player}
you	ty		tobie	ciebie	tobą	tobie
partner of any game	współtowarzysz						partner, partnera, partnerowi, partnerem, partnerze, partnerzy, partnerów, partnerom, partnerami, partnerach
dice of any game	kości						kostk*, kostek
hero of any game	heros						bohater*
