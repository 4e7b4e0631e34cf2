import type { GuestRequest } from '@/net/connection';
import type { Answer } from '@/net/httpAnswer';
import { codeDesk } from '@/net/typedCode';
import { SHELF } from '@/rules/shelf';
import type { Host } from '@/table/host';

import { isLoopback } from './addresses';
import type { House } from './house';

const json = (value: unknown): Answer => ({
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
});
const NOT_FOUND: Answer = { status: 404 };

/** What tables that compete may compare: public, and only once it is over. */
function resultOf(host: Host) {
  const result = host.result();
  return result && { names: host.info().seats.map(({ name }) => name), scores: result.scores };
}

/**
 * The few answers that are no files: a typed code, and for the laptop's own browser the tables with the secret
 * that lets it look after them. Nobody else is given that secret.
 */
export function desk(house: House, addresses: () => readonly string[], now: () => number = Date.now) {
  const typed = codeDesk((code, address) => {
    const host = house.byCode(code);
    return host === undefined ? null : house.linkTo(host, address);
  }, now);

  const describe = (host: Host) => ({
    id: host.id,
    game: host.info().game,
    stage: host.info().stage,
    result: resultOf(host),
    link: house.linkTo(host, addresses()[0] ?? '127.0.0.1'),
    steward: host.stewardSecret,
  });

  return (request: GuestRequest): Answer | null => {
    const { path, query, headers, remoteAddress } = request;
    if (path !== '/local' && path !== '/local/new') return typed(request);
    // A page of another site cannot send this header without asking, and is never allowed to.
    if (!isLoopback(remoteAddress) || headers['x-palaver'] !== '1') return NOT_FOUND;
    if (path === '/local') return json({ tables: house.tables().map(describe), games: Object.keys(SHELF) });
    const game = new URLSearchParams(query).get('game') ?? '';
    return Object.hasOwn(SHELF, game) ? json(describe(house.create(game, 0))) : NOT_FOUND;
  };
}
