import type { ComponentType } from 'react';

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

/** What the frame around a board says about the game. */
export type Words<G extends GameTypes = GameTypes> = {
  /** Where in the game we are: "Round 2 of 4". */
  heading(view: G['view']): string;
  /** When this changes, something new is to be seen and the board goes back to its top. By default the heading. */
  moment?(view: G['view'], me: Seat | null): string;
  /** What the table waits for, said to who must do it (`mine`) or to the others. */
  ask(
    view: G['view'],
    of: { readonly name: string; readonly mine: boolean; readonly me: Seat | null },
  ): string;
  seat(view: G['view'], seat: Seat): SeatFacts;
  /** A rule to teach when its moment first comes up on this phone. */
  tip(view: G['view'], me: Seat | null): { readonly id: string; readonly text: string } | null;
  /** The ids of the rules that matter now. */
  rules(view: G['view']): readonly string[];
  /** `null` for what is not worth a line. Always names, never "you": several may read one phone. */
  line(event: LogEvent): string | null;
  /** Only some seats were told; the log keeps it closed. */
  isWhisper(event: LogEvent): boolean;
};

export type GameBoard<G extends GameTypes = GameTypes, S extends object = object> = {
  /** Everything public. */
  readonly Board: ComponentType<BoardProps<G, S>>;
  /** Under the thumb: my hand and my moves. */
  readonly Actions: ComponentType<BoardProps<G, S>>;
  readonly selection: SelectionRules<G, S>;
  readonly words: (of: {
    readonly g: Translate<string>;
    readonly t: Translate<Key>;
    readonly names: readonly string[];
  }) => Words<G>;
};
