import { View } from 'react-native';

import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { Rulebook } from '@/components/rulebook/Rulebook';
import { SPACE } from '@/components/theme';
import { useRulebook, useText } from '@/i18n';

export type HelpSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly game: string;
  /** Ids of the rules that matter now. */
  readonly now: readonly string[];
};

/** What matters now comes first, the whole rulebook after it. */
export function HelpSheet({ open, onClose, game, now }: HelpSheetProps) {
  const t = useText();
  const rules = useRulebook(game).flatMap((section) => section.rules);
  return (
    <Sheet open={open} onClose={onClose} title={t('table.help')}>
      <View style={{ gap: SPACE.small }}>
        {now.map((id) => (
          <Text key={id}>{rules.find((rule) => rule.id === id)?.text ?? ''}</Text>
        ))}
      </View>
      <Text size="large" heading>
        {t('table.help.all')}
      </Text>
      <Rulebook game={game} />
    </Sheet>
  );
}
