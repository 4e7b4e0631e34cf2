import type { GameFile } from '@/table/log/files/gameFile';

/** For whoever wants to show a game and not who played it. What binds the phones to it has names in it, and goes too. */
export function withoutNames(text: string): string {
  const file = JSON.parse(text) as GameFile;
  const seats = file.seats.map(({ kind }) => ({ name: '', kind }));
  return JSON.stringify({ ...file, seats, chain: null });
}
