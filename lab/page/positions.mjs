// What each new position took in the page, frame by frame. The page draws a position in one frame or in several
// (clients/web/src/board/slices.ts) and notes for each how long it took to draw and lay out: the measure "repaint" for
// the first, "slice" for those that follow.

// For each position the milliseconds of its frames, the first one first.
export const framesOf = page =>
	page.evaluate(() => {
		const all = [...performance.getEntriesByName('repaint'), ...performance.getEntriesByName('slice')].sort(
				(a, b) => a.startTime - b.startTime,
			),
			positions = [];
		for (const { name, duration } of all) {
			if (name === 'repaint') positions.push([duration]);
			else positions.at(-1)?.push(duration);
		}
		return positions;
	});

export const quantile = (times, q) => times.toSorted((a, b) => a - b)[Math.floor(q * (times.length - 1))].toFixed(1);
export const share = (times, limit) => ((100 * times.filter(t => t < limit).length) / times.length).toFixed(1);
const spread = times => `${quantile(times, 0.5)} ms (median), ${quantile(times, 0.95)} ms (95 %)`;

// In words: the longest frame of each position counts, for one long frame is what is felt.
export function told(positions) {
	const longest = positions.map(frames => Math.max(...frames)),
		sum = positions.map(frames => frames.reduce((a, b) => a + b, 0));
	const many = positions.reduce((n, frames) => n + frames.length, 0) / positions.length;
	return (
		`longest frame ${spread(longest)}, ${share(longest, 16)} % under 16 ms; first frame ` +
		`${spread(positions.map(frames => frames[0]))}; all frames together ${spread(sum)}, ${many.toFixed(1)} ` +
		'frames a position'
	);
}
