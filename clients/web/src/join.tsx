import { useEffect, useState } from 'preact/hooks';
import { post, whoami } from './api';
import { t } from './i18n';
import { go, query } from './router';

// A link to a table: say your name, sit down.
export function Join(props: { id: string }) {
	const [name, setName] = useState(localStorage.getItem('name') ?? '');
	const [error, setError] = useState('');
	useEffect(() => {
		document.title = t('Join a table') + ' · Petteia';
	}, []);
	const sit = async () => {
		localStorage.setItem('name', name);
		try {
			await whoami();
			await post(`/api/tables/${encodeURIComponent(props.id)}/join`, { invite: query().get('invite') ?? undefined });
			go('table/' + props.id);
		} catch (e) {
			setError((e as Error).message);
		}
	};
	return (
		<form
			class="join"
			onSubmit={e => {
				e.preventDefault();
				sit();
			}}
		>
			<h1>{t('Join a table')}</h1>
			<label>
				{t('Your name')}
				<input value={name} maxLength={24} required onInput={e => setName(e.currentTarget.value)} />
			</label>
			<button class="main">{t('Sit down')}</button>
			<a class="button" href={`#/table/${props.id}`}>{t('Just watch')}</a>
			{error && <p role="alert" class="error">{error}</p>}
		</form>
	);
}
