// lint.mjs OPENAPI: Redocly's recommended rules find nothing. The package that makes the types brings the linter.
import { createConfig, formatProblems, lint } from '@redocly/openapi-core';

// what comes in the stream of events is described for those who read it, and no address refers to it
const config = await createConfig({ extends: ['recommended'], rules: { 'no-unused-components': 'off' } });
const problems = await lint({ ref: process.argv[2], config });
if (problems.length) {
	const errors = problems.filter(p => p.severity === 'error').length;
	formatProblems(problems, { totals: { errors, warnings: problems.length - errors, ignored: 0 } });
	process.exit(1);
}
console.log('ok the document has no fault in the eyes of a linter');
