// The first match: easy bots, and an owl that explains each thing once, when it first comes up.
import { useEffect, useState } from 'preact/hooks';
import { t } from '../words/i18n';
import { Tondo } from '../kit/parts';
import { localTable, startLocal } from '../play/local';
import { set } from '../browser/settings';
import type { GuideProps, Source } from '../play/source';
import type { Fields } from '../play/types';
import { courseOf, lessonsOf, told, type Doc, type Hint } from './doc';
import { Spoken } from './layer';

const BOT = 'level:1';
const key = (id: string) => 'coach ' + id;

// Opens the table of the first match and returns its id.
export async function coached(doc: Doc): Promise<string> {
	const { seats, ...options } = doc.coach;
	set('guide', true);
	const id = await startLocal(doc.game, Number(seats), [0], BOT, options);
	localStorage.setItem(key(id), '');
	return id;
}

// The values at a path of the position; * stands for every key.
function valuesAt(at: unknown, path: string[]): unknown[] {
	if (!path.length) return at === undefined || at === null ? [] : [at];
	if (typeof at !== 'object' || at === null) return [];
	const [first, ...rest] = path,
		fields = at as Fields;
	return (first === '*' ? Object.values(fields) : [fields[first!]]).flatMap(v => valuesAt(v, rest));
}

const amount = (v: unknown) =>
	Array.isArray(v) ? v.length : typeof v === 'object' ? Object.keys(v as object).length : Number(v);

// A position has all its fields; one that is zero, no token (-) or empty counts as absent.
const there = (v: unknown): boolean =>
	v !== null && typeof v === 'object' ? Object.values(v).some(there) : !!v && v !== '-';

// "metropolises.*>=1 or philosophers.*>=3": is it true of the position? Of a list the length counts.
export function holds(when: string, pub: Fields): boolean {
	return when.split(' or ').some(part => {
		const m = /^([\w.*]+?)(?:(>=|=)(\d+))?$/.exec(part.trim());
		if (!m) return false;
		const found = valuesAt(pub, m[1]!.split('.'));
		return m[2]
			? found.some(v => (m[2] === '=' ? amount(v) === Number(m[3]) : amount(v) >= Number(m[3])))
			: found.some(there);
	});
}

// The first hint that fits and was not given yet.
function hintFor(doc: Doc, p: GuideProps, given: string[]): Hint | undefined {
	const { node } = p.view.question;
	if (!p.view.question.you || !node) return undefined;
	return doc.hints.find(
		(h, i) => !given.includes(String(i)) && node.startsWith(h.node) && (!h.when || holds(h.when, p.view.view.pub)),
	);
}

function Coach(p: GuideProps) {
	const [doc, setDoc] = useState<Doc | null>(null);
	const [hint, setHint] = useState<Hint | null>(null);
	const { table } = p;
	useEffect(() => void lessonsOf(courseOf(table.game, table.seats.length)!).then(setDoc, () => {}), []);
	// one hint at a time, each only once
	useEffect(() => {
		if (!doc || p.playing || hint) return;
		const given = (localStorage.getItem(key(table.id)) ?? '').split(' ').filter(Boolean);
		const next = hintFor(doc, p, given);
		if (!next) return;
		setHint(next);
		localStorage.setItem(key(table.id), [...given, doc.hints.indexOf(next)].join(' '));
	}, [doc, p.view.line, p.playing, hint]);
	useEffect(() => {
		if (hint && p.said) setHint(null);
	}, [p.said]);
	const text = p.said?.text ?? (hint && doc ? told(doc, hint.text) : '');
	if (!text || p.playing) return null;
	return (
		<section class="lesson owl owl--coach" role="dialog" aria-label={t('The owl')}>
			<Tondo glyph="owl" />
			<p class="owl__say" role="status">
				<Spoken text={text} />{' '}
				{p.said?.rule && (
					<button class="link rule" onClick={() => p.rule(p.said!.rule!)}>
						{t('Rule {id}', { id: p.said.rule })}
					</button>
				)}
			</p>
			<footer>
				<button class="btn btn--main" onClick={() => (p.hush(), setHint(null))}>
					{t('I see')}
				</button>
			</footer>
		</section>
	);
}

// A table of this browser, with the coach over it.
export function coachedTable(id: string): Source {
	const source = localTable(id);
	return {
		...source,
		table: async () => ({ ...(await source.table()), name: t('First game, guided') }),
		guide: { Layer: Coach, strict: false },
	};
}
