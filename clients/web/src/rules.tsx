import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { get } from './api';
import { t } from './i18n';
import { query } from './router';

const games = ['legendary', 'cyclades', 'hellas', 'elysium'];
const titles: Record<string, string> = { legendary: 'Cyclades: Legendary Edition', cyclades: 'Cyclades (2009)', hellas: 'Lords of Hellas', elysium: 'Elysium' };

// Our rules, numbered and searchable. Prompts and refusals link here by number.
export function RulesPage(props: { game: string }) {
	const [rules, setRules] = useState<{ id: string; text: string }[]>([]);
	const [word, setWord] = useState('');
	const wanted = query().get('id');
	const mark = useRef<HTMLLIElement>(null);
	useEffect(() => {
		get<{ id: string; text: string }[]>(`/api/rules/${props.game}`).then(setRules, () => setRules([]));
	}, [props.game]);
	useEffect(() => mark.current?.scrollIntoView({ block: 'center' }), [rules, wanted]);
	const shown = useMemo(() => {
		const w = word.toLowerCase();
		return rules.filter(r => !w || r.id.toLowerCase().includes(w) || r.text.toLowerCase().includes(w));
	}, [rules, word]);
	return (
		<div class="rules">
			<h1>{t('Rules')}</h1>
			<nav aria-label={t('Games')}>
				{games.map(g => (
					<a href={`#/rules/${g}`} aria-current={g === props.game ? 'page' : undefined}>{titles[g]}</a>
				))}
			</nav>
			<label>
				{t('Search')}
				<input type="search" value={word} onInput={e => setWord(e.currentTarget.value)} />
			</label>
			<ol>
				{shown.map(r => (
					<li id={r.id} ref={r.id === wanted ? mark : undefined} class={r.id === wanted ? 'wanted' : ''}>
						<b>{r.id}</b> {r.text}
					</li>
				))}
			</ol>
		</div>
	);
}
