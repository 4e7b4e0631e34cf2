import { StyleSheet, View } from 'react-native';
import { G, Path, Rect } from 'react-native-svg';

import { podium as icons } from '@/components/boards/podium/art/icons';
import { KIND_ART } from '@/components/boards/podium/art/inks';
import { Drawing, Sign } from '@/components/furniture/stage/Drawing';
import { INK } from '@/components/furniture/stage/looks';
import { Says } from '@/components/furniture/stage/Says';
import { useGameText } from '@/i18n';
import { PLAN } from '@/rules/podium/text/numbers';
import type { View as GameView } from '@/rules/podium/types';

import { inks } from './Hall';

const SHIELD = 'M2 5L25 1L48 5L46 30L37 44L25 52L13 44L4 30Z';

/** The Events that may come, and what stands ready against them. */
export function Deck({ view }: { readonly view: GameView }) {
  const g = useGameText('podium');
  const kinds = view.shields.flatMap((plan) =>
    PLAN[plan].effects.flatMap((effect) => (effect.type === 'protect' ? [effect.against] : [])),
  );
  return (
    <>
      <Drawing>
        {[7, 2, -3].map((turn, nth) => (
          <G key={turn} transform={`translate(${1146 - nth * 4} ${196 - nth * 4}) rotate(${turn} 48 67)`}>
            <Rect width={92} height={120} rx={7} fill={inks.ink} stroke={inks.ground} strokeWidth={2} />
            {nth === 2 && <Sign of={icons.event} x={46} y={60} size={68} color="#ef7d9c" />}
          </G>
        ))}
        {kinds.slice(0, 3).map((kind, nth) => (
          <G key={nth} transform={`translate(${1112 + nth * 54} 366)`}>
            <Path d={SHIELD} fill={inks.ink} />
            <Sign of={KIND_ART[kind]} x={25} y={25} size={32} color={INK.onDark} />
          </G>
        ))}
        {kinds.length === 0 && (
          <G transform="translate(1166 366)">
            <Path d={SHIELD} fill="none" stroke={INK.faint} strokeWidth={2.6} strokeDasharray="6 5" />
          </G>
        )}
      </Drawing>
      <View style={styles.deck}>
        <Says align="center" lines={1}>
          {g('event.title')}
        </Says>
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  deck: { position: 'absolute', left: 1096, top: 324, width: 184 },
});
