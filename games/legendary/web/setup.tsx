// How a table of Cyclades: Legendary Edition looks while it is set up: the map in pictures, and the builder.
import { useEffect, useState } from 'preact/hooks';
import type { Draft, SetupFace } from 'page/face/face';
import { t } from 'page/words/i18n';
import { Medal } from 'page/kit/parts';
import type { planOf } from 'page/map/geometry';
import { MapPicture } from 'page/map/picture';
import { planOrNone, TableMap, useDraft, usePackLook } from 'page/house/setup/ground';
import { Pick, PictureChoice, Row } from 'page/house/setup/options';
import { Builder } from './builder';
import { laid, planOfTiles, printed, readTiles, written, type Face, type Tiles } from './tiles';

type Board = Parameters<typeof planOf>[0];

function OwnMap(p: { tiles: string }) {
	const { face, puts } = readTiles(p.tiles),
		[tiles, setTiles] = useState<Tiles | null>(null);
	useEffect(() => void printed(face).then(setTiles, () => {}), [face]);
	return tiles && puts.length ? (
		<MapPicture plan={planOfTiles(tiles, puts)} />
	) : (
		<span class="setup__empty">
			<Medal sign="i-build" size={54} />
		</span>
	);
}

function Maps(p: Draft) {
	const now = p.options.layout || 'quick',
		face = (p.options.face || 'A') as Face,
		tiles = p.options.tiles ?? '';
	const built = useDraft<Board>('legendary', p.seats, {}),
		packed = usePackLook<Board & { seats: number[] }>(p.pack, 'layout', l => l.seats.includes(p.seats)),
		ready = packed ? { ...packed, tiles: true } : built,
		chance = useDraft<Board>('legendary', p.seats, { layout: 'random', face }, true);
	const choose = async (layout: string) => {
		if (layout !== 'custom') return p.set({ layout: layout === 'quick' ? '' : layout, tiles: '', face: '' });
		p.set({ layout, face: '', tiles: tiles || written(await laid(p.seats, 'A', false), 'A') });
	};
	const pictures = [
		{
			value: 'quick',
			name: t('Ready-made'),
			sentence: t('The map for this number of players.'),
			art: <MapPicture plan={planOrNone(ready)} />,
		},
		{
			value: 'random',
			name: t('By chance'),
			sentence: t('Another one every time.'),
			art: (
				<>
					<MapPicture plan={planOrNone(chance)} />
					<Medal sign="i-dice" size={36} />
				</>
			),
		},
		{
			value: 'custom',
			name: t('Your own'),
			sentence: t('You lay the tiles yourself.'),
			art: (
				<>
					<OwnMap tiles={tiles} />
					{tiles && <Medal sign="i-build" size={36} />}
				</>
			),
		},
	];
	return (
		<>
			<div class="pictures" role="radiogroup" aria-label={t('Map')}>
				{pictures.map(x => (
					<PictureChoice
						key={x.value}
						value={x.value}
						name={x.name}
						sentence={x.sentence}
						checked={x.value === now}
						choose={() => void choose(x.value)}
					>
						{x.art}
					</PictureChoice>
				))}
			</div>
			{now === 'random' && (
				<Row
					sign="i-land"
					title={t('Side of the tiles')}
					sentence={
						face === 'A'
							? t('Calm: islands keep to their tiles.')
							: t('Rough: islands run on from tile to tile.')
					}
					option="face"
				>
					<Pick
						label={t('Side of the tiles')}
						value={face}
						choose={f => p.set({ face: f === 'A' ? '' : f })}
						values={[
							{ value: 'A', name: t('A, calm') },
							{ value: 'B', name: t('B, rough') },
						]}
					/>
				</Row>
			)}
			{now === 'custom' && <Builder seats={p.seats} tiles={tiles} change={all => p.set({ tiles: all })} />}
		</>
	);
}

export const setup: SetupFace = {
	Map: TableMap,
	Board: Maps,
	own: ['layout', 'face', 'tiles'],
	looks: () => ({
		teams: {
			sign: 'i-others',
			title: t('Teams'),
			values: {
				off: ['', t('Everybody for themselves; two and six players always play in teams.')],
				on: ['', t('Two against two; partners win together.')],
			},
		},
		bluff: {
			sign: 'i-oracle',
			title: t('Bluffing'),
			values: {
				off: ['', t('Nobody may offer more gold than they have.')],
				on: ['', t('You may offer more than you have; to be caught is punished.')],
			},
		},
		goal: {
			sign: 'i-metropolis',
			title: t('Goal'),
			values: {
				3: ['3', t('Three metropolises end the game.')],
				4: ['4', t('A longer game: four metropolises end it.')],
			},
		},
		max_rounds: {
			sign: 'i-chronos',
			title: t('Rounds at most'),
			sentence: t('Whoever leads after this round wins.'),
		},
		screens: {
			sign: 'i-gold',
			title: t('Purses behind screens'),
			values: {
				off: ['', t('All gold lies on the table.')],
				on: ['', t('Nobody sees how much gold the others have.')],
			},
		},
	}),
};
