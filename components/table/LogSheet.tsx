import { useState } from 'react';
import { View } from 'react-native';

import { HoldToSee } from '@/components/basics/HoldToSee';
import { Sheet } from '@/components/basics/Sheet';
import { Text } from '@/components/basics/Text';
import { SPACE } from '@/components/basics/theme';
import type { LogEvent, Words } from '@/components/boards/types';
import { useText } from '@/i18n';

export type LogSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly events: readonly { readonly event: LogEvent }[];
  readonly words: Words;
  /** Whose whispers these are; `null` on the shared screen, where there are none. */
  readonly name: string | null;
};

export function LogSheet({ open, onClose, events, words, name }: LogSheetProps) {
  const t = useText();
  const [held, setHeld] = useState(false);
  const hasWhispers = name !== null && events.some(({ event }) => words.isWhisper(event));
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('table.log')}
      footer={
        hasWhispers ? (
          <HoldToSee
            label={t('table.log.whispers', { name })}
            seen={held}
            onSeen={setHeld}
            testID="log-whispers"
          />
        ) : undefined
      }
    >
      <LogLines events={events} words={words} whispers={held} />
    </Sheet>
  );
}

/** Newest first, so that nothing needs scrolling. */
export function LogLines({
  events,
  words,
  whispers,
}: Pick<LogSheetProps, 'events' | 'words'> & { readonly whispers: boolean }) {
  const t = useText();
  const lines = events.flatMap(({ event }, at) => {
    const secret = words.isWhisper(event);
    const text = secret && !whispers ? null : words.line(event);
    return text === null ? [] : [{ at, text, secret }];
  });
  if (lines.length === 0) return <Text tone="soft">{t('table.log.empty')}</Text>;
  return (
    <View role="log" style={{ gap: SPACE.small }}>
      {lines.reverse().map(({ at, text, secret }) => (
        <Text key={at} tone={secret ? 'strong' : 'plain'}>
          {text}
        </Text>
      ))}
    </View>
  );
}
