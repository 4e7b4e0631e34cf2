import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Field } from '@/components/basics/input/Field';
import { Icon } from '@/components/basics/marks/Icon';
import { useGameText } from '@/i18n';
import { REASON_LENGTH } from '@/rules/invest/text/numbers';

export type ReasonProps = { readonly value: string; readonly onChange: (value: string) => void };

/** Closed until somebody wants to say why. */
export function Reason({ value, onChange }: ReasonProps) {
  const g = useGameText('invest');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button
        kind="quiet"
        label={g('board.reason.add')}
        icon={<Icon name="say" size={20} />}
        onPress={() => setOpen(true)}
        testID="reason-open"
      />
    );
  return (
    <Field
      label={g('board.reason')}
      value={value}
      onChange={onChange}
      max={REASON_LENGTH}
      autoFocus
      testID="reason"
    />
  );
}
