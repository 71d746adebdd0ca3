// A question in the page, instead of the browser's own window.
import { Dialog } from './dialog';
import { t } from '../words/i18n';

export interface Asked {
	title: string;
	text: string;
	yes: string;
	act: () => void;
}

export function Ask(p: Asked & { close: () => void }) {
	return (
		<Dialog title={p.title} close={p.close}>
			<p>{p.text}</p>
			<div class="buttons buttons--end">
				<button class="btn" onClick={p.close}>
					{t('Cancel')}
				</button>
				<button class="btn btn--main" onClick={() => (p.close(), p.act())}>
					{p.yes}
				</button>
			</div>
		</Dialog>
	);
}
