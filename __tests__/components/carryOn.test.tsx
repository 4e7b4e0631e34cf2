import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { SeatMark } from '@/components/basics/SeatMark';
import { CarryOn } from '@/components/carry/CarryOn';
import type { Carrying, Gathering } from '@/state/carrying';
import { agree, carryOnHere, comeByCode, comeTo, goOnHere, stopCarrying, withdraw } from '@/state/carryOn';
import type { Heir } from '@/table/successionFrames';

const keyOf = (at: number) => String(at).repeat(64);
const BEN: Heir = { name: 'Ben', addresses: ['192.168.43.2:8787'], hostKey: keyOf(1) };
const NAMELESS: Heir = { name: '', addresses: ['192.168.43.3:8787'], hostKey: keyOf(2) };
const THIS_PHONE: Heir = { name: 'Amina', addresses: ['192.168.43.4:8787'], hostKey: keyOf(3) };

let mockHeirs: readonly Heir[] = [];
jest.mock('@/components/table/useTable', () => ({
  useTable: () => ({ state: { table: { heirs: mockHeirs } } }),
}));
let mockOwn: Heir | null = null;
jest.mock('@/state/heir', () => ({ heirHere: () => mockOwn }));
let mockProblem: string | null = null;
jest.mock('@/state/hosting', () => ({
  get hostingProblem() {
    return mockProblem;
  },
}));
jest.mock('@/state/carryOn', () => ({
  agree: jest.fn(),
  withdraw: jest.fn(),
  comeTo: jest.fn(),
  comeByCode: jest.fn(),
  goOnHere: jest.fn(),
  stopCarrying: jest.fn(),
  carryOnHere: jest.fn(() => Promise.resolve()),
}));

beforeEach(() => {
  jest.clearAllMocks();
  mockHeirs = [BEN, NAMELESS, THIS_PHONE];
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

const at = (given: Partial<Carrying> = {}): Carrying => ({
  line: 'here',
  why: null,
  gathering: gathering(),
  agreed: false,
  place: '192.168.43.2:8787',
  here: null,
  ...given,
});

describe('where to carry on', () => {
  test('the phones that offered themselves are listed by name, or by address where there is none', () => {
    render(<CarryOn carrying="choosing" />);
    expect(screen.getByText('Phones that can carry on')).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'The phone of Ben' }));
    expect(comeTo).toHaveBeenCalledWith(BEN);
    fireEvent.press(screen.getByRole('button', { name: 'The phone at 192.168.43.3:8787' }));
    expect(comeTo).toHaveBeenLastCalledWith(NAMELESS);
  });

  test('this phone is not among them: it has a button of its own', () => {
    render(<CarryOn carrying="choosing" />);
    expect(screen.queryByRole('button', { name: 'The phone of Amina' })).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'Carry on with this phone' }));
    expect(carryOnHere).toHaveBeenCalledTimes(1);
  });

  test('a browser cannot carry on, and where nobody offered to there is no list', () => {
    mockProblem = 'browser';
    mockHeirs = [];
    mockOwn = null;
    render(<CarryOn carrying="choosing" />);
    expect(screen.queryByRole('button', { name: 'Carry on with this phone' })).toBeNull();
    expect(screen.queryByText('Phones that can carry on')).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'Wait for the host' }));
    expect(stopCarrying).toHaveBeenCalledTimes(1);
  });

  test('what is wrong with a typed code is said, and what was typed stays', async () => {
    jest.mocked(comeByCode).mockResolvedValueOnce('other-table');
    render(<CarryOn carrying="choosing" />);
    fireEvent.changeText(screen.getByLabelText('Address'), '192.168.43.9:8787');
    fireEvent.changeText(screen.getByLabelText('Short code'), 'abcde');
    fireEvent.press(screen.getByRole('button', { name: 'Go there' }));
    expect(await screen.findByText(/Another table is open at that address/)).toBeTruthy();
    expect(comeByCode).toHaveBeenCalledWith('ABCDE', '192.168.43.9:8787');
    expect(screen.getByLabelText('Address').props['value']).toBe('192.168.43.9:8787');
  });
});

describe('who has come', () => {
  test('everyone has the colour and shape of their own seat, also beside a bot', () => {
    render(<CarryOn carrying={at()} />);
    expect(screen.UNSAFE_getAllByType(SeatMark).map(({ props }) => props['seat'] as number)).toEqual([
      1, 2, 3,
    ]);
    expect(screen.getByText('Shall the phone of Ben carry on?')).toBeTruthy();
    expect(screen.getByText('has agreed')).toBeTruthy();
    expect(screen.getByText('is here')).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'I agree' }));
    expect(agree).toHaveBeenCalledTimes(1);
  });

  test('whoever has agreed can take it back, until the table is being opened', () => {
    render(<CarryOn carrying={at({ agreed: true })} />);
    fireEvent.press(screen.getByRole('button', { name: 'I take that back' }));
    expect(withdraw).toHaveBeenCalledTimes(1);
    act(() => screen.rerender(<CarryOn carrying={at({ gathering: gathering({ stage: 'opening' }) })} />));
    expect(screen.queryByRole('button', { name: 'I take that back' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull();
  });

  test('on the phone that carries on, its player goes on without the others only when enough have agreed', () => {
    const shown = (agreed: boolean) => {
      const [amina, ...others] = gathering().people;
      const now = gathering({ people: [...(amina ? [{ ...amina, agreed }] : []), ...others] });
      const here = {
        code: '7KQ2M',
        links: ['http://192.168.43.4:8787/carry#1'],
        gatherings: [{ id: 'lost', gathering: now }],
      };
      return <CarryOn carrying={at({ gathering: now, agreed, place: null, here })} />;
    };
    render(shown(false));
    expect(screen.getByText('One more must agree.')).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Go on without the others' }));
    expect(goOnHere).not.toHaveBeenCalled();
    expect(screen.queryByText(/That is enough/)).toBeNull();
    screen.rerender(shown(true));
    expect(screen.getByText(/That is enough/)).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Go on without the others' }));
    expect(goOnHere).toHaveBeenCalledWith('lost');
  });
});
