import { goalsOf, roleOf } from './content';
import { CLIMATES } from './content/climates';
import { SCENARIOS } from './content/scenarios';
import type { Climate, Goal, GoalId, Scenario } from './content/types';
import { type Actor, STANDINGS } from './kinds';
import type { Design } from './types';

/** A goal that this role could not reach, however well it is played. */
export type Unreachable = {
  readonly role: string;
  readonly goal: GoalId;
  readonly seats: 3 | 4 | 5;
  readonly scenario: Scenario;
  readonly climate: Climate;
};

const AI_GOALS: readonly Goal['of']['type'][] = ['tools', 'licences', 'mitigated', 'users'];

type At = Pick<Unreachable, 'scenario' | 'climate'> & {
  readonly role: string;
  readonly others: readonly Actor[];
};

const takesNoAi = ({ technology }: Climate, actor: Actor): boolean =>
  technology === 'poor' && actor === 'local';

const isPoorWith = ({ relations }: Scenario, one: Actor, other: Actor): boolean =>
  relations.some(
    ({ between, is }) => is === 'poor' && between.includes(one) && between.includes(other) && one !== other,
  );

function isBeyondReach({ of, need }: Goal, { role, others, scenario, climate }: At): boolean {
  const { actor } = roleOf(role);
  if (AI_GOALS.includes(of.type) && takesNoAi(climate, actor)) return true;
  if (of.type === 'users') return others.every((other) => takesNoAi(climate, other));
  if (of.type === 'supported') return others.every((other) => isPoorWith(scenario, actor, other));
  // Where nobody watches, a relationship only falls when others want it to.
  const better = STANDINGS.length - 1 - STANDINGS.indexOf(scenario.standings[actor]);
  return of.type === 'improved' && climate.openness === 'free' && better < need;
}

const SIZES = [3, 4, 5] as const;

/** Goals that nobody could reach with a design. Where it has only one part, all of ours are tried for the other. */
export function unreachable({ climate, scenario }: Design): readonly Unreachable[] {
  const climates: readonly Climate[] = climate === null ? CLIMATES : [climate];
  const scenarios: readonly Scenario[] = scenario === null ? SCENARIOS : [scenario];
  return scenarios.flatMap((each) =>
    climates.flatMap((under) =>
      SIZES.flatMap((seats) => {
        const cast = each.casts[seats];
        return cast.flatMap((role, at) => {
          const others = cast.filter((_, other) => other !== at).map((other) => roleOf(other).actor);
          return goalsOf({ actor: roleOf(role).actor, role })
            .filter((goal) => isBeyondReach(goal, { role, others, scenario: each, climate: under }))
            .map(({ id }) => ({ role, goal: id, seats, scenario: each, climate: under }));
        });
      }),
    ),
  );
}
