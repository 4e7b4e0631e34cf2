import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { createStore, Provider } from 'jotai';

import { trustOf, trustPhone } from '@/components/gallery/trustOf';
import { useTrust } from '@/components/table/frame/useTrust';
import { settingsAtom } from '@/state/store/settings';
import type { TrustState } from '@/state/session/tableSession';
import type { AtTable } from '@/state/session/useTable';

const NAMES = ['Amina', 'Ben', 'Chipo'];

type Given = {
  readonly trust?: Partial<TrustState>;
  readonly waiting?: readonly number[];
  readonly stage?: 'playing' | 'over';
};

/** Amina's phone at a table of three. */
function atTable({ trust = {}, waiting = [1], stage = 'playing' }: Given) {
  const guest = { compare: jest.fn(), tellAnyway: jest.fn() };
  const state = {
    trust: trustOf(trust),
    table: { id: 'table', stage, seats: NAMES.map((name) => ({ name, kind: 'phone', away: false })) },
    snapshot: { waiting },
  };
  const at = { guest, state, held: [{ guest: 0, seat: 0, name: 'Amina' }] } as unknown as AtTable;
  return { at, guest };
}

const Parts = ({ at }: { at: AtTable }) => {
  const { header, notice, question, sheet } = useTrust(at, () => undefined);
  return (
    <>
      {header}
      {notice}
      {question}
      {sheet}
    </>
  );
};

async function show(given: Given = {}) {
  const store = createStore();
  store.set(settingsAtom, { reducedMotion: true });
  const { at, guest } = atTable(given);
  const within = (of: AtTable) => (
    <Provider store={store}>
      <Parts at={of} />
    </Provider>
  );
  const { rerender } = render(within(at));
  // The card is fetched when it is first shown.
  for (let turns = 0; turns < 5; turns += 1) await act(() => new Promise((done) => setImmediate(done)));
  return { guest, becomes: (next: Given) => rerender(within({ ...atTable(next).at, guest: at.guest })) };
}
const card = () => screen.queryByTestId('sign-card');

test('the card comes by itself once, and is put away by a touch', async () => {
  const { guest, becomes } = await show();
  expect(card()).not.toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  expect(card()).toBeNull();
  becomes({ waiting: [2] });
  expect(card()).toBeNull();
  expect(guest.compare).not.toHaveBeenCalled();
});

test('what was skipped can be compared later, from the header', async () => {
  const { guest } = await show();
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  fireEvent.press(screen.getByTestId('header-sign'));
  expect(screen.getByText('The phones of this table')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'The same' }));
  expect(guest.compare.mock.calls).toEqual([[true]]);
  expect(card()).toBeNull();
});

test('who starts reads aloud, also when the table has gone on meanwhile', async () => {
  const { becomes } = await show({ waiting: [1] });
  expect(screen.getByText(/^Ben reads it aloud/)).toBeTruthy();
  becomes({ waiting: [2] });
  expect(screen.getByText(/^Ben reads it aloud/)).toBeTruthy();
});

test('“Not the same” tells the phone at once, and what to do stays on the screen', async () => {
  const { guest, becomes } = await show();
  fireEvent.press(screen.getByRole('button', { name: 'Not the same' }));
  expect(guest.compare.mock.calls).toEqual([[false]]);
  becomes({ trust: { compared: 'different' } });
  expect(screen.getByText(/Scan the big code again/)).toBeTruthy();
  expect(screen.getByTestId('trust-notice')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByTestId('trust-notice')).toBeTruthy();
});

test.each<[string, Given]>([
  ['there is no sign yet', { trust: { sign: null } }],
  ['it was compared before', { trust: { compared: 'same' } }],
  ['there is no other phone', { trust: { devices: [trustPhone(0)] } }],
  ['the game is over', { stage: 'over' }],
])('no card comes when %s', async (_, given) => {
  await show(given);
  expect(card()).toBeNull();
});

test('the gate asks on the table, and only the player’s word lets the vote go', async () => {
  const asks = { id: 'a', what: 'open', missing: ['device-1'], why: 'silent' } as const;
  const { guest } = await show({ trust: { compared: 'same', asks } });
  expect(guest.tellAnyway).not.toHaveBeenCalled();
  fireEvent.press(screen.getByRole('button', { name: 'Open all the same' }));
  expect(guest.tellAnyway.mock.calls).toEqual([['a']]);
});
