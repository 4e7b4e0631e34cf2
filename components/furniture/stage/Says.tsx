import type { ReactNode } from 'react';
import { StyleSheet, Text, type TextStyle } from 'react-native';

import { ALIGNMENT, typeface } from '@/components/basics/text/typeface';

import { INK, LEAST_TYPE } from './looks';

export type SaysProps = {
  /** In pixels of the stage. */
  readonly size?: number;
  readonly face?: 'text' | 'strong' | 'display';
  readonly color?: string;
  readonly align?: 'start' | 'center' | 'end';
  readonly lines?: number;
  readonly heading?: boolean;
  readonly style?: TextStyle;
  readonly testID?: string;
  readonly children: ReactNode;
};

/** Letters of this size stand out of a narrow line. */
const GREAT = 80;

/** Words on a stage, at a size of the stage's own. */
export function Says({
  size = LEAST_TYPE.words,
  face = 'strong',
  color = INK.ink,
  align = 'start',
  lines,
  heading = false,
  style,
  testID,
  children,
}: SaysProps) {
  return (
    <Text
      {...(heading && { role: 'heading' as const })}
      {...(lines !== undefined && { numberOfLines: lines })}
      {...(testID !== undefined && { testID })}
      style={[
        styles.words,
        typeface(face),
        {
          fontSize: size,
          lineHeight: Math.ceil(size * (size > GREAT ? 1.2 : 1.14)),
          color,
          textAlign: ALIGNMENT[align],
        },
        style,
      ]}
    >
      {children}
    </Text>
  );
}

/** How wide a letter is on average, of its size: a little more than most words need. */
const LETTER = 0.54;

/** The largest of these sizes at which the words stand on so many lines of this width; else the least. */
export function fitting(words: string, width: number, lines: number, sizes: readonly number[]): number {
  const fits = sizes.find((size) => linesAt(words, width, size) <= lines);
  return fits ?? sizes.at(-1) ?? LEAST_TYPE.words;
}

function linesAt(words: string, width: number, size: number): number {
  const perLine = width / (size * LETTER);
  let lines = 1;
  let used = 0;
  for (const word of words.split(/\s+/u)) {
    if (word.length > perLine) return Infinity;
    if (used > 0 && used + 1 + word.length > perLine) {
      lines += 1;
      used = word.length;
    } else used += (used > 0 ? 1 : 0) + word.length;
  }
  return lines;
}

const styles = StyleSheet.create({ words: { flexShrink: 1 } });
