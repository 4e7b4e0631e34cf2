import { cleanText } from '../engine/words';
import { isRole, roleOf } from './content';
import type { Climate, Scenario } from './content/types';
import { facts } from './facts';
import { ACTORS, type Actor, AXES, OUTCOMES, STANDINGS } from './kinds';
import type { Design } from './types';

/** What is wrong, and where: `path` leads to it, `why` is a key of the text. */
export type Fault = { readonly path: string; readonly why: FaultKey };

export type FaultKey =
  | 'design.not-json'
  | 'design.too-long'
  | 'design.not-an-object'
  | 'design.empty'
  | 'design.unknown-field'
  | 'design.bad-id'
  | 'design.bad-words'
  | 'design.bad-level'
  | 'design.bad-cast'
  | 'design.role-twice'
  | 'design.too-many-of-a-kind'
  | 'design.bad-relation'
  | 'design.relation-twice'
  | 'design.bad-standing'
  | 'design.bad-ranking'
  | 'design.nobody-gains';

export const DESIGN_LENGTH = facts.options.design.written;
export const NAME_LENGTH = 40;
/** A Scenario's story is read aloud and may be longer than the others. */
export const STORY_LENGTH = { climate: 400, scenario: 800, outcome: 400 } as const;
export const MOST_OF_A_KIND = 2;
const ID = /^[a-z0-9][a-z0-9-]{0,39}$/;
const CAST_SIZES = [3, 4, 5] as const;

type Fields = { readonly [field: string]: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isActor = (value: unknown): value is Actor => (ACTORS as readonly unknown[]).includes(value);

const fault = (path: string, why: FaultKey): readonly Fault[] => [{ path, why }];

/** Only these fields, all of them. */
function fieldsOf(value: unknown, path: string, names: readonly string[]): readonly Fault[] {
  if (!isFields(value)) return fault(path, 'design.not-an-object');
  return Object.keys(value)
    .filter((name) => !names.includes(name))
    .map((name) => ({ path: `${path}.${name}`, why: 'design.unknown-field' }));
}

/** Words as they would be shown: no controls, not too long, and never empty. */
function words(value: unknown, path: string, most: number): readonly Fault[] {
  const fine = typeof value === 'string' && value !== '' && cleanText(value, most) === value;
  return fine ? [] : fault(path, 'design.bad-words');
}

const nameAndStory = (
  value: unknown,
  path: string,
  of: keyof typeof STORY_LENGTH,
  more: readonly string[] = [],
): readonly Fault[] => [
  ...fieldsOf(value, path, ['name', 'story', ...more]),
  ...(isFields(value)
    ? [
        ...words(value['name'], `${path}.name`, NAME_LENGTH),
        ...words(value['story'], `${path}.story`, STORY_LENGTH[of]),
      ]
    : []),
];

const idOf = (value: unknown, path: string): readonly Fault[] =>
  typeof value === 'string' && ID.test(value) ? [] : fault(path, 'design.bad-id');

function climateFaults(value: unknown): readonly Fault[] {
  const path = 'climate';
  const axes = Object.entries(AXES);
  const shape = fieldsOf(value, path, ['id', 'words', ...axes.map(([axis]) => axis)]);
  if (!isFields(value)) return shape;
  return [
    ...shape,
    ...idOf(value['id'], `${path}.id`),
    ...nameAndStory(value['words'], `${path}.words`, 'climate'),
    ...axes.flatMap(([axis, levels]) =>
      (levels as readonly unknown[]).includes(value[axis])
        ? []
        : fault(`${path}.${axis}`, 'design.bad-level'),
    ),
  ];
}

function castFaults(value: unknown, path: string, seats: number): readonly Fault[] {
  const isCast = (list: unknown): list is readonly string[] =>
    Array.isArray(list) &&
    list.length === seats &&
    list.every((role) => typeof role === 'string' && isRole(role));
  if (!isCast(value)) return fault(path, 'design.bad-cast');
  const actors = value.map((role) => roleOf(role).actor);
  return [
    ...(new Set(value).size < seats ? fault(path, 'design.role-twice') : []),
    ...(actors.some((actor) => actors.filter((other) => other === actor).length > MOST_OF_A_KIND)
      ? fault(path, 'design.too-many-of-a-kind')
      : []),
  ];
}

function relationFaults(value: unknown, path: string): readonly Fault[] {
  if (!Array.isArray(value)) return fault(path, 'design.bad-relation');
  const seen = new Set<string>();
  return value.flatMap((relation: unknown, at) => {
    const here = `${path}.${at}`;
    const between = isFields(relation) ? relation['between'] : null;
    const fine =
      isFields(relation) &&
      fieldsOf(relation, here, ['between', 'is']).length === 0 &&
      (relation['is'] === 'good' || relation['is'] === 'poor') &&
      Array.isArray(between) &&
      between.length === 2 &&
      between.every(isActor);
    if (!fine) return fault(here, 'design.bad-relation');
    const pair = [...(between as string[])].sort().join('/');
    if (seen.has(pair)) return fault(here, 'design.relation-twice');
    seen.add(pair);
    return [];
  });
}

function standingFaults(value: unknown, path: string): readonly Fault[] {
  const shape = fieldsOf(value, path, ACTORS);
  if (!isFields(value)) return shape;
  const wrong = ACTORS.filter((actor) => !(STANDINGS as readonly unknown[]).includes(value[actor]));
  return [...shape, ...wrong.flatMap((actor) => fault(`${path}.${actor}`, 'design.bad-standing'))];
}

const isRanking = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 3 && value.every(isActor) && new Set(value).size === 3;

function rankingFaults(value: unknown, path: string): readonly Fault[] {
  const shape = fieldsOf(value, path, OUTCOMES);
  if (!isFields(value)) return shape;
  const wrong = OUTCOMES.filter((id) => !isRanking(value[id]));
  return [...shape, ...wrong.flatMap((id) => fault(`${path}.${id}`, 'design.bad-ranking'))];
}

function scenarioWords(value: unknown, path: string): readonly Fault[] {
  const shape = nameAndStory(value, path, 'scenario', ['outcomes']);
  if (!isFields(value)) return shape;
  const told = value['outcomes'];
  const inside = fieldsOf(told, `${path}.outcomes`, OUTCOMES);
  if (!isFields(told)) return [...shape, ...inside];
  return [
    ...shape,
    ...inside,
    ...OUTCOMES.flatMap((id) => nameAndStory(told[id], `${path}.outcomes.${id}`, 'outcome')),
  ];
}

/** A future in which nobody at the table gains would leave the last round without a point. */
function gainFaults({ casts, outcomes }: Scenario): readonly Fault[] {
  return CAST_SIZES.flatMap((size) => {
    const actors = casts[size].map((role) => roleOf(role).actor);
    return OUTCOMES.filter((id) => !outcomes[id].some((actor) => actors.includes(actor))).map(
      (id): Fault => ({ path: `scenario.outcomes.${id}`, why: 'design.nobody-gains' }),
    );
  });
}

function scenarioFaults(value: unknown): readonly Fault[] {
  const path = 'scenario';
  const shape = fieldsOf(value, path, ['id', 'words', 'casts', 'relations', 'standings', 'outcomes']);
  if (!isFields(value)) return shape;
  const casts = value['casts'];
  const found = [
    ...shape,
    ...idOf(value['id'], `${path}.id`),
    ...scenarioWords(value['words'], `${path}.words`),
    ...fieldsOf(casts, `${path}.casts`, CAST_SIZES.map(String)),
    ...CAST_SIZES.flatMap((size) =>
      castFaults(isFields(casts) ? casts[size] : null, `${path}.casts.${size}`, size),
    ),
    ...relationFaults(value['relations'], `${path}.relations`),
    ...standingFaults(value['standings'], `${path}.standings`),
    ...rankingFaults(value['outcomes'], `${path}.outcomes`),
  ];
  return found.length > 0 ? found : gainFaults(value as unknown as Scenario);
}

/** Everything wrong with a design that came from anywhere; none means it can be played. */
export function checkDesign(data: unknown): readonly Fault[] {
  const shape = fieldsOf(data, 'design', ['climate', 'scenario']);
  if (!isFields(data)) return shape;
  const { climate = null, scenario = null } = data;
  if (climate === null && scenario === null) return [...shape, ...fault('design', 'design.empty')];
  return [
    ...shape,
    ...(climate === null ? [] : climateFaults(climate)),
    ...(scenario === null ? [] : scenarioFaults(scenario)),
  ];
}

/** The same for a design as text. */
export function checkDesignText(json: string): readonly Fault[] {
  if (json.length > DESIGN_LENGTH) return fault('design', 'design.too-long');
  try {
    return checkDesign(JSON.parse(json));
  } catch {
    return fault('design', 'design.not-json');
  }
}

/** A sound design, or none: a table never starts with a broken one. */
export function readDesign(json: string): Design {
  if (checkDesignText(json).length > 0) return { climate: null, scenario: null };
  const { climate, scenario } = JSON.parse(json) as { climate?: Climate | null; scenario?: Scenario | null };
  return { climate: climate ?? null, scenario: scenario ?? null };
}
