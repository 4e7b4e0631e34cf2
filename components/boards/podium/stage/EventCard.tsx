import { StyleSheet, View } from 'react-native';

import { CardBack } from '@/components/art/CardBack';
import { CardFace } from '@/components/art/CardFace';
import { Glyph } from '@/components/art/Glyph';
import { podium as icons } from '@/components/boards/podium/art/icons';
import { KIND_ART, POLICY_ART } from '@/components/boards/podium/art/inks';
import { eventEffectText, planName } from '@/components/boards/podium/text/say';
import { eventBeats } from '@/components/boards/podium/turn/eventBeats';
import { useFeedback } from '@/components/feedback/useFeedback';
import { INK, STAGE } from '@/components/furniture/stage/looks';
import { fitting, Says } from '@/components/furniture/stage/Says';
import { Appear } from '@/components/motion/Appear';
import { FlipCard } from '@/components/motion/pieces/FlipCard';
import { useBeats } from '@/components/motion/useBeats';
import { useGameText } from '@/i18n';
import { EVENT } from '@/rules/podium/text/numbers';
import type { EventEffect, PeriodRecord } from '@/rules/podium/types';

import { inks } from './Hall';

const CARD = { width: 240, height: 336 } as const;

const artOf = (effect: EventEffect) =>
  effect.type === 'lower'
    ? POLICY_ART[effect.policy]
    : effect.type === 'take-funds'
      ? icons.fund
      : icons.goal;

export type EventCardProps = { readonly record: PeriodRecord; readonly isPlaying: boolean };

/** The Event of a Period, for the whole room: the card turns, then what it does, or which Plan stops it. */
export function EventCard({ record: { event, shield }, isPlaying }: EventCardProps) {
  const g = useGameText('podium');
  const { play } = useFeedback();
  const { kind, effects } = EVENT[event];
  const shown = useBeats({
    beats: eventBeats(event),
    isPlaying,
    onBeat: (beat) => play(beat === 0 ? 'reveal' : 'tick'),
  });
  const text = g(`event.${event}.text`);
  return (
    <View style={styles.over} testID="event-scene">
      <FlipCard
        open={shown > 0}
        size={CARD}
        back={<CardBack palette={inks} width={CARD.width} />}
        front={<CardFace of={KIND_ART[kind]} inks={inks} width={CARD.width} />}
      />
      <View style={styles.words}>
        {shown > 0 && (
          <>
            <Says size={fitting(g(`event.${event}`), 760, 1, [64, 52, 44])} face="display" color={INK.onDark}>
              {g(`event.${event}`)}
            </Says>
            <Says size={30} face="text" color={INK.onDark}>
              {text}
            </Says>
          </>
        )}
        {shown > 1 && shield !== null && (
          <Appear still={!isPlaying}>
            <View style={[styles.effect, styles.good]} testID="event-stopped">
              <Glyph of={icons.protection} size={44} color={INK.good} />
              <Says size={28} color={INK.good}>
                {g('event.stopped', { plan: planName(g, shield) })}
              </Says>
            </View>
          </Appear>
        )}
        {effects.map(
          (effect, at) =>
            at + 2 < shown && (
              <Appear key={at} still={!isPlaying}>
                <View style={[styles.effect, shield !== null && styles.good]}>
                  <Glyph of={artOf(effect)} size={40} color={shield === null ? '#8c1a12' : INK.good} />
                  <Says size={28} color={shield === null ? '#8c1a12' : INK.good}>
                    {shield === null
                      ? eventEffectText(g, effect)
                      : `${eventEffectText(g, effect)} · ${g('event.averted')}`}
                  </Says>
                </View>
              </Appear>
            ),
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  over: {
    position: 'absolute',
    left: 0,
    top: 80,
    width: STAGE.width,
    height: 412,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 44,
    paddingHorizontal: 70,
    backgroundColor: '#2a0f2e',
  },
  words: { flex: 1, gap: 12 },
  effect: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: 14,
    paddingHorizontal: 18,
    paddingVertical: 8,
    backgroundColor: INK.onDark,
    borderWidth: 3,
    borderColor: INK.black,
    borderRadius: 14,
  },
  good: { backgroundColor: INK.goodGround },
});
