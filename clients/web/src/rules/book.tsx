// The rulebook: how to play, then the reference chapter by chapter, with a search in plain words. Prompts and
// refusals link here by a rule's number.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { titleOf, useGames } from '../play/catalogue';
import { Dialog } from '../kit/dialog';
import { useFace } from '../face/load';
import { GameTabs } from '../house/frame';
import { lang, t, tn } from '../words/i18n';
import { query } from '../browser/router';
import { rulesOf } from '../play/source';
import type { Rule, RuleBook, RuleChapter, RuleTerm } from '../play/types';
import { searchIn, type Search } from './search';

// "**Income.** One gold piece …": what stands between the stars begins a paragraph.
function Prose(props: { text: string }) {
	const [, head, rest] = /^\*\*(.+?)\*\*(.*)$/s.exec(props.text) ?? [];
	return head ? (
		<p>
			<b>{head}</b>
			{rest}
		</p>
	) : (
		<p>{props.text}</p>
	);
}

// A cell that is the number of a rule leads there.
function Table(props: { text: string; go?: (id: string) => void }) {
	const cell = (text: string) =>
		props.go && /^[A-Z]{2}-[\d.]+$/.test(text) ? <Reference rule={text} go={props.go} /> : text;
	const [head, ...rows] = props.text
		.trim()
		.split('\n')
		.map(row => row.split(' | '));
	return (
		<table>
			<thead>
				<tr>
					{head!.map(cell => (
						<th scope="col">{cell}</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(row => (
					<tr>
						{row.map(text => (
							<td>{cell(text)}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

// "RULING: the text says …" without its word, which stands on the button already.
const reason = (note: string) =>
	note.replace(/^\p{Lu}{2,}:?\s*/u, '').replace(/^\p{Ll}/u, first => first.toUpperCase());

function OneRule(props: { rule: Rule; wanted: boolean; chapter?: string }) {
	const { rule, wanted } = props;
	const mark = useRef<HTMLLIElement>(null);
	useEffect(() => {
		if (wanted) mark.current?.scrollIntoView({ block: 'center' });
	}, [wanted]);
	if (!rule.id)
		return (
			<li>
				<Prose text={rule.text.replace(/^- /, '')} />
			</li>
		);
	return (
		<li id={rule.id} ref={mark} class={wanted ? 'wanted' : ''}>
			<b>{rule.id}</b>
			<div>
				{props.chapter && <small>{props.chapter}</small>}
				{rule.origin !== 'printed' && (
					<small class="rule__origin">{rule.origin === 'ours' ? t('designed by us') : t('our ruling')}</small>
				)}
				{rule.text.trim() || reason(rule.note)}
				{rule.text.trim() && rule.note && (
					<details open={wanted}>
						<summary>
							{/^(DESIGNED|ЗАДАНО|OPRACOWANIE)/.test(rule.note) ? t('Designed by us') : t('Our ruling')}
						</summary>
						{reason(rule.note)}
					</details>
				)}
				{rule.table && <Table text={rule.table} />}
			</div>
		</li>
	);
}

function Chapter(props: { chapter: RuleChapter; wanted?: string | null; n: number; go: (id: string) => void }) {
	const { chapter, wanted } = props;
	const inside = chapter.rules.some(r => r.id && r.id === wanted);
	if (chapter.kind === 'prose') {
		const items = chapter.rules.filter(r => r.text.startsWith('- '));
		return (
			<section id={`chapter-${props.n}`} class="book__prose">
				<h2>{chapter.title}</h2>
				{chapter.rules.some(r => r.table) ? (
					<div class="book__cards">
						{chapter.rules.map(r => (
							<section>
								<Prose text={r.text} />
								{r.table && <Table text={r.table} go={props.go} />}
							</section>
						))}
					</div>
				) : (
					chapter.rules.filter(r => !r.text.startsWith('- ')).map(r => <Prose text={r.text} />)
				)}
				{items.length > 0 && (
					<ul>
						{items.map(r => (
							<li>{r.text.slice(2)}</li>
						))}
					</ul>
				)}
			</section>
		);
	}
	return (
		<section id={`chapter-${props.n}`}>
			<details open={inside}>
				<summary>
					<h2>{chapter.title}</h2>
				</summary>
				<ol>
					{chapter.rules.map(r => (
						<OneRule key={r.id} rule={r} wanted={r.id === wanted} />
					))}
				</ol>
			</details>
		</section>
	);
}

function Glossary(props: { game: string }) {
	const words = useFace(props.game)?.glossary?.() ?? [];
	if (words.length === 0) return null;
	return (
		<section id="chapter-glossary">
			<details>
				<summary>
					<h2>{t('Glossary')}</h2>
				</summary>
				<dl>
					{words.map(([term, text]) => (
						<>
							<dt>{term}</dt>
							<dd>{text}</dd>
						</>
					))}
				</dl>
			</details>
		</section>
	);
}

// A range of rules leads to the first of them.
function Reference(props: { rule: string; defines?: boolean; go: (id: string) => void }) {
	const link = (
		<a
			href={`#${props.rule}`}
			onClick={e => {
				e.preventDefault();
				props.go(props.rule.split('–')[0]!);
			}}
		>
			{props.rule}
		</a>
	);
	return <>{props.defines ? <b>{link}</b> : link} </>;
}

// Every term with the rules that speak of it, those that define it first and in bold type.
function Index(props: { book: RuleBook; go: (id: string) => void }) {
	const letters = useMemo(() => {
		const groups = new Map<string, RuleTerm[]>();
		for (const term of props.book.index) {
			const letter = term.term[0]!.toLocaleUpperCase(lang);
			groups.set(letter, [...(groups.get(letter) ?? []), term]);
		}
		return [...groups];
	}, [props.book]);
	return (
		<section id="chapter-index">
			<details>
				<summary>
					<h2>{t('Index')}</h2>
				</summary>
				<div class="book__index">
					{letters.map(([letter, terms]) => (
						<section aria-label={letter}>
							<h3>{letter}</h3>
							<dl>
								{terms.map(term => (
									<div>
										<dt>{term.term}</dt>
										<dd>
											{term.defined.map(rule => (
												<Reference rule={rule} defines go={props.go} />
											))}
											{term.used.map(rule => (
												<Reference rule={rule} go={props.go} />
											))}
										</dd>
									</div>
								))}
							</dl>
						</section>
					))}
				</div>
			</details>
		</section>
	);
}

function Results(props: { search: Search | null; question: string }) {
	const { search, question } = props;
	const found = useMemo(() => search?.find(question) ?? [], [search, question]);
	if (!search) return <p role="status">{t('Loading…')}</p>;
	return (
		<>
			<p class="quiet" role="status">
				{tn('{n} rule', '{n} rules', found.length)}
			</p>
			<ol>
				{found.map(f => (
					<OneRule key={f.rule.id || f.rule.text} rule={f.rule} chapter={f.chapter} wanted={false} />
				))}
			</ol>
		</>
	);
}

// The search in a book, loaded when somebody asks the first question; what to say where there is none.
function useSearch(book: RuleBook | null, asked: boolean) {
	const [search, setSearch] = useState<Search | null>(null);
	const [missing, setMissing] = useState('');
	useEffect(() => {
		if (!book || !asked || search) return;
		searchIn(book, lang).then(setSearch, () =>
			setMissing(
				t('The search could not be loaded. Everything is here: open a chapter, or look it up in the index.'),
			),
		);
	}, [book, asked]);
	return { search, missing };
}

export function Rules(props: { game: string; wanted?: string | null }) {
	const [book, setBook] = useState<RuleBook | null>(null);
	const [question, setQuestion] = useState('');
	const [error, setError] = useState('');
	useEffect(() => {
		rulesOf(props.game).then(setBook, e => setError((e as Error).message));
	}, [props.game]);
	const asked = question.trim() !== '';
	const { search, missing } = useSearch(book, asked);
	const [wanted, setWanted] = useState(props.wanted);
	const look = (id: string) => {
		setWanted(id); // opens its chapter
		document.getElementById(id)?.scrollIntoView({ block: 'center' });
	};
	const go = (n: number | string) => {
		const chapter = document.getElementById(`chapter-${n}`);
		chapter?.querySelector('details')?.setAttribute('open', '');
		chapter?.scrollIntoView({ block: 'start' });
	};
	return (
		<div class="rules">
			<label class="stack">
				{t('Ask the rules: “how do I win”, “retreat”, a number')}
				<input type="search" value={question} onInput={e => setQuestion(e.currentTarget.value)} />
			</label>
			{error && (
				<p role="alert" class="error">
					{error}
				</p>
			)}
			{!book && !error && <p role="status">{t('Loading…')}</p>}
			{asked && missing && (
				<p role="status" class="quiet">
					{missing}
				</p>
			)}
			{book && asked && !missing && <Results search={search} question={question} />}
			{book && (!asked || missing) && (
				<div class="book">
					<nav aria-label={t('Chapters')}>
						{book.chapters.map((c, n) => (
							<button type="button" class={c.kind} onClick={() => go(n)}>
								{c.title}
							</button>
						))}
						<button type="button" class="prose" onClick={() => go('glossary')}>
							{t('Glossary')}
						</button>
						<button type="button" class="prose" onClick={() => go('index')}>
							{t('Index')}
						</button>
					</nav>
					<div>
						{book.chapters.map((c, n) => (
							<Chapter key={n} n={n} chapter={c} wanted={wanted} go={look} />
						))}
						<Glossary game={props.game} />
						<Index book={book} go={look} />
					</div>
				</div>
			)}
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
			<h1>
				{t('Rules')}: {titleOf(games, props.game)}
			</h1>
			<GameTabs page="rules" game={props.game} />
			<Rules key={props.game} game={props.game} wanted={query().get('id')} />
		</>
	);
}
