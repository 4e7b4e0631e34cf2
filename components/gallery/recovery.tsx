import { Group } from '@/components/basics/page/Group';
import type { GalleryPiece } from '@/components/boards/galleryPiece';
import { NearbyRow } from '@/components/connect/join/NearbyRow';
import { RecoveryHostPanel } from '@/components/recovery/RecoveryHostPanel';
import { RecoveryPeople } from '@/components/recovery/RecoveryPeople';
import type { Gathering } from '@/state/recovery/recoveryState';

const NEARBY = 'Tables nearby';
const noop = () => undefined;
/** As long as they get. */
const ADDRESS = '192.168.143.201';
const LINKS = [`http://${ADDRESS}:58787/recover#1`, 'http://10.0.0.2:58787/recover#1'];

/** A bot has the first seat. */
const gathered = (stage: Gathering['stage']): Gathering => ({
  game: 'dystocratic',
  threshold: 3,
  stage,
  people: [
    { seat: 1, name: 'Amina', here: true, agreed: true, forged: false },
    { seat: 2, name: 'Wilhelmina Okonkwo-X', here: true, agreed: false, forged: false },
    { seat: 3, name: 'Đức', here: false, agreed: false, forged: false },
    { seat: 4, name: 'Bongani', here: true, agreed: true, forged: stage === 'failed' },
  ],
});

const here = (...stages: Gathering['stage'][]) => (
  <RecoveryHostPanel
    code="7KQ2MW"
    links={LINKS}
    gatherings={stages.map((stage) => ({ id: stage, group: stage, gathering: gathered(stage) }))}
    onGoOn={noop}
  />
);

const Near = () => (
  <Group icon="wifi" title={NEARBY}>
    {['7kq2', 'a41f', '03c9'].map((tableId) => (
      <NearbyRow key={tableId} tableId={tableId} address={ADDRESS} onPress={noop} />
    ))}
  </Group>
);

export const RECOVERY: readonly GalleryPiece[] = [
  {
    id: 'gathered',
    title: 'Gathered',
    states: [
      { name: 'some have come', Show: () => <RecoveryPeople gathering={gathered('gathering')} /> },
      {
        name: 'a share that is not the host’s',
        Show: () => <RecoveryPeople gathering={gathered('failed')} />,
      },
    ],
  },
  {
    id: 'recovery-on',
    title: 'Recovery panel',
    states: [
      { name: 'nobody yet', Show: () => here() },
      { name: 'two tables', Show: () => here('failed', 'opening') },
    ],
  },
  {
    id: 'nearby',
    title: 'NearbyRow',
    states: [{ name: 'long addresses', Show: Near }],
  },
];
