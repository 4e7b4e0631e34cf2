import { type Debrief, type Filling, type Moment, mostTelling } from '../engine/debrief';
import { COMMUNITIES, OUTCOMES } from './kinds';
import { cardKey } from './text/describe';
import type { Beat, Ryv, StoryEvent } from './types';

type Of<T extends StoryEvent['type']> = Extract<StoryEvent, { type: T }>;
type BeatOf<T extends StoryEvent['type']> = { readonly round: number; readonly event: Of<T> };

const all = <T extends StoryEvent['type']>(story: readonly Beat[], type: T): readonly BeatOf<T>[] =>
  story.flatMap(({ round, event }) => (event.type === type ? [{ round, event: event as Of<T> }] : []));

const told = (
  id: string,
  step: Moment['step'],
  beat: { readonly round: number } | undefined,
  values: Moment['values'] = {},
): Moment | null =>
  beat === undefined ? null : { id, step, round: beat.round, values: { round: beat.round, ...values } };

const card = (id: Parameters<typeof cardKey>[0] | undefined): Filling =>
  id === undefined ? { words: '' } : { key: cardKey(id) };

/** What everyone sees of the story, and of the board at the end. */
export const debrief: Debrief<Ryv> = {
  moments({ story, needs, outcomes, links, result }) {
    if (result === null) return [];
    const [harmed] = all(story, 'harmed');
    const [crackdown] = all(story, 'crackdown');
    const blocks = all(story, 'blocked');
    const [broke] = all(story, 'broke');
    const judged = all(story, 'verdict').find(({ event }) => event.broken > event.kept);
    const shared = all(story, 'licensed').find(({ event }) => event.owner !== event.seat);
    const [goal] = all(story, 'goal');
    const met = all(story, 'need').reduce((sum, { event }) => sum - Math.min(0, event.many), 0);
    const future = result.outcome;
    const tokens = OUTCOMES.reduce((sum, id) => sum + outcomes[id].tokens.length, 0);
    const scores = result.scores.map(({ total }) => total);
    const where = crackdown?.event.at ?? null;
    return mostTelling([
      told('harmed', 'feel', harmed, { card: card(harmed?.event.card) }),
      told('crackdown', 'feel', where === null ? undefined : crackdown, {
        place: where === null ? { words: '' } : { key: `community.${where}` },
      }),
      told('blocked', 'feel', blocks[0], { count: blocks.length }),
      future && {
        id: 'future',
        step: 'happened',
        round: null,
        values: { number: OUTCOMES.indexOf(future) + 1, count: outcomes[future].tokens.length, tokens },
      },
      told('goal', 'happened', goal),
      met === 0 ? null : { id: 'met', step: 'happened', round: null, values: { count: met } },
      told('broke', 'why', broke ?? judged),
      told('shared', 'why', shared, { card: card(shared?.event.card) }),
      { id: 'links', step: 'why', round: null, values: { count: links.length } },
      {
        id: 'apart',
        step: 'life',
        round: null,
        values: { most: Math.max(...scores), least: Math.min(...scores) },
      },
      {
        id: 'needs',
        step: 'next',
        round: null,
        values: { count: COMMUNITIES.reduce((sum, at) => sum + needs[at], 0) },
      },
    ]);
  },
  questions: {
    feel: ['debrief.story.3'],
    happened: ['debrief.story.1', 'debrief.story.4'],
    why: ['debrief.story.2', 'debrief.model.2'],
    life: ['debrief.model.1', 'debrief.model.3', 'debrief.model.4', 'debrief.model.5'],
    next: ['debrief.model.6'],
  },
};
