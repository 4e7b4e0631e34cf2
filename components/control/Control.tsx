import { useRouter } from 'expo-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Icon } from '@/components/basics/marks/Icon';
import { Notice } from '@/components/basics/page/Notice';
import { Screen } from '@/components/basics/page/Screen';
import { Text } from '@/components/basics/text/Text';
import { useTableName } from '@/components/basics/marks/useTableName';
import { LeadTalk } from '@/components/debrief/LeadTalk';
import { useLocalTables } from '@/components/sharedScreen/useLocalTables';
import { TableMenu } from '@/components/table/menu/TableMenu';
import { SPACE } from '@/components/theme';
import { useText } from '@/i18n';
import { closeLocalTable, nameSession, newLocalTable } from '@/state/hosting/localHostApi';
import { joinByLink } from '@/state/session/connectToTable';

import { AllTables } from './AllTables';
import { Codes } from './Codes';
import { ReportSheet } from './report/ReportSheet';
import { CloseTable } from './setUp/CloseTable';
import { HowAllPlay } from './setUp/HowAllPlay';
import { SessionName } from './setUp/SessionName';
import { SetUp } from './setUp/SetUp';
import { Tile } from './Tile';
import { useControlLines } from './useControlLines';

const MOST_TABLES = 8;

type Open = { readonly id: string; readonly what: 'lead' | 'options' | 'talk' };

/** For whoever leads an evening: all tables of this computer, from what everyone at them may see. */
export function Control() {
  const t = useText();
  const router = useRouter();
  const named = useTableName();
  const found = useLocalTables();
  const known = typeof found === 'object' ? found : null;
  const tables = known?.tables ?? [];
  const led = useControlLines(tables);
  const [open, setOpen] = useState<Open | null>(null);
  const [sheet, setSheet] = useState<'codes' | 'report' | null>(null);
  const made = useRef(new Set<string>());
  // The host is asked again every few seconds; what was typed here is known before.
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? known?.session ?? '';
  // What was opened here is led from here, as soon as there is a line to it.
  useEffect(() => {
    for (const { guest, session, state } of led)
      if (state.line === 'here' && made.current.delete(session.tableId))
        void guest.ask({ type: 'led', on: true });
  });
  const openTable = async (game: string): Promise<boolean> => {
    const table = await newLocalTable(game);
    if (table === null || 'trouble' in table) return false;
    made.current.add(table.id);
    return true;
  };
  const show = (id: string) => {
    const local = tables.find((table) => table.id === id);
    const joined = local === undefined ? null : joinByLink(local.link, local.steward);
    if (joined?.ok === true) router.push(`/screen?table=${joined.tableId}`);
  };
  const opened = led.find(({ session }) => session.tableId === open?.id);
  return (
    <Screen
      width="full"
      title={name === '' ? t('control.title') : name}
      onBack={() => router.replace('/screen')}
    >
      {found === 'asking' && <Text>{t('screen.looking')}</Text>}
      {(found === null || found === 'no-key') && (
        <Notice text={t(found === null ? 'screen.only' : 'screen.no-key')} />
      )}
      {known !== null && (
        <View style={styles.sides}>
          <View style={styles.tiles}>
            {led.map((at) => (
              <Suspense key={at.session.tableId} fallback={null}>
                <Tile
                  at={at}
                  onLead={() => setOpen({ id: at.session.tableId, what: 'lead' })}
                  onOptions={() => setOpen({ id: at.session.tableId, what: 'options' })}
                  onScreen={() => show(at.session.tableId)}
                  onTalk={() => setOpen({ id: at.session.tableId, what: 'talk' })}
                />
              </Suspense>
            ))}
          </View>
          <View style={styles.side}>
            {led.length > 0 && <AllTables tables={led} />}
            {led.length > 0 && (
              <Button
                label={t('control.codes')}
                icon={<Icon name="qr" size={20} />}
                onPress={() => setSheet('codes')}
              />
            )}
            {led.length > 0 && (
              <Button
                label={t('report.title')}
                icon={<Icon name="points" size={20} />}
                onPress={() => setSheet('report')}
              />
            )}
            <SessionName
              name={name}
              keep={async (words) => {
                const isKept = await nameSession(words);
                if (isKept) setTyped(words);
                return isKept;
              }}
            />
            <SetUp games={known.games} room={MOST_TABLES - tables.length} open={openTable} />
          </View>
        </View>
      )}
      <Text size="small" tone="soft">
        {t('control.sees')}
      </Text>
      {opened !== undefined && (
        <TableMenu
          open={open?.what === 'lead'}
          onClose={() => setOpen(null)}
          at={opened}
          onPass={() => undefined}
          more={
            <CloseTable
              key={opened.session.tableId}
              table={named(opened.session.tableId)}
              close={async () => {
                const isClosed = await closeLocalTable(opened.session.tableId);
                if (isClosed) setOpen(null);
                return isClosed;
              }}
            />
          }
        />
      )}
      {opened !== undefined && (
        <LeadTalk at={opened} open={open?.what === 'talk'} onClose={() => setOpen(null)} />
      )}
      {opened !== undefined && (
        <HowAllPlay
          key={`${opened.session.tableId} ${open?.what}`}
          at={opened}
          tables={led}
          open={open?.what === 'options'}
          onClose={() => setOpen(null)}
        />
      )}
      <Codes tables={led} name={name} open={sheet === 'codes'} onClose={() => setSheet(null)} />
      <ReportSheet
        tables={led}
        local={tables}
        name={name}
        open={sheet === 'report'}
        onClose={() => setSheet(null)}
      />
    </Screen>
  );
}

const styles = StyleSheet.create({
  sides: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.large },
  tiles: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: SPACE.middle,
    flexGrow: 3,
    flexShrink: 1,
    flexBasis: 620,
  },
  side: { gap: SPACE.large, flexGrow: 1, flexShrink: 1, flexBasis: 280 },
});
