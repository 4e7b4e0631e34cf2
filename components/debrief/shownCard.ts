import type { DebriefStep } from '@/rules/engine/debrief';
import type { TableInfo } from '@/state/session/tableSession';

import type { TalkCard } from './useDebriefCards';

/** The card that all look at now; `null` while nobody leads a talk, or its words are still on their way. */
export function shownCard(
  table: TableInfo | null,
  cardsOf: (step: DebriefStep) => readonly TalkCard[],
): (TalkCard & { readonly step: DebriefStep }) | null {
  const debrief = table?.guidance?.debrief;
  const card = debrief && cardsOf(debrief.step)[debrief.card];
  return debrief === undefined || card === undefined ? null : { ...card, step: debrief.step };
}
