// What happened at a table beside the game, in words.
import type { Happening, Table } from '../play/types';
import { span } from '../house/contract';
import { t, tn } from '../words/i18n';
import { spokenName } from '../words/names';

// Who voted for it.
function voters(h: Happening, table: Table): string {
	const seats = table.seats.filter((_, i) => (h.value ?? 0) & (1 << i)).map(s => spokenName(table, s.seat));
	return seats.join(', ');
}

const words: Record<string, (h: Happening, by: string, about: string, table: Table) => string> = {
	called: (_, by, about) => t('{name} asks what to do about {who}, who is away.', { name: by, who: about }),
	there: (_, by) => t('{name} is there.', { name: by }),
	time: (_, _by, about) => t('The time of {name} is up.', { name: about }),
	wait: (h, _by, about, table) =>
		t('The table waits for {name}: {voters}.', { name: about, voters: voters(h, table) }),
	bot: (h, _by, about, table) =>
		t('A bot plays for {name} now: {voters}.', { name: about, voters: voters(h, table) }),
	substitute: (h, _by, about, table) =>
		t('A substitute is wanted for {name}: {voters}.', { name: about, voters: voters(h, table) }),
	seated: (_, by, about) => t('{name} takes the seat of {who}.', { name: by, who: about }),
	left: (_, by) => t('{name} lets a bot play.', { name: by }),
	resigned: (_, by) => t('{name} resigns. A bot plays on.', { name: by }),
	back: (_, by) => t('{name} is back.', { name: by }),
	paused: (_, by) => t('The game is paused: {name} asked for it.', { name: by }),
	resumed: (_, by) => t('{name} ends the pause.', { name: by }),
	extended: (h, by, about) =>
		t('{name} gives {who} {time} more.', { name: by, who: about, time: span(h.value ?? 0) }),
	replace: (_, by, about) => t('{name} calls a substitute for {who}.', { name: by, who: about }),
	cancelled: (_, by) => t('The game was ended without a result: {name} asked for it.', { name: by }),
	declined: (_, by) => t('{name} does not agree.', { name: by }),
	undo_declined: (_, by) => t('{name} does not agree to taking back.', { name: by }),
	off: (h, by) => tn('{name} takes {n} day off.', '{name} takes {n} days off.', h.value ?? 0, { name: by }),
	on: (_, by) => t('{name} is back from days off.', { name: by }),
	late: (_, _by, about) =>
		about
			? t('The round of the league is over: the table waited for {name}.', { name: about })
			: t('The round of the league is over.'),
	nameless: (_, by) => t('{name} sends all away who looked on without a name.', { name: by }),
	dismissed: (_, by, about) => t('{name} sends {who} away, who looked on.', { name: by, who: about }),
};

export function happenedText(h: Happening, table: Table): string {
	const host = t('the host');
	return words[h.kind]?.(h, h.by_name || host, h.about_name || (h.kind === 'late' ? '' : host), table) ?? '';
}
