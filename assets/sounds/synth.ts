/**
 * The app's sounds, as what they are made of. `scripts/assets/sounds.mjs` writes them to files for phones; a browser
 * makes them when it first needs them, and loads nothing.
 */
type Wave = 'bar' | 'sine' | 'noise';

type Note = {
  /** `bar`: a struck bar of wood, as on a marimba. */
  readonly wave: Wave;
  readonly hz: number;
  /** Slides there. */
  readonly to?: number;
  /** Milliseconds. */
  readonly at: number;
  readonly ms: number;
  readonly level: number;
};

const bar = (hz: number, at: number, ms: number, level = 0.5): Note => ({ wave: 'bar', hz, at, ms, level });
const knock = (hz: number, at: number, level = 0.6): readonly Note[] => [
  { wave: 'noise', hz: hz * 6, at, ms: 16, level: level * 0.5 },
  { wave: 'sine', hz, to: hz * 0.7, at, ms: 55, level },
];

/** There is one `lock` for every choice, on purpose: a sound must not tell what was chosen. */
export const SOUNDS = {
  turn: [bar(659, 0, 150), bar(880, 110, 210)],
  deal: [{ wave: 'noise', hz: 2600, at: 0, ms: 70, level: 0.35 }, ...knock(300, 55, 0.25)],
  lock: [...knock(190, 0, 0.8), ...knock(120, 70, 0.7)],
  reveal: [bar(523, 0, 120, 0.4), bar(659, 80, 120, 0.4), bar(784, 160, 220, 0.5)],
  roll: [0, 70, 120, 205, 250, 350].flatMap((at, index) => knock(330 + ((index * 97) % 130), at, 0.6 - index * 0.06)),
  win: [bar(523, 0, 140), bar(659, 100, 140), bar(784, 200, 140), bar(1047, 300, 340, 0.55)],
  lose: [bar(392, 0, 200, 0.45), bar(311, 160, 300, 0.45)],
  refuse: [
    { wave: 'sine', hz: 170, to: 150, at: 0, ms: 70, level: 0.7 },
    { wave: 'sine', hz: 140, to: 120, at: 90, ms: 90, level: 0.7 },
  ],
  join: [bar(587, 0, 110, 0.4), bar(784, 80, 160, 0.4)],
  tick: knock(520, 0, 0.35),
} as const satisfies { readonly [name: string]: readonly Note[] };

export type SoundName = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS) as readonly SoundName[];

/** Always the same hiss, so that the files can be made again and compared. */
function hiss(): () => number {
  let state = 12345;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x3fffffff - 1;
  };
}

const ATTACK = 0.003;

/** Loud at once, then dying away, and silent at the end so that it does not click. */
const loudness = (time: number, length: number) =>
  Math.min(1, time / ATTACK) * Math.exp((-4.5 * time) / length) * Math.min(1, (length - time) / 0.004);

function addNote(into: Float32Array, rate: number, { wave, hz, to = hz, at, ms, level }: Note): void {
  const length = ms / 1000;
  const start = Math.round((at / 1000) * rate);
  const samples = Math.floor(length * rate);
  const random = hiss();
  const smoothing = Math.min(1, (2 * Math.PI * hz) / rate);
  let phase = 0;
  let heard = 0;
  for (let index = 0; index < samples && start + index < into.length; index += 1) {
    const time = index / rate;
    phase += (2 * Math.PI * (hz + ((to - hz) * index) / samples)) / rate;
    heard += smoothing * (random() - heard);
    const overtone = 0.3 * Math.sin(phase * 4) * Math.exp((-14 * time) / length);
    const value = wave === 'noise' ? heard : Math.sin(phase) + (wave === 'bar' ? overtone : 0);
    into[start + index] = (into[start + index] ?? 0) + value * level * loudness(time, length);
  }
}

/** From -1 to 1. */
export function render(name: SoundName, rate: number): Float32Array {
  const notes: readonly Note[] = SOUNDS[name];
  const end = Math.max(...notes.map(({ at, ms }) => at + ms));
  const samples = new Float32Array(Math.ceil((end / 1000) * rate));
  for (const note of notes) addNote(samples, rate, note);
  return samples.map((value) => Math.max(-1, Math.min(1, value)));
}
