import { CarryingOn } from '@/components/carry/CarryingOn';
import { Gathered } from '@/components/carry/Gathered';
import { NearbyRow } from '@/components/join/NearbyRow';
import { Group } from '@/components/shell/Group';
import type { Gathering } from '@/state/carrying';

import type { GalleryPiece } from './piece';

const NEARBY = 'Tables nearby';
const noop = () => undefined;
/** As long as they get. */
const ADDRESS = '192.168.143.201';
const LINKS = [`http://${ADDRESS}:58787/carry#1`, 'http://10.0.0.2:58787/carry#1'];

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
  <CarryingOn
    code="7KQ2MW"
    links={LINKS}
    gatherings={stages.map((stage) => ({ id: stage, gathering: gathered(stage) }))}
    onGoOn={noop}
  />
);

const Near = () => (
  <Group sign="wifi" title={NEARBY}>
    {['dystocratic', 'chile', 'podium'].map((game) => (
      <NearbyRow key={game} game={game} address={ADDRESS} onPress={noop} />
    ))}
  </Group>
);

export const CARRY: readonly GalleryPiece[] = [
  {
    id: 'gathered',
    title: 'Gathered',
    states: [
      { name: 'some have come', Show: () => <Gathered gathering={gathered('gathering')} /> },
      { name: 'a share that is not the host’s', Show: () => <Gathered gathering={gathered('failed')} /> },
    ],
  },
  {
    id: 'carrying-on',
    title: 'CarryingOn',
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
