import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { HAZARD_ART, SECTOR_ART } from '@/components/boards/invest/art/inks';
import { invest as icons } from '@/components/boards/invest/art/icons';
import { palette } from '@/components/boards/invest/art/palette';
import { happeningNow } from '@/components/boards/invest/disasters/happening';
import { hazardName } from '@/components/boards/invest/text/cardWords';
import { winLine } from '@/components/boards/invest/text/lines';
import type { GameStage, StageProps } from '@/components/boards/types';
import { Bench } from '@/components/furniture/stage/Bench';
import { Ground } from '@/components/furniture/stage/Drawing';
import { INK, WHOLE } from '@/components/furniture/stage/looks';
import { fitting, Says } from '@/components/furniture/stage/Says';
import { useGameText } from '@/i18n';
import { HAZARDS } from '@/rules/invest/text/numbers';
import type { Invest, SeatView, View as GameView } from '@/rules/invest/types';

import { Disaster, Taken } from './Disaster';
import { Districts } from './Districts';
import { LAND } from './land';

const { light: inks } = palette;
const QUESTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

function Stage({ view, names, people, scene }: StageProps<Invest>) {
  const happening = happeningNow(scene?.view ?? view);
  const isTaken =
    scene === null && happening !== null && (happening.hits !== null || happening.lost.length > 0);
  return (
    <View style={WHOLE} testID={`phase-${view.phase}`}>
      {view.phase === 'names' ? <Names view={view} /> : <Districts view={view} />}
      {happening !== null &&
        (isTaken ? (
          <Taken view={view} of={happening} />
        ) : (
          <Disaster
            key={happening.round}
            view={view}
            names={names}
            of={happening}
            isPlaying={scene !== null}
          />
        ))}
      <Bench
        ink={inks.ink}
        people={people.map(({ name, state, next }, seat) => ({
          name,
          state,
          next,
          counts: <Counts of={view.seats[seat]} />,
        }))}
      />
    </View>
  );
}

/** What the table calls its disasters: the names are made up aloud, and everyone reads them. */
function Names({ view }: { readonly view: GameView }) {
  const g = useGameText('invest');
  return (
    <>
      <Ground layers={LAND} />
      <View style={styles.names} testID="stage-names">
        {HAZARDS.map((hazard) => {
          const name = hazardName(g, view.names, hazard);
          return (
            <View key={hazard} style={styles.hazard}>
              <View style={styles.sign}>
                <Glyph of={HAZARD_ART[hazard]} size={54} color={INK.onDark} />
              </View>
              <View style={styles.words}>
                <Says size={24} color={INK.soft}>
                  {g(`hazard.${hazard}`)}
                </Says>
                <Says size={fitting(name, 860, 1, [38, 32, 27, 24])} face="display" lines={2}>
                  {name}
                </Says>
              </View>
            </View>
          );
        })}
      </View>
    </>
  );
}

function Counts({ of }: { readonly of: SeatView | undefined }) {
  if (of === undefined) return null;
  return (
    <>
      <Says size={40} face="display" color={INK.onDark}>
        {of.score.total}
      </Says>
      {of.key !== null && (
        <View style={styles.key}>
          <Glyph of={SECTOR_ART[of.key]} size={28} color={inks.ink} />
        </View>
      )}
      <Glyph of={icons.budget} size={30} color="#e7b04a" />
      <Says size={32} face="display" color="#f3cf86">
        {of.tokens}
      </Says>
    </>
  );
}

export const gameStage: GameStage<Invest> = {
  Stage,
  progress: ({ round, rounds }) => [round, rounds],
  end: ({ view: { result }, names }, { g }) =>
    result === null
      ? {}
      : {
          said: [g('log.over', { tableTotal: result.tableTotal }), winLine(result.winners, g, names)].join(
            ' ',
          ),
        },
  large: (view, { g }) => [
    ...view.reasons
      .slice(-3)
      .map(({ card, text }) => ({ id: `reason-${card}`, title: g(`card.${card}.name`), text }))
      .filter(({ text }) => text !== ''),
    ...QUESTIONS.map((question) => ({
      id: `question-${question}`,
      title: '',
      text: g(`debrief.${question}`),
    })),
  ],
};

const styles = StyleSheet.create({
  names: { position: 'absolute', left: 100, top: 104, width: 1020, gap: 10 },
  hazard: {
    height: 90,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 20,
    paddingHorizontal: 16,
    backgroundColor: INK.sheet,
    borderColor: inks.ink,
    borderWidth: 4,
    borderRadius: 14,
  },
  sign: {
    width: 70,
    height: 70,
    borderRadius: 12,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: '#7d2114',
  },
  words: { flex: 1 },
  key: {
    width: 36,
    height: 36,
    borderRadius: 8,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: '#e5efd6',
  },
});
