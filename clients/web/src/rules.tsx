// Our rules, numbered and searchable, and the words of a game. Prompts and refusals link here by number.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Dialog } from './dialog';
import { glossary } from './guide';
import { t, tn } from './i18n';
import { query } from './router';
import { rulesOf } from './source';
import type { Rule } from './types';

export const titles: Record<string, string> = { legendary: 'Cyclades: Legendary Edition', cyclades: 'Cyclades (2009)', hellas: 'Lords of Hellas', elysium: 'Elysium' };

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
	const words = glossary(props.game);
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
	return (
		<div class="narrow">
			<h1>{t('Rules')}: {titles[props.game] ?? props.game}</h1>
			<nav class="tabs" aria-label={t('Games')}>
				{Object.entries(titles).map(([g, title]) => (
					<a href={`#/rules/${g}`} aria-current={g === props.game ? 'page' : undefined}>{title}</a>
				))}
			</nav>
			<Rules key={props.game} game={props.game} wanted={query().get('id')} />
		</div>
	);
}
