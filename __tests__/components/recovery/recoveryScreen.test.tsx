import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { SeatMark } from '@/components/basics/marks/SeatMark';
import { RecoveryScreen } from '@/components/recovery/RecoveryScreen';
import type { Recovery, Gathering } from '@/state/recovery/recoveryState';
import {
  agree,
  recoverOnThisPhone,
  comeByCode,
  goToRecoveryDevice,
  goOnHere,
  stopRecovery,
  withdraw,
} from '@/state/recovery/recoverTable';
import type { BackupHost } from '@/table/recovery/replicaFrames';

const keyOf = (at: number) => String(at).repeat(64);
const BEN: BackupHost = { name: 'Ben', addresses: ['192.168.43.2:8787'], hostKey: keyOf(1) };
const NAMELESS: BackupHost = { name: '', addresses: ['192.168.43.3:8787'], hostKey: keyOf(2) };
const THIS_PHONE: BackupHost = { name: 'Amina', addresses: ['192.168.43.4:8787'], hostKey: keyOf(3) };

let mockBackups: readonly BackupHost[] = [];
jest.mock('@/state/session/useTable', () => ({
  useTable: () => ({ state: { trust: { heirs: mockBackups } } }),
}));
let mockOwn: BackupHost | null = null;
jest.mock('@/state/hosting/backupHostOffer', () => ({ backupHostOffer: () => mockOwn }));
let mockProblem: string | null = null;
jest.mock('@/state/hosting/hosting', () => ({
  get hostingProblem() {
    return mockProblem;
  },
}));
jest.mock('@/state/recovery/recoverTable', () => ({
  agree: jest.fn(),
  withdraw: jest.fn(),
  goToRecoveryDevice: jest.fn(),
  comeByCode: jest.fn(),
  goOnHere: jest.fn(),
  stopRecovery: jest.fn(),
  recoverOnThisPhone: jest.fn(() => Promise.resolve()),
}));

beforeEach(() => {
  jest.clearAllMocks();
  mockBackups = [BEN, NAMELESS, THIS_PHONE];
  mockOwn = THIS_PHONE;
  mockProblem = null;
});

/** A bot has the first seat. */
const gathering = (given: Partial<Gathering> = {}): Gathering => ({
  game: 'dystocratic',
  threshold: 2,
  stage: 'gathering',
  people: [
    { seat: 1, name: 'Amina', here: true, agreed: false, forged: false },
    { seat: 2, name: 'Ben', here: true, agreed: true, forged: false },
    { seat: 3, name: 'Chipo', here: false, agreed: false, forged: false },
  ],
  ...given,
});

const at = (given: Partial<Recovery> = {}): Recovery => ({
  line: 'here',
  why: null,
  gathering: gathering(),
  agreed: false,
  place: '192.168.43.2:8787',
  here: null,
  ...given,
});

describe('choosing a recovery device', () => {
  test('backup hosts are listed by name, or by address when they have no name', () => {
    render(<RecoveryScreen recovery="choosing" />);
    expect(screen.getByText('Phones that can carry on')).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'The phone of Ben' }));
    expect(goToRecoveryDevice).toHaveBeenCalledWith(BEN);
    fireEvent.press(screen.getByRole('button', { name: 'The phone at 192.168.43.3:8787' }));
    expect(goToRecoveryDevice).toHaveBeenLastCalledWith(NAMELESS);
  });

  test('this phone is not in the list: it has a button of its own', () => {
    render(<RecoveryScreen recovery="choosing" />);
    expect(screen.queryByRole('button', { name: 'The phone of Amina' })).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'Carry on with this phone' }));
    expect(recoverOnThisPhone).toHaveBeenCalledTimes(1);
  });

  test('a browser cannot recover a table itself, and without backup hosts there is no list', () => {
    mockProblem = 'browser';
    mockBackups = [];
    mockOwn = null;
    render(<RecoveryScreen recovery="choosing" />);
    expect(screen.queryByRole('button', { name: 'Carry on with this phone' })).toBeNull();
    expect(screen.queryByText('Phones that can carry on')).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'Wait for the host' }));
    expect(stopRecovery).toHaveBeenCalledTimes(1);
  });

  test('the screen says what is wrong with a typed code, and keeps what was typed', async () => {
    jest.mocked(comeByCode).mockResolvedValueOnce('other-table');
    render(<RecoveryScreen recovery="choosing" />);
    fireEvent.changeText(screen.getByLabelText('Address'), '192.168.43.9:8787');
    fireEvent.changeText(screen.getByLabelText('Short code'), 'abcde');
    fireEvent.press(screen.getByRole('button', { name: 'Go there' }));
    expect(await screen.findByText(/Another table is open at that address/)).toBeTruthy();
    expect(comeByCode).toHaveBeenCalledWith('ABCDE', '192.168.43.9:8787');
    expect(screen.getByLabelText('Address').props['value']).toBe('192.168.43.9:8787');
  });
});

describe('the people at a recovery device', () => {
  test('everyone has the colour and shape of their own seat, also beside a bot', () => {
    render(<RecoveryScreen recovery={at()} />);
    expect(screen.UNSAFE_getAllByType(SeatMark).map(({ props }) => props['seat'] as number)).toEqual([
      1, 2, 3,
    ]);
    expect(screen.getByText('Shall the phone of Ben carry on?')).toBeTruthy();
    expect(screen.getByText('has agreed')).toBeTruthy();
    expect(screen.getByText('is here')).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'I agree' }));
    expect(agree).toHaveBeenCalledTimes(1);
  });

  test('a player who has agreed can withdraw until the table is being opened', () => {
    render(<RecoveryScreen recovery={at({ agreed: true })} />);
    fireEvent.press(screen.getByRole('button', { name: 'I take that back' }));
    expect(withdraw).toHaveBeenCalledTimes(1);
    act(() =>
      screen.rerender(<RecoveryScreen recovery={at({ gathering: gathering({ stage: 'opening' }) })} />),
    );
    expect(screen.queryByRole('button', { name: 'I take that back' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull();
  });

  test('on the recovery device the player can go on without the others only when enough have agreed', () => {
    const shown = (agreed: boolean) => {
      const [amina, ...others] = gathering().people;
      const now = gathering({ people: [...(amina ? [{ ...amina, agreed }] : []), ...others] });
      const here = {
        code: '7KQ2M',
        links: ['http://192.168.43.4:8787/recover#1'],
        gatherings: [{ id: 'lost', group: 'group', gathering: now }],
      };
      return <RecoveryScreen recovery={at({ gathering: now, agreed, place: null, here })} />;
    };
    render(shown(false));
    expect(screen.getByText('One more must agree.')).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Go on without the others' }));
    expect(goOnHere).not.toHaveBeenCalled();
    expect(screen.queryByText(/That is enough/)).toBeNull();
    screen.rerender(shown(true));
    expect(screen.getByText(/That is enough/)).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Go on without the others' }));
    expect(goOnHere).toHaveBeenCalledWith('lost', 'group');
  });
});
