// The seal of a table: were the dice fair, and is the record the game that was played? Found out in this browser from
// what it kept (receipts.ts), told in plain words.
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../kit/dialog';
import { t, tn } from '../words/i18n';
import { Sign } from '../kit/sign';
import { verifyDice } from '../play/local';
import { nameOf } from '../words/names';
import { save } from '../browser/save';
import type { Source } from '../play/source';
import type { Table } from '../play/types';
import { check, keptOf, receiptFile, type Verdict } from './receipts';
import './seal.css';

type Found = Verdict | 'looking' | 'failed';
type State = 'proven' | 'open' | 'broken' | 'looking';

const stateOf = (found: Found): State =>
	found === 'looking'
		? 'looking'
		: found === 'failed'
			? 'open'
			: found.verdict === 'consistent'
				? 'open'
				: found.verdict;

// What was found out stays for this visit: a record of the past does not change.
const known = new Map<string, Verdict>();

function useVerdict(source: Source, table: Table): Found {
	const [found, setFound] = useState<Found>(known.get(table.id) ?? 'looking');
	useEffect(() => {
		if (table.status !== 'over' || known.has(table.id)) return;
		let gone = false;
		source
			.record()
			.then(record => check(record, keptOf(table.id), verifyDice))
			.then(
				verdict => (known.set(table.id, verdict), gone || setFound(verdict)),
				() => gone || setFound('failed'),
			);
		return () => void (gone = true);
	}, [table.id, table.status]);
	return found;
}

// One line for the button.
function headline(found: Found): string {
	if (found === 'looking') return t('Checking the dice…');
	if (found === 'failed') return t('The record did not come: not checked');
	if (found.verdict === 'proven') return t('Dice and record are proven');
	if (found.verdict === 'broken') return t('The seal is broken');
	return found.why === 'no-receipt' ? t('Everything fits, with too little to prove it') : t('Cannot be checked here');
}

// What that means.
function meaning(v: Verdict): string {
	switch (v.why) {
		case 'promise':
			return t('The server promised other dice before the game than it shows now. Somebody exchanged them.');
		case 'secret':
			return t('The secret that the server shows now does not fit the promise that it gave before the game.');
		case 'entropy':
			return t('What this browser added to the dice is missing in the record: the dice were made without you.');
		case 'lines':
			return v.from === v.to
				? t('Line {n} of the record is not what you were told while you played.', { n: v.to! })
				: t(
						'The record was changed: between line {from} and line {to} it is not what you were ' +
							'told while you played.',
						{ from: v.from!, to: v.to! },
					);
		case 'missing':
			return t('The record ends before line {n}, but you were told more.', { n: v.from! });
		case 'dice':
			return t(
				'The record holds dice or draws that do not follow from the secret and from what the players added.',
			);
		case 'unrevealed':
			return t('The server has not shown the secret of this game: nothing can be held against its promise.');
		case 'no-receipt':
			return t(
				'Promise, secret, lines and dice agree with each other. But this browser did not see the game ' +
					'to its end, so it cannot say that this is the game that was played.',
			);
		case 'no-crypto':
			return t(
				'This page came without encryption (http), and then browsers do not let pages compute what the ' +
					'check needs. “petteia verify” can.',
			);
		case 'no-engine':
			return t(
				'The lines fit what you were told. The dice cannot be made anew here, because the engine for ' +
					'the browser did not come; “petteia verify” can do it.',
			);
		default:
			return t(
				'The server kept the promise that it gave before the game, every roll and every draw follows ' +
					'from it and from what the players added, and the record is line by line the game that you ' +
					'were told.',
			);
	}
}

function Steps(p: { found: Verdict; table: Table }) {
	const { found: v, table } = p;
	const ok = v.verdict !== 'broken';
	const who = v.seats.map(seat => nameOf(table, seat)).join(', ');
	return (
		<ul class="sealed__steps">
			<li>{tn('{n} line in the record', '{n} lines in the record', v.lines)}</li>
			<li>{who ? t('Added to the dice: {who}', { who }) : t('Nobody added to the dice.')}</li>
			{v.withheld.length > 0 && (
				<li>
					{t('Sealed something and kept it back: {who}', {
						who: v.withheld.map(seat => nameOf(table, seat)).join(', '),
					})}
				</li>
			)}
			{v.receipts > 0 && (
				<li>{tn('{n} receipt of this browser fits', '{n} receipts of this browser fit', v.receipts)}</li>
			)}
			{ok && v.dice > 0 && (
				<li>
					{tn('{n} roll or draw made anew: the same', '{n} rolls and draws made anew: all the same', v.dice)}
				</li>
			)}
		</ul>
	);
}

// While the game goes on: what is promised, and what will be done with it.
function Promised(p: { table: Table }) {
	const kept = keptOf(p.table.id),
		dice = p.table.dice!;
	const told = Object.keys(kept?.told ?? {}).length;
	const who = Object.keys(dice.entropy)
		.map(seat => nameOf(p.table, seat))
		.join(', ');
	return (
		<>
			<p>
				{t(
					'Before the game the server fixed a secret and published its fingerprint, and the page of ' +
						'every player sealed random numbers. When all seals stood, the numbers were opened. All ' +
						'rolls and draws follow from both: nobody can choose them.',
				)}
			</p>
			<p>{t('At the end the server shows the secret, and this page checks the whole game with what it kept.')}</p>
			<ul class="sealed__steps">
				<li>
					{t('Fingerprint of the secret')}: <code>{dice.commit.replace('sha256:', '')}</code>
				</li>
				<li>{who ? t('Added to the dice: {who}', { who }) : t('Nobody added to the dice.')}</li>
				<li>{tn('{n} receipt kept in this browser', '{n} receipts kept in this browser', told)}</li>
				{dice.practice && (
					<li>
						{t(
							'A table for practice: taking back throws the dice anew, and the game does not ' +
								'count for ratings.',
						)}
					</li>
				)}
			</ul>
		</>
	);
}

export function SealDialog(p: { source: Source; table: Table; close: () => void }) {
	const { table, source } = p;
	const found = useVerdict(source, table);
	const kept = keptOf(table.id);
	const over = table.status === 'over';
	return (
		<Dialog title={t('The seal of this game')} close={p.close} class="sealed">
			{over && (
				<p class="sealed__mark" data-state={stateOf(found)} role="status">
					<Sign id="g-wax-seal" />
					<b>{headline(found)}</b>
				</p>
			)}
			{over && typeof found === 'object' && (
				<>
					<p>{meaning(found)}</p>
					<Steps found={found} table={table} />
				</>
			)}
			{!over && <Promised table={table} />}
			<p class="buttons">
				{kept && (
					<button
						class="btn"
						onClick={() => save(`${table.game}-${table.id}.receipt`, receiptFile(kept, table.you))}
					>
						<Sign id="ui-down" />
						{t('Save the receipt')}
					</button>
				)}
				<button
					class="btn"
					onClick={() =>
						source.record().then(
							text => save(`${table.game}-${table.id}.petteia`, text),
							() => {},
						)
					}
				>
					<Sign id="ui-down" />
					{t('Save the record')}
				</button>
			</p>
			<p class="quiet">
				{t('Anybody can check both without this page:')}{' '}
				<code>
					petteia verify {table.game}-{table.id}.petteia
					{kept ? ` --receipt ${table.game}-${table.id}.receipt` : ''}
				</code>
			</p>
		</Dialog>
	);
}

// On the end of a game: the seal itself; touching it opens the words.
export function SealButton(p: { source: Source; table: Table; open: () => void }) {
	const found = useVerdict(p.source, p.table);
	return (
		<button class="sealed__mark" data-state={stateOf(found)} onClick={p.open}>
			<Sign id="g-wax-seal" />
			<b>{headline(found)}</b>
			<small>{t('What does this say?')}</small>
		</button>
	);
}
