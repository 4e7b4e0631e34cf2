import { createGuest } from '@/table/guest/guest';
import type { Leaf } from '@/table/trust/chain';
import type { Defences } from '@/table/trust/defences';
import { mayTell } from '@/table/trust/gate';
import { type FromGuest, parseFromGuest } from '@/table/wire/protocol';
import type { HostDefences } from '@/table/host/types';
import type { LogStore } from '@/table/storage/storage';

import { withView } from './secrets';
import type { Simulation } from './tallyRuns';
import type { Process } from './world/time';

type Planted = Pick<Simulation, 'plant' | 'changed'>;

/** Takes a request whose answer is late for a new one, and sends it under a new name. */
const forgetful: typeof createGuest = (deps) => {
  const sent = new Set<string>();
  const own = new Map<string, string>();
  let again = 0;
  const renamed = (text: string) =>
    text.replace(/(?<="t":"ask","id":")[0-9a-f]+/, (id) => {
      const name = sent.has(id) ? `${String((again += 1)).padStart(4, '0')}${id.slice(4)}` : id;
      sent.add(id);
      own.set(name, id);
      return name;
    });
  const back = (text: string) => text.replace(/(?<="id":")[0-9a-f]+/, (name) => own.get(name) ?? name);
  const dial = async () => {
    const channel = await deps.dial();
    return {
      ...channel,
      send: (text: string) => channel.send(renamed(text)),
      listen: (on: Parameters<typeof channel.listen>[0]) =>
        channel.listen({ closed: on.closed, message: (text) => on.message(back(text)) }),
    };
  };
  // A phone that holds its moves against the chain would notice before anybody else.
  const { trust } = deps;
  const unwatched = trust && { ...trust, watch: { ...trust.watch, done: () => undefined } };
  return createGuest({ ...deps, dial, ...(unwatched && { trust: unwatched }) });
};

/** Reports a log line as written and writes it a little later. */
function lateStore(store: LogStore, process: Process): LogStore {
  const early = [...store.read()];
  return {
    read: () => early,
    append: (line) => {
      early.push(line);
      process.clock.after(20, () => store.append(line));
    },
  };
}

/** The first thing of a game that its scan knows to be secret, in everybody's view. */
const openView: Simulation['changed'] = (scan) => withView(scan, Object.values(scan.planted)[0] as never);

/** Asks whether all stand where this phone stands, but for one of them. */
const forgetfulGate: Defences['gate'] = (holds, found) =>
  holds ||
  (found !== undefined &&
    mayTell({
      ...found,
      missing: found.missing.filter((device) => device !== found.needed.at(-1)),
      unproven: found.unproven.slice(0, -1),
    }));

/** Binds one record of sixty-four, with what the vote looks like after it; of the others nothing. */
const someRecords = (at: number, leaf: Leaf): Leaf =>
  at % 64 === 0 ? leaf : { record: '00'.repeat(32), ballot: null };

/** An ask that is too long for every reader but this one. */
const longAsk = (text: string): FromGuest | null =>
  text.startsWith('{"t":"ask","id":"spoiler') ? (JSON.parse(text) as FromGuest) : null;

/** Takes and keeps what players send, as long as it is, although phones read no such thing. */
const takesAll: Partial<HostDefences> = {
  read: (text) => {
    const read = parseFromGuest(text);
    return read === null || read.t === 'too-long' ? longAsk(text) : read;
  },
  kept: ({ sent }) => sent,
  accepts: () => true,
};

/** Bugs planted on purpose, to show that the simulator finds their kind. */
export const PLANTED_BUGS: { readonly [name: string]: () => Planted } = {
  'lost-answer': () => ({ plant: { createGuest: forgetful } }),
  'late-write': () => ({ plant: { store: lateStore } }),
  'open-view': () => ({ changed: openView }),
  'gate-forgets-a-phone': () => ({ plant: { defences: { phone: { gate: forgetfulGate } } } }),
  'chain-skips-records': () => ({
    plant: { defences: { phone: { leaf: someRecords }, host: { leaf: someRecords } } },
  }),
  'acceptance-differs': () => ({ plant: { defences: { host: takesAll } } }),
};
