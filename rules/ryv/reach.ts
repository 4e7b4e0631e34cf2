import { goalsOf, roleOf } from './content';
import { CLIMATES } from './content/climates';
import { SCENARIOS } from './content/scenarios';
import type { Climate, Goal, GoalId, Scenario } from './content/types';
import type { Actor } from './kinds';
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

type At = {
  readonly role: string;
  readonly others: readonly Actor[];
  readonly climate: Climate;
};

const takesNoAi = ({ technology }: Climate, actor: Actor): boolean =>
  technology === 'poor' && actor === 'local';

function isBeyondReach({ of }: Goal, { role, others, climate }: At): boolean {
  const { actor } = roleOf(role);
  if (AI_GOALS.includes(of.type) && takesNoAi(climate, actor)) return true;
  return of.type === 'users' && others.every((other) => takesNoAi(climate, other));
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
            .filter((goal) => isBeyondReach(goal, { role, others, climate: under }))
            .map(({ id }) => ({ role, goal: id, seats, scenario: each, climate: under }));
        });
      }),
    ),
  );
}
