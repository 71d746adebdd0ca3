// Takes our last decision back. A question with one answer answered itself and was no decision: alone with bots, taking
// back goes on to the one before it.
import { aloneWithBots } from '../study/advice';
import { setting } from '../browser/settings';
import type { Source } from '../play/source';
import type { Table } from '../play/types';

export async function takeBack(source: Source, table: Table): Promise<void> {
	await source.undo();
	if (!aloneWithBots(table) || !setting('auto') || setting('careful')) return;
	for (let line = -1; ;) {
		const { question, line: now } = await source.view();
		if (now === line || !question.you || question.moves?.length !== 1) return;
		line = now;
		try {
			await source.undo();
		} catch {
			return; // nothing before it
		}
	}
}
