import type { TakenBackEvent } from '@/rules/engine';

const isTakenBack = (event: { readonly type: string }): event is TakenBackEvent =>
  event.type === 'undone' || event.type === 'rewound';

/** Adds new events and removes those that they take back. The host and every phone use it, so their lists agree. */
export function dropTakenBackEvents<T extends { readonly rev: number }>(
  known: readonly T[],
  news: readonly T[],
  eventOf: (item: T) => { readonly type: string },
): readonly T[] {
  let stands = [...known];
  for (const item of news) {
    const event = eventOf(item);
    if (isTakenBack(event)) stands = stands.filter(({ rev }) => rev < event.from);
    stands.push(item);
  }
  return stands;
}
