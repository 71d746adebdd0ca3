// Pieces of the seats, buildings, coins, dice, medallions: drawn by us, each a <symbol> round the origin.
import { seats } from './signs.mjs';

const rim = '#f7ecd4';

// A colour lighter (k > 0) or darker (k < 0).
const shade = (hex, k) =>
	'#' +
	[1, 3, 5]
		.map(i => {
			const c = parseInt(hex.slice(i, i + 2), 16);
			return Math.max(0, Math.min(255, Math.round(k > 0 ? c + (255 - c) * k : c * (1 + k))))
				.toString(16)
				.padStart(2, '0');
		})
		.join('');

const stop = ([at, colour, opacity]) =>
	`<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
const gradient = (kind, id, at, stops) =>
	`<${kind}Gradient id="${id}" ${at}>${stops.map(stop).join('')}</${kind}Gradient>`;
const lamp = 'cx=".36" cy=".28" r=".85"'; // light falls from the left above
const down = 'x1="0" y1="0" x2="0" y2="1"';

const patterns = {
	red: '',
	blue: '<path d="M0 5q3.5-5 7 0t7 0M0 12q3.5-5 7 0t7 0" fill="none" stroke="#fff" stroke-width="1.5"/>',
	yellow: '<circle cx="3.5" cy="3.5" r="1.7" fill="#5a3c08"/><circle cx="10.5" cy="10.5" r="1.7" fill="#5a3c08"/>',
	green: '<path d="M1 8Q1 2 7 1Q6 8 1 8zM8 14Q8 9 13 8Q12.5 14 8 14z" fill="#fff"/>',
	black: '<path d="M0 12H2V2H12V9H6V6H9M12 9V12H14" fill="none" stroke="#fff" stroke-width="1.3"/>',
	purple: '<path d="M-1 1L1-1M0 7L7 0M0 14L14 0M7 14L14 7M13 15L15 13" stroke="#fff" stroke-width="1.6"/>',
};

export function paints() {
	const all = [
		gradient('radial', 'p-gold', lamp, [
			[0, '#fff2c0'],
			[0.5, '#e5bd48'],
			[1, '#a97c16'],
		]),
		gradient('radial', 'p-clay', 'cx=".42" cy=".34" r=".78"', [
			[0, '#efae7c'],
			[0.55, '#dd8a56'],
			[1, '#b9602f'],
		]),
		gradient('linear', 'p-tile', down, [
			[0, '#eba97c'],
			[1, '#c26c3c'],
		]),
		gradient('linear', 'p-marble', 'x1="0" y1="0" x2=".7" y2="1"', [
			[0, '#ffffff'],
			[0.6, '#efe6d4'],
			[1, '#cabb9f'],
		]),
		gradient('linear', 'p-wood', down, [
			[0, '#8a5a33'],
			[1, '#4c2c15'],
		]),
		gradient('radial', 'p-glaze', 'cx=".4" cy=".3" r=".9"', [
			[0, '#4b4039'],
			[1, '#14100d'],
		]),
		gradient('radial', 'p-night', 'cx=".45" cy=".35" r=".8"', [
			[0, '#3a2b22'],
			[1, '#15110e'],
		]),
		gradient('radial', 'p-sheen', 'cx=".36" cy=".26" r=".7"', [
			[0, '#fff', 0.28],
			[0.6, '#fff', 0],
		]),
		gradient('radial', 'p-bone', 'cx=".4" cy=".3" r=".9"', [
			[0, '#fffaf0'],
			[1, '#e9d9b6'],
		]),
		gradient('radial', 'p-hide', lamp, [
			[0, '#d9b27c'],
			[0.5, '#a97a45'],
			[1, '#6b4520'],
		]),
		'<clipPath id="c-tondo"><circle cx="60" cy="60" r="46.5"/></clipPath>',
	];
	for (const [seat, { fill }] of Object.entries(seats)) {
		all.push(
			gradient('radial', `p-${seat}`, lamp, [
				[0, shade(fill, 0.42)],
				[0.45, fill],
				[1, shade(fill, -0.38)],
			]),
		);
		all.push(
			gradient('linear', `p-cloth-${seat}`, 'x1="0" y1="0" x2="1" y2="1"', [
				[0, shade(fill, 0.28)],
				[0.5, fill],
				[1, shade(fill, -0.3)],
			]),
		);
		all.push(
			`<pattern id="pattern-${seat}" width="14" height="14" patternUnits="userSpaceOnUse">` +
				`${patterns[seat]}</pattern>`,
		);
	}
	return all;
}

const use = (id, x, y, w, h = w, more = '') =>
	`<use href="#${id}" x="${+(x - w / 2).toFixed(2)}" y="${+(y - h / 2).toFixed(2)}" width="${w}" ` +
	`height="${h}"${more}/>`;

// A ring of meander, n keys round (60, 60).
function meander(inner, outer, n) {
	const key = [
		[0, 4],
		[0, 0],
		[4, 0],
		[4, 3],
		[1.9, 3],
		[1.9, 1.7],
	];
	const at = (x, y) => {
		const a = ((x / 5) * 2 * Math.PI) / n,
			r = inner + ((4 - y) / 4) * (outer - inner);
		return `${(60 + r * Math.sin(a)).toFixed(1)} ${(60 - r * Math.cos(a)).toFixed(1)}`;
	};
	let d = '';
	for (let k = 0; k < n; k++) key.forEach(([x, y], i) => (d += (i ? 'L' : 'M') + at(x + 5 * k, y)));
	return d + `M60 ${60 - inner}A${inner} ${inner} 0 1 1 59.99 ${60 - inner}`;
}

function medallions(add) {
	const ring = meander(50.5, 56.5, 26);
	let waves = '';
	for (let k = -1; k < 11; k++)
		waves += `M${10 + k * 11} 97.5c0-5 3-9 7-9 3 0 5 2 5 4.5s-2 4-4 4-3-1-3-2.5c0 2 0 3 6 3z`;
	const box = '0 0 120 120';
	add(
		'tondo',
		box,
		`<circle cx="60" cy="60" r="60" fill="#191614"/><path d="${ring}" fill="none" stroke="#d98a5b" ` +
			'stroke-width="1.25"/><circle cx="60" cy="60" r="58.7" fill="none" stroke="#d98a5b" stroke-width=".9"/>' +
			'<circle cx="60" cy="60" r="48.3" fill="#191614"/>' +
			'<circle cx="60" cy="60" r="46.5" fill="url(#p-clay)"/>',
	);
	add(
		'tondo-glaze',
		box,
		`<circle cx="60" cy="60" r="60" fill="#15110e"/><path d="${ring}" fill="none" stroke="#d98a5b" ` +
			'stroke-width="1.35"/><circle cx="60" cy="60" r="58.7" fill="none" stroke="#d98a5b" ' +
			'stroke-width="1.2"/><circle cx="60" cy="60" r="48" fill="#d98a5b"/>' +
			'<circle cx="60" cy="60" r="46.5" fill="url(#p-night)"/>',
	);
	add(
		'tondo-ground',
		box,
		'<g clip-path="url(#c-tondo)"><path d="M8 90h104v3H8zM8 95h104v1.4H8zM8 98h104v14H8z" fill="#191614"/>' +
			'<path d="M18 102h84" stroke="#d98a5b" stroke-width="2.2" stroke-dasharray="2.2 4" ' +
			'stroke-linecap="round"/></g>',
	);
	add(
		'tondo-waves',
		box,
		'<g clip-path="url(#c-tondo)"><path d="M8 97h104v16H8z" fill="#191614"/>' +
			`<path d="${waves}" fill="#191614"/><path d="M18 103h84" stroke="#d98a5b" stroke-width="1.4"/></g>`,
	);
}

// Mercenaries carry what no citizen does: the crescent of hide, and javelins.
const crescent = 'M-23 -9C-24 14 -12 23.5 0 23.5C12 23.5 24 14 23 -9Q13 3 0 1Q-13 3 -23 -9Z',
	javelins =
		['#f7ecd4', '#4c2c15']
			.map(
				(line, i) =>
					`<path d="M-17 20L13 -24M17 20L-13 -24" fill="none" stroke="${line}" ` +
					`stroke-width="${i ? 2.6 : 6}" stroke-linecap="round"/>`,
			)
			.join('') +
		'<path d="M10.5 -18.5L16.5 -27.5L15.5 -16ZM-10.5 -18.5L-16.5 -27.5L-15.5 -16Z" fill="#3d3832"/>';

function ofSeat(add, seat, { emblem, fill, ink }) {
	const sign = (x, y, w) => use('emblem-' + emblem, x, y, w, w, ` color="${ink}"`);
	const cloth = d =>
		`<path d="${d}" fill="url(#p-cloth-${seat})" stroke="${rim}" stroke-width="1.8"/>` +
		`<path d="${d}" fill="url(#pattern-${seat})" opacity=".32"/>`;
	const behind = (id, n, dx, dy, w, h, y = 0) =>
		Array.from({ length: n }, (_, k) => n - 1 - k)
			.map(k => use(id, k * dx, y - k * dy, w, h))
			.join('');
	const disc = (y, r) =>
		`<g transform="translate(0 ${y})"><circle r="${r + 2}" fill="${rim}" stroke="#3b2a1a"/>` +
		`<circle r="${r}" fill="url(#p-${seat})"/>${sign(0, 0, r * 1.45)}</g>`;

	add(
		'troop-' + seat,
		'-28 -28 56 56',
		`<circle r="26" fill="${shade(fill, -0.5)}"/><circle r="25" fill="${rim}"/>` +
			`<circle r="22" fill="url(#p-${seat})"/><path d="M-17 -10A20 20 0 0 1 10 -17" fill="none" ` +
			`stroke="#fff" stroke-opacity=".5" stroke-width="2.4" stroke-linecap="round"/>${sign(0, 0, 31)}`,
	);
	add(
		'mercenary-' + seat,
		'-28 -28 56 56',
		`${javelins}<path d="${crescent}" fill="url(#p-hide)" stroke="${shade(fill, -0.5)}" stroke-width="6.5" ` +
			`stroke-linejoin="round"/><path d="${crescent}" fill="none" stroke="${rim}" stroke-width="4.5" ` +
			`stroke-linejoin="round"/><path d="${crescent}" fill="url(#p-hide)"/>${disc(10, 10)}`,
	);
	for (const n of [2, 3]) add(`troop-${seat}-${n}`, '-28 -39 67 67', behind('troop-' + seat, n, 5.5, 5.5, 56, 56));
	add(
		'fleet-' + seat,
		'-36 -40 72 66',
		'<path d="M-33 10Q-30 9 -27 11H24Q31 7 33 -2Q35 8 30 16Q26 23 16 23H-19Q-29 22 -33 10Z" ' +
			'fill="url(#p-wood)" stroke="#2b170a" stroke-width="1.4"/>' +
			`<path d="M-29 14.5H28" stroke="${fill}" stroke-width="4.4"/>` +
			`<circle cx="25.5" cy="9.5" r="2.2" fill="${rim}"/>` +
			'<path d="M0 -36V11" stroke="#3b210f" ' +
			`stroke-width="3"/>${cloth('M-23 -33Q0 -37 23 -33Q28 -12 22 6Q0 -1 -22 6Q-17 -12 -23 -33Z')}` +
			`${sign(1, -16, 31)}`,
	);
	for (const n of [2, 3]) add(`fleet-${seat}-${n}`, '-36 -52 88 78', behind('fleet-' + seat, n, 8, 6, 72, 66, -7));
	add(
		'flag-' + seat,
		'-18 -38 42 48',
		'<ellipse cx="-10" cy="6" rx="7" ry="2.6" fill="#0d1a22" fill-opacity=".5"/>' +
			'<path d="M-10 6V-33" stroke="#3b210f" stroke-width="3" stroke-linecap="round"/>' +
			'<circle cx="-10" cy="-35" r="2.6" ' +
			`fill="url(#p-gold)"/>${cloth('M-9 -32Q4 -37 21 -31L16 -20L21 -9Q4 -14 -9 -9Z')}${sign(3, -21, 19)}`,
	);
	add(
		'banner-' + seat,
		'-22 -34 44 66',
		'<path d="M-21 -30H21" stroke="#6b4a2c" stroke-width="4" stroke-linecap="round"/>' +
			`${cloth('M-18 -28H18V18L0 28L-18 18Z')}${sign(0, -5, 30)}`,
	);
	add(
		'hero-' + seat,
		'-36 -36 72 76',
		'<circle cy="3" r="34" fill="#4a3208"/><circle r="34" fill="url(#p-gold)" stroke="#5c410a" ' +
			'stroke-width="1.2"/><circle r="28.5" fill="#5c410a"/>' +
			`<circle r="27.5" fill="url(#p-bone)"/>${disc(26, 10.5)}`,
	);
	for (const [kind, glyph, edge] of [
		['priest', 'prayer', rim],
		['priestess', 'sun-priest', '#e9c7cf'],
		['philosopher', 'philosopher-bust', '#f1d98a'],
	])
		add(
			`${kind}-${seat}`,
			'-22 -28 44 58',
			`<ellipse rx="20.5" ry="26.5" fill="${shade(fill, -0.5)}"/>` +
				`<ellipse rx="19.8" ry="25.8" fill="${edge}"/>` +
				`<ellipse rx="16.8" ry="22.8" fill="url(#p-${seat})"/>` +
				`${use('g-' + glyph, 0, -4, 27, 27, ` color="${ink}"`)}${disc(20, 8)}`,
		);
	add('city-' + seat, '-22 -24 44 42', `${use('city', 0, -3, 44, 42)}${disc(7, 8.8)}`);
	add(
		'temple-' + seat,
		'-22 -21 44 44',
		`${use('temple', 0, -1, 44, 40)}<path d="M-20 15.5h40v5.5h-40z" fill="${fill}" stroke="${rim}" ` +
			'stroke-width=".9"/>',
	);
}

function buildings(add) {
	for (const kind of ['port', 'fortress', 'temple', 'university', 'academy'])
		add(
			'tile-' + kind,
			'-21 -21 42 42',
			'<rect x="-19" y="-17" width="38" height="38" rx="6" fill="#6b3214"/>' +
				'<rect x="-19" y="-19.5" width="38" height="38" rx="6" fill="url(#p-tile)" stroke="#4d220c" ' +
				'stroke-width="1.4"/><path d="M-14 -17H14" stroke="#fff" stroke-opacity=".55" stroke-width="1.6" ' +
				`stroke-linecap="round"/>${use('i-' + kind, 0, -0.5, 29, 29, ' color="#1b100a"')}`,
		);
	add(
		'slot',
		'-21 -21 42 42',
		'<rect x="-18" y="-18" width="36" height="36" rx="6" fill="#fff8e4" fill-opacity=".34" ' +
			'stroke="#4a3a22" stroke-opacity=".7" stroke-width="1.5" stroke-dasharray="4 3.2"/>',
	);
	const columns = (xs, y, w, h, line) =>
		xs
			.map(
				x =>
					`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="1" fill="url(#p-marble)" ` +
					`stroke="${line}" stroke-width=".8"/>`,
			)
			.join('');
	add(
		'metropolis',
		'-46 -38 92 64',
		'<path d="M-44 24H44V18H-44Z" fill="#b9ab91"/><path d="M-40 18H40V12H-40Z" fill="#d8cdb8"/>' +
			'<path d="M-36 12H36V7H-36Z" fill="#efe7d6"/><rect x="-33" y="-14" width="66" height="22" ' +
			`fill="#6d5c4b"/>${columns([-33, -20.6, -8.2, 0.2, 12.6, 25], -14, 8, 22, '#a3947a')}` +
			'<path d="M-38 -14H38V-20H-38Z" fill="#fffaf0" stroke="#a3947a" stroke-width=".8"/>' +
			'<path d="M-42 -20L0 -37L42 -20Z" fill="url(#p-gold)" stroke="#7c5a0d" stroke-width="1.2"/>' +
			'<path d="M-26 -22L0 -32.5L26 -22Z" fill="#fbf3df"/><circle cy="-26" r="3" fill="#b3541e"/>',
	);
	add(
		'metropolis-none',
		'-46 -38 92 64',
		'<g fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round">' +
			'<path d="M-42 23H42V15H-42ZM-36 15V-13M-12 15V-13M12 15V-13M36 15V-13M-40 -14H40L0 -34Z"/></g>',
	);
	add(
		'city',
		'-22 -24 44 42',
		'<g stroke="#46321f" stroke-width="1.4" stroke-linejoin="round">' +
			'<path d="M-19 15V-3H-16V-6.5H-12V-3H-8.5V2H8.5V-3H12V-6.5H16V-3H19V15Z" fill="url(#p-marble)"/>' +
			'<path d="M-8 2V-10L0 -18L8 -10V2Z" fill="url(#p-marble)"/>' +
			'<path d="M-11 -9L0 -20.5L11 -9Z" fill="url(#p-tile)"/></g>' +
			'<path d="M-4 15V8A4 4 0 0 1 4 8V15Z" fill="#46321f"/>',
	);
	add(
		'temple',
		'-22 -21 44 40',
		'<path d="M-20 16V12.5H-17.5V9H17.5V12.5H20V16Z" fill="url(#p-marble)" stroke="#46321f" ' +
			'stroke-width="1.2"/>' +
			`<path d="M-15 -5H15V9H-15Z" fill="#6b5238"/>${columns([-14, -6.3, 1.4, 9.1], -5, 4.9, 14, '#46321f')}` +
			'<path d="M-17.5 -5V-8H17.5V-5Z" fill="url(#p-marble)" stroke="#46321f" stroke-width="1.1"/>' +
			'<path d="M-19.5 -8L0 -19L19.5 -8Z" fill="url(#p-tile)" stroke="#46321f" stroke-width="1.2"/>' +
			'<path d="M-10 -10L0 -15.5L10 -10Z" fill="#fff6e4"/>',
	);
	add(
		'shrine',
		'-16 -22 32 40',
		'<path d="M-12 16H12V11.5H9V-2H12V-6.5H-12V-2H-9V11.5H-12Z" fill="url(#p-marble)" stroke="#46321f" ' +
			'stroke-width="1.3"/><path d="M-4.5 -1V10.5M0 -1V10.5M4.5 -1V10.5" stroke="#9b8a6c" ' +
			'stroke-width="1.2"/><path d="M0 -20C5.5 -14 6.5 -11.5 4.5 -7.5H-4.5C-6.5 -11 -2 -13 0 -20Z" ' +
			'fill="#e08a2c" stroke="#7a3a10" stroke-width="1.1"/>',
	);
	add(
		'shrine-empty',
		'-22 -21 44 40',
		'<g fill="none" stroke="currentColor" stroke-width="1.8" stroke-dasharray="3.5 2.8">' +
			'<path d="M-19 15H19M-15 14V-6M15 14V-6M-5 14V-6M5 14V-6M-19 -8L0 -18L19 -8Z"/></g>',
	);
}

function tokens(add) {
	add(
		'coin',
		'-18 -18 36 37',
		'<circle r="16.5" cy="1.8" fill="#2b1d04" fill-opacity=".5"/>' +
			'<circle r="16" fill="url(#p-gold)" stroke="#6b4c08" stroke-width="1.4"/>' +
			'<circle r="14" fill="none" stroke="#6b4c08" stroke-opacity=".75" stroke-width="2.6" ' +
			'stroke-dasharray="1.6 2.1"/><circle r="11.6" fill="#f6dd8c" fill-opacity=".6"/>',
	);
	add(
		'coin-horn',
		'-18 -18 36 37',
		`${use('coin', 0, 0.5, 36, 37)}${use('i-income', 0, 0, 19, 19, ' color="#4a3303"')}`,
	);
	add(
		'glory',
		'-20 -20 40 41',
		'<circle r="18.5" cy="1.5" fill="#2b1d04" fill-opacity=".5"/>' +
			'<circle r="18" fill="url(#p-gold)" stroke="#6b4c08" stroke-width="1.2"/>' +
			'<circle r="14.5" fill="var(--land, #b9563c)" ' +
			`stroke="#5c410a"/>${use('i-glory', 0, 0, 22, 22, ' color="#fff6e6"')}`,
	);
	add(
		'quest-token',
		'-24 -24 48 49',
		'<path d="M-9 -20.5h18l13 13v18L9 24H-9L-22 10.5V-7.5z" fill="#3b2a06"/>' +
			'<path d="M-9-22h18l13 13v18L9 22H-9L-22 9V-9z" fill="#231a0a"/>' +
			'<path d="M-7.8-18.5h15.6l10.7 10.7v15.6L7.8 18.5h-15.6L-18.5 7.8v-15.6z" fill="url(#p-gold)"/>',
	);
	add(
		'monster',
		'-36 -36 72 74',
		'<circle r="34" cy="2.5" fill="#000" fill-opacity=".5"/><circle r="34" fill="#0d0a08"/>' +
			'<circle r="33" fill="url(#p-glaze)"/><circle r="28.5" fill="none" stroke="#d98a5b" ' +
			'stroke-width="1.8"/>',
	);
	const pips = [
		[],
		[[0, 0]],
		[
			[-1, -1],
			[1, 1],
		],
		[
			[-1, -1],
			[0, 0],
			[1, 1],
		],
		[
			[-1, -1],
			[1, -1],
			[-1, 1],
			[1, 1],
		],
		[
			[-1, -1],
			[1, -1],
			[-1, 1],
			[1, 1],
			[0, 0],
		],
		[
			[-1, -1],
			[1, -1],
			[-1, 1],
			[1, 1],
			[-1, 0],
			[1, 0],
		],
	];
	pips.forEach((at, n) =>
		add(
			'die-' + n,
			'-32 -32 64 66',
			'<rect x="-28" y="-25" width="56" height="58" rx="12" fill="#000" fill-opacity=".35"/>' +
				'<rect x="-28" y="-28" width="56" height="56" rx="12" fill="url(#p-bone)" stroke="currentColor" ' +
				'stroke-width="4"/>' +
				`${at.map(([x, y]) => `<circle cx="${x * 14}" cy="${y * 14}" r="5.8" fill="currentColor"/>`).join('')}`,
		),
	);
}

export function pieces(add) {
	medallions(add);
	for (const [seat, look] of Object.entries(seats)) ofSeat(add, seat, look);
	buildings(add);
	tokens(add);
}
