import { newKeyPair } from '@/net/secure/keys';
import { type Delta, diff, patched } from '@/table/wire/bytes/delta';
import type { Channel, PublicKey } from '@/table/wire/channel';
import type { TableInfo } from '@/table/wire/protocol';
import { nonceOf, pledgeFor, type RoundInfo } from '@/table/rounds/round';

import { type Host, type HostDeps, openHost as openHonestHost } from '../../../table/host/host';

/**
 * A host that lies to one player, by name (`LIES_TO`), from the moment this player sits down: that phone is shown false
 * keys for all other phones, and a round of its own in which the host plays them all. Bundled in place of `table/host/host`.
 */
export { newTable } from '../../../table/host/host';
export type { Host, HostDeps } from '../../../table/host/host';

const DUPE = process.env['LIES_TO'] ?? '';

type Frame = { readonly t: string; readonly [field: string]: unknown };
type Ask = { readonly type: string; readonly [field: string]: unknown };

/** What the lie needs to remember: one table, one dupe. */
type Lie = {
  readonly keys: Map<PublicKey, PublicKey>;
  /** Numbers that the host drew in the place of phones: the dupe's for the others, and each other's for the dupe. */
  readonly numbers: Map<string, string>;
  /** What the dupe has pledged and shown, in which round. */
  readonly said: Map<string, { of: string; pledge: string; nonce: string | null }>;
  dupe: PublicKey | null;
};

const drawn = ({ numbers }: Lie, round: string, device: string): string => {
  const name = `${round} ${device}`;
  const number = numbers.get(name) ?? newKeyPair().secretKey;
  numbers.set(name, number);
  return number;
};

const falseKey = ({ keys, dupe }: Lie, key: PublicKey): PublicKey => {
  if (key === dupe) return key;
  const made = keys.get(key) ?? newKeyPair().publicKey;
  keys.set(key, made);
  return made;
};

/** The same round as it would be if the false keys were true. Before the dupe has pledged, nobody seems to have. */
function falseRound(lie: Lie, info: RoundInfo | null): RoundInfo | null {
  if (info === null) return null;
  const key = (device: PublicKey) => falseKey(lie, device);
  const mine = lie.said.get(info.round);
  return {
    ...info,
    // Nobody can check it before the game is over.
    host: info.host === null ? null : nonceOf(drawn(lie, info.round, 'host')),
    devices: info.devices.map(({ key: true_, runs }) => ({ key: key(true_), runs })),
    from: info.from.map(({ device, pledge, nonce }) => {
      if (device === lie.dupe)
        return { device, pledge: mine?.pledge ?? null, nonce: nonce === null ? null : (mine?.nonce ?? null) };
      const own = nonceOf(drawn(lie, info.round, key(device)));
      const isPledged = mine !== undefined && pledge !== null;
      return {
        device: key(device),
        pledge: isPledged ? pledgeFor(mine.of, key(device), own) : null,
        nonce: nonce === null ? null : own,
      };
    }),
    waiting: info.waiting.map(key),
    without: info.without.map(key),
  };
}

const falseTable = (lie: Lie, table: TableInfo): TableInfo => ({
  ...table,
  devices: table.devices.map((device) => ({ ...device, key: falseKey(lie, device.key) })),
  shuffle: falseRound(lie, table.shuffle),
  circle: falseRound(lie, table.circle),
});

const swapped = (text: string, pairs: Iterable<readonly [string, string]>): string => {
  let next = text;
  for (const [from, to] of pairs) next = next.replaceAll(from, to);
  return next;
};

function lying(host: Host, lie: Lie, channel: Channel): Channel {
  let device: PublicKey | null = null;
  let told: TableInfo | null = null;
  const isDupe = () => device !== null && device === lie.dupe;

  const tell = (text: string): string | null => {
    const frame = JSON.parse(text) as Frame;
    if (frame.t === 'table') {
      told = patched(frame['base'] === null ? null : told, frame['delta'] as Delta);
      if (!isDupe() || told === null) return text;
      return JSON.stringify({ ...frame, base: null, delta: diff(undefined, falseTable(lie, told)) });
    }
    if (!isDupe()) return text;
    // What the true phones vouch for proves nothing to a phone that has false keys for them.
    return frame.t === 'vouched' || frame.t === 'called' ? null : swapped(text, lie.keys);
  };

  /** The dupe's part of the true round is drawn by the host. */
  const inTheirPlace = (op: Ask): Ask => {
    const round = String(op['round']);
    const number = drawn(lie, round, 'dupe');
    const state = host.table();
    const of = (state.seed === null ? state.deal : state.circle)?.of ?? '';
    if (op.type === 'pledge') {
      lie.said.set(round, { of: String(op['of']), pledge: String(op['pledge']), nonce: null });
      return { ...op, of, pledge: pledgeFor(of, lie.dupe ?? '', nonceOf(number)) };
    }
    const said = lie.said.get(round);
    if (said !== undefined)
      said.nonce = op.type === 'number' ? nonceOf(String(op['number'])) : String(op['nonce']);
    return op.type === 'number' ? { ...op, number } : { ...op, nonce: nonceOf(number) };
  };

  const hear = (text: string): string | null => {
    const frame = JSON.parse(text) as Frame;
    if (frame.t === 'hello') device = (frame['device'] as { key: string } | undefined)?.key ?? null;
    const op = frame.t === 'ask' ? (frame['op'] as Ask) : null;
    if (op?.type === 'sit' && op['name'] === DUPE) lie.dupe = device;
    if (!isDupe()) return text;
    if (frame.t === 'vouch' || frame.t === 'call') return null;
    if (op !== null && ['pledge', 'number', 'nonce'].includes(op.type))
      return JSON.stringify({ ...frame, op: inTheirPlace(op) });
    return swapped(
      text,
      [...lie.keys].map(([from, to]) => [to, from] as const),
    );
  };

  return {
    peer: channel.peer,
    send: (text) => {
      const said = tell(text);
      if (said !== null) channel.send(said);
    },
    listen: (on) =>
      channel.listen({
        ...on,
        message: (text) => {
          const heard = hear(text);
          if (heard !== null) on.message(heard);
        },
      }),
    close: (why) => channel.close(why),
  };
}

export function openHost(deps: HostDeps): Host {
  const host = openHonestHost(deps);
  const lie: Lie = { keys: new Map(), numbers: new Map(), said: new Map(), dupe: null };
  return { ...host, accept: (channel) => host.accept(lying(host, lie, channel)) };
}
