import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { G, Path } from 'react-native-svg';

import { BACK_TREE } from '@/components/art/cardShapes';
import { Icon } from '@/components/basics/marks/Icon';
import { rays } from '@/components/furniture/stage/cut';
import { Drawing } from '@/components/furniture/stage/Drawing';
import { INK, STAGE } from '@/components/furniture/stage/looks';
import { Person } from '@/components/furniture/stage/Person';
import { fitting, Says } from '@/components/furniture/stage/Says';
import { useText } from '@/i18n';
import type { TableInfo } from '@/state/session/tableSession';

import { StageCanvas } from './StageCanvas';

const GROUND = '#2a2119';
const RAYS = rays({ x: 640, y: 640, from: 200, to: 1_000, count: 40, share: 0.5, seed: 'curtain' });
const HILL = 'M0 636L240 618L640 636L800 612L1280 640V720H0Z';

export type StageCurtainProps = { readonly table: TableInfo; readonly menu: ReactNode };

/** Instead of the board, while it is hidden or the table is paused: people are to look at each other. */
export function StageCurtain({ table, menu }: StageCurtainProps) {
  const t = useText();
  const width = STAGE.width / Math.max(1, table.seats.length);
  const title = t('hidden.title');
  return (
    <View style={styles.whole} testID="stage-curtain">
      <StageCanvas ground={GROUND}>
        <View style={styles.ground} />
        <Drawing>
          <Path d={RAYS} fill="#3a2f24" />
          <Path d={HILL} fill="#1b160f" />
          <G transform="translate(640 632) scale(5.4) translate(-50 -93)">
            <Path d={BACK_TREE} fill="#f2e2bc" fillRule="evenodd" />
          </G>
        </Drawing>
        <View style={styles.words}>
          <Says size={fitting(title, 1_100, 1, [80, 66, 54, 44])} face="display" color={INK.onDark} heading>
            {title}
          </Says>
          {table.guidance?.isPaused === true && (
            <View style={styles.paused}>
              <Icon name="pause" size={30} color={INK.now} />
              <Says size={30} face="display" color={INK.onDark}>
                {t('pause.title')}
              </Says>
            </View>
          )}
        </View>
        {table.seats.map(({ kind, away }, seat) => (
          <View key={seat} style={[styles.person, { left: (seat + 0.5) * width - 55 }]}>
            <Person
              seat={seat}
              state={kind === 'open' ? 'free' : away ? 'away' : kind === 'bot' ? 'bot' : 'here'}
              hand={table.guidance?.hands.some((hand) => hand.seat === seat) === true}
              size={110}
              dark
            />
          </View>
        ))}
        <View style={styles.menu}>{menu}</View>
      </StageCanvas>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 },
  ground: { position: 'absolute', left: 0, top: 0, ...STAGE, backgroundColor: GROUND },
  words: { position: 'absolute', left: 40, right: 40, top: 40, alignItems: 'center', gap: 12 },
  paused: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  person: { position: 'absolute', top: 596 },
  menu: { position: 'absolute', left: 14, top: 12 },
});
