// The contract of the table, and what may be asked for: a pause by anybody, the rest by the host; days off.
import { useEffect, useState } from 'preact/hooks';
import { fromOf } from '../cards/from';
import type { FaceProps } from '../face/face';
import { ContractList, span } from '../house/contract';
import { PackNote } from '../house/packnote';
import { Dialog } from '../kit/dialog';
import type { Source } from '../play/source';
import type { SeatInfo, Table } from '../play/types';
import { t, tn } from '../words/i18n';
import { nameOf, useBotNames } from '../words/names';

interface Props {
	p: Pick<FaceProps, 'view' | 'table'>;
	source: Source;
	again: () => void;
	say: (text: string) => void;
	close: () => void;
}

type Act = (what: string, body?: unknown) => void;

const gifts = [300, 1800, 86400]; // seconds

export function TableMenu(d: Props) {
	const { source } = d,
		{ table } = d.p,
		bot = useBotNames(source)(table.contract?.absence.bot),
		me = table.seats.find(s => s.seat === table.you);
	const act: Act = (what, body = {}) => {
		d.close();
		source.act(what, body).then(d.again, e => (d.say((e as Error).message), d.again()));
	};
	const running = table.status === 'running',
		plays = running && me?.kind === 'human';
	return (
		<Dialog class="wide" title={t('The contract of the table')} close={d.close}>
			<div class="tablemenu">
				<ContractList table={table} bot={bot} />
				<PackNote packed={table.packed} />
				<Origins p={d.p} />
				{plays && <Rest table={table} me={me} act={act} />}
				{running && table.owner && <HostPart table={table} act={act} again={d.again} />}
			</div>
		</Dialog>
	);
}

// What is played on and with, that has no card of its own to say it.
function Origins({ p }: Pick<Props, 'p'>) {
	const things = [
		['board', t('Board')],
		['die', t('Die')],
	] as const;
	const told = things.flatMap(([thing, name]) => {
		const from = fromOf(p, thing);
		return from ? [`${name}: ${from}`] : [];
	});
	return told.length ? <p class="quiet">{told.join(' · ')}</p> : null;
}

function Rest({ table, me, act }: { table: Table; me: SeatInfo; act: Act }) {
	const [days, setDays] = useState(1),
		left = Math.floor((me.off_left_h ?? 0) / 24);
	return (
		<section aria-label={t('Resting')}>
			<div class="tablemenu__row">
				{table.paused ? (
					<button class="btn" onClick={() => act('resume')}>
						{t('Play on')}
					</button>
				) : (
					<button class="btn" onClick={() => act('ask', { what: 'pause' })}>
						{t('Ask for a pause')}
					</button>
				)}
				{me.off_until ? (
					<button class="btn" onClick={() => act('vacation', { days: 0 })}>
						{t('Back from days off')}
					</button>
				) : (
					left > 0 && (
						<>
							<label>
								{t('Days off')}{' '}
								<input
									type="number"
									min={1}
									max={left}
									value={days}
									onInput={e => setDays(Number(e.currentTarget.value))}
								/>
							</label>
							<button class="btn" onClick={() => act('vacation', { days })}>
								{tn('Take {n} day off', 'Take {n} days off', days)}
							</button>
							<small>{tn('{n} day is left', '{n} days are left', left)}</small>
						</>
					)
				)}
			</div>
		</section>
	);
}

function HostPart({ table, act, again }: { table: Table; act: Act; again: () => void }) {
	useEffect(again, []); // who comes and looks on is no news: it is asked for
	const people = table.seats.filter(
		s => s.user && !s.user.bot && !s.resigned && (table.clock || s.seat !== table.you),
	);
	return (
		<section aria-label={t('The host')}>
			<h3>{t('What you may ask for as the host')}</h3>
			{people.map(s => (
				<div class="tablemenu__row" key={s.seat}>
					<span>{nameOf(table, s.seat)}</span>
					{table.clock &&
						gifts
							.filter(n => (table.contract?.pace === 'days') === n > 3600)
							.map(seconds => (
								<button
									class="btn"
									onClick={() => act('ask', { what: 'extend', seat: s.seat, seconds })}
								>
									{t('{time} more', { time: span(seconds) })}
								</button>
							))}
					{s.seat !== table.you && (
						<button class="btn" onClick={() => act('ask', { what: 'replace', seat: s.seat })}>
							{t('Call a substitute')}
						</button>
					)}
				</div>
			))}
			{(table.onlookers ?? []).map(o => (
				<div class="tablemenu__row" key={o.id}>
					<span>{t('{name} looks on', { name: o.name })}</span>
					<button class="btn" onClick={() => act('dismiss', { user: o.id })}>
						{t('Send away')}
					</button>
				</div>
			))}
			{!!table.nameless && (
				<div class="tablemenu__row">
					<span>{tn('{n} looks on without a name', '{n} look on without a name', table.nameless)}</span>
					<button class="btn" onClick={() => act('dismiss', { user: '' })}>
						{t('Send away')}
					</button>
					<small>{t('Whoever looks on has to log in then.')}</small>
				</div>
			)}
			<div class="tablemenu__row">
				<button class="btn" data-state="danger" onClick={() => act('ask', { what: 'cancel' })}>
					{t('End the game without a result')}
				</button>
				<small>{t('Everybody who plays has to agree.')}</small>
			</div>
		</section>
	);
}
