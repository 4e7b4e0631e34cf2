import { Field } from '@/components/basics/input/Field';
import { useText } from '@/i18n';

const CODE_MAX = 6;

type CodeFieldProps = {
  readonly hint: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly onSubmit: () => void;
  readonly autoFocus?: boolean;
};

/** A field for a typed code: in capitals, and not longer than a code can be. */
export function CodeField({ onChange, ...props }: CodeFieldProps) {
  const t = useText();
  return (
    <Field
      {...props}
      label={t('join.code')}
      onChange={(typed) => onChange(typed.toUpperCase().slice(0, CODE_MAX))}
    />
  );
}
