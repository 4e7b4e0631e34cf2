import { useMemo } from 'react';
import { View } from 'react-native';

import { SkipTouch } from '@/components/motion/SkipTouch';
import { useAnnounce } from '@/components/motion/SpokenResult';
import { useAnimationRun } from '@/components/motion/useAnimationRun';
import { DURATION } from '@/components/motion/useMotion';
import { useRoom } from '@/components/motion/useRoom';
import { useMotionText } from '@/components/motion/useMotionText';

import { markOf, type Meaning, diceText, trayOf } from './diceText';
import { DiceTray, useDieSize } from './DiceTray';
import { Die, UnderDie } from './Die';
import { throwDice } from './throw/throwDice';

export type DiceProps = {
  /** The faces from the event. The throw only shows them. */
  readonly faces: readonly number[];
  /** A new id starts a new throw. The same id makes the same throw on all phones. */
  readonly rollId: string | number;
  readonly meaning?: Meaning | undefined;
  /** Who rolled, or for what. */
  readonly label?: string | undefined;
  /** The dice were rolled before this screen was shown: show no throw, only the result. */
  readonly still?: boolean | undefined;
  /** Called once per throw: when the dice lie still, when the throw is skipped, or at once without motion. */
  readonly onSettled?: (() => void) | undefined;
};

const NO_MEANING: Meaning = {};

export function Dice({ faces, rollId, meaning = NO_MEANING, label, still, onSettled }: DiceProps) {
  const t = useMotionText();
  const { width, measured } = useRoom();
  const size = useDieSize(faces.length, width);
  const shown = faces.join();
  const { moving, going, skip } = useAnimationRun({
    id: rollId,
    duration: DURATION.throw,
    shape: `${shown} ${size}`,
    still,
    onEnd: onSettled,
  });
  const ways = useMemo(
    () => throwDice({ rollId, faces: shown.split(',').filter(Boolean).map(Number), size }),
    [rollId, shown, size],
  );
  const dieOf = (index: number) => ({ size, mark: markOf(faces[index] ?? 1, meaning), moving: going });
  const said = diceText(t, faces, meaning, label);
  useAnnounce(said, !moving);
  return (
    <View testID={moving ? 'dice-rolling' : 'dice-settled'} {...measured}>
      <DiceTray count={faces.length} size={size} kind={trayOf(meaning)} said={said} hushed={moving}>
        {ways.map((way, index) => (
          <UnderDie key={`under ${index}`} way={way} {...dieOf(index)} />
        ))}
        {ways.map((way, index) => (
          <Die key={index} way={way} face={faces[index] ?? 1} {...dieOf(index)} />
        ))}
      </DiceTray>
      {moving && <SkipTouch hint={t('motion.dice.rolling')} onPress={skip} testID="dice-skip" />}
    </View>
  );
}
