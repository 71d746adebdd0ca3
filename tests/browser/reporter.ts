// Writes a line for each test to the file $REPORT: how it went, how long it took, what it proves (its title), and of what failed all that a reader
// needs: what was expected and seen, the command that runs it alone, its picture and its trace. tools/run-tests reads it.
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { appendFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..'),
	plain = (text: string) => text.replace(/\x1b\[[0-9;]*m/g, '');
const file = process.env.REPORT;
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

export default class Told implements Reporter {
	onTestEnd(test: TestCase, result: TestResult) {
		const passed = result.status === 'passed',
			where = relative(root, test.location.file),
			title = test.titlePath().slice(3).join(', ');
		const said = result.errors
			.flatMap(e => plain(e.stack ?? e.message ?? String(e.value)).split('\n'))
			.filter(l => l.trim() && !/^\s*at .*node_modules/.test(l));
		const see = result.attachments.flatMap(a =>
			a.path && /\.(png|jpg|zip)$/.test(a.path) ? [relative(root, a.path)] : [],
		);
		const cpu = Number(
			test.annotations.concat(result.annotations ?? []).find(a => a.type === 'processor')?.description ?? 0,
		);
		const told = {
			name: `${where}: ${title}`,
			file: `${where.replace('tests/browser/tests/', '')}:${test.location.line}`,
			title,
			passed,
			wall: result.duration / 1000,
			cpu,
			said,
			see,
			again: `tests/browser/run ${where.replace('tests/browser/tests/', '')} -g ${quoted(title)}`,
		};
		if (file) appendFileSync(file, JSON.stringify(told) + '\n');
		console.log(
			`${passed ? 'ok' : 'FAILED'} ${told.file} ${title} (${told.wall.toFixed(1)} s, ${cpu.toFixed(1)} s of processor)`,
		);
		if (!passed)
			console.log(
				said
					.slice(0, 20)
					.map(l => '    ' + l)
					.join('\n'),
				`\n  alone: ${told.again}\n  see:   ${see.join(' ')}`,
			);
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
