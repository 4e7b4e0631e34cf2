import type { Channel, PublicKey } from '@/table/channel';
import type { Host } from '@/table/host';
import type { Crypto, KeyPair } from '@/table/keys';
import type { Rescued } from '@/table/rescue';

import type { Chance } from './chance';
import type { HostDevice } from './hostDevice';
import type { Referee } from './referee';
import { canCarryOn, canHelp, dialAid, giveAid, openRescue } from './rescuing';
import { TABLE_ID } from './hostDevice';
import type { Process, Time } from './time';
import type { Phone } from './types';

/** What of a world has to do with a host that is gone for good. */
export type Parts = {
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
  carryOn(lines: Rescued['lines'], values: Rescued['values']): void;
};

/** So long it takes until somebody says that the host will not come back. */
const NOTICE_MS = 1_500;

/** Whose device is the host, and how another's comes to be. */
export function createSuccession(first: KeyPair) {
  let keys = first;
  let formerKey: PublicKey = first.publicKey;
  let epoch = 0;
  let isLost = false;
  let rescue: (ReturnType<typeof openRescue> & { process: Process }) | null = null;

  const isSeated = ({ referee }: Parts, phone: Phone) =>
    referee.table()?.seats.some(({ kind, key }) => kind === 'phone' && key === phone.keys.publicKey) === true;
  const left = (of: Parts) => of.phones.filter((phone) => !phone.isGone && isSeated(of, phone));
  const secret = ({ referee }: Parts) => referee.table()?.secrets.join ?? '';

  function aid(of: Parts, phone: Phone): void {
    const process = phone.now?.process;
    if (process === undefined || !isSeated(of, phone) || !canHelp(phone)) return;
    const there = () => {
      if (rescue !== null) return { ...rescue, isAlive: rescue.process.isAlive };
      const running = of.running();
      return running === null
        ? null
        : {
            accept: (channel: Channel) => of.accept(running.host, channel),
            isAlive: running.process.isAlive,
            publicKey: keys.publicKey,
          };
    };
    giveAid({
      phone,
      process,
      tableId: TABLE_ID,
      former: formerKey,
      join: phone.join ?? '',
      hostKey: keys.publicKey,
      dial: dialAid({ time: of.time, phone, process, there }),
      moved: (join) => goOver(of, phone, join),
    });
  }

  function goOver(of: Parts, phone: Phone, join: string): void {
    // A player who was shown the new code has left the page that helped.
    if (phone.epoch === epoch) return;
    phone.epoch = epoch;
    phone.join = join;
    phone.now?.guest.close();
    if (phone.now !== null) of.sitDown(phone, phone.now.process);
  }

  function carryOn(of: Parts, { lines, values }: Rescued): void {
    const agreed = rescue?.agreed() ?? [];
    const came = of.phones
      .filter((phone) => agreed.includes(phone.keys.publicKey))
      .map((phone) => ({ key: phone.keys.publicKey, guest: phone.now?.guest ?? null }));
    of.referee.moved(lines, came);
    of.carryOn(lines, values);
    rescue = null;
    of.startHost();
    // Whoever has nothing of the table is shown the new code.
    for (const phone of [...of.phones, of.screen])
      if (phone === of.screen || !isSeated(of, phone) || !canHelp(phone)) goOver(of, phone, secret(of));
  }

  return {
    epoch: () => epoch,
    hostKey: () => keys.publicKey,
    /** Between the host's end and the table's going on elsewhere. */
    isMoving: () => isLost || rescue !== null,

    /** A phone is turned on; perhaps the table has moved while it was off. */
    start(of: Parts, phone: Phone, sitDown: () => void): void {
      if (phone.epoch !== epoch && rescue === null && !canHelp(phone)) {
        phone.epoch = epoch;
        phone.join = secret(of);
      }
      sitDown();
      if (phone.epoch !== epoch) aid(of, phone);
    },

    /** The host is gone for good, if there is anybody who can carry on. */
    async loseHost(of: Parts): Promise<boolean> {
      const { time, crypto, chance } = of;
      if (of.running() === null || isLost || epoch > 0) return false;
      isLost = true;
      of.killHost(chance.percent(50));
      of.cutPower();
      await new Promise<void>((done) => void time.at(time.now() + NOTICE_MS, done));
      const can = await canCarryOn(crypto, left(of));
      isLost = false;
      if (!can) {
        of.startHost();
        return false;
      }
      const process = time.process();
      formerKey = keys.publicKey;
      keys = of.newKeyPair();
      epoch += 1;
      rescue = {
        process,
        ...openRescue({
          crypto,
          keys,
          time,
          process,
          expected: () => left(of).filter((phone) => phone.epoch !== epoch && canHelp(phone)),
          found: (rescued) => carryOn(of, rescued),
        }),
      };
      for (const phone of left(of)) aid(of, phone);
      return true;
    },
  };
}
