// Writes a line for each test to the file $REPORT: how it went, how long it took, what it proves (its title), and of
// what failed all that a reader needs: what was expected and seen, the command that runs it alone, its picture and its
// trace. tools/run-tests reads it.
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { appendFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..'),
	plain = (text: string) => text.replace(/\x1b\[[0-9;]*m/g, '');
const file = process.env.REPORT;
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

interface Told {
	name: string; // where it stands, and its title
	file: string;
	title: string; // what it proves
	passed: boolean;
	wall: number; // seconds
	cpu: number; // of processor
	said: string[];
	see: string[]; // pictures and traces
	again: string; // the command that runs it alone
}

function tell(test: TestCase, result: TestResult): Told {
	const path = relative(root, test.location.file),
		short = path.replace('tests/browser/tests/', ''),
		title = test.titlePath().slice(3).join(', ');
	const lines = result.errors.flatMap(e => plain(e.stack ?? e.message ?? String(e.value)).split('\n'));
	const cpu = result.annotations.find(a => a.type === 'processor')?.description;
	return {
		name: `${path}: ${title}`,
		file: `${short}:${test.location.line}`,
		title,
		passed: result.status === 'passed',
		wall: result.duration / 1000,
		cpu: Number(cpu ?? 0),
		said: lines.filter(l => l.trim() && !/^\s*at .*node_modules/.test(l)),
		see: result.attachments.flatMap(a =>
			a.path && /\.(png|jpg|zip)$/.test(a.path) ? [relative(root, a.path)] : [],
		),
		again: `tests/browser/run ${short} -g ${quoted(title)}`,
	};
}

export default class Teller implements Reporter {
	failed = new Map<string, Told>();

	// What failed is run once more, with a trace: it has failed, whatever comes of that.
	onTestEnd(test: TestCase, result: TestResult) {
		let told = tell(test, result);
		const before = this.failed.get(test.id);
		if (before) {
			const seen = told.passed
				? '(run once more, it passed: it waits for too little, or the page forgets something)'
				: '';
			told = { ...before, said: [...(seen ? [seen] : []), ...before.said], see: [...before.see, ...told.see] };
		} else if (!told.passed && result.retry < test.retries) {
			this.failed.set(test.id, told);
			return;
		}
		if (file) appendFileSync(file, JSON.stringify(told) + '\n');
		const took = `(${told.wall.toFixed(1)} s, ${told.cpu.toFixed(1)} s of processor)`;
		console.log(`${told.passed ? 'ok' : 'FAILED'} ${told.file} ${told.title} ${took}`);
		if (told.passed) return;
		for (const line of told.said.slice(0, 20)) console.log(`    ${line}`);
		console.log(`  alone: ${told.again}\n  more:  ${told.see.join(' ')}`);
	}

	onStdOut(chunk: string | Buffer) {
		process.stdout.write(chunk);
	}
	onStdErr(chunk: string | Buffer) {
		process.stderr.write(chunk);
	}
	onError(error: { message?: string }) {
		console.log(`ERROR ${error.message}`);
	}
	onEnd(result: FullResult) {
		console.log(`browser: ${result.status}`);
	}
	printsToStdio() {
		return true;
	}
}
