// All that we use of Node.
declare module 'node:fs/promises' {
	export function readFile(file: URL): Promise<Uint8Array<ArrayBuffer>>;
}
