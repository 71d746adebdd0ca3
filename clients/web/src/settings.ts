// What a person has chosen for this browser.
export type Setting = 'sound' | 'motion' | 'notify' | 'guide' | 'careful' | 'list';
const usual: Record<Setting, boolean> = { sound: true, motion: true, notify: false, guide: true, careful: false, list: false };

export function setting(key: Setting): boolean {
	const kept = localStorage.getItem(key);
	return kept === null ? usual[key] : kept === 'on';
}

export function set(key: Setting, on: boolean) {
	localStorage.setItem(key, on ? 'on' : 'off');
	apply();
}

export function apply() {
	document.documentElement.dataset.motion = setting('motion') ? 'on' : 'off';
}
