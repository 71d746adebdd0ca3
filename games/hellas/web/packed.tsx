// A tray, a quest, a monument of a pack as it will look.
import { Card } from 'page/cards/card';
import type { PackedProps } from 'page/face/face';
import { Sign } from 'page/kit/sign';
import { t } from 'page/words/i18n';
import { hellasLook, type Printed } from './cards';
import type { MonsterRow } from './model';

const kinds: Record<string, string> = { monument: 'god', monster: 'monster', quest: 'quest', blessing: 'blessing' };

function Wounds({ monster: m, say }: { monster: MonsterRow; say: PackedProps['say'] }) {
	return (
		<p class="packed__wounds">
			{m.slots.map((symbol, i) => (
				<span data-tip={say('symbol', symbol)} data-later={i >= m.slots_without_evolution ? '' : undefined}>
					<Sign id={`i-${symbol}`} label={say('symbol', symbol)} />
					{m.priest_slots.includes(i + 1) && <Sign id="i-priest" label={t('a priest')} />}
					{m.artifact_slots.includes(i + 1) && <Sign id="i-artifact" label={t('an artifact')} />}
				</span>
			))}
		</p>
	);
}

export function Packed({ sheet, row, say }: PackedProps) {
	const kind = kinds[sheet];
	const [title, ...rest] = row.now.split(': '),
		card = { id: row.row, title: title!, text: rest.join(': '), ...row.look } as Printed;
	const look = kind
		? hellasLook(kind, card)
		: {
				title: title!,
				text: rest.join(': '),
				kind: 'monster' as const,
				art: sheet === 'die' ? 'claws' : 'hydra',
			};
	if (sheet === 'quest') look.band = [say('region', row.look.region)];
	return (
		<>
			<Card look={look} size="l" w={240} zoom={false} />
			{sheet === 'monster' && <Wounds monster={row.look.monster} say={say} />}
		</>
	);
}
