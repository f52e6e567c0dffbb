/** Short quiet sounds, made here: no file is loaded. Silent until the person asks for sounds in the settings. */
import { settings } from "../settings/store.svelte.ts";

/** Each tone: pitch in hertz, when it begins and how long it lasts in seconds, how loud it is. */
type Tone = [pitch: number, at: number, length: number, volume: number];

const SOUNDS = {
  card: [[180, 0, 0.05, 0.25]],
  trick: [
    [160, 0, 0.05, 0.2],
    [130, 0.07, 0.06, 0.2],
  ],
  turn: [
    [523, 0, 0.16, 0.14],
    [784, 0.12, 0.28, 0.12],
  ],
} satisfies Record<string, Tone[]>;

let context: AudioContext | undefined;

/** Plays a sound, if sounds are on. Browsers stay silent until the page has been touched. */
export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const tone of SOUNDS[name]) ring(context, tone);
}

function ring(audio: AudioContext, [pitch, at, length, volume]: Tone): void {
  const start = audio.currentTime + at;
  const voice = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(gain).connect(audio.destination);
  voice.start(start);
  voice.stop(start + length + 0.02);
}

/** A short shake of the device when it is the person's turn, where there is such a thing and it is wanted. */
export function shake(): void {
  if (!settings.vibration || !("vibrate" in navigator)) return;
  // Browsers refuse, and complain, until the page has been touched.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate(60);
}
