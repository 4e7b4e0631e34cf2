import { checkDesignText, type Fault } from '@/rules/ryv/design';

import type { Sound } from './draft';

export type Problem = 'not-a-design' | 'damaged' | 'other-version' | 'too-big' | 'faulty';

/** What came from outside: a design the engine accepts, or why not. */
export type Opened =
  { readonly design: Sound } | { readonly problem: Problem; readonly faults?: readonly Fault[] };

/** The last gate for whatever comes in. It is data and stays data: the engine names every field it may have. */
export function openDesign(json: string): Opened {
  const faults = checkDesignText(json);
  if (faults.some(({ why }) => why === 'design.too-long')) return { problem: 'too-big' };
  if (faults.some(({ why }) => why === 'design.not-json')) return { problem: 'damaged' };
  return faults.length > 0 ? { problem: 'faulty', faults } : { design: JSON.parse(json) as Sound };
}
