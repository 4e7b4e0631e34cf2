import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Glyph } from '@/components/art/Glyph';
import { sharedIcons } from '@/components/art/sharedIcons';
import { useTheme } from '@/components/theme';
import { useLanguage } from '@/i18n';

/** Drawn on a 24 × 24 grid as ink lines. Every other icon is a filled shape, in `components/art/sharedIcons.ts`. */
const LINES = {
  back: 'M15 5 8 12l7 7',
  close: 'M6 6l12 12M18 6 6 18',
  help: 'M9 9a3 3 0 1 1 4.6 2.5C12.5 12.3 12 13 12 14.2M12 18v.2',
  menu: 'M5 7h14M5 12h14M5 17h14',
  log: 'M6 4h12v16H6zM9 9h6M9 13h6M9 17h3',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  cards: 'M4 7l9-2 3 13-9 2zM14 6h5v13',
  tick: 'M5 12.500 10 17.500 19 7',
  cross: 'M7 7l10 10M17 7 7 17',
  force: 'M12 3v10M7 9l5 5 5-5M5 20h14',
  mute: 'M5 10v4h3l4 4V6L8 10zM16 10l4 4M20 10l-4 4',
  bot: 'M6 9h12v9H6zM12 9V5M9.500 13v.3M14.500 13v.3M10 16h4',
  away: 'M4 10a12 12 0 0 1 16 0M7 13.500a7.500 7.500 0 0 1 10 0M12 18v.2M4 4l16 16',
  eye: 'M3 12c4-7 14-7 18 0-4 7-14 7-18 0zM12 12m-2.500 0a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0',
  say: 'M4 5h16v11H11l-4 4v-4H4z',
  crown: 'M5 18h14L20 8l-5 4-3-6-3 6-5-4z',
  key: 'M12 9a4 4 0 1 0-8 0a4 4 0 1 0 8 0zM11 12l8 8M16 17l3-3',
  power: 'M13 3 6 13h5l-1 8 8-11h-5z',
  undo: 'M9 5 4 10l5 5M4 10h9a6 6 0 0 1 0 12h-3',
  points: 'M5 19V9M10 19V5M15 19v-7M20 19V8',
} as const;
type LineName = keyof typeof LINES;
export type IconName = LineName | keyof typeof sharedIcons;

export const ICON_NAMES = [...Object.keys(LINES), ...Object.keys(sharedIcons)] as readonly IconName[];

const isLine = (name: IconName): name is LineName => Object.hasOwn(LINES, name);

/** An icon needs less growth than a word to be seen. */
const MAX_SCALE = 1.5;
/** Icons that point along the line of reading: they are mirrored where that runs from right to left. */
const POINTING: readonly IconName[] = ['back', 'next', 'play', 'passPhone', 'share'];

/** Put an icon beside words or under a label: alone it says nothing to a screen reader. */
export function Icon({ name, size = 24, color }: { name: IconName; size?: number; color?: string }) {
  const { colors, scale } = useTheme();
  const { direction } = useLanguage();
  const drawn = size * Math.min(scale, MAX_SCALE);
  const ink = color ?? colors.ink;
  const isMirrored = direction === 'rtl' && POINTING.includes(name);
  if (!isLine(name))
    return (
      // A long label beside the icon takes another line instead of squeezing the icon.
      <View style={styles.shape}>
        <Glyph of={sharedIcons[name]} size={drawn} color={ink} mirrored={isMirrored} />
      </View>
    );
  return (
    <Svg width={drawn} height={drawn} viewBox="0 0 24 24" aria-hidden>
      <Path
        d={LINES[name]}
        fill="none"
        stroke={ink}
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...(isMirrored && { transform: 'matrix(-1 0 0 1 24 0)' })}
      />
    </Svg>
  );
}

const styles = StyleSheet.create({ shape: { flexShrink: 0 } });
