import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { utf8ToBytes } from '@/net/bytes';
import { appLink, joinLink, parseJoinLink } from '@/net/joinLink';
import type { Game } from '@/rules/engine';
import { checkDesignText, readDesign } from '@/rules/ryv/design';
import { fileLog } from '@/server/fileLog';
import { openBook } from '@/table/book';
import { DamagedLog, memoryLog } from '@/table/storage';

import { type Chance, chanceFrom, keyPair } from '../faults/chance';
import { garbage, mutateBytes, mutateText, mutateValue } from './mutate';

export type FuzzedFiles = { readonly [kind: string]: { readonly tried: number; readonly taken: number } };

/** Each is given something broken, says whether it took it, and throws only what it says it throws. */
type Reader = (chance: Chance) => boolean;

/** Links, codes, scenarios and saved logs that came from anywhere. Throws at the first that is not refused in good order. */
export function fuzzFiles(of: {
  times: number;
  seed: number;
  /** A log of a real game, a sound scenario. */
  log: readonly string[];
  game: Game;
  design: object;
}): FuzzedFiles {
  const chance = chanceFrom(of.seed);
  const folder = mkdtempSync(join(tmpdir(), 'palaver-fuzz-'));
  const readers = { ...linkReaders(), ...designReaders(of.design), ...logReaders(of, join(folder, 'log')) };
  try {
    return Object.fromEntries(
      Object.entries(readers).map(([kind, read]) => {
        let taken = 0;
        for (let n = 0; n < of.times; n += 1) if (read(chance)) taken += 1;
        return [kind, { tried: of.times, taken }];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function linkReaders(): { readonly [kind: string]: Reader } {
  const secret = '00112233445566778899aabbccddeeff';
  const invitation = {
    address: '192.168.1.7',
    port: 8787,
    tableId: 'table',
    hostKey: keyPair(0).publicKey,
    joinSecret: secret,
    seatTicket: secret,
  };
  const links = [joinLink(invitation), appLink(invitation)];
  return {
    'broken link': (chance) => 'invitation' in parseJoinLink(mutateText(links[chance.int(2)] ?? '', chance)),
    'code of something else': (chance) => 'invitation' in parseJoinLink(garbage(chance, 300)),
  };
}

function designReaders(design: object): { readonly [kind: string]: Reader } {
  const text = JSON.stringify(design);
  const read = (broken: string) => {
    const isSound = checkDesignText(broken).length === 0;
    const { climate, scenario } = readDesign(broken);
    if (!isSound && (climate !== null || scenario !== null)) throw new Error('a faulty design was taken');
    return isSound;
  };
  return {
    'changed scenario': (chance) => read(JSON.stringify(mutateValue(design, chance)) ?? 'null'),
    'broken scenario': (chance) => read(mutateText(text, chance)),
    'scenario bomb': (chance) => read(`${'['.repeat(chance.int(20_000))}${text}`),
  };
}

function logReaders(
  { log, game }: { log: readonly string[]; game: Game },
  path: string,
): { readonly [kind: string]: Reader } {
  const games = { [game.id]: game };
  const isTaken = (open: () => unknown): boolean => {
    try {
      open();
      return true;
    } catch (error) {
      if (error instanceof DamagedLog) return false;
      throw error;
    }
  };
  const first = fileLog(path);
  for (const line of log) first.append(line);
  const whole = utf8ToBytes(first.read().join('\n'));
  first.close();
  return {
    'changed log': (chance) => {
      const lines = [...log];
      const at = chance.int(lines.length);
      lines[at] = JSON.stringify(mutateValue(JSON.parse(lines[at] ?? '{}'), chance)) ?? 'null';
      return isTaken(() => openBook(memoryLog(lines), games).match());
    },
    'shuffled log': (chance) => {
      const lines = [...log];
      const [from, to] = [chance.int(lines.length), chance.int(lines.length)];
      lines.splice(to, 0, ...lines.splice(from, 1 + chance.int(3)));
      return isTaken(() => openBook(memoryLog(lines), games).match());
    },
    'broken file': (chance) => {
      writeFileSync(path, mutateBytes(whole, chance));
      return isTaken(() => fileLog(path).close());
    },
  };
}
