import { useMemo } from 'react';
import { View } from 'react-native';

import { SkipTouch } from '@/components/motion/SkipTouch';
import { useAnnounce } from '@/components/motion/SpokenResult';
import { useAnimationRun } from '@/components/motion/tracks/useAnimationRun';
import { DURATION } from '@/components/motion/useMotion';
import { useRoom } from '@/components/motion/useRoom';
import { useMotionText } from '@/components/motion/useMotionText';

import { markOf, type Meaning, diceText, trayOf } from './diceText';
import { DiceTray, useTray } from './DiceTray';
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
  /** The tray is as wide as its column and this high, and the dice are as large as fit. */
  readonly height?: number | undefined;
  /** What stands around it says in words what was rolled. */
  readonly isSaid?: boolean | undefined;
  /** The dice were rolled before this screen was shown: show no throw, only the result. */
  readonly still?: boolean | undefined;
  /** Called once per throw: when the dice lie still, when the throw is skipped, or at once without motion. */
  readonly onSettled?: (() => void) | undefined;
};

const NO_MEANING: Meaning = {};

export function Dice({
  faces,
  rollId,
  meaning = NO_MEANING,
  label,
  height,
  isSaid,
  still,
  onSettled,
}: DiceProps) {
  const t = useMotionText();
  const { width, measured } = useRoom();
  const { tray, size } = useTray(faces.length, { width, height });
  const shown = faces.join();
  const { moving, going, skip } = useAnimationRun({
    id: rollId,
    duration: DURATION.throw,
    shape: `${shown} ${size} ${tray.columns}`,
    still,
    onEnd: onSettled,
  });
  const ways = useMemo(
    () => throwDice({ rollId, faces: shown.split(',').filter(Boolean).map(Number), size, tray }),
    [rollId, shown, size, tray],
  );
  const dieOf = (index: number) => ({ size, mark: markOf(faces[index] ?? 1, meaning), moving: going });
  const said = diceText(t, faces, meaning, label);
  useAnnounce(said, !moving);
  return (
    <View testID={moving ? 'dice-rolling' : 'dice-settled'} {...measured}>
      <DiceTray
        tray={tray}
        size={size}
        kind={trayOf(meaning)}
        said={isSaid === true ? null : said}
        hushed={moving}
      >
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
