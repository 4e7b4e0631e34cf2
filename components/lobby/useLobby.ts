import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { addGuestHere } from '@/state/session/connectToTable';
import {
  type Guest,
  guestStatesAtom,
  holderStateAtom,
  type Op,
  tableSessionAtom,
} from '@/state/session/tableSession';
import { isLeadHere } from '@/state/session/lead';
import { settingsAtom } from '@/state/store/settings';

/** Gives the lobby its table, and what this phone can ask of the host before the game starts. */
export function useLobby() {
  const session = useAtomValue(tableSessionAtom);
  const state = useAtomValue(holderStateAtom);
  const states = useAtomValue(guestStatesAtom);
  const remember = useSetAtom(settingsAtom);
  const [problem, setProblem] = useState<string | null>(null);

  const guests = session?.guests ?? [];
  const guestOn = (seat: number): Guest | undefined =>
    guests[states.findIndex(({ you }) => you.seat === seat)];
  const seated = states.flatMap(({ you }) => (you.seat === null ? [] : [you.seat]));
  const standing = guests[states.findIndex(({ you }) => you.seat === null)];
  const table = state?.table ?? null;
  const leads = states.findIndex(({ you }) => you.steward || isLeadHere(table, you.seat));
  const member = guests[leads >= 0 ? leads : states.findIndex(({ you }) => you.seat !== null)];

  async function ask(guest: Guest | null | undefined, op: Op): Promise<boolean> {
    const answer = await (guest?.ask(op) ?? { ok: false as const, why: 'not-seated' });
    setProblem(answer.ok ? null : answer.why);
    return answer.ok;
  }

  /** Seats one player of this phone: the guest without a seat, or else a new guest. */
  function sit(seat: number, name: string): Promise<boolean> {
    if (seated.length === 0) remember({ name, welcomed: true });
    return ask(standing ?? addGuestHere(), { type: 'sit', seat, name });
  }

  return {
    session,
    state,
    table,
    seated,
    isMember: member !== undefined,
    /** A player of this phone sets up and starts the game. */
    mayLead: leads >= 0,
    /** Who does, for everybody else to know. */
    leadName: table?.seats[table.lead ?? -1]?.name ?? null,
    guestOn,
    problem,
    forgetProblem: () => setProblem(null),
    sit,
    ask: (seat: number, op: Op) => ask(guestOn(seat), op),
    askForTable: (op: Op) => ask(member, op),
    /** Moves the only player of this phone to another seat. */
    move: (seat: number, name: string) => ask(guestOn(seated[0] ?? -1), { type: 'sit', seat, name }),
  };
}
