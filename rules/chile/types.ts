import type { BaseState, Seat } from '../engine/game';

export type Side = 'si' | 'no';

export type RegionId =
  | 'iquique'
  | 'antofagasta'
  | 'la-serena'
  | 'valparaiso'
  | 'santiago'
  | 'talca'
  | 'concepcion'
  | 'temuco'
  | 'puerto-montt'
  | 'punta-arenas';

export type Issue =
  | 'education'
  | 'civil-rights'
  | 'economy'
  | 'jobs'
  | 'health'
  | 'housing'
  | 'public-order'
  | 'democracy'
  | 'free-press';

/** What a plan is made of. `shift` is played as a `swap` or a `change`. */
export type ActionId = 'poll' | 'buy' | 'takeover' | 'positive' | 'negative' | 'shift' | 'draw';

/** A Region has one Issue card in each. */
export type Space = 'popular' | 'unpopular';
export type Spot = { readonly region: RegionId; readonly space: Space };

export type Options = {
  /** The campaign of seat 0. */
  readonly sides: 'random' | Side;
  /** Who begins on Day 1. */
  readonly first: 'random' | Side;
  readonly issues: 'chosen' | 'dealt';
  readonly days: 10 | 7 | 5;
};

export type BySide<T> = { readonly [S in Side]: T };

/** An Issue card in a Region, with the campaigns that know which it is. Both know an open one. */
export type Card = { readonly issue: Issue; readonly known: readonly Side[] };

export type Region = {
  readonly tokens: BySide<number>;
  /** What is left to fundraise today. */
  readonly funds: number;
  readonly network: Side | null;
  readonly polled: readonly Side[];
  readonly popular: Card;
  readonly unpopular: Card;
};

export type Regions = { readonly [R in RegionId]: Region };

export type Control = { readonly [R in RegionId]: Side | null };

/** How the country stood at the end of a Day; Day 0 is the set-up. */
export type DayRecord = {
  readonly day: number;
  readonly control: Control;
  readonly votes: BySide<number>;
  readonly tokens: BySide<number>;
};

/** What a campaign has beside the map. */
export type Campaign = {
  /** Saved, not yet paid for an action. */
  readonly funds: number;
  /** Empty until they are chosen. */
  readonly issues: readonly Issue[];
  /** Taken from Regions today. */
  readonly raised: number;
  readonly doneRaising: boolean;
  /** The actions of today, as locked. */
  readonly planned: readonly ActionId[];
  /** Those not yet played or forfeited. */
  readonly left: readonly ActionId[];
  /** The Network bonus of today. */
  readonly bonusUsed: boolean;
};

export type Task =
  /** Tokens went to `region`; one more may go to another Region with an own Network. */
  | { readonly type: 'bonus'; readonly seat: Seat; readonly region: RegionId }
  /** `issue` was drawn and takes the place of an own Issue. */
  | { readonly type: 'draw'; readonly seat: Seat; readonly issue: Issue };

export type State = BaseState & {
  readonly phase: 'issues' | 'fundraise' | 'plan' | 'play' | 'over';
  readonly tasks: readonly Task[];
  readonly options: Options;
  /** By seat. */
  readonly sides: readonly [Side, Side];
  readonly day: number;
  /** Who begins today. */
  readonly first: Side;
  /** Whose action it is, in phase `play`. */
  readonly turn: Side;
  readonly regions: Regions;
  readonly campaigns: BySide<Campaign>;
  readonly deck: readonly Issue[];
  readonly discard: readonly Issue[];
  /** From Day 0 on; the Day under way is not in it. */
  readonly history: readonly DayRecord[];
};

export type Move =
  /** Fundraise: some Funds of a Region, in one go. */
  | { readonly type: 'raise'; readonly region: RegionId; readonly funds: number }
  /** No more Funds today. */
  | { readonly type: 'stop' }
  | { readonly type: 'poll'; readonly region: RegionId }
  | { readonly type: 'buy'; readonly region: RegionId }
  | { readonly type: 'takeover'; readonly region: RegionId }
  | { readonly type: 'positive'; readonly region: RegionId }
  | { readonly type: 'negative'; readonly region: RegionId }
  /** Issue Shift, first way. `a` is the Region further north. */
  | { readonly type: 'swap'; readonly a: Spot; readonly b: Spot }
  /** Issue Shift, second way: the own `issue` goes to the spot. */
  | { readonly type: 'change'; readonly region: RegionId; readonly space: Space; readonly issue: Issue }
  /** Draw Issue; a `draw` task follows. */
  | { readonly type: 'draw' }
  /** Answers a `draw` task: which own Issue goes. */
  | { readonly type: 'replace'; readonly issue: Issue }
  /** Only while none of one's actions can be played. */
  | { readonly type: 'forfeit'; readonly action: ActionId }
  /** Answers a `bonus` task. */
  | { readonly type: 'bonus'; readonly region: RegionId }
  | { readonly type: 'decline' };

export type RegionView = {
  readonly id: RegionId;
  readonly control: Side | null;
  readonly tokens: BySide<number>;
  readonly funds: number;
  readonly network: Side | null;
  readonly polled: readonly Side[];
  /** `null` for a card the viewer does not know. */
  readonly popular: Issue | null;
  readonly unpopular: Issue | null;
  /** Both have polled it: everyone sees its cards. */
  readonly open: boolean;
};

export type SeatView = Campaign & {
  readonly side: Side;
  /** Whether the ballot under way is locked. */
  readonly locked: boolean;
  /** Funds that can still be taken today. */
  readonly canRaise: number;
  readonly votes: number;
  readonly regions: number;
  /** On all tracks. */
  readonly tokens: number;
};

/** What decided it. */
export type Reason = 'votes' | 'regions' | 'tokens' | 'draw';

export type Ending = {
  /** Votes, by seat. */
  readonly scores: readonly number[];
  /** Both seats in a draw. */
  readonly winners: readonly Seat[];
  readonly winner: Side | null;
  readonly reason: Reason;
  readonly votes: BySide<number>;
  readonly regions: BySide<number>;
  readonly tokens: BySide<number>;
  readonly control: Control;
};

export type View = {
  readonly phase: State['phase'];
  readonly day: number;
  readonly options: Options;
  readonly sides: readonly [Side, Side];
  /** The viewer's campaign; `null` for the shared screen. */
  readonly me: Side | null;
  /** The seat that begins today. */
  readonly first: Seat;
  /** Whose action or task it is; `null` while both act, in ballots and after the end. */
  readonly turn: Seat | null;
  /** From north to south. */
  readonly regions: readonly RegionView[];
  /** By seat. */
  readonly seats: readonly [SeatView, SeatView];
  /** What `turn` must answer before play goes on. */
  readonly task: Task | null;
  readonly deck: number;
  readonly discard: number;
  readonly history: readonly DayRecord[];
  readonly result: Ending | null;
};

export type Event =
  /** The six Issues of a campaign are shown; by chance if the choice was struck. */
  | {
      readonly type: 'chose';
      readonly seat: Seat;
      readonly issues: readonly Issue[];
      readonly struck: boolean;
    }
  | { readonly type: 'day'; readonly day: number; readonly first: Seat }
  | { readonly type: 'raised'; readonly seat: Seat; readonly region: RegionId; readonly funds: number }
  /** Nothing to raise: no Region under control. */
  | { readonly type: 'raised-none'; readonly seat: Seat }
  /** A plan is shown. `cost` is paid, `saved` is kept. */
  | {
      readonly type: 'planned';
      readonly seat: Seat;
      readonly actions: readonly ActionId[];
      readonly cost: number;
      readonly saved: number;
    }
  | { readonly type: 'polled'; readonly seat: Seat; readonly region: RegionId }
  /** To `seat` alone: what the poll shows. */
  | {
      readonly type: 'looked';
      readonly seat: Seat;
      readonly region: RegionId;
      readonly popular: Issue;
      readonly unpopular: Issue;
    }
  /** Both have polled it. */
  | {
      readonly type: 'opened';
      readonly region: RegionId;
      readonly popular: Issue;
      readonly unpopular: Issue;
    }
  | { readonly type: 'bought'; readonly seat: Seat; readonly region: RegionId }
  | { readonly type: 'took-over'; readonly seat: Seat; readonly region: RegionId }
  /** `placed` tokens went on the track, `replaced` of them instead of the other campaign's. */
  | {
      readonly type: 'advertised';
      readonly seat: Seat;
      readonly kind: 'positive' | 'negative';
      readonly region: RegionId;
      readonly placed: number;
      readonly replaced: number;
    }
  | { readonly type: 'bonus'; readonly seat: Seat; readonly region: RegionId; readonly replaced: number }
  | { readonly type: 'declined'; readonly seat: Seat }
  | {
      readonly type: 'control';
      readonly region: RegionId;
      readonly from: Side | null;
      readonly to: Side | null;
    }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly a: Spot; readonly b: Spot }
  /** A swapped card now lies open here. */
  | { readonly type: 'turned'; readonly region: RegionId; readonly space: Space; readonly issue: Issue }
  | {
      readonly type: 'changed';
      readonly seat: Seat;
      readonly region: RegionId;
      readonly space: Space;
      readonly issue: Issue;
    }
  /** `twin`: the first card drawn, if it was one the player had already. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly issue: Issue; readonly twin: Issue | null }
  | { readonly type: 'replaced'; readonly seat: Seat; readonly out: Issue; readonly issue: Issue }
  | { readonly type: 'reshuffled' }
  | { readonly type: 'forfeited'; readonly seat: Seat; readonly action: ActionId; readonly funds: number }
  | ({ readonly type: 'day-over' } & DayRecord)
  | ({ readonly type: 'over' } & Ending);

export type Chile = {
  options: Options;
  state: State;
  move: Move;
  view: View;
  event: Event;
};
