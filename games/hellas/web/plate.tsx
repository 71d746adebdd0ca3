// The numbers of a seat: hero and attributes, four races to victory, priests, cards, hoplites, what it holds and has
// used.
import { zooming } from 'page/cards/zoom';
import type { FaceProps } from 'page/face/face';
import { fact, facts, numberOf } from 'page/face/facts';
import { t } from 'page/words/i18n';
import { Fact, Pips } from 'page/kit/parts';
import { Emblem } from 'page/kit/seat';
import { Glyph, Sign } from 'page/kit/sign';
import {
	attrOf,
	attrs,
	injured,
	lookOf,
	player,
	pub,
	regionName,
	raceSigns,
	specialName,
	specialText,
	specials,
} from './model';

export const specialSigns: Record<string, string> = {
	recruit: 'i-recruit',
	march: 'i-mercenary',
	temple: 'i-temple',
	prepare: 'i-prepare',
	usurp: 'i-usurp',
	hunt: 'i-hunt',
	monument: 'i-monument',
	'exhausted-fight': 'i-wound',
};

export function Plate(p: FaceProps & { seat: string }) {
	const { seat } = p,
		f = player(p, seat),
		used = (f.used ?? []) as string[];
	if (!f.hero) return <p class="quiet">{t('no hero yet')}</p>;
	const where = f.quest ? p.say('quest', f.quest) : f.at ? regionName(p, f.at) : '';
	return (
		<>
			<div class="plate__row">
				<span class="plate__hero" data-tip={f.quest ? where : undefined}>
					{p.say('hero', f.hero)}
					{where && ` · ${where}`}
				</span>
				<span class="attrs">
					{attrs(p).map(a => (
						<Attr key={a} p={p} seat={seat} attr={a} />
					))}
				</span>
			</div>
			<Races p={p} seat={seat} />
			<div class="plate__row">
				<ul class="facts">
					<Fact sign="i-priest" label={t('priests')} n={f.priests ?? 0} />
					<Fact sign="i-hand" label={t('combat cards')} n={f.hand ?? 0} />
					<Fact
						sign="i-troop"
						label={t('hoplites')}
						n={numberOf(p, 'own', 'hoplites', `seat:${seat}`) ?? 0}
					/>
				</ul>
				<Held p={p} seat={seat} />
			</div>
			<ul class="used" aria-label={t('Special actions used')} data-tip={fact(p, 'does', 'used')?.text}>
				{specials(p).map(s => (
					<li class={used.includes(s) ? 'on' : ''} data-tip={`${specialName(p, s)}: ${specialText(p, s)}`}>
						{used.includes(s) ? (
							<Emblem colour={p.colour(seat)} label={specialName(p, s)} />
						) : (
							<Sign id={specialSigns[s]!} />
						)}
					</li>
				))}
			</ul>
		</>
	);
}

function Attr(d: { p: FaceProps; seat: string; attr: string }) {
	const { p, seat, attr } = d,
		hurt = injured(p, seat, attr),
		name = p.say('attr', attr);
	return (
		<span
			class="attr"
			data-state={hurt ? 'hurt' : undefined}
			data-tip={hurt ? t('{attr}, injured', { attr: name }) : name}
		>
			<Sign id={`i-${attr}`} label={name} />
			{attrOf(p, seat, attr)}
		</span>
	);
}

const raceKinds: Record<string, 'land' | 'temple' | 'monster' | undefined> = {
	lands: 'land',
	temples: 'temple',
	monsters: 'monster',
};

// The ways to win, as far as the seat has come; of a land that is not whole, the regions.
function Races(d: { p: FaceProps; seat: string }) {
	const { p, seat } = d,
		about = `seat:${seat}`,
		best = fact(p, 'own', 'best_land', about);
	const ways = facts(p, 'need', about);
	if (!ways.length) return null;
	return (
		<ul class="races">
			{ways.map(w => (
				<li data-tip={w.name}>
					<Sign id={raceSigns[w.token] ?? 'i-king'} />
					{raceKinds[w.token] ? (
						<Pips have={w.value as number} need={w.of ?? 0} label={w.name} kind={raceKinds[w.token]} />
					) : (
						<small>{w.needs}</small>
					)}
					{w.token === 'lands' && best && (
						<small>
							{best.value as number}/{best.of}
						</small>
					)}
				</li>
			))}
		</ul>
	);
}

// Glory tokens, blessings and artifacts; a spent artifact is faint.
function Held(d: { p: FaceProps; seat: string }) {
	const { p, seat } = d,
		f = player(p, seat),
		q = pub(p);
	const lands = Object.entries((q.glory ?? {}) as Record<string, string>).filter(([, who]) => who === seat);
	const charged = (q.charged ?? []) as string[];
	const one = (kind: string, id: string) => {
		const look = lookOf(p, kind, id);
		return (
			look && (
				<li
					key={id}
					{...zooming(look)}
					data-tip={look.title}
					data-god={look.god}
					data-kind={look.god ? undefined : 'artifact'}
					data-state={kind === 'artifact' && !charged.includes(id) ? 'spent' : undefined}
				>
					<Glyph name={look.art.split(' ')[0]!} label={`${look.title}. ${look.text}`} />
				</li>
			)
		);
	};
	return (
		<ul class="held">
			{lands.map(([land]) => (
				<li
					class="token gloryland"
					data-land={land}
					data-tip={t('glory token of {land}', { land: p.say('land', land) })}
				>
					<Sign id="i-glory" />
				</li>
			))}
			{((f.blessings ?? []) as string[]).map(b => one('blessing', b))}
			{((f.artifacts ?? []) as string[]).map(a => one('artifact', a))}
			{((f.kept ?? []) as string[]).map(k => one('quest', k))}
		</ul>
	);
}
