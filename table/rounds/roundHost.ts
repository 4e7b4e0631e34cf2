import { bytesToHex } from '@noble/hashes/utils.js';

import { seedFromKey } from '@/rules/engine';

import { playedByThese } from '@/table/log/playedBy';
import type { TableState } from '@/table/log/records';
import { circleAt, isPledged, isShown, rosterAt, type RoundState } from '@/table/log/rounds';
import type { TableLogState } from '@/table/log/tableLogState';
import type { PublicKey } from '@/table/wire/channel';
import type { Clock } from '@/table/wire/clock';
import type { Crypto } from '@/table/wire/keys';
import type { Op } from '@/table/wire/protocol';
import { circleOf, nonceOf, pledgeFor, type RoundInfo, rosterOf, roundOf, seedFor } from './round';
import { isEnough, ROUNDS } from './roundChecks';

const NUMBER_BYTES = 32;

/** How long a step of a round waits for a phone. Then it begins anew without that phone, for all to see. */
export const ROUND_WAIT_MS = 6_000;

/** New phones are rare. Whoever comes and goes all the time waits for the next game. */
const CIRCLES_AN_HOUR = 12;
const HOUR_MS = 3_600_000;

const waitedFor = (round: RoundState): readonly PublicKey[] =>
  round.from.flatMap(({ device, pledge, nonce }) =>
    (isPledged(round) ? nonce : pledge) === null ? [device] : [],
  );

/** The round that is still going on. A deal is over when the game begins. */
const underWay = ({ seed, deal, circle }: TableState): RoundState | null =>
  seed === null ? deal : circle !== null && !isShown(circle) ? circle : null;

/** What everyone may know of a round: pledges and nonces, never a number. Worked out once for each state of a round. */
export function roundInfo(round: RoundState | null): RoundInfo | null {
  if (round === null) return null;
  const info = told.get(round) ?? infoOf(round);
  told.set(round, info);
  return info;
}

/** Its hashes would be made anew for every move. */
const told = new WeakMap<RoundState, RoundInfo>();

const infoOf = (round: RoundState): RoundInfo => ({
  round: round.round,
  for: round.for,
  tries: round.tries,
  host: round.own === null ? null : pledgeFor(round.of, 'host', nonceOf(round.own)),
  devices: round.devices.map(({ key, runs }) => ({ key, runs })),
  from: round.from.map(({ device, pledge, nonce }) => ({ device, pledge, nonce })),
  waiting: isShown(round) ? [] : [...waitedFor(round)],
  without: [...round.without],
});

export type RoundOp = Op & { readonly type: 'pledge' | 'number' | 'nonce' };

/** Writes down what a device gave to the round. The reason when it does not fit. */
export function contribute(
  tableLog: TableLogState,
  device: PublicKey,
  op: RoundOp,
): 'not-now' | 'stale' | 'bad-opening' | null {
  const now = underWay(tableLog.table());
  const mine = now?.from.find((each) => each.device === device);
  if (now === null || mine === undefined || op.round !== now.round) return 'not-now';
  if (op.type === 'pledge') {
    if (op.of !== now.of) return 'stale';
    if (mine.pledge !== null) return mine.pledge === op.pledge ? null : 'not-now';
    tableLog.write({ t: 'pledge', device, pledge: op.pledge });
    return null;
  }
  if (!isPledged(now) || (op.type === 'number') !== (now.for === 'deal')) return 'not-now';
  const nonce = op.type === 'number' ? nonceOf(op.number) : op.nonce;
  if (pledgeFor(now.of, device, nonce) !== mine.pledge) return 'bad-opening';
  if (mine.nonce !== null) return null;
  tableLog.write({ t: 'shown', device, ...(op.type === 'number' ? { number: op.number } : { nonce }) });
  return null;
}

export type RoundHost = {
  /** Asks every device that is here for a number. `false` when those are too few. */
  open(): boolean;
  /** Begins the game once every number is in, asks for a circle when somebody is new, and waits for nobody too long. */
  step(): void;
  /** A device has come or gone: it may be asked again. */
  met(device: PublicKey): void;
  close(): void;
};

/** The host's side of rounds. All it knows is in the log, so a host that was killed carries on. */
export function createRoundHost(deps: {
  readonly tableLog: TableLogState;
  readonly clock: Clock;
  readonly crypto: Pick<Crypto, 'randomBytes' | 'publicKeyOf'>;
  readonly presence: { devicesHere(): readonly PublicKey[] };
  /** After a wait in vain, when nobody's request will tell the others. */
  readonly changed: () => void;
}): RoundHost {
  const { tableLog, clock } = deps;
  const { randomBytes } = deps.crypto;
  const hostKey = deps.crypto.publicKeyOf(tableLog.table().secrets.host);
  let waitingFor = '';
  let cancel: () => void = () => undefined;
  /** Devices that a circle was asked of in vain, and when circles were asked for. */
  const silent = new Set<PublicKey>();
  let circles: readonly number[] = [];
  let opened = -Infinity;

  /** Those who hold a seat. A phone that a bot plays for stays in the circle, and is not asked. */
  const here = () => {
    const table = tableLog.table();
    const present = new Set(deps.presence.devicesHere());
    const seated = new Set(table.seats.map(({ device }) => device));
    return circleAt(table).flatMap((device) =>
      seated.has(device.key) ? [{ ...device, here: present.has(device.key) }] : [],
    );
  };

  function write(of: Pick<RoundState, 'for' | 'tries' | 'without'>, asked: readonly PublicKey[]): void {
    tableLog.write({
      t: 'round',
      round: bytesToHex(randomBytes(8)),
      for: of.for,
      tries: of.tries,
      hostKey,
      own: of.for === 'deal' ? bytesToHex(randomBytes(NUMBER_BYTES)) : null,
      rules: tableLog.game().rulesVersion,
      asked,
      without: of.without,
    });
    opened = clock.now();
  }

  function openDeal(): boolean {
    const devices = here();
    const asked = devices.filter((device) => device.here).map(({ key }) => key);
    if (!isEnough(devices, asked)) return false;
    write({ for: 'deal', tries: 1, without: [] }, asked);
    return true;
  }

  /** A round is about the table as it was. While it goes on somebody may have moved a seat to another phone. */
  function isOutdated(now: RoundState): boolean {
    const table = tableLog.table();
    if (now.for === 'circle' && mayNotAsk()) return true;
    const roster = now.for === 'deal' ? rosterOf(rosterAt(table, tableLog.game().rulesVersion)) : null;
    const circle = circleOf({ table: table.id, hostKey }, circleAt(table));
    return roundOf(circle, roster, now.round) !== now.of;
  }

  /** No circle changes while a vote is on, or when there is nothing left to vote on. */
  function mayNotAsk(): boolean {
    const match = tableLog.match();
    return match === null || match.state.ballot !== null || tableLog.game().result(match.state) !== null;
  }

  function wantsCircle(): boolean {
    const { sign } = tableLog.table();
    const now = clock.now();
    const isNew = here().some(
      ({ key, here: isThere }) => isThere && !silent.has(key) && sign?.from.includes(key) !== true,
    );
    if (!isNew || now - opened < ROUNDS.apartMs || mayNotAsk()) return false;
    circles = circles.filter((at) => now - at < HOUR_MS);
    return circles.length < CIRCLES_AN_HOUR;
  }

  function step(): void {
    if (tableLog.table().seed === null && tableLog.table().shuffle !== null) resume();
    let now = underWay(tableLog.table());
    if (now !== null && isOutdated(now)) {
      again(now, []);
      now = underWay(tableLog.table());
    }
    if (now === null && tableLog.table().seed !== null && wantsCircle()) {
      const asked = here().flatMap(({ key, here: isThere }) => (isThere ? [key] : []));
      write({ for: 'circle', tries: 1, without: [] }, asked);
      circles = [...circles, clock.now()];
      now = underWay(tableLog.table());
    }
    const waits = now === null ? '' : `${now.round}/${isPledged(now)}`;
    if (waits !== waitingFor) {
      waitingFor = waits;
      cancel();
      if (now !== null) cancel = clock.after(ROUND_WAIT_MS, giveUp);
    }
    if (now?.for === 'deal' && isShown(now)) begin(now);
  }

  /** A shuffle of protocol 5 was under way, which nobody answers any more. */
  function resume(): void {
    if (!openDeal()) tableLog.write({ t: 'again' });
  }

  function begin({ of, own, from }: RoundState): void {
    const numbers = from.flatMap(({ device, number }) => (number === null ? [] : [{ device, number }]));
    const seed = seedFromKey(seedFor(of, own ?? '', numbers));
    tableLog.write({ t: 'start', ...playedByThese(tableLog.game()), seed });
    step();
  }

  /**
   * Nothing of the old round is used again: a host that could drop one number and keep the others would choose
   * between two seeds that it knows.
   */
  function again(now: RoundState, missing: readonly PublicKey[]): void {
    const devices = here();
    const known = new Set(devices.map(({ key }) => key));
    const without = [...new Set([...now.without, ...missing])].filter((key) => known.has(key));
    const asked = devices.flatMap(({ key, here: isThere }) =>
      isThere && !without.includes(key) ? [key] : [],
    );
    const isOver = now.tries >= ROUNDS.perStart;
    if (now.for === 'circle') for (const device of missing) silent.add(device);
    if (isOver || (now.for === 'circle' ? mayNotAsk() || asked.length === 0 : !isEnough(devices, asked)))
      tableLog.write({ t: 'dropped', round: now.round });
    else write({ for: now.for, tries: now.tries + 1, without }, asked);
  }

  function giveUp(): void {
    const now = underWay(tableLog.table());
    if (now === null) return;
    try {
      const missing = waitedFor(now);
      if (missing.length > 0) again(now, missing);
      step();
    } catch {
      // The store is full or gone for the moment: wait for it as long as for a phone.
      cancel = clock.after(ROUND_WAIT_MS, giveUp);
    }
    deps.changed();
  }

  return {
    open: openDeal,
    step,
    met: (device) => void silent.delete(device),
    close: () => cancel(),
  };
}
