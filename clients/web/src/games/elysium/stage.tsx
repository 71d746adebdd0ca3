// Elysium: temple, Agora and Oracle above, then each player's Domain and Elysium with card faces.
import { t, tn } from '../../i18n';
import { Icon } from '../../icon';
import { nameOf } from '../../names';
import type { Fields } from '../../types';
import { Kept, target, type BoardProps } from '../../board/board';
import { godIcons } from '../../board/gods';
import { Tag } from '../../board/pieces';

interface Card { id: string; name: string; family: string; level: number; kind: string; columns: string[]; text: string }
interface Quest { id: string; gold: number; transfers: number; vp: number; colours: string[] }

const roman = ['', 'I', 'II', 'III'];
const kindIcons: Record<string, string> = { instant: 'focused-lightning', permanent: 'infinity', activated: 'clockwise-rotation', trigger: 'ring', legend: 'quill-ink', eleusis: 'wheat', chronos: 'hourglass', 'chronos-family': 'hourglass', 'chronos-level': 'hourglass' };

// Said in a function so that it follows the language.
const kindName = (kind: string): string => {
	switch (kind) {
		case 'instant': return t('instant: works when taken');
		case 'permanent': return t('permanent: works all the time');
		case 'activated': return t('activated: once each epoch');
		case 'trigger': return t('trigger: once in the game');
		case 'legend': return t('legend: while writing Legends');
		case 'eleusis': return t('eleusis: works with another Eleusis card');
		default: return t('chronos: scores at the end');
	}
};

const Pillar = (p: { colour: string; label: string; down?: boolean }) => (
	<span class={`pillar ${p.colour}${p.down ? ' down' : ''}`} role="img" aria-label={p.label} title={p.label}>
		<Icon name="ionic-column" />
		<i>{p.colour === 'any' ? '∗' : p.label.slice(0, 1).toUpperCase()}</i>
	</span>
);

function Face(p: { board: BoardProps; card: Card | undefined; id: string; where: string; kinds?: string[]; used?: boolean; n?: number; small?: boolean }) {
	const c = p.card;
	if (!c) return null;
	const family = p.board.say('family', c.family);
	const columns = c.columns.map(x => (x === 'any' ? t('any column') : p.board.say('colour', x)));
	const label = [c.name, family, t('level {n}', { n: c.level }), kindName(c.kind), columns.join(', '), p.used ? t('used') : '', p.n && p.n > 1 ? t('{n} copies', { n: p.n }) : '', p.where, c.text].filter(Boolean).join('; ');
	const hit = target(p.board, p.kinds ?? ['card'], p.id, label);
	const face = () => (
		<span class={`playing ${c.family} ${hit.class}${p.used ? ' used' : ''}${p.small ? ' tiny' : ''}`}>
			<button {...hit} role={undefined} class="face">
				<span class="top">
					<Icon name={godIcons[c.family] ?? 'greek-temple'} />
					<b>{roman[c.level]}</b>
					<span class="kind" title={kindName(c.kind)}><Icon name={kindIcons[c.kind] ?? 'hourglass'} /></span>
					{c.columns.map((x, i) => <Pillar colour={x} label={columns[i]!} />)}
				</span>
				<span class="title">{c.name}{p.n && p.n > 1 ? ` ×${p.n}` : ''}</span>
				{!p.small && <span class="text">{c.text}</span>}
			</button>
			<button class="info" aria-label={t('What is {card}?', { card: c.name })} onClick={() => p.board.card({ token: c.id, title: c.name, text: c.text, notes: [`${family} · ${t('level {n}', { n: c.level })} · ${kindName(c.kind)}`, columns.length ? t('needs: {columns}', { columns: columns.join(', ') }) : ''] })}>?</button>
		</span>
	);
	return <Kept of={`${label} ${hit.class} ${p.small}`}>{face}</Kept>;
}

const counted = (row: Record<string, number> | undefined) => Object.entries(row ?? {});

export function Stage(p: BoardProps) {
	const pub = p.view.view.pub;
	const cards = new Map(((p.view.board.cards ?? []) as Card[]).map(c => [c.id, c]));
	const quests = (p.view.board.quests ?? []) as Quest[];
	const holder = (q: string) => Object.entries((pub.quest ?? {}) as Record<string, string | string[]>).find(([, tiles]) => (Array.isArray(tiles) ? tiles.includes(q) : tiles === q))?.[0];
	return (
		<div class="elysium">
			<section class="panel temple">
				<h2>{t('Temple')} <small class="quiet">{t('epoch {n} of 5', { n: pub.epoch ?? 1 })} · {tn('{n} card in the deck', '{n} cards in the deck', pub.deck ?? 0)}</small></h2>
				<div class="chips">
					{quests.map(q => {
						const who = holder(q.id);
						const label = [p.say('quest', q.id), t('{n} gold', { n: q.gold }), tn('{n} transfer', '{n} transfers', q.transfers), q.vp ? t('{n} points', { n: q.vp }) : '', q.colours.map(c => p.say('colour', c)).join(', '), who ? nameOf(p.table, who) : ''].filter(Boolean).join(', ');
						const hit = target(p, 'quest', q.id, label);
						return (
							<button {...hit} role={undefined} class={`quest ${hit.class}`}>
								<b>{q.id.slice(1)}</b>
								{q.colours.map(c => <Pillar colour={c} label={p.say('colour', c)} />)}
								<span><Icon name="two-coins" />{q.gold}</span>
								<span><Icon name="scroll-unfurled" />{q.transfers}</span>
								{q.vp > 0 && <span><Icon name="star-medal" />{q.vp}</span>}
								{who && <Tag owner={who} text={nameOf(p.table, who)} />}
							</button>
						);
					})}
					<Bonuses {...p} />
				</div>
			</section>
			<section class="panel">
				<h2>{t('Agora')}</h2>
				<div class="cards">{counted(pub.agora).map(([id, n]) => <Face board={p} card={cards.get(id)} id={id} n={n} where={t('Agora')} />)}</div>
			</section>
			{counted(pub.oracle).length > 0 && (
				<section class="panel">
					<h2>{t('Oracle')}</h2>
					<div class="cards">{counted(pub.oracle).map(([id, n]) => <Face board={p} card={cards.get(id)} id={id} n={n} where={t('Oracle')} />)}</div>
				</section>
			)}
			{order(p).map(seat => <Tableau board={p} seat={seat} cards={cards} />)}
			{counted(pub.discard).length > 0 && (
				<details class="panel">
					<summary>{t('Discard pile')} ({counted(pub.discard).reduce((s, [, n]) => s + n, 0)})</summary>
					<div class="cards">{counted(pub.discard).map(([id, n]) => <Face board={p} card={cards.get(id)} id={id} n={n} where={t('Discard pile')} small />)}</div>
				</details>
			)}
		</div>
	);
}

// Our own table first, then the others in their seats.
function order(p: BoardProps): string[] {
	const seats = p.table.seats.map(s => s.seat), mine = Math.max(0, seats.indexOf(p.view.you ?? ''));
	return [...seats.slice(mine), ...seats.slice(0, mine)];
}

function Bonuses(p: BoardProps) {
	const pub = p.view.view.pub;
	const tiles: [string, string, string[]][] = [];
	for (const level of ['1', '2', '3']) tiles.push([t('level {n}', { n: level }), String(2 * Number(level)), pub.level_tile?.[level] ?? []]);
	for (const family of (p.view.board.families ?? []) as string[]) {
		tiles.push([p.say('family', family), '5', pub.first_tile?.[family] ?? []]);
		tiles.push([p.say('family', family), '2', pub.second_tile?.[family] ?? []]);
	}
	const taken = tiles.filter(([, , who]) => who.length);
	if (!taken.length) return null;
	return (
		<span class="bonuses">
			{taken.map(([name, worth, who]) => (
				<span class="bonus" title={t('bonus tile')}>{name} <b>{worth}</b> {who.map(s => <Tag owner={s} />)}</span>
			))}
		</span>
	);
}

function Tableau(p: { board: BoardProps; seat: string; cards: Map<string, Card> }) {
	const { board, seat } = p, pub = board.view.view.pub;
	const domain = ((pub.domain?.[seat]?.order ?? []) as string[]).filter(c => c !== '-');
	const piles = Object.entries((pub.pile ?? {}) as Record<string, Fields>).filter(([, pile]) => (pile.owner ?? 's1') === seat && (pile.card as string[]).some(c => c !== '-'));
	const standing: string[] = pub.columns?.[seat] ?? [];
	const citizens = pub.citizens?.[seat] ?? 0;
	const hit = target(board, 'seat', seat, nameOf(board.table, seat));
	const value = (row: Fields | undefined) => row?.[seat] ?? 0;
	return (
		<section class={`panel tableau ${hit.class}`}>
			<header>
				<h2><button {...hit} role={undefined} class={`plate ${hit.class}`}><Tag owner={seat} /> {nameOf(board.table, seat)} {seat === board.view.you && `(${t('you')})`}</button></h2>
				<span class="figures">
					<span title={t('turn order')}><Icon name="hourglass" label={t('turn order')} />{value(pub.disc)}</span>
					<span title={t('gold')}><Icon name="two-coins" label={t('gold')} />{value(pub.gold)}</span>
					<span title={t('victory points')}><Icon name="laurel-crown" label={t('victory points')} />{value(pub.vp)}</span>
					{value(pub.pp) > 0 && <span title={t('prestige')}><Icon name="star-medal" label={t('prestige')} />{value(pub.pp)}</span>}
				</span>
			</header>
			<div class="columns">
				{['blue', 'red', 'yellow', 'green'].map(c => {
					const up = standing.includes(c);
					const label = `${board.say('colour', c)}${up ? '' : `, ${t('down')}`}`;
					const on = seat === board.view.question.asked ? target(board, 'colour', c, label) : null;
					return on ? (
						<button {...on} role={undefined} class={`column ${on.class}`}><Pillar colour={c} label={label} down={!up} /></button>
					) : (
						<span class="column"><Pillar colour={c} label={label} down={!up} /></span>
					);
				})}
			</div>
			<div class="zones">
				<div class="zone">
					<h3>{t('Domain')}</h3>
					<div class="cards">
						{domain.map(id => <Face board={board} card={p.cards.get(id)} id={id} used={pub.used?.[id]?.includes(seat)} where={t('Domain')} small={seat !== board.view.you} />)}
						{citizens > 0 && <span class="playing citizen"><span class="title">{tn('{n} Citizen', '{n} Citizens', citizens)}</span></span>}
						{!domain.length && !citizens && <small class="quiet">{t('empty')}</small>}
					</div>
				</div>
				<div class="zone">
					<h3>{t('Elysium')}</h3>
					<div class="cards">
						{piles.map(([id, pile]) => {
							const inside = (pile.card as string[]).filter(c => c !== '-').map(c => p.cards.get(c));
							const label = inside.map(c => (c ? `${c.name} (${board.say('family', c.family)} ${roman[c.level]})` : t('Citizen'))).join(', ');
							const on = target(board, 'pile', id, t('Legend: {cards}', { cards: label }));
							return (
								<button {...on} role={undefined} class={`legend ${on.class}`}>
									{inside.map(c => (
										<span class={`strip ${c?.family ?? 'citizen'}`}>
											{c ? <><Icon name={godIcons[c.family] ?? 'greek-temple'} /> {roman[c.level]} {c.name}</> : t('Citizen')}
										</span>
									))}
								</button>
							);
						})}
						{!piles.length && <small class="quiet">{t('empty')}</small>}
					</div>
				</div>
			</div>
		</section>
	);
}

