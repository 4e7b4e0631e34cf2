import type { Choice } from '../engine/ballot';
import type { BallotRule, Seat } from '../engine/game';
import { minus, toAll } from '../engine/lists';
import type { Random } from '../engine/random';
import { ACTIONS, costOf, idsOf, ISSUE_IDS, ISSUES, KEPT_ISSUES, lettersOf } from './content';
import { sideOf, withCampaign } from './country';
import { after, beginDay, settle } from './day';
import type { ActionId, Chile, Event, Issue, State } from './types';

const subsets = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.reduce<readonly (readonly T[])[]>(
    (found, item) => [...found, ...found.map((each) => [...each, item])],
    [[]],
  );

const ISSUE_CHOICES: readonly Choice[] = subsets(ISSUE_IDS)
  .filter((ids) => ids.length === KEPT_ISSUES)
  .map((ids) => ({ issues: lettersOf(ISSUES, ids) }));

const PLANS = subsets(ACTIONS.map(({ id }) => id)).map((ids) => ({
  cost: costOf(ids),
  choice: { actions: lettersOf(ACTIONS, ids) },
}));

const voters = ({ ballot }: State): readonly Seat[] => ballot?.voters ?? [];

export const anyIssues = (random: Random): readonly Issue[] => {
  const kept = random.shuffle(ISSUE_IDS).slice(0, KEPT_ISSUES);
  return ISSUE_IDS.filter((id) => kept.includes(id));
};

/** Those nobody kept join the deck. */
export const withIssues = (
  state: State,
  bySeat: readonly [readonly Issue[], readonly Issue[]],
  random: Random,
): State => {
  const unkept = bySeat.flatMap((kept) => minus(ISSUE_IDS, kept));
  const kept = bySeat.reduce<State>(
    (now, issues, seat) => withCampaign(now, sideOf(state, seat), { issues }),
    state,
  );
  return { ...kept, deck: random.shuffle([...state.deck, ...unkept]) };
};

const issues: BallotRule<Chile> = {
  parts: ['issues'],
  mayLock: voters,
  choices: () => ISSUE_CHOICES,
  close: (state, choices, random) => {
    const keptBy = (choice: Choice | null | undefined): readonly Issue[] =>
      choice?.['issues'] === undefined ? anyIssues(random) : idsOf(ISSUES, choice['issues']);
    const bySeat = [keptBy(choices[0]), keptBy(choices[1])] as const;
    const events = bySeat.map((kept, seat) =>
      toAll<Event>({ type: 'chose', seat, issues: kept, struck: choices[seat] === null }),
    );
    return after(events, beginDay(withIssues(state, bySeat, random)));
  },
};

const plan: BallotRule<Chile> = {
  parts: ['actions'],
  mayLock: voters,
  choices: (state, seat) => {
    const { funds } = state.campaigns[sideOf(state, seat)];
    return PLANS.filter(({ cost }) => cost <= funds).map(({ choice }) => choice);
  },
  close: (state, choices) => {
    const events: Event[] = [];
    let now: State = { ...state, phase: 'play' };
    for (const [seat, side] of state.sides.entries()) {
      const actions: readonly ActionId[] = idsOf(ACTIONS, choices[seat]?.['actions'] ?? '');
      const cost = costOf(actions);
      const saved = state.campaigns[side].funds - cost;
      now = withCampaign(now, side, { funds: saved, planned: actions, left: actions });
      events.push({ type: 'planned', seat, actions, cost, saved });
    }
    return after(events.map(toAll), settle(now));
  },
};

export const ballots = { issues, plan };
