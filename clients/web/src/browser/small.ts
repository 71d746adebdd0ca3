// What the screen has room for, as the styles ask it.
import { useEffect, useState } from 'preact/hooks';

export function useMedia(query: string): boolean {
	const [is, setIs] = useState(() => matchMedia(query).matches);
	useEffect(() => {
		const media = matchMedia(query),
			look = () => setIs(media.matches);
		look();
		media.addEventListener('change', look);
		return () => media.removeEventListener('change', look);
	}, [query]);
	return is;
}

// Is the rail a tab of its own? Then what the question needs of it comes into the sheet below the board. As in
// table.css.
export const useSmall = () => useMedia('(max-width: 1099px)');
