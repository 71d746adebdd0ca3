// Is the rail a tab of its own? Then what the question needs of it comes into the sheet below the board. As in table.css.
import { useEffect, useState } from 'preact/hooks';

const narrow = matchMedia('(max-width: 1099px)');

export function useSmall(): boolean {
	const [small, setSmall] = useState(narrow.matches);
	useEffect(() => {
		const look = () => setSmall(narrow.matches);
		look();
		narrow.addEventListener('change', look);
		return () => narrow.removeEventListener('change', look);
	}, []);
	return small;
}
