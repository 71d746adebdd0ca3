// The auction: gods with their offerings. Shared by both Cyclades games.
import { t } from '../i18n';
import { Icon } from '../icon';
import { target, type BoardProps } from './board';
import { Tag } from './pieces';

export const godIcons: Record<string, string> = {
	poseidon: 'trident', ares: 'crossed-swords', zeus: 'lightning-trio', athena: 'owl', apollo: 'lyre', hera: 'queen-crown',
	hades: 'death-skull', hephaestus: 'anvil', hermes: 'winged-leg', aphrodite: 'heart-tower',
};

export interface Bid {
	who: string;
	name: string;
	amount: number;
}

export function Gods(p: { board: BoardProps; gods: { god: string; hidden?: boolean; bids: Bid[] }[] }) {
	return (
		<section class="panel gods">
			<h2>{t('Gods and offerings')}</h2>
			<ol>
				{p.gods.map(({ god, hidden, bids }) => {
					const name = p.board.say('god', god);
					const told = hidden ? t('face down') : bids.length ? bids.map(b => `${b.name} ${b.amount}`).join(', ') : t('no offering');
					const hit = target(p.board, 'god', god, `${name}: ${told}`);
					return (
						<li>
							<button {...hit} role={undefined} class={`god ${hit.class}${hidden ? ' hidden' : ''}`}>
								<Icon name={godIcons[god] ?? 'greek-temple'} />
								<b>{name}</b>
								<span class="bids">
									{hidden ? <small>{t('face down')}</small> : bids.length === 0 ? <small>{t('no offering')}</small> : bids.map(b => <span class="bid"><Tag owner={b.who} text={b.name} /> {b.amount > 0 && <b>{b.amount}</b>}</span>)}
								</span>
							</button>
						</li>
					);
				})}
			</ol>
		</section>
	);
}
