// Sounds, made here from a few tones and a little noise: nothing is loaded. Off by default on phones.
import { setting } from './settings';

type Sound =
	'turn' | 'move' | 'gold' | 'card' | 'build' | 'dice' | 'battle' | 'hunt' | 'theft' | 'wonder' | 'reveal' | 'win';

let audio: AudioContext | null = null;
let last = 0,
	rest = 0;

// One tone: its pitch in Hz, when it begins and how long it rings, in seconds.
function tone(
	a: AudioContext,
	pitch: number,
	at: number,
	long: number,
	loud: number,
	form: OscillatorType = 'triangle',
) {
	const voice = a.createOscillator(),
		gain = a.createGain(),
		from = a.currentTime + at;
	voice.type = form;
	voice.frequency.value = pitch;
	gain.gain.setValueAtTime(0, from);
	gain.gain.linearRampToValueAtTime(loud, from + 0.012);
	gain.gain.exponentialRampToValueAtTime(0.0005, from + long);
	voice.connect(gain).connect(a.destination);
	voice.start(from);
	voice.stop(from + long);
}

// A knock: noise through a filter.
function knock(a: AudioContext, pitch: number, at: number, long: number, loud: number) {
	const n = Math.ceil(a.sampleRate * long),
		buffer = a.createBuffer(1, n, a.sampleRate),
		samples = buffer.getChannelData(0);
	for (let i = 0; i < n; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / n) ** 3;
	const noise = a.createBufferSource(),
		filter = a.createBiquadFilter(),
		gain = a.createGain();
	noise.buffer = buffer;
	filter.type = 'bandpass';
	filter.frequency.value = pitch;
	gain.gain.value = loud;
	noise.connect(filter).connect(gain).connect(a.destination);
	noise.start(a.currentTime + at);
}

// Strings of a lyre in the Dorian mode, from D.
const lyre = [293.7, 329.6, 349.2, 392, 440, 493.9, 523.3, 587.3];
const pluck = (a: AudioContext, strings: number[], step: number, loud = 0.05) =>
	strings.forEach((s, i) => tone(a, lyre[s]!, i * step, 0.7, loud));

const scores: Record<Sound, (a: AudioContext) => void> = {
	turn: a => pluck(a, [0, 4], 0.16),
	move: a => knock(a, 420, 0, 0.07, 0.25),
	gold: a => [0, 0.07].forEach(at => tone(a, 1870 + at * 4000, at, 0.22, 0.022, 'sine')),
	card: a => knock(a, 2400, 0, 0.09, 0.16),
	build: a => [0, 0.13].forEach(at => knock(a, 260, at, 0.1, 0.4)),
	dice: a => [0, 0.09, 0.15, 0.27, 0.33].forEach(at => knock(a, 1500, at, 0.04, 0.3)),
	battle: a => (
		[0, 0.08, 0.2].forEach(at => knock(a, 1300, at, 0.16, 0.3)),
		[0.3, 0.4, 0.52].forEach(at => knock(a, 1500, at, 0.04, 0.3))
	),
	hunt: a => (tone(a, 98, 0, 0.5, 0.09, 'sawtooth'), knock(a, 700, 0.25, 0.2, 0.3)),
	theft: a => pluck(a, [4, 2, 1], 0.09, 0.04),
	wonder: a => pluck(a, [0, 2, 4, 7], 0.11),
	reveal: a => [0, 0.11, 0.22].forEach(at => knock(a, 2400, at, 0.09, 0.13)),
	win: a => pluck(a, [0, 2, 4, 7, 4, 7], 0.15),
};

const soundOn = () => setting('sound');

export function sound(what: Sound) {
	if (!soundOn() || (document.hidden && what !== 'turn')) return;
	try {
		audio ??= new AudioContext();
		// browsers allow sound only after the first touch; earlier sounds, and several at once, are not heard
		if (audio.state !== 'running') void audio.resume();
		if (performance.now() - last < 60) return;
		last = performance.now();
		scores[what](audio);
		// a running context keeps the audio device awake
		clearTimeout(rest);
		rest = window.setTimeout(() => void audio?.suspend(), 3000);
	} catch {
		// sound is optional
	}
}

// A short vibration under the finger, on touch screens.
export function tap(pattern: number | number[] = 12) {
	if (setting('haptics') && matchMedia('(pointer: coarse)').matches) navigator.vibrate?.(pattern);
}
