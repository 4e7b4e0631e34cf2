import type { Liar } from '@/scripts/sim/liars/between';
import type { Chance } from '@/scripts/sim/faults/world/chance';
import type { Phone, World } from '@/scripts/sim/faults/world/types';
import type { TableInfo } from '@/table/wire/protocol';

/** A host's program, or a member's, that does not play by the rules, at one table. */
export type Lying = {
  readonly world: World;
  readonly chance: Chance;
  /** Whom the host lies to, or the member who spoils. */
  readonly dupe: Phone;
  /** Another phone of the table. */
  readonly other: Phone;
  /** Whoever else is at the table. */
  readonly rest: () => readonly Phone[];
  /** Puts a liar on the line of the dupe, or of another. */
  readonly between: (liar: Liar, phone?: Phone) => void;
  /** Says this to the dupe. */
  readonly tell: (frame: object) => void;
  /** A lie has been told. */
  readonly told: () => void;
  readonly caught: (by: string) => void;
  /** Tries again and again, until it is done. */
  readonly until: (isDone: () => boolean) => void;
};

/** What the run must begin with: anything, an empty table, a vote, somebody who may speak, or a game that is nearly over. */
export type Needs = 'anything' | 'lobby' | 'vote' | 'words' | 'end';

export type Lie = {
  readonly needs: Needs;
  readonly weight: number;
  /** Begins it. What it returns ends it. */
  readonly begin: (of: Lying) => (() => void) | void;
};

/** From now on the dupe is told of another table than there is. */
export function changeTable(
  { world, between, told }: Lying,
  change: (info: TableInfo) => TableInfo | null,
): void {
  between({
    tell: (frame) => {
      const info = world.host()?.host.info();
      const changed = frame.t !== 'table' || info === undefined ? null : change(info);
      if (changed === null) return frame;
      told();
      return { ...frame, base: null, delta: ['=', changed] };
    },
  });
  world.host()?.host.announce();
}

export const seatOf = (phone: Phone): number | null => phone.now?.guest.state().you.seat ?? null;
