// Words of the page in three languages. Message ids are the English sentences; the others are loaded by whoever reads
// them.
type Table = Record<string, string | string[]>;
const words: Record<string, () => Promise<{ default: unknown }>> = {
	ru: () => import('generated/ru.json'),
	pl: () => import('generated/pl.json'),
};
let table: Table = {};

export type Lang = 'en' | 'ru' | 'pl';
export const languages: [Lang, string][] = [
	['en', 'English'],
	['ru', 'Русский'],
	['pl', 'Polski'],
];

function first(): Lang {
	const saved = localStorage.getItem('lang');
	const wanted = [saved, ...navigator.languages].map(l => (l ?? '').slice(0, 2));
	return (wanted.find(l => l === 'en' || l === 'ru' || l === 'pl') as Lang) ?? 'en';
}

export let lang: Lang = first();

// From then on the page speaks it; English where the words do not come.
export async function setLang(l: Lang) {
	localStorage.setItem('lang', l); // at once: who leaves before the words have come has chosen all the same
	const found = await words[l]?.().catch(() => null);
	table = (found?.default ?? {}) as Table;
	lang = l;
	document.documentElement.lang = l;
}

function form(n: number): number {
	const ten = n % 10,
		hundred = n % 100;
	if (lang === 'en') return n === 1 ? 0 : 1;
	if (lang === 'ru' && ten === 1 && hundred !== 11) return 0;
	if (lang === 'pl' && n === 1) return 0;
	return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14) ? 1 : 2;
}

// t('{n} seats', { n: 3 })
export function t(id: string, args: Record<string, string | number> = {}): string {
	const found = table[id];
	const text = typeof found === 'string' ? found : id;
	return fill(text, args);
}

export function tn(one: string, many: string, n: number, args: Record<string, string | number> = {}): string {
	const found = table[one];
	const text = Array.isArray(found) ? (found[form(n)] ?? many) : n === 1 ? one : many;
	return fill(text, { n, ...args });
}

function fill(text: string, args: Record<string, string | number>): string {
	if (!text.includes('{')) return text;
	return text.replace(/\{(\w+)\}/g, (all, key) => (key in args ? String(args[key]) : all));
}

// As the beginning of a sentence or a label.
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
