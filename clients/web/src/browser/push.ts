// Notifications of this browser while the page is closed: the browser's push service brings them, the service worker
// shows them (sw.ts).
export interface PushPlace {
	endpoint: string;
	p256dh: string;
	auth: string;
}

export const pushWorks = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
	const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
	return Uint8Array.from(text, c => c.charCodeAt(0));
}

function place(s: PushSubscription): PushPlace {
	const { keys } = s.toJSON();
	return { endpoint: s.endpoint, p256dh: keys!.p256dh!, auth: keys!.auth! };
}

// What this browser has subscribed to, if anything.
export async function pushedTo(): Promise<string | null> {
	if (!pushWorks()) return null;
	const ready = await navigator.serviceWorker.getRegistration();
	return (await ready?.pushManager.getSubscription())?.endpoint ?? null;
}

// Asks the person, then the push service. null: the person said no.
export async function subscribe(key: string): Promise<PushPlace | null> {
	if ((await Notification.requestPermission()) !== 'granted') return null;
	const ready = await navigator.serviceWorker.ready,
		old = await ready.pushManager.getSubscription();
	await old?.unsubscribe(); // it may be of another key
	return place(await ready.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
}

export async function unsubscribe(): Promise<void> {
	const ready = await navigator.serviceWorker.getRegistration();
	await (await ready?.pushManager.getSubscription())?.unsubscribe();
}
