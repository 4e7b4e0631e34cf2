import type { TakenBackEvent } from '@/rules/engine';

const isTakenBack = (event: { readonly type: string }): event is TakenBackEvent =>
  event.type === 'undone' || event.type === 'rewound';

/** What was known, less what the news takes back, and the news. The same on the host and on every phone. */
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
