name	nom	gen	dat	acc	ins	prep	in	to	from	not	card
Elysium	Elizjum									
Domain	Domena									
Agora	Agora									
Oracle	Wyrocznia									
deck	talia									
discard pile	stos odrzuconych kart									
supply	pula ogólna									zasobach, zasobów, zasoby
player board	plansza gracza									
temple	świątynia									
pediment	fronton									
side of the pediment	strona frontonu									
column	kolumna									
blue column	niebieska kolumna	niebieskiej kolumny	niebieskiej kolumnie	niebieską kolumnę	niebieską kolumną	niebieskiej kolumnie				
red column	czerwona kolumna	czerwonej kolumny	czerwonej kolumnie	czerwoną kolumnę	czerwoną kolumną	czerwonej kolumnie				
yellow column	żółta kolumna	żółtej kolumny	żółtej kolumnie	żółtą kolumnę	żółtą kolumną	żółtej kolumnie				
green column	zielona kolumna	zielonej kolumny	zielonej kolumnie	zieloną kolumnę	zieloną kolumną	zielonej kolumnie				
any column	dowolna kolumna									
turn-order disc	dysk kolejności									
epoch marker	znacznik epoki									
ring	pierścień									
bonus tile	żeton premii									
level bonus	premia za poziom									
family bonus	premia za ród									premi* za rodzin*
lone card in the Elysium	pojedyncza karta									
pile of cards	stos									
twin	taka sama karta									bliźniak*
gold	złoto									
gold coin	sztuka złota									
victory point	punkt zwycięstwa									
VP	PZ									
prestige	punkt prestiżu									
PP	PP									
epoch	epoka									
phase I: awakening	przebudzenie									
phase II: actions	akcje									
phase III: writing Legends	pisanie legend									
phase IV: end of the epoch	koniec epoki									
turn	tura									
final scoring	podliczenie końcowe									
acquiring a card	zdobycie karty									
acquisition condition	warunek zdobycia									
transfer	przeniesienie									
cost of a transfer	koszt przeniesienia									
free transfer	darmowe przeniesienie									
exchange of cards	zamiana									
discarding a card	odrzucenie karty									
pass	pas									
taking a column off the board	zdjęcie kolumny									kładz* się kolumn*
family	ród									rodzin*
level	poziom									
family card	karta rodu									
Citizen	obywatel										obywatela
{title}											kartę „{title}”
quest	zadanie									misj*
Unfinished Quest	niedokończone zadanie									
Legend	legenda									
level Legend	legenda poziomu									
family Legend	legenda rodu									Legend* rodzin*
power of a card	moc									
instant power	natychmiastowa moc									
permanent power	stała moc									
activated power	aktywowana moc									
trigger power	moc z pierścieniem									jednorazowa z pierścieniem
legend power	legendarna moc									
Eleusis power	moc Eleusis									
Eleusis card	karta Eleusis									
Chronos power	moc Chronosa									
Chronos card	karta Chronosa									
Zeus	Zeus	Zeusa	Zeusowi	Zeusa	Zeusem	Zeusie				
Hades	Hades	Hadesa	Hadesowi	Hadesa	Hadesem	Hadesie				
Hephaestus	Hefajstos	Hefajstosa	Hefajstosowi	Hefajstosa	Hefajstosem	Hefajstosie				Hefajst
Athena	Atena	Ateny	Atenie	Atenę	Ateną	Atenie				
Poseidon	Posejdon	Posejdona	Posejdonowi	Posejdona	Posejdonem	Posejdonie				
Hermes	Hermes	Hermesa	Hermesowi	Hermesa	Hermesem	Hermesie				
Apollo	Apollo	Apolla	Apollowi	Apolla	Apollem	Apollu				Apollon
Ares	Ares	Aresa	Aresowi	Aresa	Aresem	Aresie				
for a first game	na pierwszą grę									
Splendour	Przepych									
Vae victis	Biada zwyciężonym									
Barren land	Jałowa ziemia									
Chain reaction	Reakcja łańcuchowa									
Other roads	Inne drogi									
player	gracz									
winner	zwycięzca									
set-up	przygotowanie gry										
bonus	premia										
Eagle Above the Storm	Orzeł nad burzą									
Whispering Oak	Szepczący dąb									
Swan of the Reed Bank	Łabędź z trzcin									
Shower of Gold	Złoty deszcz									
White Bull on the Beach	Biały byk na plaży									
Cup of the Stolen Prince	Puchar porwanego księcia									
Broken Chains of the Titans	Zerwane łańcuchy tytanów									
Nursling of the Ida Cave	Wychowanek jaskini Idy									
Thunderstone	Kamień gromu									
Scales of the Fates	Waga Mojr									
Lord of the Thunderhead	Pan burzowej chmury									
Coin Under the Tongue	Moneta pod językiem									
Fields of Asphodel	Łąki asfodelowe									
Wreath of Black Poplar	Wieniec z czarnej topoli									
Shades at the Trench	Cienie przy rowie									
Threshold of Bronze	Spiżowy próg									
Six Red Seeds	Sześć czerwonych pestek									
Three Judges	Trzej sędziowie									
Water of Forgetting	Woda zapomnienia									
Helmet Without a Shadow	Hełm bez cienia									
Five Dark Rivers	Pięć mrocznych rzek									
King of the Unseen	Król niewidzialnych									
Ox-Hide Bellows	Miechy z wołowej skóry									
Ember in a Fennel Stalk	Żar w łodydze kopru									
Tripods on Wheels	Trójnogi na kołach									
Dwarves of Samothrace	Karły z Samotraki									
Vein of the Bronze Giant	Żyła spiżowego olbrzyma									
Net Too Fine to See	Sieć zbyt cienka, by ją dostrzec									
Wages of the Workshop	Zapłata warsztatu									
Hoard Beneath Lemnos	Skarb pod Lemnos									
Handmaids of Gold	Złote służebnice									
Cursed Necklace	Przeklęty naszyjnik									
Master of the Deep Forge	Mistrz głębokiej kuźni									
Gift of the Olive	Dar oliwki									
Owl at Dusk	Sowa o zmierzchu									
Contest at the Loom	Zawody przy krośnie									
Hearth of Attica	Ognisko Attyki									
Vote on the Hill	Głosowanie na wzgórzu									
Shield with the Gorgon Face	Tarcza z obliczem Gorgony									
Ship of Fifty Oars	Okręt o pięćdziesięciu wiosłach									
Procession to the Rock	Procesja na skałę									
Bridle of the Winged Horse	Uzda skrzydlatego konia									
Patron of Wanderers	Opiekunka wędrowców									
Grey-Eyed Counsel	Szarooka doradczyni									
Horses of the Foam	Konie z piany									
Shepherds of Etna	Pasterze z Etny									
Salt Spring on the Rock	Słone źródło na skale									
Serpents from the Bay	Węże z zatoki									
Bell Under the Waves	Dzwon pod falami									
Builder Left Unpaid	Budowniczy bez zapłaty									
Strait of the Whirlpool	Cieśnina wiru									
Reef of Broken Keels	Rafa strzaskanych stępek									
Sea Over the Plain	Morze nad równiną									
Bull Out of the Surf	Byk z przyboju									
Shaker of Shores	Ten, który wstrząsa brzegami									
Winged Heels	Skrzydlate pięty									
Lyre on Loan	Pożyczona lira									
Cattle Walked Backwards	Bydło prowadzone tyłem									
Stone at the Crossroads	Kamień na rozdrożu									
Staff of Twin Snakes	Laska dwóch węży									
Tortoise Turned to Song	Żółw zamieniony w pieśń									
Mist Through the Keyhole	Mgła przez dziurkę od klucza									
Heralds on the Road	Heroldowie na drodze									
Cap of Two Winds	Czapka dwóch wiatrów									
Walker Between Worlds	Wędrowiec między światami									
Messenger at Every Gate	Posłaniec u każdej bramy									
Bough of Laurel	Gałąź lauru									
Breath of the Chasm	Oddech rozpadliny									
Hymn of the Dolphins	Hymn delfinów									
Raven's Report	Wieść kruka									
Torches on the Sacred Way	Pochodnie na świętej drodze									
Chorus on the Mountain	Chór na górze									
Word Fulfilled Early	Słowo spełnione przed czasem									
Reins of the Sun	Wodze słońca									
Python Laid Low	Pokonany Pyton									
Navel of the Earth	Pępek ziemi									
Shooter From Afar	Rażący z daleka									
Men Sown from Teeth	Mężowie zasiani z zębów									
Drill Before Dawn	Musztra przed świtem									
Vigil of the Spearmen	Czuwanie włóczników									
Purse of the Hired Spear	Sakiewka najemnika									
Sharing of the Spoils	Podział łupów									
Daughter of Strife	Córka niezgody									
Duel at the Ford	Pojedynek u brodu									
Trophy of Captured Arms	Trofeum ze zdobytej broni									
Assault on Seven Gates	Szturm na siedem bram									
Unbroken Phalanx	Niezłomna falanga									
Brazen Lord of Battle	Spiżowy pan bitwy									
the Agora	Agora	Agory					na Agorze	na Agorę		
the Oracle	Wyrocznia	Wyroczni					w Wyroczni	do Wyroczni		
the discard pile	stos odrzuconych kart	stosu odrzuconych kart					na stosie odrzuconych kart	na stos odrzuconych kart		
