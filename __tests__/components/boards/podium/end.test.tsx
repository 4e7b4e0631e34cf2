import { act, fireEvent, renderAsync, screen } from '@testing-library/react-native';

import { Board } from '@/components/boards/podium/Board';
import { EventScene } from '@/components/boards/podium/turn/EventScene';
import { policyInk } from '@/components/boards/podium/art/inks';
import { Debrief } from '@/components/boards/podium/debrief/Debrief';
import { Wheel } from '@/components/boards/podium/debrief/Wheel';
import { DARK, LIGHT } from '@/components/theme/colors';
import { EVENT, POLICIES } from '@/rules/podium/content';
import { en } from '@/rules/podium/text/en';
import type { Ending, PeriodRecord } from '@/rules/podium/types';

import { contrast } from '../../../support/contrast';
import { boardProps, pledgeOf, viewOf } from '../../../support/podiumView';

const tracks = { partnership: 9, peace: 15, people: 16, planet: 15, prosperity: 17 };
const record: PeriodRecord = {
  period: 1,
  podium: 'people',
  resolved: 'cash-grants',
  others: [],
  event: 'drought',
  shield: null,
  tracks,
};
const ending: Ending = {
  success: false,
  period: 10,
  early: false,
  negotiator: 'peace',
  votes: { partnership: 0, peace: 3, people: 1, planet: 1, prosperity: 0 },
  bonuses: [{ policy: 'peace', from: 15, to: 16, reason: 'negotiator' }],
  tracks: { ...tracks, peace: 16 },
  failed: ['partnership'],
  missing: [4, 5],
};

const touch = (id: string) => act(async () => fireEvent.press(screen.getByTestId(id)));

test('the wheel names a goal on touch, with the Plans made for it', async () => {
  await renderAsync(<Wheel discard={['friendship-bench', 'safe-births']} />);
  expect(screen.getAllByTestId(/^sdg-/)).toHaveLength(17);
  await touch('sdg-3');
  expect(screen.getByText('SDG 3, Good health: 2 Plans')).toBeTruthy();
  await touch('sdg-14');
  expect(screen.getByText('SDG 14, Life in the sea: no Plan yet')).toBeTruthy();
});

test('an Event says what it does, and where the markers stand', async () => {
  await renderAsync(
    <EventScene record={record} changes={[{ policy: 'planet', from: 19, to: 15 }]} isPlaying={false} />,
  );
  expect(screen.getByText('Long drought')).toBeTruthy();
  expect(screen.getByText(/^Planet −\d$/)).toBeTruthy();
  expect(screen.getByText('19 → 15')).toBeTruthy();
  expect(screen.getByText('now at 16')).toBeTruthy();
  expect(screen.queryByTestId('event-stopped')).toBeNull();
});

test('a stopped Event says which Plan stopped it', async () => {
  await renderAsync(
    <EventScene record={{ ...record, shield: 'early-warning' }} changes={[]} isPlaying={false} />,
  );
  expect(screen.getByTestId('event-stopped')).toBeTruthy();
  expect(screen.getAllByText('stopped')).toHaveLength(EVENT[record.event].effects.length);
  expect(screen.queryByText(/^now at/)).toBeNull();
});

test('the debrief shows the result, goals left behind, promises kept and broken, and curves', async () => {
  const pledges = [
    pledgeOf({ status: 'kept' }),
    pledgeOf({ id: 1, status: 'broken' }),
    pledgeOf({ id: 2, status: 'kept' }),
  ];
  const props = boardProps({ view: viewOf({ phase: 'over', ending, history: [record], pledges }) });
  await renderAsync(<Board {...props} />);
  expect(screen.getByText('Everyone loses')).toBeTruthy();
  expect(screen.getByText(/Below the Goal of 15: Partnership/)).toBeTruthy();
  await renderAsync(<Debrief {...props} />);
  const turn = () => fireEvent.press(screen.getByRole('button', { name: 'Next card' }));
  expect(screen.getByText('Without a Plan: 4 Good schools, 5 Equal rights for women and girls')).toBeTruthy();
  turn();
  expect(screen.getByLabelText(/Peace: 5, 15, 16/)).toBeTruthy();
  turn();
  expect(screen.getByText('Promises: 2 kept, 1 broken, 0 no longer counted')).toBeTruthy();
  turn();
  expect(screen.getByText(en['debrief.1'])).toBeTruthy();
  expect(screen.queryByText(en['debrief.2'])).toBeNull();
});

test.each(POLICIES)('%s can be read on its colour, and seen on the paper, in light and dark', (policy) => {
  for (const dark of [false, true]) {
    const { color, onColor } = policyInk(policy, dark);
    expect(contrast(onColor, color)).toBeGreaterThan(4.5);
    for (const ground of [(dark ? DARK : LIGHT).paper, (dark ? DARK : LIGHT).sheet])
      expect(contrast(color, ground)).toBeGreaterThan(3);
  }
});
