import { Text as Words } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { typeface } from '@/components/basics/text/typeface';
import { useTheme } from '@/components/theme';

import { partsOf } from './findWords';

/** A rule with what was searched for marked in it: by weight and line as well as by colour. */
export function RulebookText({ text, search }: { text: string; search: string }) {
  const { colors } = useTheme();
  if (search === '') return <Text>{text}</Text>;
  const mark = {
    ...typeface('strong'),
    backgroundColor: colors.glowGround,
    textDecorationLine: 'underline',
  } as const;
  return (
    <Text>
      {partsOf(text, search).map((part, at) =>
        part.isHit ? (
          <Words key={at} style={mark} testID="hit">
            {part.text}
          </Words>
        ) : (
          part.text
        ),
      )}
    </Text>
  );
}
