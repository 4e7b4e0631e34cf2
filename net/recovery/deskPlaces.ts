import { placeFor, type Placed } from '@/net/http/doorkeeper';
import type { Channel } from '@/table/wire/channel';
import type { Clock } from '@/table/wire/clock';

/** A phone that is passed round brings a line for each of its players, and perhaps an old line of each. */
const PER_ADDRESS = 12;
/** A phone was at one table, or at another one before. */
const TABLES_PER_ADDRESS = 2;
const LINES = 120;
/** What all may bring together; the copy of an evening is less than a hundredth of it. */
const CHARS = 64_000_000;
/** A phone says at once what it has. */
const SILENT_MS = 5000;

type Visit = Placed & { readonly table: string; isSilent: boolean; chars: number; end(): void };

/**
 * Who comes to a device that carries on tables. Whoever has seen its code may come, so one address gets few lines and
 * tables, who says nothing goes, and when all is full who holds many places makes room for who holds few.
 */
export function deskPlaces(clock: Clock, door: typeof placeFor = placeFor) {
  const inside = new Set<Visit>();
  const limits = {
    perAddress: PER_ADDRESS,
    connections: LINES,
    kept: 0,
    knows: () => 'stranger' as const,
  };

  function isFree(table: string, address: string): boolean {
    const here = [...inside].filter((visit) => visit.address === address);
    const tables = new Set(here.map((visit) => visit.table)).add(table);
    if (tables.size > TABLES_PER_ADDRESS) return false;
    const place = door(address, inside, limits, clock.now());
    if (place !== null && place !== 'free') place.end();
    return place !== null;
  }

  /** Who brings the most goes, with all the lines of that address. */
  function keepSmall(): void {
    const brought = new Map<string, number>();
    for (const { address, chars } of inside) brought.set(address, (brought.get(address) ?? 0) + chars);
    const all = [...brought].sort(([, one], [, other]) => other - one);
    if (all.reduce((sum, [, chars]) => sum + chars, 0) <= CHARS) return;
    for (const visit of [...inside]) if (visit.address === all[0]?.[0]) visit.end();
  }

  return {
    /** The line as the table's recovery is to have it, or `null` when there is no place for it. */
    enter(of: { table: string; channel: Channel; address: string; gone: () => void }): Channel | null {
      const { table, channel, address, gone } = of;
      if (!isFree(table, address)) return null;
      const stopWaiting = clock.after(SILENT_MS, () => channel.close('too-slow'));
      const visit: Visit = {
        table,
        address,
        since: clock.now(),
        isIdle: false,
        isProven: false,
        isSilent: true,
        chars: 0,
        end: () => {
          inside.delete(visit);
          channel.close('refused');
        },
      };
      inside.add(visit);
      return {
        ...channel,
        listen: (on) =>
          channel.listen({
            message: (text) => {
              stopWaiting();
              visit.isSilent = false;
              visit.chars += text.length;
              keepSmall();
              if (inside.has(visit)) on.message(text);
            },
            closed: (why) => {
              stopWaiting();
              inside.delete(visit);
              on.closed(why);
              gone();
            },
          }),
      };
    },
  };
}
