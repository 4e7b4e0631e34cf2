import { eventEffects } from '@/rules/podium/effects';
import { EVENTS } from '@/rules/podium/events';
import type { EventId, State } from '@/rules/podium/types';

import { each, eventsOf, sit, some, table } from './table';

/** The Event is next to be turned up, of all that are left. */
const before = (event: EventId, given: Partial<State> = {}) =>
  table({
    phase: 'event',
    period: 4,
    podium: 1,
    tracks: each(() => 12),
    events: [event, ...EVENTS.map(({ id }) => id).filter((id) => id !== event)],
    asked: { difficulty: 'hard' },
    ...given,
  });

test('[8.1] the player with the Podium turns up the top Event, which happens at once', () => {
  const seated = sit(before('cyclone'));
  expect(seated.why(0, { type: 'turn-event' })).toBe('not-your-turn');
  const told = seated.act(1, { type: 'turn-event' });
  expect(eventsOf(told, 'turned-event')[0]).toMatchObject({
    event: 'cyclone',
    shield: null,
    changes: [
      { policy: 'prosperity', from: 12, to: 9 },
      { policy: 'people', from: 12, to: 10 },
    ],
  });
  expect(seated.view(null)).toMatchObject({ period: 5, events: 19 });
});

test('[8.1] nobody knows the next Event: the view only says how many are left', () => {
  const view = sit(before('wildfire')).view(1);
  expect(JSON.stringify({ ...view, history: [] })).not.toContain('wildfire');
  expect(view.events).toBe(20);
});

test('[8.2] the leading Policy falls, in a tie the first from the Podium', () => {
  const lead = (tracks: State['tracks'], podium: number) =>
    eventEffects(before('broken-treaty', { tracks, podium }), 'broken-treaty').changes[0]?.policy;
  expect(lead(some({ planet: 14 }, 12), 0)).toBe('planet');
  expect(lead(some({ planet: 14, peace: 14 }, 12), 2)).toBe('planet');
  expect(lead(some({ planet: 14, peace: 14 }, 12), 4)).toBe('peace');
});

test('[8.2] an Event can take Funds from every Policy, as far as it has them', () => {
  const hit = eventEffects(before('budget-cuts', { funds: some({ peace: 1, people: 0 }, 5) }), 'budget-cuts');
  expect(hit.state.funds).toEqual(some({ peace: 0, people: 0 }, 3));
  expect(hit.taken).toContainEqual({ policy: 'peace', funds: 1 });
  expect(hit.taken).toHaveLength(4);
});

test('[8.4] a protection of its kind stops the Event and is used up, the oldest first', () => {
  const shields = ['grain-reserve', 'safe-buildings', 'early-warning'] as const;
  const seated = sit(before('flood', { shields, discard: shields }));
  const told = seated.act(1, { type: 'turn-event' });
  expect(eventsOf(told, 'turned-event')[0]).toMatchObject({
    shield: 'safe-buildings',
    changes: [],
    taken: [],
  });
  expect(seated.state.tracks).toEqual(each(() => 12));
  expect(seated.state.shields).toEqual(['grain-reserve', 'early-warning']);
  expect(seated.state.discard).toEqual(shields);
});

test('[8.4] a protection of another kind does nothing', () => {
  const seated = sit(before('cholera', { shields: ['grain-reserve'] }));
  seated.act(1, { type: 'turn-event' });
  expect(seated.state.tracks.people).toBe(9);
  expect(seated.state.shields).toEqual(['grain-reserve']);
});

test('[8.5] no Event lowers a Policy below 1', () => {
  const hit = eventEffects(before('border-clash', { tracks: some({ peace: 2 }, 12) }), 'border-clash');
  expect(hit.changes).toEqual([{ policy: 'peace', from: 2, to: 1 }]);
});

test('[2.7] a Period ends with its Event and is written down, for ten Periods', () => {
  const seated = sit(before('cyclone', { resolved: 'census', others: [{ plan: 'legal-aid', paid: true }] }));
  seated.act(1, { type: 'turn-event' });
  expect(seated.view(null).history).toEqual([
    {
      period: 4,
      podium: 'peace',
      resolved: 'census',
      others: [{ plan: 'legal-aid', paid: true }],
      event: 'cyclone',
      shield: null,
      tracks: some({ prosperity: 9, people: 10 }, 12),
    },
  ]);
  expect(seated.state).toMatchObject({ phase: 'prepare', resolved: null, others: [] });
});

test('[8.6] an Event that would change nothing uses up no protection', () => {
  const given = { shields: ['grain-reserve'] as const };
  const harmless = sit(before('budget-cuts', { ...given, funds: each(() => 0), tracks: each(() => 1) }));
  expect(eventsOf(harmless.act(1, { type: 'turn-event' }), 'turned-event')[0]).toMatchObject({
    shield: null,
  });
  expect(harmless.state.shields).toEqual(['grain-reserve']);
  const harmful = sit(
    before('budget-cuts', { ...given, funds: some({ peace: 1 }, 0), tracks: each(() => 1) }),
  );
  expect(eventsOf(harmful.act(1, { type: 'turn-event' }), 'turned-event')[0]).toMatchObject({
    shield: 'grain-reserve',
  });
  expect(harmful.state).toMatchObject({ shields: [], funds: { peace: 1 } });
});
