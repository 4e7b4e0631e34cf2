import { DURATION } from '@/components/motion/useMotion';
import { RULE_NUMBERS } from '@/rules/ryv/text/numbers';
import type { Event, Reason, Setting } from '@/rules/ryv/types';

import { actionName, type G, spotName } from '@/components/boards/ryv/text/say';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
export type Rolled = Of<'rolled'>;

export const ofType = <T extends Event['type']>(events: readonly Event[], type: T): readonly Of<T>[] =>
  events.flatMap((event) => (event.type === type ? [event as Of<T>] : []));

export const meaningOf = ({ need }: Rolled) =>
  need === RULE_NUMBERS.success ? { success: need, failure: RULE_NUMBERS.failure } : { failure: need };

/** Whether a roll came out as whoever rolled wanted it: a 6 where one helps, no 1 where one hurts. */
export const outcomeOf = ({ need, success }: Rolled) =>
  need === RULE_NUMBERS.success
    ? success
      ? ('board.success' as const)
      : ('board.no-success' as const)
    : success
      ? ('board.safe' as const)
      : ('board.hit' as const);

/** When each of several rolls of one step lies there: all within the time of one throw. */
export const rollBeats = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => ((at + 1) * DURATION.throw) / (count + 1));

/** Who did what; or, for what runs by itself, the sentence why it happens. */
export function sceneTitle(
  g: G,
  events: readonly Event[],
  names: readonly string[],
  setting: Setting,
): string {
  const [acted] = ofType(events, 'acted');
  if (acted !== undefined) {
    const of = { seat: names[acted.seat] ?? '', action: actionName(g, acted.action) };
    return acted.at === null
      ? g('board.scene.act', of)
      : g('board.scene.at', { ...of, at: spotName(g, acted.at, setting) });
  }
  const why = events.flatMap((event): readonly Reason[] => ('why' in event ? [event.why] : []))[0];
  if (why !== undefined) return g(`reason.${why}`);
  return events.some(({ type }) => type === 'drawn') ? g('reason.draw') : g('board.happened');
}
