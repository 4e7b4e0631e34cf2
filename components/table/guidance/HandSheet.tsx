import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Icon, type IconName } from '@/components/basics/marks/Icon';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { useText } from '@/i18n';

import type { useHand } from './useHand';

const CALLS = [
  ['question', 'help'],
  ['stuck', 'timer'],
  ['quiet', 'eyeClosed'],
] as const satisfies readonly (readonly [string, IconName])[];

export type HandSheetProps = {
  readonly hand: ReturnType<typeof useHand>;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** What somebody calls for. Only the last is not for all to see, and says so. */
export function HandSheet({ hand, open, onClose }: HandSheetProps) {
  const t = useText();
  return (
    <Sheet open={open} onClose={onClose} title={t('hand.title')}>
      {CALLS.map(([about, icon]) => (
        <Button
          key={about}
          label={t(`hand.${about}`)}
          icon={<Icon name={icon} size={24} />}
          onPress={() => {
            hand.raise(about);
            onClose();
          }}
        />
      ))}
      <Text size="small" tone="soft">
        {t('hand.quiet.hint')}
      </Text>
      {hand.up !== null && (
        <Button
          label={t('hand.down')}
          onPress={() => {
            hand.raise(null);
            onClose();
          }}
        />
      )}
      {hand.problem !== null && <Notice tone="bad" text={hand.problem} />}
    </Sheet>
  );
}
