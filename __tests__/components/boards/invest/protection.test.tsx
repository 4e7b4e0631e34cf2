import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';

import { Board } from '@/components/boards/invest/Board';
import { Tile } from '@/components/boards/invest/districts/Tile';
import { invest } from '@/components/boards/invest/gameBoard';
import { words } from '@/components/boards/invest/text/words';
import { translator } from '@/i18n/fill';
import { PROJECTS } from '@/rules/invest/content';
import { placesFor } from '@/rules/invest/district';
import { HAZARDS } from '@/rules/invest/numbers';
import { en } from '@/rules/invest/text/en';
import type { State } from '@/rules/invest/types';

import { NAMES, played, seenBy } from '../../../support/investTable';
import { Phone } from '../../../support/Phone';

const show = async (shown: ReactElement) => {
  render(shown);
  await act(async () => undefined);
};
const g = translator('en', en);

const { state } = played(
  ({ phase, round, tasks, tokens, turn }) =>
    phase === 'turn' && round === 2 && tasks.length === 0 && (tokens[turn] ?? 0) === 5,
);

test.each([null, 0, 1])(
  '[8.4] who is safe from what is on every screen, with the levels of this round (%s)',
  async (me) => {
    await show(<Board {...seenBy(state, me)} />);
    const { seats } = seenBy(state, me).view;
    for (const [seat, { cardShields, sheet, reserve }] of seats.entries()) {
      const name = NAMES[seat] ?? '';
      screen.getByLabelText(g('board.protection.seat', { name, count: reserve }));
      for (const hazard of HAZARDS) {
        const counts = { cards: cardShields[hazard], sheet: sheet[hazard] };
        const held = counts.cards + counts.sheet;
        const how = held >= 3 ? 'safe' : held >= 2 ? 'half' : 'open';
        const cell = g('board.protection.cell', { name, hazard: g(`hazard.${hazard}`), ...counts });
        screen.getByLabelText(`${cell}. ${g(`board.protection.${how}`)}`);
      }
    }
    screen.getByText(g('board.protection.help', { heads: 2, tails: 3 }));
  },
);

test('before a card is drawn it can be read whole, and says whether it fits', async () => {
  const me = state.turn;
  await show(<Phone board={invest} props={seenBy(state, me)} />);
  fireEvent.press(screen.getByTestId('action-sheet'));
  const tops = seenBy(state, me).view.decks.flatMap(({ top }) => top ?? []);
  for (const top of tops) screen.getByText(en[`card.${top}.text` as 'card.biogas.text']);
  const fitting = tops.filter((top) => placesFor(state.districts[me] ?? [], top).length > 0);
  expect(screen.queryAllByText(en['board.fits'])).toHaveLength(fitting.length);
  expect(screen.queryAllByText(en['board.fits.not'])).toHaveLength(tops.length - fitting.length);
});

test('a card shows every kind of shield and every symbol it has, each with its number', () => {
  for (const { id, shields, benefits, investors } of PROJECTS) {
    const both = (one = 0, other = 0) => one + other;
    const counts = [
      ...HAZARDS.map((hazard) => both(shields[hazard], investors?.shields[hazard])),
      both(benefits.draw, investors?.benefits.draw),
      both(benefits.shield, investors?.benefits.shield),
      benefits.foresight === true || investors?.benefits.foresight === true ? 1 : 0,
    ].filter((count) => count > 0);
    expect([id, counts.length <= 4]).toEqual([id, true]);
    const { unmount, toJSON } = render(<Tile card={id} size={92} />);
    const drawn = JSON.stringify(toJSON()).match(/"content":"(\d+)"/g) ?? [];
    // The points, and then one number for each sign.
    expect([id, drawn.map((one) => Number(/\d+/.exec(one)?.[0])).slice(1)]).toEqual([id, counts]);
    unmount();
  }
});

test('[7.8] the log and the history tell a disaster by its own name', async () => {
  const names: State['names'] = { ...state.names, flood: 'The Mekong rises' };
  const said = words({ g, t: g, names: NAMES });
  const flipped = {
    type: 'flipped',
    seat: 0,
    card: 'flood',
    number: 2,
    called: 'The Mekong rises',
    owed: [],
  };
  expect(said.line(flipped)).toBe('Amina turns up card 2: Flood – The Mekong rises.');
  const shielded = { type: 'shielded', seat: 1, hazard: 'flood', called: 'The Mekong rises', by: 'token' };
  expect(said.line(shielded)).toContain('Flood – The Mekong rises');
  const report = { round: 1, card: 'flood', level: 1, coin: 'heads', hits: null, lost: [] } as const;
  await show(<Board {...seenBy({ ...state, names, history: [report] }, 0)} />);
  screen.getByText(g('board.report', { round: 1, card: 'Flood – The Mekong rises' }));
});
