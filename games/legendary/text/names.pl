name	nom	gen	dat	acc	ins	prep	in	to	from	not
gold coin	sztuka złota									złoto, złota, złotem, !sztuk* złota, !sztuce złota
GP	SZ									
faction	frakcja									
team	drużyna									zespół*
partner	współtowarzysz									partner*
enemy	przeciwnik									wróg, wroga, wrogowi, wrogiem, wrogu, wrogowie, wrogów, wrogom, wrogami, wrogach
troop	oddział									
basic troop	podstawowy oddział	podstawowego oddziału	podstawowemu oddziałowi	podstawowy oddział	podstawowym oddziałem	podstawowym oddziale				zwykł* oddział*
mercenary	najemnik	najemnika	najemnikowi	najemnika	najemnikiem	najemniku				
fleet	flota	floty	flocie	flotę	flotą	flocie				
unit	jednostka									walcząc*
figure	pionek									figurka, figurki, figurkę, figurką, figurce, figurek, figurkom, figurkach, figurkami
control token	żeton kontroli									
offering marker	znacznik ofiary									
prosperity token	żeton dobrobytu									
horn of plenty	róg obfitości									
metropolis token	żeton metropolii									
battle die	kość bitwy									kość* bitewn*
screen	zasłonka									
purse	skarbiec									sakiewk*
archipelago tile	kafelek archipelagu									kafel, kafle, kafli
priestess	kapłanka									
philosopher	filozof									
priestess card	karta kapłanki									
philosopher card	karta filozofa									
creature card	karta stworzenia									karta stwora
hero card	karta herosa									kart* bohater*
basic building	podstawowy budynek									zwykł* budynek*
port	port	portu	portowi	port	portem	porcie				
fortress	forteca	fortecy	fortecy	fortecę	fortecą	fortecy				twierdz*
temple	świątynia	świątyni	świątyni	świątynię	świątynią	świątyni				
academy	uniwersytet	uniwersytetu	uniwersytetowi	uniwersytet	uniwersytetem	uniwersytecie				akademi*
metropolis	metropolia									
bonus of a metropolis	premia metropolii									
building slot	pole budowy									pol* pod budynk*
board	plansza									
area	obszar									region*
land area	obszar lądowy									obszar* lądu*
sea area	obszar morski									obszar* morz*
sea area 7x	obszar morski 7x									
island	wyspa									
last land area	ostatni obszar lądowy									ostatn* ląd
reachable land area	dostępny obszar lądowy									osiągaln* obszar*
priestess symbol	symbol kapłanki	symbolu kapłanki	symbolowi kapłanki	symbol kapłanki	symbolem kapłanki	symbolu kapłanki				
prosperity symbol	symbol dobrobytu									
board of the gods	plansza licytacji									
altar of a god	kafelek boga									ołtarz, ołtarza, ołtarze, ołtarzu
offering space	pole licytacji									pole ofiar*, pola ofiar
turn track	tor kolejności									
turn order	kolejność									
creature column	tor stworzeń									
hero column	tor herosów									
deck	talia									
discard pile	stos odrzuconych stworzeń									
reserve of a faction	rezerwa									
common supply	pula ogólna									zasobach, zasobów, zasoby
chain of fleets	sieć flot									łańcuch*, szereg*
round	cykl									każdej rundy, na rundę, po tej rundzie, najwyżej rund
turn	tura									
starting placement	rozmieszczenie									rozstaw*
phase 1: preparation	początek cyklu									początek* rund*
phase 2: income	dochód									
phase 3: offerings	ofiary									
phase 4: upkeep	utrzymanie									
phase 5: actions of the gods	akcje									
phase 6: end of the round	koniec cyklu									koniec* rund*
offering	ofiara									ofert*
displacing a marker	wypchnięcie									przebit*, przebij*, przebić
free action	darmowa akcja obowiązkowa									
paid action	płatna akcja opcjonalna									
sea move	ruch morski									
land move	ruch lądowy									
heroic expedition	heroiczna mobilizacja	heroicznej mobilizacji	heroicznej mobilizacji	heroiczną mobilizację	heroiczną mobilizacją	heroicznej mobilizacji				wypraw*
buying a creature	zakup stworzenia									zakup stwora, zakup stworów
recruiting	rekrutacja									werbunek*
sacrifice of a hero	poświęcenie									ofiar* z bohater*
income	dochód	dochodu	dochodowi	dochód	dochodem	dochodzie				
discount	zniżka									
price	koszt									cena, ceny, cenę, ceną, cenie, cen, cenom, cenach, cenami
penalty	kara									
sea battle	bitwa morska									
land battle	bitwa lądowa									
battle	bitwa									
round of a battle	runda bitwy									rund* walk*
attacker	napastnik									atakujący, atakującego, atakującemu, atakujących
defender	obrońca									
combat strength	siła									
retreat	odwrót									
war ability	zdolność bojowa									
sacrifice ability	zdolność poświęcenia									
economic development	rozwój ekonomiczny									
cultural development	rozwój kulturalny									
heroic feat	heroiczny wyczyn									
capture of a metropolis	podbicie metropolii									
winner	zwycięzca									
team mode	rozgrywka drużynowa									gra drużynowa
ready-made map	szybkie przygotowanie									gotow* map*
tile side	strona									
god	bóg									bóstw*
Athena	Atena	Ateny	Atenie	Atenę	Ateną	Atenie				
Zeus	Zeus	Zeusa	Zeusowi	Zeusa	Zeusem	Zeusie				
Poseidon	Posejdon	Posejdona	Posejdonowi	Posejdona	Posejdonem	Posejdonie				
Ares	Ares	Aresa	Aresowi	Aresa	Aresem	Aresie				
Hera	Hera	Hery	Herze	Herę	Herą	Herze				
Apollo	Apollo	Apolla	Apollowi	Apolla	Apollem	Apollu				Apollon
creature	mityczne stworzenie									stwór*, stwory, stworów
Hydra	Hydra	Hydry	Hydrze	Hydrę	Hydrą	Hydrze				
Kraken	Kraken	Krakena	Krakenowi	Krakena	Krakenem	Krakenie				
Medusa	Meduza	Meduzy	Meduzie	Meduzę	Meduzą	Meduzie				
Minotaur	Minotaur	Minotaura	Minotaurowi	Minotaura	Minotaurem	Minotaurze				
Polyphemus	Polifem	Polifema	Polifemowi	Polifema	Polifemem	Polifemie				
Cerberus	Cerber	Cerbera	Cerberowi	Cerbera	Cerberem	Cerberze				
Harpy	Harpia	Harpii	Harpii	Harpię	Harpią	Harpii				
Giant	Gigant	Giganta	Gigantowi	Giganta	Gigantem	Gigancie				Olbrzym*
Graeae	Graje	Graj	Grajom	Graje	Grajami	Grajach				
Griffon	Gryf	Gryfa	Gryfowi	Gryfa	Gryfem	Gryfie				
Dryad	Driada	Driady	Driadzie	Driadę	Driadą	Driadzie				
Satyr	Satyr	Satyra	Satyrowi	Satyra	Satyrem	Satyrze				
Pegasus	Pegaz	Pegaza	Pegazowi	Pegaza	Pegazem	Pegazie				
Sylph	Sylf	Sylfa	Sylfowi	Sylfa	Sylfem	Sylfie				Sylfid*
Sphinx	Sfinks	Sfinksa	Sfinksowi	Sfinksa	Sfinksem	Sfinksie				
Chimera	Chimera	Chimery	Chimerze	Chimerę	Chimerą	Chimerze				
Charon	Charon	Charona	Charonowi	Charona	Charonem	Charonie				
Cyclops	Cyklop	Cyklopa	Cyklopowi	Cyklopa	Cyklopem	Cyklopie				
hero	heros									bohater*
Ajax	Ajas	Ajasa	Ajasowi	Ajasa	Ajasem	Ajasie				Ajaks*
Hector	Hektor	Hektora	Hektorowi	Hektora	Hektorem	Hektorze				
Helen	Helena	Heleny	Helenie	Helenę	Heleną	Helenie				
Croesus	Krezus	Krezusa	Krezusowi	Krezusa	Krezusem	Krezusie				
Odysseus	Odyseusz	Odyseusza	Odyseuszowi	Odyseusza	Odyseuszem	Odyseuszu				Odys
Pandora	Pandora	Pandory	Pandorze	Pandorę	Pandorą	Pandorze				
Penthesilea	Pentezylea	Pentezylei	Pentezylei	Pentezyleę	Pentezyleą	Pentezylei				
Perseus	Perseusz	Perseusza	Perseuszowi	Perseusza	Perseuszem	Perseuszu				
Jason	Jazon	Jazona	Jazonowi	Jazona	Jazonem	Jazonie				
player	gracz									
set-up	przygotowanie gry									
end of the game	koniec gry									
two players	gra dwuosobowa									
table options	opcje rozgrywki									
Naxos	Naksos	Naksos	Naksos	Naksos	Naksos	Naksos	na Naksos	na Naksos	z Naksos	
Moutsouna	Mutsuna	Mutsuny	Mutsunie	Mutsunę	Mutsuną	Mutsunie	w Mutsunie	do Mutsuny	z Mutsuny	
Apollonas	Apollonas	Apollonas	Apollonas	Apollonas	Apollonas	Apollonas	w Apollonas	do Apollonas	z Apollonas	
Alyko	Aliko	Aliko	Aliko	Aliko	Aliko	Aliko	w Aliko	do Aliko	z Aliko	
Paros	Paros	Paros	Paros	Paros	Paros	Paros	na Paros	na Paros	z Paros	
Antiparos	Antyparos	Antyparos	Antyparos	Antyparos	Antyparos	Antyparos	na Antyparos	na Antyparos	z Antyparos	
Mykonos	Mykonos	Mykonos	Mykonos	Mykonos	Mykonos	Mykonos	na Mykonos	na Mykonos	z Mykonos	
Rineia	Rinia	Rinii	Rinii	Rinię	Rinią	Rinii	na Rinii	na Rinię	z Rinii	
Andros	Andros	Andros	Andros	Andros	Andros	Andros	na Andros	na Andros	z Andros	
Tinos	Tinos	Tinos	Tinos	Tinos	Tinos	Tinos	na Tinos	na Tinos	z Tinos	
Panormos	Panormos	Panormos	Panormos	Panormos	Panormos	Panormos	w Panormos	do Panormos	z Panormos	
Aegiali	Egiali	Egiali	Egiali	Egiali	Egiali	Egiali	w Egiali	do Egiali	z Egiali	
Amorgos	Amorgos	Amorgos	Amorgos	Amorgos	Amorgos	Amorgos	na Amorgos	na Amorgos	z Amorgos	
Arkesini	Arkesini	Arkesini	Arkesini	Arkesini	Arkesini	Arkesini	w Arkesini	do Arkesini	z Arkesini	
Iraklia	Iraklia	Iraklii	Iraklii	Iraklię	Iraklią	Iraklii	na Iraklii	na Iraklię	z Iraklii	
Koufonisi	Kufonisi	Kufonisi	Kufonisi	Kufonisi	Kufonisi	Kufonisi	na Kufonisi	na Kufonisi	z Kufonisi	
Keros	Keros	Keros	Keros	Keros	Keros	Keros	na Keros	na Keros	z Keros	
Adamas	Adamas	Adamas	Adamas	Adamas	Adamas	Adamas	w Adamas	do Adamas	z Adamas	
Milos	Milos	Milos	Milos	Milos	Milos	Milos	na Milos	na Milos	z Milos	
Kimolos	Kimolos	Kimolos	Kimolos	Kimolos	Kimolos	Kimolos	na Kimolos	na Kimolos	z Kimolos	
Folegandros	Folegandros	Folegandros	Folegandros	Folegandros	Folegandros	Folegandros	na Folegandros	na Folegandros	z Folegandros	
Kea	Kea	Kei	Kei	Keę	Keą	Kei	na Kei	na Keę	z Kei	
Karthaia	Kartea	Kartei	Kartei	Karteę	Karteą	Kartei	w Kartei	do Kartei	z Kartei	
Ioulis	Iulis	Iulis	Iulis	Iulis	Iulis	Iulis	w Iulis	do Iulis	z Iulis	
Poiessa	Pojessa	Pojessy	Pojessie	Pojessę	Pojessą	Pojessie	w Pojessie	do Pojessy	z Pojessy	
Serifos	Serifos	Serifos	Serifos	Serifos	Serifos	Serifos	na Serifos	na Serifos	z Serifos	
Livadi	Liwadi	Liwadi	Liwadi	Liwadi	Liwadi	Liwadi	w Liwadi	do Liwadi	z Liwadi	
Sifnos	Sifnos	Sifnos	Sifnos	Sifnos	Sifnos	Sifnos	na Sifnos	na Sifnos	z Sifnos	
Therasia	Tirasia	Tirasii	Tirasii	Tirasię	Tirasią	Tirasii	na Tirasii	na Tirasię	z Tirasii	
Thera	Tira	Tiry	Tirze	Tirę	Tirą	Tirze	na Tirze	na Tirę	z Tiry	
Akrotiri	Akrotiri	Akrotiri	Akrotiri	Akrotiri	Akrotiri	Akrotiri	w Akrotiri	do Akrotiri	z Akrotiri	
Syros	Siros	Siros	Siros	Siros	Siros	Siros	na Siros	na Siros	z Siros	
Ermoupoli	Ermupoli	Ermupoli	Ermupoli	Ermupoli	Ermupoli	Ermupoli	w Ermupoli	do Ermupoli	z Ermupoli	
Delos	Delos	Delos	Delos	Delos	Delos	Delos	na Delos	na Delos	z Delos	
Gyaros	Giaros	Giaros	Giaros	Giaros	Giaros	Giaros	na Giaros	na Giaros	z Giaros	
Lesbos	Lesbos	Lesbos	Lesbos	Lesbos	Lesbos	Lesbos	na Lesbos	na Lesbos	z Lesbos	
Mytilene	Mitylena	Mityleny	Mitylenie	Mitylenę	Mityleną	Mitylenie	w Mitylenie	do Mityleny	z Mityleny	
Chios	Chios	Chios	Chios	Chios	Chios	Chios	na Chios	na Chios	z Chios	
Patmos	Patmos	Patmos	Patmos	Patmos	Patmos	Patmos	na Patmos	na Patmos	z Patmos	
Leros	Leros	Leros	Leros	Leros	Leros	Leros	na Leros	na Leros	z Leros	
Lipsi	Lipsi	Lipsi	Lipsi	Lipsi	Lipsi	Lipsi	na Lipsi	na Lipsi	z Lipsi	
Samos	Samos	Samos	Samos	Samos	Samos	Samos	na Samos	na Samos	z Samos	
Pythagoreio	Pitagorio	Pitagorio	Pitagorio	Pitagorio	Pitagorio	Pitagorio	w Pitagorio	do Pitagorio	z Pitagorio	
Fournoi	Furni	Furni	Furni	Furni	Furni	Furni	na Furni	na Furni	z Furni	
Astypalaia	Astypalea	Astypalei	Astypalei	Astypaleę	Astypaleą	Astypalei	na Astypalei	na Astypaleę	z Astypalei	
Kalymnos	Kalimnos	Kalimnos	Kalimnos	Kalimnos	Kalimnos	Kalimnos	na Kalimnos	na Kalimnos	z Kalimnos	
Kos	Kos	Kos	Kos	Kos	Kos	Kos	na Kos	na Kos	z Kos	
Nisyros	Nisyros	Nisyros	Nisyros	Nisyros	Nisyros	Nisyros	na Nisyros	na Nisyros	z Nisyros	
Mandraki	Mandraki	Mandraki	Mandraki	Mandraki	Mandraki	Mandraki	w Mandraki	do Mandraki	z Mandraki	
Emborios	Emborios	Emborios	Emborios	Emborios	Emborios	Emborios	w Emborios	do Emborios	z Emborios	
Lemnos	Lemnos	Lemnos	Lemnos	Lemnos	Lemnos	Lemnos	na Lemnos	na Lemnos	z Lemnos	
Myrina	Myrina	Myriny	Myrinie	Myrinę	Myriną	Myrinie	w Myrinie	do Myriny	z Myriny	
Tenedos	Tenedos	Tenedos	Tenedos	Tenedos	Tenedos	Tenedos	na Tenedos	na Tenedos	z Tenedos	
Imbros	Imbros	Imbros	Imbros	Imbros	Imbros	Imbros	na Imbros	na Imbros	z Imbros	
Rhodes	Rodos	Rodos	Rodos	Rodos	Rodos	Rodos	na Rodos	na Rodos	z Rodos	
Lindos	Lindos	Lindos	Lindos	Lindos	Lindos	Lindos	w Lindos	do Lindos	z Lindos	
Tilos	Tilos	Tilos	Tilos	Tilos	Tilos	Tilos	na Tilos	na Tilos	z Tilos	
Karpathos	Karpatos	Karpatos	Karpatos	Karpatos	Karpatos	Karpatos	na Karpatos	na Karpatos	z Karpatos	
Olympos	Olimpos	Olimpos	Olimpos	Olimpos	Olimpos	Olimpos	w Olimpos	do Olimpos	z Olimpos	
Kasos	Kasos	Kasos	Kasos	Kasos	Kasos	Kasos	na Kasos	na Kasos	z Kasos	
Skiathos	Skiatos	Skiatos	Skiatos	Skiatos	Skiatos	Skiatos	na Skiatos	na Skiatos	ze Skiatos	
Skopelos	Skopelos	Skopelos	Skopelos	Skopelos	Skopelos	Skopelos	na Skopelos	na Skopelos	ze Skopelos	
Alonnisos	Alonisos	Alonisos	Alonisos	Alonisos	Alonisos	Alonisos	na Alonisos	na Alonisos	z Alonisos	
Peristera	Peristera	Peristery	Peristerze	Peristerę	Peristerą	Peristerze	na Peristerze	na Peristerę	z Peristery	
Skyros	Skiros	Skiros	Skiros	Skiros	Skiros	Skiros	na Skiros	na Skiros	ze Skiros	
Linaria	Linaria	Linarii	Linarii	Linarię	Linarią	Linarii	w Linarii	do Linarii	z Linarii	
Psara	Psara	Psary	Psarze	Psarę	Psarą	Psarze	na Psarze	na Psarę	z Psary	
the sea off {a}	morze koło {a:gen}	morza koło {a:gen}		morze koło {a:gen}			na morzu koło {a:gen}	na morze koło {a:gen}	z morza koło {a:gen}	
{a}	{a}	{a:gen}					{a:in}			
{a}, first slot	{a}, na pierwszym polu	{a:gen}, na pierwszym polu					{a:in}, na pierwszym polu			
{a}, second slot	{a}, na drugim polu	{a:gen}, na drugim polu					{a:in}, na drugim polu			
metropolis (2 basic troops)	metropolia (2 podstawowe oddziały)	metropolii (2 podstawowe oddziały)		metropolię (2 podstawowe oddziały)						
metropolis (2 fleets)	metropolia (2 floty)	metropolii (2 floty)		metropolię (2 floty)						
metropolis (1 priestess)	metropolia (1 kapłanka)	metropolii (1 kapłanka)		metropolię (1 kapłanka)						
metropolis (3 GP)	metropolia (3 SZ)	metropolii (3 SZ)		metropolię (3 SZ)						
metropolis (prosperity token)	metropolia (żeton dobrobytu)	metropolii (żeton dobrobytu)		metropolię (żeton dobrobytu)						
