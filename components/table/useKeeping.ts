import { useEffect } from 'react';

import { keepGame, keepStanding } from '@/state/standing';

import type { AtTable } from './useTable';

/** Writes down where the game stands for the list on the shelf, and the whole end of it for later. */
export function useKeeping({ sitting: { tableId }, state }: AtTable, heading: string): void {
  const { table, snapshot, rev } = state;
  const stage = table?.stage ?? 'lobby';
  const players = table?.seats.map(({ name }) => name) ?? [];
  const waiting = snapshot?.waiting.map((seat) => players[seat] ?? '') ?? [];
  const now = JSON.stringify({ players, stage, heading, waiting });
  useEffect(() => {
    const standing = JSON.parse(now) as Parameters<typeof keepStanding>[1];
    if (standing.heading !== '') keepStanding(tableId, standing);
  }, [tableId, now]);
  useEffect(() => {
    if (stage === 'over') keepGame(tableId, state);
    // Once for each ending: what a phone says of the game afterwards comes with the verdict.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [tableId, stage, rev, state.verdict]);
}
