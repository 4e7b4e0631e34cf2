import { tmpdir } from 'node:os';

import type { GuestRequest } from '@/net/http/connection';
import { recoveryDesk } from '@/net/recovery/recoveryDesk';
import { sessionName } from '@/server/data/sessionName';
import { localApi } from '@/server/localApi';
import type { TableRegistry } from '@/server/tableRegistry';
import type { Host } from '@/table/host/host';

const LAPTOP = {
  path: '/local',
  query: '',
  headers: { host: 'localhost:8787', 'x-palaver': 'key' },
  remoteAddress: '127.0.0.1',
} as unknown as GuestRequest;

const hostWith = (result: ReturnType<Host['result']>) =>
  ({
    id: 'abcd1234',
    stewardSecret: 'secret',
    info: () => ({ game: 'invest', stage: 'over', seats: [{ name: 'Amina' }, { name: 'Duc' }] }),
    table: () => ({ gone: null }),
    result: () => result,
  }) as unknown as Host;

function resultsTold(hosts: readonly Host[]) {
  const house = {
    tables: () => hosts,
    closed: () => [],
    troubled: () => [],
    linkTo: () => 'link',
  } as unknown as TableRegistry;
  const answer = localApi({
    house,
    session: sessionName(tmpdir()),
    key: 'key',
    addresses: () => [],
    port: () => 8787,
    recovery: () => null,
    offerRecovery: () => recoveryDesk(() => undefined),
  })(LAPTOP);
  const { tables } = JSON.parse(String(answer?.body)) as { tables: { result: unknown }[] };
  return tables.map(({ result }) => result);
}

test('tables that compete are told by their names and points, once they have finished', () => {
  const finished = hostWith({ scores: [12, 20], winners: [1] });
  expect(resultsTold([finished, hostWith(null)])).toEqual([
    { names: ['Amina', 'Duc'], scores: [12, 20] },
    null,
  ]);
});
