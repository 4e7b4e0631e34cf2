import type { Seat } from '../engine/game';
import type { ActionId, CardId, Climate, GoalId, Scenario } from './content/types';
import type { Actor, Community, LinkId, OutcomeId, Space, Spot, Standing, Topic } from './kinds';

export type Mode = 'first-play' | 'full';

export type Options = {
  readonly mode: Mode;
  /** Full game only, like `climate`; `design` goes before both. */
  readonly scenario:
    | 'random'
    | 'connect-communities'
    | 'post-conflict'
    | 'integrating-technology'
    | 'election-year'
    | 'rising-waters'
    | 'big-port';
  readonly climate:
    | 'random'
    | 'emerging-democracy'
    | 'open-republic'
    | 'managed-growth'
    | 'fragile-peace'
    | 'state-of-emergency';
  /** Whether chance deals the cast of the Scenario to the seats, or they take it in order. */
  readonly roles: 'random' | 'in-order';
  readonly firstPlayer: 'random' | '0' | '1' | '2' | '3' | '4';
  readonly socialDice: 3 | 1;
  /** Where players with a Poor relationship roll for their Influence after a crackdown. */
  readonly crackdown: 'everywhere' | 'one-community';
  /** Whether a player may take the same action twice in a round. */
  readonly actions: 'any' | 'different';
  /** Minutes after which the Discussion ends; 0 for no limit. */
  readonly discussionTimer: 0 | 3 | 5 | 8;
  /** A `Design` as JSON, or '' for none. */
  readonly design: string;
};

/** What players made themselves: either part, or both. */
export type Design = { readonly climate: Climate | null; readonly scenario: Scenario | null };

/** The political frame of a match. First Play has neither climate nor scenario of the full kind. */
export type Setting = { readonly climate: Climate | null; readonly scenario: Scenario | null };

/** Things that happened and that goals count; they never go down. */
export type Tallies = {
  readonly needs: number;
  readonly pushed: number;
  readonly placed: { readonly [S in Space]: number };
};

/** What a player has done and been given in this round. Fresh every round. */
export type RoundSheet = {
  readonly topic: Topic | null;
  readonly ready: boolean;
  readonly proposals: number;
  /** What the player is about to offer, before they say what they want in return. */
  readonly draft: Draft | null;
  /** Good partners the player has openly passed over. */
  readonly passedOver: readonly Seat[];
  readonly supports: Seat | null;
  readonly blocks: Seat | null;
  /** Dice from Support and Blocks, for the Action phase. */
  readonly dice: { readonly communities: number; readonly square: number };
  readonly leverageDone: boolean;
  /** Before the Market: more or fewer by Support and Blocks. In it: how many are left. */
  readonly aiActions: number;
  readonly outOfMarket: boolean;
  readonly acted: readonly ActionId[];
  readonly actionsDone: boolean;
};

export type Player = {
  readonly actor: Actor;
  /** A row of `content/roles.ts`; `null` in First Play. */
  readonly role: string | null;
  readonly power: number;
  readonly standing: Standing;
  /** Negative Reputation; only an MNC has any. */
  readonly reputation: number;
  readonly influence: { readonly [C in Community]: number };
  readonly square: { readonly [S in Space]: number };
  readonly reached: readonly GoalId[];
  /** Victory Points from goals. */
  readonly points: number;
  readonly tallies: Tallies;
  readonly sheet: RoundSheet;
};

export type Link = { readonly owner: Seat; readonly id: LinkId };

/** An AI in the Licensed AI space. `users` pay for shared use; the owner is not among them. */
export type Licence = { readonly card: CardId; readonly owner: Seat; readonly users: readonly Seat[] };

/** Tokens in the order they came; `since` tells which space reached its total first. */
export type OutcomeSpace = { readonly tokens: readonly Seat[]; readonly since: number };

/** Everything that lies open on the table. State and View both have it, so rules and bots measure alike. */
export type Board = {
  readonly options: Options;
  readonly mode: Mode;
  readonly setting: Setting;
  readonly round: number;
  readonly players: readonly Player[];
  readonly needs: { readonly [C in Community]: number };
  readonly crackdown: Community | null;
  readonly links: readonly Link[];
  readonly licensed: readonly Licence[];
  readonly outcomes: { readonly [O in OutcomeId]: OutcomeSpace };
  /** How many tokens of each seat the bag holds. There is no order in it: each draw is by chance. */
  readonly bag: readonly number[];
};

export type Promised =
  | { readonly type: 'support' }
  | { readonly type: 'no-block' }
  /** Any AI of the one who promises, for this price, in this round. */
  | { readonly type: 'licence'; readonly price: number }
  /** In the players' own words; only a vote can judge it. */
  | { readonly type: 'words' };

/** One side of a deal: a thing the app knows, or words. */
export type Side = { readonly promise: Promised; readonly text: string };

export type Draft = Side & { readonly to: Seat };

/** What one player promises another. A deal with two sides is two of them from the moment it is agreed on. */
export type Agreement = Side & {
  readonly id: number;
  readonly round: number;
  readonly by: Seat;
  readonly to: Seat;
  /** What the other gives for it. */
  readonly inReturn?: Side;
  /** The id of the other side. */
  readonly other?: number;
  /** `freed`: the other side was broken first. */
  readonly status: 'offered' | 'agreed' | 'declined' | 'broken' | 'kept' | 'freed';
  /** When the others last voted on it: the round, or one more after the last future was decided. */
  readonly heard?: number;
};

/** What a move would cost the player who looks, because it breaks a promise or spoils a Good relation. */
export type Cost = {
  readonly move: 'ready' | 'support' | 'block' | 'refuse';
  readonly to: Seat | null;
  readonly power: number;
};

export type Support = { readonly from: Seat; readonly to: Seat };

/** Someone asked another for a licence and was refused; the same or a lower price is not asked again. */
export type Refused = { readonly by: Seat; readonly card: CardId; readonly price: number };

/** A choice somebody owes before play goes on. */
export type RyvTask =
  /** An MNC's first Influence: Social or Mass Media. */
  | { readonly type: 'begin'; readonly seat: Seat }
  /** Two AI cards were drawn; one is kept. */
  | { readonly type: 'keep'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** After Research a card may be licensed at once. */
  | { readonly type: 'license-now'; readonly seat: Seat }
  | {
      readonly type: 'answer';
      readonly seat: Seat;
      readonly from: Seat;
      readonly card: CardId;
      readonly price: number;
    }
  /** Where a licensed card takes its effect. */
  | { readonly type: 'deed'; readonly seat: Seat; readonly card: CardId }
  /** Social Media: first a community, then Influence or a Link there for each success. */
  | { readonly type: 'aim'; readonly seat: Seat }
  | { readonly type: 'social'; readonly seat: Seat; readonly at: Community }
  /** Advocacy Influence goes onto a Future Outcome. */
  | { readonly type: 'advocate'; readonly seat: Seat }
  /** A Link grew: at which end? */
  | { readonly type: 'strengthen'; readonly seat: Seat; readonly link: LinkId }
  /** First Play: a success of the Public Square. */
  | { readonly type: 'speak'; readonly seat: Seat }
  /** The government asks for Power. */
  | { readonly type: 'check'; readonly seat: Seat }
  | { readonly type: 'assuage'; readonly seat: Seat }
  /** First Play: an MNC may give up Square Influence for a better name. */
  | { readonly type: 'amends'; readonly seat: Seat }
  /** A token came out of the bag. */
  | { readonly type: 'future'; readonly seat: Seat };

/** One visible step of what runs by itself. */
export type Auto =
  /** The opening: what is read out before the first action. */
  | { readonly type: 'tell-scenario' | 'tell-climate' }
  | { readonly type: 'introduce'; readonly seat: Seat }
  | { readonly type: 'vulnerability'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'mass' | 'social' | 'international' | 'advocacy' | 'square'; readonly seat: Seat }
  | { readonly type: 'fill-bag' }
  | { readonly type: 'new-needs' | 'any-need' | 'growing-need' }
  | { readonly type: 'link'; readonly link: Link }
  /** Stands for all Links there will be by then. */
  | { readonly type: 'links' }
  | { readonly type: 'income' | 'first-player' }
  | { readonly type: 'check' | 'assuage'; readonly seat: Seat }
  | { readonly type: 'lift-crackdown' | 'crackdown' }
  | { readonly type: 'raid-links' | 'raid-influence'; readonly seat: Seat }
  | { readonly type: 'amends'; readonly seat: Seat }
  | { readonly type: 'square-to-bag' | 'communities-to-bag' | 'trust' | 'draw' }
  /** A future is full before anything is drawn. */
  | { readonly type: 'decided' }
  /** The last chance to say that a promise was broken. */
  | { readonly type: 'last-word' };

export type PhaseId =
  | 'opening'
  | 'discuss'
  | 'leverage'
  | 'dispute'
  | 'market'
  | 'action'
  | 'developments'
  | 'government'
  | 'future'
  | 'over';

export type Move =
  /** The next automatic step. Anyone at the table may take it. */
  | { readonly type: 'step' }
  | { readonly type: 'mark'; readonly topic: Topic }
  | { readonly type: 'pass-over'; readonly partner: Seat }
  | { readonly type: 'support'; readonly to: Seat }
  /** What I give; carries text when the promise is in words. Nobody hears of it before `offer`. */
  | { readonly type: 'propose'; readonly to: Seat; readonly promise: Promised }
  /** What I want in return, `null` for nothing, and the offer is made. */
  | { readonly type: 'offer'; readonly want: Promised | null }
  | { readonly type: 'withdraw' }
  | { readonly type: 'reply'; readonly agreement: number; readonly accept: boolean }
  | { readonly type: 'dispute'; readonly agreement: number }
  | { readonly type: 'ready' }
  /** The clock of the table is out. A phone says so, and the host checks it. */
  | { readonly type: 'ring' }
  | { readonly type: 'more-time' }
  | { readonly type: 'use'; readonly from: Seat }
  | { readonly type: 'block'; readonly to: Seat }
  | { readonly type: 'done' }
  | { readonly type: 'research' }
  | { readonly type: 'keep'; readonly card: CardId }
  | { readonly type: 'license'; readonly card: CardId }
  | { readonly type: 'not-now' }
  | { readonly type: 'ask'; readonly card: CardId; readonly price: number }
  | { readonly type: 'answer'; readonly accept: boolean }
  | { readonly type: 'pass' }
  | { readonly type: 'act'; readonly action: ActionId; readonly at: Spot | null }
  /** Answers every task that asks for a place. */
  | { readonly type: 'put'; readonly at: Spot }
  /** No place is left. */
  | { readonly type: 'skip' }
  | { readonly type: 'pay' }
  | { readonly type: 'drop' }
  | { readonly type: 'assuage' }
  | { readonly type: 'amends' }
  | { readonly type: 'enough' };
