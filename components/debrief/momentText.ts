import type { Filling, Moment } from '@/rules/engine/debrief';
import type { Translate } from '@/i18n';

/** A moment in the words of its game. */
export function momentText({ id, values }: Moment, g: Translate<string>): string {
  const filled = (filling: Filling) =>
    typeof filling === 'number' ? filling : 'key' in filling ? g(filling.key) : filling.words;
  const gaps = Object.entries(values).map(([name, filling]) => [name, filled(filling)] as const);
  return g(`moment.${id}`, Object.fromEntries(gaps));
}
