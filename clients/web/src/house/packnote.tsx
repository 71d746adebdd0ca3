// What is played instead of the built-in values: the name of the pack, and every difference in words.
import type { Packed } from '../play/types';
import { t } from '../words/i18n';

export const Differences = ({ rows }: { rows: Packed['differences'] }) => (
	<details>
		<summary>{t('The differences in words')}</summary>
		<ul>
			{rows.map(d => (
				<li key={d.row}>
					{d.now}
					<br />
					<small>
						{t('instead of:')} {d.before}
					</small>
				</li>
			))}
		</ul>
	</details>
);

// A card as the pack of the table has it; undefined: as built in.
export const packedText = (table: { packed?: Packed }, token: string) =>
	table.packed?.differences.find(d => d.row === token)?.now;

export const PackNote = ({ packed }: { packed: Packed | undefined }) =>
	packed ? (
		<section class="readings" aria-label={t('Values of somebody’s own box')}>
			<p>
				<b>{packed.name}</b>{' '}
				<span>{t('is played instead of the built-in values. The bots judge by what they know of those.')}</span>
			</p>
			<Differences rows={packed.differences} />
		</section>
	) : null;
