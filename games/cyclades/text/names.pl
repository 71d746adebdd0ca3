name	nom	gen	dat	acc	ins	prep	in	to	from	not
gold coin	sztuka złota									złoto, złota: N
GP	SZ									sz (małymi), złota: N
fleet	flota									
troop	oddział									armia
unit	jednostka									
priest	kapłan	kapłana	kapłanowi	kapłana	kapłanem	kapłanie				kapłanka
philosopher	filozof	filozofa	filozofowi	filozofa	filozofem	filozofie				
priest card	karta kapłana									
philosopher card	karta filozofa									
offering marker	znacznik ofiary									
territory marker	żeton kontroli									znacznik terytorium
prosperity marker	żeton dobrobytu									znacznik dobrobytu
prosperity	dobrobyt									rogi
figurine	pionek									figurka
die	kość bitwy									kostka, kość bitewna
screen	zasłonka									sakiewka
building	budynek									budowla
port	port	portu	portowi	port	portem	porcie				przystań
fortress	forteca	fortecy	fortecy	fortecę	fortecą	fortecy				twierdza
temple	świątynia	świątyni	świątyni	świątynię	świątynią	świątyni				
university	uniwersytet	uniwersytetu	uniwersytetowi	uniwersytet	uniwersytetem	uniwersytecie				akademia
metropolis	metropolia									
building slot	pole budowy						na polu budowy			pole boczne
metropolis place	pole metropolii	pola metropolii	polu metropolii	pole metropolii	polem metropolii	polu metropolii	na polu metropolii			miejsce metropolii
board	plansza									mapa
island	wyspa									is1, is2
island N	wyspa N									isN
sea space	pole morskie									obszar morza
sea space X	pole morskie X									sam kod (C4)
trade space	pole handlowe									$
last island	ostatnia wyspa									
turn track	tor kolejności									
creature row	tor stworzeń									rząd
creature space	pole toru stworzeń									slot
deck	talia									
discard pile	stos odrzuconych kart									
reserve	rezerwa									
supply	pula ogólna									zasoby
chain of fleets	sieć flot									łańcuch
round	cykl									runda
turn	tura									kolej
phase: creatures	faza stworzeń									faza stworów
phase: gods	faza bogów									faza bóstw
phase: income	faza dochodu									
phase: offerings	faza ofiar									licytacja
phase: actions	faza akcji									
end of the round	koniec cyklu									koniec rundy
income	dochód	dochodu	dochodowi	dochód	dochodem	dochodzie				
offering	ofiara									oferta
bid	oferta									stawka
discount	zniżka									rabat
price	koszt									cena
action	akcja									działanie
recruiting	rekrutacja									werbunek
building	budowa									
special action	akcja specjalna									
calling a creature	zakup stworzenia									zakup stwora
exchange of a creature	wymiana stworzenia									
moving fleets	ruch morski									rejs
moving troops	ruch lądowy									marsz
raising the income	zwiększenie dochodu									
battle	bitwa									walka
sea battle	bitwa morska									
land battle	bitwa lądowa									
round of a battle	runda bitwy									starcie
attacker	napastnik									atakujący
defender	obrońca									broniący
retreat	odwrót									wycofanie
strength	siła									wynik
loss	strata									
god	bóg									bóstwo
god tile	kafelek boga									ołtarz
face down	zakryty									bóstwo zakryte
Poseidon	Posejdon	Posejdona	Posejdonowi	Posejdona	Posejdonem	Posejdonie				
Ares	Ares	Aresa	Aresowi	Aresa	Aresem	Aresie				
Zeus	Zeus	Zeusa	Zeusowi	Zeusa	Zeusem	Zeusie				
Athena	Atena	Ateny	Atenie	Atenę	Ateną	Atenie				
Apollo	Apollo	Apolla	Apollowi	Apolla	Apollem	Apollu				Apollon
mythical creature	mityczne stworzenie									stwór
creature card	karta stworzenia									karta stwora
Fates	Mojry	Mojr	Mojrom	Mojry	Mojrami	Mojrach				Parki
Satyr	Satyr	Satyra	Satyrowi	Satyra	Satyrem	Satyrze				
Dryad	Driada	Driady	Driadzie	Driadę	Driadą	Driadzie				
Griffon	Gryf	Gryfa	Gryfowi	Gryfa	Gryfem	Gryfie				
Siren	Syrena	Syreny	Syrenie	Syrenę	Syreną	Syrenie				
Pegasus	Pegaz	Pegaza	Pegazowi	Pegaza	Pegazem	Pegazie				
Giant	Gigant	Giganta	Gigantowi	Giganta	Gigantem	Gigancie				Olbrzym
Harpy	Harpia	Harpii	Harpii	Harpię	Harpią	Harpii				
Cyclops	Cyklop	Cyklopa	Cyklopowi	Cyklopa	Cyklopem	Cyklopie				
Sphinx	Sfinks	Sfinksa	Sfinksowi	Sfinksa	Sfinksem	Sfinksie				
Sylph	Sylf	Sylfa	Sylfowi	Sylfa	Sylfem	Sylfie				Sylfida
Chimera	Chimera	Chimery	Chimerze	Chimerę	Chimerą	Chimerze				
Kraken	Kraken	Krakena	Krakenowi	Krakena	Krakenem	Krakenie				
Minotaur	Minotaur	Minotaura	Minotaurowi	Minotaura	Minotaurem	Minotaurze				
Chiron	Chiron	Chirona	Chironowi	Chirona	Chironem	Chironie				Chejron
Medusa	Meduza	Meduzy	Meduzie	Meduzę	Meduzą	Meduzie				
Polyphemus	Polifem	Polifema	Polifemowi	Polifema	Polifemem	Polifemie				
player	gracz									miejsce
Great City	wielkie miasto									polis
Sparta	Sparta									
Athens	Ateny									
Corinth	Korynt									
Thebes	Teby									
Argos	Argos									
economic development	rozwój ekonomiczny									
intellectual development	rozwój kulturalny									rozwój intelektualny
conquest of a metropolis	podbój metropolii									zdobycie
winner	zwycięzca									wygrany
out of the game	wyeliminowany									poza grą
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
the sea north of {a}	morze na północ od {a:gen}						na morzu na północ od {a:gen}	na morze na północ od {a:gen}	z morza na północ od {a:gen}	
the sea north-east of {a}	morze na północny wschód od {a:gen}						na morzu na północny wschód od {a:gen}	na morze na północny wschód od {a:gen}	z morza na północny wschód od {a:gen}	
the sea east of {a}	morze na wschód od {a:gen}						na morzu na wschód od {a:gen}	na morze na wschód od {a:gen}	z morza na wschód od {a:gen}	
the sea south-east of {a}	morze na południowy wschód od {a:gen}						na morzu na południowy wschód od {a:gen}	na morze na południowy wschód od {a:gen}	z morza na południowy wschód od {a:gen}	
the sea south of {a}	morze na południe od {a:gen}						na morzu na południe od {a:gen}	na morze na południe od {a:gen}	z morza na południe od {a:gen}	
the sea south-west of {a}	morze na południowy zachód od {a:gen}						na morzu na południowy zachód od {a:gen}	na morze na południowy zachód od {a:gen}	z morza na południowy zachód od {a:gen}	
the sea west of {a}	morze na zachód od {a:gen}						na morzu na zachód od {a:gen}	na morze na zachód od {a:gen}	z morza na zachód od {a:gen}	
the sea north-west of {a}	morze na północny zachód od {a:gen}						na morzu na północny zachód od {a:gen}	na morze na północny zachód od {a:gen}	z morza na północny zachód od {a:gen}	
the strait between {a} and {b}	cieśnina między {a:ins} a {b:ins}						w cieśninie między {a:ins} a {b:ins}	do cieśniny między {a:ins} a {b:ins}	z cieśniny między {a:ins} a {b:ins}	
{a} and {b}	{a} i {b}						{a:in} i {b:in}			
port on the metropolis place	port na polu metropolii	portu na polu metropolii	portowi na polu metropolii	port na polu metropolii	portem na polu metropolii	porcie na polu metropolii				
fortress on the metropolis place	forteca na polu metropolii	fortecy na polu metropolii	fortecy na polu metropolii	fortecę na polu metropolii	fortecą na polu metropolii	fortecy na polu metropolii				
temple on the metropolis place	świątynia na polu metropolii	świątyni na polu metropolii	świątyni na polu metropolii	świątynię na polu metropolii	świątynią na polu metropolii	świątyni na polu metropolii				
university on the metropolis place	uniwersytet na polu metropolii	uniwersytetu na polu metropolii	uniwersytetowi na polu metropolii	uniwersytet na polu metropolii	uniwersytetem na polu metropolii	uniwersytecie na polu metropolii				
Kythnos	Kithnos	Kithnos	Kithnos	Kithnos	Kithnos	Kithnos	na Kithnos	na Kithnos	z Kithnos	
