import type { Seat } from '../engine/game';
import type { ActionId, CardId, GoalId, Harm } from './content/types';
import type { Actor, Community, LinkId, OutcomeId, Spot, Standing, Topic } from './kinds';
import type { Agreement, Mode, PhaseId, Promised, Side } from './parts';

/** Why something happened: `reason.<id>` in the text. */
export type Reason =
  | 'begin'
  | 'action'
  | 'card'
  | 'support'
  | 'block'
  | 'licence'
  | 'penalty'
  | 'verdict'
  | 'surcharge'
  | 'vulnerability'
  | 'mass'
  | 'social'
  | 'international'
  | 'advocacy'
  | 'square'
  | 'media-to-bag'
  | 'new-needs'
  | 'any-need'
  | 'growing-need'
  | 'link'
  | 'income'
  | 'check'
  | 'assuage'
  | 'crackdown'
  | 'raid'
  | 'amends'
  | 'square-to-bag'
  | 'communities-to-bag'
  | 'trust'
  | 'draw';

export type FinalScore = {
  readonly goals: number;
  readonly reputation: number;
  readonly outcome: number;
  readonly total: number;
};

export type Ending = {
  /** None if no token lies on any. */
  readonly outcome: OutcomeId | null;
  readonly scores: readonly FinalScore[];
  readonly winners: readonly Seat[];
  /** Whether the winner was picked from several with the same score. */
  readonly tieBroken: boolean;
};

export type Event =
  | { readonly type: 'phase'; readonly phase: PhaseId; readonly round: number; readonly first: Seat }
  | { readonly type: 'marked'; readonly seat: Seat; readonly topic: Topic }
  | { readonly type: 'passed-over'; readonly seat: Seat; readonly partner: Seat }
  | { readonly type: 'supported'; readonly seat: Seat; readonly to: Seat }
  | {
      readonly type: 'proposed';
      readonly seat: Seat;
      readonly to: Seat;
      readonly promise: Promised;
      readonly text: string;
      readonly inReturn?: Side;
    }
  | { readonly type: 'replied'; readonly agreement: Agreement }
  /** A promise the app can judge was broken; `paid` is the penalty. */
  | { readonly type: 'broke'; readonly agreement: Agreement; readonly paid: number }
  | { readonly type: 'disputed'; readonly seat: Seat; readonly agreement: Agreement }
  | {
      readonly type: 'verdict';
      readonly agreement: Agreement;
      readonly broken: number;
      readonly kept: number;
      readonly paid: number;
    }
  | { readonly type: 'readied'; readonly seat: Seat }
  /** The clock ended the Discussion. */
  | { readonly type: 'rang' }
  | { readonly type: 'more-time'; readonly seat: Seat }
  /** Something of the opening was read out. */
  | { readonly type: 'told'; readonly seat: Seat | null }
  /** A future was full before anything was drawn. */
  | { readonly type: 'decided'; readonly outcome: OutcomeId }
  | { readonly type: 'used'; readonly seat: Seat; readonly from: Seat }
  | { readonly type: 'blocked'; readonly seat: Seat; readonly to: Seat }
  | { readonly type: 'researched'; readonly seat: Seat }
  /** To `seat` alone. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** To `seat` alone. */
  | { readonly type: 'kept'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'reshuffled' }
  | {
      readonly type: 'licensed';
      readonly seat: Seat;
      readonly card: CardId;
      readonly owner: Seat;
      readonly price: number;
    }
  | {
      readonly type: 'asked';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly card: CardId;
      readonly price: number;
    }
  | {
      readonly type: 'refused';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly card: CardId;
      readonly price: number;
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'acted'; readonly seat: Seat; readonly action: ActionId; readonly at: Spot | null }
  /** Dice on the table. `need` is the face that counts: 6 for a success, 1 for a failure. */
  | {
      readonly type: 'rolled';
      readonly seat: Seat | null;
      readonly faces: readonly number[];
      readonly need: 6 | 1;
      readonly success: boolean;
      readonly why: Reason;
      readonly at: Spot | null;
      readonly card: CardId | null;
    }
  /** Influence came to a place, or left it when `many` is negative. */
  | {
      readonly type: 'influence';
      readonly seat: Seat;
      readonly at: Spot | 'bag';
      readonly many: number;
      readonly why: Reason;
    }
  | { readonly type: 'linked'; readonly seat: Seat; readonly link: LinkId; readonly why: Reason }
  | { readonly type: 'unlinked'; readonly seat: Seat; readonly link: LinkId; readonly why: Reason }
  /** A Community Need came, grew or was met (`many` is negative, `seat` met it). */
  | {
      readonly type: 'need';
      readonly at: Community;
      readonly many: number;
      readonly seat: Seat | null;
      readonly why: Reason;
    }
  | { readonly type: 'power'; readonly seat: Seat; readonly many: number; readonly why: Reason }
  | { readonly type: 'standing'; readonly seat: Seat; readonly to: Standing; readonly why: Reason }
  | { readonly type: 'reputation'; readonly seat: Seat; readonly many: number; readonly why: Reason }
  | { readonly type: 'harmed'; readonly seat: Seat; readonly card: CardId; readonly harm: Harm }
  /** An AI spared its user. */
  | { readonly type: 'shielded'; readonly seat: Seat; readonly card: CardId; readonly why: Reason }
  /** The marker was placed, or taken away. */
  | { readonly type: 'crackdown'; readonly at: Community | null }
  | { readonly type: 'first-player'; readonly seat: Seat }
  | { readonly type: 'drawn'; readonly seat: Seat }
  | { readonly type: 'goal'; readonly seat: Seat; readonly goal: GoalId; readonly points: number }
  | ({
      readonly type: 'over';
      readonly mode: Mode;
      readonly scenario: string | null;
      readonly climate: string | null;
      readonly cast: readonly { readonly actor: Actor; readonly role: string | null }[];
    } & Ending);

export type StoryEvent = Extract<
  Event,
  {
    type:
      | 'used'
      | 'blocked'
      | 'broke'
      | 'verdict'
      | 'harmed'
      | 'goal'
      | 'licensed'
      | 'crackdown'
      | 'unlinked'
      | 'standing'
      | 'need'
      | 'influence';
  }
>;

/** Something the debrief tells again, and the round it happened in. */
export type Beat = { readonly round: number; readonly event: StoryEvent };
