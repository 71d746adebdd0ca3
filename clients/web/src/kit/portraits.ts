// The face of a bot: whom it plays (symbols/signs.mjs, characters), or its level, from a sprout to an owl.
const faces: Record<string, string> = {
	'level:1': 'sprout',
	'level:2': 'amphora',
	'level:3': 'ionic-column',
	'level:4': 'spartan-helmet',
	'level:5': 'laurels',
	'level:6': 'eagle-head',
	'level:7': 'owl',
};

export const levelOf = (bot: string) => bot.replace(/,.*/, '');
export const characterOf = (bot: string | null | undefined) => /character=(\w+)/.exec(bot ?? '')?.[1];

export function portrait(bot: string | null | undefined): string {
	const who = characterOf(bot);
	return who && who !== 'nobody' ? `as-${who}` : (faces[levelOf(bot ?? '')] ?? 'ionic-column');
}
