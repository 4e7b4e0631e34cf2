import type { Seat } from '@/rules/engine';

import { digest } from '@/table/log/digest';
import type { PublicKey } from '@/table/wire/channel';
import type { TableInfo } from '@/table/wire/protocol';
import type { Verdict } from '@/table/wire/verdict';

const oneOf = (seat: Seat, verdict: Verdict): string => `${seat}:${digest(verdict)}`;

/** What a phone has found for each of its seats, in words that it can vouch for. */
export function createOwnVerdicts(say: (of: string) => void) {
  const found = new Map<Seat, string>();
  let of = 0;
  return (match: number, seat: Seat, verdict: Verdict): void => {
    if (match !== of) found.clear();
    of = match;
    found.set(seat, oneOf(seat, verdict));
    say([match, ...found.values()].join(' '));
  };
}

/** Whether a device has vouched itself for everything that the host says it found. */
export function saysSo(table: TableInfo, device: PublicKey, vouched: string | null): boolean {
  const at = table.devices.findIndex(({ key }) => key === device);
  const told = table.verdicts.filter(({ seat }) => table.seats[seat]?.device === at);
  const [match, ...words] = vouched?.split(' ') ?? [];
  if (match !== String(table.match) || told.length === 0) return false;
  return told.every(({ seat, verdict }) => words.includes(oneOf(seat, verdict)));
}
