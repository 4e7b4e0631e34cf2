import { atom } from 'jotai';

import type { PlanId, Policy } from '@/rules/podium/types';

/** What a finger has pointed at on the board: the buttons under the thumb say what can be done with it. Nothing secret. */
export const touchedPlanAtom = atom<PlanId | null>(null);
export const touchedPolicyAtom = atom<Policy | null>(null);
