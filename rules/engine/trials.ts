import type { Game, GameTypes, Legal, Result } from './game';
import type { Player } from './playOut';
import type { Seat } from './seat';

/** Who could get hold of something: a seat, a shared screen, or the host with its storage. */
export type Reader = Seat | 'screen' | 'host';

/** Something that stands for a secret wherever it turns up, and those who must not have it yet. */
export type Canary = { readonly kind: string; readonly text: string; readonly hiddenFrom: readonly Reader[] };

/** A game whose secret things have names of their own, so that the name itself gives them away. */
export type Scan<G extends GameTypes = GameTypes> = {
  readonly game: Game<G>;
  readonly seats: number;
  /** After so many steps of random play every kind of secret has been there. */
  readonly steps: number;
  readonly options?: { readonly [name: string]: string | number };
  /** What random play would hardly ever come to by itself. */
  readonly seeks?: (move: Legal<G>) => boolean;
  /** The kinds that `secrets` names, each with a view that gives it away. */
  readonly planted: { readonly [kind: string]: (state: G['state']) => object };
  /** What must still be secret, besides ballots and the seed. */
  secrets(state: G['state'], of: { readonly others: (seat: Seat) => readonly Reader[] }): readonly Canary[];
  /** Where `secrets` remembers what it has seen: called before a scan that begins in the middle of a game. */
  forget?(): void;
};

/** A game's own statistics, gathered from its events. */
export type Tally = {
  see(event: { readonly type: string }): void;
  /** After each finished game. */
  end?(result: Result): void;
  details(games: number): { readonly [name: string]: unknown };
};

/** What a game adds to its simulation. */
export type Study = {
  readonly tally?: () => Tally;
  /** Recipes: ways to play that one can say in a sentence, to hold against the even bot. */
  readonly recipes?: { readonly [name: string]: Player<GameTypes> };
  /** Which variant is studied, where it is not the one that a table of newcomers begins with. */
  readonly options?: GameTypes['options'];
};

/** How a table is set for the simulator of faults: as it is, and so that it comes to phases it would hardly come to otherwise. */
export type FaultStages = readonly [GameTypes['options'], GameTypes['options']];

/** What the simulators and the tests want to know of a game. */
export type Trials<G extends GameTypes = GameTypes> = {
  readonly study: Study;
  readonly faultStages: FaultStages;
  readonly scan: Scan<G>;
};

/** For the figures of a study. */
export const round = (value: number, digits = 2): number => Math.round(value * 10 ** digits) / 10 ** digits;
