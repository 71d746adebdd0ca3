// Signs: one meaning, one glyph, in every game. Names of the game-icons set (CC BY 3.0) on the right.
export const seats = {
	red: { emblem: 'owl', fill: '#b3261e', ink: '#fff6e6' },
	blue: { emblem: 'trident', fill: '#1f5fa8', ink: '#fff6e6' },
	yellow: { emblem: 'sun', fill: '#d9a514', ink: '#2a1d05' },
	green: { emblem: 'laurel', fill: '#2f7d4f', ink: '#fff6e6' },
	black: { emblem: 'helmet', fill: '#2b2a29', ink: '#fff6e6' },
	purple: { emblem: 'vine', fill: '#6b3fa0', ink: '#fff6e6' },
};

export const emblems = {
	owl: 'owl',
	trident: 'trident',
	sun: 'sun',
	laurel: 'laurels',
	helmet: 'spartan-helmet',
	vine: 'grapes',
};

export const gods = {
	zeus: 'focused-lightning',
	athena: 'olive',
	poseidon: 'dolphin',
	ares: 'crossed-swords',
	apollo: 'lyre',
	hera: 'queen-crown',
	hades: 'hades-symbol',
	hephaestus: 'anvil',
	hermes: 'caduceus',
	aphrodite: 'rose',
};

export const pictograms = {
	gold: 'two-coins',
	income: 'cornucopia',
	priest: 'prayer',
	priestess: 'sun-priest',
	philosopher: 'philosopher-bust',
	troop: 'spartan',
	mercenary: 'spears',
	fleet: 'trireme',
	hero: 'winged-sword',
	draw: 'card-draw',
	port: 'anchor',
	fortress: 'stone-tower',
	temple: 'greek-temple',
	university: 'scroll-unfurled',
	academy: 'classical-knowledge',
	land: 'village',
	recruit: 'trumpet-flag',
	march: 'sprint',
	battle: 'crossed-swords',
	build: 'flat-hammer',
	points: 'trophy-cup',
	prestige: 'winged-emblem',
	transfer: 'quill',
	citizen: 'roman-toga',
	activated: 'clockwise-rotation',
	chronos: 'hourglass',
	permanent: 'infinity',
	legendary: 'tied-scroll',
	trigger: 'ring',
	ward: 'bordered-shield',
	leadership: 'vertical-banner',
	strength: 'biceps',
	speed: 'wingfoot',
	monster: 'medusa-head',
	king: 'crown',
	monument: 'ionic-column',
	artifact: 'amphora',
	prepare: 'anvil',
	usurp: 'throne-king',
	hunt: 'hunting-horn',
	loss: 'drop',
	wound: 'bleeding-wound',
	glory: 'laurel-crown',
	torch: 'primitive-torch',
	bow: 'pocket-bow',
	sword: 'gladius',
	mace: 'flanged-mace',
	axe: 'sharp-axe',
	spear: 'barbed-spear',
	shield: 'round-shield',
	sickle: 'sickle',
	chair: 'wooden-chair',
	crowd: 'three-friends',
	warning: 'hazard-sign',
	city: 'village',
	creature: 'griffin-symbol',
	quest: 'treasure-map',
	dice: 'rolling-dices',
};

// Drawn by us, on 512 x 512.
const P = 'fill="currentColor"';
export const own = {
	hand:
		'<g fill="none" stroke="currentColor" stroke-width="26"><rect x="178" y="116" width="156" height="240" ' +
		'rx="20" transform="rotate(-20 256 640)"/><rect x="178" y="96" width="156" height="260" rx="20"/></g>' +
		`<rect ${P} x="165" y="96" width="182" height="270" rx="24" transform="rotate(20 256 640)"/>`,
	metropolis:
		`<path ${P} d="M256 20L416 112v24H96v-24zM124 152h36v104h-36zM200 152h36v104h-36zM276 152h36v104h-36z` +
		'M352 152h36v104h-36zM96 272h320v24H96zM24 312h64v40h40v-40h64v40h40v-40h48v40h40v-40h64v40h40v-40h64v180' +
		'H24z"/>',
	instant:
		`<path ${P} d="M256 16c18 132 84 206 240 240-156 34-222 108-240 240-18-132-84-206-240-240C172 222 238 148 ` +
		'256 16z"/>',
	card:
		`<path ${P} d="M128 40h256c22 0 40 18 40 40v352c0 22-18 40-40 40H128c-22 0-40-18-40-40V80c0-22 18-40 40-40z` +
		`m24 56v320h208V96z"/><circle ${P} cx="256" cy="230" r="66"/>`,
	legend:
		`<path ${P} d="M60 150l150-56 34 96-20 190-64 24z"/><path ${P} d="M232 96h190c16 0 30 14 30 30v290c0 16-14 ` +
		'30-30 30H262c-16 0-30-14-30-30z"/>',
	eleusis:
		`<path ${P} d="M244 230h24v262h-24z"/><path ${P} d="M256 10c40 44 40 88 0 132-40-44-40-88 0-132z` +
		'M120 92c58 8 98 42 112 104-62-6-100-42-112-104zM392 92c-58 8-98 42-112 104 62-6 100-42 112-104z' +
		'M104 202c60 6 106 40 126 108-68-4-112-42-126-108zM408 202c-60 6-106 40-126 108 68-4 112-42 126-108z' +
		'M108 318c58 4 102 36 122 98-66-2-108-38-122-98zM404 318c-58 4-102 36-122 98 66-2 108-38 122-98z"/>',
	others:
		`<path ${P} d="M176 84a78 78 0 0 1 44 142c58 20 88 76 88 170v32H24v-32c0-94 40-150 98-170A78 78 0 0 1 176 ` +
		`84z"/><path ${P} d="M352 96a70 70 0 0 1 38 128c60 18 98 74 98 160v32H344c2-92-20-160-66-196 10-6 18-20 ` +
		'20-40a70 70 0 0 1 54-84z"/>',
	oracle:
		`<path ${P} fill-rule="evenodd" d="M16 256C80 160 160 112 256 112s176 48 240 144c-64 96-144 144-240 144` +
		'S80 352 16 256zm240-92a92 92 0 1 0 0 184 92 92 0 0 0 0-184zm0 42a50 50 0 1 1 0 100 50 50 0 0 1 0-100z"/>',
};

// Whom weak bots play (games/*/characters.c), drawn by us: one thing that says it all.
export const characters = {
	// a level over courses of stone
	builder:
		`<path ${P} d="M40 300h130v70H40zM191 300h130v70H191zM342 300h130v70H342zM40 392h205v70H40z` +
		`M267 392h205v70H267z"/><path ${P} fill-rule="evenodd" d="M256 40L424 250H88zM256 104L164 218h184z"/>`,
	// a round hull under one sail
	sailor:
		`<path ${P} d="M244 40h24v290h-24zM284 66c84 44 120 128 116 230H284zM228 110v186H110` +
		`c16-86 52-146 118-186z"/><path ${P} d="M40 336h432c-20 74-72 118-140 118H180C112 454 60 410 40 336z"/>`,
	// a fist
	bully:
		`<path ${P} d="M96 204c0-40 60-40 60 0V120c0-44 68-44 68 0V96c0-46 70-46 70 0v24c0-42 66-42 66 0v44` +
		'c0-36 56-36 56 0v120c0 70-34 108-70 132v56H176v-56c-48-28-80-82-80-140z"/>',
	// a purse tied with a cord
	miser:
		`<path ${P} fill-rule="evenodd" d="M176 60l40 32 40-40 40 40 40-32-28 96H204zM196 178h120` +
		'c90 62 124 134 124 190 0 66-70 96-184 96S72 434 72 368c0-56 34-128 124-190z' +
		'M256 256a70 70 0 1 0 0 140 70 70 0 1 0 0-140z"/>',
	// a bow, and an arrow on it
	hunter:
		'<path fill="none" stroke="currentColor" stroke-width="30" d="M120 56C330 84 428 182 456 392' +
		`M120 56L456 392"/><path ${P} d="M60 452l20-104 28 28 216-216-30-30 134-42-42 134-30-30-216 216 28 28z"/>`,
	// a front of four columns
	templar:
		`<path ${P} d="M256 40L472 160v40H40v-40zM72 224h56v176H72zM176 224h56v176h-56zM280 224h56v176h-56z` +
		'M384 224h56v176h-56zM40 424h432v48H40z"/>',
	// a standard that is planted
	warlord: `<path ${P} d="M112 32h36v400h-36zM172 60h280l-74 84 74 84H172zM48 448h164v36H48z"/>`,
	// a crown of three points
	king: `<path ${P} d="M60 376L40 150l116 98L256 60l100 188 116-98-20 226zM60 404h392v52H60z"/>`,
	// three of one kind
	families:
		`<path ${P} d="M140 96a58 58 0 1 1-1 0zM372 96a58 58 0 1 1-1 0zM256 180a66 66 0 1 1-1 0zM40 392` +
		'c0-108 44-156 100-156 22 0 40 6 54 18-40 30-62 78-66 138zM472 392' +
		'c0-108-44-156-100-156-22 0-40 6-54 18 40 30 62 78 66 138zM140 452c0-90 50-134 116-134s116 44 116 134z"/>',
	// steps
	levels: `<path ${P} d="M40 452V372h108v-92h108v-92h108V96h108v356z"/>`,
	// a foot with a wing
	runner:
		`<path ${P} d="M196 60h92l-12 196c76 40 150 70 190 104 22 20 12 72-26 72H120c-30 0-44-22-38-52z"/>` +
		`<path ${P} d="M176 96L40 60c6 50 34 80 68 92l-52 4c14 40 44 60 76 62l-40 12c18 26 42 34 68 30z"/>`,
};

// Line icons of the page, on 24 x 24.
export const lines = {
	undo: '<path d="M9 7L4 12L9 17M4 12H15A5 5 0 0 1 15 20"/>',
	hint:
		'<path d="M9 18H15M10 21H14M12 3A6 6 0 0 0 8.5 14C9.4 14.8 9.5 15.4 9.5 16H14.5C14.5 15.4 14.6 14.8 15.5 ' +
		'14A6 6 0 0 0 12 3Z"/>',
	cancel: '<path d="M6 6L18 18M18 6L6 18"/>',
	check: '<path d="M4 12.5L9.5 18L20 6.5"/>',
	faster: '<path d="M4 6L11 12L4 18ZM13 6L20 12L13 18Z"/>',
	play: '<path d="M7 5L19 12L7 19Z"/>',
	pause: '<path d="M8 5V19M16 5V19"/>',
	first: '<path d="M18 6L10 12L18 18ZM6 6V18"/>',
	last: '<path d="M6 6L14 12L6 18ZM18 6V18"/>',
	prev: '<path d="M16 6L8 12L16 18"/>',
	next: '<path d="M8 6L16 12L8 18"/>',
	sound: '<path d="M4 9V15H8L13 19V5L8 9ZM16.5 9A4 4 0 0 1 16.5 15M19 6.5A8 8 0 0 1 19 17.5"/>',
	mute: '<path d="M4 9V15H8L13 19V5L8 9ZM16.5 9.5L21 14.5M21 9.5L16.5 14.5"/>',
	redo: '<path d="M15 7L20 12L15 17M20 12H9A5 5 0 0 0 9 20"/>',
	moon: '<path d="M19 14.5A8 8 0 1 1 10 4.5A6.5 6.5 0 0 0 19 14.5Z"/>',
	globe: '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12H20.5M12 3.5C8 8 8 16 12 20.5C16 16 16 8 12 3.5Z"/>',
	book:
		'<path d="M12 6C9 4 6 4 3.5 4.8V18.5C6 17.8 9 18 12 20C15 18 18 17.8 20.5 18.5V4.8C18 4 15 4 12 6Z' +
		'M12 6V20"/>',
	menu: '<path d="M4 7H20M4 12H20M4 17H20"/>',
	plus: '<path d="M12 5V19M5 12H19"/>',
	minus: '<path d="M5 12H19"/>',
	fit: '<path d="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15"/>',
	list: '<path d="M9 6H20M9 12H20M9 18H20M4.5 6H4.6M4.5 12H4.6M4.5 18H4.6"/>',
	lock: '<path d="M6.5 11H17.5V20H6.5ZM9 11V8A3 3 0 0 1 15 8V11"/>',
	down: '<path d="M6 9L12 15L18 9"/>',
	board: '<path d="M12 3L20 7.5V16.5L12 21L4 16.5V7.5Z"/>',
	seats:
		'<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20C2.5 15 5.5 13.5 9 13.5S15.5 15 15.5 20M15.5 5A3.5 3.5 0 0 ' +
		'1 16 11.5M18 14C20.5 15 21.5 17 21.5 20"/>',
	story: '<path d="M6 3.5H16L19 6.5V20.5H6ZM9 9H16M9 13H16M9 17H13"/>',
	send: '<path d="M4 12L20 5L15 19L11.5 13.5Z"/>',
	gear:
		'<circle cx="12" cy="12" r="3"/><path d="M12 3V6M12 18V21M3 12H6M18 12H21M5.6 5.6L7.8 7.8' +
		'M16.2 16.2L18.4 18.4M18.4 5.6L16.2 7.8M7.8 16.2L5.6 18.4"/>',
	door: '<path d="M6 20.5V4.5L14 3V21.5ZM14 5H18V20H14M11 12V12.1"/>',
	share:
		'<circle cx="6" cy="12" r="2.5"/><circle cx="17" cy="6" r="2.5"/><circle cx="17" cy="18" r="2.5"/>' +
		'<path d="M8.3 10.9L14.7 7.3M8.3 13.1L14.7 16.7"/>',
	again: '<path d="M19.5 12A7.5 7.5 0 1 1 16.5 6M17 2.5V6.5H13"/>',
	zoom: '<circle cx="10.5" cy="10.5" r="6"/><path d="M15 15L20.5 20.5"/>',
	offline:
		'<path d="M4 4L20 20M8.5 15A5 5 0 0 1 13 13.6M5.5 11.5A9 9 0 0 1 9 9.3M12 8.6A9 9 0 0 1 18.5 11.5' +
		'M12 18.5V18.6"/>',
	link:
		'<path d="M10 14A4 4 0 0 1 10 8.5L13 5.5A4 4 0 0 1 18.5 11L17 12.5M14 10A4 4 0 0 1 14 15.5L11 18.5A4 4 0 0 ' +
		'1 5.5 13L7 11.5"/>',
	bell: '<path d="M6 17V11A6 6 0 0 1 18 11V17L19.5 18.5H4.5ZM10 21H14M12 3V5"/>',
	mail: '<path d="M3.5 6H20.5V18H3.5ZM3.5 7L12 13.5L20.5 7"/>',
	hook:
		'<circle cx="12" cy="6.5" r="3"/><circle cx="6" cy="16.5" r="3"/><circle cx="18" cy="16.5" r="3"/>' +
		'<path d="M10.6 9.1L7.4 14M13.4 9.1L16.6 14M9 16.5H15"/>',
	clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7V12L15.5 14"/>',
};
