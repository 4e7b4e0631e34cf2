import { render, screen } from '@testing-library/react-native';

import { PlayerStrip } from '@/components/table/frame/PlayerStrip';
import type { StripSeat } from '@/components/table/frame/seatLabel';

const seat = (of: Partial<StripSeat>): StripSeat => ({
  name: 'Amina',
  cards: 3,
  points: 12,
  locked: false,
  badges: [],
  away: false,
  bot: false,
  next: false,
  ...of,
});

test('words say of each player the points, cards, lock and badges', () => {
  render(
    <PlayerStrip
      seats={[
        seat({ locked: true }),
        seat({ name: 'Duc', cards: 1, points: 1, bot: true, next: true }),
        seat({ name: 'Itzel', away: true, badges: [{ icon: 'mute', label: 'silenced' }] }),
      ]}
    />,
  );
  expect(screen.getByLabelText('Amina, 12 points, 3 cards, locked')).toBeTruthy();
  expect(screen.getByLabelText('Duc, 1 point, 1 card, bot, the table waits for this player')).toBeTruthy();
  expect(screen.getByLabelText('Itzel, 12 points, 3 cards, away, silenced')).toBeTruthy();
});

test('other counts of a game are drawn with their number, and said in words', () => {
  render(
    <PlayerStrip
      seats={[seat({ cards: null, counts: [{ icon: 'power', count: 4, label: '4 Power' }] }), seat({})]}
    />,
  );
  expect(screen.getByLabelText('Amina, 12 points, 4 Power')).toBeTruthy();
  expect(screen.getByText('4')).toBeTruthy();
});
