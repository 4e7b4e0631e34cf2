import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { Dimensions } from 'react-native';

import { TableScreen } from '@/components/table/TableScreen';
import { isCommunity } from '@/rules/ryv/kinds';
import { plans } from '@/rules/podium/text/plans/en';
import type { PlanId } from '@/rules/podium/types';
import { leaveTable } from '@/state/session/connectToTable';

import { type Moment, NAMES, onePhone } from '../../support/onePhone';

jest.mock('expo-router', () => ({
  useIsFocused: () => true,
  useRouter: () => ({ replace: jest.fn() }),
}));

type Chosen = { readonly type: string; readonly [part: string]: unknown };
type Example = {
  readonly game: string;
  /** What can be done at any time and moves nothing on. */
  readonly talk: readonly string[];
  /** The move that is going to be chosen. */
  readonly wanted: (seen: Moment) => Chosen | undefined;
  /** What is touched to choose it, in order. */
  readonly touches: (move: Chosen) => readonly string[];
  /** The button that sends it. It is there and enabled only when all is chosen. */
  readonly button: (move: Chosen) => ReturnType<typeof screen.queryByTestId>;
};

const moves = ({ legal }: Moment, ...types: readonly string[]): readonly Chosen[] =>
  (legal as readonly Chosen[]).filter(({ type }) => types.includes(type));

const EXAMPLES: readonly Example[] = [
  {
    game: 'dystocratic',
    talk: ['say', 'note', 'lock'],
    wanted: (seen) => moves(seen, 'play')[0],
    touches: ({ card, target }) => ['hand-hold', `card-${String(card)}`, `target-${String(target)}`],
    button: () => screen.queryByLabelText(/^Play .+ on /),
  },
  {
    game: 'chile',
    talk: [],
    wanted: (seen) => moves(seen, 'poll', 'buy', 'positive')[0],
    touches: ({ type, region }) => [`action-${type}`, `region-${String(region)}`],
    button: () => screen.queryByLabelText(/^(Poll|Buy the Network in|Positive Advertising in) /),
  },
  {
    game: 'invest',
    talk: ['name'],
    wanted: (seen) => moves(seen, 'start')[0],
    touches: ({ card, x, y }) => ['hand-hold', `card-${String(card)}`, `cell-${String(x)},${String(y)}`],
    button: () => screen.queryByTestId('confirm-start'),
  },
  {
    game: 'podium',
    talk: ['promise', 'promise-freely', 'ask'],
    // The first is in question before anything is touched.
    wanted: (seen) => moves(seen, 'invest')[1],
    touches: ({ plan }) => [`plan-${String(plan)}`],
    button: ({ plan }) => screen.queryByLabelText(new RegExp(`^Put .+ on ${plans[plan as PlanId].name}$`)),
  },
  {
    game: 'ryv',
    talk: ['mark', 'propose', 'pass-over', 'dispute'],
    wanted: (seen) => moves(seen, 'act').find(({ at }) => isCommunity(at)),
    touches: ({ action, at }) => [`action-${String(action)}`, `community-${String(at)}`],
    button: () => screen.queryByTestId('confirm'),
  },
];

const press = (element: Parameters<typeof fireEvent.press>[0]) =>
  act(async () => void fireEvent.press(element));
/** Somebody may hold the same card twice. */
const touch = async (id: string) => {
  // A hand opens by itself when a card must be chosen.
  if (id === 'hand-hold' && screen.queryByTestId('hand-open') !== null) return;
  const [first] = await screen.findAllByTestId(id);
  if (first !== undefined) await press(first);
};

/** Opens the curtain for a player. Whoever has the phone passes it first. */
async function passTo(seat: number): Promise<void> {
  const name = NAMES[seat] ?? '';
  if (screen.queryByTestId('curtain-open') === null) {
    await press(screen.getByLabelText('Menu'));
    await press(within(screen.getByTestId(`menu-seat-${seat}`)).getByLabelText(`Pass to ${name}`));
  }
  const isMine = [`I am ${name}: open`, `${name} plays now. Touch to begin.`].some(
    (label) => screen.queryByLabelText(label) !== null,
  );
  await touch('curtain-open');
  if (!isMine) await passTo(seat);
}

afterEach(() => act(leaveTable));

test.each(EXAMPLES)(
  '$game: what is chosen is kept while the phone is turned, and gone for everyone when it is passed',
  async ({ game, talk, wanted, touches, button }) => {
    const { tableId, seat, seen } = await onePhone(game, (now) => wanted(now) !== undefined, talk);
    render(<TableScreen id={tableId} onHome={() => undefined} />);
    await screen.findByTestId('curtain-open');
    await passTo(seat);
    const move = wanted(seen) as Chosen;
    const isReady = () =>
      button(move) !== null && button(move)?.props['accessibilityState']?.disabled !== true;
    expect(isReady()).toBe(false);
    for (const id of touches(move)) await touch(id);
    expect(isReady()).toBe(true);

    const window = Dimensions.get('window');
    await act(async () => Dimensions.set({ window: { ...window, width: 1200, height: 800 } }));
    expect(isReady()).toBe(true);
    await act(async () => Dimensions.set({ window }));
    expect(isReady()).toBe(true);

    await passTo(seat === 0 ? 1 : 0);
    expect(isReady()).toBe(false);
    await passTo(seat);
    expect(isReady()).toBe(false);
  },
);

test('where nothing is secret no curtain hangs: the board stays, and a ribbon says who plays', async () => {
  const { tableId } = await onePhone('invest', () => true);
  render(<TableScreen id={tableId} onHome={() => undefined} />);
  await screen.findByTestId('curtain-open');
  expect(screen.queryByTestId('curtain')).toBeNull();
  expect(screen.getByTestId('public-table')).toBeTruthy();
  await touch('curtain-open');
  expect(screen.queryByTestId('curtain-open')).toBeNull();
});
