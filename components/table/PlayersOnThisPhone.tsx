import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Curtain } from '@/components/furniture/secrets/Curtain';
import { Ribbon } from '@/components/furniture/secrets/Ribbon';
import { Connecting } from '@/components/recovery/Connecting';
import { holderAtom } from '@/state/session/tableSession';
import type { AtTable } from '@/state/session/useTable';

import { Frame } from './frame/Frame';
import { useFrame } from './frame/useFrame';
import { PublicTable } from './PublicTable';

/** Shows the players of this phone one at a time, with a curtain while the phone is passed. */
export function PlayersOnThisPhone({ at, onLeave }: { at: AtTable; onLeave: () => void }) {
  const setHolder = useSetAtom(holderAtom);
  const { held, holder, state } = at;
  const isShared = held.length > 1;
  const isOver = state.table?.stage === 'over';
  const waiting = state.snapshot?.waiting ?? [];
  /** Whom the phone is being passed to, or `null` while somebody has it open. */
  const [passing, setPassing] = useState<number | null | 'to-next'>('to-next');
  const frame = useFrame(state);

  const sits = held.some(({ guest }) => guest === holder);
  const toAct = held.find(({ seat }) => waiting.includes(seat)) ?? held[0];
  const to = passing === 'to-next' || !sits ? toAct : held.find(({ guest }) => guest === passing);

  // Someone gave their seat away: the phone goes to who is left.
  const only = held.length === 1 ? held[0]?.guest : undefined;
  useEffect(() => {
    if (!sits && only !== undefined) setHolder(only);
  }, [sits, only, setHolder]);

  const hangs = isShared && !isOver && (passing !== null || !sits);
  const open = () => {
    if (to !== undefined) setHolder(to.guest);
    setPassing(null);
  };
  // Where nothing is secret the board stays, and a ribbon says whose turn it is.
  const isOpen = state.snapshot !== null && frame?.words.isOpenStep?.(state.snapshot.view) === true;
  if (hangs && to !== undefined && isOpen)
    return (
      <View role="main" style={styles.whole}>
        <PublicTable />
        <Ribbon name={to.name} seat={to.seat} onOpen={open} />
      </View>
    );
  if (hangs && to !== undefined)
    return <Curtain key={to.guest} name={to.name} seat={to.seat} onOpen={open} />;
  if (frame === null) return <Connecting onLeave={onLeave} />;
  return <Frame key={holder} at={at} onPass={setPassing} onLeave={onLeave} />;
}

const styles = StyleSheet.create({ whole: { flex: 1 } });
