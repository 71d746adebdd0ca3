// Who invites others is asked for a name first: a guest is called "Guest" until then, and nobody knows who that is.
import { useState } from 'preact/hooks';
import { useUser, takeName, whoami } from '../play/user';
import { t } from '../words/i18n';

// Whether a name is wanted, the field for it, and what makes it ours (a guest is made if there is none).
export function useNaming() {
	const user = useUser(),
		[name, setName] = useState('');
	const wanted = user ? user.guest && user.name === t('Guest') : !localStorage.getItem('name');
	return {
		field: wanted && (
			<label class="stack">
				{t('Your name')}
				<input value={name} maxLength={24} required onInput={e => setName(e.currentTarget.value)} />
			</label>
		),
		settle: () => (wanted ? takeName(name.trim()) : whoami()),
	};
}
