import { type ReactNode, useEffect, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { canDo } from '@/components/boards/legal';
import { useFeedback } from '@/components/feedback/useFeedback';
import { News } from '@/components/furniture/messages/News';
import { SPACE, useTheme, WIDE } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Spot } from '@/rules/ryv/kinds';
import { isLink, isOutcome } from '@/rules/ryv/text/numbers';

import { Agreements } from './talk/Agreements';
import { aimOf } from './aim';
import { Bubbles } from './map/Bubbles';
import { Clock } from './talk/Clock';
import { Ending } from './debrief/Ending';
import { Futures } from './map/Futures';
import { Licensed } from './mat/Licensed';
import { LinkChoice } from './map/LinkChoice';
import { Mat, Me } from './mat/Mat';
import { Opening } from './opening/Opening';
import { PlaceSheet } from './map/PlaceSheet';
import { RoundBoard } from './map/RoundBoard';
import { nextWords } from './text/say';
import { SceneView } from './scene/SceneView';
import { sceneOf } from './scene/scene';
import type { RyvProps } from './selection';
import { SettingBar } from './map/SettingBar';

/** Everything public. What matters in this phase comes first, the rest stays below it. */
export function Board(props: RyvProps) {
  const { view, names, me } = props;
  // Whoever comes back after a reload has seen the end already.
  const [wasOver] = useState(view.result !== null);
  if (view.result !== null)
    return <Ending view={view} result={view.result} names={names} still={wasOver} touchable={me !== null} />;
  return (
    <Country {...props}>
      <Foreground {...props} />
    </Country>
  );
}

/** What this phase is about: the mat, the talk, or what has just happened. */
function Foreground(props: RyvProps) {
  const { view, names, me, legal } = props;
  const { scene, isPending } = sceneOf(props);
  const aim = aimOf(props);
  const isPlaying = props.scene !== null;
  const [lingers, fold] = useLinger(isPlaying && scene !== null, READ_MS);
  // While a place is asked for, what has happened is a card below the places.
  const isFull = isPlaying || lingers || isPending || (view.queue.length > 0 && aim.spots === null);
  const told = scene !== null && (
    <View
      key="scene"
      onStartShouldSetResponderCapture={() => {
        fold();
        return false;
      }}
    >
      <SceneView scene={scene} names={names} setting={view.setting} isPlaying={isPlaying} isFull={isFull} />
    </View>
  );
  if (scene !== null && (isPlaying || lingers)) return <>{told}</>;
  const isMyTurn = me !== null && view.phase === 'action' && view.turn === me && view.task === null;
  if (view.phase === 'opening') return <Opening {...props} />;
  if (view.phase === 'discuss') return <Discussion {...props} />;
  if (view.phase === 'dispute') return <Agreements {...props} />;
  if (isMyTurn && !isPending)
    return (
      <>
        <Mat {...props} me={me} />
        {aim.action === null && <Advice {...props} />}
        {aim.action === null && canDo(legal, 'dispute') && <Agreements {...props} />}
        {aim.action === null && <News lines={props.news} />}
      </>
    );
  return (
    <>
      {told}
      {view.queue.length > 0 && <Next {...props} />}
      <Advice {...props} />
      {canDo(legal, 'dispute') && <Agreements {...props} />}
      {me !== null && view.queue.length === 0 && !isPending && <Me {...props} me={me} />}
    </>
  );
}

/** So long its result stays before it makes room for the rest of the board. */
const READ_MS = 4_000;

/** Whether it is so, or was a moment ago; and what ends the moment. */
function useLinger(is: boolean, ms: number): readonly [lingers: boolean, end: () => void] {
  const [lingers, setLingers] = useState(is);
  if (is && !lingers) setLingers(true);
  useEffect(() => {
    if (is || !lingers) return;
    const timer = setTimeout(() => setLingers(false), ms);
    return () => clearTimeout(timer);
  }, [is, lingers, ms]);
  return [lingers && !is, () => !is && setLingers(false)];
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

/** How long the rulebook would take over it. Only the Discussion ends by a clock. */
const MINUTES: { readonly [P in RyvProps['view']['phase']]?: number } = {
  market: 5,
  action: 15,
  developments: 5,
};

function Advice({ view: { phase } }: RyvProps) {
  const g = useGameText('ryv');
  const minutes = MINUTES[phase];
  if (minutes === undefined) return null;
  return (
    <Text size="small" tone="soft" align="center" testID="advice">
      {g('said', { what: g(`phase.${phase}`), value: g('board.time.advice', { minutes }) })}
    </Text>
  );
}

function Discussion(props: RyvProps) {
  const { view, names, me } = props;
  const g = useGameText('ryv');
  const to = me === null ? null : (view.players[me]?.sheet.supports ?? null);
  return (
    <>
      {view.options.discussionTimer > 0 && <Clock {...props} key={view.round} />}
      {to !== null && <Text>{g('board.support.given', { to: names[to] ?? '' })}</Text>}
      <Bubbles {...props} />
      <Agreements {...props} />
      {me !== null && <Me {...props} me={me} />}
    </>
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
  sides: { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.small },
  side: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
