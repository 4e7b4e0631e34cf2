import type { SeatState } from '@/table/log/records';
import type { Head } from './replicaFrames';

export type LogHolder = Omit<Head['holders'][number], 'hash'>;

/** Who gets a share of the sealed log. */
export type LogHolders = (seats: readonly SeatState[]) => readonly LogHolder[];

export const everySeatOfPhones: LogHolders = (seats) =>
  seats.flatMap(({ kind, key, name }, seat) =>
    kind === 'phone' && key !== null ? [{ key, seat, name }] : [],
  );

/**
 * One share a phone, by the first of its seats: three seats on one phone would open the log of four alone. Where one phone
 * holds all the seats there is nobody to keep the log from, and with a single share it could never be opened again.
 */
export const onePerPhone: LogHolders = (seats) => {
  const all = everySeatOfPhones(seats);
  const firsts = all.filter(
    ({ seat }) => seats.findIndex(({ device }) => device === seats[seat]?.device) === seat,
  );
  return firsts.length === 1 ? all : firsts;
};
