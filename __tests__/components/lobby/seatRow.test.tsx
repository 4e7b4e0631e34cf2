import { render, screen } from '@testing-library/react-native';

import { SeatRow } from '@/components/lobby/seats/SeatRow';
import { en } from '@/i18n/en';

const SEAT = { name: 'Amina', kind: 'phone', key: 'ab', away: false, waits: false, device: 0 } as const;
const NOTES = ['app', 'page', 'host'] as const;

test.each(NOTES)('a seat in the lobby says what its phone runs: %s', (runs) => {
  render(<SeatRow at={0} seat={SEAT} isMine={false} runs={runs} mayFill={false} onBot={() => undefined} />);
  const shown = NOTES.filter((note) => screen.queryByText(en[`lobby.seat.${note}`]) !== null);
  expect(shown).toEqual([runs]);
});
