import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fileLog } from '@/server/data/fileLog';
import { type KeyValueStore, logOver, type LogStore, memoryLog, memoryValues } from '@/table/storage/storage';

import type { Process } from './time';

/** Where in a write the power goes. `full` is no kill: the disk only refuses. */
export type WriteFault = 'before' | 'torn' | 'after' | 'full';

export type DiskKind = 'memory' | 'values' | 'file';

/** Thrown in the middle of a write by a process that is dead at that moment. Nobody is left to catch it. */
export class Killed extends Error {}

/** What outlives the host's process: its log, as it really stands on the disk. */
export type Disk = {
  /** The log as a new process finds it. Writing goes wrong as `fault` says, and only while `process` lives. */
  open(process: Process, fault: () => WriteFault | null, kill: () => void): LogStore;
  lines(): readonly string[];
  remove(): void;
};

export function diskOf(kind: DiskKind, found: readonly string[], onKept: (line: string) => void): Disk {
  const device = DEVICES[kind](found);
  const kept = [...found];
  return {
    lines: () => kept,
    remove: device.remove,
    open: (process, fault, kill) => {
      const store = device.open();
      return {
        read: store.read,
        append: (line) => {
          if (!process.isAlive()) throw new Killed('a dead process writes nothing');
          const happens = fault();
          if (happens === 'full') throw new Error('the disk is full');
          if (happens === 'torn') device.tear(line);
          if (happens === 'before' || happens === 'torn') {
            kill();
            throw new Killed('while writing');
          }
          store.append(line);
          kept.push(line);
          onKept(line);
          if (happens === 'after') {
            kill();
            throw new Killed('after writing');
          }
        },
      };
    },
  };
}

type Device = {
  open(): LogStore;
  /** Leaves half of a line behind, where the platform can. */
  tear(line: string): void;
  remove(): void;
};

const DEVICES: { readonly [kind in DiskKind]: (found: readonly string[]) => Device } = {
  memory: (found) => {
    const log = memoryLog(found);
    return { open: () => log, tear: () => undefined, remove: () => undefined };
  },
  /** A browser's or a phone's key-value store: a value is there whole or not at all. */
  values: (found) => {
    const values = memoryValues();
    const first = logOver(values, 'faults');
    for (const line of found) first.append(line);
    return { open: () => logOver(values, 'faults'), tear: () => undefined, remove: () => undefined };
  },
  /** The laptop's real file, with half of its last line written. */
  file: (found) => {
    const folder = mkdtempSync(join(tmpdir(), 'palaver-faults-'));
    const path = join(folder, 'log');
    const closing: (() => void)[] = [];
    const open = () => {
      const log = fileLog(path);
      closing.push(log.close);
      return log;
    };
    writeFileSync(path, '');
    const first = open();
    for (const line of found) first.append(line);
    return {
      open,
      tear: (line) => appendFileSync(path, `0123456789abcdef ${line}`.slice(0, line.length >> 1)),
      remove: () => {
        for (const close of closing) close();
        rmSync(folder, { recursive: true });
      },
    };
  },
};

/** A phone's own small store. A kill comes just before or just after a value is set. */
export function phoneValues(
  process: Process,
  kept: KeyValueStore,
  fault: () => WriteFault | null,
  kill: () => void,
): KeyValueStore {
  return {
    ...kept,
    set: (key, value) => {
      if (!process.isAlive()) throw new Killed('a dead process writes nothing');
      const happens = fault();
      if (happens !== 'before' && happens !== 'torn') kept.set(key, value);
      if (happens === null) return;
      kill();
      throw new Killed('while writing');
    },
    remove: (key) => {
      if (process.isAlive()) kept.remove(key);
    },
  };
}

export function copyOf(values: KeyValueStore): KeyValueStore {
  const copy = memoryValues();
  for (const key of values.keys()) copy.set(key, values.get(key) ?? '');
  return copy;
}

/** As they are counted. */
export const WRITE_FAULTS: { readonly [fault in WriteFault]: string } = {
  before: 'host killed before it writes',
  torn: 'host killed in the middle of a line',
  after: 'host killed between writing and telling',
  full: 'disk full',
};
