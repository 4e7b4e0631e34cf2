import { AppState } from 'react-native';

import { createStory, type Look, type Step, type Story } from '@/table/guest/story';
import type { Guest, GuestState } from '@/table/guest/guest';
import { systemClock } from '@/table/wire/clock';
import type { SeenEvent } from '@/table/wire/protocol';

export type { Look } from '@/table/guest/story';

/** What a screen shows: the table as it is, but of the game no more than the step that has landed. */
export type ShownState = GuestState & {
  /** The step whose scene plays now. Only what draws the scene looks at it. */
  readonly scene: Scene | null;
  /** Nothing waits to be shown. */
  readonly isNewest: boolean;
  readonly jumps: number;
  readonly missed: readonly SeenEvent[];
  readonly isHurried: boolean;
};

export type Scene = {
  readonly rev: number;
  readonly view: Step['snapshot']['view'];
  readonly happened: readonly SeenEvent[];
};

/** How long what happened wants to be looked at, as the board of a game says. Without one nothing is waited for. */
type Looks = (news: readonly SeenEvent[]) => Look;
const looks = new Map<string, Looks>();
export const setLooks = (game: string, of: Looks): void => void looks.set(game, of);

const AT_ONCE: Look = { lands: 0, read: 0 };

type Told = ReturnType<typeof createStory>;
const stories = new Map<Guest, Told>();

/** Screens that show the table now. */
let watching = 0;
let isHidden = false;
const watch = (): void => {
  for (const story of stories.values()) story.watch(watching > 0 && !isHidden);
};
AppState.addEventListener('change', (state) => {
  isHidden = state === 'background';
  watch();
});

/** While a screen shows the table, its scenes are played; where none does, the story goes on by itself. */
export function watchTable(): () => void {
  watching += 1;
  watch();
  return () => {
    watching -= 1;
    watch();
  };
}

/** Follows a guest. Returns what ends it. */
export function followStory(guest: Guest, changed: () => void): () => void {
  const story = createStory({
    clock: systemClock,
    look: ({ news }) => looks.get(guest.state().table?.game ?? '')?.(news) ?? AT_ONCE,
    changed,
    seen: (step) => guest.shown(step),
  });
  stories.set(guest, story);
  let last: GuestState | null = null;
  const hear = () => {
    const now = guest.state();
    tellStory(story, now, last);
    if (now.you.seat !== null && now.snapshot?.waiting.includes(now.you.seat)) story.hurry(false);
    last = now;
    changed();
  };
  hear();
  story.watch(watching > 0 && !isHidden);
  const unsubscribe = guest.subscribe(hear);
  return () => {
    unsubscribe();
    story.clear();
    stories.delete(guest);
  };
}

function tellStory(story: Told, now: GuestState, before: GuestState | null): void {
  const { match, rev, snapshot, events, waitingSince } = now;
  if (!snapshot) return story.clear();
  if (snapshot === before?.snapshot && rev === before.rev) return;
  const isNext = before?.snapshot != null && before.match === match;
  story.tell(
    {
      match,
      rev,
      snapshot,
      events,
      news: events.filter((event) => event.rev > (isNext && now.base !== null ? before.rev : rev - 1)),
      waitingSince,
    },
    { whole: now.base === null },
  );
}

/** A touch lands the scene on this phone, for everybody who plays on it. */
export const skipScene = (): void => {
  for (const story of stories.values()) story.skip();
};

/** Whoever plays on this phone has acted, and so has read. */
export const haveRead = (): void => {
  for (const story of stories.values()) story.acted();
};

/** One touch skips the times to read, until somebody on this phone is to act. */
export const goFaster = (): void => {
  for (const story of stories.values()) story.hurry(true);
};

const NO_STORY: Story = {
  landed: null,
  playing: null,
  isNewest: true,
  jumps: 0,
  missed: [],
  isHurried: false,
};

export function shownState(guest: Guest): ShownState {
  const now = guest.state();
  const { landed, playing, isNewest, jumps, missed, isHurried } = stories.get(guest)?.story() ?? NO_STORY;
  const extra = { scene: null, isNewest, jumps, missed, isHurried };
  if (landed === null || now.snapshot === null) return { ...now, ...extra };
  const { snapshot, match, rev, events, waitingSince } = landed;
  return {
    ...now,
    ...extra,
    // A table is over for those who look when they have seen how.
    table:
      now.table?.stage === 'over' && snapshot.waiting.length > 0
        ? { ...now.table, stage: 'playing' }
        : now.table,
    match,
    rev,
    events,
    // A pause, or an end that the steward set, turns the clock of a step that is shown already.
    waitingSince: isNewest ? now.waitingSince : waitingSince,
    // What may be done is what may be done now, and nothing while the screen is behind.
    snapshot: isNewest ? now.snapshot : { ...snapshot, legal: [], undo: false },
    scene: playing && { rev: playing.rev, view: playing.snapshot.view, happened: playing.events },
  };
}
