// What all share: monuments with their priests, the count of the King of Kings, quests, temples, monsters abroad,
// glory.
import { Card } from 'page/cards/card';
import { monsterArt } from './cards';
import { Tondo } from 'page/cards/tondo';
import { zooming } from 'page/cards/zoom';
import type { FaceProps } from 'page/face/face';
import { t, tn } from 'page/words/i18n';
import { Shelf } from 'page/kit/parts';
import { Mark } from 'page/kit/seat';
import { Sign } from 'page/kit/sign';
import {
	allOf,
	alone,
	armyColour,
	armyName,
	gods,
	kingCount,
	lookOf,
	monstersAbroad,
	printed,
	priestsAt,
	pub,
	regionName,
	roman,
	slotsOf,
	touchable,
	woundsOf,
} from './model';
import { Statue } from './statue';
import { Xerxes } from './xerxes';

export function Rail(p: FaceProps) {
	return (
		<>
			<Xerxes {...p} />
			<Monuments {...p} />
			<King {...p} />
			<Quests {...p} />
			<Temples {...p} />
			<Abroad {...p} />
			{!alone(p) && <Glory {...p} />}
		</>
	);
}

// what a god's power is
const powers: Record<string, string> = { zeus: 'i-draw', athena: 'i-recruit', hermes: 'i-march' };

function Monuments(p: FaceProps) {
	return (
		<Shelf
			title={t('Monuments')}
			note={alone(p) ? t('none may fall') : t('a prayer: +1 and the power')}
			class={alone(p) ? 'monuments--alone' : ''}
		>
			<div class="shelf">
				{gods(p).map(({ id: god, attr, power }) => {
					const level = pub(p).level?.[god] ?? 1,
						name = p.say('god', god),
						look = lookOf(p, 'god', god);
					const label = t('Monument of {god}, level {n}', { god: name, n: roman[level]! });
					const hit = touchable(p, 'god', god, label);
					return (
						<div
							{...(look ? zooming(look) : {})}
							{...(hit['data-lit'] !== undefined ? hit : {})}
							class={`monument ${hit.class}`}
							data-last={alone(p) && level === 1 ? '' : undefined}
						>
							<div class="monument__niche">
								<Statue god={god} level={level} label={label} />
							</div>
							<h3>
								{name} {roman[level]}
							</h3>
							<ul class="facts">
								<li>
									<Sign id={`i-${attr}`} />
									+1
								</li>
								{power[level]! > 0 && (
									<li>
										<Sign id={powers[god]!} />
										{power[level]}
									</li>
								)}
							</ul>
							<div class="monument__spots">
								{priestsAt(p, god).map(who =>
									who ? (
										<Mark colour={armyColour(p, who)} label={armyName(p, who)} size={28} />
									) : (
										<span class={hit['data-lit'] !== undefined ? 'spotring lit' : 'spotring'}>
											<Sign id="i-priest" />
										</span>
									),
								)}
							</div>
						</div>
					);
				})}
			</div>
		</Shelf>
	);
}

function King(p: FaceProps) {
	const q = pub(p);
	if (!q.king_god) return null;
	const region = gods(p).find(g => g.id === q.king_god)!.region,
		owner = q.region?.[region]?.owner;
	return (
		<section class="king">
			<Sign id="i-king" />
			<div>
				<h3>{t('King of Kings')}</h3>
				<p>
					{kingCount(p) === undefined ? (
						t('{region}: who takes it wins', { region: regionName(p, region) })
					) : (
						<>
							{q.king_holder
								? t('counting: {name}', { name: p.name(q.king_holder) })
								: t('nobody counts')}
							{' · '}
							{regionName(p, region)}: {owner ? armyName(p, owner) : t('nobody')}
						</>
					)}
				</p>
			</div>
			{kingCount(p) !== undefined && (
				<b>
					{kingCount(p)}
					<small>{t('left')}</small>
				</b>
			)}
		</section>
	);
}

function Quests(p: FaceProps) {
	const open = ((pub(p).quest ?? []) as (string | null)[]).filter((q): q is string => !!q && q !== '-');
	const on = (q: string) =>
		Object.entries((pub(p).player ?? {}) as Record<string, { quest?: string; step?: number }>).filter(
			([, f]) => f.quest === q,
		);
	if (!open.length) return null;
	return (
		<Shelf title={t('Quests')}>
			<div class="questcards">
				{open.map(q => {
					const look = lookOf(p, 'quest', q);
					return (
						look && (
							<Card key={q} look={look} hit={touchable(p, 'quest', q, look.title) as object}>
								{on(q).map(([seat, f]) => (
									<span class="onstep" style={{ '--step': f.step ?? 1 }}>
										<Mark
											colour={p.colour(seat)}
											label={t('{name}: step {n}', { name: p.name(seat), n: f.step ?? 1 })}
											size={20}
										/>
									</span>
								))}
							</Card>
						)
					);
				})}
			</div>
		</Shelf>
	);
}

function Temples(p: FaceProps) {
	const q = pub(p),
		built = q.temples_built ?? 0,
		all = p.view.board.temples as number,
		card = printed(p, 'temple', q.temple_card);
	const delphi = ((q.temples ?? []) as string[]).includes('phocis');
	return (
		<Shelf title={t('Temples')} note={t('{n} of {all} left', { n: all - built, all })}>
			<ol class="templerow" data-tip={card?.text}>
				{Array.from({ length: all }, (_, i) => (
					<li
						class={card?.drafts?.includes(i + 1) ? 'draft' : ''}
						data-state={i < built ? 'gone' : undefined}
						aria-current={i === built ? 'step' : undefined}
					>
						<Sign id="i-temple" />
					</li>
				))}
				<li class="delphi" data-state={delphi ? 'gone' : undefined}>
					<Sign id="i-oracle" label={t('Delphi')} />
				</li>
			</ol>
			<p class="templerow__note">
				{card && <span>{t('brings blessings')}</span>}
				{card && <small>{card.text}</small>}
			</p>
		</Shelf>
	);
}

function Abroad(p: FaceProps) {
	const left = ((pub(p).events ?? []) as string[]).length;
	return (
		<Shelf
			title={t('Monsters abroad')}
			note={alone(p) ? undefined : tn('{n} event card left', '{n} event cards left', left)}
		>
			<div class="abroad">
				{monstersAbroad(p).map(([id, m]) => {
					const look = lookOf(p, 'monster', id),
						name = p.say('monster', id),
						hit = touchable(p, 'monster', id, name);
					return (
						<div
							key={id}
							{...(look ? zooming(look) : {})}
							{...hit}
							class={hit.class}
							data-tip={`${name}, ${regionName(p, m.at)}`}
						>
							<Tondo recipe={monsterArt(id)} glaze />
							<b>
								{woundsOf(p, id).length}/{slotsOf(p, id).length}
							</b>
							{(m.evolved ?? []).length > 0 && <i data-tip={t('evolved')}>★</i>}
						</div>
					);
				})}
			</div>
		</Shelf>
	);
}

function Glory(p: FaceProps) {
	const hits = allOf(p, 'land').map(land => ({
		land,
		hit: touchable(p, 'land', land, p.say('land', land)),
		who: pub(p).glory?.[land] as string | undefined,
	}));
	return (
		<Shelf title={t('Glory')}>
			<div class="glories">
				{hits.map(({ land, hit, who }) => (
					<span
						{...hit}
						class={`gloryland ${hit.class}`}
						data-land={land}
						data-tip={`${p.say('land', land)}: ${who ? p.name(who) : t('nobody')}`}
					>
						<Sign id="i-glory" />
						{who && <Mark colour={p.colour(who)} label={p.name(who)} size={18} />}
					</span>
				))}
			</div>
		</Shelf>
	);
}
