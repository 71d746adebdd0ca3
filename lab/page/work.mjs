// All that the page's own thread did for each frame of a position, from a trace: scripts, style, layout, painting,
// garbage. Processor time: what other programs took meanwhile does not count.
export const kinds = ['devtools.timeline', 'blink.user_timing', 'disabled-by-default-devtools.timeline'];

// For each position the milliseconds of its frames: from its arrival (the measure "repaint" begins) until its last
// slice is handed over to be drawn. A frame ends with the task in which the page does that ("Commit").
export function workOf(events) {
	const noted = events
		.filter(e => ['repaint', 'slice'].includes(e.name) && 'be'.includes(e.ph))
		.sort((a, b) => a.ts - b.ts);
	const own = events
		.filter(e => e.ph === 'X' && e.pid === noted[0]?.pid && e.tid === noted[0]?.tid)
		.sort((a, b) => a.ts - b.ts);
	const commits = own.filter(e => e.name === 'Commit').map(e => e.ts),
		tasks = own.filter(e => e.name === 'RunTask').map(e => ({ ms: e.tdur / 1000, from: e.ts, to: e.ts + e.dur }));
	const spans = [];
	for (const e of noted) {
		if (e.name === 'repaint' && e.ph === 'b') spans.push({ from: e.ts, to: e.ts });
		else if (spans.length) spans.at(-1).to = e.ts;
	}
	return spans
		.map(({ from, to }) => {
			const frames = [];
			let ms = 0;
			for (const task of tasks.slice(tasks.findIndex(t => t.to > from))) {
				ms += task.ms;
				if (!commits.some(c => c >= task.from && c < task.to)) continue;
				frames.push(ms);
				ms = 0;
				if (task.to >= to) break;
			}
			return frames;
		})
		.filter(frames => frames.length);
}
