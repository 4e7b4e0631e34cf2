import { View } from 'react-native';

import { useRoom } from '@/components/motion/useRoom';
import { useMotionText } from '@/components/motion/useMotionText';

import type { DiceProps } from './Dice';
import { markOf, type Meaning, diceText, trayOf } from './diceText';
import { DiceTray, useTray } from './DiceTray';
import { DieFace, Crack, Rays } from './DieFace';
import { placeOf } from './throw/tray';

const NO_MEANING: Meaning = {};

/** Dice that lie there, or an empty tray. Nothing here moves, so nothing that moves things is loaded for it. */
export function StillDice({
  faces,
  meaning = NO_MEANING,
  label,
  height,
  isSaid,
  empty = false,
}: Pick<DiceProps, 'faces' | 'meaning' | 'label' | 'height' | 'isSaid'> & { readonly empty?: boolean }) {
  const t = useMotionText();
  const { width, measured } = useRoom();
  const count = faces.length;
  const { tray, size } = useTray(count, { width, height });
  return (
    <View {...measured}>
      <DiceTray
        tray={tray}
        size={size}
        kind={trayOf(meaning)}
        said={isSaid === true ? null : diceText(t, faces, meaning, label)}
        hushed={empty}
      >
        {!empty &&
          faces.map((face, index) => {
            const { x, y } = placeOf(index, count, tray);
            const mark = markOf(face, meaning);
            const at = { position: 'absolute', left: -size / 2, top: -size / 2 } as const;
            const moved = { transform: [{ translateX: x * size }, { translateY: y * size }] };
            return (
              <View key={index} style={[at, moved]} testID={`die-face-${face}`}>
                {mark === 'success' && (
                  <View style={{ position: 'absolute', margin: -size * 0.4 }} testID="die-success">
                    <Rays size={size} />
                  </View>
                )}
                <DieFace face={face} size={size} />
                {mark === 'failure' && (
                  <View style={{ position: 'absolute' }} testID="die-failure">
                    <Crack size={size} />
                  </View>
                )}
              </View>
            );
          })}
      </DiceTray>
    </View>
  );
}
