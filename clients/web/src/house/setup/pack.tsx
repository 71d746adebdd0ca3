// The values of one's own box instead of ours: a file (docs/PACKS.md). The engine says what it changes, or what is
// wrong.
import { useEffect, useState } from 'preact/hooks';
import { loadPack } from '../../play/local';
import type { Packed } from '../../play/types';
import { t, tn } from '../../words/i18n';
import { Differences } from '../packnote';
import { Row } from './options';

const most = 20000; // bytes of a pack

// As the value of an option of the engine: one word.
export const asOption = (text: string) =>
	Array.from(new TextEncoder().encode(text), b =>
		b > 32 && b < 127 && b !== 35 && b !== 37 ? String.fromCharCode(b) : '%' + b.toString(16).padStart(2, '0'),
	).join('');

async function read(file: File, game: string): Promise<{ text: string; packed: Packed }> {
	if (file.size > most) throw new Error(t('The file is too long for a pack.'));
	const text = await file.text();
	if (text.split('\n')[0]?.trim().split(/\s+/)[2] !== game) throw new Error(t('The file is no pack of this game.'));
	return { text, packed: await loadPack(text) };
}

export function PackChoice(p: { game: string; text: string | undefined; set: (text: string | undefined) => void }) {
	const [packed, setPacked] = useState<Packed | null>(null),
		[error, setError] = useState('');
	useEffect(() => {
		if (!p.text) return setPacked(null);
		loadPack(p.text).then(setPacked, () => p.set(undefined)); // kept from last time, and no longer one
	}, [p.text]);
	const choose = (file: File | undefined) => {
		setError('');
		if (file)
			read(file, p.game).then(
				x => p.set(x.text),
				e => setError((e as Error).message),
			);
	};
	return (
		<div class="readings">
			<Row
				sign="ui-book"
				title={t('Values of your own box')}
				option="pack"
				sentence={
					packed
						? packed.name + ' · ' + tn('{n} row differs', '{n} rows differ', packed.differences.length)
						: t('As built in. A pack is a file with the values of your cards and tiles.')
				}
			>
				{packed ? (
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
			</Row>
			{error && (
				<p role="alert" class="error">
					{error}
				</p>
			)}
			{packed && <Differences packed={packed} />}
		</div>
	);
}
