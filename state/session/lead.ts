import type { TableInfo } from '@/table/wire/protocol';

/** Whether the phone that holds this seat leads: everybody who plays on it does. */
export function isLeadHere(table: TableInfo | null, seat: number | null): boolean {
  if (table === null || seat === null || table.lead === null) return false;
  return table.seats[seat]?.device === table.seats[table.lead]?.device;
}
