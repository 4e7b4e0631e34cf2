import { cleanText } from '@/rules/engine/words';
import { ROLES } from '@/rules/ryv/content';
import { ACTORS, AXES, OUTCOMES, STANDINGS } from '@/rules/ryv/kinds';
import {
  type Draft,
  type DraftOf,
  NAME_LENGTH,
  newClimate,
  newScenario,
  type Players,
  soundOf,
  STORY_LENGTH,
  type Sound,
} from '@/state/designs/draft';

import * as fc from './fastCheck';

/** As somebody makes it in the editor, one part after the other, with the spaces that a thumb leaves behind. */
export function madeScenario(id = 'own-1'): DraftOf<'scenario'> {
  const { scenario } = newScenario(id);
  const words = (name: string) => ({ name: `${name} `, story: `What ${name} means,\nfor all of us. ` });
  return {
    scenario: {
      ...scenario,
      words: {
        ...words('The Dry Valley'),
        outcomes: { 'future-1': words('Wells'), 'future-2': words('Dams'), 'future-3': words('Leaving') },
      },
      casts: {
        3: ['workers', 'delivery', 'resources'],
        4: ['workers', 'delivery', 'resources', 'lab'],
        5: ['workers', 'delivery', 'resources', 'lab', 'relief'],
      },
      relations: [
        { between: ['local', 'cso'], is: 'good' },
        { between: ['local', 'mnc'], is: 'poor' },
      ],
      standings: { ...scenario.standings, mnc: 'good' },
      outcomes: {
        'future-1': ['local', 'cso', 'ngo'],
        'future-2': ['mnc', 'researcher', 'local'],
        'future-3': ['cso', 'ngo', 'mnc'],
      },
    },
  };
}

export function madeClimate(id = 'own-2'): DraftOf<'climate'> {
  const { climate } = newClimate(id);
  return {
    climate: {
      ...climate,
      words: { name: 'Long Drought', story: 'The rain did not come for three years.' },
      legal: 'moderate',
      technology: 'partial',
      trust: 'weak',
      economy: 'depressed',
      openness: 'obstructed',
    },
  };
}

export function sound(draft: Draft): Sound {
  const design = soundOf(draft);
  if (design === null) throw new Error('this draft is not whole');
  return design;
}

/** Words as a player may write them in any language, within the limits. */
const anyWords = (most: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: most }),
      fc.string({ unit: fc.constantFrom(...'水土風火 光لعب'), minLength: 1, maxLength: most }),
    )
    .map((text) => cleanText(text, most) || 'x');

const told = (of: keyof typeof STORY_LENGTH) =>
  fc.record({ name: anyWords(NAME_LENGTH), story: anyWords(STORY_LENGTH[of]) });
const id = fc.stringMatching(/^own-[0-9a-f]{10}$/);
const byOutcome = <T>(of: fc.Arbitrary<T>) =>
  fc.record({ [OUTCOMES[0]]: of, [OUTCOMES[1]]: of, [OUTCOMES[2]]: of });
const byActor = <T>(of: fc.Arbitrary<T>) =>
  fc.record(
    Object.fromEntries(ACTORS.map((actor) => [actor, of])) as { [A in (typeof ACTORS)[number]]: typeof of },
  );
const cast = (players: Players) =>
  fc.shuffledSubarray(
    ROLES.map((role) => role.id),
    { minLength: players, maxLength: players },
  );

const relations = fc.uniqueArray(
  fc.record({
    between: fc.tuple(fc.constantFrom(...ACTORS), fc.constantFrom(...ACTORS)),
    is: fc.constantFrom('good' as const, 'poor' as const),
  }),
  { selector: ({ between }) => [...between].sort().join(), maxLength: 15 },
);

const scenario = fc.record({
  id,
  words: fc
    .tuple(told('scenario'), byOutcome(told('outcome')))
    .map(([words, outcomes]) => ({ ...words, outcomes })),
  casts: fc.record({ 3: cast(3), 4: cast(4), 5: cast(5) }),
  relations,
  standings: byActor(fc.constantFrom(...STANDINGS)),
  outcomes: byOutcome(fc.shuffledSubarray([...ACTORS], { minLength: 3, maxLength: 3 })),
});

const climate = fc.record({
  id,
  words: told('climate'),
  legal: fc.constantFrom(...AXES.legal),
  technology: fc.constantFrom(...AXES.technology),
  trust: fc.constantFrom(...AXES.trust),
  economy: fc.constantFrom(...AXES.economy),
  openness: fc.constantFrom(...AXES.openness),
});

/** Any design that the engine accepts. */
export const anyDesign: fc.Arbitrary<Sound> = fc
  .oneof(
    scenario.map((one) => ({ scenario: one })),
    climate.map((one) => ({ climate: one })),
  )
  .map((draft) => soundOf(draft))
  .filter((design) => design !== null);
