// Reports somebody to whoever runs the server.
import { useState } from 'preact/hooks';
import { post } from '../play/api';
import { useUser } from '../play/user';
import { Dialog } from '../kit/dialog';
import { t } from '../words/i18n';

export function ReportButton(p: { id: string; name: string; table?: string }) {
	const user = useUser();
	const [asking, setAsking] = useState(false);
	const [why, setWhy] = useState('');
	const [said, setSaid] = useState('');
	if (!user || user.id === p.id) return null;
	const send = () => {
		setAsking(false);
		post('/api/report', { user: p.id, text: why, ...(p.table ? { table: p.table } : {}) }).then(
			() => setSaid(t('Thank you: whoever runs this server will read it.')),
			e => setSaid((e as Error).message),
		);
	};
	return (
		<div class="buttons">
			<button class="btn" onClick={() => setAsking(true)}>
				{t('Report')}
			</button>
			{said && <p role="status">{said}</p>}
			{asking && (
				<Dialog title={t('Report {name}?', { name: p.name })} close={() => setAsking(false)}>
					<label class="report">
						{t('What did they do? Whoever runs this server reads it.')}
						<textarea maxLength={250} value={why} onInput={e => setWhy(e.currentTarget.value)} />
					</label>
					<div class="buttons buttons--end">
						<button class="btn" onClick={() => setAsking(false)}>
							{t('Cancel')}
						</button>
						<button class="btn btn--main" disabled={!why.trim()} onClick={send}>
							{t('Report')}
						</button>
					</div>
				</Dialog>
			)}
		</div>
	);
}
