import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { useHasTwoColumns } from '@/components/basics/page/useIsWide';
import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import { invitationTo } from '@/state/session/invite';
import type { TableInfo } from '@/state/session/tableSession';

import { InviteSheet } from './invite/InviteSheet';
import type { startOf } from './start';
import type { useLobby } from './useLobby';

export type WhatHelpsProps = {
  readonly lobby: ReturnType<typeof useLobby>;
  readonly table: TableInfo;
  readonly start: ReturnType<typeof startOf>;
  /** Bots on all free seats; `null` where none is free. */
  readonly onFill: (() => void) | null;
};

/**
 * What helps now: start, or else more players. Who may not start is told who does. `underThumb` stays in sight; where
 * words are large it holds one action only, and the others are `inPage`, or they would leave the page no room.
 */
export function useWhatHelps({ lobby, table, start: { missing, free, label }, onFill }: WhatHelpsProps) {
  const t = useText();
  const { colors, isLarge } = useTheme();
  const isBeside = useHasTwoColumns();
  const [isInviting, setInviting] = useState(false);
  const invitation = invitationTo(lobby.session, table);
  const canStart = lobby.mayLead && missing === 0 && table.shuffle === null;
  const isCodeMain = !canStart && missing > 0;
  const isFillMain = isCodeMain && invitation === null;
  const code = invitation !== null && !isBeside && (
    <Button
      kind={isCodeMain ? 'main' : 'plain'}
      label={t('lobby.invite')}
      icon={<Icon name="qr" size={20} color={isCodeMain ? colors.onMain : colors.ink} />}
      onPress={() => setInviting(true)}
    />
  );
  const fill = lobby.mayLead && onFill !== null && (
    <Button
      kind={isFillMain ? 'main' : 'plain'}
      label={t('lobby.bot.fill')}
      icon={<Icon name="bot" size={20} color={isFillMain ? colors.onMain : colors.ink} />}
      onPress={onFill}
    />
  );
  const underThumb = (
    <>
      {!lobby.mayLead && (
        <Text tone="strong">
          {lobby.leadName === null ? t('lobby.start.first') : t('lobby.leads', { name: lobby.leadName })}
        </Text>
      )}
      {isLarge ? (
        <>
          {isFillMain && fill}
          {isCodeMain && code}
        </>
      ) : (
        <View style={styles.row}>
          {fill && <View style={styles.part}>{fill}</View>}
          {code && <View style={styles.part}>{code}</View>}
        </View>
      )}
      {canStart && (
        <Button
          kind="main"
          label={label}
          icon={<Icon name="play" size={20} color={colors.onMain} />}
          onPress={() => void lobby.askForTable({ type: 'start' })}
        />
      )}
      {canStart && free > 0 && (
        <Text size="small" tone="soft" align="center">
          {t('lobby.start.empty', { count: free })}
        </Text>
      )}
      {isInviting && invitation !== null && (
        <InviteSheet invitation={invitation} table={table} onClose={() => setInviting(false)} />
      )}
    </>
  );
  const inPage = isLarge && (
    <>
      {!isFillMain && fill}
      {!isCodeMain && code}
    </>
  );
  return { underThumb, inPage };
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: SPACE.small },
  part: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
