import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react-native';
import { getDocumentAsync } from 'expo-document-picker';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { Text } from 'react-native';

import { DesignPage, Designs, GivePage, PartPage, TakePage } from '@/components/boards/ryv/design/pages';
import { Lobby } from '@/components/lobby/Lobby';
import { leaveTable, openTableHere } from '@/state/session/connectToTable';
import { deviceValues } from '@/state/store/values';
import { bodyOf, type Draft } from '@/state/designs/draft';
import { fileOf } from '@/state/designs/file';
import { packLinks } from '@/state/designs/designCodes';
import { designsAtom, removeAtom, saveAtom } from '@/state/designs/store';
import { currentSession } from '@/state/session/tableSession';

import { madeClimate, madeScenario, sound } from '../support/designs';

jest.setTimeout(60_000);

const mockPath = atom('/design');
const mockBehind: string[] = [];
const mockNow = () => getDefaultStore().get(mockPath);
const mockGo = (path: string) => getDefaultStore().set(mockPath, path);
jest.mock('expo-router', () => ({
  useRouter: () => ({
    push: (path: string) => {
      mockBehind.push(mockNow());
      mockGo(path);
    },
    replace: mockGo,
    back: () => mockGo(mockBehind.pop() ?? '/'),
    canGoBack: () => mockBehind.length > 0,
  }),
}));
jest.mock('expo-linking', () => {
  const listeners: ((opened: { url: string }) => void)[] = [];
  return {
    getLinkingURL: () => null,
    addEventListener: (_type: string, listener: (opened: { url: string }) => void) =>
      listeners.push(listener),
    open: (url: string) => listeners.forEach((hear) => hear({ url })),
  };
});
let mockFile = '';
jest.mock('expo-document-picker', () => ({ getDocumentAsync: jest.fn() }));
jest.mock('expo-sharing', () => ({ shareAsync: jest.fn() }));
jest.mock('expo-file-system', () => ({
  Paths: { cache: 'cache' },
  File: class {
    uri = 'file';
    size = mockFile.length;
    text = () => Promise.resolve(mockFile);
    create = () => undefined;
    delete = () => undefined;
    write = (text: string) => void (mockFile = text);
  },
}));

/** The routes of the editor, as the app has them. */
function Routes() {
  const [, first, id = '', part] = useAtomValue(mockPath).split('/');
  if (first === 'take') return <TakePage />;
  if (first !== 'design') return <Text>elsewhere</Text>;
  if (id === '') return <Designs />;
  if (part === undefined) return <DesignPage id={id} />;
  return part === 'give' ? <GivePage id={id} /> : <PartPage id={id} part={part} />;
}

const store = getDefaultStore();
const designs = () => store.get(designsAtom).map(({ draft }) => draft);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.press(button(name));
const choose = (name: string | RegExp, role: 'radio' | 'checkbox' = 'radio') =>
  fireEvent.press(screen.getByRole(role, { name }));
const write = (label: string, text: string) => fireEvent.changeText(screen.getByLabelText(label), text);
const isGone = (draft: Draft) => store.set(removeAtom, bodyOf(draft).id);

function start(path: string, ...here: readonly Draft[]) {
  here.forEach((draft, at) => store.set(saveAtom, draft, at));
  mockGo(path);
  render(<Routes />);
}

beforeEach(() => {
  designs().forEach(isGone);
  deviceValues.keys().forEach((key) => deviceValues.remove(key));
  mockBehind.length = 0;
});

test('a Political Climate is made step by step, and is ready when nothing is missing', () => {
  start('/design');
  press('New Political Climate');
  press('Begin with nothing');
  expect(screen.getByTestId('state')).toHaveTextContent('6 parts to do');
  press('Next: Name and story');
  expect(screen.getAllByText('Words are missing here, or there are too many.')).toHaveLength(2);
  write('Name', 'Long Drought');
  write('Story', 'The rain did not come. ');
  expect(screen.queryByText('Words are missing here, or there are too many.')).toBeNull();
  press('Next: Legal Culture');
  expect(screen.getByText('Choose one of the three levels.')).toBeTruthy();
  choose(/^Moderate\. To break a promise costs 1 Power/);
  press('Next: Technological Development');
  choose(/^Partial/);
  press('Next: Public Trust');
  choose(/^Weak/);
  press('Next: Local Economy');
  choose(/^Stable/);
  press('Next: Civic Openness');
  choose(/^Free/);
  press('Look at it as a whole');
  expect(screen.getByTestId('state')).toHaveTextContent('Ready to play');
  expect(designs()).toMatchObject([
    { climate: { words: { name: 'Long Drought' }, legal: 'moderate', openness: 'free' } },
  ]);
  expect(button('Give it to another phone')).toBeEnabled();
});

test('a cast takes as many as there are players, at most two of a kind, and says why', () => {
  start('/design');
  press('New Scenario');
  press('Begin with nothing');
  fireEvent.press(screen.getByTestId('part-cast-3'));
  choose(/^Workers/, 'checkbox');
  choose(/^Business/, 'checkbox');
  expect(
    screen.getByRole('checkbox', { name: 'Criminals. Two of this kind are in already.' }),
  ).toBeDisabled();
  expect(screen.getByText('Choose as many roles as there are players.')).toBeTruthy();
  choose(/^Delivery/, 'checkbox');
  expect(screen.getByRole('checkbox', { name: /^AI Lab\. All are chosen/ })).toBeDisabled();
  expect(screen.getByText('1 Workers · 2 Business · 3 Delivery')).toBeTruthy();
  press('Next: Roles for 4 players');
  press('Take over the roles for 3 players');
  choose(/^AI Lab/, 'checkbox');
  expect(designs()).toMatchObject([
    {
      scenario: {
        casts: { 3: ['workers', 'business', 'delivery'], 4: ['workers', 'business', 'delivery', 'lab'] },
      },
    },
  ]);
});

test('relations, the government and who gains from a future are chosen, never typed', () => {
  const whole = madeScenario();
  start('/design/own-1/relations', { scenario: { ...whole.scenario, relations: [] } });
  press('Add a relation');
  expect(button('Add it')).toBeDisabled();
  choose('Rivals (Poor)');
  const actor = (group: string, name: string) =>
    fireEvent.press(within(screen.getByLabelText(group)).getByRole('radio', { name }));
  actor('Between', 'Researcher');
  actor('and', 'Local Actor');
  press('Add it');
  expect(screen.getByText('Researcher and Local Actor: Poor')).toBeTruthy();
  press('Next: The government');
  fireEvent.press(within(screen.getByLabelText('Researcher')).getByRole('radio', { name: 'Poor' }));
  press('Next: Future 1');
  choose('Local Actor. Gains most: 5 points', 'checkbox');
  expect(screen.getByText('Choose three different actors.')).toBeTruthy();
  choose('Local Actor', 'checkbox');
  expect(designs()).toMatchObject([
    {
      scenario: {
        relations: [{ between: ['researcher', 'local'], is: 'poor' }],
        standings: { researcher: 'poor', mnc: 'good' },
        outcomes: { 'future-1': ['cso', 'ngo', 'local'] },
      },
    },
  ]);
});

test('one of ours is copied with its words, and changed', () => {
  start('/design');
  press('New Scenario');
  press('Copy “Rising Waters”');
  expect(screen.getByTestId('state')).toHaveTextContent('Ready to play');
  fireEvent.press(screen.getByTestId('part-words'));
  write('Name', 'Our River');
  expect(designs()).toMatchObject([
    { scenario: { words: { name: 'Our River' }, casts: { 3: ['workers', 'relief', 'delivery'] } } },
  ]);
  press('Back');
  press('Make a copy');
  expect(designs()).toHaveLength(2);
});

test('a deleted design can be restored', () => {
  start('/design', madeScenario(), madeClimate());
  press('Delete “Long Drought”');
  expect(designs()).toHaveLength(1);
  press('Undo');
  expect(button('Open “Long Drought”: Ready to play')).toBeTruthy();
});

test('an unfinished design can neither be given away nor played', () => {
  const { scenario } = madeScenario();
  start('/design/own-1', { scenario: { ...scenario, casts: { ...scenario.casts, 4: [] } } });
  expect(screen.queryByRole('button', { name: 'Give it to another phone' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Play it on this phone' })).toBeNull();
  expect(button('Roles for 4 players: to do')).toBeTruthy();
  act(() => mockGo('/design/own-1/give'));
  expect(screen.getByText('This design is not on this phone.')).toBeTruthy();
});

describe('what comes by a code', () => {
  const link = packLinks(sound(madeScenario()), 'palaver://take')[0] as string;
  const open = async (opened: string) => {
    jest.requireMock<{ open: (url: string) => void }>('expo-linking').open(opened);
    start('/take');
    await act(async () => undefined);
  };

  test('is shown first, and kept only when somebody says so', async () => {
    await open(link);
    expect(within(screen.getByTestId('preview')).getByText('The Dry Valley')).toBeTruthy();
    expect(screen.getByText('Workers, Delivery, Mining and Energy')).toBeTruthy();
    expect(designs()).toEqual([]);
    press('Keep it');
    expect(designs()).toEqual([sound(madeScenario())]);
    expect(screen.getByTestId('state')).toHaveTextContent('Ready to play');
  });

  test('is not kept when nobody wants it', async () => {
    await open(link.replace('take#', 'take?again#'));
    press('No, thank you');
    expect(designs()).toEqual([]);
  });

  test('is answered in words when it is broken', async () => {
    await open(link.slice(0, -2));
    expect(screen.getByTestId('problem')).toHaveTextContent(/A part of it is missing or broken/);
    expect(designs()).toEqual([]);
  });
});

test('a file is looked at, and a bad one says what is wrong with it', async () => {
  const picked = (size: number) =>
    (getDocumentAsync as jest.Mock).mockResolvedValueOnce({ assets: [{ uri: 'file', size }] });
  start('/design');
  mockFile = fileOf(sound(madeClimate())).text.padEnd(70_000);
  picked(mockFile.length);
  press('Open a file');
  expect(await screen.findByText(/It is too big to be a design/)).toBeTruthy();
  press('Close');
  picked(100_000_000);
  press('Open a file');
  expect(await screen.findByText(/It is too big to be a design/)).toBeTruthy();
  press('Close');
  mockFile = JSON.stringify({ palaver: 'table', v: 1, salt: '', nonce: '', box: '' });
  picked(mockFile.length);
  press('Open a file');
  expect(await screen.findByText(/This file is a saved game/)).toBeTruthy();
  press('Close');
  const { climate } = madeClimate();
  mockFile = fileOf({ climate: { ...climate, legal: null } } as never).text;
  picked(mockFile.length);
  press('Open a file');
  expect(await screen.findByText('Choose one of the three levels.')).toBeTruthy();
  press('Close');
  mockFile = fileOf(sound(madeClimate())).text;
  picked(mockFile.length);
  press('Open a file');
  fireEvent.press(await screen.findByRole('button', { name: 'Keep it' }));
  expect(designs()).toEqual([madeClimate()]);
});

test('in the lobby a design of this phone is put on the table, and everybody reads its name', async () => {
  store.set(saveAtom, madeScenario(), 1);
  store.set(saveAtom, { climate: { ...madeClimate().climate, legal: null } }, 2);
  await openTableHere('ryv');
  render(<Lobby />);
  fireEvent.press(await screen.findByRole('button', { name: 'How we play' }));
  fireEvent.press(await screen.findByRole('radio', { name: 'The Dry Valley' }));
  await waitFor(() =>
    expect(screen.getByTestId('own-scenario')).toHaveTextContent('Own Scenario: The Dry Valley'),
  );
  expect(currentSession()?.guests[0]?.state().table?.options).toMatchObject({ mode: 'full' });
  // The table's own choice no longer counts, and a design that is not whole is not offered.
  expect(screen.queryByRole('radiogroup', { name: 'Scenario' })).toBeNull();
  expect(screen.queryByRole('radio', { name: 'Long Drought' })).toBeNull();
  act(leaveTable);
});
