import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { twoHosts } from '@/scripts/sim/kills/twoHosts';
import { type Disk, nodeDisk } from '@/server/data/disk';
import { FolderInUse } from '@/server/data/hostLock';
import { ChangedLog } from '@/server/data/trouble';
import { openTableRegistry, type TableRegistry } from '@/server/tableRegistry';

import { GAMES } from '../../support/games';

/** Somebody starts the host twice, perhaps at another port because the first one was taken. */
const LONG = 120_000;

test(
  '[A26] the second host on a folder stops with a sentence, the log is whole, and after a kill the next has it at once',
  async () => {
    const report = await twoHosts({ times: 4 });
    expect(report).toMatchObject({ times: 4, stopped: 4, whole: 4, takenOver: 4, oneOfTwo: 4 });
    expect(report.said).toMatch(/already running on this computer with these tables/);
    expect(report.said).toMatch(/stop it there with Ctrl-C/);
    expect(report.said).not.toMatch(/--port/);
  },
  LONG,
);

describe('[A26] two hosts that write to one log', () => {
  let data = '';
  const open: TableRegistry[] = [];
  beforeEach(() => (data = fs.mkdtempSync(join(tmpdir(), 'palaver-two-'))));
  afterEach(() => {
    for (const registry of open.splice(0)) registry.close();
    fs.rmSync(data, { recursive: true });
  });

  const hostOn = (disk: Disk) => {
    const seen: unknown[] = [];
    const onUnsaved = (error: unknown) => seen.push(error);
    const of = { games: GAMES, data, port: () => 1, addresses: () => [], disk, onUnsaved };
    const registry = openTableRegistry(of);
    open.push(registry);
    return { registry, seen };
  };
  const written = (id: string) => fs.readFileSync(join(data, `${id}.table`), 'utf8');
  /** Each takes a seat for a bot: both believe in their own. */
  const bothSeat = (id: string, hosts: readonly ReturnType<typeof hostOn>[]) => {
    for (const { registry } of hosts)
      try {
        registry.table(id)?.seatBots(1);
      } catch {
        // Its own test says what it saw.
      }
    return [...written(id).matchAll(/"t":"bot","seat":(\d)/g)].map(([, seat]) => seat);
  };

  test('without lock and look both write, and the log is a game that neither of them played', () => {
    const first = hostOn(unlocked(unlooking()));
    const { id } = first.registry.create('dystocratic', 0);
    const second = hostOn(unlocked(unlooking()));
    expect(bothSeat(id, [first, second])).toEqual(['0', '0']);
    expect([first.seen, second.seen]).toEqual([[], []]);
  });

  test('with the lock the second never opens it', () => {
    const first = hostOn(nodeDisk);
    first.registry.create('dystocratic', 0);
    expect(() => hostOn(nodeDisk)).toThrow(FolderInUse);
  });

  test('where a lock does not help, as in a folder that two computers share, the first to look stops', () => {
    const first = hostOn(unlocked(nodeDisk));
    const { id } = first.registry.create('dystocratic', 0);
    const second = hostOn(unlocked(nodeDisk));
    expect(bothSeat(id, [second, first])).toEqual(['0']);
    expect(second.seen).toEqual([]);
    expect(first.seen[0]).toBeInstanceOf(ChangedLog);
  });
});

/** A disk on which `host.lock` can be made although it is there. */
const unlocked = (disk: Disk): Disk => ({
  ...disk,
  openSync: ((path: string, flags: string, mode: number) =>
    disk.openSync(path, flags === 'wx' ? 'w' : flags, mode)) as Disk['openSync'],
});

/** A disk that says of a log only what its own host has done to it. */
function unlooking(): Disk {
  const sizes = new Map<number, number>();
  const files = new Map<string, number>();
  return {
    ...nodeDisk,
    openSync: ((path: string, flags: string, mode: number) => {
      const file = fs.openSync(path, flags, mode);
      files.set(path, file);
      sizes.set(file, fs.fstatSync(file).size);
      return file;
    }) as Disk['openSync'],
    writeSync: ((file: number, ...rest: [Buffer, number]) => {
      const count = fs.writeSync(file, ...rest);
      sizes.set(file, (sizes.get(file) ?? 0) + count);
      return count;
    }) as Disk['writeSync'],
    statSync: ((path: string, ...rest: []) => {
      const found = fs.statSync(path, ...rest);
      const size = path.endsWith('.table') ? sizes.get(files.get(path) ?? -1) : undefined;
      return size === undefined ? found : Object.assign(found, { size });
    }) as unknown as Disk['statSync'],
  };
}
