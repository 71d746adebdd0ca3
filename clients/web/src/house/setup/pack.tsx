// The values of one's own box instead of ours: a file (docs/PACKS.md), or a form. The engine says what it changes, or
// what is wrong.
import { useEffect, useState } from 'preact/hooks';
import { packForm } from '../../play/local';
import type { GameInfo, PackForm } from '../../play/types';
import { t, tn } from '../../words/i18n';
import { Differences } from '../packnote';
import { Row } from './options';
import { PackFormDialog } from './packform';

const most = 20000; // bytes of a pack

async function read(file: File, game: string): Promise<string> {
	if (file.size > most) throw new Error(t('The file is too long for a pack.'));
	const text = await file.text();
	if (text.split('\n')[0]?.trim().split(/\s+/)[2] !== game) throw new Error(t('The file is no pack of this game.'));
	await packForm(text);
	return text;
}

const differences = (form: PackForm) =>
	form.sheets.flatMap(s =>
		s.rows.filter(r => r.usual).map(r => ({ row: `${s.word} ${r.row}`, now: r.now, before: r.before! })),
	);

export function PackChoice(p: { game: GameInfo; text: string | undefined; set: (text: string | undefined) => void }) {
	const [form, setForm] = useState<PackForm | null>(null),
		[filling, setFilling] = useState(false),
		[error, setError] = useState('');
	useEffect(() => {
		if (!p.text) return setForm(null);
		packForm(p.text).then(setForm, () => p.set(undefined)); // kept from last time, and no longer one
	}, [p.text]);
	const choose = (file: File | undefined) => {
		setError('');
		if (file) read(file, p.game.id).then(p.set, e => setError((e as Error).message));
	};
	return (
		<div class="readings">
			<Row
				sign="ui-book"
				title={t('Values of your own box')}
				option="pack"
				sentence={
					form
						? form.name + ' · ' + tn('{n} row differs', '{n} rows differ', differences(form).length)
						: t('As built in. A pack is a file with the values of your cards and tiles.')
				}
			>
				<span class="pack__ways">
					<button type="button" class="btn" onClick={() => setFilling(true)}>
						{form ? t('Change it') : t('Fill in')}
					</button>
					{form ? (
						<button type="button" class="btn" onClick={() => p.set(undefined)}>
							{t('Remove')}
						</button>
					) : (
						<label class="btn">
							{t('Choose a file')}
							<input
								type="file"
								class="pack__file"
								accept=".pack,text/plain"
								onChange={e => choose(e.currentTarget.files?.[0])}
							/>
						</label>
					)}
				</span>
			</Row>
			{error && (
				<p role="alert" class="error">
					{error}
				</p>
			)}
			{form && <Differences rows={differences(form)} />}
			{filling && <PackFormDialog game={p.game} text={p.text} use={p.set} close={() => setFilling(false)} />}
		</div>
	);
}
