// A window over the page: the browser's own dialog, so that focus, Escape and screen readers work.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../words/i18n';
import { Sign } from './sign';

export function Dialog(props: { title: string; close: () => void; class?: string; children: ComponentChildren }) {
	const box = useRef<HTMLDialogElement>(null);
	useLayoutEffect(() => {
		const dialog = box.current!;
		if (!dialog.open) dialog.showModal();
		return () => dialog.close();
	}, []);
	return (
		<dialog
			ref={box}
			class={props.class}
			aria-label={props.title}
			onClose={props.close}
			onClick={e => e.target === box.current && props.close()}
		>
			<div class="dialog__head">
				<h2>{props.title}</h2>
				<button type="button" class="round" aria-label={t('Close')} data-tip={t('Close')} onClick={props.close}>
					<Sign id="ui-cancel" />
				</button>
			</div>
			<div class="inside">{props.children}</div>
		</dialog>
	);
}
