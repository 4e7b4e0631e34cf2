import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { uptime } from 'node:os';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { json } from '@/table/storage/storedValues';

import { type Disk, nodeDisk, PRIVATE_FILE } from './disk';
import { errorCode } from './trouble';

/** Two hosts that write one log ruin it: each believes that it alone knows where the last line ends. */
export class FolderInUse extends Error {
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${pid}`);
    this.pid = pid;
  }
}

const holder = z.object({
  pid: z.int(),
  /** When the process began, as this machine counts it; `null` where it does not say. */
  started: z.nullable(z.string()),
  at: z.number(),
  /** Tells this lock from any other. */
  mark: z.string(),
});
type Holder = z.infer<typeof holder>;
const stored = json(holder);

/** A lock whose writer was killed between making and writing it is empty for longer than this. */
const WRITING_MS = 1000;
const PAUSE_MS = 20;

/** Takes the folder for this process, or throws `FolderInUse`. The lock of a process that has ended counts for nothing. */
export function lockFolder(folder: string, disk: Disk = nodeDisk): { release(): void } {
  const path = join(folder, 'host.lock');
  const taken = take(path, disk);
  if (taken !== 'taken') throw new FolderInUse(folder, taken.pid);
  return { release: () => release(path, disk) };
}

const OWN_MARK = randomBytes(8).toString('hex');
const own = (): Holder => ({
  pid: process.pid,
  started: processOf(process.pid)?.started ?? null,
  at: Date.now(),
  mark: OWN_MARK,
});

function take(path: string, disk: Disk): 'taken' | Holder {
  for (;;) {
    if (make(path, disk)) return 'taken';
    const found = read(path, disk);
    if (found === null) continue;
    if (found !== 'broken' && isAlive(found)) return found;
    // Several may find the dead one's lock. Only who holds the next lock removes it, after one more look.
    const next = take(`${path}.next`, disk);
    if (next !== 'taken') return next;
    try {
      const still = read(path, disk);
      if (still !== null && isSame(still, found)) disk.rmSync(path, { force: true });
    } finally {
      release(`${path}.next`, disk);
    }
  }
}

const isSame = (one: Holder | 'broken', other: Holder | 'broken'): boolean =>
  one === 'broken' || other === 'broken' ? one === other : one.mark === other.mark;

function make(path: string, disk: Disk): boolean {
  let file: number;
  try {
    file = disk.openSync(path, 'wx', PRIVATE_FILE);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
  try {
    disk.writeSync(file, JSON.stringify(own()));
    disk.fsyncSync(file);
  } catch (error) {
    // On a full disk there is room for a name, but not for what stands under it.
    disk.rmSync(path, { force: true });
    throw error;
  } finally {
    disk.closeSync(file);
  }
  return true;
}

function release(path: string, disk: Disk): void {
  const found = read(path, disk);
  if (found !== null && found !== 'broken' && found.mark === OWN_MARK) disk.rmSync(path, { force: true });
}

/** `null`: it is gone. */
function read(path: string, disk: Disk): Holder | 'broken' | null {
  for (let waited = 0; ; waited += PAUSE_MS) {
    if (!disk.existsSync(path)) return null;
    try {
      const found = stored.read(disk.readFileSync(path, 'utf8'));
      if (found !== null) return found;
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null;
      throw error;
    }
    if (waited >= WRITING_MS) return 'broken';
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
}

/** Whether the process that made the lock still runs. A number is given to another process sooner or later. */
function isAlive({ pid, started, at }: Holder): boolean {
  const found = processOf(pid);
  if (found === null) return false;
  if (started !== null && found.started !== null) return started === found.started;
  return at > Date.now() - uptime() * 1000;
}

type Running = { readonly started: string | null };

/** `null`: no such process, or one that has ended and is only still listed. */
function processOf(pid: number): Running | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return null;
  }
  if (process.platform === 'linux') return linuxProcess(pid);
  return { started: process.platform === 'darwin' ? macStart(pid) : null };
}

function linuxProcess(pid: number): Running | null {
  try {
    const stat = nodeDisk.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold anything, brackets too.
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z' || state === 'X') return null;
    const boot = nodeDisk.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return { started: `${boot} ${fields[18] ?? ''}` };
  } catch (error) {
    return errorCode(error) === 'ENOENT' && nodeDisk.existsSync('/proc/self/stat') ? null : { started: null };
  }
}

function macStart(pid: number): string | null {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
