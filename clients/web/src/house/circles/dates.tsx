// When a circle meets: "Friday 20:00", who comes, a file for one's calendar.
import { useState } from 'preact/hooks';
import { Sign } from '../../kit/sign';
import type { Circle } from '../../play/types';
import { lang, t } from '../../words/i18n';

interface Props {
	circle: Circle;
	act: (what: string, body?: object) => Promise<boolean>;
}

// The next Friday at eight, as a field of date and time wants it.
function nextFriday(): string {
	const day = new Date();
	day.setDate(day.getDate() + ((5 - day.getDay() + 7) % 7 || 7));
	day.setHours(20, 0, 0, 0);
	const two = (n: number) => String(n).padStart(2, '0');
	return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T20:00`;
}

export function Dates({ circle, act }: Props) {
	const [when, setWhen] = useState(nextFriday()),
		[what, setWhat] = useState(''),
		[open, setOpen] = useState(false);
	const add = (e: Event) => {
		e.preventDefault();
		void act('date', { at: new Date(when).getTime(), what }).then(done => done && setOpen(false));
	};
	return (
		<section aria-labelledby="dates">
			<h2 id="dates">{t('When we meet')}</h2>
			{circle.dates.map(d => (
				<Evening key={d.id} d={d} circle={circle} act={act} />
			))}
			{open ? (
				<form class="inline" onSubmit={add}>
					<label>
						<span>{t('When')}</span>{' '}
						<input
							type="datetime-local"
							required
							value={when}
							onInput={e => setWhen(e.currentTarget.value)}
						/>
					</label>
					<label>
						<span>{t('What')}</span>{' '}
						<input
							value={what}
							maxLength={40}
							placeholder={t('Legendary, teams of two')}
							onInput={e => setWhat(e.currentTarget.value)}
						/>
					</label>
					<button class="btn btn--main">{t('Set the date')}</button>
				</form>
			) : (
				<button class="btn" onClick={() => setOpen(true)}>
					<Sign id="i-chronos" />
					{t('Set a date')}
				</button>
			)}
		</section>
	);
}

function Evening({ d, circle, act }: Props & { d: Circle['dates'][0] }) {
	const at = new Date(d.at),
		part = (o: Intl.DateTimeFormatOptions) => at.toLocaleString(lang, o);
	const ways = [
		['yes', t('I come')],
		['perhaps', t('perhaps')],
		['no', t('no')],
	] as const;
	const names = (answer: string) =>
		d.answers
			.filter(a => a.answer === answer)
			.map(a => a.name)
			.join(', ');
	return (
		<article class="evening">
			<time dateTime={at.toISOString()}>
				<small>{part({ weekday: 'long' })}</small>
				<b>{part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}</b>
				<small>{part({ day: 'numeric', month: 'long' })}</small>
			</time>
			<div>
				<h3>{d.what || t('An evening of the circle')}</h3>
				{names('yes') && <p>{t('They come: {names}', { names: names('yes') })}</p>}
				{names('perhaps') && <p>{t('Perhaps: {names}', { names: names('perhaps') })}</p>}
			</div>
			<div class="evening__acts">
				<div class="segments" role="radiogroup" aria-label={t('Do you come?')}>
					{ways.map(([answer, text]) => (
						<button
							role="radio"
							aria-checked={d.you === answer}
							onClick={() => void act('date/answer', { date: d.id, answer })}
						>
							{text}
						</button>
					))}
				</div>
				<a href={`/api/circles/${circle.id}/calendar?date=${d.id}`} download="petteia.ics">
					{t('Into my calendar')}
				</a>
				{(d.own || circle.owner) && (
					<button class="link" onClick={() => void act('date/drop', { date: d.id })}>
						{t('Call it off')}
					</button>
				)}
			</div>
		</article>
	);
}
