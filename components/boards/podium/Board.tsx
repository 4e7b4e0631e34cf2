import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { CardBack } from '@/components/art/CardBack';
import { Text } from '@/components/basics/text/Text';
import { WaitingFor } from '@/components/furniture/status/WaitingFor';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Change, Event, PhaseName } from '@/rules/podium/types';

import { Choosing } from './turn/Choosing';
import { Collected } from './plans/Collected';
import { Ending } from './debrief/Ending';
import { EventScene } from './turn/EventScene';
import { useInks } from './art/inks';
import { Outcome } from './turn/Outcome';
import { Plans } from './plans/Plans';
import { Promises } from './promises/Promises';
import { Reminders } from './promises/Reminders';
import { policyNames } from './text/say';
import { mine } from './turn/seats';
import type { PodiumProps } from './selection';
import { Speech } from './turn/Speech';
import { Standing } from './debrief/Standing';
import { Tracks } from './policies/Tracks';

/** Phases in which Plans are touched or spoken of, and come first on a phone. */
const FUNDING: readonly PhaseName[] = ['talk', 'invest', 'gift'];

/** Everything public. What matters in this phase comes first, the rest stays below it. */
export function Board(props: PodiumProps) {
  const { view, names, me, scene } = props;
  // Whoever comes back after a reload has seen the end already.
  const [wasOver] = useState(view.ending !== null);
  const { ending, speaking } = view;
  if (ending !== null) return <Ending view={view} ending={ending} still={wasOver} touchable={me !== null} />;
  const plans = <Plans {...props} />;
  const areTouched = me !== null && FUNDING.includes(view.phase);
  const table = (
    <View style={styles.sides}>
      {areTouched && plans}
      <View style={styles.side}>
        <Tracks view={view} names={names} me={me} />
        <Standing view={view} touchable={me !== null} />
      </View>
      {!areTouched && plans}
    </View>
  );
  if (view.phase === 'choose')
    return (
      <View style={styles.board}>
        <Choosing {...props} />
        {view.policies.length > 0 && <Tracks view={view} names={names} me={me} />}
      </View>
    );
  return (
    <View style={styles.board}>
      {scene === null ? (
        <Scene {...props} isPlaying={false} />
      ) : (
        <Scene {...props} view={scene.view} happened={scene.happened} isPlaying />
      )}
      {speaking !== null && (
        <Speech key={`${view.period}-${speaking.policy}`} view={view} speaking={speaking} names={names} />
      )}
      <Holdings {...props} />
      {me !== null && <Reminders view={view} me={me} />}
      {table}
      <Promises view={view} touchable={me !== null} />
    </View>
  );
}

/** Whoever leads several Policies is told which. */
function Holdings({ view, me }: PodiumProps) {
  const g = useGameText('podium');
  const held = mine(view, me);
  return held.length < 2 ? null : (
    <Text size="small" tone="strong">
      {g('holds.many', {
        policies: policyNames(
          g,
          held.map(({ policy }) => policy),
        ),
      })}
    </Text>
  );
}

/** Which markers the last Event moved. */
function changesOf(happened: PodiumProps['happened']): readonly Change[] {
  const events = happened.map(({ event }) => event as Event);
  return events.reduce<readonly Change[]>(
    (changes, event) => (event.type === 'turned-event' ? event.changes : changes),
    [],
  );
}

/** What just happened or is about to, for the whole table. */
function Scene({ view, names, happened, isPlaying }: PodiumProps & { readonly isPlaying: boolean }) {
  const last = view.history.at(-1);
  switch (view.phase) {
    case 'prepare':
    case 'vote':
    case 'negotiator':
      return last === undefined ? null : (
        <EventScene key={last.period} record={last} changes={changesOf(happened)} isPlaying={isPlaying} />
      );
    case 'talk':
      return <WaitingFor seats={names.map((name, seat) => ({ name, done: view.ready.includes(seat) }))} />;
    case 'effects':
      return (
        <>
          {view.collecting !== null && <Collected view={view} collecting={view.collecting} />}
          <Outcome view={view} />
        </>
      );
    case 'gift':
      return <Outcome view={view} />;
    case 'event':
      return (
        <>
          <FaceDown />
          <Outcome view={view} />
        </>
      );
    case 'choose':
    case 'propose':
    case 'debate':
    case 'invest':
    case 'over':
      return null;
  }
}

/** The Event that is about to be turned up. */
function FaceDown() {
  const g = useGameText('podium');
  const inks = useInks();
  return (
    <View style={styles.event} testID="event-down">
      <CardBack palette={inks} width={56} />
      <View style={styles.words}>
        <Text size="large" heading>
          {g('event.title')}
        </Text>
        <Text>{g('tip.event')}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  board: { gap: SPACE.small },
  sides: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small, alignItems: 'flex-start' },
  side: { gap: SPACE.small, flexGrow: 1, flexShrink: 1, flexBasis: 320 },
  event: { flexDirection: 'row', alignItems: 'center', gap: SPACE.middle },
  words: { flex: 1 },
});
