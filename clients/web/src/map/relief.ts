// Painted maps or plain ones, as the person has chosen: painting costs a slow machine seconds.
import { useEffect, useState } from 'preact/hooks';
import { setting } from '../browser/settings';

export function useRelief(): boolean {
	const [on, setOn] = useState(setting('relief'));
	useEffect(() => {
		const hear = () => setOn(setting('relief'));
		addEventListener('settings', hear);
		return () => removeEventListener('settings', hear);
	}, []);
	return on;
}
