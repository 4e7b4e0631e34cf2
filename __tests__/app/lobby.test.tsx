import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react-native';
import { getDefaultStore } from 'jotai';

import { Lobby } from '@/components/lobby/Lobby';
import { leaveTable, openTableHere } from '@/state/session/connectToTable';
import { DEFAULTS, settingsAtom } from '@/state/store/settings';
import { currentSession } from '@/state/session/tableSession';

jest.mock('expo-router', () => ({ useRouter: () => ({ replace: jest.fn() }) }));

const button = (name: string) => screen.getByRole('button', { name });
const table = () => currentSession()?.guests[0]?.state().table;

async function sitDown(seat: number, name: string) {
  fireEvent.press(await screen.findByRole('button', { name: `Sit down on seat ${seat}` }));
  fireEvent.changeText(screen.getByLabelText('Your name'), name);
  fireEvent.press(button('Sit down'));
  await screen.findByRole('button', { name: `Change the name ${name}` });
}

/** Whoever leads finds the bot behind the stool. */
async function putBot(seat: number) {
  fireEvent.press(await screen.findByRole('button', { name: `Sit down on seat ${seat}` }));
  fireEvent.press(await screen.findByRole('button', { name: `Bot on seat ${seat}` }));
  await waitFor(() => expect(table()?.seats[seat - 1]?.kind).toBe('bot'));
}

const noButton = (name: string) => expect(screen.queryByRole('button', { name })).toBeNull();

beforeEach(async () => {
  getDefaultStore().set(settingsAtom, DEFAULTS);
  await openTableHere('dystocratic');
  render(<Lobby />);
  await screen.findByText('Touch a seat for each player. Everyone types their own name.');
});
afterEach(() => act(leaveTable));

test('everyone sits down on one phone, bots fill up, and the game starts', async () => {
  await sitDown(1, 'Amina');
  await sitDown(3, 'Kofi');
  expect(currentSession()?.guests).toHaveLength(2);
  noButton('Start the game');
  expect(screen.getByText('This game needs 4: 2 more')).toBeTruthy();

  await putBot(2);
  await screen.findByText('This game needs 4: one more');
  await putBot(4);
  await screen.findByText('All 4 are here');
  fireEvent.press(button('Start the game'));
  await waitFor(() => expect(table()?.stage).toBe('playing'));
});

test('who has just come may choose another language while sitting down, and is not asked again', async () => {
  fireEvent.press(button('Sit down on seat 1'));
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  fireEvent.changeText(screen.getByLabelText('Your name'), 'Amina');
  fireEvent.press(button('Sit down'));
  await screen.findByRole('button', { name: 'Change the name Amina' });
  expect(getDefaultStore().get(settingsAtom)).toMatchObject({ name: 'Amina', welcomed: true });
  fireEvent.press(button('Sit down on seat 2'));
  expect(screen.queryByRole('radio', { name: 'English' })).toBeNull();
});

test('nobody can start before they sit', () => {
  noButton('Start the game');
});

test('each stool says what is true of it', async () => {
  await sitDown(1, 'Amina');
  await putBot(2);
  const saysOf = (seat: number) => within(screen.getByTestId(`stool-${seat}`));
  expect(saysOf(0).getByText('this phone')).toBeTruthy();
  expect(saysOf(1).getByText('bot')).toBeTruthy();
  expect(saysOf(2).getByText('touch to sit')).toBeTruthy();
});

test('a player who stands up frees the seat, and the same phone can sit down again', async () => {
  await sitDown(1, 'Amina');
  fireEvent.press(button('Change the name Amina'));
  fireEvent.press(button('Stand up: Amina'));
  await screen.findByRole('button', { name: 'Sit down on seat 1' });
  await sitDown(2, 'Amina');
  expect(currentSession()?.guests).toHaveLength(1);
});

test('the first Dealer is chosen by name', async () => {
  await sitDown(2, 'Amina');
  fireEvent.press(button('How we play'));
  fireEvent.press(screen.getByRole('radio', { name: 'Amina (seat 2)' }));
  await waitFor(() => expect(table()?.options['firstDealer']).toBe('1'));
  fireEvent.press(screen.getByRole('radio', { name: '1 minute' }));
  await waitFor(() => expect(table()?.options).toMatchObject({ firstDealer: '1', lockTimer: 60 }));
});

test('where a bot sits, the table chooses how well bots play', async () => {
  await sitDown(1, 'Amina');
  fireEvent.press(button('How we play'));
  expect(screen.queryByRole('radio', { name: 'sharply' })).toBeNull();
  act(() => void currentSession()?.guests[0]?.ask({ type: 'bot', seat: 1, on: true }));
  fireEvent.press(await screen.findByRole('radio', { name: 'sharply' }));
  await waitFor(() => expect(table()?.options['bots']).toBe('sharp'));
  expect(screen.getByText('Bots play: sharply')).toBeTruthy();
});

test('a name can be changed', async () => {
  await sitDown(1, 'Amina');
  fireEvent.press(button('Change the name Amina'));
  fireEvent.changeText(screen.getByLabelText('Your name'), 'Amina B.');
  fireEvent.press(button('Change the name'));
  await screen.findByRole('button', { name: 'Change the name Amina B.' });
});

test('where a game can do with fewer, the button says with how many, and what that means', async () => {
  act(leaveTable);
  screen.unmount();
  await openTableHere('podium');
  render(<Lobby />);
  await sitDown(1, 'Amina');
  await screen.findByText('This game needs 2: one more');
  await putBot(2);
  await screen.findByText('2 are here, 3 stools are free');
  expect(screen.getByText('3 stools stay empty')).toBeTruthy();
  fireEvent.press(button('Start with 2'));
  await waitFor(() => expect(table()?.stage).toBe('playing'));
});

test('the Goal of PODIUM is a flag on a pole: named heights, or one step at a time', async () => {
  act(leaveTable);
  screen.unmount();
  await openTableHere('podium');
  render(<Lobby />);
  await sitDown(1, 'Amina');
  fireEvent.press(button('How we play'));
  fireEvent.press(await screen.findByRole('radio', { name: 'medium: Goal 15' }));
  await waitFor(() => expect(table()?.options['difficulty']).toBe('medium'));
  fireEvent.press(button('Raise the flag'));
  await waitFor(() => expect(table()?.options).toMatchObject({ difficulty: 'custom', goal: 16 }));
  fireEvent.press(button('Lower the flag'));
  await waitFor(() => expect(table()?.options['difficulty']).toBe('medium'));
  expect(screen.queryByRole('radio', { name: '7' })).toBeNull();
});
