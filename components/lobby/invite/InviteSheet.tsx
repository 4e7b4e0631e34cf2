import { useWindowDimensions } from 'react-native';

import { Sheet } from '@/components/basics/page/Sheet';
import { useText } from '@/i18n';

import { InviteCode, type InviteCodeProps } from './InviteCode';

const LARGEST = 320;
const EDGES = 64;

export type InviteSheetProps = Omit<InviteCodeProps, 'size'> & { readonly onClose: () => void };

/** One guest lets the next one in: the way that worked for this phone works for its neighbour. */
export function InviteSheet({ onClose, ...way }: InviteSheetProps) {
  const t = useText();
  const { width, height } = useWindowDimensions();
  // As large as a sheet on this screen has room for.
  const size = Math.min(LARGEST, width - EDGES, height * 0.5);
  return (
    <Sheet open onClose={onClose} title={t('lobby.invite.title')}>
      <InviteCode {...way} size={size} />
    </Sheet>
  );
}
