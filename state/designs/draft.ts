import { plainWords } from '@/rules/engine/words';
import type { Climate, Scenario } from '@/rules/ryv/content/types';
import { checkDesign, checkDesignText, type Fault, NAME_LENGTH, STORY_LENGTH } from '@/rules/ryv/design';
import { ACTORS, AXES, type Axis, OUTCOMES } from '@/rules/ryv/kinds';
import { unreachable, type Unreachable } from '@/rules/ryv/reach';

import type { ClimateDraft, Draft, DraftOf, Kind, ScenarioDraft, Words } from '@/state/store/savedDesign';

export type { Fault } from '@/rules/ryv/design';
export { MOST_OF_A_KIND, NAME_LENGTH, STORY_LENGTH } from '@/rules/ryv/design';

export type {
  ClimateDraft,
  Draft,
  DraftOf,
  Kind,
  Players,
  ScenarioDraft,
  Words,
} from '@/state/store/savedDesign';

/** One or both, as the engine takes them. */
export type Sound = { readonly climate?: Climate; readonly scenario?: Scenario };

const NO_WORDS: Words = { name: '', story: '' };

const each = <K extends string, V>(keys: readonly K[], value: (key: K) => V): { readonly [P in K]: V } =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as { [P in K]: V };

export const newClimate = (id: string): DraftOf<'climate'> => ({
  climate: { id, words: NO_WORDS, legal: null, technology: null, trust: null, economy: null, openness: null },
});

export const newScenario = (id: string): DraftOf<'scenario'> => ({
  scenario: {
    id,
    words: { ...NO_WORDS, outcomes: each(OUTCOMES, () => NO_WORDS) },
    casts: { 3: [], 4: [], 5: [] },
    relations: [],
    standings: each(ACTORS, () => 'neutral'),
    outcomes: each(OUTCOMES, () => []),
  },
});

export const kindOf = (draft: Draft): Kind => ('climate' in draft ? 'climate' : 'scenario');
export const bodyOf = (draft: Draft): ClimateDraft | ScenarioDraft =>
  'climate' in draft ? draft.climate : draft.scenario;

/** The same design as one of its own. */
export const withId = (draft: Draft, id: string): Draft =>
  'climate' in draft ? { climate: { ...draft.climate, id } } : { scenario: { ...draft.scenario, id } };

const tidy = (text: string, most: number): string => plainWords(text, most) ?? text;
const tidyWords = ({ name, story }: Words, of: keyof typeof STORY_LENGTH): Words => ({
  name: tidy(name, NAME_LENGTH),
  story: tidy(story, STORY_LENGTH[of]),
});

/** As it leaves the editor: words without the spaces and line breaks of typing, every part in its place. */
export function finished(draft: Draft): Draft {
  if ('climate' in draft) {
    const { id, words, ...levels } = draft.climate;
    return { climate: { id, words: tidyWords(words, 'climate'), ...levels } };
  }
  const { id, words, casts, relations, standings, outcomes } = draft.scenario;
  const told = each(OUTCOMES, (outcome) => tidyWords(words.outcomes[outcome], 'outcome'));
  return {
    scenario: {
      id,
      words: { ...tidyWords(words, 'scenario'), outcomes: told },
      casts: { 3: casts[3], 4: casts[4], 5: casts[5] },
      relations: relations.map(({ between, is }) => ({ between, is })),
      standings: each(ACTORS, (actor) => standings[actor]),
      outcomes: each(OUTCOMES, (outcome) => outcomes[outcome]),
    },
  };
}

/** What the engine has against it, each thing once. */
export function faultsOf(draft: Draft): readonly Fault[] {
  const whole = finished(draft);
  const found = checkDesign(whole);
  const all = found.length > 0 ? found : checkDesignText(JSON.stringify(whole));
  return all.filter(
    ({ path, why }, at) => all.findIndex((one) => one.path === path && one.why === why) === at,
  );
}

/** `null` while something is missing: only what the engine accepts is played or given away. */
export const soundOf = (draft: Draft): Sound | null =>
  faultsOf(draft).length > 0 ? null : (finished(draft) as unknown as Sound);

/** A sound design is a draft with nothing missing. */
export const draftsOf = ({ climate, scenario }: Sound): readonly Draft[] =>
  [scenario && { scenario }, climate && { climate }].filter(
    (part) => part !== undefined,
  ) as unknown as Draft[];

export const AXIS_IDS = Object.keys(AXES) as readonly Axis[];

/** Goals that nobody could reach with it. It can be played all the same. */
export function beyondReach(draft: Draft): readonly Unreachable[] {
  const sound = soundOf(draft);
  return sound === null
    ? []
    : unreachable({ climate: sound.climate ?? null, scenario: sound.scenario ?? null });
}
