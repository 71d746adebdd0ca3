// A link to a table: say your name, sit down or watch.
import { useEffect, useState } from 'preact/hooks';
import { post } from './api';
import { t } from './i18n';
import { go, query } from './router';
import { whoami } from './user';

export function Join(props: { id: string }) {
	const [name, setName] = useState(localStorage.getItem('name') ?? '');
	const [error, setError] = useState('');
	const invite = query().get('invite');
	useEffect(() => {
		document.title = t('Join a table') + ' · Petteia';
		if (invite) sessionStorage.setItem('invite ' + props.id, invite);
	}, []);
	const sit = async () => {
		localStorage.setItem('name', name);
		try {
			await whoami();
			await post(`/api/tables/${encodeURIComponent(props.id)}/join`, invite ? { invite } : {});
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
			<label class="stack">
				{t('Your name')}
				<input value={name} maxLength={24} required onInput={e => setName(e.currentTarget.value)} />
			</label>
			<div class="buttons">
				<button class="btn btn--main">{t('Sit down')}</button>
				<a class="btn" href={`#/table/${props.id}`}>{t('Just watch')}</a>
			</div>
			{error && <p role="alert" class="error">{error}</p>}
		</form>
	);
}
