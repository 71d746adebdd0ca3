// Quiet hours: in the zone of whoever sets them, as the browser knows it.
import { useState } from 'preact/hooks';
import { t } from '../words/i18n';
import type { News } from '../play/types';

const clock = (minute: number) =>
	`${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const minute = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

export function Quiet(p: { quiet: News['quiet']; change: (path: string, body: object) => Promise<void> }) {
	const set = p.quiet && p.quiet.since !== p.quiet.until ? p.quiet : null;
	const [since, setSince] = useState(clock(set?.since ?? 23 * 60));
	const [until, setUntil] = useState(clock(set?.until ?? 7 * 60));
	const send = (on: boolean, from: string, to: string, wakes: boolean) =>
		p.change('quiet', {
			since: on ? minute(from) : 0,
			until: on ? minute(to) : 0,
			zone: zone(),
			ahead: -new Date().getTimezoneOffset(),
			wakes,
		});
	const wakes = !!p.quiet?.wakes;
	return (
		<section class="slab quiet" aria-label={t('Quiet hours')}>
			<label class="toggle">
				<input
					type="checkbox"
					checked={!!set}
					onChange={e => void send(e.currentTarget.checked, since, until, wakes)}
				/>
				<span>
					<strong>{t('Quiet hours')}</strong>
					<small>
						{set
							? t('{a} to {b} in {zone}: news wait until then', {
									a: clock(set.since),
									b: clock(set.until),
									zone: set.zone,
								})
							: t('news come at any hour')}
					</small>
				</span>
			</label>
			{set && (
				<>
					<span class="quiet__hours">
						<label class="stack">
							{t('from')}
							<input
								type="time"
								value={since}
								onChange={e => (
									setSince(e.currentTarget.value),
									void send(true, e.currentTarget.value, until, wakes)
								)}
							/>
						</label>
						<label class="stack">
							{t('to')}
							<input
								type="time"
								value={until}
								onChange={e => (
									setUntil(e.currentTarget.value),
									void send(true, since, e.currentTarget.value, wakes)
								)}
							/>
						</label>
					</span>
					<label class="toggle">
						<input
							type="checkbox"
							checked={wakes}
							onChange={e => void send(true, since, until, e.currentTarget.checked)}
						/>
						<span>{t('A clock that runs short may wake me')}</span>
					</label>
				</>
			)}
		</section>
	);
}
