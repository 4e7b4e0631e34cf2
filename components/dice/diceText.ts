import type { MotionKey } from '@/components/motion/useMotionText';
import type { Translate } from '@/i18n/fill';

import type { TrayKind } from './trayEdge';

/** Which faces say something in this game. */
export type Meaning = { readonly success?: number | undefined; readonly failure?: number | undefined };

export function markOf(face: number, { success, failure }: Meaning): 'success' | 'failure' | null {
  if (face === success) return 'success';
  return face === failure ? 'failure' : null;
}

/** Which tray they are thrown into: the faces that count are told apart before the dice lie. */
export const trayOf = ({ success, failure }: Meaning): TrayKind =>
  success !== undefined ? 'helps' : failure !== undefined ? 'hurts' : 'plain';

const NO_MEANING: Meaning = {};

/** "Rolled 6, 2, 1: one success, one failure". */
export function diceText(
  t: Translate<MotionKey>,
  faces: readonly number[],
  meaning: Meaning = NO_MEANING,
  label?: string,
): string {
  const comma = t('motion.comma');
  const shown = faces.join(comma);
  const count = (face: number | undefined) => faces.filter((each) => each === face).length;
  const successes = count(meaning.success);
  const failures = count(meaning.failure);
  const parts = [
    successes > 0 && t('motion.dice.successes', { count: successes }),
    failures > 0 && t('motion.dice.failures', { count: failures }),
  ].filter((part) => part !== false);
  const none = [
    meaning.success !== undefined && t('motion.dice.successes.none'),
    meaning.failure !== undefined && t('motion.dice.failures.none'),
  ].filter((part) => part !== false);
  const meant = (parts.length > 0 ? parts : none).join(comma);
  const rolled =
    meant === ''
      ? t('motion.dice.rolled', { faces: shown })
      : t('motion.dice.meant', { faces: shown, meaning: meant });
  return label === undefined ? rolled : t('motion.dice.labelled', { label, rolled });
}
