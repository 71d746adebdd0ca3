// Who we are: a guest is created when first needed; an account keeps seats and ratings across browsers.
import { useEffect, useState } from 'preact/hooks';
import { get, post } from './api';
import { t } from '../words/i18n';

interface User {
	id: string;
	name: string;
	guest: boolean;
}

// The cookie cannot be read from here; whether there is one is remembered beside it.
export const known = () => localStorage.getItem('known') === 'yes';

let me: Promise<User> | null = null;
const watching = new Set<(u: User | null) => void>();

// Sets the current user, or none.
function be(u: User | null): User | null {
	if (u) localStorage.setItem('known', 'yes');
	else localStorage.removeItem('known');
	me = u && Promise.resolve(u);
	watching.forEach(f => f(u));
	return u;
}

const asked = () => get<{ user: User }>('/api/me').then(a => be(a.user)!);
const fresh = (name = localStorage.getItem('name') || t('Guest')) =>
	post<{ user: User }>('/api/guest', { name }).then(a => be(a.user)!);

export function whoami(): Promise<User> {
	me ??= known()
		? asked().catch(e => {
				if (e.status !== 401) throw e;
				// a login that has ended: its name may be an account's
				return fresh().catch(again => (again.code === 'taken' ? fresh(t('Guest')) : Promise.reject(again)));
			})
		: fresh();
	me.catch(() => (me = null));
	return me;
}

// Our guest says who it is.
export async function takeName(name: string): Promise<User> {
	const user = me || known() ? await whoami() : await fresh(name),
		named = user.name === name ? user : be((await post<{ user: User }>('/api/name', { name })).user)!;
	localStorage.setItem('name', name);
	return named;
}

// Our guest gets a name and a password, and keeps seats and ratings.
export async function register(name: string, password: string) {
	await whoami();
	be((await post<{ user: User }>('/api/account', { name, password })).user);
	localStorage.setItem('name', name);
}

export async function logIn(name: string, password: string) {
	be((await post<{ user: User }>('/api/login', { name, password })).user);
	localStorage.setItem('name', name);
}

export async function logOut() {
	await post('/api/logout');
	localStorage.removeItem('name');
	be(null);
}

// Our user, if the server knows one: no guest is created for this.
export function useUser(): User | null {
	const [user, setUser] = useState<User | null>(null);
	useEffect(() => {
		watching.add(setUser);
		if (me) me.then(setUser, () => {});
		else if (known()) asked().catch(() => {});
		return () => void watching.delete(setUser);
	}, []);
	return user;
}
