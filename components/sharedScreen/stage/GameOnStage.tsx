import { type ReactNode, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Happened, StageProps } from '@/components/boards/types';
import { useStage } from '@/components/boards/useBoard';
import { BOARDS } from '@/components/boards/boards';
import { shownCard } from '@/components/debrief/shownCard';
import { useDebriefCards } from '@/components/debrief/useDebriefCards';
import { INK } from '@/components/furniture/stage/looks';
import { StageTimer } from '@/components/furniture/stage/StageTimer';
import { type TableFrame, useFrame } from '@/components/table/frame/useFrame';
import { logLines } from '@/components/table/frame/logLines';
import { useGameText, useText } from '@/i18n';
import { invitationTo } from '@/state/session/invite';
import type { AtTable, GuestState } from '@/state/session/useTable';

import { BoardOnStage } from './BoardOnStage';
import { EndOnStage } from './EndOnStage';
import { LateCorner } from './LateCorner';
import { ShownLarge } from './ShownLarge';
import { StageBand } from './StageBand';
import { StageCanvas } from './StageCanvas';
import { useDebrief } from './useDebrief';

/** How much of the story is looked through for a line. */
const RECENT = 24;
/** How the ids of a debrief's questions begin among what can be shown large. */
const QUESTION = 'question-';

export type GameOnStageProps = {
  readonly at: AtTable;
  readonly menu: ReactNode;
  /** What is shown large instead of the game, by its id. */
  readonly large: string | null;
  readonly onEndLarge: () => void;
};

/** A game as a room sees it: caption, people, board. Everything on it is of the step that has landed. */
export function GameOnStage({ at, menu, large, onEndLarge }: GameOnStageProps) {
  const frame = useFrame(at.state);
  if (frame === null) return null;
  return (
    <Shown key={at.state.match} at={at} frame={frame} menu={menu} large={large} onEndLarge={onEndLarge} />
  );
}

function Shown({ at, frame, menu, large, onEndLarge }: GameOnStageProps & { readonly frame: TableFrame }) {
  const t = useText();
  const { table, snapshot } = frame;
  const g = useGameText(table.game);
  const stage = useStage(table.game);
  const props = stageProps(at.state, frame);
  const hasEnded = useHasEnded(table.stage === 'over', stage?.endMs ?? 0);
  const all = stage?.large?.(snapshot.view, { g, t }) ?? [];
  const text = all.find(({ id }) => id === large);
  const questions = all.filter(({ id }) => id.startsWith(QUESTION));
  const debrief = useDebrief({
    isEnd: hasEnded && text === undefined && table.guidance?.debrief === undefined,
    count: questions.length,
  });
  const question = debrief.asked === null ? undefined : questions[debrief.asked];
  const talk = shownCard(table, useDebriefCards(at.state));
  const inks = BOARDS[table.game]?.palette.light;
  const invitation = invitationTo(at.session, table);
  // Big moments have the screen to themselves.
  const isBig = at.state.scene !== null || table.stage === 'over' || stage?.isBig?.(props) === true;
  if (text !== undefined)
    return (
      <StageCanvas ground={INK.paper}>
        <ShownLarge {...text} onEnd={onEndLarge} />
      </StageCanvas>
    );
  if (talk !== null)
    return (
      <StageCanvas ground={INK.paper}>
        <ShownLarge title={t(`talk.step.${talk.step}`)} text={talk.text} />
        <View style={styles.menu}>{menu}</View>
        {at.state.clockEnds !== null && (
          <View style={styles.clock}>
            <StageTimer key={table.guidance?.clock} since={at.state.clockEnds} seconds={0} />
          </View>
        )}
      </StageCanvas>
    );
  if (question !== undefined)
    return (
      <StageCanvas ground={INK.paper}>
        <ShownLarge {...question} title={t('table.debrief')} onEnd={debrief.end} />
      </StageCanvas>
    );
  const told = lastTold(at.state.events, frame);
  const own = hasEnded ? null : (stage?.caption?.(props, { g, t }) ?? null);
  const { clockEnds } = at.state;
  const { timer } = frame.banner;
  const runs = timer !== undefined && timer.since !== null && at.state.scene === null;
  return (
    <StageCanvas ground={inks?.ink ?? INK.ink}>
      {hasEnded ? (
        <EndOnStage
          frame={frame}
          told={told?.text ?? frame.banner.text}
          end={stage?.end?.(props, { g, t }) ?? {}}
          inks={inks}
        />
      ) : stage === null ? (
        <BoardOnStage at={at} frame={frame} />
      ) : (
        <stage.Stage key={at.state.jumps} {...props} />
      )}
      <StageBand
        ink={inks?.ink ?? INK.ink}
        where={frame.heading}
        progress={stage?.progress(snapshot.view) ?? null}
        caption={hasEnded ? t('table.over.next') : (own ?? told?.text ?? frame.banner.text)}
        seat={hasEnded ? null : own === null ? (told === null ? frame.banner.seat : told.seat) : null}
        menu={menu}
        corner={
          invitation === null || isBig ? null : (
            <LateCorner
              table={table}
              invitation={invitation}
              sign={table.devices.length > 1 ? (at.state.trust.sign?.pictures ?? table.pictures) : null}
            />
          )
        }
        timer={
          clockEnds !== null ? (
            <StageTimer key={table.guidance?.clock} since={clockEnds} seconds={0} />
          ) : runs ? (
            <StageTimer since={timer.since} seconds={timer.seconds} />
          ) : null
        }
      />
    </StageCanvas>
  );
}

/** Whether it is over and the end has been looked at. Whoever comes later has missed it. */
function useHasEnded(isOver: boolean, endMs: number): boolean {
  const [hasEnded, setEnded] = useState(isOver);
  useEffect(() => {
    const timer = setTimeout(() => setEnded(isOver), isOver ? endMs : 0);
    return () => clearTimeout(timer);
  }, [isOver, endMs]);
  return isOver && (hasEnded || endMs === 0);
}

function stageProps(state: GuestState, { snapshot, names, seats, banner }: TableFrame): StageProps {
  return {
    view: snapshot.view,
    waiting: snapshot.waiting,
    names,
    happened: state.events,
    scene: state.scene,
    people: seats.map(({ name, away, bot, next, locked }) => ({
      name,
      state: away ? 'away' : bot ? 'bot' : 'here',
      next,
      locked,
    })),
    timer: banner.timer ?? null,
  };
}

/** The newest line of what everyone was told, and whom it is about. */
function lastTold(events: readonly Happened[], { words }: TableFrame) {
  const recent = events.slice(-RECENT);
  const last = logLines(recent, words, { whispers: false }).at(-1);
  if (last === undefined) return null;
  const { seat } = (recent[last.id]?.event ?? {}) as { readonly seat?: unknown };
  const [text = ''] = last.text.split('\n');
  return { text, seat: typeof seat === 'number' ? seat : null };
}

const styles = StyleSheet.create({
  menu: { position: 'absolute', left: 14, top: 12 },
  clock: {
    position: 'absolute',
    right: 14,
    top: 12,
    paddingHorizontal: 16,
    paddingVertical: 6,
    borderRadius: 12,
    backgroundColor: INK.ink,
  },
});
