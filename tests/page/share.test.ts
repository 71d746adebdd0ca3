// Who may show a game to others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayShare } from '../../clients/web/src/browser/share.ts';
import { table } from './helpers.ts';

test('who played may show the finished game, the host also before, unless the contract forbids it', () => {
	const may = (more: object) => !!mayShare(table(1, more));
	assert.ok(may({ status: 'over' }) && may({ owner: true, you: null }) && may({ public: true, you: null }));
	assert.ok(!may({ status: 'running' }) && !may({ status: 'over', you: null }));
	for (const who of [{ you: 's1' }, { you: null, owner: true }, { you: 's1', owner: true }])
		assert.ok(
			may({ status: 'over', contract: { share: true }, ...who }) &&
				!may({ status: 'over', contract: { share: false }, ...who }),
		);
});
