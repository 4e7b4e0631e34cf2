import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { createStore, Provider } from 'jotai';
import type { ReactElement } from 'react';

import { invest } from '@/components/boards/invest/gameBoard';
import { Board } from '@/components/boards/invest/Board';
import { Debrief } from '@/components/boards/invest/debrief/Debrief';
import { words } from '@/components/boards/invest/text/words';
import { translator } from '@/i18n/fill';
import { edgeOf } from '@/rules/invest/district';
import { en } from '@/rules/invest/text/en';
import type { Report, State } from '@/rules/invest/types';
import { settingsAtom } from '@/state/store/settings';

import { NAMES, played, seenBy } from '../../../support/investTable';
import { Phone } from '../../../support/Phone';

/** Nothing moves, so that nothing happens after a test is over. */
const store = createStore();
store.set(settingsAtom, { reducedMotion: true });
const show = async (shown: ReactElement) => {
  render(<Provider store={store}>{shown}</Provider>);
  await act(async () => undefined);
};
const g = translator('en', en);
const said = words({ g, t: g, names: NAMES });

/** Chance decides what comes; the first game in which it is so is looked at. */
function playedUntil(until: (state: State) => boolean): State {
  for (let number = 1; number < 60; number += 1) {
    const { state } = played((now) => until(now) || now.phase === 'over', undefined, number);
    if (until(state)) return state;
  }
  throw new Error('it never came so');
}

test('who is asked for a number sees as many cards as are held, and none of them from the front', async () => {
  const state = playedUntil(({ phase }) => phase === 'pick');
  const choose = jest.fn(() => Promise.resolve(null));
  const props = seenBy(state, state.disaster?.picker ?? -1, { choose });
  await show(<Phone board={invest} props={props} />);
  expect(screen.getAllByTestId(/^number-/)).toHaveLength(state.disaster?.count ?? 0);
  fireEvent.press(screen.getByTestId('number-2'));
  expect(choose).not.toHaveBeenCalled();
  await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Number 2' })));
  expect(choose).toHaveBeenCalledWith({ type: 'pick', number: 2 });
});

describe('when a disaster takes cards', () => {
  const owing = ({ disaster, districts }: State) =>
    disaster?.owed.findIndex((owed, at) => owed > 0 && (districts[at]?.length ?? 0) > 2) ?? -1;
  const state = playedUntil(
    (now) => now.phase === 'losses' && now.disaster?.hits !== null && owing(now) >= 0,
  );
  const seat = owing(state);
  const edge = edgeOf(state.districts[seat] ?? []).map(({ card }) => card);

  test('each district is told what it loses, and gives up a card from its edge', async () => {
    const choose = jest.fn(() => Promise.resolve(null));
    await show(<Board {...seenBy(state, seat, { choose })} />);
    for (const at of NAMES.keys()) expect(screen.getByTestId(`hit-${at}`)).toBeTruthy();
    fireEvent.press(screen.getByTestId(`placed-${edge[0]}`));
    await act(async () => fireEvent.press(screen.getByTestId('confirm-card')));
    expect(choose).toHaveBeenCalledWith({ type: 'lose', card: edge[0] }, undefined);
  });

  test('a card held by its neighbours cannot go, and says so', async () => {
    await show(<Board {...seenBy(state, seat)} />);
    const held = state.districts[seat]?.find(({ card }) => !edge.includes(card));
    fireEvent.press(screen.getByTestId(`placed-${held?.card}`));
    expect(screen.queryByTestId('confirm-card')).toBeNull();
    expect(screen.getByText(en['why.not-edge'])).toBeTruthy();
  });
});

test('a good year is seen by all, though the next round has begun already', async () => {
  const isGood = (report: Report | undefined) => report?.card === 'good-year';
  const state = playedUntil(
    ({ phase, history, tokens }) =>
      phase === 'turn' && isGood(history.at(-1)) && tokens.every((left) => left === 7),
  );
  await show(<Board {...seenBy(state, null)} />);
  expect(screen.getByText(en['disaster.good-year'])).toBeTruthy();
});

test('the end tells points, what the disasters cost, and what to talk about', async () => {
  const { state } = played(({ phase }) => phase === 'over');
  const props = seenBy(state, 0);
  await show(<Board {...props} />);
  for (const [seat, score] of (props.view.result?.scores ?? []).entries())
    expect(screen.getByTestId(`score-${seat}`)).toHaveTextContent(new RegExp(String(score)));
  await show(<Debrief {...props} />);
  expect(screen.getByTestId('costs')).toBeTruthy();
  const before = screen.getByRole('button', { name: 'Next card' });
  for (let card = 0; screen.queryByText(en['debrief.11']) === null && card < 20; card += 1)
    fireEvent.press(before);
  expect(screen.getByText(en['debrief.11'])).toBeTruthy();
});

test('whatever happens has a line in the log, with every name and number filled in', () => {
  const { events } = played(({ phase }) => phase === 'over');
  expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(12);
  for (const event of events) {
    const line = said.line(event);
    expect([event.type, line !== null && !/[{}]/.test(line)]).toEqual([event.type, true]);
  }
  const whispers = events.filter((event) => said.isWhisper(event)).map(({ type }) => type);
  expect([...new Set(whispers)]).toEqual([
    'drew-card',
    ...(whispers.includes('foresaw-cards') ? ['foresaw-cards'] : []),
  ]);
});
