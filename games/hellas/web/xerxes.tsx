// Alone: the board of Xerxes. What to do in this act, the road of the vanguard, the tracks with their ends, how the
// lands feel, and the script that was turned up last, as a card.
import type { FaceProps } from 'page/face/face';
import { fact, listOf, numberOf } from 'page/face/facts';
import { Shelf } from 'page/kit/parts';
import { Sign } from 'page/kit/sign';
import type { Fact } from 'page/play/types';
import { standing } from 'page/table/state/lines';
import { t, tn } from 'page/words/i18n';
import { allOf, me, pub, regionName, roman, touchable } from './model';
import './xerxes.css';

// The token turned up last, and the act in which it was read; those of the set-up, before anybody has moved, have no
// script.
function turnedUp(p: FaceProps): { token: string; act: number } | null {
	const lines = standing(p.log),
		at = lines.findLastIndex(l => l.events.some(e => e.event === 'token')),
		before = lines.slice(0, Math.max(0, at));
	const token = lines[at]?.events.find(e => e.event === 'token')?.args?.[0]?.value;
	if (!before.some(l => l.seat !== '*')) return null;
	return { token: String(token), act: before.some(l => l.events.some(e => e.event === 'act')) ? 2 : 1 };
}

// What a token says in an act, with what follows it: mobilization, invasion, monsters.
// short: where there is little room its sentence is a tip.
export function Script(d: { p: FaceProps; token: string; act: number; short?: boolean }) {
	const row = fact(d.p, 'does', `act-${d.act}`, `token:${d.token}`);
	if (!row) return null;
	const [mobilize, invade, monsters] = (row.value as number[]) ?? [];
	return (
		<article
			class="script"
			aria-label={t('Script {n}: {title}', { n: d.token, title: row.name })}
			data-tip={d.short ? row.text : undefined}
		>
			<b class="script__token">{d.token}</b>
			<div>
				<h3>{row.name}</h3>
				<p>{row.text}</p>
			</div>
			<ul>
				{!!mobilize && (
					<li>
						<Sign id="i-recruit" />+{mobilize} <small>{fact(d.p, 'own', 'mobilization')?.name}</small>
					</li>
				)}
				{!!invade && (
					<li>
						<Sign id="i-march" />+{invade} <small>{fact(d.p, 'own', 'invasion')?.name}</small>
					</li>
				)}
				{!!monsters && (
					<li>
						<Sign id="i-monster" />
						<small>{t('monsters act')}</small>
					</li>
				)}
			</ul>
		</article>
	);
}

// The script of a token in the act that is played, for a scene.
export const ScriptNow = (d: { p: FaceProps; token: string }) => (
	<Script p={d.p} token={d.token} act={turnedUp(d.p)?.act ?? numberOf(d.p, 'own', 'act') ?? 1} />
);

// A track with its numbers; the last space is what must not be reached, or the goal.
// down: what is still missing.
function Track(d: { of: Fact; at: number; from: number; last: string; note: string; spies?: boolean; down?: boolean }) {
	const end = d.of.of ?? 0;
	return (
		<div class="xtrack" role="img" aria-label={`${d.of.name}: ${d.at} / ${end}`}>
			<span>
				<b>{d.of.name}</b> <small>{d.note}</small>
			</span>
			<ol>
				{Array.from({ length: end + 1 - d.from }, (_, i) => i + d.from).map(n => (
					<li data-state={n === d.at ? 'now' : n < d.at ? 'done' : n === end ? 'end' : undefined}>
						{d.spies && n > d.at ? (
							<Sign id="g-hooded-figure" />
						) : n === end && d.last ? (
							<em>{d.last}</em>
						) : d.down ? (
							end - n
						) : (
							n
						)}
					</li>
				))}
			</ol>
		</div>
	);
}

function Road(p: FaceProps) {
	const road = listOf(p, 'own', 'road'),
		at = fact(p, 'own', 'vanguard')?.value as string | undefined,
		many = numberOf(p, 'own', 'vanguard_hoplites') ?? 0;
	if (!road || !at) return null;
	const here = road.indexOf(at);
	return (
		<div class="xroad">
			<p class="xhead">
				{t('Road of the vanguard')}{' '}
				<small>{tn('{n} hoplite, counts 2', '{n} hoplites, each counts 2', many)}</small>
			</p>
			<ol>
				{road.map((r, i) => (
					<li data-state={i < here ? 'done' : i === here ? 'now' : i === road.length - 1 ? 'end' : undefined}>
						<b>{i === here ? <Sign id="g-spartan-helmet" /> : i + 1}</b>
						<span>{regionName(p, r!)}</span>
					</li>
				))}
			</ol>
		</div>
	);
}

function Tracks(p: FaceProps) {
	const left = (f: Fact) => (f.of ?? 0) - (f.value as number);
	const mobilization = fact(p, 'own', 'mobilization')!,
		invasion = fact(p, 'own', 'invasion')!,
		command = fact(p, 'own', 'command')!,
		counter = fact(p, 'need', 'counter', `seat:${me(p)}`),
		persian = fact(p, 'own', 'persian_tokens')!,
		act = fact(p, 'own', 'act')!,
		last = act.value === act.of;
	return (
		<>
			<Track
				of={mobilization}
				at={mobilization.value as number}
				from={0}
				last={t('March')}
				note={tn('{n} step to the march', '{n} steps to the march', left(mobilization))}
			/>
			<Track
				of={invasion}
				at={invasion.value as number}
				from={0}
				last={last ? '' : t('Act II')}
				note={
					last
						? t('their strength where they rule')
						: t('at {n} Act II begins with his turn', { n: invasion.of ?? 0 })
				}
			/>
			{counter && (
				<Track
					of={counter}
					at={counter.value as number}
					from={0}
					last={t('won')}
					note={t('each battle won: a step')}
					down
				/>
			)}
			<Track
				of={command}
				at={command.value as number}
				from={1}
				last=""
				spies
				note={tn('he draws {n} card in battle', 'he draws {n} cards in battle', command.value as number)}
			/>
			{last && (
				<Track
					of={persian}
					at={persian.value as number}
					from={0}
					last={t('lost')}
					note={t('at {n} you lose', { n: persian.of ?? 0 })}
				/>
			)}
		</>
	);
}

function Attitudes(p: FaceProps) {
	const attitude = pub(p).xerxes.attitude as Record<string, string>;
	return (
		<>
			<p class="xhead">{t('How the lands feel')}</p>
			<ul class="attitudes">
				{allOf(p, 'land').map(land => {
					const feels = attitude[land];
					if (!feels) return null;
					const hit = touchable(p, 'land', land, `${p.say('land', land)}: ${p.say('attitude', feels)}`);
					return (
						<li key={land}>
							<div {...hit} data-land={land} data-attitude={feels}>
								{p.say('attitude', feels)}
							</div>
						</li>
					);
				})}
			</ul>
		</>
	);
}

export function Xerxes(p: FaceProps) {
	const act = numberOf(p, 'own', 'act'),
		left = fact(p, 'left', 'tokens'),
		up = turnedUp(p);
	if (act === undefined) return null;
	return (
		<Shelf
			title={t('Persian invasion')}
			note={t('act {n} of {m}', { n: roman[act] ?? '', m: roman[2]! })}
			class="xerxes"
		>
			<p class="xerxes__aim">
				<Sign id="g-spartan-helmet" />
				<span>
					{fact(p, 'does', `aim-${act}`)?.text} <small>{fact(p, 'does', 'lose')?.text}</small>
				</span>
			</p>
			<Road {...p} />
			<Tracks {...p} />
			<Attitudes {...p} />
			{left && (
				<p class="xleft">
					<b>{left.value as number}</b>
					{tn('token left: {n} turn at most', 'tokens left: {n} turns at most', left.value as number)}
				</p>
			)}
			{up && <Script p={p} {...up} short />}
		</Shelf>
	);
}
