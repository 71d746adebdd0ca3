// As much of Node as these tests use.
declare module 'node:test' {
	export function test(name: string, body: () => void | Promise<void>): void;
	export const mock: {
		timers: { enable(of: { apis: string[] }): void; tick(ms: number): void; reset(): void };
	};
}
declare module 'node:assert/strict' {
	interface Assert {
		equal(is: unknown, should: unknown, why?: string): void;
		deepEqual(is: unknown, should: unknown, why?: string): void;
		ok(value: unknown, why?: string): asserts value;
		fail(why: string): never;
	}
	const assert: Assert;
	export default assert;
}
declare module 'node:fs' {
	export function readdirSync(folder: string | URL, options: { recursive: true; encoding: 'utf8' }): string[];
	export function readFileSync(file: string | URL): BufferSource;
	export function readFileSync(file: string | URL, encoding: 'utf8'): string;
}
declare const process: { env: Record<string, string | undefined> };
