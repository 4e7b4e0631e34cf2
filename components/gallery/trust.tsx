import { Screen } from '@/components/basics/page/Screen';
import type { GalleryPiece } from '@/components/boards/galleryPiece';
import { AlarmText } from '@/components/trust/AlarmText';
import { BallotTrust } from '@/components/trust/BallotTrust';
import { Comparing } from '@/components/trust/CompareCodes';
import { HeaderSign } from '@/components/trust/HeaderSign';
import { NotTheSame } from '@/components/trust/NotTheSame';
import { OthersStopped } from '@/components/trust/OthersStopped';
import { PhoneList } from '@/components/trust/PhoneList';
import { SignAnswers, SignCard } from '@/components/trust/SignCard';
import { StepsGone } from '@/components/trust/StepsGone';
import { TrustNotice } from '@/components/trust/TrustNotice';
import type { TrustState } from '@/state/session/tableSession';

import { LONG_SIGN, SIGN } from './sign';
import { trustOf, trustPhone } from './trustOf';

const NAMES = ['Amina', 'Wilhelmina Okonkwo-X', 'Đức', 'Bongani'];
const HEADING = 'Round 1 of 4';
const noop = () => undefined;

/** A circle of three phones with the app, the last of them with two players. */
const trust = (of: Partial<TrustState> = {}): TrustState =>
  trustOf({
    sign: { pictures: SIGN, round: '', tries: 1, without: [] },
    devices: [trustPhone(0), trustPhone(1), trustPhone(2, { seats: [2, 3] })],
    ...of,
  });

const PAGES = [
  trustPhone(0, { runs: 'page' }),
  trustPhone(1, { runs: 'page' }),
  trustPhone(2, { runs: 'host' }),
];
const MIXED = [
  trustPhone(0, { runs: 'app' }),
  trustPhone(1, { hasCompared: true }),
  trustPhone(2, { runs: 'page', confirms: false }),
  trustPhone(3, { runs: 'page', here: false }),
];
const LATE = trust({
  sign: { pictures: LONG_SIGN, round: '', tries: 3, without: [3] },
  devices: PAGES,
});

/** As long as a true one. */
const CODES = {
  mine: () =>
    `palaver-compare-1 1a2b3c4d ${'a'.repeat(64)} ${'1'.repeat(16)} ${'c'.repeat(64)} 0 120 ${'d'.repeat(64)}`,
  check: () => 'same' as const,
};

const card = (of: TrustState, reader: number | null) => (
  <>
    <SignCard trust={of} names={NAMES} reader={reader} mine={[0]} />
    <SignAnswers onAnswer={noop} />
  </>
);
const header = (of: TrustState, isNew = false) => (
  <Screen
    title={HEADING}
    onBack={noop}
    onHelp={noop}
    under={<HeaderSign trust={of} names={NAMES} isNew={isNew} onPress={noop} />}
    scroll={false}
  >
    {null}
  </Screen>
);
const alarms = ['fork', 'forged', 'left-out', 'changed-list', 'false-key', 'other-host'] as const;

export const TRUST_PIECES: readonly GalleryPiece[] = [
  {
    id: 'sign-card',
    title: 'SignCard',
    states: [
      { name: 'read aloud', Show: () => card(trust(), 0) },
      { name: 'another reads', Show: () => card(trust(), 1) },
      { name: 'pages, one missing, three rounds', Show: () => card(LATE, 1) },
      { name: 'dealt without this phone', Show: () => card(trust({ isLeftOut: true }), 1) },
    ],
  },
  {
    id: 'header-sign',
    title: 'HeaderSign',
    states: [
      { name: 'not compared yet', Show: () => header(trust()) },
      { name: 'new', Show: () => header(trust(), true) },
      { name: 'compared', Show: () => header(trust({ compared: 'same' })) },
      { name: 'not the same', Show: () => header(trust({ compared: 'different' })) },
    ],
  },
  {
    id: 'trust-phones',
    title: 'PhoneList',
    states: [{ name: 'mixed', Show: () => <PhoneList trust={trust({ devices: MIXED })} names={NAMES} /> }],
  },
  {
    id: 'ballot-trust',
    title: 'BallotTrust',
    states: [
      { name: 'page', Show: () => <BallotTrust trust={trust({ devices: PAGES })} names={NAMES} /> },
      { name: 'app, not compared', Show: () => <BallotTrust trust={trust()} names={NAMES} /> },
      {
        name: 'app, compared by others',
        Show: () => <BallotTrust trust={trust({ devices: MIXED })} names={NAMES} />,
      },
      {
        name: 'app, compared',
        Show: () => <BallotTrust trust={trust({ devices: MIXED, compared: 'same' })} names={NAMES} />,
      },
    ],
  },
  {
    id: 'compare-codes',
    title: 'Compare codes',
    states: [{ name: 'this phone’s code', Show: () => <Comparing codes={CODES} /> }],
  },
  {
    id: 'not-the-same',
    title: 'NotTheSame',
    states: [
      {
        name: 'what to do',
        Show: () => <NotTheSame trust={trust({ devices: MIXED, compared: 'different' })} names={NAMES} />,
      },
      {
        name: 'on the board',
        Show: () => <TrustNotice trust={trust({ compared: 'different' })} names={NAMES} onMore={noop} />,
      },
    ],
  },
  {
    id: 'others-stopped',
    title: 'Others stopped',
    states: (['different', 'alarm'] as const).map((stopped) => ({
      name: stopped,
      Show: () => (
        <OthersStopped
          trust={trust({ devices: [trustPhone(0), trustPhone(1, { stopped })] })}
          names={NAMES}
        />
      ),
    })),
  },
  {
    id: 'steps-gone',
    title: 'StepsGone',
    states: [{ name: 'after a move', Show: () => <StepsGone lost={2} /> }],
  },
  {
    id: 'alarms',
    title: 'AlarmText',
    states: alarms.map((what) => ({
      name: what,
      Show: () => <AlarmText trust={trust({ alarm: { what, with: trustPhone(1).key } })} names={NAMES} />,
    })),
  },
];
