import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { useHasTwoColumns } from '@/components/basics/page/useIsWide';
import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { Primary } from '@/components/furniture/thumb/Primary';
import { Second } from '@/components/furniture/thumb/Second';
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
  const isSeated = lobby.seated.length > 0;
  const canStart = lobby.mayLead && missing === 0 && table.shuffle === null;
  // Whoever has just come is to sit down first, and needs no code for that.
  const isCodeMain = !canStart && missing > 0 && isSeated;
  const isFillMain = isCodeMain && invitation === null;
  const invite = () => setInviting(true);
  const onMain = colors.onMain;
  const code =
    invitation === null || isBeside ? null : isLarge ? (
      <Button
        kind={isCodeMain ? 'main' : 'plain'}
        label={t('lobby.invite')}
        icon={<Icon name="qr" size={20} color={isCodeMain ? onMain : colors.ink} />}
        onPress={invite}
      />
    ) : isCodeMain ? (
      <Primary
        label={t('lobby.invite')}
        icon={<Icon name="qr" size={24} color={onMain} />}
        onPress={invite}
      />
    ) : (
      <Second
        label={t('lobby.invite')}
        short={t('lobby.invite.short')}
        icon={<Icon name="qr" size={24} />}
        onPress={invite}
      />
    );
  const fill =
    !lobby.mayLead || onFill === null ? null : isLarge ? (
      <Button
        kind={isFillMain ? 'main' : 'plain'}
        label={t('lobby.bot.fill')}
        icon={<Icon name="bot" size={20} color={isFillMain ? onMain : colors.ink} />}
        onPress={onFill}
      />
    ) : isFillMain ? (
      <Primary
        label={t('lobby.bot.fill')}
        icon={<Icon name="bot" size={24} color={onMain} />}
        onPress={onFill}
      />
    ) : (
      <Second
        label={t('lobby.bot.fill')}
        short={t('lobby.bot.fill.short')}
        icon={<Icon name="bot" size={24} />}
        onPress={onFill}
      />
    );
  const start = canStart && (
    <Primary
      label={label}
      note={free > 0 ? t('lobby.start.empty', { count: free }) : undefined}
      icon={<Icon name="play" size={22} color={onMain} />}
      onPress={() => void lobby.askForTable({ type: 'start' })}
    />
  );
  const waits = !lobby.mayLead && (
    <Text tone="strong">
      {!isSeated
        ? t('lobby.start.first')
        : lobby.leadName === null
          ? t('lobby.led')
          : t('lobby.leads', { name: lobby.leadName })}
    </Text>
  );
  const main = start || (isFillMain && fill) || (isCodeMain && code);
  const seconds = [!isFillMain && fill, !isCodeMain && code];
  const underThumb = (
    <>
      {main && waits}
      {isLarge ? (
        (main || waits) && <>{main || waits}</>
      ) : (
        <View style={styles.row}>
          {seconds.map((second, at) => second && <View key={at}>{second}</View>)}
          <View style={styles.main}>{main || waits}</View>
        </View>
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
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  main: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
