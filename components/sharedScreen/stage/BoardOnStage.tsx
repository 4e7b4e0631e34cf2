import { ScrollView, StyleSheet } from 'react-native';

import { Bench } from '@/components/furniture/stage/Bench';
import { BAND, INK, STAGE } from '@/components/furniture/stage/looks';
import { Says } from '@/components/furniture/stage/Says';
import type { TableFrame } from '@/components/table/frame/useFrame';
import { newsOf } from '@/components/table/frame/logLines';
import { LOOKING_ON, selectNothing } from '@/components/table/lookingOn';
import { DistanceContext } from '@/components/theme';
import type { AtTable } from '@/state/session/useTable';

/** Twice what a phone has: its smallest words are 12. */
const FAR = 2;
const BENCH = 612;

/** A game that has no stage of its own: its board as phones have it, larger, and the people below. */
export function BoardOnStage({ at: { state }, frame }: { readonly at: AtTable; readonly frame: TableFrame }) {
  const { board, words, names, snapshot, seats } = frame;
  return (
    <>
      <DistanceContext value={FAR}>
        {/* Nothing on it can be touched, so the keyboard scrolls the board itself. */}
        <ScrollView tabIndex={0} style={styles.board} contentContainerStyle={styles.inside}>
          <board.Board
            key={state.jumps}
            {...LOOKING_ON}
            scene={state.scene}
            me={null}
            view={snapshot.view}
            waiting={snapshot.waiting}
            names={names}
            news={newsOf(state.events, words)}
            happened={state.events}
            selection={board.selection.empty}
            select={selectNothing}
          />
        </ScrollView>
      </DistanceContext>
      <Bench
        ink={INK.ink}
        people={seats.map(({ name, away, bot, next, points }) => ({
          name,
          state: away ? 'away' : bot ? 'bot' : 'here',
          next,
          counts:
            points === null ? null : (
              <Says size={46} face="display" color={INK.onDark}>
                {points}
              </Says>
            ),
        }))}
      />
    </>
  );
}

const styles = StyleSheet.create({
  board: {
    position: 'absolute',
    left: 0,
    top: BAND + 10,
    width: STAGE.width,
    height: BENCH - BAND - 10,
    backgroundColor: INK.paper,
  },
  inside: { padding: 24, gap: 16 },
});
