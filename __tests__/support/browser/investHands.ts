import { legalMoves, type Seat, waitingFor } from '@/rules/engine';
import { invest } from '@/rules/invest/game';
import { projectOf } from '@/rules/invest/content';
import { SECTORS } from '@/rules/invest/numbers';
import type { Move, State } from '@/rules/invest/types';

import { type BrowserPhone, touch } from './phones';

/** A phone and those who play on it. */
export type SharedPhone = BrowserPhone & {
  readonly seats: readonly Seat[];
  /** Who has it open now; `null` before the first curtain. */
  holder: Seat | null;
};

export const shared = (phone: BrowserPhone, seats: readonly Seat[]): SharedPhone => ({
  ...phone,
  seats,
  holder: seats.length === 1 ? (seats[0] ?? null) : null,
});

/** Through the curtain, where several share a phone. */
export async function passTo(phone: SharedPhone, seat: Seat, names: readonly string[]): Promise<void> {
  const open = phone.page.getByTestId('curtain-open');
  if (phone.holder === null) {
    const label = (await open.getAttribute('aria-label')) ?? '';
    await open.click();
    phone.holder = phone.seats.find((one) => label.includes(names[one] ?? '')) ?? null;
  }
  if (phone.holder === seat) return;
  await touch(phone, `Pass to ${names[seat]}`);
  await open.click();
  phone.holder = seat;
}

const isGroup = (card: string): boolean => projectOf(card).investors !== null;

/** One look ahead, then group projects, what is begun, what fits, and at last a shield. */
function wish(state: State, seat: Seat, hasForeseen: boolean): (move: Move) => number {
  return (move) => {
    switch (move.type) {
      case 'support':
        return 90;
      case 'add':
        return isGroup(move.card) ? 85 : 60;
      case 'start':
        return isGroup(move.card) ? 80 : 50 - projectOf(move.card).cost;
      case 'foresee':
        return hasForeseen ? 0 : 95;
      case 'draw':
        // One card of each deck after another, so that the first hands are the tops of all five.
        return 20 - ((SECTORS.indexOf(move.sector) - seat - (state.hands[seat]?.length ?? 0) + 10) % 5);
      case 'shield':
        return 10;
      case 'pick':
        return state.disaster?.held[move.number - 1] === 'unknown' ? 1 : 0;
      case 'name':
        return -1;
      case 'take-key':
      case 'ready':
      case 'hold':
      case 'flip':
      case 'toss':
      case 'lose':
        return 0;
    }
  };
}

/** Somebody who must act, whoever has a phone in hand first, and what they do. */
export function nextMove(
  state: State,
  of: { readonly holders: readonly (Seat | null)[]; readonly hasForeseen: boolean },
): { readonly seat: Seat; readonly move: Move } {
  const waiting = waitingFor(invest, state);
  const seat = waiting.find((one) => of.holders.includes(one)) ?? waiting[0];
  if (seat === undefined) throw new Error('nobody can move');
  const value = wish(state, seat, of.hasForeseen);
  const [move] = (legalMoves(invest, state, seat) as readonly Move[]).toSorted(
    (one, other) => value(other) - value(one),
  );
  if (move === undefined) throw new Error(`seat ${seat} has no move`);
  return { seat, move };
}

export async function openHand({ page }: BrowserPhone): Promise<void> {
  if ((await page.getByTestId('hand-open').count()) === 0) await page.getByTestId('hand-hold').click();
  await page.getByTestId('hand-open').waitFor();
}

/** As a player would: what the move is about is touched, then the button that says it. */
export async function playMove(phone: SharedPhone, state: State, move: Move, names: readonly string[]) {
  const { page } = phone;
  const press = (id: string) => page.getByTestId(id).last().click();
  const onSheet = async (choose: () => Promise<void>) => {
    await press('action-sheet');
    await choose();
    await press('confirm-sheet');
  };
  // The same seat may choose again at once: not before the phone has let go of what it chose.
  const confirmChoice = async () => {
    await press('confirm');
    await page.getByTestId('confirm').last().waitFor({ state: 'hidden' });
  };
  const isTurn = state.phase === 'turn' && state.tasks.length === 0;
  switch (move.type) {
    case 'take-key':
      await press(`key-${move.token}`);
      return confirmChoice();
    case 'draw':
      if (isTurn) return onSheet(() => press(`deck-${move.sector}`));
      await press(`deck-${move.sector}`);
      return confirmChoice();
    case 'shield':
      if (isTurn) return onSheet(() => press(`shield-${move.hazard}`));
      await press(`shield-${move.hazard}`);
      return confirmChoice();
    case 'foresee':
      return onSheet(() => touch(phone, 'Foresight', 'radio'));
    case 'start':
      await openHand(phone);
      await press(`card-${move.card}`);
      await press(`cell-${move.x},${move.y}`);
      return press('confirm-start');
    case 'add':
    case 'support':
    case 'lose': {
      const owner = state.districts.findIndex((district) => district.some(({ card }) => card === move.card));
      if (move.type !== 'lose') await press(`tab-${owner}`);
      await press(`placed-${move.card}`);
      return press('confirm-card');
    }
    case 'hold':
      await touch(phone, names[move.picker] ?? '', 'radio');
      return press('confirm');
    case 'pick':
      await press(`number-${move.number}`);
      return press('confirm');
    case 'ready':
    case 'flip':
    case 'toss':
      return press('confirm');
    case 'name':
      throw new Error('names are written by the test itself');
  }
}
