// The chances of a game as a river of as many streams as there are seats, each as wide as its chance.
import type { JudgedLine } from '../play/types';

export type Line = Pick<JudgedLine, 'line' | 'chances'>;

export const W = 1000,
	H = 100;
const delta = 0.03; // of the length: the result, for a game may be won by its last line

// The chances of the seats before the k-th. Those of several fill the bed; whoever plays alone may leave it dry.
export function above({ chances }: Line, k: number): number {
	const sum = (n: number) => chances.slice(0, n).reduce((a, b) => a + b, 0);
	return sum(k) / (chances.length > 1 ? Math.max(1e-6, sum(chances.length)) : 1);
}

// How far along the river a line is, and the line that is so far along.
export const alongOf = (last: number) => (line: number) => ((1 - delta) * line) / last;
export const lineAt = (last: number, x: number) => Math.min(last, Math.round((x * last) / (1 - delta)));

// The bed of the k-th stream.
export function stream(lines: readonly Line[], k: number): string {
	const first = lines[0]!,
		end = lines.at(-1)!,
		along = alongOf(end.line);
	const edge = (j: number) => [
		`0 ${H * above(first, j)}`,
		...lines.map(l => `${(W * along(l.line)).toFixed(1)} ${(H * above(l, j)).toFixed(2)}`),
		`${W} ${(H * above(end, j)).toFixed(2)}`,
	];
	return `M${[...edge(k), ...edge(k + 1).reverse()].join('L')}z`;
}
