import { useEffect, useMemo, useRef, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Notice } from '@/components/basics/page/Notice';
import { TurningContext } from '@/components/furniture/ending/turning';
import { Tip } from '@/components/furniture/messages/Tip';
import { FrameContext } from '@/components/furniture/thumb/frameContext';
import { HostingNotice } from '@/components/hosting/HostingNotice';
import { ConnectionLost } from '@/components/recovery/ConnectionLost';
import { ClockForAll } from '@/components/table/guidance/ClockForAll';
import { Hand, HandInRail } from '@/components/table/guidance/Hand';
import { FairLine } from '@/components/table/ending/FairLine';
import { SaveGame } from '@/components/table/ending/SaveGame';
import { type Talk, useTalk } from '@/components/table/ending/useTalk';
import { justTakenBack } from '@/components/table/takeBack/takeBackLines';
import { UndoButton } from '@/components/table/takeBack/UndoButton';
import { BoardPlaceContext, FillsBoardContext } from '@/components/motion/boardPlace';
import { SPACE, TOUCH, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

import { Bottom } from './Bottom';
import { Faster } from './floats/Faster';
import { Floats } from './floats/Floats';
import { useForMe } from './floats/useForMe';
import { useMessage } from './floats/useMessage';
import { SomebodyAway } from './floats/SomebodyAway';
import { LostBallot } from './floats/LostBallot';
import { Rail } from './rail/Rail';
import { SeatsRow } from './rail/SeatsRow';
import { TurnLine } from './rail/TurnLine';
import { useConnectionBack } from './useConnectionBack';
import type { StageProps } from './stageProps';

/** Longer than this, a sentence needs the room of the number of rounds; the notches still tell it. */
const SHORT = 34;
const SHORTER = 26;
const NARROW = 350;
/** Menu and help, to both sides of the seats. */
const BUTTONS = 2 * TOUCH;

/** Rail, strip, board and thumb zone; below each other, or beside the board where the phone lies. */
export function Stage(of: StageProps) {
  const { at, frame, standing, props, trust, onMenu, onHelp } = of;
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const { width } = useWindowDimensions();
  const scroll = useRef<ScrollView>(null);
  const { board, words, snapshot, heading } = frame;
  const { me } = props;
  const calls = frame.table.guidance?.isLed === true && me !== null;
  const isLying = standing.shape === 'lying';
  const { seats = 'rail' } = board;
  const inRail = seats === 'rail';
  const Strip = typeof seats === 'string' ? null : seats;
  const isOver = frame.table.stage === 'over';
  const ground = frame.mine && !inRail && me !== null ? theme.seat(me) : null;
  const moment = words.moment?.(snapshot.view, me) ?? heading;
  // A new part of the game begins at the top of the board, wherever somebody had scrolled to, and so does a scene.
  const scene = props.scene?.rev ?? null;
  useEffect(() => scroll.current?.scrollTo({ y: 0 }), [moment, scene]);
  const turn = (
    <TurnLine
      turn={frame.banner}
      // At the thumb there is room for a third line, unless words are large; the rail has two.
      lines={(inRail || isLying) && !theme.isLarge ? 3 : undefined}
      // Beside a board that lies it stands at the thumb, on paper, and not in the rail.
      color={isLying ? undefined : ground?.onColor}
      paper={isLying || ground === null ? undefined : theme.colors.sheet}
    />
  );
  const place = {
    shape: standing.shape,
    me,
    // Of a game that is over the ending itself says so, in larger words.
    turn: (inRail && !isOver) || isLying ? turn : null,
    idle: null,
    showBoard: () => scroll.current?.scrollTo({ y: 0 }),
  };
  const rail = (
    <Rail
      heading={heading}
      rounds={words.rounds?.(snapshot.view) ?? null}
      counts={isLying || (!inRail && frame.banner.text.length <= (width < NARROW ? SHORTER : SHORT))}
      ground={ground}
      onMenu={onMenu}
      onHelp={onHelp}
      menuMark={trust.mark}
      call={calls ? (color) => <HandInRail at={at} color={color} /> : undefined}
    >
      {isLying ? (
        <View style={styles.grow} />
      ) : inRail ? (
        <SeatsRow seats={frame.seats} room={width - BUTTONS - (calls ? TOUCH : 0)} onPress={onMenu} />
      ) : (
        turn
      )}
    </Rail>
  );
  const talk = useTalk();
  const bottom = <Bottom {...of} talk={talk} />;
  const strip = Strip !== null && <Strip {...props} />;
  const table = <Board {...of} scroll={scroll} talk={talk} />;
  const { colors } = theme;
  return (
    <FrameContext value={place}>
      <View
        style={[
          styles.ground,
          { backgroundColor: colors.paper, paddingTop: insets.top, paddingBottom: insets.bottom },
        ]}
      >
        {isLying ? (
          <View style={styles.row}>
            <View style={styles.grow} role="main">
              {strip}
              {table}
            </View>
            <View style={[styles.column, { width: standing.column, borderStartColor: colors.ink }]}>
              {rail}
              {inRail && (
                <View style={[styles.seats, { borderBottomColor: colors.ink }]}>
                  <SeatsRow seats={frame.seats} room={standing.column} folded onPress={onMenu} />
                </View>
              )}
              <View role="complementary" style={styles.below}>
                {bottom}
              </View>
            </View>
          </View>
        ) : (
          <>
            {rail}
            <View role="main" style={styles.grow}>
              {strip}
              {table}
              {bottom}
            </View>
          </>
        )}
      </View>
    </FrameContext>
  );
}

/** The board, and what floats at its foot, where it can be scrolled clear. What the table waits for stands at its head. */
function Board({
  at,
  frame,
  props,
  since,
  trust,
  scroll,
  talk,
}: StageProps & { readonly scroll: React.RefObject<ScrollView | null>; readonly talk: Talk }) {
  const t = useText();
  const { state } = at;
  const { board, words, names, snapshot, table } = frame;
  const { me } = props;
  const [size, setSize] = useState({ width: 0, height: 0 });
  const { width, height } = size;
  const place = useMemo(() => (height > 0 ? { width, height } : null), [width, height]);
  const [floating, setFloating] = useState(0);
  const [isFilled, setFilled] = useState(false);
  const [touches, setTouches] = useState(0);
  const { isBack, welcomed } = useConnectionBack(state.line);
  const takenBack = justTakenBack(state.events, words);
  const forMe = useForMe(state.events, words, me);
  const message = useMessage([
    forMe !== null && { text: forMe.text, stays: true, testID: 'for-me', onClose: forMe.read },
    // What was missed last may be what fills the board.
    frame.missed !== null && !isFilled && { text: frame.missed, testID: 'missed', onClose: welcomed },
    takenBack !== null && { text: takenBack },
    isBack &&
      !isFilled &&
      frame.missed === null && {
        tone: 'good',
        text: t('table.line.back', { name: me === null ? '' : (names[me] ?? '') }),
        onClose: welcomed,
      },
  ]);
  // A scene is the one story of its moment, and of the moment in which people read what came of it.
  const tip = state.scene === null && !isFilled ? words.tip(snapshot.view, me) : null;
  const isOver = table.stage === 'over';
  const Shown = isOver && talk.is ? board.Debrief : board.Board;
  return (
    <>
      {state.line === 'away' && (
        <View style={styles.lost}>
          <ConnectionLost />
        </View>
      )}
      <View style={styles.board} testID="board" onLayout={({ nativeEvent }) => setSize(nativeEvent.layout)}>
        <ScrollView
          ref={scroll}
          testID="board-scroll"
          // There may be nothing else in it that the keyboard could reach to scroll it.
          tabIndex={0}
          style={styles.grow}
          contentContainerStyle={[styles.inside, { paddingBottom: SPACE.small + floating }]}
        >
          <HostingNotice isPlaying />
          {state.scene === null && <SomebodyAway at={at} />}
          {trust.notice}
          {state.scene === null && <LostBallot at={at} />}
          <TurningContext value={isOver && talk.is ? talk.turning : null}>
            <BoardPlaceContext value={place}>
              <View
                style={styles.shown}
                onStartShouldSetResponderCapture={() => {
                  setTouches(touches + 1);
                  return false;
                }}
              >
                <FillsBoardContext value={setFilled}>
                  <Shown key={since} {...props} />
                </FillsBoardContext>
              </View>
            </BoardPlaceContext>
          </TurningContext>
          {isOver && !talk.is && <FairLine table={table} />}
          {isOver && !talk.is && <SaveGame guest={at.guest} table={table} />}
        </ScrollView>
        <Floats room={height} onHeight={setFloating}>
          <View style={styles.pills} pointerEvents="box-none">
            <UndoButton at={at} />
            <Faster at={at} isMine={frame.mine} />
            <Hand at={at} />
            {state.clockEnds !== null && <ClockForAll key={table.guidance?.clock} ends={state.clockEnds} />}
          </View>
          {message !== null ? (
            <Notice {...message} floats />
          ) : (
            tip !== null && <Tip {...tip} touches={touches} />
          )}
        </Floats>
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  ground: { flex: 1 },
  pills: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  row: { flex: 1, flexDirection: 'row' },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  column: { borderStartWidth: 2 },
  seats: { flexDirection: 'row', paddingHorizontal: SPACE.tiny, borderBottomWidth: 2 },
  below: { flexGrow: 1, flexShrink: 1, flexBasis: 0, justifyContent: 'flex-end' },
  lost: { padding: SPACE.small, paddingBottom: 0 },
  shown: { gap: SPACE.small },
  board: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  inside: { padding: SPACE.small, gap: SPACE.small },
});
