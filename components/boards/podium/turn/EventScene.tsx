import { StyleSheet, View } from 'react-native';

import { CardBack } from '@/components/art/CardBack';
import { CardFace } from '@/components/art/CardFace';
import { Glyph } from '@/components/art/Glyph';
import { podium as icons } from '@/components/boards/podium/art/icons';
import { Text } from '@/components/basics/text/Text';
import { useFeedback } from '@/components/feedback/useFeedback';
import { Appear } from '@/components/motion/Appear';
import { useBeats } from '@/components/motion/useBeats';
import { FlipCard } from '@/components/motion/pieces/FlipCard';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { EVENT } from '@/rules/podium/text/numbers';
import type { Change, EventEffect, EventId, PeriodRecord } from '@/rules/podium/types';

import { KIND_ART, POLICY_ART, useInks } from '@/components/boards/podium/art/inks';
import { eventBeats } from './eventBeats';
import { PlanPicture } from '@/components/boards/podium/plans/PlanPicture';
import { eventEffectText, planName, policyName } from '@/components/boards/podium/text/say';

export type EventSceneProps = {
  readonly record: PeriodRecord;
  /** Which markers it moved, in the order of its effects; unknown to a phone that came later. */
  readonly changes: readonly Change[];
  /** It is turned up now. */
  readonly isPlaying: boolean;
};

const WIDTH = 84;
/** So wide at 100 % that no word of an effect is broken: what came of it stands below, where there is no room beside. */
const EFFECT = 100;

const moves = ({ type }: EventEffect): boolean => type !== 'take-funds';

/** Every effect that moves a marker has its own change, even where the marker stood at the end of its track. */
const changeOf = (effects: readonly EventEffect[], at: number, changes: readonly Change[]): Change | null =>
  effects.slice(at, at + 1).some(moves) ? (changes[effects.slice(0, at).filter(moves).length] ?? null) : null;

/** The Event of a Period: the card turns over, then what it does to whom, or which Plan stops it. */
export function EventScene({ record, changes, isPlaying }: EventSceneProps) {
  const g = useGameText('podium');
  const inks = useInks();
  const { scale, lies } = useTheme();
  const { play } = useFeedback();
  const { event, shield } = record;
  const { kind, effects } = EVENT[event];
  const shown = useBeats({
    beats: eventBeats(event),
    isPlaying,
    onBeat: (beat) => play(beat === 0 ? 'reveal' : 'tick'),
  });
  const width = WIDTH * Math.min(1.4, scale);
  return (
    <View
      style={[styles.scene, lies, { borderColor: inks.ink, backgroundColor: inks.ground }]}
      testID="event-scene"
    >
      <View style={styles.head}>
        <FlipCard
          open={shown > 0}
          back={<CardBack palette={inks} width={width} />}
          front={<CardFace of={KIND_ART[kind]} inks={inks} width={width} />}
        />
        <View style={styles.words}>
          <Text size="small" color={inks.ink}>
            {g('event.of', { period: record.period })}
          </Text>
          {shown > 0 && <Told event={event} />}
        </View>
      </View>
      {shown > 1 && shield !== null && (
        <Appear still={!isPlaying}>
          <View style={[styles.shield, { borderColor: inks.ink }]} testID="event-stopped">
            <Glyph of={icons.protection} size={30} color={inks.accent} />
            <PlanPicture plan={shield} />
            <View style={styles.words}>
              <Text tone="strong" color={inks.ink}>
                {g('event.stopped', { plan: planName(g, shield) })}
              </Text>
              <Text size="small" color={inks.ink}>
                {g('event.used', { kind: g(`kind.${kind}`) })}
              </Text>
            </View>
          </View>
        </Appear>
      )}
      <View style={styles.effects} aria-live="polite">
        {effects.map((effect, at) => (
          <View key={at} style={at + 2 < shown ? undefined : styles.unseen} aria-hidden={at + 2 >= shown}>
            <Struck effect={effect} record={record} change={changeOf(effects, at, changes)} />
          </View>
        ))}
      </View>
    </View>
  );
}

function Told({ event }: { event: EventId }) {
  const g = useGameText('podium');
  const inks = useInks();
  const { kind } = EVENT[event];
  return (
    <>
      <Text size="title" heading color={inks.ink}>
        {g(`event.${event}`)}
      </Text>
      <Text color={inks.ink}>{g(`event.${event}.text`)}</Text>
      <Text size="small" color={inks.ink}>
        {g('event.kind', { kind: g(`kind.${kind}`) })}
      </Text>
    </>
  );
}

type StruckProps = {
  readonly effect: EventEffect;
  readonly record: PeriodRecord;
  readonly change: Change | null;
};

/** One effect, and where its marker went. Where a Plan protects it is said to be stopped. */
function Struck({ effect, record, change }: StruckProps) {
  const g = useGameText('podium');
  const inks = useInks();
  const { colors, scale } = useTheme();
  const isStopped = record.shield !== null;
  const art =
    effect.type === 'lower'
      ? POLICY_ART[effect.policy]
      : effect.type === 'take-funds'
        ? icons.fund
        : icons.goal;
  const after =
    change !== null
      ? g('log.change', { ...change, policy: policyName(g, change.policy) })
      : effect.type === 'lower'
        ? g('event.now', { track: record.tracks[effect.policy] })
        : '';
  return (
    <View style={[styles.effect, { borderColor: isStopped ? colors.good : inks.accent }]}>
      <Glyph of={art} size={24} color={isStopped ? colors.good : inks.accent} />
      <View style={[styles.words, { flexBasis: EFFECT * scale }]}>
        <Text tone={isStopped ? 'plain' : 'strong'} color={inks.ink}>
          {eventEffectText(g, effect)}
        </Text>
      </View>
      <Text size="small" tone="strong" color={isStopped ? colors.good : inks.ink}>
        {isStopped ? g('event.averted') : after}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  scene: { borderWidth: 2, borderRadius: RADIUS.large, padding: SPACE.middle, gap: SPACE.small },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.middle },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 90, gap: 2 },
  shield: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    padding: SPACE.small,
  },
  effects: { gap: SPACE.tiny },
  unseen: { opacity: 0 },
  effect: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: SPACE.small,
    borderStartWidth: 4,
    paddingStart: SPACE.small,
    paddingVertical: 2,
  },
});
