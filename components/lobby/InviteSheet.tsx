import { useWindowDimensions } from 'react-native';

import { Sheet } from '@/components/basics/Sheet';
import { useText } from '@/i18n';

import { codeSize, InviteCode, type InviteCodeProps } from './InviteCode';

export type InviteSheetProps = Omit<InviteCodeProps, 'size'> & { readonly onClose: () => void };

/** One guest lets the next one in: the way that worked for this phone works for its neighbour. */
export function InviteSheet({ onClose, ...way }: InviteSheetProps) {
  const t = useText();
  const size = codeSize(useWindowDimensions());
  return (
    <Sheet open onClose={onClose} title={t('lobby.invite.title')}>
      <InviteCode {...way} size={size} />
    </Sheet>
  );
}
