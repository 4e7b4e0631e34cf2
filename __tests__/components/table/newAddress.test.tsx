import { fireEvent, render, screen } from '@testing-library/react-native';

import { TableMenu } from '@/components/table/menu/TableMenu';
import type { AtTable } from '@/state/session/useTable';
import { SpectatorScreen } from '@/components/table/SpectatorScreen';
import { tableCrypto } from '@/net/secure/tableCrypto';

const nothing = () => undefined;

/** A phone without a seat, at a game of two, of whom the second may be away. */
function looksOn(away: boolean): AtTable {
  const { secretKey, publicKey } = tableCrypto.newKeyPair();
  return {
    session: {
      tableId: 'abcd',
      guests: [],
      invitation: null,
      host: { id: 'abcd', secretKey, joinSecret: '00'.repeat(16) },
    },
    guest: { ask: jest.fn() },
    state: {
      you: { seat: null, steward: true },
      snapshot: null,
      locked: null,
      table: {
        game: 'dystocratic',
        stage: 'playing',
        code: 'ABCDE',
        addresses: [{ place: '192.168.77.1:8787', kind: 'hotspot', hasWorked: false }],
        devices: [],
        seats: [
          { name: 'Amina', kind: 'phone', key: publicKey, away: false, waits: false },
          { name: 'Ben', kind: 'phone', key: publicKey, away, waits: false },
        ],
      },
    },
    states: [],
    holder: 0,
    held: [],
  } as unknown as AtTable;
}

test('in the middle of a game the code can be shown again, for the address the host has now', () => {
  render(<TableMenu open onClose={nothing} at={looksOn(true)} onPass={nothing} onLeave={nothing} />);
  fireEvent.press(screen.getByRole('button', { name: 'Show the code to others' }));
  expect(screen.getByLabelText('Code to scan, leads to 192.168.77.1:8787')).toBeTruthy();
  expect(screen.getByText('ABCDE')).toBeTruthy();
});

test("a laptop's own page, which came by a way of its own, shows the way for phones", () => {
  const at = looksOn(true);
  const { host } = at.session;
  const invitation = {
    address: 'localhost',
    port: 8787,
    tableId: 'abcd',
    hostKey: '00'.repeat(32),
    joinSecret: host?.joinSecret,
  };
  const laptop = { ...at, session: { ...at.session, host: null, invitation } } as unknown as AtTable;
  render(<TableMenu open onClose={nothing} at={laptop} onPass={nothing} onLeave={nothing} />);
  fireEvent.press(screen.getByRole('button', { name: 'Show the code to others' }));
  expect(screen.getByLabelText('Code to scan, leads to 192.168.77.1:8787')).toBeTruthy();
});

test('a browser that comes to a new address is told how it gets its old seat back', () => {
  render(<SpectatorScreen at={looksOn(true)} onLeave={nothing} />);
  expect(screen.getByText(/^Did you play here before\?/)).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByText(/^Did you play here before\?/)).toBeNull();
});

test('a spectator is not told so while all players are connected', () => {
  render(<SpectatorScreen at={looksOn(false)} onLeave={nothing} />);
  expect(screen.queryByText(/^Did you play here before\?/)).toBeNull();
});
