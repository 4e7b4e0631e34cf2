import { useEffect } from 'react';

import type { AtTable } from '@/state/session/useTable';
import { saveFinishedGame, saveGame } from '@/state/store/savedGames';

/** Saves a summary of the game for the list on the home page, and the whole end of the game for later. */
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
    // Save once for each ending, and again when the verdict comes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [tableId, stage, rev, state.verdict]);
}
