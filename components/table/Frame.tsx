import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/Button';
import { IconButton } from '@/components/basics/IconButton';
import { Notice } from '@/components/basics/Notice';
import { Screen } from '@/components/basics/Screen';
import { SPACE, useTheme } from '@/components/basics/theme';
import { useText } from '@/i18n';

import { HelpSheet } from './HelpSheet';
import { LogSheet } from './LogSheet';
import { PlayAgain } from './PlayAgain';
import { PlayerStrip } from './PlayerStrip';
import { StrikeOffer } from './SeatMenu';
import { TableMenu } from './TableMenu';
import { TurnBanner } from './TurnBanner';
import { useFrame } from './useFrame';
import { useMoves } from './useMoves';
import { useMyTurn } from './useMyTurn';
import { useReturn } from './useReturn';
import { useTip } from './useTip';
import type { AtTable } from './useTable';

export type FrameProps = {
  readonly at: AtTable;
  readonly onPass: (guest: number) => void;
  readonly onLeave: () => void;
};

/** The table on a phone: whose turn, the board, and what I can do. */
export function Frame({ at, onPass, onLeave }: FrameProps) {
  const t = useText();
  const { isLarge } = useTheme();
  const { guest, state, held, holder } = at;
  const { busy, choose } = useMoves(guest, state.table?.game ?? '');
  const [sheet, setSheet] = useState<'log' | 'menu' | 'help' | null>(null);
  const frame = useFrame(state);
  const me = state.you.seat;
  const tip = frame && state.snapshot ? frame.words.tip(state.snapshot.view, me) : null;
  const { isNew, done } = useTip(tip?.id ?? null);
  useMyTurn(frame?.mine ?? false);
  const { isBack, welcomed } = useReturn(state.line);

  if (frame === null || state.snapshot === null || state.table === null) return null;
  const { board, words, names } = frame;
  const { view, legal, waiting } = state.snapshot;
  const close = () => setSheet(null);
  const nextHeld = frame.mine ? undefined : held.find(({ seat }) => waiting.includes(seat));
  const isOver = state.table.stage === 'over';
  const mayRestart = isOver && (me !== null || state.you.steward);
  const props = {
    view,
    legal,
    waiting,
    me,
    names,
    locked: state.locked,
    peeked: state.peeked,
    busy,
    choose,
  };
  const strip = <PlayerStrip seats={frame.seats} />;

  return (
    <Screen
      title={frame.heading}
      onBack={onLeave}
      onHelp={() => setSheet('help')}
      scroll={false}
      tools={
        <>
          <IconButton icon="log" label={t('table.log')} onPress={() => setSheet('log')} />
          <IconButton icon="menu" label={t('table.menu')} onPress={() => setSheet('menu')} />
        </>
      }
      footer={
        <>
          <StrikeOffer at={at} />
          {nextHeld !== undefined && state.snapshot.ballot?.opening !== true && (
            <Button
              kind="main"
              label={t('basics.pass', { name: nextHeld.name })}
              onPress={() => onPass(nextHeld.guest)}
            />
          )}
          <board.Actions key={holder} {...props} />
          {mayRestart && <PlayAgain guest={guest} game={state.table.game} />}
        </>
      }
    >
      {!isLarge && strip}
      <View style={styles.banner}>
        <TurnBanner {...frame.banner} />
      </View>
      <ScrollView style={styles.board} contentContainerStyle={styles.inside}>
        {state.line === 'away' && <Notice tone="bad" text={t('table.line.away')} />}
        {isBack && (
          <Notice
            tone="good"
            text={t('table.line.back', { name: me === null ? '' : (names[me] ?? '') })}
            onClose={welcomed}
          />
        )}
        {tip !== null && isNew && <Notice text={tip.text} onClose={done} testID="tip" />}
        {isLarge && strip}
        <board.Board {...props} />
      </ScrollView>
      <LogSheet
        open={sheet === 'log'}
        onClose={close}
        events={state.events}
        words={words}
        name={me === null ? null : (names[me] ?? null)}
      />
      <HelpSheet open={sheet === 'help'} onClose={close} game={state.table.game} now={words.rules(view)} />
      <TableMenu open={sheet === 'menu'} onClose={close} at={at} onPass={onPass} onLeave={onLeave} />
    </Screen>
  );
}

const styles = StyleSheet.create({
  banner: { paddingVertical: SPACE.tiny },
  board: { flex: 1 },
  inside: { padding: SPACE.small, gap: SPACE.small },
});
