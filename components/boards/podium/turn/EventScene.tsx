import { StyleSheet, View } from 'react-native';

import { CardBack } from '@/components/art/CardBack';
import { CardFace } from '@/components/art/CardFace';
import { Glyph } from '@/components/art/Glyph';
import { podium as icons } from '@/components/boards/podium/art/icons';
import { Text } from '@/components/basics/text/Text';
import { useFeedback } from '@/components/feedback/useFeedback';
import { Appear } from '@/components/motion/Appear';
import { FullScene } from '@/components/furniture/cards/FullScene';
import { useBoardPlace } from '@/components/motion/boardPlace';
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
/** A card is 5 : 7. */
const HIGH = 1.4;
/** Where a card fills a phone: a line of text, what else is told below the card, each effect, and what stops them. */
const WORDS = { line: 22, told: 104, effect: 58, shield: 136 } as const;
/** With a card of this size beside it, the whole story of an Event is told at once; else when the card lies. */
const STORY = 150;
/** The night in which a card turns, by day too. */
const NIGHT = { ground: '#2a0f2e', words: '#fff8ea' } as const;
/** Of a letter, about. */
const LETTER = 7.9;
const [LEAST, MOST] = [64, 230];
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
  const { colors, scale } = useTheme();
  const place = useBoardPlace();
  const { play } = useFeedback();
  const { event, shield } = record;
  const { kind, effects } = EVENT[event];
  const shown = useBeats({
    beats: eventBeats(event),
    isPlaying,
    onBeat: (beat) => play(beat === 0 ? 'reveal' : 'tick'),
  });
  const least = WIDTH * Math.min(1.4, scale);
  const isWhole = isPlaying && place !== null;
  const isLying = isWhole && place.width > place.height;
  const isBelow = isWhole && !isLying;
  const others = WORDS.told + WORDS.effect * effects.length + (shield === null ? 0 : WORDS.shield);
  const text = g(`event.${event}.text`);
  const lines = isWhole ? Math.ceil((text.length * LETTER * scale) / (place.width - SPACE.huge)) : 0;
  const roomWith = (words: number) =>
    isWhole ? Math.min(0.6 * place.width, (place.height - words * scale) / HIGH) : 0;
  // A phone has no room for a card, its story and what it does: the story is read when the card lies.
  const isStory = !isWhole || (isBelow && roomWith(others + WORDS.line * lines) >= STORY);
  const room = roomWith(others + (isStory ? WORDS.line * lines : 0));
  const color = isWhole ? NIGHT.words : inks.ink;
  const width = isBelow ? Math.max(LEAST, Math.min(MOST, room)) : least;
  return (
    <FullScene
      testID="event-scene"
      ground={isWhole ? NIGHT.ground : inks.ground}
      line={inks.ink}
      isFull={isPlaying}
    >
      <View style={[styles.head, isBelow && styles.below]}>
        <FlipCard
          open={shown > 0}
          back={<CardBack palette={inks} width={width} />}
          front={<CardFace of={KIND_ART[kind]} inks={inks} width={width} />}
        />
        <View
          style={isBelow ? [styles.under, { minHeight: (WORDS.told - WORDS.line) * scale }] : styles.words}
        >
          <Text color={color} align={isBelow ? 'center' : 'start'}>
            {g('event.of', { period: record.period })}
          </Text>
          {shown > 0 && <Told event={event} color={color} isWhole={isBelow} />}
        </View>
      </View>
      {isStory && (
        <View style={isWhole && { minHeight: WORDS.line * lines * scale }}>
          {shown > 0 && <Text color={color}>{text}</Text>}
        </View>
      )}
      {shown > 1 && shield !== null && (
        <Appear still={!isPlaying}>
          <View
            style={[
              styles.shield,
              { borderColor: inks.ink, backgroundColor: isWhole ? colors.sheet : undefined },
            ]}
            testID="event-stopped"
          >
            <Glyph of={icons.protection} size={30} color={inks.accent} />
            <PlanPicture plan={shield} />
            <View style={styles.words}>
              <Text tone="strong" color={inks.ink}>
                {g('event.stopped', { plan: planName(g, shield) })}
              </Text>
              <Text color={inks.ink}>{g('event.used', { kind: g(`kind.${kind}`) })}</Text>
            </View>
          </View>
        </Appear>
      )}
      <View style={styles.effects} aria-live="polite">
        {effects.map((effect, at) => (
          <View key={at} style={at + 2 < shown ? undefined : styles.unseen} aria-hidden={at + 2 >= shown}>
            <Struck
              effect={effect}
              record={record}
              change={changeOf(effects, at, changes)}
              isWhole={isWhole}
            />
          </View>
        ))}
      </View>
    </FullScene>
  );
}

type ToldProps = {
  readonly event: EventId;
  readonly color: string;
  /** It stands below its card, in the middle. */
  readonly isWhole: boolean;
};

function Told({ event, color, isWhole }: ToldProps) {
  const g = useGameText('podium');
  const { isLarge } = useTheme();
  const { kind } = EVENT[event];
  const align = isWhole ? 'center' : 'start';
  return (
    <>
      <Text size={isLarge ? 'large' : isWhole ? 'huge' : 'title'} heading align={align} color={color}>
        {g(`event.${event}`)}
      </Text>
      <Text align={align} color={color}>
        {g('event.kind', { kind: g(`kind.${kind}`) })}
      </Text>
    </>
  );
}

type StruckProps = {
  readonly effect: EventEffect;
  readonly record: PeriodRecord;
  readonly change: Change | null;
  /** As large as the scene. */
  readonly isWhole: boolean;
};

/** One effect, and where its marker went. Where a Plan protects it is said to be stopped. */
function Struck({ effect, record, change, isWhole }: StruckProps) {
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
    change === null
      ? effect.type === 'lower'
        ? g('event.now', { track: record.tracks[effect.policy] })
        : ''
      : effect.type === 'lower'
        ? g('event.change', { from: change.from, to: change.to })
        : g('log.change', { ...change, policy: policyName(g, change.policy) });
  return (
    <View
      style={[
        styles.effect,
        { borderColor: isStopped ? colors.good : inks.accent },
        isWhole && [styles.struck, { backgroundColor: colors.sheet }],
      ]}
    >
      <Glyph of={art} size={isWhole ? 32 : 24} color={isStopped ? colors.good : inks.accent} />
      <View style={[styles.words, { flexBasis: EFFECT * scale }]}>
        <Text size={isWhole ? 'large' : 'body'} tone={isStopped ? 'plain' : 'strong'} color={inks.ink}>
          {eventEffectText(g, effect)}
        </Text>
      </View>
      <Text size={isWhole ? 'large' : 'body'} tone="strong" color={isStopped ? colors.good : inks.ink}>
        {isStopped ? g('event.averted') : after}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.middle },
  below: { flexDirection: 'column' },
  under: { width: '100%', gap: 2 },
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
  struck: { borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.small },
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
