import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Text } from '@/components/basics/text/Text';
import { SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

export type LogLine = {
  readonly id: number;
  /** The revision of the move that caused it. */
  readonly rev: number;
  readonly text: string;
  /** Only some were told. */
  readonly secret: boolean;
  /** Why a bot did it, for who asks. */
  readonly why?: string | undefined;
};

/** Shows the log, newest line first, so that nobody needs to scroll. */
export function Log({ lines }: { lines: readonly LogLine[] }) {
  const t = useText();
  const { colors } = useTheme();
  const [asked, setAsked] = useState<readonly number[]>([]);
  if (lines.length === 0) return <Text tone="soft">{t('table.log.empty')}</Text>;
  return (
    <View role="log" style={styles.lines}>
      {[...lines].reverse().map(({ id, text, secret, why }) => (
        <View
          key={id}
          style={[
            styles.line,
            { borderBottomColor: colors.line },
            secret && { borderStartWidth: 4, borderStartColor: colors.glow, paddingStart: SPACE.small },
          ]}
        >
          <Text tone={secret ? 'strong' : 'plain'}>{text}</Text>
          {why !== undefined &&
            (asked.includes(id) ? (
              <Text tone="soft">{t('table.log.because', { why })}</Text>
            ) : (
              <View style={styles.ask}>
                <Button
                  kind="quiet"
                  label={t('table.log.why')}
                  hint={text}
                  onPress={() => setAsked([...asked, id])}
                />
              </View>
            ))}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  lines: { gap: SPACE.small },
  line: { borderBottomWidth: StyleSheet.hairlineWidth, paddingBottom: SPACE.small },
  ask: { alignItems: 'flex-start' },
});
