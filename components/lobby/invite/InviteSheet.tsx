import { useWindowDimensions } from 'react-native';

import { Sheet } from '@/components/basics/page/Sheet';
import { useText } from '@/i18n';

import { InviteCode, type InviteCodeProps } from './InviteCode';

const LARGEST = 320;
const EDGES = 64;

export type InviteSheetProps = Omit<InviteCodeProps, 'size'> & { readonly onClose: () => void };

/** A guest can invite others: the address that worked for this phone works for the next one too. */
export function InviteSheet({ onClose, ...way }: InviteSheetProps) {
  const t = useText();
  const { width, height } = useWindowDimensions();
  // The QR code takes all the room that a sheet has on this screen.
  const size = Math.min(LARGEST, width - EDGES, height * 0.5);
  return (
    <Sheet open onClose={onClose} title={t('lobby.invite.title')}>
      <InviteCode {...way} size={size} />
    </Sheet>
  );
}
