export type Policy = 'partnership' | 'peace' | 'people' | 'planet' | 'prosperity';
export type Sdg = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17;
/** What an Event is about, and what a Plan can protect against. */
export type Kind = 'disaster' | 'disease' | 'crisis' | 'conflict' | 'distrust';

/** What a Plan can do at once, later, or on a condition. */
export type SimpleEffect =
  | { readonly type: 'raise'; readonly policy: Policy; readonly steps: number }
  /** What the Plan costs another Policy. */
  | { readonly type: 'lower'; readonly policy: Policy; readonly steps: number }
  | { readonly type: 'raise-weakest'; readonly steps: number }
  /** Every Policy takes Funds from the pool. */
  | { readonly type: 'give-funds'; readonly each: number };

/** stands: that Policy stands there or higher. done: a Plan of this SDG was discarded before. */
export type Condition =
  | { readonly type: 'stands'; readonly policy: Policy; readonly least: number }
  | { readonly type: 'done'; readonly sdg: Sdg };

/** What a Plan can do when it is resolved. */
export type Effect =
  | SimpleEffect
  | { readonly type: 'protect'; readonly against: Kind }
  /** The Plan's own Policy draws. */
  | { readonly type: 'draw'; readonly plans: number }
  | { readonly type: 'if'; readonly when: Condition; readonly then: SimpleEffect }
  /** At the start of the Period that is so many after this one, if the game still goes on. */
  | { readonly type: 'later'; readonly periods: number; readonly then: SimpleEffect };

export type EventEffect =
  | { readonly type: 'lower'; readonly policy: Policy; readonly steps: number }
  | { readonly type: 'lower-leading'; readonly steps: number }
  /** Every Policy gives Funds back to the pool, as far as it has them. */
  | { readonly type: 'take-funds'; readonly each: number };

export type Plan = {
  readonly id: string;
  readonly sdg: Sdg;
  /** The Funds it needs to be funded. */
  readonly cost: number;
  readonly effects: readonly Effect[];
};
export type EventCard = {
  readonly id: string;
  readonly kind: Kind;
  readonly effects: readonly EventEffect[];
};
