import { type ReactNode, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { canDo } from '@/components/boards/legal';
import { useFeedback } from '@/components/feedback/useFeedback';
import { News } from '@/components/furniture/messages/News';
import { Timer } from '@/components/furniture/status/Timer';
import { WaitingFor } from '@/components/furniture/status/WaitingFor';
import { SPACE, useTheme, WIDE } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Spot } from '@/rules/ryv/kinds';
import { isLink, isOutcome } from '@/rules/ryv/text/numbers';

import { Agreements } from './talk/Agreements';
import { aimOf } from './aim';
import { Bubbles } from './map/Bubbles';
import { Debrief } from './debrief/Debrief';
import { Ending } from './debrief/Ending';
import { Futures } from './map/Futures';
import { Licensed } from './mat/Licensed';
import { LinkChoice } from './map/LinkChoice';
import { Mat, Me } from './mat/Mat';
import { PlaceSheet } from './map/PlaceSheet';
import { RoundBoard } from './map/RoundBoard';
import { nextWords } from './text/say';
import { SceneView } from './scene/SceneView';
import { sceneOf } from './scene/scene';
import type { RyvProps } from './selection';
import { SettingBar } from './map/SettingBar';
import { Story } from './debrief/Story';

/** Everything public. What matters in this phase comes first, the rest stays below it. */
export function Board(props: RyvProps) {
  const { view, names, happened } = props;
  // Whoever comes back after a reload has seen these dice already.
  const [known] = useState(happened.at(-1)?.rev ?? -1);
  const [wasOver] = useState(view.result !== null);
  if (view.result !== null)
    return (
      <View style={styles.board}>
        <Ending view={view} result={view.result} names={names} still={wasOver} />
        <Story view={view} result={view.result} names={names} />
        <Debrief />
      </View>
    );
  return (
    <Country {...props}>
      <Foreground {...props} known={known} />
    </Country>
  );
}

/** What this phase is about: the mat, the talk, or what has just happened. */
function Foreground({ known, ...props }: RyvProps & { readonly known: number }) {
  const { view, names, me, legal } = props;
  const { scene, isPending } = sceneOf(props);
  const aim = aimOf(props);
  const isMyTurn = me !== null && view.phase === 'action' && view.turn === me && view.task === null;
  if (view.phase === 'discuss') return <Discussion {...props} />;
  if (view.phase === 'dispute') return <Agreements {...props} />;
  if (isMyTurn && !isPending)
    return (
      <>
        <Mat {...props} me={me} />
        {aim.action === null && <News lines={props.news} />}
      </>
    );
  return (
    <>
      {scene !== null && <SceneView scene={scene} names={names} still={scene.rev <= known} />}
      {view.queue.length > 0 && <Next {...props} />}
      {canDo(legal, 'dispute') && <Agreements {...props} />}
      {me !== null && view.queue.length === 0 && !isPending && <Me {...props} me={me} />}
    </>
  );
}

/** The step that comes when somebody goes on. */
function Next({ view, names }: RyvProps) {
  const g = useGameText('ryv');
  return (
    <Text tone="strong" align="center" testID="next-step">
      {g('board.next', { next: nextWords(g, view, names) })}
    </Text>
  );
}

function Discussion(props: RyvProps) {
  const { view, names, me } = props;
  const minutes = view.options.discussionTimer;
  return (
    <>
      <View style={styles.head}>
        {minutes > 0 && view.phase === 'discuss' && <Clock key={view.round} minutes={minutes} />}
        <WaitingFor
          seats={names.map((name, seat) => ({ name, done: view.players[seat]?.sheet.ready ?? false }))}
        />
      </View>
      <Bubbles {...props} />
      <Agreements {...props} />
      {me !== null && <Me {...props} me={me} />}
    </>
  );
}

/** A reminder only. It runs by this phone's own clock and ends nothing. */
function Clock({ minutes }: { minutes: number }) {
  const g = useGameText('ryv');
  const [since] = useState(() => Date.now());
  return (
    <View style={styles.clock}>
      <Text size="small" tone="soft">
        {g('board.time')}
      </Text>
      <Timer since={since} seconds={minutes * 60} />
    </View>
  );
}

/** The table in the middle: places to look at, or to choose from when something is to be placed. */
function Country({ children, ...props }: RyvProps & { readonly children: ReactNode }) {
  const { view, names, me, select } = props;
  const { play } = useFeedback();
  const { width } = useWindowDimensions();
  const { isLarge } = useTheme();
  const aim = aimOf(props);
  const [near, setNear] = useState<Spot | null>(null);
  const { spots } = aim;
  const touch = (spot: Spot) => {
    if (!(spots?.includes(spot) ?? false)) return setNear(spot);
    play('tick');
    select({ spot });
  };
  const places = { view, names, targets: spots, chosen: aim.spot, onSpot: me === null ? null : touch };
  const links = spots?.filter(isLink) ?? [];
  const isWide = width >= WIDE && !isLarge;
  const ring = <RoundBoard {...places} />;
  const futures = <Futures {...places} />;
  const licensed = <Licensed view={view} names={names} touchable={me !== null} />;
  const isMarket = view.phase === 'market';
  // What the table asks a place for comes after the places: they are to be touched now.
  const isAsked = spots !== null && aim.action === null;
  const isAboutFutures = spots?.some(isOutcome) === true || view.phase === 'future';
  return (
    <View style={isWide && styles.sides}>
      <View style={[styles.board, isWide && styles.side]}>
        {!isAsked && children}
        {links.length > 0 && <LinkChoice links={links} chosen={aim.spot} onLink={touch} />}
        {isAboutFutures && futures}
        {isMarket && !isAsked && licensed}
        {!isWide && ring}
        {isAsked && children}
        {!isAboutFutures && futures}
        <SettingBar view={view} touchable={me !== null} />
        {(!isMarket || isAsked) && licensed}
      </View>
      {isWide && ring}
      {near !== null && <PlaceSheet view={view} names={names} spot={near} onClose={() => setNear(null)} />}
    </View>
  );
}

const styles = StyleSheet.create({
  board: { gap: SPACE.small },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
  clock: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.small },
  sides: { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.small },
  side: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
