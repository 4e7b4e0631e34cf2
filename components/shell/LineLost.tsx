import { View } from 'react-native';

import { Notice } from '@/components/basics/Notice';
import { useText } from '@/i18n';

import { TroubleButton } from './TroubleButton';

/** Says that the line is gone, and leads to help. */
export function LineLost() {
  const t = useText();
  return (
    <View>
      <Notice tone="bad" text={t('table.line.away')} />
      <TroubleButton />
    </View>
  );
}
