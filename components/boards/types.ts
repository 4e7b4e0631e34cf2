import type { ComponentType } from 'react';

import type { IconArt } from '@/components/art/iconTypes';
import type { IconName } from '@/components/basics/marks/Icon';
import type { Key, Translate } from '@/i18n';
import type { GameTypes, Legal, Seat, Shown } from '@/rules/engine';

export type Peeked = Shown & { readonly honest: boolean };

/**
 * A board knows what it sees and what may be chosen, and nothing of how that travels.
 * `S` is what a player has chosen on it and not sent yet.
 */
export type BoardProps<G extends GameTypes = GameTypes, S extends object = object> = {
  readonly view: G['view'];
  readonly legal: readonly Legal<G>[];
  readonly waiting: readonly Seat[];
  /** `null` on the shared screen. */
  readonly me: Seat | null;
  readonly names: readonly string[];
  /** My own locked choice in the ballot under way. */
  readonly locked: { readonly [part: string]: string } | null;
  readonly peeked: readonly Peeked[];
  /** What the log told everyone last, newest at the end. */
  readonly news: readonly string[];
  /** The same and all before it, as it came: each move with its own `rev`. What only I was told is among it. */
  readonly happened: readonly Happened[];
  /**
   * The step whose scene plays now, or `null`. Only what draws the scene looks at it: all else reads `view`, which does
   * not know the result yet.
   */
  readonly scene: {
    readonly rev: number;
    readonly view: G['view'];
    readonly happened: readonly Happened[];
  } | null;
  /** When the table began to wait for what it waits for now, by this phone's clock and the host's count. */
  readonly since?: number;
  /** A move is under way; nothing else can be sent. */
  readonly busy: boolean;
  /** `null` when the table took the move, else why not, in the player's words. */
  readonly choose: (legal: Legal<G>, text?: string) => Promise<string | null>;
  /**
   * What is chosen and not sent yet, for board and actions alike. What is in it may have become illegal meanwhile:
   * look it up in `legal` before it is sent.
   */
  readonly selection: S;
  /** Changes the parts of the selection that are named and leaves the others. */
  readonly select: (change: Partial<S>) => void;
};

/** The same for somebody who has a seat: never the shared screen. */
export type PlayerProps<P extends { readonly me: Seat | null }> = Omit<P, 'me'> & { readonly me: Seat };

/** How the frame keeps what is chosen on a board. It starts empty on every screen, seat and match. */
export type SelectionRules<G extends GameTypes = GameTypes, S extends object = object> = {
  readonly empty: S;
  /** The frame empties the selection when this changes. Without it the selection stays until the phone is passed. */
  moment?(view: G['view'], me: Seat | null): string;
  /** The parts that stay when the moment changes. Without it none do. */
  readonly lasting?: readonly (keyof S)[];
};

export type Happened = { readonly rev: number; readonly event: LogEvent };

export type Badge = { readonly icon: IconName; readonly label: string };

/** What the strip of players shows of a seat in every game. */
export type SeatFacts = {
  /** `null` in a game without hands. */
  readonly cards: number | null;
  /** `null` in a game that counts none. */
  readonly points: number | null;
  /** A few words more, where a game has them: a side, what is saved. */
  readonly note?: string | undefined;
  /** What else is counted, and a picture says which. */
  readonly counts?: readonly (Badge & { readonly count: number })[] | undefined;
  readonly locked: boolean;
  readonly badges: readonly Badge[];
};

/** An event of the game, or one of the ballot's own. */
export type LogEvent = { readonly type: string };

/** The round, Period or Day we are in, of all there are. */
export type Rounds = { readonly now: number; readonly of: number };

/** What the frame around a board says about the game. */
export type Words<G extends GameTypes = GameTypes> = {
  /** Where in the game we are: "Round 2 of 4". */
  heading(view: G['view']): string;
  /** As notches in the rail; `null` before the first and after the last. Without it a game has none. */
  rounds?(view: G['view']): Rounds | null;
  /** When this changes, something new is to be seen and the board goes back to its top. By default the heading. */
  moment?(view: G['view'], me: Seat | null): string;
  /** What the table waits for, said to who must do it (`mine`) or to the others. */
  ask(
    view: G['view'],
    of: { readonly name: string; readonly mine: boolean; readonly me: Seat | null },
  ): string;
  seat(view: G['view'], seat: Seat): SeatFacts;
  /**
   * Whether a player's screen shows nothing now that others on the same phone must not see. Then no curtain is drawn when
   * the phone is passed. Without it everything is taken for secret.
   */
  isOpenStep?(view: G['view']): boolean;
  /** A rule to teach when its moment first comes up on this phone. */
  tip(view: G['view'], me: Seat | null): { readonly id: string; readonly text: string } | null;
  /** The ids of the rules that matter now. */
  rules(view: G['view']): readonly string[];
  /** `null` for what is not worth a line. Always names, never "you": several may read one phone. */
  line(event: LogEvent): string | null;
  /** Why a bot did this, in its own words: from what everybody sees. `null` where there is nothing to say. */
  reason?(event: LogEvent): { readonly seat: Seat; readonly text: string } | null;
  /** Somebody else did this to that seat: it is told there until it was read. */
  concerns?(event: LogEvent, seat: Seat): boolean;
  /** Only some seats were told; the log keeps it closed. */
  isWhisper(event: LogEvent): boolean;
};

export type Look = {
  /** Milliseconds until its scene has landed; 0 for what has none. */
  readonly lands: number;
  /** Milliseconds that people want for it after that, before a bot goes on. */
  readonly read: number;
};

/**
 * How long each kind of event wants to be looked at. Only what everyone is told has a time of its own: a phone that took
 * longer over what it alone was told would show that to the table.
 */
export type Looks<G extends GameTypes = GameTypes> = {
  readonly [T in G['event']['type']]?: Look | ((event: Extract<G['event'], { type: T }>) => Look);
} & {
  /** Every other step, also one in which nothing was told. */
  readonly other: Look;
};

export type GameBoard<G extends GameTypes = GameTypes, S extends object = object> = {
  /** Everything public. */
  readonly Board: ComponentType<BoardProps<G, S>>;
  /** Under the thumb: a `Dock`, with what I hold and the one live action; `null` where there is nothing of mine. */
  readonly Actions: ComponentType<BoardProps<G, S>>;
  /** Where everybody's marks and numbers stand: on the board itself, in a strip of its own, or (by default) in the rail. */
  readonly seats?: 'board' | 'rail' | ComponentType<BoardProps<G, S>> | undefined;
  /** What to look at and talk about when the game is over: a pile of cards. */
  readonly Debrief: ComponentType<BoardProps<G, S>>;
  readonly selection: SelectionRules<G, S>;
  readonly looks: Looks<G>;
  readonly words: (of: {
    readonly g: Translate<string>;
    readonly t: Translate<Key>;
    readonly names: readonly string[];
    /** What stands in it for the whole match may be named. Without it, for a log that is only read, numbers do. */
    readonly view?: G['view'];
  }) => Words<G>;
};

/** Somebody who sits at the table, as a room sees them. */
export type StagePerson = {
  readonly name: string;
  readonly state: 'here' | 'away' | 'bot';
  /** The table waits for them. */
  readonly next: boolean;
  readonly locked: boolean;
};

/** What a stage is given: what everyone may see, and of that no more than has landed. */
export type StageProps<G extends GameTypes = GameTypes> = Pick<
  BoardProps<G>,
  'view' | 'waiting' | 'names' | 'happened' | 'scene'
> & {
  readonly people: readonly StagePerson[];
  /** The table's clock for what goes on now. */
  readonly timer: { readonly since: number | null; readonly seconds: number } | null;
};

/** Something to be shown large to a room: a story, a Plan, a question. */
export type LargeText = { readonly id: string; readonly title: string; readonly text: string };

/** On a stage, what somebody reached in a game that is over, with them on top of it. */
export type EndTower = {
  readonly id: string | number;
  readonly name: string;
  readonly points: number;
  readonly color: string;
  /** A player, or the sign of a party that nobody plays. */
  readonly top: { readonly seat: number } | { readonly sign: IconArt };
  /** What it is the height of, as a sign at its foot. */
  readonly foot?: IconArt | undefined;
};

/** The end as a room sees it, where it is more than the last line of the log and the points of the seats. */
export type StageEnd = {
  readonly said?: string | undefined;
  readonly towers?: readonly EndTower[] | undefined;
  /** What had to be reached or passed. */
  readonly line?: number | undefined;
};

type StageWords = { readonly g: Translate<string>; readonly t: Translate<Key> };

/**
 * A game for a whole room, on 1280 × 720. It is drawn below the caption, people included, and nothing on it can be
 * touched.
 */
export type GameStage<G extends GameTypes = GameTypes> = {
  readonly Stage: ComponentType<StageProps<G>>;
  /** Which round of how many; `null` where there is none. */
  readonly progress: (view: G['view']) => readonly [now: number, of: number] | null;
  /** One line in place of what was told last, where a room needs another one. */
  readonly caption?: (of: StageProps<G>, words: StageWords) => string | null;
  /** A moment that has the screen to itself, also when its scene has landed. */
  readonly isBig?: (of: StageProps<G>) => boolean;
  /** Milliseconds for which the end itself is looked at, before scores and questions come. */
  readonly endMs?: number;
  readonly end?: (of: Pick<StageProps<G>, 'view' | 'names'>, words: StageWords) => StageEnd;
  /** What can be shown large now. */
  readonly large?: (view: G['view'], words: StageWords) => readonly LargeText[];
};
