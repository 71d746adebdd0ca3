// node receipts.mjs MODULE CASES: the page's check of receipts (clients/web/src/seal/receipts.ts, bundled) on records
// of dice.py. A case is [what, record, kept, verdict, why].
import assert from 'node:assert/strict';
import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';

globalThis.crypto ??= webcrypto; // in Node 18 it is not a global

const page = await import(process.argv[2]);
const cases = JSON.parse(readFileSync(process.argv[3], 'utf8'));
for (const [what, record, kept, verdict, why] of cases) {
	const got = await page.check(record, kept, async () => 1);
	assert.deepEqual([got.verdict, got.why ?? null], [verdict, why], `${what}: ${JSON.stringify(got)}`);
}
// an engine that finds other dice, and none at all
const bent = await page.check(cases[0][1], cases[0][2], async () => null);
assert.deepEqual([bent.verdict, bent.why], ['broken', 'dice']);
const alone = await page.check(cases[0][1], cases[0][2], async () => {
	throw new Error('no engine');
});
assert.deepEqual([alone.verdict, alone.why], ['consistent', 'no-engine']);
const file = page.receiptFile(cases[0][2], 's1');
const hash = '[0-9a-f]{64}',
	form = [
		'petteia receipt 1',
		'table \\w+',
		`commit sha256:${hash}`,
		`seal s1 ${hash}`,
		`entropy s1 ${hash}`,
		`(\\d+ ${hash}\n)+`,
	];
assert.match(file, new RegExp(`^${form.join('\n')}$`));
process.stdout.write(file);
