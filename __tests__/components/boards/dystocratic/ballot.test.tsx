import { fireEventAsync, renderAsync, screen } from '@testing-library/react-native';

import { Ballot } from '@/components/boards/dystocratic/hand/Ballot';
import type { DystocraticProps } from '@/components/boards/dystocratic/selection';

import { boardProps, locks, viewOf, withSeat } from '@/__tests__/support/dystocraticView';

const show = async (of: Partial<DystocraticProps> = {}) => {
  const choose = jest.fn(() => Promise.resolve(null as string | null));
  const onClose = jest.fn();
  const props = boardProps({ legal: locks(), choose, ...of });
  const { rerenderAsync } = await renderAsync(<Ballot {...props} onClose={onClose} />);
  const now = (change: Partial<DystocraticProps>) =>
    rerenderAsync(<Ballot {...props} {...change} onClose={onClose} />);
  return { choose, onClose, now };
};
const press = (name: string) => fireEventAsync.press(screen.getByRole('button', { name }));
const pick = (name: RegExp) => fireEventAsync.press(screen.getByRole('radio', { name }));

test('a vote is locked in two steps: choose it, then look once more', async () => {
  const { choose, onClose } = await show();
  expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
  expect(screen.queryByTestId('ballot-summary')).toBeNull();

  await pick(/^WHITE/);
  await pick(/^Minority/);
  await press('Go on');
  expect(choose).not.toHaveBeenCalled();
  expect(screen.getByTestId('ballot-summary')).toBeTruthy();

  await press('Lock my vote');
  expect(choose).toHaveBeenCalledWith({ type: 'lock', choice: { vote: 'white', prediction: 'minority' } });
  expect(onClose).toHaveBeenCalled();
});

test('until it is locked the choice can be changed', async () => {
  const { choose } = await show();
  await pick(/^WHITE/);
  await press('Go on');
  await press('Change it');
  await pick(/^BLACK/);
  await press('Go on');
  await press('Lock my vote');
  expect(choose).toHaveBeenCalledWith({ type: 'lock', choice: { vote: 'black', prediction: 'none' } });
});

test('a Force card that arrives before the lock changes what would be locked', async () => {
  const { choose, now } = await show();
  await pick(/^BLACK/);
  await press('Go on');
  await now({ legal: locks(['white']), view: viewOf({ seats: withSeat(0, { forced: 'white' }) }) });
  expect(screen.getByText('WHITE')).toBeTruthy();
  await press('Lock my vote');
  expect(choose).toHaveBeenCalledWith({ type: 'lock', choice: { vote: 'white', prediction: 'none' } });
});

test('what the table refuses is said, and the ballot stays', async () => {
  const { onClose } = await show({ choose: () => Promise.resolve('Too late.') });
  await pick(/^BLACK/);
  await press('Go on');
  await press('Lock my vote');
  expect(screen.getByText('Too late.')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
