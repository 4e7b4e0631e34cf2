import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Primary } from '@/components/furniture/thumb/Primary';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Cost } from '@/rules/ryv/types';

export type CostlyButtonProps = {
  readonly label: string;
  /** What the move costs because it breaks a promise; none for most moves. */
  readonly cost: Cost | undefined;
  readonly disabled: boolean;
  readonly why?: string | undefined;
  /** It is the one live action under the thumb. */
  readonly isPrimary?: boolean;
  readonly onPress: () => void;
};

/** A touch that costs Power says so first and asks again. */
export function CostlyButton({ label, cost, disabled, why, isPrimary = false, onPress }: CostlyButtonProps) {
  const g = useGameText('ryv');
  const [isWarned, setWarned] = useState(false);
  const main = (of: {
    readonly label: string;
    readonly why?: string | undefined;
    readonly onPress: () => void;
  }) =>
    isPrimary ? (
      <Primary label={of.label} busy={disabled} onPress={of.onPress} />
    ) : (
      <Button kind="main" disabled={disabled} {...of} />
    );
  if (cost === undefined || !isWarned)
    return main({ label, why, onPress: () => (cost === undefined ? onPress() : setWarned(true)) });
  return (
    <View style={styles.box}>
      <Notice tone="bad" text={g(`board.cost.${cost.move}`, { power: cost.power })} />
      <Button label={g('board.cost.not')} onPress={() => setWarned(false)} />
      {main({ label: g('board.cost.pay', { power: cost.power }), onPress })}
    </View>
  );
}

const styles = StyleSheet.create({ box: { gap: SPACE.small } });
