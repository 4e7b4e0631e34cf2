import { useEffect, useRef, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { IconButton } from '@/components/basics/input/IconButton';
import { Notice } from '@/components/basics/page/Notice';
import { Screen } from '@/components/basics/page/Screen';
import { Text } from '@/components/basics/text/Text';
import { FrameNotesContext } from '@/components/furniture/frameNotes';
import { Log } from '@/components/furniture/messages/Log';
import { Tip } from '@/components/furniture/messages/Tip';
import { TurnBanner } from '@/components/furniture/status/TurnBanner';
import { HostingNotice } from '@/components/hosting/HostingNotice';
import { ConnectionLost } from '@/components/recovery/ConnectionLost';
import { FairPlay } from '@/components/table/ending/FairPlay';
import { PlayAgain } from '@/components/table/ending/PlayAgain';
import { SaveGame } from '@/components/table/ending/SaveGame';
import { TableMenu } from '@/components/table/menu/TableMenu';
import { ProposalSheet } from '@/components/table/takeBack/ProposalSheet';
import { RewindSheet } from '@/components/table/takeBack/RewindSheet';
import { justTakenBack, lastTakeBack } from '@/components/table/takeBack/takeBackLines';
import { UndoButton } from '@/components/table/takeBack/UndoButton';
import { useSelection } from '@/components/table/frame/useSelection';
import { RADIUS, SPACE, useTheme, WIDE } from '@/components/theme';
import { useText } from '@/i18n';
import { isLeadHere } from '@/state/session/lead';
import type { AtTable } from '@/state/session/useTable';

import { HelpSheet } from './HelpSheet';
import { logLines, newsOf } from './logLines';
import { LogSheet } from './LogSheet';
import { LostBallot, LostBallotActions } from './LostBallot';
import { PlayerStrip } from './PlayerStrip';
import { useConnectionBack } from './useConnectionBack';
import { type TableFrame, useFrame } from './useFrame';
import { useMoves } from './useMoves';
import { useMyTurnSound } from './useMyTurnSound';
import { useSaveProgress } from './useSaveProgress';
import { useTrust } from './useTrust';

export type FrameProps = {
  readonly at: AtTable;
  readonly onPass: (guest: number) => void;
  readonly onLeave: () => void;
};

/** A player's screen: whose turn it is, the board, and what the player can do. */
export function Frame(props: FrameProps) {
  const frame = useFrame(props.at.state);
  return frame === null ? null : <Playing {...props} frame={frame} />;
}

function Playing({ at, onPass, onLeave, frame }: FrameProps & { readonly frame: TableFrame }) {
  const t = useText();
  const { colors, isLarge, scale } = useTheme();
  const { width } = useWindowDimensions();
  const isWide = width >= WIDE * (isLarge ? scale * 0.8 : 1);
  const { guest, state, held, holder } = at;
  const { table, snapshot, board, words, names, heading } = frame;
  const { view, legal, waiting } = snapshot;
  const me = state.you.seat;
  const { busy, choose } = useMoves(guest, table.game);
  const [sheet, setSheet] = useState<'log' | 'menu' | 'help' | 'rewind' | null>(null);
  const scroll = useRef<ScrollView>(null);
  const moment = words.moment?.(view, me) ?? heading;
  // A new part of the game begins at the top of the board, wherever somebody had scrolled to.
  useEffect(() => scroll.current?.scrollTo({ y: 0 }), [moment]);
  const tip = words.tip(view, me);
  useMyTurnSound(frame.mine);
  useSaveProgress(at, heading);
  const { isBack, welcomed } = useConnectionBack(state.line);
  // A board animates only what happens after it was mounted. It is mounted anew after an undo, so that nothing old moves.
  const since = lastTakeBack(state.events);
  const { selection, select } = useSelection(board.selection, {
    view,
    me,
    owner: JSON.stringify([table.id, state.match, me, since]),
  });

  const trust = useTrust(at, onLeave);

  const close = () => setSheet(null);
  const nextHeld = frame.mine ? undefined : held.find(({ seat }) => waiting.includes(seat));
  const isOver = table.stage === 'over';
  const mayRestart = state.you.steward || isLeadHere(table, me);
  const leadName = table.seats[table.lead ?? -1]?.name ?? null;
  const takenBack = justTakenBack(state.events, words);
  const mayRewind = me !== null && !isOver;
  const props = {
    view,
    legal,
    waiting,
    me,
    names,
    locked: state.locked,
    peeked: state.peeked,
    news: newsOf(state.events, words),
    happened: state.events,
    busy,
    choose,
    selection,
    select,
  };
  // With large words the board needs the whole height: whose turn it is comes first and scrolls with it.
  const strip = <PlayerStrip seats={frame.seats} />;
  const banner = <TurnBanner {...frame.banner} />;
  const top = (
    <View style={[styles.top, isLarge && styles.scrolls]}>
      {isLarge ? banner : strip}
      {isLarge ? strip : banner}
    </View>
  );
  const mineToDo = (
    <>
      {/* First: it comes by itself a moment after a move, and all of this grows upwards. Below, it would push what a finger is about to touch away. */}
      <UndoButton at={at} />
      <LostBallotActions at={at} />
      {trust.question}
      {nextHeld !== undefined && snapshot.ballot?.opening !== true && (
        <Button
          kind="main"
          label={t('basics.pass', { name: nextHeld.name })}
          onPress={() => onPass(nextHeld.guest)}
        />
      )}
      <board.Actions key={`${holder}/${since}`} {...props} />
      {isOver && <SaveGame guest={guest} table={table} />}
      {isOver && mayRestart && <PlayAgain guest={guest} game={table.game} />}
      {isOver && !mayRestart && leadName !== null && (
        <Text>{t('table.again.leads', { name: leadName })}</Text>
      )}
    </>
  );

  return (
    <FrameNotesContext value={trust.notes}>
      <Screen
        title={heading}
        under={trust.header}
        onBack={onLeave}
        onHelp={() => setSheet('help')}
        scroll={false}
        width={isWide ? 'tablet' : 'phone'}
        tools={
          <>
            {!isWide && <IconButton icon="log" label={t('table.log')} onPress={() => setSheet('log')} />}
            <IconButton icon="menu" label={t('table.menu')} onPress={() => setSheet('menu')} />
          </>
        }
        footer={isWide ? undefined : mineToDo}
      >
        {!isLarge && top}
        <View style={styles.sides}>
          <ScrollView
            ref={scroll}
            // When all is over there may be nothing else in it that the keyboard could reach to scroll it.
            {...(isOver && { tabIndex: 0 as const })}
            style={styles.board}
            contentContainerStyle={styles.inside}
          >
            {trust.notice}
            {state.line === 'away' && <ConnectionLost />}
            <HostingNotice isPlaying />
            <LostBallot at={at} />
            {isLarge && top}
            {isBack && (
              <Notice
                tone="good"
                text={t('table.line.back', { name: me === null ? '' : (names[me] ?? '') })}
                onClose={welcomed}
              />
            )}
            {takenBack !== null && <Notice text={takenBack} />}
            {tip !== null && <Tip {...tip} />}
            {isOver && <FairPlay table={table} />}
            <board.Board key={since} {...props} />
          </ScrollView>
          {isWide && (
            <View style={styles.side}>
              <ScrollView
                tabIndex={0}
                style={[styles.story, { borderColor: colors.line, backgroundColor: colors.sheet }]}
                contentContainerStyle={styles.told}
              >
                <Text size="large" heading>
                  {t('table.log')}
                </Text>
                <Log lines={logLines(state.events, words, { whispers: false })} />
                {mayRewind && <Button label={t('table.rewind')} onPress={() => setSheet('rewind')} />}
              </ScrollView>
              {mineToDo}
            </View>
          )}
        </View>
        <LogSheet
          open={sheet === 'log'}
          onClose={close}
          events={state.events}
          words={words}
          name={me === null ? null : (names[me] ?? null)}
          onRewind={mayRewind ? () => setSheet('rewind') : undefined}
        />
        <RewindSheet open={sheet === 'rewind'} onClose={close} at={at} words={words} />
        <ProposalSheet at={at} words={words} names={names} />
        <HelpSheet open={sheet === 'help'} onClose={close} game={table.game} now={words.rules(view)} />
        <TableMenu open={sheet === 'menu'} onClose={close} at={at} onPass={onPass} onLeave={onLeave} />
        {trust.sheet}
      </Screen>
    </FrameNotesContext>
  );
}

const styles = StyleSheet.create({
  top: { gap: SPACE.tiny, paddingBottom: SPACE.tiny },
  scrolls: { marginHorizontal: -SPACE.small },
  sides: { flex: 1, flexDirection: 'row' },
  board: { flexGrow: 3, flexShrink: 1, flexBasis: 0 },
  inside: { padding: SPACE.small, gap: SPACE.small },
  side: { flexGrow: 2, flexShrink: 1, flexBasis: 0, padding: SPACE.small, gap: SPACE.small },
  story: { flexGrow: 1, flexShrink: 1, flexBasis: 0, borderWidth: 1, borderRadius: RADIUS.middle },
  told: { padding: SPACE.middle, gap: SPACE.middle },
});
