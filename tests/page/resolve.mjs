// Node strips the types of the page's sources by itself; their imports name no endings.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

registerHooks({
	resolve(name, context, next) {
		const page = name.replace(/^page\//, new URL('../../clients/web/src/', import.meta.url).href);
		if (!/^(\.|file:)/.test(page) || /\.(ts|mjs|json)$/.test(page)) return next(page, context);
		const file = new URL(page + '.ts', context.parentURL);
		return existsSync(fileURLToPath(file)) ? next(file.href, context) : next(name, context);
	},
});
