// The choice of a colour: a seat's mark as a button, and the six in a window.
import { useState } from 'preact/hooks';
import { Dialog } from '../kit/dialog';
import type { Colour } from '../face/face';
import { t } from '../words/i18n';
import { colourOf, Mark } from '../kit/seat';
import type { GameInfo, SeatInfo, Table } from '../play/types';

// Where a game lets people choose before it begins.
export const hasColours = (game: GameInfo | undefined) => !!game?.colours?.length;

// A seat of a table that waits: as it chose; in its own colour; in none yet, where colours are dealt out or chosen in
// play.
export function chairColour(
	game: GameInfo | undefined,
	table: Pick<Table, 'colours'>,
	seat: SeatInfo,
): Colour | undefined {
	if (!hasColours(game)) return undefined;
	return colourOf(
		seat.colour ?? (game!.who === 'seat' ? (table.colours?.[seat.seat] ?? seat.seat) : undefined),
		game!.colours,
	);
}

interface Props {
	game: GameInfo;
	chosen: string | undefined; // '' or undefined: any
	shown: Colour | undefined; // what it is without a choice
	taken: (colour: string) => string; // by whom; '': free
	choose: (colour: string) => void;
	size?: number;
}

export function ColourButton(p: Props) {
	const [open, setOpen] = useState(false);
	const colours = p.game.colours ?? [],
		label = colours.find(c => c.token === (p.chosen || p.shown))?.label ?? t('any colour');
	const pick = (colour: string) => (setOpen(false), p.choose(colour));
	return (
		<>
			<button
				type="button"
				class="colour"
				aria-label={t('Colour: {colour}', { colour: label })}
				data-tip={t('Choose a colour')}
				onClick={e => (e.preventDefault(), setOpen(true))}
			>
				<Mark colour={colourOf(p.chosen) ?? p.shown} size={p.size} />
			</button>
			{open && (
				<Dialog title={t('Choose a colour')} close={() => setOpen(false)}>
					<div class="colours" role="radiogroup" aria-label={t('Colours')}>
						{colours.map(c => {
							const by = p.taken(c.token);
							return (
								<button
									type="button"
									class="level"
									role="radio"
									aria-checked={p.chosen === c.token}
									disabled={!!by}
									onClick={() => pick(c.token)}
								>
									<Mark colour={colourOf(c.token)} size={44} />
									{c.label}
									<small>{by}</small>
								</button>
							);
						})}
						<button
							type="button"
							class="level"
							role="radio"
							aria-checked={!p.chosen}
							onClick={() => pick('')}
						>
							<Mark colour={undefined} size={44} />
							{t('any colour')}
						</button>
					</div>
				</Dialog>
			)}
		</>
	);
}
