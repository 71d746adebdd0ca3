// The engine as a package: the class that the page's worker uses, and a way to find the module beside it.
import { Engine } from '../web/src/play/engine';

export { Engine, CHANCE, NOBODY } from '../web/src/play/engine';
export type * from '../web/src/play/types';

/** The engine of this package: in Node and in bundlers that know `new URL(…, import.meta.url)`. */
export async function load(): Promise<Engine> {
	const url = new URL('./engine.wasm', import.meta.url);
	if (url.protocol !== 'file:') return Engine.load(url.href);
	const { readFile } = await import('node:fs/promises');
	return Engine.from(await WebAssembly.instantiate(await readFile(url), {}));
}
