// Is it night? The page's own choice (data-theme on the root), else the system's.
import { useEffect, useState } from 'preact/hooks';

function isNight(): boolean {
	const theme = document.documentElement.dataset.theme;
	return theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
}

export function useNight(): boolean {
	const [night, setNight] = useState(isNight);
	useEffect(() => {
		const look = () => setNight(isNight()),
			system = matchMedia('(prefers-color-scheme: dark)');
		const page = new MutationObserver(look);
		page.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
		system.addEventListener('change', look);
		return () => {
			page.disconnect();
			system.removeEventListener('change', look);
		};
	}, []);
	return night;
}
