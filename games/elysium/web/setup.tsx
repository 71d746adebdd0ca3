// How a table of Elysium looks while it is set up: the families in play as medallions of their gods.
import { useEffect, useState } from 'preact/hooks';
import type { Draft, SetupFace } from 'page/face/face';
import { t } from 'page/words/i18n';
import { Medal } from 'page/kit/parts';
import { draft } from 'page/play/local';
import { sayer } from 'page/words/names';
import { PictureChoice } from 'page/house/setup/options';

// The families of every ready-made set, from the engine.
function useFamilies(p: Draft): Record<string, string[]> {
	const [known, setKnown] = useState<Record<string, string[]>>({});
	useEffect(() => {
		let here = true;
		const sets = p.game.options
			.find(o => o.key === 'families')!
			.values!.filter(v => v !== 'random' && v !== 'chosen');
		Promise.all(
			sets.map(
				async v =>
					[
						v,
						(await draft<{ families: string[] }>('elysium', p.game.seats.min, { families: v })).families,
					] as const,
			),
		).then(
			all => here && setKnown(Object.fromEntries(all)),
			() => {},
		);
		return () => void (here = false);
	}, []);
	return known;
}

const words = (): Record<string, string> => ({
	'first-game': t('Plain powers: the best first game.'),
	splendour: t('High scores.'),
	'vae-victis': t('Conflict: players hurt each other.'),
	'barren-land': t('Few points, a hard game.'),
	'chain-reaction': t('One power sets off the next.'),
	'other-roads': t('Unusual ways to win.'),
	random: t('Five families are drawn.'),
	chosen: t('Take any five.'),
});

function Board(p: Draft) {
	const option = p.game.options.find(o => o.key === 'families')!,
		families = useFamilies(p),
		say = sayer(p.game);
	const now = p.options.families || String(option.usual),
		hand = (p.options.chosen ?? '').split('+').filter(Boolean);
	const all =
		p.game.kinds
			.find(k => k.name === 'family')
			?.values.map(v => v.token)
			.filter(v => v !== 'none') ?? [];
	const choose = (v: string) =>
		p.set({
			families: v === option.usual ? '' : v,
			chosen: v === 'chosen' ? (families[now] ?? families['first-game'] ?? []).join('+') : '',
		});
	const turn = (god: string) => p.set({ chosen: all.filter(f => (f === god) !== hand.includes(f)).join('+') });
	return (
		<>
			<div class="pictures" role="radiogroup" aria-label={option.help}>
				{option.values!.map((v, i) => (
					<PictureChoice
						key={v}
						value={v}
						name={option.labels?.[i] ?? v}
						sentence={words()[v]}
						checked={v === now}
						choose={() => choose(v)}
					>
						<span class="families">
							{(v === 'chosen' ? hand : (families[v] ?? [])).map(f => (
								<span class="family" data-god={f}>
									<Medal sign={`god-${f}`} size={34} label={say('family', f)} />
								</span>
							))}
							{v === 'random' && <Medal sign="i-dice" size={54} />}
							{v === 'chosen' && !hand.length && <Medal sign="i-hand" size={54} />}
						</span>
					</PictureChoice>
				))}
			</div>
			{now === 'chosen' && (
				<div
					class="families families--all"
					role="group"
					aria-label={option.labels?.[option.values!.indexOf('chosen')]}
				>
					{all.map(f => (
						<button
							type="button"
							class="family"
							data-god={f}
							aria-pressed={hand.includes(f)}
							onClick={() => turn(f)}
						>
							<Medal sign={`god-${f}`} size={44} />
							{say('family', f)}
						</button>
					))}
				</div>
			)}
		</>
	);
}

export const setup: SetupFace = {
	Board,
	own: ['families', 'chosen'],
	looks: () => ({
		deal: {
			sign: 'i-draw',
			title: t('New cards in an epoch'),
			values: {
				'on-top': [t('on top'), t('Three cards a player and one more come on top of those of the Oracle.')],
				'fill-up': [t('fill up'), t('Cards of the Oracle count: three a player and one more in all.')],
			},
		},
		cards: {
			sign: 'i-card',
			title: t('Version of the cards'),
			values: {
				third: [t('third'), t('Cards that were too strong or too weak in many thousand games are changed.')],
				revised: [t('second'), t('The cards after their first revision, as in older games.')],
				first: [t('first'), t('The cards as they were at first, as in the oldest games.')],
			},
		},
	}),
};
