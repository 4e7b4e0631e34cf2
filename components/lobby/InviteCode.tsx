import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import { inviteLink } from '@/state/invite';
import type { Sitting } from '@/state/sitting';

import { Qr } from './Qr';

export type InviteCodeProps = {
  readonly invitation: NonNullable<Sitting['invitation']>;
  readonly code: string | null;
  readonly size: number;
};

/** The way to this table, to be scanned or typed. */
export function InviteCode({ invitation, code, size }: InviteCodeProps) {
  const t = useText();
  const { colors } = useTheme();
  const link = inviteLink(invitation);
  const address = link.replace(/^http:\/\/|\/join#.*$/g, '');
  return (
    <>
      <Text>{t('lobby.invite.how')}</Text>
      <View style={[styles.frame, { borderColor: colors.ink }]}>
        <Qr value={link} size={size} label={t('lobby.invite.qr', { address })} />
      </View>
      {code !== null && (
        <View style={[styles.typed, { borderColor: colors.line }]}>
          <Text align="center">{t('lobby.invite.code', { address })}</Text>
          <Text size="huge" tone="strong" align="center">
            {code}
          </Text>
        </View>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  frame: { alignSelf: 'center', borderWidth: 2, borderRadius: RADIUS.middle, overflow: 'hidden' },
  typed: {
    borderWidth: 2,
    borderStyle: 'dashed',
    borderRadius: RADIUS.middle,
    padding: SPACE.middle,
    gap: SPACE.tiny,
  },
});
