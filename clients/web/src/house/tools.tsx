// What every strip offers: colours, language, settings.
import { useState } from 'preact/hooks';
import { lang, languages, setLang, t, type Lang } from '../words/i18n';
import { MenuButton, Tool } from '../kit/strip';
import { set, setSpeed, setting, speed, speeds, type Setting, type Speed } from '../browser/settings';

function Check(props: { of: Setting; label: string; first?: () => void }) {
	const [on, setOn] = useState(setting(props.of));
	return (
		<label class="toggle">
			<input
				type="checkbox"
				checked={on}
				onChange={e => {
					const value = e.currentTarget.checked;
					if (value) props.first?.();
					set(props.of, value);
					setOn(value);
				}}
			/>
			<span>{props.label}</span>
		</label>
	);
}

const night = () => {
	const wanted = document.documentElement.dataset.theme;
	return wanted === 'dark' || (wanted !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
};

export function ThemeTool() {
	const [, again] = useState(0);
	return (
		<Tool
			sign="ui-moon"
			label={t('Day or night')}
			pressed={night()}
			onClick={() => {
				const wanted = night() ? 'light' : 'dark';
				document.documentElement.dataset.theme = wanted;
				localStorage.setItem('theme', wanted);
				again(n => n + 1);
			}}
		/>
	);
}

// The page is redrawn in another language: main.tsx listens.
export const spoken = { changed: () => {} };

export function LanguageTool() {
	return (
		<MenuButton sign="ui-globe" label={t('Language')}>
			{close =>
				languages.map(([code, name]) => (
					<button
						lang={code}
						aria-current={code === lang ? 'true' : undefined}
						onClick={() => (close(), void setLang(code as Lang).then(() => spoken.changed()))}
					>
						{name}
					</button>
				))
			}
		</MenuButton>
	);
}

export function SoundTool() {
	const [on, setOn] = useState(setting('sound'));
	return (
		<Tool
			sign={on ? 'ui-sound' : 'ui-mute'}
			label={t('Sounds')}
			pressed={on}
			onClick={() => (set('sound', !on), setOn(!on))}
		/>
	);
}

export function SettingsTool() {
	return (
		<MenuButton sign="ui-gear" label={t('Settings')}>
			{() => (
				<>
					<Check of="sound" label={t('Sounds')} />
					{matchMedia('(pointer: coarse)').matches && <Check of="haptics" label={t('Vibration')} />}
					<Check
						of="notify"
						label={t('Browser notification')}
						first={() => 'Notification' in window && void Notification.requestPermission()}
					/>
					<Check of="motion" label={t('Moving pieces')} />
					<Check of="relief" label={t('Painted maps')} />
					<Check of="guide" label={t('Hints beside the questions')} />
					<Check of="coach" label={t('A coach at the first decision of each kind')} />
					<Check of="auto" label={t('Answer questions with one choice')} />
					<Check of="careful" label={t('Confirm every move')} />
					<p>Petteia {VERSION}</p>
				</>
			)}
		</MenuButton>
	);
}

const paceNames = (): Record<Speed, string> => ({
	slow: t('slow'),
	normal: t('normal'),
	fast: t('fast'),
	once: t('at once'),
});

// How fast others' moves are shown.
export function SpeedTool() {
	const [now, setNow] = useState(speed());
	return (
		<MenuButton sign="ui-faster" label={t('Speed of others’ moves: {how}', { how: paceNames()[now] })}>
			{close =>
				(Object.keys(speeds) as Speed[]).map(s => (
					<button
						aria-current={s === now ? 'true' : undefined}
						onClick={() => (setSpeed(s), setNow(s), close())}
					>
						{paceNames()[s]}
					</button>
				))
			}
		</MenuButton>
	);
}
