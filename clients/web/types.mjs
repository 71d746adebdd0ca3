// Types that are generated: the API's from docs/openapi.json, every game's position from its field table as the engine
// prints it (clients/web/games.c). A field or an answer that is renamed there no longer fits here: the compiler says
// where.
const name = key => (/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key));
const about = schema => (schema.description ? ` // ${schema.description.replace(/\s+/g, ' ')}` : '');

function typeOf(schema, indent) {
	if (schema.$ref) return schema.$ref.split('/').at(-1);
	if (schema.anyOf) return schema.anyOf.map(s => typeOf(s, indent)).join(' | ');
	if (schema.allOf)
		return schema.allOf
			.map(s => typeOf(s, indent))
			.map(t => (schema.required ? `${t} & Required<Pick<${t}, ${words(schema.required)}>>` : t))
			.join(' & ');
	if (!schema.type) return 'any';
	if (schema.enum) return schema.enum.map(v => JSON.stringify(v)).join(' | ');
	const one = type => {
		if (type === 'integer') return 'number';
		if (type === 'object') return objectOf(schema, indent);
		if (type !== 'array') return type;
		const item = typeOf(schema.items ?? {}, indent),
			many = /[ |]/.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
		return schema.minItems && schema.minItems === schema.maxItems
			? `[${Array(schema.minItems).fill(item).join(', ')}]`
			: many;
	};
	return [schema.type].flat().map(one).join(' | ');
}

function objectOf(schema, indent) {
	if (!schema.properties)
		return schema.additionalProperties
			? `Record<string, ${typeOf(schema.additionalProperties, indent)}>`
			: 'Fields';
	const inner = indent + '\t',
		must = new Set(schema.required ?? []);
	return `{\n${Object.entries(schema.properties)
		.map(([key, s]) => `${inner}${name(key)}${must.has(key) ? '' : '?'}: ${typeOf(s, inner)};${about(s)}\n`)
		.join('')}${indent}}`;
}

export function apiTypes(doc) {
	const schemas = Object.entries(doc.components.schemas).map(
		([id, s]) => `${s.description ? `// ${s.description}\n` : ''}export type ${id} = ${typeOf(s, '')};\n`,
	);
	return (
		'// Made from docs/openapi.json.\n\n// What only the game knows.\nexport type Fields = Record' +
		`<string, any>;\n\n${schemas.join('\n')}`
	);
}

// ---- positions ----

const words = values => values.map(v => JSON.stringify(v)).join(' | ') || 'never';

function fieldType(f, tokens, indent) {
	const one = f.fields
		? structType(f.fields, tokens, indent)
		: f.kind === 'number'
			? 'number'
			: f.kind === 'flag'
				? 'boolean'
				: f.set || f.usual !== undefined
					? tokens(f.kind)
					: `${tokens(f.kind)} | null`;
	const value = f.set ? (f.kind === 'number' ? 'number[]' : 'string[]') : one; // sets are asked for any word
	if (!f.by) return value;
	return f.by === 'number'
		? value.includes(' ') && !f.fields
			? `(${value})[]`
			: `${value}[]`
		: `Record<string, ${value}>`;
}

const fieldLine = (f, tokens, indent) =>
	`${indent}${name(f.name)}: ${fieldType(f, tokens, indent)};${f.by && f.by !== 'number' ? ` // by ${f.by}` : ''}\n`;

const structType = (fields, tokens, indent) =>
	`{\n${fields.map(f => fieldLine(f, tokens, indent + '\t')).join('')}${indent}}`;

const title = id => id.replace(/(^|[-_])(\w)/g, (_, __, c) => c.toUpperCase());

export function positionTypes(games) {
	const one = g => {
		const tokens = kind => (kind === 'seat' ? 'Seat' : `${title(g.id)}${title(kind)}`);
		const kinds = g.kinds
			.map(k => `export type ${tokens(k.name)} = ${words(k.values.map(v => v.token))};\n`)
			.join('');
		return (
			`${kinds}export type ${title(g.id)}Pub = ${structType(g.fields.pub, tokens, '')};` +
			`\nexport type ${title(g.id)}Priv = ${structType(g.fields.priv, tokens, '')};\n`
		);
	};
	return (
		`// Made from the field tables of the engine's games.\n\nexport type Seat = ` +
		`${words([1, 2, 3, 4, 5, 6].map(n => `s${n}`))};\n\n${games.map(one).join('\n')}`
	);
}
