import { card, NO, playing, regionOf, SI, sit, toldTo } from './table';

const BOTH = ['si', 'no'] as const;
const network = { polled: ['si'], network: 'si' } as const;
const hidden = {
  talca: { ...network, popular: card('housing', 'si'), unpopular: card('health', 'si') },
  temuco: { ...network, popular: card('democracy', 'si'), unpopular: card('economy', 'si') },
} as const;
/** Iquique lies open from the start. */
const open = {
  iquique: { network: 'si', popular: card('education', ...BOTH), unpopular: card('free-press', ...BOTH) },
} as const;
const shifting = (
  regions: Parameters<typeof playing>[0]['regions'],
  deck?: Parameters<typeof playing>[0]['deck'],
) =>
  sit(
    playing({
      siPlan: ['shift', 'draw'],
      noPlan: ['draw'],
      ...(regions === undefined ? {} : { regions }),
      ...(deck === undefined ? {} : { deck }),
    }),
  );

test('[4.13] two cards of two Regions with your Network change places', () => {
  const seated = shifting(hidden);
  expect(seated.legal(SI).filter(({ type }) => type === 'swap')).toHaveLength(4);
  const a = { region: 'talca', space: 'popular' } as const;
  const b = { region: 'temuco', space: 'unpopular' } as const;
  expect(seated.why(SI, { type: 'swap', a, b: { region: 'talca', space: 'unpopular' } })).toBe(
    'why.same-region',
  );
  expect(seated.why(SI, { type: 'swap', a, b: { region: 'santiago', space: 'popular' } })).toBe(
    'why.not-your-network',
  );
  const told = seated.act(SI, { type: 'swap', a, b });
  expect(toldTo(told, NO)).toEqual([{ type: 'swapped', seat: SI, a, b }]);
  expect(regionOf(seated.view(SI), 'talca')).toMatchObject({ popular: 'economy', unpopular: 'health' });
  expect(regionOf(seated.view(SI), 'temuco')).toMatchObject({ popular: 'democracy', unpopular: 'housing' });
  expect(regionOf(seated.view(NO), 'talca')).toMatchObject({ popular: null, unpopular: null });
});

test('[4.14] an own Issue takes the place of a card, which is discarded, and a new one is drawn', () => {
  const seated = shifting(hidden, ['civil-rights', 'health']);
  expect(seated.why(SI, { type: 'change', region: 'talca', space: 'popular', issue: 'democracy' })).toBe(
    'why.not-your-issue',
  );
  const told = seated.act(SI, { type: 'change', region: 'talca', space: 'unpopular', issue: 'education' });
  expect(toldTo(told, NO)).toEqual([
    { type: 'changed', seat: SI, region: 'talca', space: 'unpopular', issue: 'education' },
    { type: 'drew', seat: SI, issue: 'civil-rights', twin: null },
  ]);
  expect(JSON.stringify(toldTo(told, NO))).not.toContain('"health"');
  expect(seated.state.discard).toEqual(['health']);
  expect(seated.state.campaigns.si.issues).toEqual([
    'civil-rights',
    'economy',
    'jobs',
    'housing',
    'public-order',
    'health',
  ]);
});

test('[4.15] a card that comes to an open Region is turned up; one that leaves it stays known', () => {
  const seated = shifting({ ...hidden, ...open });
  const told = seated.act(SI, {
    type: 'swap',
    a: { region: 'iquique', space: 'popular' },
    b: { region: 'talca', space: 'popular' },
  });
  expect(toldTo(told, NO)).toContainEqual({
    type: 'turned',
    region: 'iquique',
    space: 'popular',
    issue: 'housing',
  });
  for (const viewer of [NO, null]) {
    expect(regionOf(seated.view(viewer), 'iquique')).toMatchObject({ popular: 'housing' });
    expect(regionOf(seated.view(viewer), 'talca')).toMatchObject({
      open: false,
      popular: 'education',
      unpopular: null,
    });
  }
});

test('[4.15] everyone saw which Issue was put in the place of a card', () => {
  const seated = shifting(hidden);
  seated.act(SI, { type: 'change', region: 'talca', space: 'popular', issue: 'jobs' });
  expect(regionOf(seated.view(NO), 'talca')).toMatchObject({ popular: 'jobs', unpopular: null });
});

test('[4.16] no shift leaves the same Issue twice in a Region', () => {
  const seated = shifting({ ...hidden, temuco: { ...hidden.temuco, popular: card('health', 'si') } });
  const a = { region: 'talca', space: 'popular' } as const;
  const b = { region: 'temuco', space: 'popular' } as const;
  expect(seated.why(SI, { type: 'swap', a, b })).toBe('why.twin');
  expect(seated.why(SI, { type: 'change', region: 'talca', space: 'popular', issue: 'health' })).toBe(
    'why.twin',
  );
});

test('[4.17] the drawn card is shown and takes the place of an own Issue, which is discarded', () => {
  const seated = shifting(undefined, ['democracy', 'jobs']);
  const told = seated.act(SI, { type: 'draw' });
  expect(toldTo(told, NO)).toEqual([{ type: 'drew', seat: SI, issue: 'democracy', twin: null }]);
  expect(seated.view(NO).task).toEqual({ type: 'draw', seat: SI, issue: 'democracy' });
  expect(seated.legal(SI)).toHaveLength(6);
  expect(seated.why(SI, { type: 'replace', issue: 'free-press' })).toBe('why.not-your-issue');
  expect(seated.why(NO, { type: 'replace', issue: 'jobs' })).toBe('why.no-task');
  const after = seated.act(SI, { type: 'replace', issue: 'jobs' });
  expect(toldTo(after, null)).toContainEqual({ type: 'replaced', seat: SI, out: 'jobs', issue: 'democracy' });
  expect(seated.state.campaigns.si.issues).toContain('democracy');
  expect(seated.state.campaigns.si.issues).not.toContain('jobs');
  expect(seated.state.discard).toEqual(['jobs']);
  expect(seated.waiting()).toEqual([NO]);
});

test('[4.18] a twin is drawn again, once; the second card counts even if it is a twin', () => {
  const seated = shifting(undefined, ['education', 'jobs', 'democracy']);
  const told = seated.act(SI, { type: 'draw' });
  expect(toldTo(told, null)).toEqual([{ type: 'drew', seat: SI, issue: 'jobs', twin: 'education' }]);
  seated.act(SI, { type: 'replace', issue: 'education' });
  expect(seated.state.campaigns.si.issues.filter((issue) => issue === 'jobs')).toHaveLength(2);
  expect(seated.state.discard).toEqual(['education', 'education']);
});

test('[4.19] the discarded cards become the deck', () => {
  const seated = sit(
    playing({ siPlan: ['draw'], noPlan: ['draw'], deck: [], discard: ['democracy', 'free-press'] }),
  );
  const told = seated.act(SI, { type: 'draw' });
  expect(toldTo(told, null)[0]).toEqual({ type: 'reshuffled' });
  expect(seated.state.deck).toHaveLength(1);
  expect(seated.state.discard).toEqual([]);
});
