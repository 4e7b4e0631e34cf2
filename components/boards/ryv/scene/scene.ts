import type { Happened } from '@/components/boards/types';
import type { Event } from '@/rules/ryv/types';

import type { RyvProps } from '@/components/boards/ryv/selection';

/** What one move or step brought about, for everyone to look at. */
export type Scene = { readonly rev: number; readonly events: readonly Event[] };

const SCENIC: readonly Event['type'][] = [
  'acted',
  'rolled',
  'influence',
  'linked',
  'unlinked',
  'need',
  'power',
  'standing',
  'reputation',
  'harmed',
  'shielded',
  'crackdown',
  'first-player',
  'drawn',
  'goal',
  'used',
  'blocked',
  'researched',
  'licensed',
  'asked',
  'refused',
  'verdict',
];

/** Whether everyone was told. What only one player was told is never part of a scene. */
const isOpen = ({ type }: Event): boolean => type !== 'drew' && type !== 'kept';

/** The newest scene, unless another phase has begun since. */
export function lastScene(happened: readonly Happened[]): Scene | null {
  for (let at = happened.length - 1; at >= 0; at -= 1) {
    const { rev } = happened[at] as Happened;
    const events = happened.flatMap((each) => (each.rev === rev ? [each.event as Event] : [])).filter(isOpen);
    if (events.some(({ type }) => SCENIC.includes(type))) return { rev, events };
    if (events.some(({ type }) => type === 'phase')) return null;
  }
  return null;
}

const isMyDeed = ({ events }: Scene, me: number | null): boolean =>
  events.some((event) => event.type === 'acted' && event.seat === me);

/** What just happened. Whoever has acted sees their dice first; their mat comes back when they go on. */
export function sceneOf({
  happened,
  scene: playing,
  view,
  me,
  selection,
}: Pick<RyvProps, 'happened' | 'scene' | 'view' | 'me' | 'selection'>) {
  const scene = lastScene(playing?.happened ?? happened);
  const isMine = scene !== null && isMyDeed(scene, me);
  return {
    scene,
    isPending:
      isMine &&
      view.phase === 'action' &&
      view.turn === me &&
      view.task === null &&
      scene.rev !== selection.seenRev,
  };
}
