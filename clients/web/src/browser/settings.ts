// What a person has chosen for this browser.
export type Setting =
	'sound' | 'haptics' | 'motion' | 'notify' | 'guide' | 'coach' | 'careful' | 'list' | 'auto' | 'relief' | 'showing';
const usual: Record<Setting, boolean> = {
	sound: true,
	haptics: true,
	motion: true,
	notify: false,
	guide: true,
	coach: true,
	careful: false,
	list: false,
	auto: true,
	relief: true,
	showing: true, // a table being played, on the home page
};

// How fast others' moves are shown one after the other, in milliseconds each; 0: all at once.
export const speeds = { slow: 1400, normal: 700, fast: 300, once: 0 };
export type Speed = keyof typeof speeds;
export function speed(): Speed {
	const kept = localStorage.getItem('speed');
	return kept && kept in speeds ? (kept as Speed) : 'normal';
}
export const setSpeed = (wanted: Speed) => localStorage.setItem('speed', wanted);

export function setting(key: Setting): boolean {
	const kept = localStorage.getItem(key);
	// a phone is quiet unless told otherwise
	if (kept === null && key === 'sound') return !matchMedia('(pointer: coarse)').matches;
	return kept === null ? usual[key] : kept === 'on';
}

export function set(key: Setting, on: boolean) {
	localStorage.setItem(key, on ? 'on' : 'off');
	apply();
	dispatchEvent(new Event('settings'));
}

export function apply() {
	document.documentElement.dataset.motion = setting('motion') ? 'on' : 'off';
}
