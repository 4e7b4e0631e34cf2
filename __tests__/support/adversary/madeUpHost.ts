import { loopback } from '@/net/loopback';
import { createGuest } from '@/table/guest/guest';
import { memoryValues } from '@/table/storage/storage';
import { hashOf } from '@/table/trust/hash';
import { createPhoneTrust, type Defences } from '@/table/trust/phoneTrust';
import { nonceOf, pledgeFor, type RoundInfo } from '@/table/rounds/round';
import type { RoundOp } from '@/table/rounds/roundGuest';
import type { Op, TableInfo } from '@/table/wire/protocol';

import { fakeClock } from '../fakeClock';
import { cryptoFrom } from '../cryptoFrom';

/** A key, a number or a pledge that nothing else in a test is equal to. */
export const made = (name: string): string => hashOf('palaver test', name);

const HOST = { publicKey: made('host key'), secretKey: made('host secret') };

/**
 * A host that is nothing but lies: no rules, no log, only what the test has it say to one true phone. It takes whatever
 * the phone sends, or nothing.
 */
export function madeUpHost(given: { readonly defences?: Partial<Defences>; readonly seed?: number } = {}) {
  const time = fakeClock();
  const crypto = cryptoFrom(given.seed ?? 3);
  const keys = crypto.newKeyPair();
  const values = memoryValues();
  const sent: Op[] = [];
  let answerTo: 'done' | 'nothing' | 'no-beat' | { readonly why: string } = 'done';
  let news = 0;
  let line = lineTo();

  function lineTo() {
    const one = loopback({
      keys: { host: HOST.publicKey, guest: keys.publicKey },
      schedule: (run, ms) => void time.clock.after(ms, run),
    });
    one.host.listen({
      message: (text) => {
        const message = JSON.parse(text) as { t: string; id: string; op: Op };
        if (answerTo === 'no-beat') return;
        if (message.t === 'beat') one.host.send(JSON.stringify({ t: 'beat' }));
        if (message.t !== 'ask') return;
        sent.push(message.op);
        if (answerTo === 'nothing') return;
        const answer = answerTo === 'done' ? { t: 'done' } : { t: 'refused', why: answerTo.why };
        one.host.send(JSON.stringify({ ...answer, id: message.id }));
      },
      closed: () => undefined,
    });
    return one;
  }

  /** The phone as it is when its tab is opened: all it knows is what it has kept. */
  function openPhone() {
    const trust = createPhoneTrust({
      place: { table: 'table', hostKey: HOST.publicKey },
      device: keys,
      runs: 'app',
      crypto,
      values,
      clock: time.clock,
      ...(given.defences && { defences: given.defences }),
    });
    return createGuest({
      keys,
      crypto,
      values,
      clock: time.clock,
      trust,
      hello: { secret: '00'.repeat(16) },
      dial: () => {
        line = lineTo();
        return Promise.resolve(line.guest);
      },
    });
  }
  let guest = openPhone();

  const others = ['ben', 'cem'].map(made);
  const devices = [keys.publicKey, ...others].map((key) => ({ key, runs: 'app' as const }));

  const lobby: TableInfo = {
    id: 'table',
    game: 'toy',
    stage: 'lobby',
    match: 0,
    options: {},
    rules: 1,
    lead: 0,
    seats: devices.map(({ key }, at) => ({
      name: `Player ${at}`,
      kind: 'phone',
      key: at === 0 ? key : made(`seat ${at}`),
      away: false,
      waits: false,
      device: at,
    })),
    devices: devices.map((device) => ({ ...device, here: true, out: false })),
    shuffle: null,
    circle: null,
    sign: null,
    pictures: null,
    verdicts: [],
    screens: 0,
    addresses: [],
    code: null,
    proposal: null,
    lent: [],
    epoch: 0,
    heirs: [],
    isClosed: false,
    join: '00'.repeat(16),
  };

  const round = (name: string, tries = 1, from = devices.map(({ key }) => key)): RoundInfo => ({
    round: made(name).slice(0, 16),
    for: 'deal',
    tries,
    host: made(`host pledge ${name}`),
    devices,
    from: from.map((device) => ({ device, pledge: null, nonce: null })),
    waiting: [],
    without: [],
  });

  return {
    ...time,
    values,
    get guest() {
      return guest;
    },
    reload: (): void => {
      guest.close();
      guest = openPhone();
    },
    own: keys.publicKey,
    others,
    lobby,
    round,
    sent: <T extends RoundOp['type']>(type: T) =>
      sent.filter((op): op is RoundOp & { type: T } => op.type === type),
    refuseAll: (why = 'not-now') => (answerTo = { why }),
    /** It reads what is asked of it, and says nothing. */
    answerNothing: () => (answerTo = 'nothing'),
    /** As at the end of a line on which nothing arrives. */
    hearNothing: () => (answerTo = 'no-beat'),
    /** With the phone's own pledge as it sent it, and such pledges of the others as their nonces ask for. */
    pledged: (told: RoundInfo, of: string): RoundInfo => ({
      ...told,
      from: told.from.map((each) => {
        const mine = sent.findLast((op) => op.type === 'pledge' && op.round === told.round);
        const pledge =
          each.device === keys.publicKey && mine?.type === 'pledge'
            ? mine.pledge
            : pledgeFor(of, each.device, nonceOf(made(`number of ${each.device}`)));
        return { ...each, pledge };
      }),
    }),
    /** With every nonce that fits its pledge. */
    shown: (told: RoundInfo): RoundInfo => ({
      ...told,
      from: told.from.map((each) => {
        const mine = sent.findLast((op) => op.type === 'number' && op.round === told.round);
        const number =
          each.device === keys.publicKey && mine?.type === 'number'
            ? mine.number
            : made(`number of ${each.device}`);
        return { ...each, nonce: nonceOf(number) };
      }),
    }),
    async tell(table: TableInfo): Promise<void> {
      news += 1;
      const you = { seat: 0, steward: false };
      line.host.send(JSON.stringify({ t: 'table', news, base: null, delta: ['=', table], you }));
      await time.pass(300);
    },
    drop: () => line.cut(),
  };
}
