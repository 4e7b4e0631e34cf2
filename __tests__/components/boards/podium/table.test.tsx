import { act, fireEvent, renderAsync, screen } from '@testing-library/react-native';

import { podium } from '@/components/boards/podium/gameBoard';
import { Board } from '@/components/boards/podium/Board';
import { Plans } from '@/components/boards/podium/plans/Plans';
import { Reminders } from '@/components/boards/podium/promises/Reminders';
import type { PodiumProps } from '@/components/boards/podium/selection';
import { Speech } from '@/components/boards/podium/turn/Speech';
import { PLAN } from '@/rules/podium/content';
import { plans } from '@/rules/podium/text/plans/en';
import type { Move } from '@/rules/podium/types';

import { Phone } from '../../../support/Phone';
import { boardProps, NAMES, pledgeOf, policies, viewOf } from '../../../support/podiumView';

/** The Plans on the board and my own moves, or the whole board with them. */
const show = async (of: Partial<PodiumProps> = {}, Top = Plans) => {
  const choose = jest.fn(() => Promise.resolve(null as string | null));
  const props = boardProps({ choose, ...of });
  await renderAsync(<Phone board={{ ...podium, Board: Top }} props={props} />);
  return choose;
};
const press = (name: string | RegExp) =>
  act(async () => fireEvent.press(screen.getByRole('button', { name })));
const invests = (view = viewOf()): readonly Move[] =>
  view.board.map(({ plan }) => ({ type: 'invest', plan }));

test('a Fund is put on the Plan that was touched, and the button says so', async () => {
  const choose = await show({ legal: [...invests(), { type: 'pass' }] });
  // There is always one in question: the button is never dead.
  expect(screen.getByTestId('invest')).toBeEnabled();
  await press(/^A village with its own power/);
  await press('Put 1 of 4 Funds on A village with its own power');
  expect(choose).toHaveBeenCalledWith({ type: 'invest', plan: 'solar-mini-grid' });
});

test('whoever may not pass finds no button for it, and one that puts a Fund', async () => {
  await show({ legal: invests() });
  expect(screen.queryByRole('button', { name: 'Pass for this Period' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Put 1 of 4 Funds on / })).toBeEnabled();
});

test('a turn in which Funds were placed is ended, not passed', async () => {
  await show({ view: viewOf({ placed: 1 }), legal: [...invests(), { type: 'done' }] });
  expect(screen.getByRole('button', { name: 'End my turn' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Pass for this Period' })).toBeNull();
});

test('when it is not my turn a touch on a Plan reads it', async () => {
  const choose = await show({ me: 1 });
  await press(/^A belt of mangroves/);
  expect(screen.getByText(plans['mangrove-belt'].text)).toBeTruthy();
  expect(choose).not.toHaveBeenCalled();
});

test('my Plans are hidden until I hold the hand, and never on the shared screen', async () => {
  await show();
  // Its words stand on the card; a screen reader hears them, with what it does and costs, as the card's name.
  const shown = () => [
    screen.queryByText(/Cash for poor families/, { includeHiddenElements: true }),
    screen.queryByRole('button', { name: /^Read Cash for poor families\..+Costs/ }),
  ];
  expect(shown()).toEqual([null, null]);
  await act(async () => fireEvent(screen.getByTestId('hand-hold'), 'pressIn'));
  expect(shown()).not.toContain(null);
  await act(async () => fireEvent(screen.getByTestId('hand-hold'), 'pressOut'));
  expect(shown()).toEqual([null, null]);
});

test('on the shared screen nothing can be touched', async () => {
  await show({ me: null, view: viewOf({ hands: [], pledges: [pledgeOf()] }) }, Board);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryAllByRole('radio')).toEqual([]);
});

test('whoever leads two Policies sees which hand is whose: the one in turn first, and alone while it chooses', async () => {
  const view = viewOf({
    phase: 'propose',
    policies: policies(3),
    turn: { seat: 0, policy: 'prosperity' },
    hands: [
      { policy: 'people', plans: ['cash-grants'] },
      { policy: 'prosperity', plans: ['warm-homes'] },
    ],
  });
  await show({ view, legal: [{ type: 'propose', plan: 'warm-homes' }, { type: 'skip' }] }, Board);
  expect(screen.getByText('You lead People, Prosperity')).toBeTruthy();
  const heads = () =>
    screen
      .getAllByTestId(/^hand-(people|prosperity)$/)
      .map(({ props }) => (props as { testID: string }).testID);
  // One of its Plans must be chosen: its hand is open by itself, and no other beside it.
  expect(heads()).toEqual(['hand-prosperity']);
  await screen.unmountAsync();
  await show({ view: { ...view, phase: 'talk' } }, Board);
  await act(async () => fireEvent.press(screen.getByTestId('hand-hold')));
  expect(heads()).toEqual(['hand-prosperity', 'hand-people']);
});

test('a Plan is placed from its own page, which says what it costs', async () => {
  const view = viewOf({ phase: 'propose' });
  const choose = await show({ view, legal: [{ type: 'propose', plan: 'cash-grants' }, { type: 'skip' }] });
  const name = `Place Cash for poor families: ${Math.floor(PLAN['cash-grants'].cost / 2)} Funds on it, 1 for the slot`;
  expect(screen.getAllByRole('button', { name })).toHaveLength(1);
  await press(/^Read Cash for poor families/);
  const [, onItsPage] = screen.getAllByRole('button', { name });
  await act(async () => void (onItsPage && fireEvent.press(onItsPage)));
  expect(choose).toHaveBeenCalledWith({ type: 'propose', plan: 'cash-grants' });
});

test('both sides are reminded of a promise that is due, with what has been given', async () => {
  const view = viewOf({
    pledges: [pledgeOf()],
    investments: [{ policy: 'people', plan: 'mangrove-belt', funds: 1 }],
  });
  await renderAsync(<Reminders view={view} me={0} />);
  expect(screen.getByText('You promised Planet 2 Funds. Now is the time.')).toBeTruthy();
  expect(screen.getByText(/1 of 2 given/)).toBeTruthy();
  await screen.rerenderAsync(<Reminders view={view} me={1} />);
  expect(screen.getByText('People promised you 2 Funds. Now is the time.')).toBeTruthy();
  await screen.rerenderAsync(<Reminders view={view} me={2} />);
  expect(screen.queryByTestId('due-0')).toBeNull();
});

test('a speech shows the Plan in full, and who speaks next', async () => {
  const speaking = { policy: 'people', plan: 'cash-grants', after: ['peace'] } as const;
  await renderAsync(<Speech view={viewOf({ phase: 'debate' })} speaking={speaking} names={NAMES} />);
  expect(screen.getByText('Amina speaks for People')).toBeTruthy();
  expect(screen.getByText(plans['cash-grants'].text)).toBeTruthy();
  expect(screen.getByText('Next: Peace')).toBeTruthy();
});
