import type { Seat } from '../../engine/game';
import type { Canary, Scan } from '../../engine/trials';
import { chile } from '../game';
import type { Chile, Issue, Region, RegionId, Side, State } from '../types';

const SIDES: readonly Side[] = ['si', 'no'];
const SPACES = ['popular', 'unpopular'] as const;

/** Issues that the sides chose keep their own names, which everyone knows. */
const isMarked = (issue: Issue): boolean => issue.includes('-of-');

/** Every card has a name that no other card has. Nobody's Issue fits any Region; polls and shifts still happen. */
function named(state: State): State {
  const name = (what: string) => what as Issue;
  const regions = Object.fromEntries(
    Object.entries(state.regions).map(([id, region]: [string, Region]) => [
      id,
      {
        ...region,
        popular: { ...region.popular, issue: name(`popular-of-${id}`) },
        unpopular: { ...region.unpopular, issue: name(`unpopular-of-${id}`) },
      },
    ]),
  ) as State['regions'];
  return { ...state, regions, deck: state.deck.map((_, at) => name(`card-${at}-of-deck`)) };
}

/** Cards that everyone has seen once are no secret any more, wherever they go. */
let shown = new Set<Issue>();

function remember(state: State): void {
  if (state.phase === 'issues') shown = new Set();
  for (const { issues } of Object.values(state.campaigns)) for (const issue of issues) shown.add(issue);
  for (const task of state.tasks) if (task.type === 'draw') shown.add(task.issue);
}

export const scan: Scan<Chile> = {
  seats: 2,
  steps: 400,
  game: { ...chile, setup: (seats, options, random) => named(chile.setup(seats, options, random)) },
  forget: () => void (shown = new Set()),
  planted: {
    poll: ({ regions }) => ({ leaked: regions['santiago'].popular.issue }),
    deck: ({ deck }) => ({ leaked: deck[0] ?? '' }),
  },
  secrets: (state, { others }) => {
    remember(state);
    const seatOf = (side: Side): Seat => state.sides.indexOf(side);
    const polls = (Object.keys(state.regions) as RegionId[]).flatMap((id) =>
      SPACES.flatMap((space): Canary[] => {
        const { issue, known } = state.regions[id][space];
        if (!isMarked(issue) || shown.has(issue) || known.length === SIDES.length) return [];
        const knowing = known.map(seatOf);
        const hiddenFrom = others(-1).filter((reader) => !knowing.some((seat) => seat === reader));
        return [{ kind: 'poll', text: `"${issue}"`, hiddenFrom }];
      }),
    );
    const deck = state.deck
      .filter((issue) => isMarked(issue) && !shown.has(issue))
      .map((issue): Canary => ({ kind: 'deck', text: `"${issue}"`, hiddenFrom: others(-1) }));
    return [...polls, ...deck];
  },
};
