// What stands on an area of the map: its marks, its name, its pieces, where the packer put them.
import type { JSX } from 'preact';
import { RedrawnByKey } from '../board/redrawn';
import { formsOf, type Placement, type Prepared, type StageArea, type StagePiece, type View } from './layout';

// A key for all that Standing draws: most areas stay as they are.
export function standingOf(a: StageArea, placement: Placement, prepared: Prepared, view: View): string {
	const put = placement.areas.get(a.id),
		shape = prepared.by.get(a.id),
		label = put && put.label >= 0 ? shape?.labels[put.label] : null;
	const touched = (hit: StageArea['hit']) => (hit ? `${hit.class} ${hit['aria-label']} ${hit['data-foes']}` : '');
	const marks = (a.marks ?? []).map(m => {
		const at = shape?.marks.find(s => s.id === m.id);
		return `${m.id} ${m.of} ${m.w} ${m.h} ${at?.x} ${at?.y} ${touched(m.hit)}`;
	});
	const pieces = (a.pieces ?? []).map(q => `${q.id} ${q.of} ${q.on} ${touched(q.hit)}`);
	const places = put?.placed.map(q => `${q.id} ${q.x} ${q.y} ${q.hw} ${q.hh}`),
		folded = put?.folded.map(f => `${f.into} ${f.hidden}`);
	return (
		`${view.font}|${a.name} ${a.extra?.of} ${a.extra?.w} ${label?.x} ${label?.y} ${label?.hw}|${marks.join()}|` +
		`${pieces.join()}|${places?.join()}|${folded?.join()}`
	);
}

// Marks, name and pieces of an area.
export function Standing(p: { area: StageArea; prepared: Prepared; placement: Placement; view: View }) {
	const { area: a } = p,
		shape = p.prepared.by.get(a.id),
		put = p.placement.areas.get(a.id);
	if (!shape || !put) return null;
	const covered = new Set(a.pieces?.map(q => q.on).filter(Boolean)),
		label = put.label >= 0 ? shape.labels[put.label] : null;
	const folded = new Map(put.folded.map(f => [f.into, f.hidden]));
	return (
		<>
			{a.marks?.map(m => {
				const at = shape.marks.find(s => s.id === m.id);
				if (!at || covered.has(m.id)) return null;
				return (
					<Item
						key={m.id}
						of={m.of}
						x={at.x}
						y={at.y}
						w={m.w}
						h={m.h}
						hit={m.hit}
						draw={m.draw}
						class="map-mark"
					/>
				);
			})}
			{label && a.name && (
				<RedrawnByKey of={`${a.name} ${a.extra?.of} ${label.x} ${label.y} ${label.form} ${p.view.font}`}>
					{() => (
						<g class="map-name" transform={`translate(${label.x.toFixed(1)} ${label.y.toFixed(1)})`}>
							<text x={-label.hw + 3} y={p.view.font * 0.34}>
								{formsOf(a)[label.form]}
							</text>
							{a.extra && label.form < 2 && (
								<g transform={`translate(${(label.hw - a.extra.w / 2).toFixed(1)} 0)`}>
									{a.extra.draw()}
								</g>
							)}
						</g>
					)}
				</RedrawnByKey>
			)}
			{put.placed.map(at => {
				const piece = a.pieces?.find(q => q.id === at.id);
				if (!piece) return null;
				const hidden = (folded.get(piece.id) ?? [])
					.map(id => a.pieces!.find(q => q.id === id))
					.filter((q): q is StagePiece => !!q);
				const hit = piece.hit ?? hidden.find(h => h.hit)?.hit; // what leans on it may be meant
				// what may be chosen besides leans on it as a thing of its own
				const besides = hidden.filter(h => h.hit !== hit && /\blit\b/.test(h.hit?.class ?? '')),
					behind = hidden.filter(h => !besides.includes(h)),
					[w, h] = [at.hw * 2, at.hh * 2];
				return (
					<>
						<Item
							key={piece.id}
							of={`${piece.of}+${behind.map(b => b.of)}`}
							x={at.x}
							y={at.y}
							w={w}
							h={h}
							hit={hit}
							draw={piece.draw}
							behind={behind}
							on={a.id}
							class="map-piece"
						/>
						{besides.map((m, i) => (
							<Item
								key={m.id}
								of={m.of}
								x={at.x + w * leansAt(i + behind.length)}
								y={at.y + h * 0.34}
								w={m.w * leaning}
								h={m.h * leaning}
								hit={m.hit}
								draw={m.draw}
								on={a.id}
								class="map-piece"
							/>
						))}
					</>
				);
			})}
		</>
	);
}

// One thing that stands somewhere. What found no room leans on it, smaller.
const leaning = 0.62;
const leansAt = (n: number) => Math.min(n, 2) * 0.3 - 0.34; // from the left: its number is on the right
function Item(p: {
	of: string;
	x: number;
	y: number;
	w: number;
	h: number;
	hit?: StageArea['hit'];
	draw: (w: number, h: number) => JSX.Element;
	behind?: StagePiece[];
	on?: string;
	class: string;
}) {
	const { w, h } = p,
		hit = (p.hit ?? {}) as Record<string, unknown>,
		more = p.behind?.slice(0, 3) ?? [];
	return (
		<g
			{...hit}
			data-on={p.on}
			class={`${p.class} ${p.hit?.class ?? ''} ${p.hit ? 'touch' : ''}`}
			style={{ transform: `translate(${p.x.toFixed(1)}px, ${p.y.toFixed(1)}px)` }}
		>
			{p.hit && <rect class="map-halo" x={-w / 2 - 3} y={-h / 2 - 3} width={w + 6} height={h + 6} rx={8} />}
			<RedrawnByKey of={`${p.of} ${w} ${h}`}>
				{() => (
					<>
						{p.draw(w, h)}
						{more.map((m, i) => (
							<g
								class="map-mini"
								transform={
									`translate(${(w * leansAt(i)).toFixed(1)} ${(h * 0.34).toFixed(1)}) ` +
									`scale(${leaning})`
								}
							>
								{m.draw(m.w, m.h)}
							</g>
						))}
					</>
				)}
			</RedrawnByKey>
		</g>
	);
}
