import { act, fireEvent, renderAsync, screen } from '@testing-library/react-native';

import { PromiseSheet } from '@/components/boards/podium/promises/PromiseSheet';
import type { Move, Policy } from '@/rules/podium/types';

import { boardProps, viewOf } from '../../../support/podiumView';

const pair = { by: 'people', to: 'planet' } as const satisfies { by: Policy; to: Policy };
const LEGAL: readonly Move[] = [
  ...[1, 2, 3].map((amount): Move => ({
    type: 'promise',
    form: 'now',
    ...pair,
    plan: 'mangrove-belt',
    amount,
  })),
  ...[1, 2, 3].map((amount): Move => ({ type: 'promise', form: 'next', by: 'people', to: 'peace', amount })),
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
