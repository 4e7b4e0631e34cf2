import { bytesToHex } from '@noble/hashes/utils.js';

import type { Channel, PublicKey } from '@/table/wire/channel';
import type { Crypto, KeyPair } from '@/table/wire/keys';
import { belongsTo, type Came, type Group, groupsOf, isBackedBy } from './groups';
import { type Opened, type OpenedOrNot, openSealed } from './openSealedLogs';
import type { Former, TableRecord } from '@/table/log/records';
import { OtherRules } from '@/table/storage/storage';
import {
  type FromRecoveryClient,
  type FromRecoveryServer,
  type Gathering,
  parseFromRecoveryClient,
} from './recoveryFrames';
import { stepsFor } from './oldHost';
import type { MoveTold } from './ourMove';
import type { Head, NewHost } from './replicaFrames';
import { setOf } from './sealedLog';
import { PROTOCOL } from '@/table/wire/version';
import { FILES } from '@/table/wire/limits';

/** A table that goes on here: its log, ready to be opened, and what its bots need. */
export type Recovered = Pick<Opened, 'values'> & {
  readonly table: string;
  readonly game: string;
  readonly lines: readonly string[];
};

export type RecoveryServer = {
  /** One for each group of phones that belong together; those that most have come for first. */
  gatherings(): readonly {
    readonly group: string;
    readonly gathering: Gathering;
    /** Why it failed, if it needs other rules than this device has. The phones keep their copies. */
    readonly otherRules: OtherRules | null;
  }[];
  subscribe(listener: () => void): () => void;
  /** `address`: from where the phone came; each from its own unless said. */
  accept(channel: Channel, address?: string): void;
  /** Nobody is here, and nothing has been opened. */
  isEmpty(): boolean;
  /** Enough of that group have agreed; those who are not here may come later. Without a name: of the only one there is. */
  goOn(group?: string): void;
  close(): void;
};

type Log = Pick<FromRecoveryClient & { t: 'entrust' }, 'id' | 'share' | 'vouches'> & {
  readonly items: string[];
};
type Visitor = {
  readonly channel: Channel;
  readonly address: string;
  heads: readonly Head[];
  logs: Log[];
  agreed: boolean;
  former: (NewHost & { readonly join: string }) | null;
};

/** How far the device is with one group. */
type Standing = {
  readonly stage: Gathering['stage'];
  readonly forged: readonly PublicKey[];
  readonly otherRules: OtherRules | null;
};
const NEW: Standing = { stage: 'gathering', forged: [], otherRules: null };

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
  const standings = new Map<string, Standing>();
  /** Once the table is open the phones go to it, and the last word stays on the screen. */
  let opened: Group | null = null;
  let isOpening = false;

  const standingOf = ({ id }: Group): Standing => standings.get(id) ?? NEW;
  const become = (group: Group, change: Partial<Standing>) =>
    void standings.set(group.id, { ...standingOf(group), ...change });
  const came = (): readonly Came[] =>
    [...visitors.values()].map(({ channel, address, heads }) => ({ key: channel.peer, address, heads }));
  const groups = (): readonly Group[] => (opened === null ? groupsOf(came()) : [opened]);

  function gatheringOf(group: Group): Gathering {
    const { head } = group;
    const { stage, forged } = standingOf(group);
    const visitorOf = (key: PublicKey) => [...visitors.values()].find(({ channel }) => channel.peer === key);
    return {
      game: head.game,
      people: head.holders.map(({ key, seat, name }) => ({
        seat,
        name,
        here: visitorOf(key) !== undefined,
        agreed: visitorOf(key)?.agreed === true,
        forged: forged.includes(key),
      })),
      threshold: head.threshold,
      stage,
    };
  }

  const send = (channel: Channel, message: FromRecoveryServer) => channel.send(JSON.stringify(message));

  function changed(): void {
    const now = groups();
    // Those who have left take their group along.
    for (const id of [...standings.keys()])
      if (!isOpening && !now.some((group) => group.id === id)) standings.delete(id);
    for (const channel of [...visitors.keys()]) {
      const own =
        now.find(({ keys: here }) => here.includes(channel.peer)) ??
        now.find((group) => belongsTo(group, channel.peer));
      if (own !== undefined) send(channel, { t: 'gathering', gathering: gatheringOf(own) });
      else if (opened !== null) turnAway(channel, 'not-our-table');
    }
    for (const listener of listeners) listener();
    const [only] = now;
    if (only === undefined || now.length > 1) return;
    const { people, stage } = gatheringOf(only);
    if (stage === 'gathering' && people.every(({ agreed }) => agreed)) void open(only);
  }

  function goOn(id?: string): void {
    const now = groups();
    // Whoever chose none had one in front of them.
    const group =
      id === undefined ? (now.length === 1 ? now[0] : undefined) : now.find((one) => one.id === id);
    if (group === undefined) return;
    const { people, threshold, stage } = gatheringOf(group);
    const ready = stage === 'gathering' || stage === 'failed';
    if (ready && people.filter(({ agreed }) => agreed).length >= threshold) void open(group);
  }

  /** First what all of the group have; what only some of them have could be made up by those. */
  async function openGroup(group: Group, agreed: readonly Visitor[]): Promise<OpenedOrNot> {
    const all = came();
    const openFrom = (isWanted: (head: Head) => boolean) => {
      const logsOf = ({ heads, logs }: Visitor) =>
        logs.flatMap(({ id, share, items }) =>
          heads.filter((head) => head.id === id && isWanted(head)).map((head) => ({ head, share, items })),
        );
      return openSealed(
        crypto,
        agreed.map((visitor) => ({ key: visitor.channel.peer, logs: logsOf(visitor) })),
      );
    };
    const backed = await openFrom((head) => isBackedBy(all, head, group));
    return backed.opened === null ? openFrom(() => true) : backed;
  }

  async function open(group: Group): Promise<void> {
    if (isOpening) return;
    isOpening = true;
    become(group, { stage: 'opening' });
    changed();
    const agreed = [...visitors.values()].filter(
      ({ agreed: has, channel }) => has && belongsTo(group, channel.peer),
    );
    const result = await openGroup(group, agreed);
    become(group, { forged: result.forged });
    isOpening = false;
    const moved = result.opened === null ? null : tryMove(group, result.opened, agreed);
    become(group, { stage: moved === null ? 'failed' : 'open' });
    if (moved !== null) {
      opened = group;
      const { set } = moved.former.proof;
      for (const [channel, visitor] of visitors) {
        // It may have agreed when the others' copies were being opened, or have shares of others.
        const brought = agreed.includes(visitor) && visitor.logs.some(({ id }) => setOf(id) === set);
        send(channel, { ...moved.told, steps: stepsFor([moved.former], channel.peer), brought });
      }
    }
    changed();
  }

  function tryMove(
    group: Group,
    found: Opened,
    agreed: readonly Visitor[],
  ): { readonly told: Omit<MoveTold, 'steps'>; readonly former: Former } | null {
    const { lines, values } = found;
    const { table, game } = found.head;
    if (tableOf(lines[0]) !== table) return null;
    const epoch = found.head.epoch + 1;
    const proof = found.proof({ epoch, hostKey: keys.publicKey });
    const secret = () => bytesToHex(crypto.randomBytes(16));
    const join = secret();
    const vouches = agreed.flatMap(({ channel: { peer }, logs }) => {
      const log = logs.find(({ id }) => setOf(id) === proof.set);
      return (log?.vouches ?? []).map(({ to, mac }) => ({ from: peer, to, mac }));
    });
    const former = { ...mostCommon(agreed.flatMap((visitor) => visitor.former ?? [])), proof, vouches };
    const record: TableRecord = {
      t: 'moved',
      epoch,
      secrets: { host: keys.secretKey, join, steward: secret() },
      former,
    };
    try {
      of.found({ table, game, lines: [...lines, JSON.stringify(record)], values });
      return { told: { t: 'moved', join, epoch, proof }, former };
    } catch (error) {
      if (error instanceof OtherRules) become(group, { otherRules: error });
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
        const { id, share, former, join, vouches } = message;
        visitor.logs = [...visitor.logs.filter((log) => log.id !== id), { id, share, vouches, items: [] }];
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
    gatherings: () =>
      groups().map((group) => ({
        group: group.id,
        gathering: gatheringOf(group),
        otherRules: standingOf(group).otherRules,
      })),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    accept: (channel, address = channel.peer) => {
      for (const old of [...visitors.keys()]) if (old.peer === channel.peer) turnAway(old, 'elsewhere');
      const visitor: Visitor = { channel, address, heads: [], logs: [], agreed: false, former: null };
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
    isEmpty: () => visitors.size === 0 && !isOpening && opened === null,
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
