import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { useGameText } from '@/i18n';
import type { Cost } from '@/rules/ryv/types';

export type CostlyButtonProps = {
  readonly label: string;
  /** What the move costs because it breaks a promise; none for most moves. */
  readonly cost: Cost | undefined;
  readonly disabled: boolean;
  readonly why?: string | undefined;
  readonly onPress: () => void;
};

/** A touch that costs Power says so first and asks again. */
export function CostlyButton({ label, cost, disabled, why, onPress }: CostlyButtonProps) {
  const g = useGameText('ryv');
  const [isWarned, setWarned] = useState(false);
  if (cost === undefined || !isWarned)
    return (
      <Button
        kind="main"
        label={label}
        disabled={disabled}
        why={why}
        onPress={() => (cost === undefined ? onPress() : setWarned(true))}
      />
    );
  return (
    <>
      <Notice tone="bad" text={g(`board.cost.${cost.move}`, { power: cost.power })} />
      <Button label={g('board.cost.not')} onPress={() => setWarned(false)} />
      <Button
        kind="main"
        label={g('board.cost.pay', { power: cost.power })}
        disabled={disabled}
        onPress={onPress}
      />
    </>
  );
}
