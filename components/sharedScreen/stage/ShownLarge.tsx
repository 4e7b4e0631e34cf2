import { Pressable, StyleSheet, View } from 'react-native';
import { G, Path } from 'react-native-svg';

import { BACK_TREE } from '@/components/art/cardShapes';
import { Drawing } from '@/components/furniture/stage/Drawing';
import { gouges } from '@/components/furniture/stage/cut';
import { INK, STAGE } from '@/components/furniture/stage/looks';
import { fitting, Says } from '@/components/furniture/stage/Says';
import { useText } from '@/i18n';

const HILLS = 'M0 660L240 640L520 652L800 634L1080 650L1280 636V720H0Z';
const CUTS = gouges({
  x: 0,
  y: 664,
  width: 1280,
  height: 50,
  count: 50,
  length: 50,
  angle: 0,
  seed: 'ground',
});
const WORDS = { left: 44, right: 44, top: 36, bottom: 84 } as const;
const SIZES = [70, 60, 52, 46, 40, 36, 32, 29, 27, 24] as const;

export type ShownLargeProps = {
  readonly title: string;
  readonly text: string;
  /** Missing where somebody else says what is shown. */
  readonly onEnd?: () => void;
};

/** A story, a Plan or a question for the whole room to read. A touch ends it. */
export function ShownLarge({ title, text, onEnd }: ShownLargeProps) {
  const t = useText();
  const width = STAGE.width - WORDS.left - WORDS.right;
  const room = STAGE.height - WORDS.top - WORDS.bottom - (title === '' ? 0 : 70);
  const size =
    SIZES.find((one) => fitting(text, width, Math.floor(room / (one * 1.16)), [one, 0]) === one) ?? 24;
  return (
    <View style={[styles.page, { backgroundColor: INK.paper }]} testID="shown-large">
      <Drawing>
        <Path d={HILLS} fill="#d9c79e" />
        <Path d={CUTS} fill="#bda878" />
        <G transform="translate(1180 656) scale(2.6) translate(-50 -93)" opacity={0.9}>
          <Path d={BACK_TREE} fill="#3a2d1c" fillRule="evenodd" />
        </G>
      </Drawing>
      <View style={styles.words}>
        {title !== '' && (
          <Says size={46} face="display" heading>
            {title}
          </Says>
        )}
        <Says size={size} face={size >= 46 ? 'display' : 'text'}>
          {text}
        </Says>
      </View>
      {onEnd !== undefined && (
        <Pressable
          accessibilityRole="button"
          accessibilityLabel={t('stage.large.end')}
          onPress={onEnd}
          style={StyleSheet.absoluteFill}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { position: 'absolute', left: 0, top: 0, width: STAGE.width, height: STAGE.height },
  words: { position: 'absolute', ...WORDS, gap: 18, justifyContent: 'center' },
});
