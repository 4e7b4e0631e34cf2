import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { createStore, Provider } from 'jotai';

import { trustOf, trustPhone } from '@/components/gallery/trustOf';
import { useTrust } from '@/components/table/frame/useTrust';
import { signCardDueAtom } from '@/state/session/signCard';
import { settingsAtom } from '@/state/store/settings';
import type { TrustState } from '@/state/session/tableSession';
import type { AtTable } from '@/state/session/useTable';

const NAMES = ['Amina', 'Ben', 'Chipo'];

type Given = {
  readonly trust?: Partial<TrustState>;
  readonly waiting?: readonly number[];
  readonly stage?: 'playing' | 'over';
  /** This phone was there when the game began. */
  readonly sawItBegin?: boolean;
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
  const { header, notice, question, sheet } = useTrust(at, {
    onLeave: () => undefined,
    onOpen: () => undefined,
  });
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
  if (given.sawItBegin !== false) store.set(signCardDueAtom, 'table');
  const { at, guest } = atTable(given);
  const within = (of: AtTable, holder: number) => (
    <Provider store={store}>
      <Parts key={holder} at={of} />
    </Provider>
  );
  const { rerender } = render(within(at, 0));
  // The prints are fetched when they are first shown.
  for (let turns = 0; turns < 5; turns += 1) await act(() => new Promise((done) => setImmediate(done)));
  const now = (next: Given) => ({ ...atTable(next).at, guest: at.guest });
  return {
    guest,
    becomes: (next: Given) => rerender(within(now(next), 0)),
    /** The phone goes to another of its players, who gets a board of their own. */
    passed: (next: Given = {}) => rerender(within(now(next), 1)),
  };
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

const pill = () => screen.queryByTestId('new-sign', { includeHiddenElements: true });
const another = { pictures: [1, 2, 3, 4], round: 'another', tries: 1, without: [] } as const;

test('a sign that comes when the board is there waits in the header, and a touch there shows it', async () => {
  const { becomes } = await show({ trust: { sign: null } });
  expect(card()).toBeNull();
  becomes({});
  expect(card()).toBeNull();
  expect(pill()).not.toBeNull();
  fireEvent.press(screen.getByTestId('header-sign'));
  expect(card()).not.toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  expect(pill()).toBeNull();
});

test('a sign that was put away and is another one now, because somebody is new, waits in the header too', async () => {
  const { becomes } = await show();
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  expect(pill()).toBeNull();
  becomes({ trust: { sign: another } });
  expect(card()).toBeNull();
  expect(pill()).not.toBeNull();
});

test('at a phone that is passed on, the card comes once, and a later sign does not come with the next player', async () => {
  const { passed } = await show();
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  passed();
  expect(card()).toBeNull();
  passed({ trust: { sign: another } });
  expect(card()).toBeNull();
  expect(pill()).not.toBeNull();
});

test('a phone that comes back in the middle of a game is not interrupted', async () => {
  await show({ sawItBegin: false });
  expect(card()).toBeNull();
  expect(pill()).not.toBeNull();
});

test('the card goes when the game is over', async () => {
  const { becomes } = await show();
  expect(card()).not.toBeNull();
  becomes({ stage: 'over' });
  expect(card()).toBeNull();
  expect(pill()).toBeNull();
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

test.each<[string, Partial<TrustState>, boolean]>([
  ['another phone runs the app too', {}, true],
  ['all others are pages', { devices: [trustPhone(0), trustPhone(1, { runs: 'page' })] }, false],
  ['this phone is a page', { devices: [trustPhone(0, { runs: 'page' }), trustPhone(1)] }, false],
])('comparing by code is offered or not, when %s', async (_, trust, isOffered) => {
  await show({ trust });
  expect(screen.queryAllByRole('button', { name: 'Compare by code' })).toHaveLength(isOffered ? 1 : 0);
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
