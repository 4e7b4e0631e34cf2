import { useMemo } from 'react';

import { useLanguage } from '@/i18n';
import { motion } from '@/i18n/en/motion';
import { type Translate, translator } from '@/i18n/fill';

export type MotionKey = keyof typeof motion;

/** The words of what moves, until they are part of the app's catalogue. */
export function useMotionText(): Translate<MotionKey> {
  const { id } = useLanguage();
  return useMemo(() => translator(id, motion, motion), [id]);
}
