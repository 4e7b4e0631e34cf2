import { diagnose, findings, type Probes } from '@/state/join/diagnose';

const HOTSPOT = '192.168.43.1';
/** All is well, but nothing comes back. */
const probes = (change: Partial<Probes>): Probes => ({
  own: ['192.168.43.77'],
  hasMobileData: false,
  target: HOTSPOT,
  answer: 'silent',
  ...change,
});

test.each<[string, Partial<Probes>, ReturnType<typeof diagnose>]>([
  ['an answer is an answer, whatever else', { answer: 'yes', own: [], hasMobileData: true }, 'fine'],
  ['no network at all', { own: [] }, 'no-wifi'],
  ['only mobile data', { own: [], hasMobileData: true }, 'no-wifi'],
  ['nobody has said where the table is', { target: null, answer: null }, 'no-table'],
  ['the Wi-Fi of the school, the hotspot of the host', { own: ['10.3.7.9'] }, 'other-network'],
  ['another network, which refuses', { own: ['10.3.7.9'], answer: 'refused' }, 'other-network'],
  ['in two networks, one of them the right one', { own: ['10.3.7.9', '192.168.43.5'] }, 'kept-apart'],
  ['mobile data swallows it', { hasMobileData: true }, 'mobile-data'],
  ['mobile data, but the host said no', { hasMobileData: true, answer: 'refused' }, 'closed'],
  ['the host said no', { answer: 'refused' }, 'closed'],
  ['same network, and nothing comes back', {}, 'kept-apart'],
  ['the Wi-Fi at home, the hotspot of the host', { own: ['192.168.1.7'] }, 'other-network'],
  ['a large network', { own: ['192.168.41.9'] }, 'kept-apart'],
  ['the network of a school', { own: ['10.3.7.9'], target: '10.3.120.4' }, 'kept-apart'],
  ['a browser that knows it is on mobile data', { own: null, hasMobileData: true }, 'mobile-data'],
  ['a browser that knows nothing', { own: null, hasMobileData: null }, 'unknown'],
  ['Expo Go, and the host said no', { own: null, hasMobileData: null, answer: 'refused' }, 'closed'],
])('%s', (_what, change, diagnosis) => {
  expect(diagnose(probes(change))).toBe(diagnosis);
});

test('each finding is reported as it is, and what could not be tested as unknown', () => {
  expect(findings(probes({}))).toEqual({ network: 'yes', same: 'yes', dataOff: 'yes', answers: 'no' });
  expect(findings(probes({ own: ['192.168.41.9'] })).same).toBe('unknown');
  expect(findings(probes({ own: ['192.168.1.7'] })).same).toBe('no');
  expect(findings(probes({ own: [] }))).toMatchObject({ network: 'no', same: 'no' });
  expect(findings({ own: null, hasMobileData: null, target: null, answer: null })).toEqual({
    network: 'unknown',
    same: 'unknown',
    dataOff: 'unknown',
    answers: 'unknown',
  });
});
