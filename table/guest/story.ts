import type { Clock } from '@/table/wire/clock';
import type { SeenEvent, Snapshot } from '@/table/wire/protocol';

/** The table after one entry, as one viewer was told it. */
export type Step = {
  readonly match: number;
  readonly rev: number;
  readonly snapshot: Snapshot;
  /** All that happened up to here. */
  readonly events: readonly SeenEvent[];
  /** What of it happened in this step. */
  readonly news: readonly SeenEvent[];
  readonly waitingSince: number;
};

/** How long a step wants to be looked at. */
export type Look = {
  /** Until its scene has landed; 0 for what has none. */
  readonly lands: number;
  /** After that, before a bot goes on. */
  readonly read: number;
};

export type Story = {
  /** What is shown: everything on a screen reads this step. `null` before the first. */
  readonly landed: Step | null;
  /** The step whose scene is on the stage. */
  readonly playing: Step | null;
  /** Nothing waits: what is shown is the table as it is. */
  readonly isNewest: boolean;
  /** How often the story was cut. What was drawn before is not continued. */
  readonly jumps: number;
  /** What the last jump left out, until the next step. */
  readonly missed: readonly SeenEvent[];
  /** Times to read are skipped: somebody who plays alone has said so. */
  readonly isHurried: boolean;
};

/** What has just landed is seen for so long before the next scene covers it. */
const BREATH_MS = 800;
/** Scenes that would take longer than this are left out: the people in the room are further on. */
const FAR_MS = 12_000;
const FAR_STEPS = 12;

/**
 * Stands between what the host tells and what a screen shows. Steps wait here until the scene of the one before has
 * landed. Without it the score of a reveal is read in the header while its cards still lie face down.
 */
export function createStory(of: {
  readonly clock: Clock;
  readonly look: (step: Step) => Look;
  readonly changed: () => void;
  /** This step has been shown, and there was time to read it. */
  readonly seen: (step: Step) => void;
}) {
  const { clock, look } = of;
  let landed: Step | null = null;
  let playing: Step | null = null;
  let waiting: readonly Step[] = [];
  let jumps = 0;
  let missed: readonly SeenEvent[] = [];
  let isWatched = true;
  /** What was shown when somebody last looked; nobody does while it is set. */
  let leftAt: Step | null = null;
  let isResting = false;
  let readUntil = 0;
  let isHurried = false;
  let cancelScene = () => undefined as void;
  let cancelRead = () => undefined as void;

  function land(step: Step, { lands, read }: Look): void {
    cancelScene();
    landed = step;
    playing = null;
    missed = [];
    tellWhenRead(step, read);
    isResting = lands > 0 && read > 0;
    if (isResting) cancelScene = clock.after(Math.min(BREATH_MS, read), rested);
  }

  function rested(): void {
    isResting = false;
    advance();
    of.changed();
  }

  function tellWhenRead(step: Step, read: number): void {
    cancelRead();
    // A small step right after a great one gives nobody less time for the great one.
    readUntil = isHurried ? 0 : Math.max(readUntil, clock.now() + read);
    const left = readUntil - clock.now();
    if (left <= 0) return of.seen(step);
    cancelRead = clock.after(left, () => of.seen(step));
  }

  function advance(): void {
    while (playing === null && !isResting) {
      const [next, ...later] = waiting;
      if (next === undefined) return;
      waiting = later;
      const wanted = look(next);
      if (wanted.lands > 0) {
        playing = next;
        cancelScene = clock.after(wanted.lands, () => {
          land(next, wanted);
          advance();
          of.changed();
        });
      } else land(next, wanted);
    }
  }

  function jump(to: Step): void {
    const from = leftAt ?? landed;
    cancelScene();
    [playing, waiting, isResting, landed] = [null, [], false, to];
    readUntil = 0;
    tellWhenRead(to, isWatched ? look(to).read : 0);
    if (from === null) return;
    jumps += 1;
    missed = from.match === to.match ? to.events.filter(({ rev }) => rev > from.rev) : [];
  }

  const isFar = () =>
    waiting.length > FAR_STEPS || waiting.reduce((ms, step) => ms + look(step).lands, 0) > FAR_MS;

  /** The same step, told again with another detail. */
  function replace(step: Step): boolean {
    const isSame = (old: Step | null | undefined) => old?.match === step.match && old.rev === step.rev;
    const again = (old: Step): Step => ({ ...step, news: old.news });
    const last = waiting.at(-1);
    if (last !== undefined && isSame(last)) waiting = [...waiting.slice(0, -1), again(last)];
    else if (playing !== null && isSame(playing)) playing = again(playing);
    else if (landed !== null && isSame(landed)) landed = again(landed);
    else return false;
    return true;
  }

  return {
    story: (): Story => ({
      landed,
      playing,
      isNewest: playing === null && waiting.length === 0,
      jumps,
      missed,
      isHurried,
    }),
    /** `whole`: told from the start, not as the difference to the step before. */
    tell: (step: Step, { whole }: { readonly whole: boolean }): void => {
      const isNextOf = (before: Step | null) => before !== null && before.match === step.match;
      if (!whole && replace(step)) return;
      if (whole && landed?.match === step.match && landed.rev === step.rev && playing === null)
        return void (landed = { ...step, news: landed.news });
      if (whole || !isWatched || !isNextOf(landed)) return jump(step);
      waiting = [...waiting, step];
      if (isFar()) return jump(step);
      advance();
    },
    /** A touch lands the scene. */
    skip: (): void => {
      if (playing !== null) land(playing, look(playing));
      else if (!isResting) return;
      isResting = false;
      cancelScene();
      advance();
      of.changed();
    },
    /** Whoever acts has read what they act on. */
    acted: (): void => {
      isHurried = false;
      readUntil = 0;
      if (landed !== null && playing === null) tellWhenRead(landed, 0);
    },
    /** Bots need not wait for this reader, until it is somebody's turn here. */
    hurry: (now: boolean): void => {
      if (now === isHurried) return;
      isHurried = now;
      if (now && landed !== null && playing === null) tellWhenRead(landed, 0);
      of.changed();
    },
    /** Whether anybody looks. Where nobody does there are no scenes, and who comes back is told what was missed. */
    watch: (now: boolean): void => {
      if (now === isWatched) return;
      isWatched = now;
      const newest = waiting.at(-1) ?? playing ?? landed;
      if (newest === null) return;
      if (!now) {
        const shown = landed;
        if (newest !== landed) jump(newest);
        else tellWhenRead(newest, 0);
        leftAt = shown;
      } else if (leftAt !== null && newest.rev !== leftAt.rev) jump(newest);
      if (now) leftAt = null;
      of.changed();
    },
    /** There is no game any more. */
    clear: (): void => {
      cancelScene();
      cancelRead();
      [landed, playing, waiting, isResting, missed, leftAt] = [null, null, [], false, [], null];
      isHurried = false;
    },
  };
}
