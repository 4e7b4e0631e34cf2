import { useIsFocused } from 'expo-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { EmptyState } from '@/components/basics/page/EmptyState';
import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';
import { useLeaveTable } from '@/components/hosting/LeaveTableSheet';
import { Lobby } from '@/components/lobby/Lobby';
import { Connecting } from '@/components/recovery/Connecting';
import { fetchMotifs } from '@/components/sign/SignPrints';
import { useText, useRefusal } from '@/i18n';
import { recoveryAtom } from '@/state/recovery/recoveryState';
import { type ClosedGame, closedGame } from '@/state/session/closedGame';
import { leaveTable, returnToTable } from '@/state/session/connectToTable';
import { signCardDueAtom } from '@/state/session/signCard';
import { skipScene } from '@/state/session/story';
import { useTable } from '@/state/session/useTable';

import { useBackAsks } from './back/useBackAsks';
import { ClosedGamePage } from './ClosedGamePage';
import { fetchForTrouble } from './fetchForTrouble';
import { shownStep } from './shownStep';

/** Nobody needs it before a game begins, and it is too much for a guest's first load. */
const fetchPlaying = () => import('./playing');
const PlayersOnThisPhone = lazyWithRetry(() =>
  fetchPlaying().then(({ PlayersOnThisPhone }) => ({ default: PlayersOnThisPhone })),
);
const SpectatorScreen = lazyWithRetry(() =>
  fetchPlaying().then(({ SpectatorScreen }) => ({ default: SpectatorScreen })),
);
const Guidance = lazyWithRetry(() => fetchPlaying().then(({ Guidance }) => ({ default: Guidance })));
const fetchRecovery = () => import('@/components/recovery/pages');
const RecoveryScreen = lazyWithRetry(() =>
  fetchRecovery().then(({ RecoveryScreen }) => ({ default: RecoveryScreen })),
);

/** Whoever has just come in is to see the table first. */
const SETTLED_MS = 3_000;

type Arrival = 'arriving' | 'here' | 'unknown' | 'damaged' | ClosedGame;

export function TableScreen({ id, onHome }: { id: string; onHome: () => void }) {
  const t = useText();
  const refusal = useRefusal();
  const at = useTable();
  const arrival = useArrival(id);
  const leave = () => {
    leaveTable();
    onHome();
  };
  const leaving = useLeaveTable(leave);
  const recovery = useAtomValue(recoveryAtom);
  const isPlaying = at?.state.table?.stage === 'playing';
  useBackAsks({
    isWanted: isPlaying && at !== null && at.held.length > 0,
    isInFront: useIsFocused(),
    ask: leaving.ask,
  });
  const isStarting = isPlaying || (at?.state.table?.shuffle ?? null) !== null;
  useEffect(() => {
    if (!isStarting) return;
    fetchMotifs();
    fetchPlaying().catch(() => undefined);
  }, [isStarting]);
  const waitsAt = at?.state.table?.stage === 'lobby' ? at.state.table.id : null;
  const setCardDue = useSetAtom(signCardDueAtom);
  useEffect(() => {
    if (waitsAt !== null) setCardDue(waitsAt);
  }, [waitsAt, setCardDue]);
  const isHere = at?.state.line === 'here';
  useEffect(() => {
    if (!isHere) return;
    const fetching = setTimeout(() => void fetchForTrouble(), isPlaying ? 0 : SETTLED_MS);
    return () => clearTimeout(fetching);
  }, [isHere, isPlaying]);

  if (arrival === 'unknown')
    return <EmptyState title={t('table.unknown')} text={t('table.unknown.text')} onHome={onHome} />;
  if (typeof arrival === 'object') return <ClosedGamePage id={id} closed={arrival} onHome={onHome} />;
  if (arrival === 'damaged')
    return <EmptyState title={t('table.damaged')} text={t('table.damaged.text')} onHome={onHome} />;
  if (at === null || arrival === 'arriving') return <Connecting onLeave={leave} />;

  if (recovery !== null) return <RecoveryScreen recovery={recovery} />;
  const { line, why, table, snapshot, movedTo } = at.state;
  if (why === 'moved')
    return (
      <EmptyState
        title={t('recovery.moved')}
        text={refusal(why)}
        onHome={leave}
        on={
          movedTo === null
            ? undefined
            : {
                label: t('recovery.follow'),
                onPress: () =>
                  void fetchRecovery().then(({ goToRecoveryDevice }) => goToRecoveryDevice(movedTo)),
              }
        }
      />
    );
  if (line === 'turned-away')
    return <EmptyState title={t('table.turned-away')} text={refusal(why ?? '')} onHome={leave} />;
  if (table === null) return <Connecting onLeave={leave} />;
  const guidance = table.guidance !== undefined && (
    <Suspense fallback={null}>
      <Guidance at={at} table={table} />
    </Suspense>
  );
  if (table.stage === 'lobby')
    return (
      <View style={styles.whole}>
        <Lobby />
        {guidance}
      </View>
    );
  if (snapshot === null) return <Connecting onLeave={leave} />;
  const Seen = at.held.length === 0 ? SpectatorScreen : PlayersOnThisPhone;
  return (
    <View
      style={styles.whole}
      {...shownStep(at.state)}
      // A touch lands the scene, and still does what it was meant for.
      onStartShouldSetResponderCapture={() => {
        skipScene();
        return false;
      }}
    >
      <Seen at={at} onLeave={leaving.leave} />
      {guidance}
      {leaving.sheet}
    </View>
  );
}

/** Connects to the table again, after a reload or from the home page. */
function useArrival(id: string): Arrival {
  const [arrived, setArrived] = useState<{ id: string; as: Arrival }>({ id, as: 'arriving' });
  useEffect(() => {
    let isWanted = true;
    const arrive = (as: Arrival) => isWanted && setArrived({ id, as });
    Promise.resolve()
      .then(() => isWanted && returnToTable(id))
      .then(
        (known) => arrive(known ? 'here' : 'unknown'),
        // The saved game is left as it is: somebody may still be able to read it.
        () => arrive(closedGame(id) ?? 'damaged'),
      );
    return () => {
      isWanted = false;
    };
  }, [id]);
  return arrived.id === id ? arrived.as : 'arriving';
}

const styles = StyleSheet.create({ whole: { flex: 1 } });
