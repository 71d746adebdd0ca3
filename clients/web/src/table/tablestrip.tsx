// The strip of a table: its name, the game, where the round stands, tools.
import { useState } from 'preact/hooks';
import { Ask, type Asked } from '../kit/ask';
import type { Face, FaceProps } from '../face/face';
import { capital, t } from '../words/i18n';
import { MenuButton, Strip, Tool } from '../kit/strip';
import { Sign } from '../kit/sign';
import { save } from '../browser/save';
import { TableMenu } from './tablemenu';
import type { Source } from '../play/source';
import { LanguageTool, SettingsTool, SoundTool, SpeedTool, ThemeTool } from '../house/tools';

interface Props {
	face: Face | null;
	p: FaceProps;
	source: Source;
	again: () => void;
	say: (text: string) => void;
	rules: () => void;
	seal: () => void; // the words about fair dice
}

export function TableStrip(d: Props) {
	const [asked, setAsked] = useState<Asked | null>(null),
		[contract, setContract] = useState(false);
	const { table, game } = d.p;
	const phases = d.face?.phases?.(d.p);
	const trail = phases && (
		<ol class="trail" aria-label={t('Phases of the round')}>
			{phases.round && <li class="trail__round">{phases.round}</li>}
			{phases.steps.map((s, i) => (
				<li
					class={i || phases.round ? 'trail__next' : undefined}
					aria-current={s.now ? 'step' : undefined}
					data-state={s.done ? 'done' : undefined}
				>
					<b>{capital(s.label)}</b>
				</li>
			))}
		</ol>
	);
	return (
		<Strip
			title={table.name || game.title}
			note={table.name ? game.title : undefined}
			middle={trail || <span class="trail" />}
			tools={
				<>
					<SpeedTool />
					<SoundTool />
					<ThemeTool />
					<LanguageTool />
					<SettingsTool />
					<Tool sign="ui-book" label={t('Rules')} onClick={d.rules} />
					<MenuButton sign="ui-menu" label={t('Menu')}>
						{close => <Menu {...d} close={close} ask={setAsked} contract={() => setContract(true)} />}
					</MenuButton>
					{asked && <Ask {...asked} close={() => setAsked(null)} />}
					{contract && (
						<TableMenu
							{...{ p: d.p, source: d.source, again: d.again, say: d.say }}
							close={() => setContract(false)}
						/>
					)}
				</>
			}
		/>
	);
}

function Menu(d: Props & { close: () => void; ask: (what: Asked) => void; contract: () => void }) {
	const { table } = d.p,
		{ source } = d;
	const act = (what: string, body?: unknown) => () => (
		d.close(),
		source.act(what, body).then(d.again, e => d.say((e as Error).message))
	);
	const mine = table.seats.find(s => s.seat === table.you);
	const running = source.online && table.status === 'running';
	return (
		<>
			<a href="#/">
				<Sign id="ui-door" />
				{t('To the home page')}
			</a>
			<button
				onClick={() => (
					d.close(),
					source.record().then(
						text => save(`${table.game}-${table.id}.petteia`, text),
						e => d.say((e as Error).message),
					)
				)}
			>
				<Sign id="ui-down" />
				{t('Save the record')}
			</button>
			{source.online && table.contract && (
				<button onClick={() => (d.close(), d.contract())}>
					<Sign id="i-others" />
					{t('The contract of the table')}
				</button>
			)}
			{table.dice && (
				<button onClick={() => (d.close(), d.seal())}>
					<Sign id="g-wax-seal" />
					{t('The seal of this game')}
				</button>
			)}
			{running && mine?.kind === 'human' && (
				<button onClick={act('takeover', { seat: table.you, bot: 'level:3' })}>
					<Sign id="i-others" />
					{t('Let a bot play for me')}
				</button>
			)}
			{running && mine?.kind === 'human' && (
				<button
					data-state="danger"
					onClick={() => (
						d.close(),
						d.ask({
							title: t('Resign'),
							text: t('Resign this game? A bot will finish it for you.'),
							yes: t('Resign'),
							act: act('resign'),
						})
					)}
				>
					<Sign id="flag-black" />
					{t('Resign')}
				</button>
			)}
			{running && mine?.kind === 'bot' && !mine.resigned && (
				<button onClick={act('return')}>
					<Sign id="ui-again" />
					{t('Play on myself')}
				</button>
			)}
		</>
	);
}
