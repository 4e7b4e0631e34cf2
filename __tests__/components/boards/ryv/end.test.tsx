import { act, render, screen } from '@testing-library/react-native';

import { Board } from '@/components/boards/ryv/Board';
import { en } from '@/rules/ryv/text/en';
import { goalOf } from '@/rules/ryv/content';

import { NAMES, played, seenBy } from '../../../support/ryvTable';

const game = played((state) => state.phase === 'over', { mode: 'full', climate: 'state-of-emergency' });

const show = async (of = game) => {
  render(<Board {...seenBy(of, 0)} />);
  await act(async () => undefined);
};

test('every goal that was reached is a reason with its points', async () => {
  await show();
  for (const { reached, points } of game.state.players)
    expect(reached.reduce((sum, id) => sum + goalOf(id).points, 0)).toBe(points);
  const goals = game.state.players.flatMap(({ reached }) => reached);
  expect(screen.queryAllByText(/^Goal: /)).toHaveLength(goals.length);
});

test('the story tells from the log what the government did and who reached what', async () => {
  await show();
  const told = game.state.story.map(({ event }) => event);
  expect(told.length).toBeGreaterThan(5);
  for (const event of told)
    if (event.type === 'goal')
      expect(
        screen.getAllByText(new RegExp(`^${NAMES[event.seat] ?? ''} reached a goal`)).length,
      ).toBeGreaterThan(0);
  const crackdowns = told.filter(({ type }) => type === 'crackdown');
  expect(screen.queryAllByText(/^There was a crackdown in /)).toHaveLength(crackdowns.length);
});

test('the debrief asks in two parts', async () => {
  await show();
  for (const key of ['debrief.story', 'debrief.model', 'debrief.story.1', 'debrief.model.6'] as const)
    expect(screen.getByText(en[key])).toBeTruthy();
});

test('the story is told only when the game is over', async () => {
  const before = played((state) => state.phase === 'discuss' && state.round === 3, { mode: 'full' });
  expect(seenBy(before, 0).view.story.length).toBeGreaterThan(0);
  await show(before);
  expect(screen.queryByTestId('story')).toBeNull();
  await show();
  expect(screen.getByTestId('story')).toBeOnTheScreen();
});
