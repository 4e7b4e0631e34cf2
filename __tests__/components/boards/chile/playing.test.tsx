import { act, fireEvent, renderAsync, screen } from '@testing-library/react-native';

import { chile } from '@/components/boards/chile/gameBoard';
import type { ChileProps } from '@/components/boards/chile/selection';
import { ACTIONS, costOf, lettersOf } from '@/rules/chile/content';
import type { ActionId } from '@/rules/chile/types';

import { boardProps, viewOf } from '../../../support/chileView';
import { Phone } from '../../../support/Phone';

/** The map and the buttons under it, as the frame puts them on a phone. */
async function show(of: Partial<ChileProps>) {
  const choose = jest.fn(() => Promise.resolve(null as string | null));
  const props = boardProps({ choose, ...of });
  const both = (change: Partial<ChileProps> = {}) => <Phone board={chile} props={{ ...props, ...change }} />;
  // The words of a game come when they are first wanted.
  await renderAsync(both());
  const now = (change: Partial<ChileProps>) => screen.rerenderAsync(both(change));
  return { choose, now };
}
const press = async (id: string) => {
  const there = await screen.findByTestId(id);
  await act(async () => void fireEvent.press(there));
};
const pressButton = async (name: string) => {
  const there = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.press(there));
};

const secret = { polled: ['si'], popular: 'education', unpopular: 'democracy' } as const;

test('an action is chosen, then a Region on the map, and only the last button plays it', async () => {
  const { choose } = await show({
    view: viewOf({}, {}, { planned: ['poll', 'draw'], left: ['poll', 'draw'] }),
    legal: [{ type: 'poll', region: 'talca' }, { type: 'poll', region: 'temuco' }, { type: 'draw' }],
  });
  await press('action-poll');
  await press('region-temuco');
  expect(choose).not.toHaveBeenCalled();
  await pressButton('Poll Temuco');
  expect(choose).toHaveBeenCalledWith({ type: 'poll', region: 'temuco' });
});

test('a touch on a Region where the action is not possible says why, and plays nothing', async () => {
  const { choose } = await show({
    view: viewOf({}, { iquique: { polled: ['si'] } }, { planned: ['poll', 'draw'], left: ['poll', 'draw'] }),
    legal: [{ type: 'poll', region: 'talca' }, { type: 'draw' }],
  });
  await press('action-poll');
  await press('region-iquique');
  expect(screen.getByText('You have polled this Region already.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Poll Iquique' })).toBeNull();
  expect(choose).not.toHaveBeenCalled();
});

test('what was chosen is forgotten when the table has moved on', async () => {
  const view = viewOf({}, {}, { planned: ['poll', 'draw'], left: ['poll', 'draw'] });
  const legal = [{ type: 'poll', region: 'talca' }, { type: 'draw' }] as const;
  const { now } = await show({ view, legal });
  await press('action-poll');
  await press('region-talca');
  expect(await screen.findByRole('button', { name: 'Poll Talca' })).toBeTruthy();
  await now({ view: { ...view, day: 2 }, legal });
  expect(screen.queryByRole('button', { name: 'Poll Talca' })).toBeNull();
});

test('touching a Region at any time shows it near, with what can be done there', async () => {
  const { choose } = await show({
    view: viewOf(
      { phase: 'fundraise', turn: null },
      { iquique: { control: 'si', funds: 3 } },
      { canRaise: 3 },
    ),
    legal: [
      { type: 'raise', region: 'iquique', funds: 1 },
      { type: 'raise', region: 'iquique', funds: 3 },
      { type: 'stop' },
    ],
  });
  await press('region-iquique');
  await pressButton('Take 1 from Iquique');
  expect(choose).toHaveBeenCalledWith({ type: 'raise', region: 'iquique', funds: 1 });
});

test('one touch takes all the Funds there are, Region after Region', async () => {
  const { choose } = await show({
    view: viewOf({ phase: 'fundraise', turn: null }, {}, { canRaise: 3 }),
    legal: [
      { type: 'raise', region: 'valparaiso', funds: 1 },
      { type: 'raise', region: 'la-serena', funds: 1 },
      { type: 'raise', region: 'la-serena', funds: 2 },
      { type: 'stop' },
    ],
  });
  await pressButton('Take 3 Funds');
  expect(choose.mock.calls).toEqual([
    [{ type: 'raise', region: 'la-serena', funds: 2 }],
    [{ type: 'raise', region: 'valparaiso', funds: 1 }],
  ]);
});

test('what only I have polled is covered until I look, and never read aloud', async () => {
  await show({ view: viewOf({}, { temuco: secret }) });
  expect(screen.getByTestId('mark-popular-covered')).toBeTruthy();
  expect(screen.queryByTestId('mark-popular-mine')).toBeNull();
  expect(screen.getByTestId('region-temuco').props['accessibilityLabel']).not.toContain('Education');
  await press('hand-hold');
  expect(screen.getByTestId('mark-popular-mine')).toBeTruthy();
  await press('hand-hold');
  expect(screen.getByTestId('mark-popular-covered')).toBeTruthy();
});

test('whoever gets the phone next finds the polls covered', async () => {
  const { now } = await show({ view: viewOf({}, { temuco: secret }) });
  await press('hand-hold');
  expect(await screen.findByTestId('hand-hold')).toBeExpanded();
  await now({ me: 1 });
  expect(await screen.findByTestId('hand-hold')).toBeCollapsed();
});

test('nothing on the shared screen can be touched', async () => {
  await show({ me: null, view: viewOf({ me: null }) });
  expect(screen.getByTestId('map')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

const plansFor = (funds: number) =>
  ACTIONS.flatMap(({ id: one }) => ACTIONS.map(({ id: other }) => [...new Set<ActionId>([one, other])]))
    .concat([[]])
    .filter((plan) => costOf(plan) <= funds)
    .map((plan) => ({ type: 'lock' as const, choice: { actions: lettersOf(ACTIONS, plan) } }));

test('a plan says what it costs, refuses what cannot be paid, and is locked in two steps', async () => {
  const { choose } = await show({
    view: viewOf({ phase: 'plan', turn: null }, {}, { funds: 2 }),
    legal: plansFor(2),
  });
  await pressButton('Plan my Day');
  await press('tick-poll');
  expect(screen.getByText('Costs 1 of 2 Funds. 1 saved for later.')).toBeTruthy();
  expect(screen.getByTestId('tick-takeover')).toBeDisabled();
  expect(screen.getByTestId('tick-draw')).toBeEnabled();
  await press('tick-draw');
  await pressButton('Go on');
  expect(choose).not.toHaveBeenCalled();
  await pressButton('Lock my plan');
  expect(choose).toHaveBeenCalledWith({
    type: 'lock',
    choice: { actions: lettersOf(ACTIONS, ['poll', 'draw']) },
  });
});

test('planning hints at what would find no place now, from what this player knows', async () => {
  await show({
    view: viewOf({ phase: 'plan', turn: null }, { temuco: secret }),
    legal: plansFor(3),
  });
  await pressButton('Plan my Day');
  const hint = (id: string) => String(screen.getByTestId(id).props['accessibilityLabel']);
  expect(hint('tick-positive')).toBe(
    'Positive Advertising. One of your Issues is popular there: put 2 tokens. Costs 1',
  );
  expect(hint('tick-negative')).toContain('None of their Issues can be attacked');
  expect(hint('tick-shift')).toContain('You own no Network.');
});

test('to stop raising Funds asks first, and says that no Funds means no plan', async () => {
  const { choose } = await show({
    view: viewOf({ phase: 'fundraise', turn: null }, {}, { canRaise: 3, funds: 0 }),
    legal: [{ type: 'raise', region: 'iquique', funds: 3 }, { type: 'stop' }],
  });
  await pressButton('Stop');
  expect(choose).not.toHaveBeenCalled();
  expect(await screen.findByText(/Without Funds you make no plan/)).toBeTruthy();
  await pressButton('Go back');
  expect(choose).not.toHaveBeenCalled();
  await pressButton('Stop');
  await pressButton('No more Funds today');
  expect(choose).toHaveBeenCalledWith({ type: 'stop' });
});

test('the plan sheet says what every action does before one goes on', async () => {
  await show({ view: viewOf({ phase: 'plan', turn: null }, {}, { funds: 2 }), legal: plansFor(2) });
  await pressButton('Plan my Day');
  expect(await screen.findByText(/See the two Issues of a Region/)).toBeTruthy();
  expect(screen.getByText(/Draw an Issue card and put it in the place of one of yours/)).toBeTruthy();
});
