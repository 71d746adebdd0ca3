name	nom	gen	dat	acc	ins	prep	in	to	from	not
gold coin	sztuka złota									złoto, złota, złotem, !sztuk* złota, !sztuce złota
GP	SZ									
fleet	flota									
troop	oddział									armi*
unit	jednostka									
priest	kapłan	kapłana	kapłanowi	kapłana	kapłanem	kapłanie				kapłank*
philosopher	filozof	filozofa	filozofowi	filozofa	filozofem	filozofie				
priest card	karta kapłana									
philosopher card	karta filozofa									
offering marker	znacznik ofiary									
territory marker	żeton kontroli									znacznik* terytorium*
prosperity marker	żeton dobrobytu									znacznik* dobrobytu*
prosperity	dobrobyt									
figurine	pionek									figurka, figurki, figurkę, figurką, figurce, figurek, figurkom, figurkach, figurkami
die	kość bitwy									kość* bitewn*
screen	zasłonka									sakiewk*
building	budynek									budowl*
port	port	portu	portowi	port	portem	porcie				przystań*
fortress	forteca	fortecy	fortecy	fortecę	fortecą	fortecy				twierdz*
temple	świątynia	świątyni	świątyni	świątynię	świątynią	świątyni				
university	uniwersytet	uniwersytetu	uniwersytetowi	uniwersytet	uniwersytetem	uniwersytecie				akademi*
metropolis	metropolia									
building slot	pole budowy						na polu budowy			pole boczn*
metropolis place	pole metropolii	pola metropolii	polu metropolii	pole metropolii	polem metropolii	polu metropolii	na polu metropolii			miejsc* metropoli*
board	plansza									
island	wyspa									
island N	wyspa N									
sea space	pole morskie									obszar* morz*
sea space X	pole morskie X									
trade space	pole handlowe									
last island	ostatnia wyspa									
turn track	tor kolejności									
creature row	tor stworzeń									rząd, rzędu, rzędowi, rzędem, rzędzie
creature space	pole toru stworzeń									
deck	talia									
discard pile	stos odrzuconych kart									
reserve	rezerwa									
supply	pula ogólna									zasobach, zasobów, zasoby
chain of fleets	sieć flot									łańcuch*, szereg*
round	cykl									tej rund*, następnej rund*, limit rund, każdej rundy, na rundę, po tej rundzie, najwyżej rund
turn	tura									
phase: creatures	faza stworzeń									faza stworów*
phase: gods	faza bogów									faza bóstw*
phase: income	faza dochodu									
phase: offerings	faza ofiar									licytac*
phase: actions	faza akcji									
end of the round	koniec cyklu									koniec* tej rund*, następnej rund*, limit rund
income	dochód	dochodu	dochodowi	dochód	dochodem	dochodzie				
offering	ofiara									ofert*
bid	oferta									
discount	zniżka									rabat*
price	koszt									cena, ceny, cenę, ceną, cenie, cen, cenom, cenach, cenami
action	akcja									
recruiting	rekrutacja									werbunek*
special action	akcja specjalna									
calling a creature	zakup stworzenia									zakup* stwor*
exchange of a creature	wymiana stworzenia									
moving fleets	ruch morski									
moving troops	ruch lądowy									marsz*, wymarsz*, przemarsz*
raising the income	zwiększenie dochodu									
battle	bitwa									
sea battle	bitwa morska									
land battle	bitwa lądowa									
assault	runda bitwy									starc*
attacker	napastnik									atakujący, atakującego, atakującemu, atakujących
defender	obrońca									
retreat	odwrót									
strength	siła									
loss	strata									
god	bóg									bóstw*
god tile	kafelek boga									ołtarz, ołtarza, ołtarze, ołtarzu
face down	zakryty									bóstw* zakryt*
Poseidon	Posejdon	Posejdona	Posejdonowi	Posejdona	Posejdonem	Posejdonie				
Ares	Ares	Aresa	Aresowi	Aresa	Aresem	Aresie				
Zeus	Zeus	Zeusa	Zeusowi	Zeusa	Zeusem	Zeusie				
Athena	Atena	Ateny	Atenie	Atenę	Ateną	Atenie				
Apollo	Apollo	Apolla	Apollowi	Apolla	Apollem	Apollu				Apollon
creature	mityczne stworzenie									stwór*, stwór, stwor, stwory, stworów
creature card	karta stworzenia									kart* stwora, kart* stworów
Fates	Mojry	Mojr	Mojrom	Mojry	Mojrami	Mojrach				Park*
Satyr	Satyr	Satyra	Satyrowi	Satyra	Satyrem	Satyrze				
Dryad	Driada	Driady	Driadzie	Driadę	Driadą	Driadzie				
Griffon	Gryf	Gryfa	Gryfowi	Gryfa	Gryfem	Gryfie				
Siren	Syrena	Syreny	Syrenie	Syrenę	Syreną	Syrenie				
Pegasus	Pegaz	Pegaza	Pegazowi	Pegaza	Pegazem	Pegazie				
Giant	Gigant	Giganta	Gigantowi	Giganta	Gigantem	Gigancie				Olbrzym*
Harpy	Harpia	Harpii	Harpii	Harpię	Harpią	Harpii				
Cyclops	Cyklop	Cyklopa	Cyklopowi	Cyklopa	Cyklopem	Cyklopie				
Sphinx	Sfinks	Sfinksa	Sfinksowi	Sfinksa	Sfinksem	Sfinksie				
Sylph	Sylf	Sylfa	Sylfowi	Sylfa	Sylfem	Sylfie				Sylfid*
Chimera	Chimera	Chimery	Chimerze	Chimerę	Chimerą	Chimerze				
Kraken	Kraken	Krakena	Krakenowi	Krakena	Krakenem	Krakenie				
Minotaur	Minotaur	Minotaura	Minotaurowi	Minotaura	Minotaurem	Minotaurze				
Chiron	Chiron	Chirona	Chironowi	Chirona	Chironem	Chironie				Chejron*
Medusa	Meduza	Meduzy	Meduzie	Meduzę	Meduzą	Meduzie				
Polyphemus	Polifem	Polifema	Polifemowi	Polifema	Polifemem	Polifemie				
player	gracz									
Great City	wielkie miasto									polis*
Sparta	Sparta									
Athens	Ateny									
Corinth	Korynt									
Thebes	Teby									
Argos	Argos									
economic development	rozwój ekonomiczny									
intellectual development	rozwój kulturalny									rozwój* intelektualn*
conquest of a metropolis	podbój metropolii									
winner	zwycięzca									
elimination	eliminacja									
set-up	przygotowanie gry									
victory	zwycięstwo									
two-player game	gra dwuosobowa									
Naxos	Naksos	Naksos	Naksos	Naksos	Naksos	Naksos	na Naksos	na Naksos	z Naksos	
Paros	Paros	Paros	Paros	Paros	Paros	Paros	na Paros	na Paros	z Paros	
Mykonos	Mykonos	Mykonos	Mykonos	Mykonos	Mykonos	Mykonos	na Mykonos	na Mykonos	z Mykonos	
Andros	Andros	Andros	Andros	Andros	Andros	Andros	na Andros	na Andros	z Andros	
Tinos	Tinos	Tinos	Tinos	Tinos	Tinos	Tinos	na Tinos	na Tinos	z Tinos	
Milos	Milos	Milos	Milos	Milos	Milos	Milos	na Milos	na Milos	z Milos	
Kea	Kea	Kei	Kei	Keę	Keą	Kei	na Kei	na Keę	z Kei	
Serifos	Serifos	Serifos	Serifos	Serifos	Serifos	Serifos	na Serifos	na Serifos	z Serifos	
Sifnos	Sifnos	Sifnos	Sifnos	Sifnos	Sifnos	Sifnos	na Sifnos	na Sifnos	z Sifnos	
Thera	Tira	Tiry	Tirze	Tirę	Tirą	Tirze	na Tirze	na Tirę	z Tiry	
Syros	Siros	Siros	Siros	Siros	Siros	Siros	na Siros	na Siros	z Siros	
Delos	Delos	Delos	Delos	Delos	Delos	Delos	na Delos	na Delos	z Delos	
the sea north of {a}	morze na północ od {a:gen}	morza na północ od {a:gen}		morze na północ od {a:gen}			na morzu na północ od {a:gen}	na morze na północ od {a:gen}	z morza na północ od {a:gen}	
the sea north-east of {a}	morze na północny wschód od {a:gen}	morza na północny wschód od {a:gen}		morze na północny wschód od {a:gen}			na morzu na północny wschód od {a:gen}	na morze na północny wschód od {a:gen}	z morza na północny wschód od {a:gen}	
the sea east of {a}	morze na wschód od {a:gen}	morza na wschód od {a:gen}		morze na wschód od {a:gen}			na morzu na wschód od {a:gen}	na morze na wschód od {a:gen}	z morza na wschód od {a:gen}	
the sea south-east of {a}	morze na południowy wschód od {a:gen}	morza na południowy wschód od {a:gen}		morze na południowy wschód od {a:gen}			na morzu na południowy wschód od {a:gen}	na morze na południowy wschód od {a:gen}	z morza na południowy wschód od {a:gen}	
the sea south of {a}	morze na południe od {a:gen}	morza na południe od {a:gen}		morze na południe od {a:gen}			na morzu na południe od {a:gen}	na morze na południe od {a:gen}	z morza na południe od {a:gen}	
the sea south-west of {a}	morze na południowy zachód od {a:gen}	morza na południowy zachód od {a:gen}		morze na południowy zachód od {a:gen}			na morzu na południowy zachód od {a:gen}	na morze na południowy zachód od {a:gen}	z morza na południowy zachód od {a:gen}	
the sea west of {a}	morze na zachód od {a:gen}	morza na zachód od {a:gen}		morze na zachód od {a:gen}			na morzu na zachód od {a:gen}	na morze na zachód od {a:gen}	z morza na zachód od {a:gen}	
the sea north-west of {a}	morze na północny zachód od {a:gen}	morza na północny zachód od {a:gen}		morze na północny zachód od {a:gen}			na morzu na północny zachód od {a:gen}	na morze na północny zachód od {a:gen}	z morza na północny zachód od {a:gen}	
the strait between {a} and {b}	cieśnina między {a:ins} a {b:ins}	cieśniny między {a:ins} a {b:ins}		cieśninę między {a:ins} a {b:ins}			w cieśninie między {a:ins} a {b:ins}	do cieśniny między {a:ins} a {b:ins}	z cieśniny między {a:ins} a {b:ins}	
{a} and {b}	{a} i {b}						{a:in} i {b:in}			
port on the metropolis place	port na polu metropolii	portu na polu metropolii	portowi na polu metropolii	port na polu metropolii	portem na polu metropolii	porcie na polu metropolii				
fortress on the metropolis place	forteca na polu metropolii	fortecy na polu metropolii	fortecy na polu metropolii	fortecę na polu metropolii	fortecą na polu metropolii	fortecy na polu metropolii				
temple on the metropolis place	świątynia na polu metropolii	świątyni na polu metropolii	świątyni na polu metropolii	świątynię na polu metropolii	świątynią na polu metropolii	świątyni na polu metropolii				
university on the metropolis place	uniwersytet na polu metropolii	uniwersytetu na polu metropolii	uniwersytetowi na polu metropolii	uniwersytet na polu metropolii	uniwersytetem na polu metropolii	uniwersytecie na polu metropolii				
Kythnos	Kithnos	Kithnos	Kithnos	Kithnos	Kithnos	Kithnos	na Kithnos	na Kithnos	z Kithnos	
