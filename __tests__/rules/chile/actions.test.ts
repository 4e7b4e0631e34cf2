import { chile } from '@/rules/chile/game';
import { REGION_IDS } from '@/rules/chile/content';

import { card, NO, playing, regionOf, SI, sit, toldTo } from './table';

const BOTH = ['si', 'no'] as const;
const ours = (...popular: Parameters<typeof card>) => ({
  polled: ['si'] as const,
  popular: card(...popular),
});

test('[4.1] a poll shows the two cards to the pollster, from then on, and to nobody else', () => {
  const seated = sit(playing({ siPlan: ['poll'], noPlan: ['draw'] }));
  expect(seated.legal(SI).map((move) => ('region' in move ? move.region : null))).toEqual(
    REGION_IDS.filter((id) => !['iquique', 'la-serena', 'valparaiso', 'concepcion'].includes(id)),
  );
  expect(seated.why(SI, { type: 'poll', region: 'iquique' })).toBe('why.polled');
  const told = seated.act(SI, { type: 'poll', region: 'santiago' });
  expect(toldTo(told, NO)).toEqual([{ type: 'polled', seat: SI, region: 'santiago' }]);
  expect(toldTo(told, SI)).toHaveLength(2);
  const cards = { popular: 'free-press', unpopular: 'public-order' };
  expect(regionOf(seated.view(SI), 'santiago')).toMatchObject(cards);
  for (const viewer of [NO, null])
    expect(regionOf(seated.view(viewer), 'santiago')).toMatchObject({
      polled: ['si'],
      popular: null,
      unpopular: null,
    });
});

test('[4.2] the second poll turns the cards up for everyone', () => {
  const seated = sit(playing({ siPlan: ['poll', 'draw'], regions: { talca: { polled: ['no'] } } }));
  const told = seated.act(SI, { type: 'poll', region: 'talca' });
  const cards = { popular: 'free-press', unpopular: 'public-order' };
  expect(toldTo(told, null)).toContainEqual({ type: 'opened', region: 'talca', ...cards });
  expect(regionOf(seated.view(null), 'talca')).toMatchObject({ open: true, ...cards });
});

test("[4.3] every other action needs one's own poll, whatever the cards are", () => {
  const theirs = { polled: ['no'] as const, popular: card('education', 'no'), unpopular: card('jobs', 'no') };
  const seated = sit(
    playing({
      siPlan: ['buy', 'takeover', 'positive', 'negative', 'draw'],
      regions: { talca: { ...theirs, network: 'no', tokens: { si: 2, no: 0 } } },
    }),
  );
  for (const type of ['buy', 'takeover', 'positive', 'negative'] as const)
    expect([type, seated.why(SI, { type, region: 'talca' })]).toEqual([type, 'why.not-polled']);
});

test('[4.4] a Network is bought once; only a Takeover changes its owner', () => {
  const seated = sit(playing({ siPlan: ['buy'], noPlan: ['buy', 'takeover'] }));
  seated.act(SI, { type: 'buy', region: 'concepcion' });
  expect(seated.state.regions.concepcion.network).toBe('si');
  expect(seated.why(NO, { type: 'buy', region: 'concepcion' })).toBe('why.network-owned');
  seated.act(NO, { type: 'takeover', region: 'concepcion' });
  expect(seated.state.regions.concepcion.network).toBe('no');
});

test("[4.5] no Negative Advertising under the other campaign's Network", () => {
  const open = { unpopular: card('democracy', ...BOTH) };
  const regions = { 'la-serena': { ...open, network: 'no' }, concepcion: open } as const;
  const seated = sit(playing({ siPlan: ['negative'], regions }));
  expect(seated.why(SI, { type: 'negative', region: 'la-serena' })).toBe('why.their-network');
  expect(seated.why(SI, { type: 'negative', region: 'concepcion' })).toBeNull();
});

test('[4.6] a Takeover needs control at the moment it is played', () => {
  const regions = {
    talca: { ...ours('education', 'si'), network: 'no', tokens: { si: 1, no: 1 } },
    temuco: { polled: ['si'], network: 'no', tokens: { si: 0, no: 1 } },
    santiago: { polled: ['si'], tokens: { si: 1, no: 0 } },
  } as const;
  const seated = sit(playing({ siPlan: ['takeover', 'positive'], noPlan: ['draw'], regions }));
  expect(seated.why(SI, { type: 'takeover', region: 'talca' })).toBe('why.take-needs-control');
  expect(seated.why(SI, { type: 'takeover', region: 'santiago' })).toBe('why.no-network-to-take');
  seated.act(SI, { type: 'positive', region: 'talca' });
  seated.act(NO, { type: 'draw' });
  seated.act(NO, { type: 'replace', issue: 'jobs' });
  const told = seated.act(SI, { type: 'takeover', region: 'talca' });
  expect(toldTo(told, null)).toContainEqual({ type: 'took-over', seat: SI, region: 'talca' });
  expect(seated.state.regions.talca.network).toBe('si');
});

test('[4.7] two tokens where one of your Issues is popular', () => {
  const regions = { talca: ours('education', 'si'), temuco: ours('democracy', 'si') };
  const seated = sit(playing({ siPlan: ['positive'], noPlan: ['draw'], regions }));
  expect(seated.why(SI, { type: 'positive', region: 'temuco' })).toBe('why.no-match');
  const told = seated.act(SI, { type: 'positive', region: 'talca' });
  expect(toldTo(told, null)).toEqual([
    { type: 'advertised', seat: SI, kind: 'positive', region: 'talca', placed: 2, replaced: 0 },
    { type: 'control', region: 'talca', from: null, to: 'si' },
  ]);
});

test('[4.8] two tokens where one of their Issues is unpopular', () => {
  const regions = {
    talca: { polled: ['si'], unpopular: card('democracy', 'si') },
    temuco: { polled: ['si'], unpopular: card('economy', 'si') },
  } as const;
  const seated = sit(playing({ siPlan: ['negative'], noPlan: ['draw'], regions }));
  expect(seated.why(SI, { type: 'negative', region: 'temuco' })).toBe('why.no-target');
  seated.act(SI, { type: 'negative', region: 'talca' });
  expect(seated.state.regions.talca.tokens).toEqual({ si: 2, no: 0 });
});

test.each([
  { before: { si: 0, no: 5 }, after: { si: 2, no: 3 }, placed: 2, replaced: 2 },
  { before: { si: 1, no: 3 }, after: { si: 3, no: 2 }, placed: 2, replaced: 1 },
  { before: { si: 4, no: 1 }, after: { si: 5, no: 0 }, placed: 1, replaced: 1 },
  { before: { si: 4, no: 0 }, after: { si: 5, no: 0 }, placed: 1, replaced: 0 },
])('[4.9] free spaces first, then theirs: $before becomes $after', ({ before, after, placed, replaced }) => {
  const regions = { temuco: { ...ours('education', 'si'), tokens: before } };
  const seated = sit(playing({ siPlan: ['positive'], noPlan: ['draw'], regions }));
  const told = seated.act(SI, { type: 'positive', region: 'temuco' });
  expect(seated.state.regions.temuco.tokens).toEqual(after);
  expect(toldTo(told, null)).toContainEqual(expect.objectContaining({ placed, replaced }));
});

test('[4.10] on a track that is all yours nothing happens, and the Fund is gone', () => {
  const regions = {
    temuco: { ...ours('education', 'si'), tokens: { si: 5, no: 0 }, network: 'si' },
    talca: { polled: ['si'], network: 'si' },
  } as const;
  const seated = sit(playing({ siPlan: ['positive', 'draw'], noPlan: ['draw'], regions }));
  const told = seated.act(SI, { type: 'positive', region: 'temuco' });
  expect(toldTo(told, null)).toEqual([
    { type: 'advertised', seat: SI, kind: 'positive', region: 'temuco', placed: 0, replaced: 0 },
  ]);
  expect(seated.state).toMatchObject({
    turn: 'no',
    tasks: [],
    campaigns: { si: { left: ['draw'], funds: 0 } },
  });
});

test('[4.11] the other learns that it fits, not what it is', () => {
  const regions = { talca: ours('education', 'si') };
  const seated = sit(playing({ siPlan: ['positive'], noPlan: ['draw'], regions }));
  const told = seated.act(SI, { type: 'positive', region: 'talca' });
  expect(JSON.stringify(toldTo(told, NO))).not.toContain('education');
  expect(regionOf(seated.view(NO), 'talca')).toMatchObject({ popular: null, unpopular: null });
});

describe('[4.12] the Network bonus', () => {
  const network = { polled: ['si'], network: 'si' } as const;
  const regions = {
    talca: { ...ours('education', 'si'), network: 'si' },
    temuco: { ...network, unpopular: card('democracy', 'si') },
    santiago: network,
    iquique: { network: 'no' },
  } as const;
  const advertised = () => {
    const seated = sit(playing({ siPlan: ['positive', 'negative'], noPlan: ['poll', 'draw'], regions }));
    seated.act(SI, { type: 'positive', region: 'talca' });
    return seated;
  };

  test('one token in one other Region with your Network', () => {
    const seated = advertised();
    expect(seated.waiting()).toEqual([SI]);
    expect(seated.legal(SI)).toEqual([
      { type: 'bonus', region: 'santiago' },
      { type: 'bonus', region: 'temuco' },
      { type: 'decline' },
    ]);
    expect(seated.why(SI, { type: 'bonus', region: 'talca' })).toBe('why.not-your-network');
    const told = seated.act(SI, { type: 'bonus', region: 'santiago' });
    expect(toldTo(told, null)).toEqual([
      { type: 'bonus', seat: SI, region: 'santiago', replaced: 0 },
      { type: 'control', region: 'santiago', from: null, to: 'si' },
    ]);
    expect(seated.state.regions.santiago.tokens).toEqual({ si: 1, no: 0 });
    expect(seated.waiting()).toEqual([NO]);
  });

  test('once a Day', () => {
    const seated = advertised();
    seated.act(SI, { type: 'bonus', region: 'santiago' });
    seated.act(NO, { type: 'poll', region: 'temuco' });
    seated.act(SI, { type: 'negative', region: 'temuco' });
    expect(seated.waiting()).toEqual([NO]);
  });

  test('who declines keeps it for later that Day', () => {
    const seated = advertised();
    seated.act(SI, { type: 'decline' });
    seated.act(NO, { type: 'poll', region: 'temuco' });
    seated.act(SI, { type: 'negative', region: 'temuco' });
    expect(seated.legal(SI)).toContainEqual({ type: 'bonus', region: 'talca' });
  });

  test('a bonus token takes the place of another on a full track, and there is none where all are yours', () => {
    const full = {
      ...regions,
      santiago: { ...network, tokens: { si: 9, no: 0 } },
      temuco: { ...network, tokens: { si: 0, no: 5 } },
    };
    const seated = sit(playing({ siPlan: ['positive'], noPlan: ['draw'], regions: full }));
    seated.act(SI, { type: 'positive', region: 'talca' });
    expect(seated.legal(SI)).toEqual([{ type: 'bonus', region: 'temuco' }, { type: 'decline' }]);
    seated.act(SI, { type: 'bonus', region: 'temuco' });
    expect(seated.state.regions.temuco.tokens).toEqual({ si: 1, no: 4 });
  });

  test('none where the Network is not yours, or is the only one', () => {
    const seated = sit(
      playing({ siPlan: ['positive'], noPlan: ['draw'], regions: { talca: ours('jobs', 'si') } }),
    );
    seated.act(SI, { type: 'positive', region: 'talca' });
    expect(seated.state.tasks).toEqual([]);
    expect(seated.why(SI, { type: 'decline' })).toBe('why.no-task');
  });
});

test('a refusal for junk names no card', () => {
  const seated = sit(playing({ siPlan: ['positive', 'shift', 'draw'], noPlan: ['draw'] }));
  expect(seated.why(SI, { type: 'positive', region: 'atlantis' } as never)).toBe('why.no-region');
  expect(seated.why(SI, { type: 'swap', a: null } as never)).toBe('why.no-region');
  expect(chile.view(seated.state, SI).turn).toBe(SI);
});
