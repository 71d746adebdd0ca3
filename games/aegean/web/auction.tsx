// The auction of both Cyclades games: a clay tile for each god with what it gives, and its track. A lit space is an
// offer that may be made, by one touch; the coin under it is what it will cost after priests.
import { RedrawnByKey } from 'page/board/redrawn';
import { target } from 'page/board/target';
import type { FaceProps } from 'page/face/face';
import { t } from 'page/words/i18n';
import { Medal } from 'page/kit/parts';
import { Mark } from 'page/kit/seat';
import { Sign } from 'page/kit/sign';
import type { Choice } from 'page/play/types';
import { standing } from 'page/table/state/lines';
import './aegean.css';
import './numbers.css';

export interface Space {
	text: string; // printed: "7", "10+"
	seat?: string; // whose marker stands here
	amount?: number; // of that marker, where the space stands for several
	beaten?: boolean; // it stood here and was beaten
	done?: boolean; // it stood here until its seat had its turn
	fresh?: boolean; // it has just beaten somebody
	offer?: Choice; // the move that a touch means
	price?: number; // what that will cost
	more?: () => void; // several offers: choose the number elsewhere
}

export interface Gives {
	sign: string;
	text: string;
	label: string;
}

interface TileProps {
	p: FaceProps;
	god: string;
	place?: string; // when its turn comes: "II"
	gives: Gives[];
	spaces: Space[];
	note?: string; // "outbid here", "your turn"
	state?: 'chosen' | 'outbid' | 'acting' | 'resolved';
	kind?: 'apollo';
}

// The name of the god is a target too: some powers are aimed at a god.
export function GodTile(d: TileProps) {
	const { p, ...shown } = d,
		name = p.say('god', d.god),
		hit = target(p, 'god', d.god, name);
	const markers = d.spaces.map(s => s.seat && [p.colour(s.seat), p.name(s.seat)]);
	return (
		<RedrawnByKey later of={JSON.stringify([shown, hit, markers, d.spaces.map(s => !!s.more)])}>
			{() => <Tile {...d} name={name} hit={hit} />}
		</RedrawnByKey>
	);
}

function Tile(d: TileProps & { name: string; hit: ReturnType<typeof target> }) {
	const { name, hit } = d,
		lit = hit['data-lit'] !== undefined;
	return (
		<article
			class={
				`god ${d.kind ? `god--${d.kind}` : ''} ` +
				`${d.spaces.some(s => s.offer || s.more) ? 'god--offers' : ''} ${hit.class}`
			}
			data-state={d.state}
			data-god={d.god}
		>
			<div class="god__head" data-tip={[name, ...d.gives.map(g => g.label)].join('; ')}>
				<Medal sign={`god-${d.god}`} size={d.kind ? 36 : 40} />
				<div>
					<h3>
						{lit ? (
							<button {...hit} role={undefined} class="god__touch">
								{name}
							</button>
						) : (
							name
						)}
					</h3>
					<ul class="god__gives">
						{d.gives.map(g => (
							<li data-tip={g.label}>
								<Sign id={g.sign} label={g.label} />
								{g.text}
							</li>
						))}
					</ul>
				</div>
				{d.note ? (
					<span class="god__note">{d.note}</span>
				) : (
					d.place && <span class="god__place">{d.place}</span>
				)}
				{d.kind && <Track {...d} />}
			</div>
			{!d.kind && <Track {...d} />}
		</article>
	);
}

function Track(d: TileProps & { name: string }) {
	return (
		<div
			class="track"
			role="group"
			aria-label={t('Offerings to {god}', { god: d.name })}
			style={{ '--spaces': d.spaces.length }}
		>
			{d.spaces.map(s => (
				<TrackSpace {...d} space={s} />
			))}
		</div>
	);
}

function TrackSpace(d: TileProps & { name: string; space: Space }) {
	const { p, space: s } = d;
	const marker = s.seat && <Mark colour={p.colour(s.seat)} label={p.name(s.seat)} size={26} />;
	const held = s.seat ? 'held' : undefined;
	const state = s.beaten || s.done ? 'beaten' : s.fresh ? 'fresh' : undefined;
	if (!s.offer && !s.more)
		return (
			<span
				class={held}
				data-state={state}
				onClick={() => !s.seat && parseInt(s.text) > 0 && p.whyNot(`offer ${d.god} ${parseInt(s.text)}`)}
			>
				{marker}
				{s.amount ?? s.text}
			</span>
		);
	const told = s.offer
		? s.offer.text + (s.price === undefined ? '' : `, ${t('you pay {n}', { n: s.price })}`)
		: t('more');
	return (
		<button
			class={`open lit ${held ?? ''}`}
			data-state={state}
			data-move={s.offer?.move}
			aria-label={told}
			data-tip={told}
			onClick={() => (s.offer ? p.play(s.offer) : s.more!())}
			onMouseEnter={() => s.offer && p.hover(s.offer)}
			onMouseLeave={() => p.hover(null)}
			onFocus={() => s.offer && p.hover(s.offer)}
			onBlur={() => p.hover(null)}
		>
			{marker}
			{s.text}
			{s.price !== undefined && <small>{s.price}</small>}
		</button>
	);
}

// A god who does not take part this round; touched, it says why.
export function Resting(d: { p: FaceProps; god: string; why: string }) {
	const name = d.p.say('god', d.god),
		hit = target(d.p, 'god', d.god, name);
	return (
		<article class="god god--resting" data-god={d.god}>
			<Medal sign={`god-${d.god}`} size={28} />
			<h3>
				<button {...hit} role={undefined} class="god__touch">
					{name}
				</button>
			</h3>
			<small>{d.why}</small>
		</article>
	);
}

// What is known of the next round: the gods that will be open (null: drawn then), and the turn order as far as markers
// have gone back to the track.
export function NextRound(d: {
	p: FaceProps;
	gods: (string | null)[];
	order: (string | null)[];
	unordered?: boolean; // these gods, but which of them comes first is still drawn
}) {
	const { p } = d,
		turns = d.order.some(Boolean);
	if (!turns && !d.gods.some(Boolean)) return null;
	return (
		<section class="nextround" aria-label={t('Next round')}>
			<h3>{t('Next round')}</h3>
			{d.gods.some(Boolean) && (
				<ul aria-label={t('Gods')}>
					{d.gods.map((g, i) => (
						<li data-tip={g ? p.say('god', g) : t('drawn by chance')}>
							{d.unordered && i > 0 && <i aria-hidden="true">⇄</i>}
							{g ? <Sign id={`god-${g}`} label={p.say('god', g)} /> : '?'}
						</li>
					))}
				</ul>
			)}
			{turns && (
				<ol aria-label={t('Turn order')}>
					{d.order.map((who, i) => (
						<li>{who ? <Mark colour={p.colour(who)} label={p.name(who)} size={20} /> : <i>{i + 1}</i>}</li>
					))}
				</ol>
			)}
		</section>
	);
}

// What was offered this round, by god: still shown after its seat has had its turn.
export function offeredThisRound(p: FaceProps, offer: string): Map<string, { who: string; amount: number }> {
	const events = standing(p.log).flatMap(l => l.events),
		begin = events.findLastIndex(e => e.event === 'round');
	const found = new Map<string, { who: string; amount: number }>();
	for (const e of events.slice(begin + 1)) {
		const god = e.args?.find(a => a.kind === 'god')?.value,
			amount = e.args?.find(a => a.kind === 'number')?.value;
		if (e.event === offer && e.who && god) found.set(String(god), { who: e.who, amount: Number(amount ?? 0) });
	}
	return found;
}

export const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];
