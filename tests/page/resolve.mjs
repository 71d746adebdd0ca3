// Node strips the types of the page's sources by itself; their imports name no endings.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

registerHooks({
	resolve(name, context, next) {
		if (!name.startsWith('.') || /\.(ts|mjs|json)$/.test(name)) return next(name, context);
		const file = new URL(name + '.ts', context.parentURL);
		return existsSync(fileURLToPath(file)) ? next(file.href, context) : next(name, context);
	},
});
