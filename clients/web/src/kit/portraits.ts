// The face of a bot, by its level: from a sprout to an eagle.
const faces: Record<string, string> = {
	'level:1': 'sprout',
	'level:2': 'amphora',
	'level:3': 'ionic-column',
	'level:4': 'spartan-helmet',
	'level:5': 'laurels',
	'level:6': 'eagle-head',
	'level:7': 'owl',
};

export const portrait = (bot: string | null | undefined) => faces[bot ?? ''] ?? 'ionic-column';
