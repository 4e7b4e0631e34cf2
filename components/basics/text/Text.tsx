import type { ReactNode } from 'react';
import { Text as NativeText } from 'react-native';

import { type TextSize, useTheme } from '@/components/theme';

import { ALIGNMENT, typeface } from './typeface';

export type Tone = 'plain' | 'soft' | 'strong' | 'onMain' | 'danger' | 'good';

export type TextProps = {
  readonly size?: TextSize;
  readonly tone?: Tone;
  readonly align?: 'start' | 'center' | 'end';
  readonly heading?: boolean;
  /** Overrides the tone, for words on a seat's colour. */
  readonly color?: string | undefined;
  readonly lines?: number | undefined;
  readonly testID?: string | undefined;
  readonly children: ReactNode;
};

/** The display typeface is used only for few and large words. */
const LARGE: readonly TextSize[] = ['title', 'huge'];

export function Text({
  size = 'body',
  tone = 'plain',
  align = 'start',
  heading = false,
  color,
  lines,
  testID,
  children,
}: TextProps) {
  const { colors, type } = useTheme();
  const tones: { readonly [T in Tone]: string } = {
    plain: colors.ink,
    soft: colors.softInk,
    strong: colors.ink,
    onMain: colors.onMain,
    danger: colors.danger,
    good: colors.good,
  };
  const bold = heading || tone === 'strong' || tone === 'onMain';
  return (
    <NativeText
      {...(heading && { role: 'heading' as const })}
      numberOfLines={lines}
      testID={testID}
      style={{
        ...type(size),
        ...typeface(heading && LARGE.includes(size) ? 'display' : bold ? 'strong' : 'text'),
        color: color ?? tones[tone],
        textAlign: ALIGNMENT[align],
      }}
    >
      {children}
    </NativeText>
  );
}
