import { card, NO, playing, regionOf, SI, sit, table, toldTo } from './table';

const BOTH = ['si', 'no'] as const;

/** The Day that the rulebook tells, with two tokens for Positive Advertising. */
test('[3.1] [3.3] [3.8] [4.1] [4.2] [4.4] [4.7] [4.8] the sample turn of the rulebook, step by step', () => {
  const day = sit(
    table({
      regions: {
        'punta-arenas': { popular: card('education'), unpopular: card('civil-rights') },
        concepcion: { popular: card('free-press', ...BOTH), unpopular: card('housing', ...BOTH) },
      },
    }),
  );

  // 1. Sí raises 3 in Iquique; No raises 1 in Concepción and 2 in La Serena.
  day.act(SI, { type: 'raise', region: 'iquique', funds: 3 });
  day.act(NO, { type: 'raise', region: 'concepcion', funds: 1 });
  day.act(NO, { type: 'raise', region: 'la-serena', funds: 2 });
  expect([day.state.campaigns.si.funds, day.state.campaigns.no.funds]).toEqual([3, 3]);

  // 2. Both plan three actions, which takes all their Funds.
  day.plan(['buy', 'positive', 'poll'], ['poll', 'negative', 'buy']);
  expect([day.state.campaigns.si.funds, day.state.campaigns.no.funds]).toEqual([0, 0]);

  // 3. Sí polls Punta Arenas and learns its Issues.
  const polled = day.act(SI, { type: 'poll', region: 'punta-arenas' });
  const looked = {
    type: 'looked',
    seat: SI,
    region: 'punta-arenas',
    popular: 'education',
    unpopular: 'civil-rights',
  };
  expect(toldTo(polled, SI)).toContainEqual(looked);
  expect(toldTo(polled, NO)).not.toContainEqual(looked);

  // 4. No buys the Network in La Serena.
  day.act(NO, { type: 'buy', region: 'la-serena' });
  expect(day.state.regions['la-serena'].network).toBe('no');

  // 5. Sí has Education and advertises in Punta Arenas, which it controls from now on.
  day.act(SI, { type: 'positive', region: 'punta-arenas' });
  expect(day.state.regions['punta-arenas'].tokens).toEqual({ si: 2, no: 0 });
  expect(regionOf(day.view(null), 'punta-arenas')).toMatchObject({ control: 'si', popular: null });

  // 6. No polls it too: the Region is open.
  day.act(NO, { type: 'poll', region: 'punta-arenas' });
  expect(regionOf(day.view(null), 'punta-arenas')).toMatchObject({
    open: true,
    popular: 'education',
    unpopular: 'civil-rights',
  });

  // 7. Sí buys the Network there.
  day.act(SI, { type: 'buy', region: 'punta-arenas' });
  expect(day.state.regions['punta-arenas'].network).toBe('si');

  // 8. No attacks Sí in Concepción, where one of Sí's Issues is unpopular.
  const last = day.act(NO, { type: 'negative', region: 'concepcion' });
  expect(day.state.regions.concepcion.tokens).toEqual({ si: 0, no: 5 });

  // 9. The Day ends: the calendar moves on and the Funds are back.
  expect(toldTo(last, null).map(({ type }) => type)).toEqual(['advertised', 'day-over', 'day']);
  expect(day.state).toMatchObject({ day: 2, phase: 'fundraise', first: 'no' });
  expect(day.state.regions.iquique.funds).toBe(3);
  day.act(SI, { type: 'raise', region: 'punta-arenas', funds: 3 });
  expect(day.state.campaigns.si.funds).toBe(3);
});

test('after the sample turn a second Network gives the bonus', () => {
  const day = sit(
    playing({
      siPlan: ['positive'],
      regions: {
        'punta-arenas': { polled: ['si'], network: 'si', popular: card('education', 'si') },
        talca: { polled: ['si'], network: 'si' },
      },
    }),
  );
  day.act(SI, { type: 'positive', region: 'punta-arenas' });
  day.act(SI, { type: 'bonus', region: 'talca' });
  expect(day.state.regions.talca.tokens).toEqual({ si: 1, no: 0 });
});
