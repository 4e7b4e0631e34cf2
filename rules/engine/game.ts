import type { Ballot, BallotEvent, Choice } from './ballot';
import type { Random } from './random';
import type { Seat, Viewer } from './seat';

export type { Seat, Viewer };

/** Someone who must act before the phase goes on: an interrupt, a benefit off-turn, a step of a long choice. */
export type Task = { readonly type: string; readonly seat: Seat };

/** What the engine itself reads in a game's state. The game adds its own fields. */
export type BaseState = {
  readonly phase: string;
  /** Whoever the head names acts next, before anyone the phase names. */
  readonly tasks: readonly Task[];
  readonly ballot: Ballot | null;
};

export type OptionValue = string | number;

/** The types that make a game; every engine function takes one `G` instead of five parameters. */
export type GameTypes = {
  options: { readonly [name: string]: OptionValue };
  state: BaseState;
  move: { readonly type: string };
  view: object;
  event: { readonly type: string };
};

export type MoveType<G extends GameTypes> = G['move']['type'];
export type MoveOf<G extends GameTypes, K> = Extract<G['move'], { type: K }>;

/** Something that happened, addressed to those allowed to know it. Drives the log and the animations. */
export type Addressed<E> = { readonly to: 'all' | readonly Seat[]; readonly event: E };

export type Step<G extends GameTypes> = {
  readonly state: G['state'];
  readonly events: readonly Addressed<G['event'] | BallotEvent>[];
};

/** What a move is applied with, beyond the state. `text` is '' unless the move declares it. */
export type Extra = { readonly random: Random; readonly text: string };

/**
 * One kind of move. `options` is the only statement of legality: `apply` is called only with a
 * move that `options` produced, so it never re-checks and never fails.
 */
export type MoveRule<G extends GameTypes, K extends MoveType<G> = MoveType<G>> = {
  options(state: G['state'], seat: Seat): readonly MoveOf<G, K>[];
  apply(state: G['state'], seat: Seat, move: MoveOf<G, K>, extra: Extra): Step<G>;
  /** Only turns the page: nothing is chosen. As long as a person sits at the table, bots leave it to people. */
  readonly turnsPage?: true;
  /** Words the player adds to the move. Data, never markup. */
  readonly text?: { readonly max: number };
  /** Why a move that `options` does not list is refused: a key of the game's text. `asked` comes off the network. */
  why?(state: G['state'], seat: Seat, asked: Partial<MoveOf<G, K>>): string | null;
};

/** Who may act, and with which moves. Nothing outside this table and `tasks` makes a move available. */
export type Phase<G extends GameTypes> = {
  actors(state: G['state']): readonly Seat[];
  readonly moves: readonly MoveType<G>[];
  /** Moves that anyone at the table may make meanwhile, as long as no task is open. Nobody is waited for because of them. */
  readonly aside?: readonly MoveType<G>[];
};

/** A clock of the table: it runs from when the table began to wait, and the host takes `move` only when it is out. */
export type Bell<G extends GameTypes> = { readonly move: MoveType<G>; readonly seconds: number };

/** A secret choice by some seats, made known to all at once. The choice stays on the voter's phone till then. */
export type BallotRule<G extends GameTypes> = {
  /** A part can be shown to one other seat (a Peek) without the rest. */
  readonly parts: readonly string[];
  /** Who may lock now, among those who have not. */
  mayLock(state: G['state']): readonly Seat[];
  choices(state: G['state'], seat: Seat): readonly Choice[];
  /** Everyone has opened. `null` stands for a ballot struck by the table, or a seat that had none. */
  close(state: G['state'], choices: readonly (Choice | null)[], random: Random): Step<G>;
};

export type OptionRule = {
  readonly values: readonly [OptionValue, ...OptionValue[]];
  readonly byDefault: OptionValue;
  /** Besides `values`, text of the players' own making up to this length, if the game `accepts` it. */
  readonly written?: number;
  /** Other options, and what they must be as long as something is written here. */
  readonly brings?: { readonly [option: string]: OptionValue };
  /** It matters, and is asked for, only while these other options have these values. */
  readonly onlyWith?: { readonly [option: string]: OptionValue };
  /** Few tables change it: it is shown when somebody asks for more choices. */
  readonly isFine?: true;
};

/** A seat, or the id of a party nobody plays. */
export type Winner = Seat | string;

export type Result = { readonly scores: readonly number[]; readonly winners: readonly Winner[] };

/** A ballot choice as a player makes it. It never travels: the phone sends a commitment instead. */
export type LockChoice = { readonly type: 'lock'; readonly choice: Choice };

/** What a player or a bot picks from. */
export type Legal<G extends GameTypes> = G['move'] | LockChoice;

/** What another seat's phone showed this one, checked against the commitment. */
export type Shown = { readonly from: Seat; readonly part: string; readonly value: string };

export type BotTurn<G extends GameTypes> = {
  readonly seat: Seat;
  readonly view: G['view'];
  readonly legal: readonly Legal<G>[];
  /** `null`: nobody shows this seat anything, so that to ask is in vain. Phones show no vote to a bot. */
  readonly shown: readonly Shown[] | null;
  /** What this seat has locked in the ballot under way. */
  readonly locked?: Choice | null;
  /** A state that this seat can imagine (`imagine.ts`), never the true one. `null`: the table has moved on. */
  readonly imagine?: (random: Random) => G['state'] | null;
  readonly random: Random;
};

/** How far a sharp bot of this game thinks ahead: about `worlds` × `moves` × `depth` decisions of the even bot. */
export type Sharp<G extends GameTypes> = {
  /** How many imagined states it tries its moves in. */
  readonly worlds: number;
  /** How many moves it compares at most. */
  readonly moves: number;
  /** After how many moves of the table it stops and judges. */
  readonly depth: number;
  /** About how likely `seat` is to win, as the even bot judges it: from 0 to 1. The state is an imagined one. */
  worth(state: G['state'], seat: Seat): number;
  /** Decides what can be reckoned from what lies open, by chances alone. `null`: the moves must be tried. */
  reckons?(turn: BotTurn<G>, even: Legal<G>): Thinking<G>;
  /** Which moves are worth a comparison with the one that the even bot would make; all, unless this says so. */
  considers?(turn: BotTurn<G>, even: Legal<G>): readonly Legal<G>[];
  /** How good each of these moves looks at first sight: the best are tried. Without it chance says which. */
  rates?(turn: BotTurn<G>, moves: readonly Legal<G>[]): Generator<void, readonly number[]>;
};

/** `null`: wait and see. Long thinking yields now and then, so that it can be sliced between frames. */
export type Thinking<G extends GameTypes> = Generator<void, Legal<G> | null>;

export type Game<G extends GameTypes = GameTypes> = {
  readonly id: string;
  /**
   * Raised whenever the same seed and the same moves lead to another game than before; the golden playthroughs
   * (`npm run golden`) notice. A log says by which version it was played and is replayed by no other.
   */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: { readonly [K in keyof G['options']]: OptionRule };
  /** Whether what players wrote for an option can be played. It may come from anywhere. */
  accepts?(option: keyof G['options'], written: string): boolean;
  /** Options that a table takes along from a game into the next one. */
  keeps?(state: G['state']): Partial<G['options']>;
  setup(seats: number, options: G['options'], random: Random): G['state'];
  readonly phases: { readonly [P in G['state']['phase']]: Phase<G> };
  readonly moves: { readonly [K in MoveType<G>]: MoveRule<G, K> };
  /** The moves with which a task is answered. */
  readonly tasks?: { readonly [type: string]: readonly MoveType<G>[] };
  readonly ballots?: { readonly [id: string]: BallotRule<G> };
  /** Built up from nothing, field by field; never the state with parts deleted. */
  view(state: G['state'], viewer: Viewer): G['view'];
  /** What ends by the clock now, if anything does. Rules have no clock; whoever keeps one makes the move. */
  bell?(state: G['state']): Bell<G> | null;
  /** `null` while play goes on. */
  result(state: G['state']): Result | null;
  /**
   * Deals anew everything `viewer` cannot see. Tests prove with it that `view` leaks nothing, and bots think ahead in
   * what it makes: the outcome depends on what the viewer can see and on `random`, on nothing else.
   */
  resample(state: G['state'], viewer: Viewer, random: Random): G['state'];
  /** The even bot. */
  bot(turn: BotTurn<G>): Thinking<G>;
  /** Without it a sharp bot plays like the even one. */
  readonly sharp?: Sharp<G>;
};
