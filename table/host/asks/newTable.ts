import { bytesToHex } from '@noble/hashes/utils.js';

import type { Game } from '@/rules/engine';

import type { Crypto } from '@/table/wire/keys';
import { playedByThese } from '@/table/log/playedBy';

/** The first line of a new table's log. */
export function newTable(of: {
  id: string;
  game: Game;
  crypto: Pick<Crypto, 'randomBytes' | 'newKeyPair'>;
}): string {
  const secret = () => bytesToHex(of.crypto.randomBytes(16));
  return JSON.stringify({
    t: 'table',
    v: 1,
    id: of.id,
    game: of.game.id,
    ...playedByThese(of.game),
    seats: of.game.seats.max,
    secrets: { host: of.crypto.newKeyPair().secretKey, join: secret(), steward: secret() },
  });
}
