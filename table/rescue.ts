import { bytesToHex } from '@noble/hashes/utils.js';

import type { Channel, PublicKey } from './channel';
import type { Crypto, KeyPair } from './keys';
import { agreedHeads, type Opened, openSealed } from './openSealed';
import type { TableRecord } from './records';
import { type FromAider, type FromRescuer, type Gathering, parseFromAider } from './rescueFrames';
import type { Head, NewHost } from './successionFrames';
import { PROTOCOL } from './version';

/** A table that goes on here: its log, ready to be opened, and what its bots need. */
export type Rescued = Pick<Opened, 'values'> & {
  readonly table: string;
  readonly game: string;
  readonly lines: readonly string[];
};

export type Rescue = {
  gathering(): Gathering;
  subscribe(listener: () => void): () => void;
  accept(channel: Channel): void;
  /** Enough have agreed; those who are not here may come later. */
  goOn(): void;
  close(): void;
};

type Log = { readonly id: string; readonly share: string; readonly items: string[] };
type Aider = {
  readonly channel: Channel;
  heads: readonly Head[];
  logs: Log[];
  agreed: boolean;
  former: (NewHost & { readonly join: string }) | null;
};

const MAX_AIDERS = 24;
const MAX_CHARS = 8_000_000;

/**
 * A device that wants to carry on a table whose host is gone. Phones come and say what they have; those whose players
 * agree hand over their share and their copy; when all have, or enough and somebody says so, the log is opened.
 */
export function createRescue(of: {
  crypto: Pick<Crypto, 'randomBytes' | 'unwrap' | 'deriveKey'>;
  /** The new host's own. */
  keys: KeyPair;
  /** Which table the phones came for; what they say of another one counts for nothing. */
  table: string;
  /** Opens the table; throws when its log cannot be played. */
  found: (rescued: Rescued) => void;
}): Rescue {
  const { crypto, keys } = of;
  const aiders = new Map<Channel, Aider>();
  const listeners = new Set<() => void>();
  let stage: Gathering['stage'] = 'gathering';
  let forged: readonly PublicKey[] = [];

  /** Once the table is open the phones go to it, and the last word stays on the screen. */
  let head: Head | undefined;
  const agreedBy = (key: PublicKey) =>
    [...aiders.values()].some(({ channel, agreed }) => agreed && channel.peer === key);

  function gathering(): Gathering {
    const here = new Set([...aiders.keys()].map(({ peer }) => peer));
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

  const send = (channel: Channel, message: FromRescuer) => channel.send(JSON.stringify(message));

  function changed(): void {
    if (stage !== 'open')
      [head] = agreedHeads([...aiders.values()].map(({ channel, heads }) => ({ key: channel.peer, heads })));
    const now = gathering();
    for (const channel of aiders.keys()) send(channel, { t: 'gathering', gathering: now });
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
    const agreed = [...aiders.values()].filter((aider) => aider.agreed);
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
    if (moved !== null) for (const channel of aiders.keys()) send(channel, moved);
    changed();
  }

  function tryMove(opened: Opened, agreed: readonly Aider[]): (FromRescuer & { t: 'moved' }) | null {
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
    } catch {
      return null;
    }
  }

  function hear(aider: Aider, message: FromAider): void {
    switch (message.t) {
      case 'beat':
        return send(aider.channel, { t: 'beat' });
      case 'aid':
        aider.heads = message.heads.filter(({ table }) => table === of.table);
        if (!aider.heads.some(({ holders }) => holders.some(({ key }) => key === aider.channel.peer)))
          return turnAway(aider.channel, 'bad-link');
        return changed();
      case 'entrust': {
        const { id, share, former, join } = message;
        aider.logs = [...aider.logs.filter((log) => log.id !== id), { id, share, items: [] }];
        aider.former = { ...former, join };
        return;
      }
      case 'items': {
        const log = aider.logs.find(({ id }) => id === message.id);
        const chars = aider.logs.flatMap(({ items }) => items).reduce((sum, { length }) => sum + length, 0);
        if (log === undefined || message.from !== log.items.length || chars > MAX_CHARS) return;
        log.items.push(...message.items);
        return;
      }
      case 'agreed':
        if (aider.logs.length > 0) aider.agreed = true;
        return changed();
      case 'withdraw':
        aider.agreed = false;
        aider.logs = [];
        return changed();
    }
  }

  function turnAway(channel: Channel, why: string): void {
    send(channel, { t: 'bye', why });
    aiders.delete(channel);
    channel.close('refused');
  }

  return {
    gathering,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    accept: (channel) => {
      if (aiders.size >= MAX_AIDERS) return channel.close('refused');
      for (const old of [...aiders.keys()]) if (old.peer === channel.peer) turnAway(old, 'elsewhere');
      const aider: Aider = { channel, heads: [], logs: [], agreed: false, former: null };
      aiders.set(channel, aider);
      channel.listen({
        message: (text) => {
          const message = parseFromAider(text);
          if (message === null || (message.t === 'aid' && message.protocol !== PROTOCOL))
            return turnAway(channel, message === null ? 'bad-link' : 'version');
          hear(aider, message);
        },
        closed: () => {
          if (aiders.delete(channel)) changed();
        },
      });
    },
    goOn,
    close: () => {
      for (const channel of [...aiders.keys()]) channel.close('left');
      aiders.clear();
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
