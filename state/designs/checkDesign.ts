import { checkDesignText, type Fault } from '@/rules/ryv/design';

import type { Sound } from './draft';

export type Problem = 'not-a-design' | 'damaged' | 'other-version' | 'too-big' | 'faulty';

/** What came from outside: a design the engine accepts, or why not. */
export type Opened =
  { readonly design: Sound } | { readonly problem: Problem; readonly faults?: readonly Fault[] };

/** Every incoming design passes this check last. The engine names every field that it may have; nothing in it is run. */
export function openDesign(json: string): Opened {
  const faults = checkDesignText(json);
  if (faults.some(({ why }) => why === 'design.too-long')) return { problem: 'too-big' };
  if (faults.some(({ why }) => why === 'design.not-json')) return { problem: 'damaged' };
  return faults.length > 0 ? { problem: 'faulty', faults } : { design: JSON.parse(json) as Sound };
}
