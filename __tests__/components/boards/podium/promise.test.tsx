import { act, fireEvent, renderAsync, screen } from '@testing-library/react-native';

import { PromiseSheet } from '@/components/boards/podium/promises/PromiseSheet';
import { Reminders } from '@/components/boards/podium/promises/Reminders';
import type { Move, Policy } from '@/rules/podium/types';

import { boardProps, pledgeOf, viewOf } from '../../../support/podiumView';

const pair = { by: 'people', to: 'planet', asks: 0 } as const satisfies {
  by: Policy;
  to: Policy;
  asks: number;
};
const LEGAL: readonly Move[] = [
  ...[1, 2, 3].map((amount): Move => ({
    type: 'promise',
    form: 'now',
    ...pair,
    plan: 'mangrove-belt',
    amount,
  })),
  ...[1, 2, 3].map((amount): Move => ({
    type: 'promise',
    form: 'next',
    by: 'people',
    to: 'peace',
    amount,
    asks: 0,
  })),
  ...[1, 2, 3].map((asks): Move => ({
    type: 'promise',
    form: 'now',
    ...pair,
    plan: 'mangrove-belt',
    amount: 2,
    asks,
  })),
  { type: 'promise', form: 'pay', ...pair, plan: 'mangrove-belt' },
  { type: 'promise-freely', ...pair },
];

const show = async () => {
  const choose = jest.fn((_move: unknown, _text?: string) => Promise.resolve(null as string | null));
  const onClose = jest.fn();
  const props = boardProps({ view: viewOf({ phase: 'talk', turn: null }), legal: LEGAL, choose });
  await renderAsync(<PromiseSheet {...props} onClose={onClose} />);
  return { choose, onClose };
};
const pick = (name: string) => act(async () => fireEvent.press(screen.getByRole('radio', { name })));
const write = () => act(async () => fireEvent.press(screen.getByRole('button', { name: 'Write it down' })));

test('a promise is put together by touch, and cannot be sent half made', async () => {
  const { choose, onClose } = await show();
  await pick('Planet');
  await pick('Funds on a Plan now');
  expect(screen.getByRole('button', { name: 'Write it down' })).toBeDisabled();
  await pick('2');
  await write();
  expect(choose).toHaveBeenCalledWith(
    { type: 'promise', form: 'now', ...pair, plan: 'mangrove-belt', amount: 2 },
    undefined,
  );
  expect(onClose).toHaveBeenCalled();
});

test('a condition is written down together with its promise', async () => {
  const { choose } = await show();
  await pick('Planet');
  await pick('Funds on a Plan now');
  await pick('2');
  expect(screen.getByRole('radio', { name: 'No condition' })).toBeChecked();
  await pick('3 Funds');
  await write();
  expect(choose).toHaveBeenCalledTimes(1);
  expect(choose).toHaveBeenCalledWith(
    { type: 'promise', form: 'now', ...pair, plan: 'mangrove-belt', amount: 2, asks: 3 },
    undefined,
  );
});

test('only forms that fit the other Policy are offered', async () => {
  await show();
  await pick('Peace');
  expect(screen.queryByRole('radio', { name: 'Funds on a Plan now' })).toBeNull();
});

test('a promise in own words needs words', async () => {
  const { choose } = await show();
  await pick('Planet');
  await pick('In my own words');
  expect(screen.getByRole('button', { name: 'Write it down' })).toBeDisabled();
  const field = screen.getByLabelText('Your promise in your own words');
  await act(async () => fireEvent.changeText(field, ' I speak for you '));
  await write();
  expect(choose).toHaveBeenCalledWith({ type: 'promise-freely', ...pair }, 'I speak for you');
});

test('whoever promised Funds for a Plan that others have completed is told that no more is needed', async () => {
  const needed = viewOf({ pledges: [pledgeOf()] });
  const { rerenderAsync } = await renderAsync(<Reminders view={needed} me={0} />);
  expect(screen.getByText(/0 of 2 given$/)).toBeTruthy();
  await rerenderAsync(<Reminders view={{ ...needed, unneeded: [0] }} me={0} />);
  expect(screen.getByText(/The Plan has all its Funds: nothing more is needed\.$/)).toBeTruthy();
});
