import { useTheme } from '@/components/theme';

import { Text } from './Text';

/** `host:port` on one line, however large the words are: broken inside a number nobody can read it out. */
export function Address({ place }: { place: string }) {
  const { isLarge } = useTheme();
  return (
    <Text size={isLarge ? 'small' : 'title'} tone="strong" align="center">
      {place}
    </Text>
  );
}
