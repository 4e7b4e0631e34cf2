import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Frame } from '@/components/table/frame/Frame';
import type { AtTable, GuestState } from '@/state/session/useTable';

import { trustOf } from './trustOf';

/** What a test prepares: a state of a game as one seat is told it. */
export type PreparedState = Pick<GuestState, 'table' | 'you' | 'rev' | 'snapshot' | 'events'> &
  Partial<GuestState>;

const noop = () => undefined;
const OK = () => Promise.resolve({ ok: true });
const GUEST = { choose: OK, ask: OK, lend: OK, compare: noop, tellAnyway: noop, subscribe: () => noop };

const REST: Omit<GuestState, 'table' | 'you' | 'rev' | 'snapshot' | 'events'> = {
  line: 'here',
  why: null,
  match: 1,
  base: null,
  clockEnds: null,
  waitingSince: 0,
  peeked: [],
  locked: null,
  verdict: null,
  unchecked: null,
  awaySince: null,
  movedTo: null,
  trust: trustOf({ compared: 'same' }),
  scene: null,
  isNewest: true,
  isHurried: false,
  jumps: 0,
  missed: [],
};

/** The frame of a table around a state that somebody prepared, with nobody at the other end: for tests and pictures. */
export function FramePage() {
  const [shown, show] = useState<{ readonly key: number; readonly of: PreparedState } | null>(null);
  useEffect(() => {
    const hooks = {
      showFrame: (of: PreparedState) => show((last) => ({ key: (last?.key ?? 0) + 1, of })),
      /** What comes next at the same table. */
      goOnInFrame: (of: PreparedState) => show((last) => ({ key: last?.key ?? 0, of })),
    };
    Object.assign(globalThis, hooks);
  }, []);
  if (shown === null) return <View testID="frame-page" />;
  const state: GuestState = { ...REST, ...shown.of };
  const at = {
    session: { tableId: 'gallery', guests: [], invitation: null, host: null },
    guest: { ...GUEST, state: () => state },
    state,
    states: [state],
    holder: 0,
    held:
      state.you.seat === null
        ? []
        : [{ guest: 0, seat: state.you.seat, name: state.table?.seats[state.you.seat]?.name ?? '' }],
  } as unknown as AtTable;
  return (
    <View key={shown.key} testID={`frame-${shown.key}`} style={styles.whole}>
      <Frame at={at} onPass={noop} onLeave={noop} />
    </View>
  );
}

const styles = StyleSheet.create({ whole: { flex: 1 } });
