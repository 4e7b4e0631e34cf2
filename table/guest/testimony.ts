import type { createAuditEvidence } from '@/table/audit/auditEvidence';
import { consentIn, isGiven } from '@/table/audit/consents';
import type { PhoneTrust } from '@/table/trust/phoneTrust';
import type { Op, TableInfo } from '@/table/wire/protocol';
import type { GuestState, Pending } from './types';

const entryOf = ({ op, seat }: Pending): object | null =>
  op.type === 'move' ? { seat, move: op.move } : op.type === 'undo' ? { undo: seat } : null;

/** What this phone does is written down before it leaves, and again when the host has taken it. */
export function createTestimony(of: {
  readonly witness: ReturnType<typeof createAuditEvidence> | undefined;
  readonly trust: PhoneTrust | undefined;
  readonly state: () => GuestState;
}) {
  const { witness, trust } = of;

  function where() {
    const { table, match } = of.state();
    return table === null ? null : { table: table.id, match };
  }

  const revOf = (op: Op) => ('rev' in op ? op.rev : of.state().rev);

  return {
    sending(asked: Pending): void {
      const at = where();
      const { id, op } = asked;
      const { table } = of.state();
      if (at === null || table === null) return;
      if (op.type === 'move' || op.type === 'undo')
        witness?.sending(at, id, op.rev, op.type === 'move' ? op.move : 'undo');
      const consent = consentIn(op);
      // The game itself may not be here yet, right after a reload; what is agreed to stands in the table.
      if (consent !== null) witness?.agreeing({ ...at, match: table.match }, revOf(op), consent);
    },
    taken(asked: Pending, place: number | undefined): void {
      const entry = entryOf(asked);
      const at = where();
      if (entry === null || at === null) return;
      if (place !== undefined) trust?.watch.done(place, { t: 'move', id: asked.id, entry });
      witness?.accepted(at, asked.id, revOf(asked.op));
    },
    /** Nobody else can have agreed for a seat that this phone has held since the deal. */
    watchConsent({ id, match, proposal }: TableInfo): void {
      const { seat } = of.state().you;
      if (proposal === null || seat === null || witness === undefined) return;
      const isMine = trust !== undefined && trust.watch.pins.deviceOf(seat) === trust.device.key;
      if (isMine && !isGiven(witness.testimony({ table: id, match }).agreed, proposal, seat))
        trust.watch.forgedConsent();
    },
  };
}
