import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { useIsWide } from '@/components/basics/page/useIsWide';
import { Text } from '@/components/basics/text/Text';
import { QrCode } from '@/components/codes/QrCode';
import { AddressChoice } from '@/components/lobby/invite/AddressChoice';
import { useInviteAddress } from '@/components/lobby/invite/useInviteAddress';
import { OptionsButton } from '@/components/lobby/options/OptionsButton';
import { SeatRow } from '@/components/lobby/seats/SeatRow';
import { ShuffleProgress } from '@/components/lobby/ShuffleProgress';
import { useLobby } from '@/components/lobby/useLobby';
import { SPACE } from '@/components/theme';
import { useRefusal, useText } from '@/i18n';
import { SHELF } from '@/rules/shelf';
import { invitationTo } from '@/state/session/invite';
import { runsOn, type TableInfo, type TableSession } from '@/state/session/tableSession';

/** What stands above and below the code on a wide screen, so that address and typed code are seen at once. */
const WORDS = 330;
const SMALLEST = 240;
const LARGEST = 640;

/** The shared screen before a game: a QR code as large as fits, and the seats. */
export function SharedScreenLobby({ table }: { table: TableInfo }) {
  const isWide = useIsWide();
  const lobby = useLobby();
  const invitation = invitationTo(lobby.session, table);
  return (
    <ScrollView contentContainerStyle={[styles.sides, isWide && styles.wide]}>
      {invitation !== null && (
        <View style={[styles.side, isWide && styles.half]}>
          <WayIn table={table} invitation={invitation} />
        </View>
      )}
      <View style={[styles.side, isWide && styles.half]}>
        <WhoIsHere lobby={lobby} table={table} />
      </View>
    </ScrollView>
  );
}

type WayInProps = { readonly table: TableInfo; readonly invitation: NonNullable<TableSession['invitation']> };

function WayIn({ table: { addresses, code }, invitation }: WayInProps) {
  const t = useText();
  const isWide = useIsWide();
  const { width, height } = useWindowDimensions();
  const { link, place: shown, choose } = useInviteAddress(invitation, addresses, 'best');
  const room = isWide ? { wide: width * 0.42, high: height - WORDS } : { wide: width, high: height * 0.6 };
  const size = Math.max(SMALLEST, Math.min(room.wide - 2 * SPACE.large, room.high, LARGEST));
  return (
    <>
      <Text size="title" heading align="center">
        {t('screen.scan')}
      </Text>
      <QrCode value={link} size={size} label={t('lobby.invite.qr', { address: shown })} />
      <Text align="center">{t('screen.address.type')}</Text>
      <Text size="title" tone="strong" align="center">
        {shown}
      </Text>
      {code !== null && (
        <>
          <Text align="center">{t('screen.code')}</Text>
          <Text size="huge" tone="strong" align="center">
            {code}
          </Text>
        </>
      )}
      {addresses.length > 1 && <AddressChoice addresses={addresses} value={shown} onChange={choose} />}
    </>
  );
}

type WhoIsHereProps = { readonly lobby: ReturnType<typeof useLobby>; readonly table: TableInfo };

function WhoIsHere({ lobby, table }: WhoIsHereProps) {
  const t = useText();
  const refusal = useRefusal(table.game);
  const free = table.seats.flatMap(({ kind }, at) => (kind === 'open' ? [at] : []));
  const missing = Math.max(0, (SHELF[table.game]?.seats.min ?? 0) - (table.seats.length - free.length));
  return (
    <>
      <Text size="title" heading>
        {t('screen.players')}
      </Text>
      {table.seats.map((seat, at) => (
        <SeatRow
          key={at}
          at={at}
          seat={seat}
          isMine={false}
          runs={runsOn(table, at)}
          mayFill={lobby.mayLead}
          onBot={(on) => void lobby.askForTable({ type: 'bot', seat: at, on })}
        />
      ))}
      <ShuffleProgress table={table} />
      {lobby.problem !== null && (
        <Notice tone="bad" text={refusal(lobby.problem)} onClose={lobby.forgetProblem} />
      )}
      {lobby.mayLead && (
        <Button
          kind="main"
          label={t('lobby.start')}
          onPress={() => void lobby.askForTable({ type: 'start' })}
          disabled={missing > 0 || table.shuffle !== null}
          why={table.shuffle === null ? t('lobby.start.few', { count: missing }) : t('shuffle.title')}
        />
      )}
      {lobby.mayLead && <OptionsButton lobby={lobby} table={table} />}
    </>
  );
}

const styles = StyleSheet.create({
  sides: { padding: SPACE.large, gap: SPACE.huge },
  wide: { flexDirection: 'row', flexGrow: 1, alignItems: 'flex-start' },
  side: { gap: SPACE.middle },
  half: { flex: 1 },
});
