import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { Board } from '@/components/boards/ryv/Board';
import { Debrief } from '@/components/boards/ryv/debrief/Debrief';
import { en } from '@/rules/ryv/text/en';
import { goalOf } from '@/rules/ryv/content';

import { NAMES, played, seenBy } from '../../../support/ryvTable';

const game = played((state) => state.phase === 'over', { mode: 'full', climate: 'state-of-emergency' });

const show = async (of = game, Shown = Board) => {
  render(<Shown {...seenBy(of, 0)} />);
  await act(async () => undefined);
};

const touch = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));

test('every goal that was reached is a reason with its points', async () => {
  await show();
  for (const { reached, points } of game.state.players)
    expect(reached.reduce((sum, id) => sum + goalOf(id).points, 0)).toBe(points);
  const goals = game.state.players.flatMap(({ reached }) => reached);
  expect(screen.queryAllByText(/^Goal: /)).toHaveLength(0);
  for (const name of NAMES.slice(0, game.state.players.length)) touch(new RegExp(`^${name} ·`));
  expect(screen.queryAllByText(/^Goal: /)).toHaveLength(goals.length);
});

test('the story tells from the log what the government did and who reached what', async () => {
  await show(game, Debrief);
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
  await show(game, Debrief);
  const questions = [
    ...([1, 2, 3, 4] as const).map((at) => ['debrief.story', `debrief.story.${at}`] as const),
    ...([1, 2, 3, 4, 5, 6] as const).map((at) => ['debrief.model', `debrief.model.${at}`] as const),
  ];
  for (const [part, question] of questions) {
    touch('Next card');
    expect(screen.getByText(en[part])).toBeTruthy();
    expect(screen.getByText(en[question])).toBeTruthy();
  }
});

test('the story is told only when the game is over', async () => {
  const before = played((state) => state.phase === 'discuss' && state.round === 3, { mode: 'full' });
  expect(seenBy(before, 0).view.story.length).toBeGreaterThan(0);
  await show(before);
  expect(screen.queryByTestId('story')).toBeNull();
  await show(game, Debrief);
  expect(screen.getByTestId('story')).toBeOnTheScreen();
});
