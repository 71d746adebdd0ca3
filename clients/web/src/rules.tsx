// Our rules, numbered and searchable, and the words of a game. Prompts and refusals link here by number.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { titleOf, useGames } from './catalogue';
import { Dialog } from './dialog';
import { useFace } from './faces';
import { GameTabs } from './house';
import { t, tn } from './i18n';
import { query } from './router';
import { rulesOf } from './source';
import type { Rule } from './types';

export function Rules(props: { game: string; wanted?: string | null }) {
	const [rules, setRules] = useState<Rule[] | null>(null);
	const [word, setWord] = useState('');
	const [error, setError] = useState('');
	const mark = useRef<HTMLLIElement>(null);
	useEffect(() => {
		rulesOf(props.game).then(setRules, e => setError((e as Error).message));
	}, [props.game]);
	useEffect(() => mark.current?.scrollIntoView({ block: 'center' }), [rules, props.wanted]);
	const shown = useMemo(() => {
		const words = word.toLowerCase().split(/\s+/).filter(Boolean);
		return (rules ?? []).filter(r => words.every(w => r.id.toLowerCase().includes(w) || r.text.toLowerCase().includes(w)));
	}, [rules, word]);
	const words = useFace(props.game)?.glossary?.() ?? [];
	return (
		<div class="rules">
			<label class="stack">
				{t('Search in the rules')}
				<input type="search" value={word} onInput={e => setWord(e.currentTarget.value)} />
			</label>
			{error && <p role="alert" class="error">{error}</p>}
			{!rules && !error && <p role="status">{t('Loading…')}</p>}
			{words.length > 0 && !word && (
				<details>
					<summary>{t('Glossary')}</summary>
					<dl>
						{words.map(([term, text]) => (
							<>
								<dt>{term}</dt>
								<dd>{text}</dd>
							</>
						))}
					</dl>
				</details>
			)}
			{rules && <p class="quiet" role="status">{tn('{n} rule', '{n} rules', shown.length)}</p>}
			<ol>
				{shown.map(r => (
					<li key={r.id} id={r.id} ref={r.id === props.wanted ? mark : undefined} class={r.id === props.wanted ? 'wanted' : ''}>
						<b>{r.id}</b> {r.text}
					</li>
				))}
			</ol>
		</div>
	);
}

export function RulesDialog(props: { game: string; wanted: string; close: () => void }) {
	return (
		<Dialog title={t('Rules')} close={props.close} class="wide">
			<Rules game={props.game} wanted={props.wanted} />
		</Dialog>
	);
}

export function RulesPage(props: { game: string }) {
	const games = useGames();
	return (
		<>
			<h1>{t('Rules')}: {titleOf(games, props.game)}</h1>
			<GameTabs page="rules" game={props.game} />
			<Rules key={props.game} game={props.game} wanted={query().get('id')} />
		</>
	);
}
