import type { Chance } from '@/scripts/sim/faults/world/chance';
import type { Fate, Weather } from './cable';
import type { Time } from '@/scripts/sim/faults/world/time';

const LATENCY_MS = { least: 1, most: 25 };

type Spell = { readonly until: number };

export type LocalWeather = Weather & {
  /** Frames take up to `most` longer for a while. */
  slow(ms: number, most: number): void;
  /** Single frames meet these fates for a while, each in so many of a hundred. */
  flaky(ms: number, fates: readonly (readonly [Fate, number])[]): void;
  /** Nothing gets through; what is sent waits until it is over, or is gone. */
  partition(ms: number, waits: boolean): void;
  clear(): void;
  /** When the last late frame arrives. */
  latest(): number;
};

/** The air between one phone and the host. */
export function localWeather(time: Time, chance: Chance, count: (fault: string) => void): LocalWeather {
  let slow: (Spell & { most: number }) | null = null;
  let flaky: (Spell & { fates: readonly (readonly [Fate, number])[] }) | null = null;
  let apart: (Spell & { waits: boolean }) | null = null;
  let latest = 0;
  const lasts = (spell: Spell | null) => spell !== null && time.now() < spell.until;

  return {
    arrival: () => {
      const usual = time.now() + chance.between(LATENCY_MS.least, LATENCY_MS.most);
      if (apart !== null && lasts(apart)) {
        if (!apart.waits) return null;
        latest = Math.max(latest, apart.until);
        return apart.until + chance.int(300);
      }
      if (slow === null || !lasts(slow)) return usual;
      count('late frame');
      const late = usual + chance.int(slow.most);
      latest = Math.max(latest, late);
      return late;
    },
    fate: () => {
      if (flaky === null || !lasts(flaky)) return 'arrives';
      for (const [fate, percent] of flaky.fates)
        if (chance.percent(percent)) {
          count(FATES[fate]);
          return fate;
        }
      return 'arrives';
    },
    slow: (ms, most) => void (slow = { until: time.now() + ms, most }),
    flaky: (ms, fates) => void (flaky = { until: time.now() + ms, fates }),
    partition: (ms, waits) => void (apart = { until: time.now() + ms, waits }),
    clear: () => {
      slow = flaky = apart = null;
    },
    latest: () => latest,
  };
}

const FATES: { readonly [fate in Fate]: string } = {
  arrives: 'none',
  vanishes: 'frame lost',
  twice: 'frame doubled',
  overtaken: 'frame out of order',
  corrupt: 'frame corrupted',
  dies: 'line dead without a word',
};

export const goodWeather = (time: Time): Weather => ({
  arrival: () => time.now() + 5,
  fate: () => 'arrives',
});
