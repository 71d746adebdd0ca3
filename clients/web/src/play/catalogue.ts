// The games that can be played, as the engine names them: from the server, or from the engine in this browser.
import { useEffect, useState } from 'preact/hooks';
import { lang } from '../words/i18n';
import { localGames } from './local';
import { once } from './source';
import type { GameInfo } from './types';

export const catalogue = (tries?: number): Promise<GameInfo[]> =>
	once<GameInfo[]>('/api/games?lang=' + lang, tries).catch(localGames);

export function useGames(): GameInfo[] {
	const [games, setGames] = useState<GameInfo[]>([]);
	useEffect(() => void catalogue(2).then(setGames, () => {}), []);
	return games;
}

export const titleOf = (games: GameInfo[], id: string) => games.find(g => g.id === id)?.title ?? id;
