// Beside the board: the players, the story, the chat, the analysis, and the position in words.
import { useLayoutEffect } from 'preact/hooks';
import { RedrawnByMarks, RedrawnByObjects } from '../board/redrawn';
import { Tabs } from '../kit/parts';
import { After } from '../study/after';
import type { Round } from '../study/place';
import { t } from '../words/i18n';
import { Chat } from './chat';
import { Plates } from './plates';
import type { Sitting } from './sitting';
import { Story } from './story';

export type Side = 'story' | 'chat' | 'after';

interface Props {
	s: Sitting;
	rounds: readonly Round[];
	side: Side;
	setSide: (side: Side) => void;
}

export function Sidebar({ s, rounds, side, setSide }: Props) {
	const { source, table, face, p, look, state } = s,
		{ at, as } = state,
		studied = s.over && at !== undefined;
	// at once: a later effect would undo what was opened meanwhile
	useLayoutEffect(() => setSide(studied ? 'after' : 'story'), [s.over, at === undefined]);
	const lookAt = (n: number) => (n >= table.line ? look(undefined, as) : look(n, as));
	return (
		<aside class="rail rail--seats" data-side={side} aria-label={t('Players, story and chat')}>
			<RedrawnByMarks later p={p} of={[s.fixed, face, source]}>
				{p => <Plates face={face} p={p} source={source} />}
			</RedrawnByMarks>
			<div class="rail__story">
				<Tabs
					label={t('Story and chat')}
					now={side}
					go={setSide}
					tabs={[
						{ id: 'story', text: t('Story') },
						...(source.online ? [{ id: 'chat' as const, text: t('Chat'), badge: s.chatter.unread }] : []),
						...(studied ? [{ id: 'after' as const, text: t('Analysis') }] : []),
					]}
				/>
				{side === 'story' && (
					<RedrawnByObjects later of={[s.fixed, face, s.plays, at, as, look]}>
						{() => <Story {...{ face, p, at }} plays={s.plays} show={s.show} look={lookAt} />}
					</RedrawnByObjects>
				)}
				{side === 'chat' && (
					<Chat {...{ source, table }} chatter={s.chatter} colour={p.colour} again={s.again} />
				)}
				{side === 'after' && studied && (
					<After {...{ source, table, at, look, rounds }} done={s.done} colour={s.lasting} />
				)}
				<details class="words">
					<summary>{t('The position in words')}</summary>
					<pre class="describe" tabIndex={0}>
						{s.view.describe}
					</pre>
				</details>
			</div>
		</aside>
	);
}
