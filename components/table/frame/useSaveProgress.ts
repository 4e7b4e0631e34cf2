import { useEffect } from 'react';

import { saveFinishedGame, saveGame } from '@/state/store/savedGames';

import type { AtTable } from '@/state/session/useTable';

/** Writes down where the game stands for the list on the shelf, and the whole end of it for later. */
export function useSaveProgress({ session: { tableId }, state }: AtTable, heading: string): void {
  const { table, snapshot, rev } = state;
  const stage = table?.stage ?? 'lobby';
  const players = table?.seats.map(({ name }) => name) ?? [];
  const waiting = snapshot?.waiting.map((seat) => players[seat] ?? '') ?? [];
  const now = JSON.stringify({ players, stage, heading, waiting });
  useEffect(() => {
    const standing = JSON.parse(now) as Parameters<typeof saveGame>[1];
    if (standing.heading !== '') saveGame(tableId, standing);
  }, [tableId, now]);
  useEffect(() => {
    if (stage === 'over') saveFinishedGame(tableId, state);
    // Once for each ending: what a phone says of the game afterwards comes with the verdict.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [tableId, stage, rev, state.verdict]);
}
