// What a seat has, in words: its ways to win, points and where they come from, income, possessions, reserve. All of it
// is told by the engine.
import type { Face, FaceProps } from '../face/face';
import { facts } from '../face/facts';
import { Dialog } from '../kit/dialog';
import { Mark } from '../kit/seat';
import type { Fact } from '../play/types';
import { t } from '../words/i18n';
import { Ways } from './ways';

const topics: [Fact['topic'], () => string][] = [
	['points', () => t('Points if it ended now')],
	['need', () => t('The ways to win')],
	['income', () => t('Income')],
	['own', () => t('Has')],
	['left', () => t('Left')],
];

// About a seat, or about what it plays.
export const aboutSeat = (face: Face | null, p: FaceProps, seat: string): string[] => [
	`seat:${seat}`,
	...(face?.plays?.(p)[seat] ?? []).flatMap(o => (face?.seatKinds ?? []).map(kind => `${kind}:${o}`)),
];

export function SeatThings(d: { face: Face | null; p: FaceProps; seat: string; close: () => void }) {
	const { face, p, seat } = d,
		about = aboutSeat(face, p, seat),
		Inside = face?.Plate;
	const rows = (topic: Fact['topic']) => facts(p, topic).filter(f => about.includes(f.about ?? ''));
	const race = p.table.seats.length > 1 && rows('need').length > 0; // against others: all of them beside each other
	return (
		<Dialog title={p.name(seat)} class="seatthings" close={d.close}>
			<div class="seatthings__plate">
				<Mark colour={p.colour(face?.plays?.(p)[seat]?.[0] ?? seat)} size={44} />
				{Inside && (
					<div class="plate__body">
						<Inside {...p} seat={seat} />
					</div>
				)}
			</div>
			{race && <Ways {...{ face, p, seat }} />}
			{topics.map(
				([topic, title]) =>
					rows(topic).length > 0 &&
					!(race && topic === 'need') && (
						<section key={topic}>
							<h3>{title()}</h3>
							<dl>
								{rows(topic).map(f => (
									<div
										key={`${f.about} ${f.token}`}
										data-total={f.token === 'total' ? '' : undefined}
									>
										<dt>{f.name}</dt>
										<dd>{valueOf(p, f)}</dd>
										{f.text && <p>{f.text}</p>}
									</div>
								))}
							</dl>
						</section>
					),
			)}
		</Dialog>
	);
}

function valueOf(p: FaceProps, f: Fact): string {
	const words = (v: unknown) => (v === null ? '?' : f.kind ? p.say(f.kind, String(v)) : String(v));
	const value = Array.isArray(f.value) ? f.value.map(words).join(', ') || '–' : words(f.value);
	return f.of ? `${value} / ${f.of}` : value;
}
