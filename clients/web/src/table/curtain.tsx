// A scene over the head of the stage: how a battle ended, as the frieze of a vase with what each side lost and what
// changes; a founding, a hunt, a theft, what was revealed. What it tells stands in the story too, so it is not read
// aloud a second time. Held by the table (state/playback.ts) it stands until that goes on; where nothing is held it
// lets clicks through and goes by itself.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Safe } from '../board/target';
import { speed, speeds } from '../browser/settings';
import { sound } from '../browser/sound';
import type { Face, FaceProps } from '../face/face';
import { Frieze } from '../kit/frieze';
import { Coin } from '../kit/parts';
import { Mark } from '../kit/seat';
import { Sign } from '../kit/sign';
import type { LogEntry } from '../play/types';
import { t } from '../words/i18n';
import { withYou } from '../words/names';
import { sceneOf, weightOf, type Scene, type SceneSide } from './scene';
import { lastsFor, type Held } from './state/playback';
import './curtain.css';

const looks: Record<Scene['kind'], [sign: string, sound: Parameters<typeof sound>[0]]> = {
	battle: ['i-battle', 'battle'],
	founding: ['metropolis', 'wonder'],
	hunt: ['i-monster', 'hunt'],
	fall: ['i-warning', 'hunt'],
	theft: ['i-gold', 'theft'],
	seizure: ['i-usurp', 'battle'],
	strike: ['i-monster', 'hunt'],
	wonder: ['i-points', 'wonder'],
	script: ['i-march', 'reveal'],
	age: ['i-chronos', 'turn'],
	reveal: ['i-card', 'reveal'],
};
const usual = 700; // where others' moves come at once, what touches us is still seen for a while

interface Props {
	face: Face | null;
	p: FaceProps;
	mine: readonly string[]; // what the seat that looks plays
	scene: Scene | null; // what is held
	held: Held | undefined;
}

// Where nothing is held: the scene of the lines that have come since the last look.
function usePassing(d: Props): Scene | null {
	const { p } = d,
		newest = p.log.at(-1)?.line ?? 0,
		seen = useRef(newest),
		timer = useRef(0);
	const [scene, setScene] = useState<Scene | null>(null);
	useEffect(() => {
		const fresh: LogEntry[] = p.log.filter(l => l.line > seen.current);
		seen.current = newest;
		const found = p.now && !d.held && fresh.length ? sceneOf(d.face, p, fresh, d.mine) : null,
			pace = speeds[speed()];
		if (!p.now || d.held) setScene(null);
		if (!found || !(found.own || pace)) return;
		setScene(found);
		clearTimeout(timer.current);
		const ms = lastsFor(found.own ? 'ours' : weightOf(d.face, p, fresh, d.mine), pace || usual);
		timer.current = window.setTimeout(() => setScene(null), ms);
	}, [newest, p.now]);
	useEffect(() => () => clearTimeout(timer.current), []);
	// whoever goes on playing has seen it
	useEffect(() => {
		if (!scene) return;
		const gone = () => setScene(null);
		addEventListener('pointerdown', gone);
		return () => removeEventListener('pointerdown', gone);
	}, [scene]);
	return scene;
}

// As sentences call it: what somebody else plays alone by their name.
function nameOf(face: Face | null, p: FaceProps, owner: string): string {
	const plays = Object.entries(face?.plays?.(p) ?? {}),
		alone = plays.find(([seat, all]) => seat !== p.view.you && all.length === 1 && all[0] === owner)?.[0];
	if (alone || p.table.seats.some(x => x.seat === owner)) return p.name(alone ?? owner);
	return p.say('army', owner) !== owner ? p.say('army', owner) : p.say('faction', owner);
}

// What happened, in one sentence.
export function titleOf(face: Face | null, scene: Scene, p: FaceProps, mine: readonly string[]): string {
	if (scene.kind !== 'battle') return scene.title;
	const won = scene.sides!.find(s => s.won),
		where = scene.title;
	if (!won) return t('Nobody wins: {where}', { where });
	return mine.includes(won.owner)
		? t('You win: {where}', { where })
		: t('{name} wins: {where}', { name: nameOf(face, p, won.owner), where });
}

export function Curtain(d: Props) {
	const passing = usePassing(d),
		scene = d.held ? d.scene : passing,
		{ p, held } = d;
	useEffect(() => {
		if (scene) sound(looks[scene.kind][1]);
	}, [scene]);
	if (!scene) return null;
	const { mine, face } = d,
		{ sides, kind, by } = scene,
		sign = scene.sign ?? looks[kind][0],
		result = held?.weight === 'result';
	return (
		<div
			class={`scene scene--${kind} ${result ? 'scene--result' : ''}`}
			aria-hidden="true"
			data-scene={kind}
			style={result ? { '--ms': `${held.ms}ms` } : undefined}
		>
			{kind === 'founding' && (
				<div class="scene__rays">
					<Sign id={sign} />
				</div>
			)}
			<h2>
				{by ? <Mark colour={p.colour(by)} size={34} /> : kind !== 'founding' && <Sign id={sign} />}
				{titleOf(face, scene, p, mine)}
			</h2>
			{kind === 'battle' && <Fought {...{ face, p, mine, scene }} />}
			{kind === 'theft' && (
				<div class="scene__sides">
					<Side {...{ face, p, mine }} of={sides![0]} />
					<span class="scene__loot">
						{scene.sign ? <Sign id={scene.sign} class="scene__arrow" /> : <Coin n={sides![0].lost} />}
					</span>
					<Side {...{ face, p, mine }} of={sides![1]} />
				</div>
			)}
			<Things d={d} scene={scene} />
			{scene.told.length > 0 && (
				<ul class="scene__told">
					{scene.told.map(text => (
						<li>{text}</li>
					))}
				</ul>
			)}
			{result && <i class="scene__bar" />}
		</div>
	);
}

function Things({ d, scene }: { d: Props; scene: Scene }) {
	const Thing = d.face?.Thing;
	if (!Thing || !scene.things.length) return null;
	return (
		<div class="scene__things">
			<Safe line={d.p.view.line}>
				{scene.things.map((a, i) => (
					<span key={`${a.kind} ${a.value}`} style={{ '--n': i }}>
						<Thing {...d.p} kind={a.kind} value={String(a.value)} label={a.label} />
					</span>
				))}
			</Safe>
		</div>
	);
}

// The vase: who stands is left, shields lie where some fell.
interface Told {
	face: Face | null;
	p: FaceProps;
	mine: readonly string[];
}
function Fought({ face, p, mine, scene }: Told & { scene: Scene }) {
	const [a, b] = scene.sides!,
		host = (s: SceneSide) => ({
			colour: p.colour(s.owner),
			units: s.left ?? (s.won ? 1 : 0),
			lost: s.lost,
			...(s.die !== undefined ? { die: s.die } : {}),
		});
	return (
		<>
			<Frieze sides={[host(a), host(b)]} sea={!!scene.sea} />
			<div class="scene__sides">
				<Side {...{ face, p, mine }} of={a} fought />
				<span class="scene__score">
					{a.strength !== undefined && b.strength !== undefined ? `${a.strength} : ${b.strength}` : ''}
				</span>
				<Side {...{ face, p, mine }} of={b} fought />
			</div>
		</>
	);
}

function Side({ face, p, mine, of: s, fought }: Told & { of: SceneSide; fought?: boolean }) {
	const colour = p.colour(s.owner);
	return (
		<section data-seat={colour} data-state={s.won ? 'won' : undefined}>
			<Mark colour={colour} size={30} />
			<b>{withYou(nameOf(face, p, s.owner), mine.includes(s.owner))}</b>
			{fought && (
				<small>
					{t('lost: {n}', { n: s.lost })}
					{s.withdrew
						? ` · ${t('in retreat')}`
						: s.left !== undefined && ` · ${t('left: {n}', { n: s.left })}`}
				</small>
			)}
		</section>
	);
}
