import { render } from '@/assets/sounds/synth';

import { wakeAudio } from './audioContext';
import type { Feedback, Player } from './feedback';

const RATE = 22_050;
const made = new Map<Feedback, AudioBuffer>();

function soundOf(what: Feedback, audio: AudioContext): AudioBuffer {
  const known = made.get(what);
  if (known) return known;
  const samples = render(what, RATE);
  const buffer = audio.createBuffer(1, samples.length, RATE);
  buffer.getChannelData(0).set(samples);
  made.set(what, buffer);
  return buffer;
}

/** Milliseconds on, off, on. */
const BUZZES: { readonly [F in Feedback]: number | number[] } = {
  turn: [30, 60, 40],
  deal: 12,
  lock: 25,
  reveal: 15,
  roll: [15, 40, 15, 40, 25],
  win: [30, 50, 30, 50, 60],
  lose: 20,
  refuse: [40, 40, 40],
  join: 12,
  tick: 8,
};

export const player: Player = {
  sound: (what) => {
    try {
      const audio = wakeAudio();
      // The browser refuses sound before the first touch. Sounds missed until then are dropped.
      if (audio === null || audio.state !== 'running') return;
      const source = audio.createBufferSource();
      source.buffer = soundOf(what, audio);
      source.connect(audio.destination);
      source.start();
    } catch {
      // A browser without WebAudio is silent.
    }
  },
  buzz: (what) => {
    try {
      // Before the first touch the browser would refuse to vibrate and log a warning.
      if (navigator.userActivation?.hasBeenActive === false) return;
      navigator.vibrate?.(BUZZES[what]);
    } catch {
      // Some browsers have the function but throw when it is called.
    }
  },
};
