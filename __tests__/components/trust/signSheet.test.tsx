import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';

import { trustOf, trustPhone } from '@/components/gallery/trustOf';
import type { ComparingCodes } from '@/components/trust/CompareCodes';
import { SignSheet } from '@/components/trust/SignSheet';
import { settingsAtom } from '@/state/store/settings';
import type { TrustState } from '@/state/session/tableSession';

let mockSee: (code: { data: string }) => void;
jest.mock('expo-camera', () => ({
  useCameraPermissions: () => [{ granted: true, canAskAgain: true }, () => undefined],
  CameraView: ({ onBarcodeScanned }: { onBarcodeScanned: (code: { data: string }) => void }) => {
    mockSee = onBarcodeScanned;
    return null;
  },
}));

const NAMES = ['Amina', 'Ben', 'Chipo', 'Duc'];

type Given = {
  readonly trust?: TrustState;
  readonly reader?: number | null;
  readonly codes?: ComparingCodes | null;
};

/** As at a table: what the player says comes back as the phone's own state. */
async function show({ trust = trustOf(), reader = 1, codes = null }: Given = {}) {
  const said = { compared: jest.fn(), left: jest.fn(), closed: jest.fn() };
  const store = createStore();
  store.set(settingsAtom, { reducedMotion: true });
  function AtTable() {
    const [known, setKnown] = useState(trust);
    return (
      <SignSheet
        trust={known}
        names={NAMES}
        reader={reader}
        mine={[0]}
        codes={codes}
        onCompare={(isSame) => {
          said.compared(isSame);
          setKnown({ ...known, compared: isSame ? 'same' : 'different' });
        }}
        onLeave={said.left}
        onClose={said.closed}
      />
    );
  }
  render(
    <Provider store={store}>
      <AtTable />
    </Provider>,
  );
  await act(() => Promise.resolve());
  return said;
}
const button = (name: string) => screen.getByRole('button', { name });

test('the card shows four prints with their names, how many phones there are, and who reads', async () => {
  await show();
  expect(screen.getByRole('image', { name: 'fish, drum, comb, fish' })).toBeTruthy();
  expect(screen.getByText('comb')).toBeTruthy();
  expect(screen.getByText('3 phones hold this table: count them.')).toBeTruthy();
  expect(screen.getByText('Ben reads it aloud. Is it the same on your phone?')).toBeTruthy();
});

test('whoever starts is asked to read aloud', async () => {
  await show({ reader: 0 });
  expect(screen.getByText('Amina, read it aloud.')).toBeTruthy();
});

test('one touch says “the same”, and the card is gone', async () => {
  const said = await show();
  fireEvent.press(button('The same'));
  expect(said.compared.mock.calls).toEqual([[true]]);
  expect(said.closed).toHaveBeenCalledTimes(1);
});

test('one touch skips it, and nothing has been said', async () => {
  const said = await show();
  fireEvent.press(button('Close'));
  expect(said.closed).toHaveBeenCalledTimes(1);
  expect(said.compared).not.toHaveBeenCalled();
});

test('one touch says “not the same”: the phones it was told of, and what to do, come in its place', async () => {
  const said = await show();
  fireEvent.press(button('Not the same'));
  expect(said.compared.mock.calls).toEqual([[false]]);
  expect(said.closed).not.toHaveBeenCalled();
  expect(screen.getByText(/your votes stay on this phone/)).toBeTruthy();
  expect(screen.getByText('This phone was told of 3 phones. Is one of them not at your table?')).toBeTruthy();
  for (const name of ['Amina', 'Ben', 'Chipo']) expect(screen.getByText(name)).toBeTruthy();
  expect(screen.getByText(/Scan the big code again/)).toBeTruthy();
  expect(screen.getByText(/the host, or somebody in this Wi-Fi, plays false/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'The same' })).toBeNull();
  fireEvent.press(button('Leave this table'));
  expect(said.left).toHaveBeenCalledTimes(1);
});

test('the card names the phones with the app, and never the host’s own or this one', async () => {
  const devices = [
    trustPhone(0),
    trustPhone(1, { runs: 'page' }),
    trustPhone(2, { seats: [2, 3] }),
    trustPhone(4, { runs: 'host', seats: [] }),
  ];
  await show({ trust: trustOf({ devices }) });
  expect(screen.getByText('Best compared with a phone that runs the app: Chipo + Duc.')).toBeTruthy();
});

test('a page says that it comes from the host', async () => {
  await show({ trust: trustOf({ devices: [trustPhone(0, { runs: 'page' }), trustPhone(1)] }) });
  expect(screen.getByText(/^This page comes from the host/)).toBeTruthy();
  expect(screen.queryByText(/Best compared/)).toBeNull();
});

test('the card says that this phone had no part in the shuffle', async () => {
  await show({ trust: trustOf({ isLeftOut: true }) });
  expect(screen.getByText(/This phone gave no number to the shuffle/)).toBeOnTheScreen();
});

test('who was missing and how many rounds it took are said, a phone that has left is not counted', async () => {
  const devices = [trustPhone(0), trustPhone(1), trustPhone(2, { out: true })];
  const sign = { pictures: [1, 2, 3, 4], round: '', tries: 3, without: [3] } as const;
  await show({ trust: trustOf({ devices, sign }) });
  expect(screen.getByText('Missing when it was made: Duc.')).toBeTruthy();
  expect(screen.getByText('It took 3 rounds.')).toBeTruthy();
  expect(screen.getByText('2 phones hold this table: count them.')).toBeTruthy();
});

test('looked at again, it says who has compared and which phone does not confirm', async () => {
  const devices = [
    trustPhone(0),
    trustPhone(1, { hasCompared: true }),
    trustPhone(2, { confirms: false, runs: 'page' }),
  ];
  await show({ reader: null, trust: trustOf({ devices, compared: 'same' }) });
  expect(screen.getByText('Compared by Amina, Ben')).toBeTruthy();
  expect(screen.getByText('page in a browser, has not confirmed that it sees the same game')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Not the same' })).toBeNull();
});

type Found = ReturnType<ComparingCodes['check']>;

describe('by code', () => {
  const check = jest.fn<Found, [string]>();
  const codes = (found: Found): ComparingCodes => ({
    mine: () => 'palaver-compare-1 …',
    check: check.mockReturnValue(found),
  });

  async function scans(found: Found, text: string) {
    await show({ codes: codes(found) });
    fireEvent.press(button('Compare by code'));
    fireEvent.press(await screen.findByRole('button', { name: 'Scan the other phone' }));
    await screen.findByText('Hold this phone over the code of the other one.');
    act(() => mockSee({ data: text }));
    expect(check.mock.calls).toEqual([[text]]);
  }
  afterEach(() => check.mockClear());

  test('one that is the same is said so, and the camera goes', async () => {
    await scans('same', 'the code of Ben');
    expect(screen.getByText(/both phones see one game/)).toBeTruthy();
    expect(screen.queryByTestId('finder')).toBeNull();
  });

  test('one that cannot be compared yet leaves the camera on', async () => {
    await scans('apart', 'the code of Ben');
    expect(screen.getByText(/One phone was a move ahead/)).toBeTruthy();
    expect(screen.getByTestId('finder')).toBeTruthy();
  });

  test('it is offered only where both run the app', async () => {
    await show();
    expect(screen.queryByRole('button', { name: 'Compare by code' })).toBeNull();
  });

  test('the phone shows its own code and offers to scan another', async () => {
    await show({ codes: codes('same') });
    fireEvent.press(button('Compare by code'));
    expect(await screen.findByLabelText('Code of the game as this phone sees it')).toBeTruthy();
    expect(button('Scan the other phone')).toBeTruthy();
  });
});
