import type { Axis, OutcomeId } from '@/rules/ryv/kinds';
import { OUTCOMES } from '@/rules/ryv/text/choices';
import {
  AXIS_IDS,
  bodyOf,
  type Draft,
  type Fault,
  type Kind,
  kindOf,
  type Players,
  type ScenarioDraft,
} from '@/state/designs/draft';

import { actorName, type G, outcomeNumber } from '@/components/boards/ryv/text/say';

type CastPart = `cast-${Players}`;
/** A design is made part by part, each on a screen of its own. */
export type PartId = 'words' | Axis | CastPart | 'relations' | 'standings' | OutcomeId;

const PARTS: { readonly [K in Kind]: readonly PartId[] } = {
  climate: ['words', ...AXIS_IDS],
  scenario: ['words', 'cast-3', 'cast-4', 'cast-5', 'relations', 'standings', ...OUTCOMES],
};

export const partsOf = (draft: Draft): readonly PartId[] => PARTS[kindOf(draft)];
export const isPart = (draft: Draft, part: string): part is PartId =>
  (partsOf(draft) as readonly string[]).includes(part);

export const isAxis = (part: PartId): part is Axis => (AXIS_IDS as readonly string[]).includes(part);
export const isFuture = (part: PartId): part is OutcomeId => (OUTCOMES as readonly string[]).includes(part);
/** `null` for a part that is no cast. */
export const playersOf = (part: PartId): Players | null =>
  part.startsWith('cast-') ? (Number(part.slice('cast-'.length)) as Players) : null;

export function partName(g: G, part: PartId): string {
  const players = playersOf(part);
  if (players !== null) return g('make.part.cast', { players });
  if (isAxis(part)) return g(`axis.${part}`);
  return isFuture(part)
    ? outcomeNumber(g, part)
    : g(`make.part.${part as 'words' | 'relations' | 'standings'}`);
}

const PLACES: readonly (readonly [path: RegExp, part: (found: string) => string])[] = [
  [/^scenario\.casts\.(\d)/, (players) => `cast-${players}`],
  [/^scenario\.words\.outcomes\.([\w-]+)/, (id) => id],
  [/^scenario\.outcomes\.([\w-]+)/, (id) => id],
  [/^scenario\.(relations|standings)/, (part) => part],
  [/^climate\.(\w+)/, (part) => part],
];

/** Where on the screens a fault belongs. What belongs nowhere else stands with the name. */
function partOfFault(draft: Draft, { path }: Fault): PartId {
  for (const [pattern, part] of PLACES) {
    const found = pattern.exec(path)?.[1];
    if (found !== undefined && isPart(draft, part(found))) return part(found) as PartId;
  }
  return 'words';
}

export const faultsAt = (draft: Draft, faults: readonly Fault[], part: PartId): readonly Fault[] =>
  faults.filter((fault) => partOfFault(draft, fault) === part);

export const nameOf = (g: G, draft: Draft): string =>
  bodyOf(draft).words.name.trim() || g(`make.unnamed.${kindOf(draft)}`);

/** What stands in a part so far, in a line. */
export function summaryOf(g: G, draft: Draft, part: PartId): string {
  if ('climate' in draft) {
    if (!isAxis(part)) return draft.climate.words.name;
    const level = draft.climate[part];
    return level === null ? '' : g(`level.${part}.${level}` as 'level.legal.weak');
  }
  const { scenario } = draft;
  const players = playersOf(part);
  if (players !== null)
    return scenario.casts[players].map((role) => g(`role.${role}` as 'role.lab')).join(', ');
  if (isFuture(part)) return scenario.words.outcomes[part].name;
  if (part === 'relations')
    return (
      scenario.relations.map((relation) => relationWords(g, relation)).join(' · ') || g('make.relations.none')
    );
  if (part === 'standings')
    return (
      Object.entries(scenario.standings)
        .filter(([, standing]) => standing !== 'neutral')
        .map(([actor, standing]) =>
          g('said', { what: actorName(g, actor as 'cso'), value: g(`standing.${standing}`) }),
        )
        .join(' · ') || g('standing.neutral')
    );
  return scenario.words.name;
}

type Relation = ScenarioDraft['relations'][number];

export const relationWords = (g: G, { between: [one, other], is }: Relation): string =>
  g(`board.relation.${is}`, { one: actorName(g, one), other: actorName(g, other) });
