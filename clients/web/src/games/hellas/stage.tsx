// Lords of Hellas: the map with lands, cities, shrines, monuments, monsters and quests.
import { useMemo } from 'preact/hooks';
import { t } from '../../i18n';
import { Icon, IconAt } from '../../icon';
import { nameOf } from '../../names';
import type { Fields } from '../../types';
import { Battle } from '../../board/battle';
import { Canvas, Kept, target, type BoardProps } from '../../board/board';
import { cells, shape } from './cells';
import { godIcons } from '../../board/gods';
import { creatureIcons } from '../../board/icons';
import { Chip, Panel, type Figure } from '../../board/panel';
import { Counter, Tag, colourOf } from '../../board/pieces';

interface Region {
	id: string; name: string; land: string; x: number; y: number; population: number; city: string; shrine: string;
	monument?: string; number: number; land_neighbours: string[]; sea_neighbours: string[];
}

const landFill: Record<string, string> = { red: '#e7b9a6', yellow: '#ecd994', blue: '#b4c9e2', green: '#bdd6a5', brown: '#d3bb9a' };
const symbolIcons: Record<string, string> = { torch: 'torch', bow: 'bow-arrow', sword: 'broadsword', mace: 'mace-head', axe: 'axe-swing', spear: 'spears', shield: 'shield', sickle: 'sickle' };
const monsterIcon = (m: string) => (m === 'sphinx' ? 'greek-sphinx' : m === 'chimera' ? 'lion' : m === 'cyclops' ? 'cyclops' : (creatureIcons[m] ?? 'hydra'));
const R = 21; // radius of a counter
const wider = 1.35; // the plane is stretched: screens are wide, and so are names

const armyName = (p: BoardProps, army: string) => (/^s\d$/.test(army) ? nameOf(p.table, army) : p.say('army', army));

// What stands in a region, for the drawing and for the screen reader.
function inside(p: BoardProps, r: Region) {
	const pub = p.view.view.pub, f: Fields = pub.region?.[r.id] ?? {};
	const hop = Object.entries((f.hop ?? {}) as Record<string, number>).filter(([, n]) => n > 0);
	const heroes = Object.entries((pub.player ?? {}) as Record<string, Fields>).filter(([, h]) => h.at === r.id && h.hero);
	const monsters = Object.entries((pub.monster ?? {}) as Record<string, Fields>).filter(([, m]) => m.at === r.id).map(([m]) => m);
	const slots: (string | null)[] = pub.quest ?? [];
	const quest = ((p.view.board.quests ?? []) as { id: string; region: string }[]).find(q => q.region === r.id && slots.includes(q.id))?.id;
	return { f, hop, heroes, monsters, quest, temple: ((pub.temples ?? []) as string[]).includes(r.id) };
}

function label(p: BoardProps, r: Region): string {
	const { f, hop, heroes, monsters, quest, temple } = inside(p, r);
	const parts = [r.name, p.say('land', r.land), t('population {n}', { n: r.population })];
	if (r.city !== 'none') parts.push(t('city'));
	if (r.shrine !== 'none') parts.push(temple ? t('temple') : t('shrine'));
	if (r.monument) parts.push(t('monument: {god}', { god: p.say('god', r.monument) }));
	if (f.owner) parts.push(t('controlled: {who}', { who: armyName(p, f.owner) }));
	hop.forEach(([army, n]) => parts.push(`${armyName(p, army)}: ${t('hoplites: {n}', { n })}`));
	if (f.fort) parts.push(t('fortified: {who}', { who: armyName(p, f.fort) }));
	heroes.forEach(([, h]) => parts.push(p.say('hero', h.hero)));
	monsters.forEach(m => parts.push(p.say('monster', m)));
	if (quest) parts.push(t('quest: {name}', { name: p.say('quest', quest) }));
	return parts.join(', ');
}

function Standing(p: { board: BoardProps; region: Region }) {
	const { board, region: r } = p;
	const { f, hop, heroes, monsters, quest, temple } = inside(board, r);
	const pub = board.view.view.pub;
	const items: preact.JSX.Element[] = [];
	hop.forEach(([army, n]) =>
		items.push(
			<g>
				<Counter x={0} y={0} r={R} owner={army} icon="spartan-helmet" n={n} />
				{f.fort === army && <IconAt name="stone-tower" x={R * 0.8} y={-R * 0.8} s={R} class="fort" />}
			</g>,
		),
	);
	heroes.forEach(([seat, h]) => items.push(<g><Counter x={0} y={0} r={R} owner={seat} icon="laurel-crown" /><title>{board.say('hero', h.hero)}</title></g>));
	monsters.forEach(m => items.push(<g><Counter x={0} y={0} r={R * 1.1} owner="persian" icon={monsterIcon(m)} /><title>{board.say('monster', m)}</title></g>));
	const step = Math.min(R * 2.15, 150 / Math.max(1, items.length)), left = r.x - ((items.length - 1) * step) / 2;
	const marks: preact.JSX.Element[] = [];
	const box = (icon: string, cls: string) => marks.push(<g class={cls}><circle r={13} /><IconAt name={icon} x={0} y={0} s={18} /></g>);
	if (r.city !== 'none') box(r.city === 'sparta' ? 'castle' : 'village', 'mark city');
	if (r.shrine !== 'none') box(temple ? 'greek-temple' : 'fire-shrine', temple ? 'mark temple' : 'mark shrine');
	if (quest) box('treasure-map', 'mark quest');
	if (r.monument) marks.push(<Monument god={r.monument} level={pub.level?.[r.monument] ?? 1} />);
	return (
		<g>
			{f.owner && <path d={`M${r.x - 62} ${r.y - 30}v-24h20l-6 6 6 6h-14v12z`} fill={colourOf(f.owner).fill} stroke="#fff" />}
			<text x={r.x} y={r.y - 38} class="name" font-size={17}>{r.name}</text>
			<g class="population"><circle cx={r.x + 54} cy={r.y - 18} r={12} /><text x={r.x + 54} y={r.y - 17} class="n" font-size={16}>{r.population}</text></g>
			{items.map((item, i) => <g transform={`translate(${left + i * step} ${r.y - 4})`}>{item}</g>)}
			{marks.map((m, i) => <g transform={`translate(${r.x - ((marks.length - 1) * 29) / 2 + i * 29} ${r.y + 36})`}>{m}</g>)}
		</g>
	);
}

// A monument grows by a block a level.
function Monument(p: { god: string; level: number }) {
	return (
		<g class="monument">
			{Array.from({ length: 5 }, (_, i) => (
				<rect x={-13 + i * 1.2} y={10 - i * 9} width={26 - i * 2.4} height={8} class={i < p.level ? 'up' : ''} />
			))}
			<IconAt name={godIcons[p.god] ?? 'colombian-statue'} x={0} y={-38} s={18} />
		</g>
	);
}

export function Stage(p: BoardProps) {
	const board = p.view.board;
	const regions = ((board.areas ?? []) as Region[]).map(r => ({ ...r, x: r.x * wider }));
	const shapes = useMemo(() => cells(regions, 124), [regions.length]);
	const by = new Map(regions.map((r, i) => [r.id, i]));
	const pub = p.view.view.pub, map = regions.map(r => r.id).join();
	const pad = 70, w = (board.width ?? 720) * wider + 2 * pad, h = (board.height ?? 1000) + 2 * pad;
	const links = (list: 'land_neighbours' | 'sea_neighbours') => regions.flatMap((r, i) => r[list].map(n => [r, regions[by.get(n)!]!, i, by.get(n)!] as const).filter(([, o, a, b]) => o && a < b));
	return (
		<Canvas width={w} height={h} label={t('The map of Hellas')}>
			<g transform={`translate(${pad} ${pad})`}>
				<Kept of={map}>
					{() => (
						<g>
							{links('sea_neighbours').map(([a, b]) => <line class="searoute" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />)}
							{links('land_neighbours').map(([a, b]) => <line class="bridge" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />)}
						</g>
					)}
				</Kept>
				{regions.map((r, i) => {
					const told = label(p, r), hit = target(p, 'region', r.id, told), owner = pub.region?.[r.id]?.owner;
					return (
						<Kept of={`${owner} ${hit.class} ${told}`}>
							{() => {
								const d = shape(shapes[i]!);
								return (
									<g {...hit} class={`area region ${hit.class}`}>
										<title>{told}</title>
										<path d={d} style={{ fill: landFill[r.land] ?? '#ddd' }} />
										{owner && <path class="tint" d={d} style={{ fill: `url(#of-${owner})`, stroke: landFill[r.land] }} />}
									</g>
								);
							}}
						</Kept>
					);
				})}
				<g class="above">
					<Kept of={map}>
						{() => (
							<g>
								{regions.flatMap((r, i) => shapes[i]!.filter(s => s.to > i && !r.land_neighbours.includes(regions[s.to]!.id)).map(s => <line class="mountains" x1={s.x1} y1={s.y1} x2={s.x2} y2={s.y2} />))}
								{links('land_neighbours').map(([a, b]) => <line class="road" x1={a.x * 0.6 + b.x * 0.4} y1={a.y * 0.6 + b.y * 0.4} x2={a.x * 0.4 + b.x * 0.6} y2={a.y * 0.4 + b.y * 0.6} />)}
							</g>
						)}
					</Kept>
					{regions.map(r => (
						<Kept of={`${label(p, r)} ${JSON.stringify(inside(p, r))} ${JSON.stringify(r.monument && pub.level)}`}>{() => <Standing board={p} region={r} />}</Kept>
					))}
				</g>
				<g class="glow">
					{regions.map((r, i) => {
						const c = target(p, 'region', r.id, '').class;
						return c && <path class={c} d={shape(shapes[i]!)} />;
					})}
				</g>
			</g>
		</Canvas>
	);
}

export function Rail(p: BoardProps) {
	const pub = p.view.view.pub;
	const mine: Fields = p.view.view.priv?.[p.view.you ?? ''] ?? {};
	const cards = new Map(((p.view.board.cards ?? []) as Fields[]).map(c => [c.id as string, c]));
	const list = (kind: string, tokens: string[] | undefined, icon: string) => (tokens ?? []).map(x => <Chip board={p} kinds={[kind]} value={x} title={p.say(kind, x)} icon={icon} shown={{ kind, token: x }} />);
	const hand = [...new Set([...(mine.hand ?? []), ...(mine.fresh ?? [])])] as string[];
	const offered = [...(mine.offered ?? []), ...(mine.look ?? [])];
	return (
		<div class="panels">
			{p.view.battle && <Battle {...p} icon="spartan-helmet" notes={['attacker', 'defender'].map(side => ((pub.battle?.played?.[side] ?? []) as string[]).map(c => p.say('card', c)).join(', '))} />}
			{pub.hunt?.hunter !== undefined && (p.view.view.flow ?? []).some(f => f.at === 'hunt') && <Hunt {...p} />}
			{hand.length > 0 && (
				<Panel title={t('Your combat cards')}>
					{hand.map(id => {
						const c = cards.get(id) ?? {};
						return (
							<Chip board={p} kinds={['card']} value={id} title={p.say('card', id)} icon={symbolIcons[c.symbol] ?? 'shield'} shown={{ kind: 'card', token: id }}>
								<small>{p.say('symbol', c.symbol)} · {t('strength {n}', { n: c.strength ?? 0 })}</small>
							</Chip>
						);
					})}
				</Panel>
			)}
			{offered.length > 0 && (
				<Panel title={t('To choose from')}>
					{list('blessing', mine.offered, 'sun-priest')}
					{list('artifact', mine.look, 'star-medal')}
				</Panel>
			)}
			<Panel title={t('Monuments and priests')}>
				{['zeus', 'athena', 'hermes'].map(god => {
					const priests = ((pub[`${god}_priests`] ?? []) as (string | null)[]).filter((a): a is string => !!a);
					return (
						<Chip board={p} kinds={['god']} value={god} title={p.say('god', god)} icon={godIcons[god]} tag={t('level {n}', { n: pub.level?.[god] ?? 1 })}>
							{priests.map(a => <Tag owner={a} text={armyName(p, a)} />)}
						</Chip>
					);
				})}
				{pub.temple_card && <span class="chip">{p.say('temple', pub.temple_card)} · {t('temples built: {n}', { n: pub.temples_built ?? 0 })}</span>}
			</Panel>
			<Panel title={t('Quests and monsters')}>
				{((pub.quest ?? []) as (string | null)[]).filter((q): q is string => !!q).map(q => (
					<Chip board={p} kinds={['quest']} value={q} title={p.say('quest', q)} icon="treasure-map" shown={{ kind: 'quest', token: q }}>
						<small>{p.say('region', ((p.view.board.quests ?? []) as Fields[]).find(x => x.id === q)?.region)}</small>
					</Chip>
				))}
				{Object.entries((pub.monster ?? {}) as Record<string, Fields>).filter(([, m]) => m.at).map(([m, f]) => <Monster board={p} monster={m} fields={f} />)}
			</Panel>
			{p.table.seats.map(({ seat }) => <Player board={p} seat={seat} list={list} />)}
			{pub.solo && <Persians {...p} />}
		</div>
	);
}

function Monster(p: { board: BoardProps; monster: string; fields: Fields }) {
	const row = ((p.board.view.board.monsters ?? []) as Fields[]).find(m => m.id === p.monster);
	const wounds: string[] = p.fields.wounds ?? [];
	const evolved: string[] = p.fields.evolved ?? [];
	const slots = ((row?.slots ?? []) as string[]).slice(0, evolved.includes('slots') ? undefined : row?.slots_without_evolution);
	return (
		<Chip board={p.board} kinds={['monster']} value={p.monster} title={p.board.say('monster', p.monster)} icon={monsterIcon(p.monster)} shown={{ kind: 'monster', token: p.monster }}>
			<small>{p.board.say('region', p.fields.at)}</small>
			<span class="wounds">
				{slots.map((s, i) => {
					const hurt = wounds.includes(String(i + 1));
					const told = `${i + 1}: ${p.board.say('symbol', s)}${hurt ? `, ${t('wounded')}` : ''}`;
					return <span class={hurt ? 'wound hurt' : 'wound'} title={told}><Icon name={hurt ? 'bleeding-wound' : (symbolIcons[s] ?? 'shield')} label={told} /></span>;
				})}
			</span>
		</Chip>
	);
}

function Player(p: { board: BoardProps; seat: string; list: (kind: string, tokens: string[] | undefined, icon: string) => preact.JSX.Element[] }) {
	const { board, seat } = p, pub = board.view.view.pub;
	const f: Fields = pub.player?.[seat] ?? {};
	const attr = (a: string) => `${f.attr?.[a] ?? 1}${(f.injured ?? []).includes(a) ? '✚' : ''}`;
	const regions = Object.values((pub.region ?? {}) as Record<string, Fields>).filter(r => r.owner === seat).length;
	const figures: Figure[] = [
		['public-speaker', attr('leadership'), board.say('attr', 'leadership')],
		['muscle-up', attr('strength'), board.say('attr', 'strength')],
		['sprint', attr('speed'), board.say('attr', 'speed')],
		['prayer', f.priests ?? 0, t('priests')],
		['open-book', f.hand ?? 0, t('combat cards')],
		['flying-flag', regions, t('regions')],
		['trophy-cup', (f.slain ?? []).length, t('monsters slain')],
	];
	const glory = Object.entries((pub.glory ?? {}) as Record<string, string>).filter(([, s]) => s === seat).map(([l]) => l);
	const hit = target(board, ['seat', 'army'], seat, nameOf(board.table, seat));
	return (
		<section class={`panel player ${hit.class}`}>
			<header>
				<h2><button {...hit} role={undefined} class={`plate ${hit.class}`}><Tag owner={seat} /> {nameOf(board.table, seat)}</button> {f.hero && <small>{board.say('hero', f.hero)}{f.at ? ` · ${board.say('region', f.at)}` : f.quest ? ` · ${t('on a quest')}` : ''}</small>}</h2>
				<span class="figures">{figures.map(([icon, n, what]) => <span title={what}><Icon name={icon} label={what} />{n}</span>)}</span>
			</header>
			<div class="chips">
				{(f.used ?? []).length > 0 && <p class="used">{t('Used actions:')} {(f.used as string[]).map(x => board.say('special', x)).join(', ')}</p>}
				{glory.length > 0 && <p class="used">{t('Glory:')} {glory.map(l => board.say('land', l)).join(', ')}</p>}
				{p.list('artifact', f.artifacts, 'star-medal')}
				{p.list('blessing', f.blessings, 'sun-priest')}
			</div>
		</section>
	);
}

function Hunt(p: BoardProps) {
	const h: Fields = p.view.view.pub.hunt, monster = h.monster ?? 'cerberus';
	return (
		<Panel title={t('Hunt: {monster}', { monster: p.say('monster', monster) })} class="battle">
			<Icon name={monsterIcon(monster)} class="large" />
			<p>
				{h.card && <>{t('The monster attacks: {card}', { card: p.say('attack', h.card) })}<br /></>}
				{h.value !== undefined && t('Attack {a}, defence {b}', { a: h.value ?? 0, b: h.total ?? 0 })}
			</p>
		</Panel>
	);
}

function Persians(p: BoardProps) {
	const x: Fields = p.view.view.pub.xerxes ?? {};
	return (
		<Panel title={t('The Persians')}>
			<p class="used">{t('Invasion {a}, mobilization {b}, victory counter {c}', { a: x.invasion ?? 0, b: x.mobilization ?? 0, c: x.victory ?? 0 })}</p>
			{Object.entries((x.attitude ?? {}) as Record<string, string>).map(([land, how]) => <span class="chip">{p.say('land', land)}: {p.say('attitude', how)}</span>)}
		</Panel>
	);
}

