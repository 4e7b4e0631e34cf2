import { recoveryLink } from '@/net/links/recoveryLink';
import type { GuestRequest } from '@/net/http/connection';
import { isLoopbackName } from '@/net/http/origin';
import type { Answer } from '@/net/http/httpAnswer';
import type { RecoveryDesk } from '@/net/recovery/recoveryDesk';
import { SHELF } from '@/rules/shelf';
import type { Host } from '@/table/host/host';

import { isLoopback } from './addresses';
import { isKey } from './data/screenKey';
import type { SessionName } from './data/sessionName';
import { troubleOf } from './data/trouble';
import type { ClosedTable, TableRegistry } from './tableRegistry';

const json = (value: unknown): Answer => ({
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
});
const NOT_FOUND: Answer = { status: 404 };
/** The page says what to do about it. */
const NO_KEY: Answer = { status: 403 };

/** What tables that compete may compare: public, and only once it is over. */
function resultOf(host: Host) {
  const result = host.result();
  return result && { names: host.info().seats.map(({ name }) => name), scores: result.scores };
}

/** What the screen is told when the disk cannot keep a new table. */
function made(open: () => Host | null, describe: (host: Host) => object): Answer {
  try {
    const host = open();
    return host === null ? NOT_FOUND : json(describe(host));
  } catch (error) {
    return json({ trouble: troubleOf(error) });
  }
}

/**
 * The few answers that are no files: for the laptop's own browser the tables with the secret that lets it look after
 * them, and who has come to be carried on. Nobody else is given that secret.
 */
export function localApi(of: {
  house: TableRegistry;
  session: SessionName;
  /** Who shows this is the screen of whoever started the host. */
  key: string;
  addresses: () => readonly string[];
  port: () => number;
  recovery: () => RecoveryDesk | null;
  offerRecovery: () => RecoveryDesk;
}) {
  const { house, addresses } = of;
  const recoveryLinkAt = (address: string, { keys }: RecoveryDesk) =>
    recoveryLink({ address, port: of.port(), hostKey: keys.publicKey });

  const describe = (host: Host) => ({
    id: host.id,
    game: host.info().game,
    stage: host.info().stage,
    result: resultOf(host),
    link: house.linkTo(host, addresses()[0] ?? '127.0.0.1'),
    steward: host.stewardSecret,
  });

  const describeClosed = ({ id, at, why: { needs, has }, summary }: ClosedTable) => {
    const { game, app, players, matches, moves } = summary;
    return { id, at, game, needs, has, app, players, matches, moves };
  };

  function describeRecovery() {
    const recovery = of.recovery();
    return (
      recovery && {
        code: recovery.code(),
        links: addresses().map((address) => recoveryLinkAt(address, recovery)),
        gatherings: recovery.gatherings(),
      }
    );
  }

  /** What only the laptop's own browser may ask for. */
  const LOCAL: { readonly [path: string]: (query: URLSearchParams) => Answer } = {
    '/local': () =>
      json({
        // A table that has moved on is no table here.
        tables: house.tables().flatMap((host) => (host.table().gone === null ? [describe(host)] : [])),
        closed: house.closed().map(describeClosed),
        troubled: house.troubled().map(({ id, trouble }) => ({ id, trouble })),
        games: Object.keys(SHELF),
        session: of.session.now(),
        recovery: describeRecovery(),
      }),
    '/local/new': (query) => {
      const game = query.get('game') ?? '';
      return made(() => (Object.hasOwn(SHELF, game) ? house.create(game, 0) : null), describe);
    },
    '/local/anew': (query) => made(() => house.startAnew(query.get('table') ?? ''), describe),
    '/local/file': (query) => {
      const file = house.exportClosed(query.get('table') ?? '');
      return file === null ? NOT_FOUND : json(file);
    },
    '/local/name': (query) => (of.session.set(query.get('name') ?? '') ? json({}) : NOT_FOUND),
    '/local/close': (query) => (house.remove(query.get('table') ?? '') ? json({}) : NOT_FOUND),
    '/local/recovery': () => {
      of.offerRecovery();
      return json(describeRecovery());
    },
    '/local/go-on': (query) => {
      of.recovery()?.goOn(query.get('table') ?? '', query.get('group') ?? undefined);
      return json(describeRecovery());
    },
  };

  return (request: GuestRequest): Answer | null => {
    const { path, query, headers, remoteAddress } = request;
    const local = Object.hasOwn(LOCAL, path) ? LOCAL[path] : undefined;
    if (local === undefined) return null;
    if (!isLoopback(remoteAddress) || !isLoopbackName(headers['host'])) return NOT_FOUND;
    // A page of another site cannot send this header without asking, and is never allowed to.
    if (!isKey(headers['x-palaver'], of.key)) return NO_KEY;
    return local(new URLSearchParams(query));
  };
}
