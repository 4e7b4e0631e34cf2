import { addGuestHere } from '@/state/session/connectToTable';
import type { AtTable, TableGuest } from '@/state/session/useTable';

type Answer = Awaited<ReturnType<TableGuest['ask']>>;

/** Takes a seat back from its bot. Only the host knows which guest of this phone had it, so each one asks. */
export async function takeSeatHere(
  { session, states }: AtTable,
  { seat, name, waits }: { seat: number; name: string; waits: boolean },
): Promise<Answer> {
  const idle = session.guests.filter((_, index) => states[index]?.you.seat === null);
  const added = waits || idle.length > 0 ? null : addGuestHere();
  let answer: Answer = { ok: false, why: 'seat-taken' };
  for (const guest of added === null ? idle : [added]) {
    answer = await guest.ask({ type: 'sit', seat, name: name.trim() });
    if (answer.ok) return answer;
  }
  return answer;
}
