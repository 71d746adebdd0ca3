// What the server refuses, in plain words: by status and code (docs/PROTOCOL.md).
import { t } from '../words/i18n';

const told: Record<string, () => string> = {
	'400 account': () => t('A name and a password of at least 8 characters are needed.'),
	'400 name': () => t('A name is needed, not too long: letters of one alphabet, digits and . - _ only.'),
	'400 seats': () => t('This game is not for so many players.'),
	'400 clock': () => t('Such a clock is not possible.'),
	'400 text': () => t('Say something, but not too much at once.'),
	'400 line': () => t('There is no such line.'),
	'403 login': () => t('Name or password is wrong.'),
	'403 seat': () => t('This is not allowed: you have no seat at this table.'),
	'403 nameless': () => t('Only those look on at this table who log in.'),
	'403 owner': () => t('Only the one who opened the table can do this.'),
	'403 undo': () => t('At this table nothing is taken back.'),
	'404 circle': () => t('There is no such circle. Perhaps the link is wrong, or was made anew.'),
	'404 date': () => t('This date was called off.'),
	'404 user': () => t('There is no such player.'),
	'409 account': () => t('You have an account already.'),
	'409 taken': () => t('This name is taken. Choose another one.'),
	'409 full': () => t('All seats are taken. You can still watch.'),
	'409 seats': () => t('There are free seats. The game can start when every seat is taken.'),
	'409 open': () => t('The game has not begun.'),
	'409 running': () => t('This can be done only when the game is over.'),
	'409 status': () => t('This cannot be done now.'),
	'409 undo': () => t('There is nothing to take back.'),
	'409 line': () => t('The game has moved on in the meantime. Here is the newest position.'),
	'409 damaged': () => t('This table is damaged behind its last line. Who runs this server can repair it.'),
	'503 unknown': () => t('The server did not answer. It is not known whether this was done; asking again…'),
	'429 tables': () => t('You have too many unfinished tables. Finish or resign some of them first.'),
};

export function plain(status: number, code: string, message: string): string {
	const known = told[`${status} ${code}`];
	if (known) return known();
	if (status === 0) return t('The server cannot be reached. Trying again…');
	if (status === 401) return t('The server does not know you any more. Reload the page to sit down as a new guest.');
	if (status === 403) return t('This is not allowed: {why}', { why: message });
	if (status === 404) return t('There is no such table. Perhaps the link is wrong.');
	if (status === 429) return t('Too many requests. Please wait a moment.');
	if (status >= 500) return t('The server has a problem. Nothing is lost; trying again…');
	return message; // refused moves come in our language
}
