// The invitation: what is played here, by whose wish, with which options; and the link in three forms.
import { useMemo, useState } from 'preact/hooks';
import { coverOf, useFace } from '../face/load';
import { t, tn } from '../words/i18n';
import { Glyph, Sign } from '../kit/sign';
import { nameOf } from '../words/names';
import { qr, qrPath } from '../browser/qr';
import { ContractList } from './contract';
import { PackNote } from './packnote';
import type { GameInfo, Table } from '../play/types';

function linkOf(table: Table): string {
	const invite = sessionStorage.getItem('invite ' + table.id);
	return `${location.origin}/#/join/${table.id}${invite ? `?invite=${invite}` : ''}`;
}

// The options in words; those at their default come last and are left out first.
function chosen(game: GameInfo | undefined, table: Table): [string, string][] {
	const rows = (game?.options ?? [])
		.filter(o => !o.text)
		.map(o => {
			const value = String(table.options[o.key] ?? o.usual ?? ''),
				at = o.values?.indexOf(value) ?? -1;
			return { help: o.help, value: o.labels?.[at] ?? value, usual: value === String(o.usual) };
		});
	return rows
		.filter(r => r.value)
		.sort((a, b) => Number(a.usual) - Number(b.usual))
		.slice(0, 4)
		.map(r => [r.help, r.value]);
}

interface Props {
	table: Table;
	game: GameInfo | undefined;
	share: boolean;
	level: (bot: string | undefined) => string; // what it is called
}

export function InviteCard(p: Props) {
	const { table, game } = p,
		Cover = coverOf(table.game)?.Cover;
	const Map = useFace(table.game)?.setup?.Map;
	const host = table.host ? nameOf(table, table.host) : '';
	return (
		<aside class="invite" aria-label={t('Invitation')}>
			<div class="invite__art">{Cover && <Cover />}</div>
			<h2>{game?.title ?? table.game}</h2>
			<p>
				{table.owner
					? t('You invite to this table')
					: host
						? t('{name} invites you to the table', { name: host })
						: t('You are invited to the table')}
			</p>
			<dl>
				<div>
					<dt>{t('Seats')}</dt>
					<dd>{tn('{n} player', '{n} players', table.seats.length)}</dd>
				</div>
				{chosen(game, table).map(([help, value]) => (
					<div>
						<dt>{help}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<ContractList table={table} bot={p.level(table.contract?.absence.bot)} />
			<PackNote packed={table.packed} />
			{Map && (
				<Map
					game={table.game}
					seats={table.seats.length}
					options={Object.fromEntries(
						Object.entries(table.options).map(([key, value]) => [key, String(value)]),
					)}
					pack={table.packed?.text}
				/>
			)}
			{p.share && <Share table={table} title={game?.title ?? table.game} />}
		</aside>
	);
}

function Share(p: { table: Table; title: string }) {
	const link = linkOf(p.table);
	const [copied, setCopied] = useState(false);
	const code = useMemo(() => qr(link), [link]),
		drawn = code && qrPath(code);
	const copy = () => void navigator.clipboard?.writeText(link).then(() => setCopied(true));
	// not in every browser; fails if the person cancels
	const share = () =>
		void navigator
			.share?.({ title: 'Petteia', text: t('Come and play: {game}', { game: p.title }), url: link })
			.catch(() => {});
	return (
		<div class="invite__share">
			{drawn && (
				<svg
					class="invite__qr"
					viewBox={`0 0 ${drawn.size} ${drawn.size}`}
					role="img"
					aria-label={t('The link as a QR code')}
					shape-rendering="crispEdges"
				>
					<path d={`M0 0h${drawn.size}v${drawn.size}H0z`} fill="white" />
					<path d={drawn.d} fill="black" />
				</svg>
			)}
			<label class="stack">
				{t('Send this link to your friends')}
				<input readOnly value={link} onFocus={e => e.currentTarget.select()} />
			</label>
			<button class="btn" onClick={copy}>
				<Sign id="ui-link" />
				{copied ? t('Copied') : t('Copy')}
			</button>
			{'share' in navigator && (
				<button class="btn btn--icon" aria-label={t('Share')} data-tip={t('Share')} onClick={share}>
					<Glyph name="share" />
				</button>
			)}
		</div>
	);
}
