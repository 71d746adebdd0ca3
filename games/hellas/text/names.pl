name	nom	gen	dat	acc	ins	prep	in	to	from	not
hoplite	hoplita									
army	armia									
priest	kapłan									
pool of priests	krąg kapłanów									kapłan* w puli, kapłan* z puli
hero	heros									bohater*
monster	potwór									besti*
temple	świątynia									
monument	monument									
level of a monument	poziom monumentu									
control token	żeton kontroli									znacznik* kontrol*, znacznik* kontroli
glory token	żeton chwały									
used token	żeton wykonanej akcji									żeton* użyci*
quest token	żeton misji									
wound marker	żeton rany									
monster die	kość potworów									kostk* potworów*, kostka, kostki, kostce, kostkę, kostką
hero board	plansza herosa									planszę bohatera
monster board	plansza potwora									tack* potwor*, tacka, tacki, tacce, tackę
board	plansza									
region	region									obszar*
neutral region	neutralny region									region* niczyj*
controlled region	kontrolowany region									
land	kraina									
population strength	siła ludności									
city	miasto									
Sparta	Sparta									
shrine	sanktuarium									
Delphi oracle	wyrocznia delficka									miejsc* wyroczn*
sea trail	szlak morski									
quest slot	pole misji									miejsc* na misj*
wound symbol	symbol rany									
hand of cards	ręka									
discard pile	stos odrzuconych kart									
supply	pula ogólna									zasobach, zasobów, zasoby
combat card	karta walki									kart* bitw*
monster attack card	karta ataku potwora									
combat deck	talia kart walki									
attack deck	talia ataków potworów									
event deck	talia wydarzeń									
event card	karta wydarzenia									
monster card	karta potwora									
quest card	karta misji									
temple card	karta świątyń									
activation card	karta aktywacji monumentu									
artifact	artefakt									
neutral artifact	neutralny artefakt									
artifact of a monster	artefakt potwora									
artifact of a god	artefakt boga									
charged artifact	naładowany artefakt									
blessing	błogosławieństwo									
choice of blessings	wybór błogosławieństwa									draft*, drafc*
attribute	atrybut									cech*
Leadership	przywództwo	przywództwa	przywództwu	przywództwo	przywództwem	przywództwie				
Strength	siła	siły	sile	siłę	siłą	sile				
Speed	szybkość	szybkości	szybkości	szybkość	szybkością	szybkości				
injury of a hero	obrażenie									rana herosa, rany herosa, ranę herosa
wound of a monster	rana									
army strength	siła armii									
casualty symbol	symbol strat									
strength of a card	siła karty									
starting bonus	premia początkowa									
special skill	zdolność specjalna									
evolution of a monster	ewolucja									
fortified hoplite	ufortyfikowany hoplita									
power of a god	moc boga									
trophy	trofeum									
reward	nagroda									
turn	tura									
monster phase	faza potworów									
event phase	faza wydarzeń									
set-up	przygotowanie rozgrywki									przygotowani* gry
regular action	zwykła akcja									mał* rzecz*, małe akcj*
special action	akcja specjalna									wielk* akcj*, duż* akcj*
using artifacts	użycie artefaktów									
prayer	modlitwa									
hero movement	ruch herosa									ruch* bohater*
hoplite movement	ruch hoplitów									
Recruit	Rekrutacja									Werbunek*
March	Marsz									
Build Temple	Budowa świątyni									
Prepare	Przygotowanie									Przygotowaniach
Usurp	Uzurpacja									
Hunt	Polowanie									
Build Monument	Budowa monumentu									
Pass	Pas									
quest	misja									zadanie, zadania, zadaniu
step of a quest	etap misji									krok* misji
sacrifice of a priest	poświęcenie kapłana									
battle	bitwa									
attacker	atakujący	atakującego	atakującemu	atakującego	atakującym	atakującym				napastnik*
defender	obrońca	obrońcy	obrońcy	obrońcę	obrońcą	obrońcy				
losses	straty									
withdrawal	odwrót									wycofanie, wycofania, wycofaniu, wycofaniem, wycofań
Pyrrhic victory	pyrrusowe zwycięstwo									
attack on a region	atak na region									
Warlord of Hellas	Strateg Hellady									Wódz* Hellad*
Favoured of the Gods	Ulubieniec bogów									Wybraniec* bogów*
Monster Slayer	Pogromca potworów									
King of Kings	Król królów									
duel	pojedynek									
god	bóg									bóstw*
Zeus	Zeus	Zeusa	Zeusowi	Zeusa	Zeusem	Zeusie				
Athena	Atena	Ateny	Atenie	Atenę	Ateną	Atenie				
Hermes	Hermes	Hermesa	Hermesowi	Hermesa	Hermesem	Hermesie				
Heracles	Herakles	Heraklesa	Heraklesowi	Heraklesa	Heraklesem	Heraklesie				Herkules*
Perseus	Perseusz	Perseusza	Perseuszowi	Perseusza	Perseuszem	Perseuszu				
Achilles	Achilles	Achillesa	Achillesowi	Achillesa	Achillesem	Achillesie				
Helen	Helena	Heleny	Helenie	Helenę	Heleną	Helenie				
Cerberus	Cerber	Cerbera	Cerberowi	Cerbera	Cerberem	Cerberze				
Chimera	Chimera	Chimery	Chimerze	Chimerę	Chimerą	Chimerze				
Cyclops	Cyklop	Cyklopa	Cyklopowi	Cyklopa	Cyklopem	Cyklopie				
Hydra	Hydra	Hydry	Hydrze	Hydrę	Hydrą	Hydrze				
Medusa	Meduza	Meduzy	Meduzie	Meduzę	Meduzą	Meduzie				
Minotaur	Minotaur	Minotaura	Minotaurowi	Minotaura	Minotaurem	Minotaurze				
Sphinx	Sfinks	Sfinksa	Sfinksowi	Sfinksa	Sfinksem	Sfinksie				
torch	pochodnia	pochodni	pochodni	pochodnię	pochodnią	pochodni				
bow	łuk	łuku	łukowi	łuk	łukiem	łuku				
sword	miecz	miecza	mieczowi	miecz	mieczem	mieczu				
mace	maczuga	maczugi	maczudze	maczugę	maczugą	maczudze				buław*
axe	topór	topora	toporowi	topór	toporem	toporze				siekier*
spear	włócznia	włóczni	włóczni	włócznię	włócznią	włóczni				
shield	tarcza	tarczy	tarczy	tarczę	tarczą	tarczy				
sickle	sierp	sierpa	sierpowi	sierp	sierpem	sierpie				
red land	czerwona kraina									
yellow land	żółta kraina									
blue land	niebieska kraina									
green land	zielona kraina									
brown land	brązowa kraina									
Epirus	Epir	Epiru	Epirowi	Epir	Epirem	Epirze	w Epirze	do Epiru	z Epiru	
Macedonia	Macedonia	Macedonii	Macedonii	Macedonię	Macedonią	Macedonii	w Macedonii	do Macedonii	z Macedonii	
Thessaly	Tesalia	Tesalii	Tesalii	Tesalię	Tesalią	Tesalii	w Tesalii	do Tesalii	z Tesalii	
Chalkidiki	Chalkidiki	Chalkidiki	Chalkidiki	Chalkidiki	Chalkidiki	Chalkidiki	na Chalkidiki	na Chalkidiki	z Chalkidiki	Chalcydyk*
Acarnania	Akarnania	Akarnanii	Akarnanii	Akarnanię	Akarnanią	Akarnanii	w Akarnanii	do Akarnanii	z Akarnanii	
Aetolia	Etolia	Etolii	Etolii	Etolię	Etolią	Etolii	w Etolii	do Etolii	z Etolii	
Locris	Lokryda	Lokrydy	Lokrydzie	Lokrydę	Lokrydą	Lokrydzie	w Lokrydzie	do Lokrydy	z Lokrydy	
Phocis	Fokida	Fokidy	Fokidzie	Fokidę	Fokidą	Fokidzie	w Fokidzie	do Fokidy	z Fokidy	
Euboea	Eubea	Eubei	Eubei	Eubeę	Eubeą	Eubei	na Eubei	na Eubeę	z Eubei	
Boeotia	Beocja	Beocji	Beocji	Beocję	Beocją	Beocji	w Beocji	do Beocji	z Beocji	
Attica	Attyka	Attyki	Attyce	Attykę	Attyką	Attyce	w Attyce	do Attyki	z Attyki	
Corinthia	Koryntia	Koryntii	Koryntii	Koryntię	Koryntią	Koryntii	w Koryntii	do Koryntii	z Koryntii	
Achaea	Achaja	Achai	Achai	Achaję	Achają	Achai	w Achai	do Achai	z Achai	
Elis	Elida	Elidy	Elidzie	Elidę	Elidą	Elidzie	w Elidzie	do Elidy	z Elidy	
Arcadia	Arkadia	Arkadii	Arkadii	Arkadię	Arkadią	Arkadii	w Arkadii	do Arkadii	z Arkadii	
Messenia	Mesenia	Mesenii	Mesenii	Mesenię	Mesenią	Mesenii	w Mesenii	do Mesenii	z Mesenii	
Argolis	Argolida	Argolidy	Argolidzie	Argolidę	Argolidą	Argolidzie	w Argolidzie	do Argolidy	z Argolidy	
Laconia	Lakonia	Lakonii	Lakonii	Lakonię	Lakonią	Lakonii	w Lakonii	do Lakonii	z Lakonii	
Crete	Kreta	Krety	Krecie	Kretę	Kretą	Krecie	na Krecie	na Kretę	z Krety	
Aid to Atlas	Pomoc Atlasowi									
Amazon Queen	Królowa Amazonek									
Clean Augean Stables	Stajnia Augiasza									
Saving Prometheus	Ratunek dla Prometeusza									
Capture Cretan Bull	Byk kreteński									
Calydonian Hunt	Łowy kalidońskie									
Kill Stymphalian Birds	Ptaki stymfalijskie									
Expedition for the Golden Fleece	Wyprawa po złote runo									
Cattle of Geryon	Woły Geriona									
Owl of Athena	Sowa Ateny									
Boots of Hermes	Sandały Hermesa									
Thunder of Zeus	Grom Zeusa									
Caduceus	Kaduceusz									
Apollo's Arrow	Strzała Apolla									
Pheme's Trumpet	Trąba Feme									
Harpe	Harpe									
Pandora's Box	Puszka Pandory									
Horn of Plenty	Róg obfitości									
Ambrosia	Ambrozja									
Aegis	Egida									
Eye of Graeae	Oko Graj									
Ariadne's Thread	Nić Ariadny									
Poison Arrows	Zatrute strzały									
Minotaur's Horn	Róg Minotaura									
Head of Sphinx	Głowa Sfinksa									
Eye of Cyclops	Oko Cyklopa									
Medusa's Blood	Krew Meduzy									
Chimera's Fire	Ogień Chimery									
Adamant Tethers	Adamantowe pęta									
Cunning Tactician	Przebiegły taktyk									
Mobilization	Mobilizacja									
Master Plan	Mistrzowski plan									
Athena's Gift	Dar Ateny									
Heroic Presence	Obecność herosa									
Always Prepared	Zawsze gotów									
Unbroken Morale	Niezłomne morale									
Local Volunteers	Miejscowi ochotnicy									
Stalwart Defense	Twarda obrona									
No Attrition	Bez strat									
Battle Prayer	Modlitwa bojowa									
Restrictive Maneuver	Krępujący manewr									
Sacrifice of Flesh	Ofiara z ciała									
Weak Spot	Słaby punkt									
Push-Ups	Pompki									
Inspiring Hunt	Natchnione łowy									
Combat Training	Trening bojowy									
Hero's Wrath	Gniew herosa									
Local Support	Miejscowe wsparcie									
Glory of Zeus	Chwała Zeusa									
Armory	Zbrojownia									
God's Strength	Boska siła									Siła boga
Wild Hunt	Dzikie łowy									
Shoot to Kill	Celny strzał									
Exhausted Fight	Walka ostatkiem sił									
Forced March	Forsowny marsz									
Rearguard	Tylna straż									
Response Force	Siły odwodowe									
Bluff	Blef									
Exile	Wygnanie									
Ambush	Zasadzka									
Murderous March	Morderczy marsz									
Advanced Dodge	Zręczny unik									
Hermes' Temple	Świątynia Hermesa									
Winged Boots	Skrzydlate sandały									
Hero's Apprentice	Uczeń herosa									
Fortification	Fortyfikacja									
Glory	Chwała									
Phalanx	Falanga									
Flank Attack	Atak z flanki									
Trap	Pułapka									
Tactical Maneuver	Manewr taktyczny									
Encirclement	Okrążenie									
Wild Attack	Dziki atak									
Reinforcements	Posiłki									
Charge	Szarża									
Javelin Volley	Salwa oszczepów									
Assault	Szturm									
Attack	Atak									
Fury	Furia									
Mighty Attack	Potężny atak									
Nasty Wound	Paskudna rana									
Quick Attack	Szybki atak									
Rampage	Szał									
Recall	Odwołanie									
Special Attack	Atak specjalny									
Surprise Attack	Atak z zaskoczenia									
player	gracz									
control	kontrola									
victory condition	warunek zwycięstwa									
solo mode	tryb solo									
Persian Invasion	inwazja Persów									najazd*
Persians	Persowie									
Xerxes	Kserkses									
act	akt									
vanguard	straż przednia									awangard*
spy	szpieg									
attitude of a land	nastawienie krainy									
Hostile	wrogość									
Wary	nieufność									
Neutral	neutralność									
Loyal	lojalność									
invasion track	tor inwazji									
mobilization track	tor mobilizacji									
command track	tor dowództwa									
victory counter	licznik zwycięstwa									
die: nothing	nic									
die: attack	atak na region									
die: move	ruch									
die: choice	ruch albo atak									
healing an injury	leczenie obrażenia									
drawing a combat card	dobranie karty walki									dobór* kart*
draw	remis									
victory over Xerxes	zwycięstwo nad Kserksesem									
victory of the Persians	zwycięstwo Persów									
the red land	czerwona kraina	czerwonej krainy	czerwonej krainie	czerwoną krainę	czerwoną krainą	czerwonej krainie	w czerwonej krainie	do czerwonej krainy	z czerwonej krainy	
the yellow land	żółta kraina	żółtej krainy	żółtej krainie	żółtą krainę	żółtą krainą	żółtej krainie	w żółtej krainie	do żółtej krainy	z żółtej krainy	
the blue land	niebieska kraina	niebieskiej krainy	niebieskiej krainie	niebieską krainę	niebieską krainą	niebieskiej krainie	w niebieskiej krainie	do niebieskiej krainy	z niebieskiej krainy	
the green land	zielona kraina	zielonej krainy	zielonej krainie	zieloną krainę	zieloną krainą	zielonej krainie	w zielonej krainie	do zielonej krainy	z zielonej krainy	
the brown land	brązowa kraina	brązowej krainy	brązowej krainie	brązową krainę	brązową krainą	brązowej krainie	w brązowej krainie	do brązowej krainy	z brązowej krainy	
hostile	wroga	wrogość		wrogość						
wary	nieufna	nieufność		nieufność						
neutral	neutralna	neutralność		neutralność						
loyal	lojalna	lojalność		lojalność						
a priest	kapłan	kapłana		kapłana						
an artifact	artefakt	artefakt		artefakt						
the artifact of the monster	artefakt potwora	artefakt potwora		artefakt potwora						
more wound symbols	nowe symbole rany	nowe symbole rany		nowe symbole rany						
a new rule	nowa zasada	nową zasadę		nową zasadę						
the blue army	niebiescy	niebieskich	niebieskim	niebieskich	niebieskimi	niebieskich				
the yellow army	żółci	żółtych	żółtym	żółtych	żółtymi	żółtych				
the Persian army	Persowie	Persów	Persom	Persów	Persami	Persach				
