// The numbers of a seat in its plate: what it has, and below the two ways to a metropolis: four kinds of buildings,
// four philosophers.
import { t } from 'page/words/i18n';
import { Fact, Pips } from 'page/kit/parts';
import { Sign } from 'page/kit/sign';
import type { Fact as RowOf } from 'page/play/types';
import type { Words } from './words';

interface Props {
	words: Words;
	facts: { sign: string; label: string; n: number | string; kind?: 'gold' }[];
	built: { kind: string; name: string; n: number }[];
	philosophers: RowOf | undefined; // how many, of how many
}

export function Numbers(p: Props) {
	return (
		<>
			<ul class="numbers">
				{p.facts.map(f => (
					<Fact {...f} />
				))}
			</ul>
			<div class="ways">
				<span
					class="kinds"
					role="img"
					aria-label={p.words.built(
						p.built
							.filter(b => b.n)
							.map(b => `${b.name} ${b.n}`)
							.join(', ') || '–',
					)}
				>
					{p.built.map(b => (
						<span class={b.n ? 'on' : ''} data-tip={`${b.name}: ${b.n}`}>
							<Sign id={`i-${b.kind}`} />
						</span>
					))}
				</span>
				<span class="ways__thinkers">
					<Sign id="i-philosopher" />
					<Pips
						have={Number(p.philosophers?.value ?? 0)}
						need={p.philosophers?.of ?? 0}
						label={t('philosophers')}
					/>
				</span>
			</div>
		</>
	);
}
