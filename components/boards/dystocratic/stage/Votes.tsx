import { StyleSheet, View } from 'react-native';

import { CardBack } from '@/components/art/CardBack';
import { Glyph } from '@/components/art/Glyph';
import { VotePicture } from '@/components/boards/dystocratic/art/CardPictures';
import { dystocratic as icons } from '@/components/boards/dystocratic/art/icons';
import { palette } from '@/components/boards/dystocratic/art/palette';
import { BEATS } from '@/components/boards/dystocratic/reveal/beats';
import type { StageProps } from '@/components/boards/types';
import { useFeedback } from '@/components/feedback/useFeedback';
import { rays } from '@/components/furniture/stage/cut';
import { type Cut, Drawing, Ground } from '@/components/furniture/stage/Drawing';
import { INK, WHOLE } from '@/components/furniture/stage/looks';
import { Person } from '@/components/furniture/stage/Person';
import { fitting, Says } from '@/components/furniture/stage/Says';
import { FlipCard } from '@/components/motion/pieces/FlipCard';
import { useBeats } from '@/components/motion/useBeats';
import { useGameText } from '@/i18n';
import type { Dystocratic, Round } from '@/rules/dystocratic/types';

import { AiEye } from '@/components/boards/dystocratic/art/AiEye';
import { columnOf, Lanes } from './Lanes';

const { light: inks } = palette;
const CARD = { width: 184, height: 258 } as const;
const GROUND: readonly Cut[] = [
  { fill: INK.night, d: 'M0 0H1280V720H0Z' },
  { fill: '#2c2635', d: rays({ x: 640, y: 192, from: 100, to: 1100, count: 26, seed: 'hush' }) },
];

export type VotesProps = StageProps<Dystocratic> & { readonly round: Round; readonly isPlaying: boolean };

/** The room goes dark, the votes turn over one by one and part into two lanes. Totals change when it has landed. */
export function Votes({ round, isPlaying, view, names, people }: VotesProps) {
  const { play } = useFeedback();
  const turned = useBeats({
    beats: BEATS,
    isPlaying,
    onBeat: (beat) => play(beat < round.votes.length ? 'reveal' : 'tick'),
  });
  const hasParted = turned > round.votes.length;
  return (
    <View style={WHOLE} testID="reveal">
      {hasParted ? (
        <Lanes round={round} multipliers={view.options.multipliers} />
      ) : (
        <>
          <Ground layers={GROUND} />
          <Drawing>
            <AiEye x={640} y={192} scale={1.6} ink="#4b4358" accent={inks.accent} vote={round.ai} />
          </Drawing>
          {round.votes.map((vote, seat) => (
            <View key={seat} style={[styles.card, { left: 90 + seat * 304 }]}>
              <FlipCard
                open={seat < turned}
                size={CARD}
                back={<CardBack palette={inks} width={CARD.width} />}
                front={<VotePicture vote={vote} width={CARD.width} />}
              />
            </View>
          ))}
        </>
      )}
      <Totals
        isSettled={!isPlaying}
        totals={view.seats.map(({ total }) => total)}
        ai={hasParted ? view.aiTotal : null}
        names={names}
        people={people}
        columns={names.map((_, seat) => (hasParted ? columnOf(seat) : 90 + seat * 304))}
      />
    </View>
  );
}

type TotalsProps = {
  readonly isSettled: boolean;
  readonly totals: readonly number[];
  readonly ai: number | null;
  readonly names: readonly string[];
  readonly people: VotesProps['people'];
  readonly columns: readonly number[];
};

function Totals({ isSettled, totals, ai, names, people, columns }: TotalsProps) {
  const g = useGameText('dystocratic');
  return (
    <>
      {ai !== null && (
        <View style={[styles.total, { left: 24 }]}>
          <View style={styles.sum}>
            <Glyph of={icons.ai} size={58} color="#ff6b52" />
            <Says size={48} face="display" color="#ff8a75">
              {ai}
            </Says>
          </View>
          <Says size={25} color={INK.onDark}>
            {g('ai.name')}
          </Says>
        </View>
      )}
      {totals.map((total, seat) => (
        <View key={seat} style={[styles.total, { left: columns[seat] ?? 0 }]}>
          <View style={styles.sum}>
            <Person seat={seat} state={people[seat]?.state ?? 'here'} size={50} look={[0, -1]} dark />
            <Says
              size={48}
              face="display"
              color={isSettled ? INK.now : INK.onDark}
              testID={`stage-total-${seat}`}
            >
              {total}
            </Says>
          </View>
          <Says size={fitting(names[seat] ?? '', 224, 1, [25, 24])} color={INK.onDark} lines={1}>
            {names[seat]}
          </Says>
        </View>
      ))}
    </>
  );
}

const styles = StyleSheet.create({
  card: { position: 'absolute', top: 300 },
  total: { position: 'absolute', top: 620, width: 236, height: 98, justifyContent: 'flex-end' },
  sum: { flexDirection: 'row', alignItems: 'center', gap: 12, height: 64 },
});
