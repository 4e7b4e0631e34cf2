import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { FollowTalk } from '@/components/debrief/FollowTalk';
import { LeadTalk } from '@/components/debrief/LeadTalk';
import { Guidance } from '@/components/table/guidance/Guidance';
import { botPlayer, playOut } from '@/rules/engine/playOut';
import { tableOptions } from '@/rules/engine/log';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { fetchDebrief, fetchGame } from '@/rules/shelf';
import { tableTime } from '@/state/session/tableTime';
import type { AtTable } from '@/state/session/useTable';

const LONG = 60_000;
type Debrief = { readonly step: string; readonly card: number };

/** A table whose game of Invest in the Future is over, or still under way. */
async function at(debrief?: Debrief, stage: 'playing' | 'over' = 'over') {
  const game = await fetchGame('invest');
  const { match } = playOut(
    game,
    { seats: 3, options: tableOptions(game, {}), seed: seedFrom(5) },
    botPlayer(game),
    { random: createRandom(seedFrom(6)), maxMoves: 10_000 },
  );
  const ask = jest.fn(() => Promise.resolve({ ok: true }));
  const table = {
    id: 'abcdef00',
    game: 'invest',
    stage,
    seats: [{ name: 'Amina' }, { name: 'Ben' }, { name: 'Chipo' }],
    guidance: {
      isLed: true,
      isPaused: false,
      isHidden: false,
      message: null,
      hands: [],
      clock: null,
      debrief,
    },
  };
  const snapshot = { view: game.view(match.state, null) };
  return {
    ask,
    at: { guest: { ask }, state: { table, snapshot, you: { seat: null } } } as unknown as AtTable,
  };
}

/** Its cards have been fetched. */
async function show(element: React.ReactElement): Promise<void> {
  render(element);
  await act(() => fetchDebrief('invest').then(() => undefined));
}

describe('whoever leads the talk', () => {
  test(
    'goes through five steps, has a sentence to say, and shows moments and questions on all screens',
    async () => {
      const { ask, at: here } = await at({ step: 'happened', card: 0 });
      await show(<LeadTalk at={here} open onClose={() => undefined} />);
      expect(screen.getAllByRole('radio')).toHaveLength(5);
      expect(screen.getByText(/^Let us look at what really happened/)).toBeTruthy();
      const moment = await screen.findByRole(
        'button',
        { name: /^Finished projects at the end: \d+/ },
        { timeout: LONG },
      );
      expect(moment.props['aria-label'] ?? '').not.toMatch(/\{/);
      fireEvent.press(moment);
      const [shown] = ask.mock.calls.at(-1) as unknown as [{ card: number }];
      expect(shown).toMatchObject({ type: 'debrief', step: 'happened' });
      expect(shown.card).toBeGreaterThan(0);
      fireEvent.press(screen.getByRole('button', { name: /^What was your plan\?/ }));
      expect(ask).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'debrief', step: 'happened' }));
      fireEvent.press(screen.getByRole('button', { name: 'A clock of 8 min' }));
      expect(ask).toHaveBeenLastCalledWith({ type: 'clock', seconds: 480 });
      fireEvent.press(screen.getByRole('button', { name: 'Next step: Why' }));
      expect(ask).toHaveBeenLastCalledWith({ type: 'debrief', step: 'why', card: 0 });
      fireEvent.press(screen.getByRole('button', { name: 'End the talk' }));
      expect(ask).toHaveBeenLastCalledWith({ type: 'debrief', step: null, card: 0 });
      for (const name of ['Amina', 'Ben', 'Chipo']) expect(screen.queryByText(new RegExp(name))).toBeNull();
    },
    LONG,
  );

  test('has two questions and three minutes while a game is still played, and nothing of the game', async () => {
    const { ask, at: here } = await at(undefined, 'playing');
    await show(<LeadTalk at={here} open onClose={() => undefined} />);
    expect(screen.queryByRole('radio')).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: /^How do you feel now\?/ }));
    expect(ask).toHaveBeenCalledWith({ type: 'debrief', step: 'feel', card: 0 });
    expect(ask).toHaveBeenCalledWith({ type: 'clock', seconds: 180 });
  });
});

describe('a phone in a talk', () => {
  test('shows the card that is led to, until its player looks at the game, and the next one again', async () => {
    const first = await at({ step: 'feel', card: 0 });
    await show(<FollowTalk at={first.at} />);
    expect(screen.getByText('How it felt')).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Look at the game' }));
    expect(screen.queryByTestId('talk')).toBeNull();
    const second = await at({ step: 'next', card: 0 });
    screen.rerender(<FollowTalk at={second.at} />);
    expect(screen.getByText(/^What will you do differently/)).toBeTruthy();
    const none = await at();
    screen.rerender(<FollowTalk at={none.at} />);
    expect(screen.queryByTestId('talk')).toBeNull();
  });

  test('shows it over whatever it shows', async () => {
    const { at: here } = await at({ step: 'life', card: 0 });
    const { table } = here.state;
    if (table === null) throw new Error('no table');
    const timed = { ...here, state: { ...here.state, clockEnds: tableTime() + 90_000 } };
    await show(<Guidance at={timed} table={table} />);
    expect(screen.getByTestId('talk')).toBeTruthy();
    // The clock is seen on the card that lies over it, too.
    expect(screen.getByTestId('clock-for-all')).toBeTruthy();
  });

  test('shows nothing while a card is not there', async () => {
    await show(<FollowTalk at={(await at({ step: 'why', card: 31 })).at} />);
    expect(screen.queryByTestId('talk')).toBeNull();
  });
});
