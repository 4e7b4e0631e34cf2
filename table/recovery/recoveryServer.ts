import { bytesToHex } from '@noble/hashes/utils.js';

import type { Channel, PublicKey } from '@/table/wire/channel';
import type { Crypto, KeyPair } from '@/table/wire/keys';
import { agreedHeads, type Opened, openSealed } from './openSealedLogs';
import type { TableRecord } from '@/table/log/records';
import { OtherRules } from '@/table/log/storage';
import {
  type FromRecoveryClient,
  type FromRecoveryServer,
  type Gathering,
  parseFromRecoveryClient,
} from './recoveryFrames';
import type { Head, NewHost } from './replicaFrames';
import { PROTOCOL } from '@/table/wire/version';
import { FILES } from '@/table/wire/limits';

/** A table that goes on here: its log, ready to be opened, and what its bots need. */
export type Recovered = Pick<Opened, 'values'> & {
  readonly table: string;
  readonly game: string;
  readonly lines: readonly string[];
};

export type RecoveryServer = {
  gathering(): Gathering;
  /** Why it failed, if it needs other rules than this device has. The phones keep their copies. */
  otherRules(): OtherRules | null;
  subscribe(listener: () => void): () => void;
  accept(channel: Channel): void;
  /** Enough have agreed; those who are not here may come later. */
  goOn(): void;
  close(): void;
};

type Log = { readonly id: string; readonly share: string; readonly items: string[] };
type Visitor = {
  readonly channel: Channel;
  heads: readonly Head[];
  logs: Log[];
  agreed: boolean;
  former: (NewHost & { readonly join: string }) | null;
};

const MAX_VISITORS = 24;

/**
 * A device that wants to carry on a table whose host is gone. Phones come and say what they have; those whose players
 * agree hand over their share and their copy; when all have, or enough and somebody says so, the log is opened.
 */
export function createRecoveryServer(of: {
  crypto: Pick<Crypto, 'randomBytes' | 'unwrap' | 'deriveKey'>;
  /** The new host's own. */
  keys: KeyPair;
  /** Which table the phones came for; what they say of another one counts for nothing. */
  table: string;
  /** Opens the table; throws when its log cannot be played. */
  found: (recovered: Recovered) => void;
}): RecoveryServer {
  const { crypto, keys } = of;
  const visitors = new Map<Channel, Visitor>();
  const listeners = new Set<() => void>();
  let stage: Gathering['stage'] = 'gathering';
  let otherRules: OtherRules | null = null;
  let forged: readonly PublicKey[] = [];

  /** Once the table is open the phones go to it, and the last word stays on the screen. */
  let head: Head | undefined;
  const agreedBy = (key: PublicKey) =>
    [...visitors.values()].some(({ channel, agreed }) => agreed && channel.peer === key);

  function gathering(): Gathering {
    const here = new Set([...visitors.keys()].map(({ peer }) => peer));
    return {
      game: head?.game ?? '',
      people: (head?.holders ?? []).map(({ key, seat, name }) => ({
        seat,
        name,
        here: here.has(key),
        agreed: agreedBy(key),
        forged: forged.includes(key),
      })),
      threshold: head?.threshold ?? 0,
      stage,
    };
  }

  const send = (channel: Channel, message: FromRecoveryServer) => channel.send(JSON.stringify(message));

  function changed(): void {
    if (stage !== 'open')
      [head] = agreedHeads(
        [...visitors.values()].map(({ channel, heads }) => ({ key: channel.peer, heads })),
      );
    const now = gathering();
    for (const channel of visitors.keys()) send(channel, { t: 'gathering', gathering: now });
    for (const listener of listeners) listener();
    const { people } = now;
    if (stage === 'gathering' && people.length > 0 && people.every(({ agreed }) => agreed)) void open();
  }

  function goOn(): void {
    const { people, threshold } = gathering();
    const ready = stage === 'gathering' || stage === 'failed';
    if (ready && threshold > 0 && people.filter(({ agreed }) => agreed).length >= threshold) void open();
  }

  async function open(): Promise<void> {
    stage = 'opening';
    changed();
    const agreed = [...visitors.values()].filter((visitor) => visitor.agreed);
    const brought = agreed.map(({ channel, heads, logs }) => ({
      key: channel.peer,
      logs: logs.flatMap(({ id, share, items }) =>
        heads.filter((head) => head.id === id).map((head) => ({ head, share, items })),
      ),
    }));
    const result = await openSealed(crypto, brought);
    forged = result.forged;
    const moved = result.opened === null ? null : tryMove(result.opened, agreed);
    stage = moved === null ? 'failed' : 'open';
    if (moved !== null) for (const channel of visitors.keys()) send(channel, moved);
    changed();
  }

  function tryMove(opened: Opened, agreed: readonly Visitor[]): (FromRecoveryServer & { t: 'moved' }) | null {
    const { lines, values } = opened;
    const { table, game } = opened.head;
    if (tableOf(lines[0]) !== table) return null;
    const epoch = opened.head.epoch + 1;
    const proof = opened.proof({ epoch, hostKey: keys.publicKey });
    const secret = () => bytesToHex(crypto.randomBytes(16));
    const join = secret();
    const record: TableRecord = {
      t: 'moved',
      epoch,
      secrets: { host: keys.secretKey, join, steward: secret() },
      former: { ...mostCommon(agreed.flatMap(({ former }) => former ?? [])), proof },
    };
    try {
      of.found({ table, game, lines: [...lines, JSON.stringify(record)], values });
      return { t: 'moved', join, epoch, proof };
    } catch (error) {
      if (error instanceof OtherRules) otherRules = error;
      return null;
    }
  }

  function hear(visitor: Visitor, message: FromRecoveryClient): void {
    switch (message.t) {
      case 'beat':
        return send(visitor.channel, { t: 'beat' });
      case 'aid':
        visitor.heads = message.heads.filter(({ table }) => table === of.table);
        if (!visitor.heads.some(({ holders }) => holders.some(({ key }) => key === visitor.channel.peer)))
          return turnAway(visitor.channel, 'bad-link');
        return changed();
      case 'entrust': {
        const { id, share, former, join } = message;
        visitor.logs = [...visitor.logs.filter((log) => log.id !== id), { id, share, items: [] }];
        visitor.former = { ...former, join };
        return;
      }
      case 'items': {
        const log = visitor.logs.find(({ id }) => id === message.id);
        const chars = visitor.logs.flatMap(({ items }) => items).reduce((sum, { length }) => sum + length, 0);
        if (log === undefined || message.from !== log.items.length || chars > FILES.recoveryChars) return;
        log.items.push(...message.items);
        return;
      }
      case 'agreed':
        if (visitor.logs.length > 0) visitor.agreed = true;
        return changed();
      case 'withdraw':
        visitor.agreed = false;
        visitor.logs = [];
        return changed();
    }
  }

  function turnAway(channel: Channel, why: string): void {
    send(channel, { t: 'bye', why });
    visitors.delete(channel);
    channel.close('refused');
  }

  return {
    gathering,
    otherRules: () => otherRules,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    accept: (channel) => {
      if (visitors.size >= MAX_VISITORS) return channel.close('refused');
      for (const old of [...visitors.keys()]) if (old.peer === channel.peer) turnAway(old, 'elsewhere');
      const visitor: Visitor = { channel, heads: [], logs: [], agreed: false, former: null };
      visitors.set(channel, visitor);
      channel.listen({
        message: (text) => {
          const message = parseFromRecoveryClient(text);
          if (message === null || (message.t === 'aid' && message.protocol !== PROTOCOL))
            return turnAway(channel, message === null ? 'bad-link' : 'version');
          hear(visitor, message);
        },
        closed: () => {
          if (visitors.delete(channel)) changed();
        },
      });
    },
    goOn,
    close: () => {
      for (const channel of [...visitors.keys()]) channel.close('left');
      visitors.clear();
      listeners.clear();
    },
  };
}

/** By its own first line: whoever made this log cannot have another table replaced with it. */
function tableOf(line: string | undefined): string | null {
  const record = JSON.parse(line ?? 'null') as TableRecord | null;
  if (record?.t === 'carried') return record.state.id;
  return record?.t === 'table' ? record.id : null;
}

/** One phone that lies about where the old host was changes nothing. */
function mostCommon<T>(all: readonly T[]): T {
  const texts = all.map((one) => JSON.stringify(one));
  const count = (text: string | undefined) => texts.filter((other) => other === text).length;
  return [...all].sort((a, b) => count(JSON.stringify(b)) - count(JSON.stringify(a)))[0] as T;
}
