// Rules that can be read in two ways: by the rulebook, or as the publisher answered later; every difference with both
// readings.
import type { Draft } from '../../face/face';
import { t } from '../../words/i18n';
import type { GameOption } from '../../play/types';
import { Pick, Row } from './options';

const valueOf = (o: GameOption, draft: Draft) => draft.options[o.key] || String(o.usual);

// Whose reading a value is.
const whose = (o: GameOption, value: string) =>
	value === o.usual ? t('rulebook') : value === o.answer ? t('later answer') : t('our earlier reading');

// The rulebook's reading first, then from the newest to the oldest.
const inOrder = (o: GameOption) => {
	const all = o.values!.map((v, i) => ({ v, label: o.labels?.[i] ?? v }));
	return [...all.filter(x => x.v === o.usual), ...all.filter(x => x.v !== o.usual).reverse()];
};

function Difference(p: { option: GameOption; draft: Draft }) {
	const { option: o, draft } = p,
		value = valueOf(o, draft);
	return (
		<li data-option={o.key}>
			<b>{o.help}</b> <a href={`#/rules/${draft.game.id}?id=${o.rule}`}>{o.rule}</a>
			<div class="readings__both" role="radiogroup" aria-label={o.help}>
				{inOrder(o).map(({ v, label }) => (
					<label>
						<input
							type="radio"
							name={`reading-${o.key}`}
							checked={v === value}
							onChange={() => draft.set({ [o.key]: v === o.usual ? '' : v })}
						/>
						<span>
							{label} <small>{whose(o, v)}</small>
						</span>
					</label>
				))}
			</div>
		</li>
	);
}

export function Readings(p: { options: GameOption[]; draft: Draft }) {
	const { options, draft } = p;
	if (!options.length) return null;
	const answered = options.some(o => o.answer !== o.usual);
	const all = (of: (o: GameOption) => unknown) => options.every(o => valueOf(o, draft) === of(o));
	const now = all(o => o.usual) ? 'book' : all(o => o.answer) ? 'answers' : 'mixed';
	const take = (preset: string) =>
		draft.set(
			Object.fromEntries(
				options.map(o => [o.key, preset === 'answers' && o.answer !== o.usual ? o.answer! : '']),
			),
		);
	return (
		<div class="readings">
			<Row
				sign="ui-book"
				title={t('How the rules are read')}
				sentence={
					now === 'book'
						? t('By the rulebook.')
						: now === 'answers'
							? t('With the later answers of the publisher.')
							: t('Your own choice of readings.')
				}
			>
				{answered && (
					<Pick
						label={t('How the rules are read')}
						value={now}
						choose={take}
						values={[
							{ value: 'book', name: t('by the rulebook') },
							{ value: 'answers', name: t('with the later answers of the publisher') },
						]}
					/>
				)}
			</Row>
			<details>
				<summary>{t('The differences in words')}</summary>
				<ul>
					{options.map(o => (
						<Difference key={o.key} option={o} draft={draft} />
					))}
				</ul>
			</details>
		</div>
	);
}
