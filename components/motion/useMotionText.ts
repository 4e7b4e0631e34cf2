import { type Key, type Translate, useText } from '@/i18n';

export type MotionKey = Extract<Key, `motion.${string}`>;

/** The words of what moves. */
export const useMotionText = (): Translate<MotionKey> => useText();
