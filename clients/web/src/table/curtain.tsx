// A scene over the head of the stage: both sides with dice, strengths and losses, a theft, a wonder, what was revealed.
// It lets clicks through and goes by itself. What it tells stands in the story too, so it is not read aloud a second
// time.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Safe } from '../board/target';
import type { Face, FaceProps } from '../face/face';
import { t } from '../words/i18n';
import { Coin, Die } from '../kit/parts';
import { Mark } from '../kit/seat';
import { Sign } from '../kit/sign';
import { speed, speeds } from '../browser/settings';
import { sound } from '../browser/sound';
import type { LogEntry } from '../play/types';
import { heldFor, sceneOf, type Scene, type SceneSide } from './scene';
import './curtain.css';

const signs: Record<Scene['kind'], string> = {
	battle: 'i-battle',
	hunt: 'i-monster',
	theft: 'i-gold',
	wonder: 'i-points',
	reveal: 'i-card',
};
const usual = 700; // where others' moves come at once, what touches us is still seen for a while

interface Props {
	face: Face | null;
	p: FaceProps;
	mine: readonly string[]; // what the seat that looks plays
}

// The scene of the lines that have come since the last look; it stands until its time is over or the next one comes.
function useScene(d: Props): Scene | null {
	const { p } = d,
		newest = p.log.at(-1)?.line ?? 0,
		seen = useRef(newest),
		timer = useRef(0);
	const [scene, setScene] = useState<Scene | null>(null);
	useEffect(() => {
		const fresh: LogEntry[] = p.log.filter(l => l.line > seen.current);
		seen.current = newest;
		const found = p.now && fresh.length ? sceneOf(d.face, p, fresh, d.mine) : null,
			pace = speeds[speed()];
		if (!p.now) setScene(null);
		if (!found || !(found.own || pace)) return;
		setScene(found);
		sound(found.kind);
		clearTimeout(timer.current);
		timer.current = window.setTimeout(() => setScene(null), heldFor(found, pace || usual));
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

export function Curtain(d: Props) {
	const scene = useScene(d),
		{ p } = d;
	if (!scene) return null;
	const { sides, kind } = scene,
		Thing = d.face?.Thing;
	return (
		<div class={`scene scene--${kind}`} aria-hidden="true" data-scene={kind}>
			<h2>
				<Sign id={scene.sign ?? signs[kind]} />
				{kind === 'battle' ? t('Battle: {where}', { where: scene.title }) : scene.title}
			</h2>
			{sides && (
				<div class="scene__sides">
					<Side p={p} of={sides[0]} kind={kind} />
					{kind === 'theft' ? (
						<span class="scene__loot">
							{scene.sign ? <Sign id={scene.sign} class="scene__arrow" /> : <Coin n={sides[0].lost} />}
						</span>
					) : (
						<Sign id="i-battle" class="scene__swords" />
					)}
					<Side p={p} of={sides[1]} kind={kind} />
				</div>
			)}
			{scene.things.length > 0 && Thing && (
				<div class="scene__things">
					<Safe line={p.view.line}>
						{scene.things.map((a, i) => (
							<span key={`${a.kind} ${a.value}`} style={{ '--n': i }}>
								<Thing {...p} kind={a.kind} value={String(a.value)} label={a.label} />
							</span>
						))}
					</Safe>
				</div>
			)}
			{scene.told.length > 0 && <p>{scene.told.slice(0, 3).join(' · ')}</p>}
		</div>
	);
}

function Side(d: { p: FaceProps; of: SceneSide; kind: Scene['kind'] }) {
	const { of: s, p } = d,
		colour = p.colour(s.owner),
		seat = p.table.seats.find(x => x.seat === s.owner);
	const name = seat
		? p.name(s.owner)
		: p.say('army', s.owner) !== s.owner
			? p.say('army', s.owner)
			: p.say('faction', s.owner);
	return (
		<section data-seat={colour} data-state={s.won ? 'won' : undefined}>
			<Mark colour={colour} size={34} />
			<b>{name}</b>
			{s.die !== undefined && (
				<span class="scene__die">
					<Die n={s.die} colour={colour} label="" />
				</span>
			)}
			{s.strength !== undefined && <strong>{s.strength}</strong>}
			{d.kind === 'battle' && s.lost > 0 && (
				<small>
					{Array.from({ length: Math.min(6, s.lost) }, () => (
						<Sign id="i-loss" />
					))}
				</small>
			)}
		</section>
	);
}
