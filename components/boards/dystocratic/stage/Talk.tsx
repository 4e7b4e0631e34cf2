import { StyleSheet, View } from 'react-native';
import { Path } from 'react-native-svg';

import { Glyph } from '@/components/art/Glyph';
import { VotePicture } from '@/components/boards/dystocratic/art/CardPictures';
import { dystocratic as icons } from '@/components/boards/dystocratic/art/icons';
import { palette } from '@/components/boards/dystocratic/art/palette';
import type { StageProps } from '@/components/boards/types';
import { gouges, rays } from '@/components/furniture/stage/cut';
import { type Cut, Drawing, Ground } from '@/components/furniture/stage/Drawing';
import { INK } from '@/components/furniture/stage/looks';
import { fitting, Says } from '@/components/furniture/stage/Says';
import { useGameText } from '@/i18n';
import { ROUNDS, SCORE_TABLE } from '@/rules/dystocratic/text/numbers';
import type { Dystocratic, View as GameView } from '@/rules/dystocratic/types';

import { AiEye } from '@/components/boards/dystocratic/art/AiEye';
import { Voter } from './Voter';

const { light: inks } = palette;
const LIGHT_RED = '#ffb3a6';

const GROUND: readonly Cut[] = [
  { fill: inks.ground, d: 'M0 0H1280V720H0Z' },
  { fill: `${inks.accent2}9e`, d: rays({ x: 640, y: 214, from: 120, to: 980, count: 22, seed: 'talk' }) },
  { fill: inks.ink, d: 'M0 520L160 492L420 478L640 474L860 478L1120 492L1280 520V720H0Z' },
  {
    fill: '#4b4358',
    d: gouges({
      x: 10,
      y: 504,
      width: 1260,
      height: 36,
      count: 46,
      length: 46,
      angle: 0.02,
      wide: 1.6,
      seed: 'table',
    }),
  },
];

/** The AI stares its vote at the room, what a vote is worth stands beside it, and people say what they will do. */
export function Talk({ view, names, people }: StageProps<Dystocratic>) {
  const g = useGameText('dystocratic');
  const { ai } = view;
  const word = ai === null ? g('board.face-down') : g(`vote.${ai}`);
  return (
    <>
      <Ground layers={GROUND} />
      <Drawing>
        <AiEye x={640} y={218} scale={2.34} ink={inks.ink} accent={inks.accent} vote={ai} />
      </Drawing>
      <View style={styles.word}>
        <Says
          size={fitting(word, 400, 1, [84, 64, 48])}
          face="display"
          color={inks.ink}
          align="center"
          testID="stage-ai-vote"
        >
          {word}
        </Says>
      </View>
      <Stakes />
      <AiSoFar view={view} />
      {view.seats.map((seat, at) => (
        <Voter
          key={at}
          at={at}
          seat={seat}
          person={people[at]}
          used={view.used.filter(({ target }) => target === at)}
          name={names[at] ?? ''}
        />
      ))}
    </>
  );
}

/** The points of a round, as always: how many stand with the AI decides. */
function Stakes() {
  const g = useGameText('dystocratic');
  const rows = [
    [g('board.points.with'), SCORE_TABLE.map((row) => row.with)],
    [g('board.points.against'), SCORE_TABLE.map((row) => row.against)],
    [g('ai.name'), SCORE_TABLE.map((row) => row.ai)],
  ] as const;
  return (
    <View style={styles.stakes}>
      <View style={styles.question}>
        <Says size={fitting(g('board.points.who'), 380, 1, [26, 24])} color={inks.ink}>
          {g('board.points.who')}
        </Says>
      </View>
      <View style={[styles.row, styles.high]}>
        <View style={styles.head} />
        {SCORE_TABLE.map((_, count) => (
          <View key={count} style={styles.cell}>
            <Says size={30} face="display" align="center" color={inks.ink}>
              {count}
            </Says>
          </View>
        ))}
      </View>
      {rows.map(([head, cells], at) => (
        <View key={head} style={[styles.row, at === 2 && styles.last]}>
          <View style={styles.head}>
            <Says color={at === 2 ? INK.onDark : inks.ink} lines={1}>
              {head}
            </Says>
          </View>
          {cells.map((cell, count) => (
            <View key={count} style={styles.cell}>
              <Says size={32} face="display" align="center" color={at === 2 ? LIGHT_RED : inks.ink}>
                {cell ?? '–'}
              </Says>
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

/** What the AI has, and how it voted in each round. */
function AiSoFar({ view }: { readonly view: GameView }) {
  const g = useGameText('dystocratic');
  const votes = Array.from(
    { length: ROUNDS },
    (_, at) => view.history[at]?.ai ?? (at === view.round - 1 ? view.ai : null),
  );
  return (
    <View style={styles.ai}>
      <View style={styles.aiHead}>
        <Glyph of={icons.ai} size={92} color={INK.onDark} />
        <View>
          <Says size={26} color={INK.onDark}>
            {g('ai.name')}
          </Says>
          <Says size={70} face="display" color={LIGHT_RED} testID="stage-ai-total">
            {view.aiTotal}
          </Says>
        </View>
      </View>
      <View style={styles.votes}>
        {votes.map((vote, at) => (
          <View key={at} style={styles.vote}>
            {vote === null ? <View style={styles.none} /> : <VotePicture vote={vote} width={52} />}
            {at === view.round - 1 && (
              <View style={styles.now}>
                <Drawn />
              </View>
            )}
          </View>
        ))}
      </View>
    </View>
  );
}

function Drawn() {
  return (
    <View style={{ width: 54, height: 14 }}>
      <Drawing>
        <Path d="M16 12L27 1L38 12Z" fill={INK.now} />
      </Drawing>
    </View>
  );
}

const styles = StyleSheet.create({
  word: { position: 'absolute', left: 440, top: 330, width: 400, height: 104, justifyContent: 'center' },
  stakes: {
    position: 'absolute',
    left: 28,
    top: 104,
    width: 424,
    height: 268,
    backgroundColor: INK.sheet,
    borderColor: inks.ink,
    borderWidth: 4,
    borderRadius: 12,
    overflow: 'hidden',
  },
  question: { height: 54, paddingHorizontal: 16, justifyContent: 'center' },
  row: { flexDirection: 'row', alignItems: 'center', height: 54, paddingHorizontal: 14 },
  high: { height: 40 },
  last: { backgroundColor: inks.ink },
  head: { width: 132 },
  cell: { width: 51 },
  ai: {
    position: 'absolute',
    left: 868,
    top: 104,
    width: 264,
    height: 268,
    backgroundColor: inks.ink,
    borderRadius: 12,
    padding: 14,
    justifyContent: 'space-between',
  },
  aiHead: { flexDirection: 'row', alignItems: 'center', gap: 14 },
  votes: { flexDirection: 'row', justifyContent: 'space-between' },
  vote: { height: 100 },
  none: {
    width: 52,
    height: 73,
    borderWidth: 3,
    borderStyle: 'dashed',
    borderColor: '#8b8197',
    borderRadius: 5,
  },
  now: { position: 'absolute', left: 0, top: 78 },
});
