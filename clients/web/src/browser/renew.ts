// The server was replaced by one of another version while this page was open: what the page loads now does not fit what
// it has. It is opened anew, at most once a minute, and only where a server answers.
export async function renew(): Promise<void> {
	if (Date.now() - Number(sessionStorage.getItem('renewed')) < 60_000) return;
	const there = await fetch('/api/me', { cache: 'no-store' }).then(
		() => true,
		() => false,
	);
	if (!there) return;
	sessionStorage.setItem('renewed', String(Date.now()));
	location.reload();
}
