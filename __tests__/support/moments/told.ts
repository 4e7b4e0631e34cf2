import type { Moment } from '@/rules/engine/debrief';

/** What everybody was told, and what everybody saw before it. */
export type Told = { readonly event: { readonly type: string }; readonly before: object };

export type Log = { readonly told: readonly Told[]; readonly first: object };

/** Whether the log says the same as the moment. */
export type Truth = (moment: Moment, log: Log) => boolean;
export type Truths = { readonly [id: string]: Truth };

export const eventsOf = <E extends { readonly type: string }, T extends E['type']>(
  { told }: Log,
  type: T,
): readonly Extract<E, { type: T }>[] =>
  told.flatMap(({ event }) => (event.type === type ? [event as Extract<E, { type: T }>] : []));

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The word behind a filling. */
export const wordOf = (filling: Moment['values'][string] | undefined): string =>
  typeof filling === 'object' && 'key' in filling ? filling.key : '';
