import { StyleSheet, View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';

import { Glyph } from '@/components/art/Glyph';
import { chile as icons } from '@/components/boards/chile/art/icons';
import { ACTION_ART } from '@/components/boards/chile/art/prints';
import type { StagePerson } from '@/components/boards/types';
import { INK } from '@/components/furniture/stage/looks';
import { Person } from '@/components/furniture/stage/Person';
import { fitting, Says } from '@/components/furniture/stage/Says';
import { useGameText } from '@/i18n';
import { MAJORITY, TOTAL_VOTES } from '@/rules/chile/text/numbers';
import type { Side, View as GameView } from '@/rules/chile/types';

import { DEEP, seatOf, sideInk } from './Country';

const BAR = { left: 350, width: 580 } as const;

export type TallyProps = {
  readonly view: GameView;
  readonly names: readonly string[];
  readonly people: readonly StagePerson[];
  readonly votes: { readonly [S in Side]: number };
};

/** Both campaigns and the votes between them: whoever passes the middle has more than half. */
export function Tally({ view, names, people, votes }: TallyProps) {
  const g = useGameText('chile');
  const unit = (BAR.width - 8) / TOTAL_VOTES;
  return (
    <View style={styles.ground}>
      <Svg width={BAR.width} height={70} style={styles.bar} aria-hidden>
        <Rect
          x={2}
          y={12}
          width={BAR.width - 4}
          height={46}
          rx={8}
          fill="#1b3348"
          stroke="#f2e5cb"
          strokeWidth={3}
        />
        <Rect x={4} y={14} width={votes.si * unit} height={42} fill={sideInk(view, 'si')} />
        <Path
          d={Array.from(
            { length: Math.max(0, Math.floor((votes.si * unit - 14) / 17)) },
            (_, n) => `M${4 + n * 17} 56L${18 + n * 17} 14`,
          ).join('')}
          stroke={DEEP}
          strokeOpacity={0.4}
          strokeWidth={4}
        />
        <Rect
          x={BAR.width - 4 - votes.no * unit}
          y={14}
          width={votes.no * unit}
          height={42}
          fill={sideInk(view, 'no')}
        />
        <Path d={`M${BAR.width / 2} 2V68`} stroke={INK.now} strokeWidth={5} />
      </Svg>
      <View style={styles.goal}>
        <Says size={24} align="center" color="#f6d38c" lines={1}>
          {g('table.votes.goal', { majority: MAJORITY })}
        </Says>
      </View>
      {(['si', 'no'] as const).map((side) => (
        <Campaign key={side} side={side} view={view} names={names} people={people} votes={votes[side]} />
      ))}
    </View>
  );
}

type CampaignProps = Omit<TallyProps, 'votes'> & { readonly side: Side; readonly votes: number };

function Campaign({ side, view, names, people, votes }: CampaignProps) {
  const g = useGameText('chile');
  const seat = seatOf(view, side);
  const person = people[seat];
  const isLeft = side === 'si';
  const { funds, left } = view.seats[seat];
  const name = names[seat] ?? '';
  return (
    <View style={[styles.campaign, isLeft ? styles.start : styles.end, person?.next === true && styles.now]}>
      <Person seat={seat} state={person?.state ?? 'here'} size={76} look={[isLeft ? 0.5 : -0.5, -0.6]} dark />
      <View style={styles.words}>
        <View style={styles.row}>
          <Says size={30} face="display" color={sideInk(view, side)}>
            {g(`side.${side}`)}
          </Says>
          <Says size={54} face="display" color="#f2e5cb">
            {votes}
          </Says>
        </View>
        <Says size={fitting(name, 226, 1, [24])} color="#f2e5cb" lines={1}>
          {name}
        </Says>
        <View style={styles.row}>
          <Glyph of={icons.fund} size={24} color="#f6d38c" />
          <Says color="#f6d38c">{funds}</Says>
          {left.map((action, at) => (
            <Glyph key={at} of={ACTION_ART[action]} size={26} color="#f2e5cb" />
          ))}
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  ground: { position: 'absolute', left: 0, top: 588, width: 1280, height: 132, backgroundColor: DEEP },
  bar: { position: 'absolute', left: BAR.left, top: 12 },
  goal: { position: 'absolute', left: BAR.left, top: 88, width: BAR.width },
  campaign: {
    position: 'absolute',
    top: 2,
    width: 340,
    height: 128,
    flexDirection: 'row',
    alignItems: 'flex-end',
    gap: 8,
    paddingHorizontal: 8,
    borderRadius: 14,
  },
  start: { left: 4 },
  end: { right: 4 },
  now: { borderWidth: 4, borderColor: INK.now, backgroundColor: INK.nowGround },
  words: { flex: 1, height: 124, justifyContent: 'center' },
  row: { flexDirection: 'row', alignItems: 'center', gap: 8 },
});
