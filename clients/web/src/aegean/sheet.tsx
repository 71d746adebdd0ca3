// Where the rail is a tab of its own, the auction comes into the sheet below the board. As in table.css.
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n';

const narrow = matchMedia('(max-width: 1099px)');

export function Sheet(props: { children: preact.ComponentChildren }) {
	const [small, setSmall] = useState(narrow.matches);
	useEffect(() => {
		const look = () => setSmall(narrow.matches);
		look();
		narrow.addEventListener('change', look);
		return () => narrow.removeEventListener('change', look);
	}, []);
	return small ? <div class="aegean aegean--sheet"><h2 class="sr">{t('Offerings')}</h2>{props.children}</div> : null;
}
