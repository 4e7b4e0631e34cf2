import type { BaseState, Seat } from '../engine/game';
import type { Policy, Sdg } from './cardTypes';
import type { EVENTS } from './events';
import type { PLANS } from './plans';

export type {
  Condition,
  Effect,
  EventCard,
  EventEffect,
  Kind,
  Plan,
  Policy,
  Sdg,
  SimpleEffect,
} from './cardTypes';

export type PlanId = (typeof PLANS)[number]['id'];
export type EventId = (typeof EVENTS)[number]['id'];

export type Difficulty = 'easy' | 'medium' | 'hard' | 'custom';

/** Any place on a track. */
// prettier-ignore
export type CustomGoal =
  | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13
  | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25;

export type Options = {
  readonly difficulty: Difficulty;
  /** Counts only with a custom difficulty. */
  readonly goal: CustomGoal;
  readonly policies: 'random' | 'choose';
};

export type ByPolicy<T> = { readonly [P in Policy]: T };

/** A Plan on the board. Slot 0 is the Podium. */
export type Placed = {
  readonly plan: PlanId;
  readonly slot: number;
  readonly funds: number;
  /** The Period in which it was placed. */
  readonly since: number;
};

/** Funds that one Policy put on one Plan in this Period's Investing. */
export type Investment = { readonly policy: Policy; readonly plan: PlanId; readonly funds: number };

/**
 * now: Funds on `plan` in this Period. next: Funds on the next Plan of `to`. pay: help pay for the effect of `plan`.
 * free: `text`, judged by its receiver at the end.
 */
export type PledgeForm = 'now' | 'next' | 'pay' | 'free';
/** void: it never fell due, or its condition was not met. */
export type PledgeStatus = 'open' | 'kept' | 'broken' | 'void';

/** A promise written down. (`Promise` means something else in this language.) Everyone sees it. */
export type Pledge = {
  /** Its place in the list of all promises. */
  readonly id: number;
  readonly by: Policy;
  readonly to: Policy;
  readonly form: PledgeForm;
  /** For `now` and `pay`. */
  readonly plan: PlanId | null;
  /** 0 for `free`. */
  readonly amount: number;
  /** '' unless `free`. */
  readonly text: string;
  /** The condition: `to` puts so many Funds on this Plan of `by`, in the Period in which the promise is made. */
  readonly asks: { readonly plan: PlanId; readonly amount: number } | null;
  /** The Period in which it was made, and in which it falls due; `null` while nobody knows. */
  readonly made: number;
  readonly due: number | null;
  readonly status: PledgeStatus;
};

/** The players are asked to pay together for the effect of a funded Plan that was not resolved. */
export type Collecting = {
  readonly plan: PlanId;
  readonly need: number;
  readonly paid: readonly { readonly policy: Policy; readonly funds: number }[];
  readonly refused: readonly Policy[];
};

/** A marker moved. `from` and `to` are equal when it stood at the end of its track. */
export type Change = { readonly policy: Policy; readonly from: number; readonly to: number };

/** One finished Period, for the curves of the debrief. */
export type PeriodRecord = {
  readonly period: number;
  readonly podium: Policy;
  readonly resolved: PlanId | null;
  /** The other funded Plans; `paid` if their effect was paid for. */
  readonly others: readonly { readonly plan: PlanId; readonly paid: boolean }[];
  readonly event: EventId;
  /** The Plan that stopped the Event. */
  readonly shield: PlanId | null;
  /** Where the markers stood after the Event. */
  readonly tracks: ByPolicy<number>;
};

/** A resolved Plan whose later effect happens at the start of this Period. */
export type Waiting = { readonly plan: PlanId; readonly period: number };

export type BonusReason = 'negotiator' | 'all-sdgs' | 'set';
export type Bonus = Change & { readonly reason: BonusReason };

export type Ending = {
  readonly success: boolean;
  /** The last Period played. */
  readonly period: number;
  /** Ended by vote, before its time. */
  readonly early: boolean;
  readonly negotiator: Policy | null;
  /** Votes for each Policy as best negotiator. */
  readonly votes: ByPolicy<number>;
  /** In the order in which they were given. */
  readonly bonuses: readonly Bonus[];
  readonly tracks: ByPolicy<number>;
  /** The Policies below the Goal. */
  readonly failed: readonly Policy[];
  /** The SDGs without a discarded Plan. */
  readonly missing: readonly Sdg[];
};

export type PodiumTask =
  /** Over the hand limit: one Plan goes under the deck. */
  | { readonly type: 'return'; readonly seat: Seat; readonly policy: Policy }
  /** The receiver of a free promise says if it was kept. */
  | { readonly type: 'judge'; readonly seat: Seat; readonly pledge: number };

/**
 * choose: who holds which Policy (only if the table wants to choose). prepare: the Podium starts the Period. propose: Plans are placed.
 * debate: speeches. talk: free talk until all are ready. invest. effects: players pay together. gift: the Podium's free Fund.
 * event: the Podium turns it up. vote: end early? negotiator: the last vote. over.
 */
export type PhaseName =
  | 'choose'
  | 'prepare'
  | 'propose'
  | 'debate'
  | 'talk'
  | 'invest'
  | 'effects'
  | 'gift'
  | 'event'
  | 'vote'
  | 'negotiator'
  | 'over';

export type State = Omit<BaseState, 'tasks'> & {
  readonly phase: PhaseName;
  readonly tasks: readonly PodiumTask[];
  readonly options: Options;
  readonly seats: number;
  readonly period: number;
  /** The Policies clockwise, one for each of five chairs; seat `n` has the chairs n, n + seats, … Shorter while players choose. */
  readonly order: readonly Policy[];
  /** The chair that has the Podium. */
  readonly podium: number;
  /** The chair whose turn it is, in `propose` and `invest`. */
  readonly turn: number;
  readonly tracks: ByPolicy<number>;
  readonly funds: ByPolicy<number>;
  readonly hands: ByPolicy<readonly PlanId[]>;
  readonly decks: ByPolicy<readonly PlanId[]>;
  readonly events: readonly EventId[];
  readonly board: readonly Placed[];
  /** Discarded Plans in order, those that protect among them. */
  readonly discard: readonly PlanId[];
  /** Plans that protect and are not used up, oldest first. They are also in `discard`. */
  readonly shields: readonly PlanId[];
  /** Plans with an effect still to come, oldest first. They are also in `discard`. */
  readonly waiting: readonly Waiting[];
  /** Who still speaks, the speaker first. */
  readonly speakers: readonly Policy[];
  readonly ready: readonly Seat[];
  /** Who has passed in this Investing. */
  readonly passed: readonly Policy[];
  /** Funds placed in this turn. */
  readonly placed: number;
  readonly investments: readonly Investment[];
  /** Promises for now whose Plan got the last Fund that it needed from somebody else, before the promiser passed. */
  readonly unneeded: readonly Pledge['id'][];
  readonly resolved: PlanId | null;
  readonly others: PeriodRecord['others'];
  readonly collecting: Collecting | null;
  readonly pledges: readonly Pledge[];
  /** How many promises each Policy may still make in this Period. */
  readonly pledgesLeft: ByPolicy<number>;
  readonly history: readonly PeriodRecord[];
  readonly ending: Ending | null;
};

/** Who promises to whom, and on which condition: so many Funds of `to` on the newest Plan of `by`; 0 for none. */
type Offer = { readonly by: Policy; readonly to: Policy; readonly asks: number };

export type Move =
  | { readonly type: 'choose'; readonly policy: Policy }
  /** The Podium starts the Period. */
  | { readonly type: 'start' }
  | { readonly type: 'return'; readonly policy: Policy; readonly plan: PlanId }
  /** For the Policy whose turn it is. */
  | { readonly type: 'propose'; readonly plan: PlanId }
  | { readonly type: 'skip' }
  | { readonly type: 'end-speech' }
  | (Offer & {
      readonly type: 'promise';
      readonly form: 'now';
      readonly plan: PlanId;
      readonly amount: number;
    })
  | (Offer & { readonly type: 'promise'; readonly form: 'next'; readonly amount: number })
  | (Offer & { readonly type: 'promise'; readonly form: 'pay'; readonly plan: PlanId })
  /** Carries text. Without text nothing is promised. */
  | (Offer & { readonly type: 'promise-freely' })
  | { readonly type: 'ready' }
  /** One Fund of the Policy whose turn it is. */
  | { readonly type: 'invest'; readonly plan: PlanId }
  /** Ends a turn in which Funds were placed. */
  | { readonly type: 'done' }
  | { readonly type: 'pass' }
  /** One Fund for the effect that is being collected for. */
  | { readonly type: 'pay'; readonly policy: Policy }
  | { readonly type: 'refuse'; readonly policy: Policy }
  /** The Podium's free Fund. */
  | { readonly type: 'gift'; readonly plan: PlanId }
  | { readonly type: 'turn-event' }
  | { readonly type: 'judge'; readonly pledge: number; readonly kept: boolean };

/** Ballot `end`: `{ end: 'end' | 'go-on' }`. Ballot `negotiator`: `{ negotiator: Policy }`. */
export type PolicyView = {
  readonly policy: Policy;
  readonly seat: Seat;
  readonly track: number;
  readonly funds: number;
  /** How many Plans are in the hand and in the deck. */
  readonly hand: number;
  readonly deck: number;
  readonly passed: boolean;
  readonly pledgesLeft: number;
};

export type View = {
  readonly phase: PhaseName;
  readonly period: number;
  readonly goal: number;
  readonly options: Options;
  /** Clockwise around the table. While players choose: those chosen so far. */
  readonly policies: readonly PolicyView[];
  /** The chair with the Podium: an index of `policies`. */
  readonly podium: number;
  /** Whose turn it is; `policy` is `null` while they choose one. `null` when several may act, and while votes are out. */
  readonly turn: { readonly seat: Seat; readonly policy: Policy | null } | null;
  /** The hands of the viewer's own Policies. */
  readonly hands: readonly { readonly policy: Policy; readonly plans: readonly PlanId[] }[];
  /** By slot. */
  readonly board: readonly Placed[];
  /** The slot on which the next Plan is placed, and its extra Funds. */
  readonly nextSlot: { readonly slot: number; readonly extra: number };
  /** In the debate: who speaks, about which Plan, and who speaks after. */
  readonly speaking: {
    readonly policy: Policy;
    readonly plan: PlanId;
    readonly after: readonly Policy[];
  } | null;
  readonly ready: readonly Seat[];
  /** Funds placed in the turn under way. */
  readonly placed: number;
  readonly investments: readonly Investment[];
  readonly unneeded: readonly Pledge['id'][];
  readonly collecting: Collecting | null;
  readonly resolved: PlanId | null;
  readonly others: PeriodRecord['others'];
  readonly pledges: readonly Pledge[];
  readonly discard: readonly PlanId[];
  readonly shields: readonly PlanId[];
  readonly waiting: readonly Waiting[];
  /** Events not yet turned up. */
  readonly events: number;
  readonly history: readonly PeriodRecord[];
  readonly ending: Ending | null;
};

/** What an effect did: markers that moved, and Funds that each Policy got. */
export type Worked = { readonly changes: readonly Change[]; readonly given: number };

export type Event =
  | { readonly type: 'chose'; readonly seat: Seat; readonly policy: Policy }
  | {
      readonly type: 'prepared';
      readonly period: number;
      readonly podium: Policy;
      readonly funds: number;
      readonly plans: number;
    }
  /** The later effect of a Plan has happened. */
  | ({ readonly type: 'ripened'; readonly plan: PlanId } & Worked)
  /** To its holder alone. */
  | { readonly type: 'drew'; readonly policy: Policy; readonly plans: readonly PlanId[] }
  | { readonly type: 'returned'; readonly policy: Policy }
  /** `paid` Funds lie on the Plan, `extra` went to the pool. */
  | {
      readonly type: 'proposed';
      readonly policy: Policy;
      readonly plan: PlanId;
      readonly slot: number;
      readonly paid: number;
      readonly extra: number;
    }
  | { readonly type: 'skipped'; readonly policy: Policy; readonly podium: boolean }
  | { readonly type: 'no-plans' }
  | { readonly type: 'speaking'; readonly policy: Policy; readonly plan: PlanId }
  | { readonly type: 'talking' }
  | { readonly type: 'promised'; readonly pledge: Pledge }
  | { readonly type: 'ready'; readonly seat: Seat }
  | { readonly type: 'investing'; readonly first: Policy }
  /** The reminder for both sides. */
  | { readonly type: 'due'; readonly pledge: Pledge }
  /** `now`: Funds on the Plan after this one. `funded`: it has just become funded. */
  | {
      readonly type: 'invested';
      readonly policy: Policy;
      readonly plan: PlanId;
      readonly now: number;
      readonly funded: boolean;
    }
  | { readonly type: 'passed'; readonly policy: Policy; readonly broke: boolean }
  | { readonly type: 'nothing-funded' }
  /** most: it had the most Funds. paid: the players paid for its effect. `tied`: another had as many, further away. */
  | ({
      readonly type: 'resolved';
      readonly plan: PlanId;
      readonly how: 'most' | 'paid';
      readonly funds: number;
      readonly tied: boolean;
      /** It had a condition that was not met. */
      readonly unmet: boolean;
    } & Worked)
  | { readonly type: 'collecting'; readonly plan: PlanId; readonly need: number }
  | {
      readonly type: 'paid';
      readonly policy: Policy;
      readonly plan: PlanId;
      readonly paid: number;
      readonly need: number;
    }
  | { readonly type: 'refused'; readonly policy: Policy; readonly plan: PlanId }
  /** Discarded without its effect. */
  | { readonly type: 'stepped'; readonly plan: PlanId; readonly change: Change }
  | { readonly type: 'gifted'; readonly policy: Policy; readonly plan: PlanId; readonly now: number }
  | {
      readonly type: 'shifted';
      readonly moves: readonly { readonly plan: PlanId; readonly from: number; readonly to: number }[];
    }
  /** With a `shield` nothing changes. `taken`: Funds each Policy gave back. */
  | {
      readonly type: 'turned-event';
      readonly event: EventId;
      readonly shield: PlanId | null;
      readonly changes: readonly Change[];
      readonly taken: readonly { readonly policy: Policy; readonly funds: number }[];
    }
  | { readonly type: 'settled'; readonly pledge: Pledge }
  | { readonly type: 'period-over'; readonly record: PeriodRecord }
  | { readonly type: 'goal-reached' }
  | { readonly type: 'end-voted'; readonly end: number; readonly goOn: number; readonly ends: boolean }
  | ({ readonly type: 'over' } & Ending);

export type Podium = {
  options: Options;
  state: State;
  move: Move;
  view: View;
  event: Event;
};
