import type { Channel, PublicKey } from '@/table/wire/channel';
import type { Host } from '@/table/host/host';
import type { Crypto, KeyPair } from '@/table/wire/keys';
import type { Recovered } from '@/table/recovery/recoveryServer';
import { setOf } from '@/table/recovery/sealedLog';
import type { TableRecord } from '@/table/log/records';

import type { Chance } from './chance';
import type { HostDevice } from './hostDevice';
import type { Referee } from '@/scripts/sim/faults/referee';
import { canRecover, canHelp, dialRecovery, helpRecovery, logsOf, openRecovery } from './recoveryHelpers';
import { TABLE_ID } from './hostDevice';
import type { Process, Time } from './time';
import type { Phone } from './types';

/** The parts of a world that replacing a lost host needs. */
export type HostReplacementParts = {
  readonly time: Time;
  readonly crypto: Crypto;
  readonly chance: Chance;
  readonly referee: Referee;
  readonly phones: readonly Phone[];
  readonly screen: Phone;
  running(): HostDevice | null;
  accept(host: Host, channel: Channel): void;
  startHost(): void;
  killHost(told: boolean): void;
  cutPower(): void;
  sitDown(phone: Phone, process: Process): void;
  newKeyPair(): KeyPair;
  /** From now on the host's disk is another device's. */
  replaceHostDisk(lines: Recovered['lines'], values: Recovered['values']): void;
};

/** Players wait this long before they give up the host. */
const NOTICE_MS = 1_500;

/** Knows which device is the host, and replaces it by another. */
export function createHostReplacement(first: KeyPair) {
  let keys = first;
  let formerKey: PublicKey = first.publicKey;
  let epoch = 0;
  let isLost = false;
  let recovery: (ReturnType<typeof openRecovery> & { process: Process }) | null = null;

  const isSeated = ({ referee }: HostReplacementParts, phone: Phone) =>
    referee.table()?.seats.some(({ kind, key }) => kind === 'phone' && key === phone.keys.publicKey) === true;
  const left = (of: HostReplacementParts) =>
    of.phones.filter((phone) => !phone.isGone && isSeated(of, phone));
  const secret = ({ referee }: HostReplacementParts) => referee.table()?.secrets.join ?? '';

  function client(of: HostReplacementParts, phone: Phone): void {
    const process = phone.now?.process;
    if (process === undefined || !isSeated(of, phone) || !canHelp(phone)) return;
    const there = () => {
      if (recovery !== null) return { ...recovery, isAlive: recovery.process.isAlive };
      const running = of.running();
      return running === null
        ? null
        : {
            accept: (channel: Channel) => of.accept(running.host, channel),
            isAlive: running.process.isAlive,
            publicKey: keys.publicKey,
          };
    };
    helpRecovery({
      crypto: of.crypto,
      phone,
      process,
      tableId: TABLE_ID,
      former: formerKey,
      join: phone.join ?? '',
      hostKey: keys.publicKey,
      dial: dialRecovery({ time: of.time, phone, process, there }),
      moved: (join) => switchToNewHost(of, phone, join),
      lost: () => switchToNewHost(of, phone, secret(of)),
    });
  }

  function switchToNewHost(of: HostReplacementParts, phone: Phone, join: string): void {
    // A player who was shown the new code has left the page that helped.
    if (phone.epoch === epoch) return;
    phone.epoch = epoch;
    phone.join = join;
    phone.now?.guest.close();
    if (phone.now !== null) of.sitDown(phone, phone.now.process);
  }

  function openOnNewHost(of: HostReplacementParts, { lines, values }: Recovered): void {
    const agreed = recovery?.agreed() ?? [];
    // Who has just come holds shares of a log that is not in use yet: what it has cannot be opened.
    const { former } = JSON.parse(lines.at(-1) ?? 'null') as TableRecord & { t: 'moved' };
    const hasOpened = (phone: Phone) => logsOf(phone).some(({ head }) => setOf(head.id) === former.proof.set);
    const came = of.phones
      .filter((phone) => agreed.includes(phone.keys.publicKey) && hasOpened(phone))
      .map((phone) => ({ key: phone.keys.publicKey, guest: phone.now?.guest ?? null }));
    of.referee.moved(lines, came);
    of.replaceHostDisk(lines, values);
    recovery = null;
    of.startHost();
    // Whoever has nothing of the table is shown the new code.
    for (const phone of [...of.phones, of.screen])
      if (phone === of.screen || !isSeated(of, phone) || !canHelp(phone))
        switchToNewHost(of, phone, secret(of));
  }

  return {
    epoch: () => epoch,
    hostKey: () => keys.publicKey,
    /** Between the host's end and the table's going on elsewhere. */
    isMoving: () => isLost || recovery !== null,

    /** A phone is turned on; perhaps the table has moved while it was off. */
    start(of: HostReplacementParts, phone: Phone, sitDown: () => void): void {
      if (phone.epoch !== epoch && recovery === null && !canHelp(phone)) {
        phone.epoch = epoch;
        phone.join = secret(of);
      }
      sitDown();
      if (phone.epoch !== epoch) client(of, phone);
    },

    /** The host is gone for good, if the phones that are left can recover its table. */
    async loseHost(of: HostReplacementParts): Promise<boolean> {
      const { time, crypto, chance } = of;
      if (of.running() === null || isLost || epoch > 0) return false;
      isLost = true;
      of.killHost(chance.percent(50));
      of.cutPower();
      await new Promise<void>((done) => void time.at(time.now() + NOTICE_MS, done));
      const can = await canRecover(crypto, left(of));
      isLost = false;
      if (!can) {
        of.startHost();
        return false;
      }
      const process = time.process();
      formerKey = keys.publicKey;
      keys = of.newKeyPair();
      epoch += 1;
      recovery = {
        process,
        ...openRecovery({
          crypto,
          keys,
          time,
          process,
          expected: () => left(of).filter((phone) => phone.epoch !== epoch && canHelp(phone)),
          found: (recovered) => openOnNewHost(of, recovered),
        }),
      };
      for (const phone of left(of)) client(of, phone);
      return true;
    },
  };
}
