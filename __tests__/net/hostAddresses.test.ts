import { hostAddresses } from '@/net/lan/hostAddresses';

const own = () =>
  [
    { address: '192.168.1.5', kind: 'wifi' },
    { address: '192.168.43.1', kind: 'hotspot' },
  ] as const;

const worked = (list: ReturnType<ReturnType<typeof hostAddresses>['list']>) =>
  list.filter(({ hasWorked }) => hasWorked).map(({ place }) => place);

test('nobody has come yet: every address is shown, none is marked', () => {
  expect(hostAddresses(own, () => 8787).list()).toEqual([
    { place: '192.168.1.5:8787', kind: 'wifi', hasWorked: false },
    { place: '192.168.43.1:8787', kind: 'hotspot', hasWorked: false },
  ]);
});

test('the address a guest came through is marked, and goes first', () => {
  const way = hostAddresses(own, () => 8787);
  way.came({ localAddress: '192.168.43.1', remoteAddress: '192.168.43.77' });
  expect(worked(way.list())).toEqual(['192.168.43.1:8787']);
  expect(way.list()[0]?.kind).toBe('hotspot');
});

test("the host's own browser proves nothing", () => {
  const way = hostAddresses(own, () => 8787);
  way.came({ localAddress: '192.168.1.5', remoteAddress: '192.168.1.5' });
  way.came({ localAddress: '127.0.0.1', remoteAddress: '127.0.0.1' });
  expect(worked(way.list())).toEqual([]);
});

test('an address that came back is still marked; one that is gone is not shown', () => {
  let now: ReturnType<typeof own> | readonly [] = own();
  const way = hostAddresses(
    () => now,
    () => 1,
  );
  way.came({ localAddress: '192.168.43.1', remoteAddress: '192.168.43.77' });
  now = [];
  expect(way.list()).toEqual([]);
  now = own();
  expect(worked(way.list())).toEqual(['192.168.43.1:1']);
});
