import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { CardSheet, type CardSheetProps } from '@/components/boards/dystocratic/hand/CardSheet';
import { selection } from '@/components/boards/dystocratic/selection';
import { useSelection } from '@/components/table/frame/useSelection';

import { boardProps } from '@/__tests__/support/dystocraticView';

function Sheet(props: CardSheetProps) {
  const { view, me } = props;
  return <CardSheet {...props} {...useSelection(selection, { view, me, owner: 'Amina' })} />;
}
const show = () => {
  const choose = jest.fn(() => Promise.resolve(null));
  const onClose = jest.fn();
  const legal = [{ type: 'play', card: 'silence', target: 2 }] as const;
  render(<Sheet {...boardProps({ choose, legal })} me={0} card="silence" onClose={onClose} />);
  return { choose, onClose };
};

test('a card is played in two steps: on whom, then play', async () => {
  const { choose, onClose } = show();
  fireEvent.press(screen.getByRole('radio', { name: 'Itzel. can be played' }));
  expect(choose).not.toHaveBeenCalled();
  await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Play Silence on Itzel' })));
  expect(choose).toHaveBeenCalledWith({ type: 'play', card: 'silence', target: 2 });
  expect(onClose).toHaveBeenCalled();
});

test('a touch on someone it cannot be played on says why, and plays nothing', async () => {
  const { choose, onClose } = show();
  await act(async () => fireEvent.press(screen.getByRole('radio', { name: 'Duc. why not?' })));
  expect(screen.getByText('This player is silenced already.')).toBeTruthy();
  expect(choose).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test('nobody plays a card on themselves', () => {
  show();
  expect(screen.queryByTestId('target-0')).toBeNull();
});
