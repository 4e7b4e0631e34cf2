import { useWindowDimensions } from 'react-native';

import { Sheet } from '@/components/basics/Sheet';
import { Text } from '@/components/basics/Text';
import { useText } from '@/i18n';
import { inviteLink } from '@/state/invite';
import type { Sitting } from '@/state/sitting';

import { Qr } from './Qr';

export type InviteSheetProps = {
  readonly invitation: NonNullable<Sitting['invitation']>;
  readonly code: string | null;
  readonly onClose: () => void;
};

/** One guest lets the next one in: the way that worked for this phone works for its neighbour. */
export function InviteSheet({ invitation, code, onClose }: InviteSheetProps) {
  const t = useText();
  const { width, height } = useWindowDimensions();
  const link = inviteLink(invitation);
  const address = link.replace(/^http:\/\/|\/join#.*$/g, '');
  return (
    <Sheet open onClose={onClose} title={t('lobby.invite.title')}>
      <Text>{t('lobby.invite.how')}</Text>
      <Qr
        value={link}
        size={Math.min(320, width - 64, height * 0.5)}
        label={t('lobby.invite.qr', { address })}
      />
      {code !== null && (
        <>
          <Text align="center">{t('lobby.invite.code', { address })}</Text>
          <Text size="huge" tone="strong" align="center">
            {code}
          </Text>
        </>
      )}
    </Sheet>
  );
}
