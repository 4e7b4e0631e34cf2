import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { ryv } from '@/components/boards/ryv/gameBoard';
import type { RyvProps } from '@/components/boards/ryv/selection';
import { words } from '@/components/boards/ryv/text/words';
import { translator } from '@/i18n/fill';
import { cardKey } from '@/rules/ryv/text/describe';
import { en } from '@/rules/ryv/text/en';
import type { State } from '@/rules/ryv/types';

import { Phone } from '../../../support/Phone';
import { NAMES, type Played, played, seenBy } from '../../../support/ryvTable';

const show = async (game: Played, me: number | null, of: Partial<RyvProps> = {}) => {
  const choose = jest.fn(() => Promise.resolve(null as string | null));
  const props = seenBy(game, me, { choose, ...of });
  render(<Phone board={ryv} props={props} />);
  await act(async () => undefined);
  return choose;
};
const press = (name: string | RegExp) =>
  act(async () => fireEvent.press(screen.getByRole('button', { name })));
const touch = (id: string) => act(async () => fireEvent.press(screen.getByTestId(id)));

const inPhase =
  (phase: State['phase'], round = 2) =>
  (state: State) =>
    state.phase === phase && state.round === round && state.tasks.length === 0;
const START = (state: State) => state.phase === 'action' && state.round === 1;

test('my five actions say what they do, how likely it is and what they cost; those out of reach say why', async () => {
  await show(played(START), 0);
  expect(
    screen.getByRole('button', {
      name: /^Organise\. Place 1 Influence there\. 4 dice: about 1 in 2\. free\.$/,
    }),
  ).toBeTruthy();
  expect(
    screen.getByRole('button', { name: 'Town Hall. Not now: You need Influence in more communities first.' }),
  ).toBeTruthy();
  expect(screen.getAllByTestId(/^action-/)).toHaveLength(5);
});

test('an action is touched, aimed on the board and confirmed', async () => {
  const choose = await show(played(START), 0);
  await touch('action-fp-organise');
  await press('Touch a place that glows');
  expect(choose).not.toHaveBeenCalled();
  await touch('community-river');
  await press('Organise: River');
  expect(choose).toHaveBeenCalledWith({ type: 'act', action: 'fp-organise', at: 'river' });
});

test('a touch on a place reads it when nothing is to be placed', async () => {
  const choose = await show(played(START), 1);
  await touch('community-river');
  expect(screen.getByText('Who has Influence here')).toBeTruthy();
  expect(choose).not.toHaveBeenCalled();
});

test('an action out of reach cannot be confirmed, and its page says why', async () => {
  await show(played(START), 0);
  await touch('action-fp-town-hall');
  expect(screen.getByText('You need Influence in more communities first.')).toBeTruthy();
  expect(screen.queryByTestId('confirm')).toBeNull();
});

test('after my action I look at the dice first, and then go on', async () => {
  const game = played(
    (state) => (state.players[0]?.sheet.acted.length ?? 0) === 1 && state.tasks.length === 0,
  );
  await show(game, 0);
  expect(screen.getByTestId('scene')).toBeTruthy();
  expect(screen.queryByTestId('mat')).toBeNull();
  await press('Go on');
  expect(screen.getByTestId('mat')).toBeTruthy();
});

test('on the shared screen nothing can be touched', async () => {
  for (const until of [START, inPhase('discuss'), inPhase('developments', 1), inPhase('market')]) {
    await show(played(until), null);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryAllByRole('radio')).toEqual([]);
    screen.unmount();
  }
});

test('my AI cards are hidden until I hold the hand, and nobody else sees them', async () => {
  const game = played(inPhase('market'));
  const [card] = game.state.hands[1] ?? [];
  const name = en[cardKey(card ?? '')];
  await show(game, 1);
  expect(screen.queryByText(name)).toBeNull();
  await act(async () => fireEvent(screen.getByTestId('hand-hold'), 'pressIn'));
  expect(screen.getByText(name)).toBeTruthy();
});

test('in the Discussion a bubble is touched to show what I need', async () => {
  const choose = await show(played(inPhase('discuss')), 2);
  await touch('topic-links');
  expect(choose).toHaveBeenCalledWith({ type: 'mark', topic: 'links' });
});

test('Support is given to one of the other kind in First Play', async () => {
  const choose = await show(played(inPhase('discuss')), 0);
  await press('Give Support');
  expect(screen.queryByRole('radio', { name: /^Duc/ })).toBeNull();
  await act(async () => fireEvent.press(screen.getByRole('radio', { name: /^Jomo/ })));
  await press('Give Support to Jomo');
  expect(choose).toHaveBeenCalledWith({ type: 'support', to: 3 });
});

test('an agreement in words carries them', async () => {
  const choose = await show(played(inPhase('discuss')), 0);
  await press('Offer an agreement');
  await act(async () => fireEvent.press(screen.getByRole('radio', { name: /^Jomo/ })));
  await act(async () => fireEvent.press(screen.getByRole('radio', { name: 'In our own words' })));
  await act(async () =>
    fireEvent.changeText(screen.getByLabelText('Your words'), 'We both stay out of the Hills.'),
  );
  await press('Next: what do you want in return?');
  expect(choose).toHaveBeenCalledWith(
    { type: 'propose', to: 3, promise: { type: 'words' } },
    'We both stay out of the Hills.',
  );
});

/** The same table with something changed on the sheet of seat 0. */
const withSheet = ({ state, happened }: Played, sheet: object, part: Partial<State> = {}): Played => ({
  happened,
  state: {
    ...state,
    ...part,
    players: state.players.map((player, seat) =>
      seat === 0 ? { ...player, sheet: { ...player.sheet, ...sheet } } : player,
    ),
  },
});

test('then comes what I want in return, and only then the offer is made', async () => {
  const draft = { to: 3, promise: { type: 'support' }, text: '' };
  const choose = await show(withSheet(played(inPhase('discuss')), { draft }), 0);
  await press('Offer an agreement');
  expect(screen.getByText(/^You give Jomo: /)).toBeTruthy();
  await act(async () => fireEvent.press(screen.getByRole('radio', { name: 'That they do not Block me' })));
  await press('Offer it to Jomo');
  expect(choose).toHaveBeenCalledWith({ type: 'offer', want: { type: 'no-block' } }, undefined);
});

test('a touch that breaks a promise says what it costs, and asks again', async () => {
  const game = played(inPhase('discuss'), { mode: 'full', climate: 'emerging-democracy' });
  const agreements: State['agreements'] = [
    { id: 0, round: 2, by: 0, to: 1, promise: { type: 'support' }, text: '', status: 'agreed' },
  ];
  const rich = game.state.players.map((player) => ({ ...player, power: 5 }));
  const choose = await show({ ...game, state: { ...game.state, players: rich, agreements } }, 0);
  await press('I have said all');
  expect(choose).not.toHaveBeenCalled();
  expect(screen.getByText(/To end now costs you 1 Power\.$/)).toBeTruthy();
  await press('Better not');
  await press('I have said all');
  await press('Do it and pay 1 Power');
  expect(choose).toHaveBeenCalledWith({ type: 'ready' });
});

test('the clock is the table’s, and the phone that sees it run out rings', async () => {
  jest.useFakeTimers({ now: 1_000_000_000 });
  try {
    const game = played(inPhase('discuss'));
    const choose = await show(game, 0, { since: Date.now() - 299_000 });
    expect(screen.getByText('0:01')).toBeTruthy();
    await act(async () => jest.advanceTimersByTime(2_000));
    expect(choose).toHaveBeenCalledWith({ type: 'ring' });
  } finally {
    jest.useRealTimers();
  }
});

test('the opening is read out: the country, then who each player is and what they want', async () => {
  const opening = (type: string) => played(({ queue }) => queue[0]?.type === type, { mode: 'full' });
  const choose = await show(opening('tell-scenario'), 2);
  expect(screen.getByText(en['scenario.connect-communities.story'])).toBeTruthy();
  await press('Go on');
  expect(choose).toHaveBeenCalledWith({ type: 'step' });
  screen.unmount();
  await show(opening('tell-climate'), null);
  expect(screen.getAllByText(/^Legal Culture: /).length).toBeGreaterThan(0);
  screen.unmount();
  await show(opening('introduce'), null);
  expect(screen.getByText('What Amina wants')).toBeTruthy();
  expect(screen.getByText(en['role.workers.story'])).toBeTruthy();
});

test('what runs by itself says what comes next, and anyone goes on', async () => {
  const game = played(inPhase('developments', 1));
  const choose = await show(game, 4);
  expect(screen.getByTestId('next-step')).toBeTruthy();
  await press('Go on');
  expect(choose).toHaveBeenCalledWith({ type: 'step' });
});

test('a place that the table asks for is touched on the board', async () => {
  const game = played((state) => state.tasks[0]?.type === 'begin', { mode: 'full' });
  const seat = game.state.tasks[0]?.seat ?? 0;
  const choose = await show(game, seat);
  await touch('space-social');
  await press('Choose Social Media');
  expect(choose).toHaveBeenCalledWith({ type: 'put', at: 'social' });
});

test.each(['first-play', 'full'] as const)('a whole game of %s has words for all that happens', (mode) => {
  const g = translator('en', en);
  const { state, happened } = played((now) => now.phase === 'over', { mode });
  const said = words({ g, t: g, names: NAMES });
  const lines = happened.map(({ event }) => said.line(event)).filter((line) => line !== null);
  expect(lines.length).toBeGreaterThan(80);
  expect(lines.filter((line) => /\{|^[a-z]+\.|undefined/.test(line))).toEqual([]);
  expect(said.heading(seenBy({ state, happened }, 0).view)).toBe('The game is over');
});
