import type { BaseState, Seat } from '../engine/game';

export type Vote = 'black' | 'white';
export type Prediction = 'majority' | 'minority' | 'alone';
/** A prediction card is optional. */
export type Predicted = Prediction | 'none';
export type Claim = Vote | 'undecided';
/** What can be peeked at in a locked ballot. */
export type Part = 'vote' | 'prediction';

export type Card =
  'force-black' | 'force-white' | 'give' | 'reveal-hand' | 'silence' | 'peek-prediction' | 'peek-vote';

export type Multipliers = 'standard' | 'gentle' | 'bold';

export type Options = {
  /** Seconds a player may take to lock; 0 for no limit. Only screens show it. */
  readonly lockTimer: 0 | 30 | 60 | 120;
  readonly firstDealer: 'random' | '0' | '1' | '2' | '3';
  readonly multipliers: Multipliers;
};

/** An action card played this round; it lies before `target` until the round ends. */
export type Used = { readonly card: Card; readonly by: Seat; readonly target: Seat };

/** A used card as one sees it: `null` for a Force that lies face down. */
export type UsedView = Pick<Used, 'by' | 'target'> & { readonly card: Card | null };

/** A hand as it was when `by` was shown it. */
export type Seen = { readonly by: Seat; readonly from: Seat; readonly cards: readonly Card[] };

/** One finished round, public in all its parts. Lists are by seat. */
export type Round = {
  readonly round: number;
  readonly dealer: Seat;
  readonly ai: Vote;
  readonly votes: readonly Vote[];
  readonly predictions: readonly Predicted[];
  readonly forced: readonly (Vote | null)[];
  /** What each had said last. */
  readonly claims: readonly (Claim | null)[];
  readonly struck: readonly Seat[];
  /** Points before the prediction. */
  readonly base: readonly number[];
  /** Whether the prediction came true; `null` without one. */
  readonly hits: readonly (boolean | null)[];
  readonly points: readonly number[];
  readonly aiPoints: number;
};

export type State = BaseState & {
  readonly phase: 'deal' | 'talk' | 'over';
  readonly options: Options;
  readonly round: number;
  readonly dealer: Seat;
  /** The AI's vote of this round, once flipped. */
  readonly ai: Vote | null;
  readonly deck: readonly Card[];
  readonly aiDeck: readonly Vote[];
  readonly discard: readonly Card[];
  readonly hands: readonly (readonly Card[])[];
  readonly used: readonly Used[];
  readonly seen: readonly Seen[];
  readonly claims: readonly (Claim | null)[];
  /** How often each seat may still speak this round. */
  readonly words: readonly number[];
  readonly history: readonly Round[];
  /** Points of the rounds played; unused cards are added only in the result. */
  readonly totals: readonly number[];
  readonly aiTotal: number;
};

export type Move =
  | { readonly type: 'deal' }
  | { readonly type: 'play'; readonly card: Card; readonly target: Seat }
  | { readonly type: 'say'; readonly claim: Claim }
  /** Carries text. */
  | { readonly type: 'note' };

export type SeatView = {
  readonly hand: number;
  readonly locked: boolean;
  /** Only who gave the Force and who got it see the colour before the reveal. */
  readonly forced: Vote | null;
  readonly silenced: boolean;
  readonly claim: Claim | null;
  readonly words: number;
  readonly total: number;
};

export type Ending = {
  readonly scores: readonly number[];
  readonly winners: readonly (Seat | 'ai')[];
  /** The cards each seat had left, and what they were worth. */
  readonly unused: readonly (readonly Card[])[];
  readonly cardPoints: readonly number[];
};

export type View = {
  readonly phase: State['phase'];
  readonly round: number;
  readonly dealer: Seat;
  /** Whom the table waits for: the Dealer to flip, or the next to lock. `null` while ballots open and after the end. */
  readonly turn: Seat | null;
  readonly ai: Vote | null;
  readonly seats: readonly SeatView[];
  /** The viewer's own action cards. */
  readonly hand: readonly Card[];
  /** Hands the viewer was shown this round. */
  readonly seen: readonly Pick<Seen, 'from' | 'cards'>[];
  readonly used: readonly UsedView[];
  readonly history: readonly Round[];
  readonly aiTotal: number;
  readonly deck: number;
  readonly options: Options;
  readonly result: Ending | null;
};

export type Event =
  | { readonly type: 'dealt'; readonly round: number; readonly dealer: Seat; readonly ai: Vote }
  /** To `seat` alone. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card }
  /** `card` is `null` for a Force: the table sees only that a card was given. */
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card | null; readonly target: Seat }
  /** To `seat` and `target` alone. */
  | { readonly type: 'force-card'; readonly seat: Seat; readonly card: Card; readonly target: Seat }
  /** A card changed hands, or none did because the hand was empty. */
  | { readonly type: 'gave'; readonly from: Seat; readonly to: Seat; readonly empty: boolean }
  /** To `from` and `to` alone. */
  | { readonly type: 'gave-card'; readonly from: Seat; readonly to: Seat; readonly card: Card }
  /** To `to` alone. */
  | {
      readonly type: 'revealed-hand';
      readonly from: Seat;
      readonly to: Seat;
      readonly cards: readonly Card[];
    }
  | { readonly type: 'silenced'; readonly seat: Seat }
  | { readonly type: 'said'; readonly seat: Seat; readonly claim: Claim }
  | { readonly type: 'noted'; readonly seat: Seat; readonly text: string }
  | ({ readonly type: 'scored' } & Round)
  | ({ readonly type: 'over'; readonly ai: number } & Ending);

export type Dystocratic = {
  options: Options;
  state: State;
  move: Move;
  view: View;
  event: Event;
};
