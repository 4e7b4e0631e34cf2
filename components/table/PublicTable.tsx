import { useAtomValue } from 'jotai';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { Log } from '@/components/furniture/messages/Log';
import { TurnBanner } from '@/components/furniture/status/TurnBanner';
import { ConnectionLost } from '@/components/recovery/ConnectionLost';
import { SignPrints } from '@/components/sign/SignPrints';
import { PlayerStrip } from '@/components/table/frame/PlayerStrip';
import { DistanceContext, SPACE, useTheme, WIDE } from '@/components/theme';
import { useText } from '@/i18n';
import { holderStateAtom } from '@/state/session/tableSession';
import type { GuestState } from '@/state/session/useTable';

import { FairLine } from './ending/FairLine';
import { logLines, newsOf } from './frame/logLines';
import { useFrame } from './frame/useFrame';
import { LOOKING_ON, selectNothing } from './lookingOn';

const FAR = 1.3;
/** From across the room, where people may look at it and compare from phone to phone. */
const SIGN = 32;

type Says = {
  /** The debrief instead of the board. */
  readonly talks: boolean;
  /** What stands around it does not say that the line is lost. */
  readonly saysLost: boolean;
};

/**
 * Shows what everyone may see, for a screen in the middle of the room. It has no buttons to touch by mistake, but for the
 * cards of a debrief when it `talks`.
 */
export function PublicTable({ talks = false, saysLost = true }: Partial<Says>) {
  const state = useAtomValue(holderStateAtom);
  const { width } = useWindowDimensions();
  return state === null ? null : (
    <DistanceContext value={width >= WIDE ? FAR : 1}>
      <Shown state={state} wide={width >= WIDE} talks={talks} saysLost={saysLost} />
    </DistanceContext>
  );
}

function Shown({
  state,
  wide,
  talks,
  saysLost,
}: Says & { readonly state: GuestState; readonly wide: boolean }) {
  const t = useText();
  const { colors } = useTheme();
  const frame = useFrame(state);
  if (frame === null || state.snapshot === null) return null;
  const { board, words, names } = frame;
  const pictures = state.trust.sign?.pictures ?? frame.table.pictures;
  const { view, waiting } = state.snapshot;
  const Part = talks ? board.Debrief : board.Board;
  return (
    <View style={[styles.ground, { backgroundColor: colors.paper }]} testID="public-table">
      <View style={styles.heading}>
        <Text size="title" heading>
          {frame.heading}
        </Text>
        {pictures !== null && frame.table.devices.length > 1 && (
          <View style={styles.sign} testID="screen-sign">
            <SignPrints sign={pictures} size={SIGN} />
            <View style={styles.words}>
              <Text size="small" tone="soft">
                {t('trust.sign.screen')}
              </Text>
            </View>
          </View>
        )}
      </View>
      <PlayerStrip seats={frame.seats} />
      <TurnBanner {...frame.banner} mine={false} />
      {saysLost && state.line === 'away' && <ConnectionLost />}
      <View style={styles.sides}>
        {/* Nothing on it can be touched, so the keyboard scrolls the board itself. */}
        <ScrollView tabIndex={0} style={styles.board} contentContainerStyle={styles.inside}>
          {state.table?.stage === 'over' && !talks && <FairLine table={state.table} />}
          <Part
            key={state.jumps}
            {...LOOKING_ON}
            scene={state.scene}
            me={null}
            view={view}
            waiting={waiting}
            names={names}
            news={newsOf(state.events, words)}
            happened={state.events}
            since={state.waitingSince}
            selection={board.selection.empty}
            select={selectNothing}
          />
        </ScrollView>
        {wide && (
          <ScrollView
            tabIndex={0}
            style={[styles.story, { borderStartColor: colors.line }]}
            contentContainerStyle={styles.inside}
          >
            <Text size="large" heading>
              {t('table.log')}
            </Text>
            <Log lines={logLines(state.events, words, { whispers: false })} />
          </ScrollView>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  ground: { flex: 1, gap: SPACE.small, paddingVertical: SPACE.small },
  heading: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: SPACE.large,
    paddingHorizontal: SPACE.middle,
  },
  // A phone may look on too, and is narrower than the sentence.
  sign: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: SPACE.middle,
    maxWidth: '100%',
  },
  words: { flexShrink: 1 },
  sides: { flex: 1, flexDirection: 'row' },
  board: { flexGrow: 2, flexBasis: 0 },
  story: { flexGrow: 1, flexBasis: 0, borderStartWidth: 1 },
  inside: { padding: SPACE.middle, gap: SPACE.middle },
});
