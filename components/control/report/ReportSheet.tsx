import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Toggle } from '@/components/basics/input/Toggle';
import { useTableName } from '@/components/basics/marks/useTableName';
import { Notice } from '@/components/basics/page/Notice';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { momentText } from '@/components/debrief/momentText';
import { SPACE } from '@/components/theme';
import { useGameNames, useLanguage, useText } from '@/i18n';
import { translator } from '@/i18n/fill';
import { fetchGameWords } from '@/i18n/gameWords';
import { fetchDebrief } from '@/rules/shelf';
import { canPrint, printPage } from '@/state/files/printPage';
import { saveFile } from '@/state/files/saveFile';
import type { LocalTable } from '@/state/hosting/localHostApi';
import type { AtTable } from '@/state/session/useTable';

import { type Report, reportCsv, reportedTable, reportJson } from './report';

export type ReportSheetProps = {
  readonly tables: readonly AtTable[];
  readonly local: readonly LocalTable[];
  /** Of the evening. */
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** What was played this evening: on paper, or as a file for a table of numbers. It is made here and goes nowhere. */
export function ReportSheet({ tables, local, name, open, onClose }: ReportSheetProps) {
  const t = useText();
  const named = useTableName();
  const gameName = useGameNames();
  const { id: language } = useLanguage();
  const [withNames, setWithNames] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function momentsOf({ state: { table, snapshot } }: AtTable): Promise<readonly string[]> {
    if (table?.stage !== 'over' || snapshot === null) return [];
    const [{ text }, debrief] = await Promise.all([
      fetchGameWords(table.game, language),
      fetchDebrief(table.game),
    ]);
    const g = translator(language, text);
    return debrief.moments(snapshot.view).map((moment) => momentText(moment, g));
  }
  async function made(): Promise<Report> {
    const all = await Promise.all(
      tables.map(async (at) => {
        const { tableId } = at.session;
        const scores = local.find(({ id }) => id === tableId)?.result?.scores ?? null;
        return reportedTable({
          state: at.state,
          table: t('join.nearby.table', { id: named(tableId) }),
          game: gameName(at.state.table?.game ?? ''),
          scores,
          moments: await momentsOf(at),
          withNames,
        });
      }),
    );
    return { session: name, date: new Date().toISOString().slice(0, 10), tables: all };
  }
  const make = (use: (report: Report) => unknown) => {
    setFailed(false);
    made()
      .then(use)
      .catch(() => setFailed(true));
  };
  return (
    <Sheet open={open} onClose={onClose} title={t('report.title')}>
      <Text>{t('report.what')}</Text>
      <Toggle label={t('report.names')} value={withNames} onChange={setWithNames} />
      {withNames && <Notice tone="bad" text={t('report.names.sure')} />}
      <View style={styles.consent}>
        <Text tone="strong">{t('report.consent.say')}</Text>
        <Text>{t('report.consent')}</Text>
      </View>
      {hasFailed && <Notice tone="bad" text={t('fair.save.failed')} />}
      {canPrint && (
        <Button
          kind="main"
          label={t('report.print')}
          onPress={() =>
            make(async (report) => {
              const { reportPage } = await import('@/components/control/paper/reportPage');
              printPage(reportPage(report, t));
            })
          }
        />
      )}
      <Button
        label={t('report.csv')}
        onPress={() => make((report) => saveFile('palaver-report.csv', reportCsv(report), 'text/csv'))}
      />
      <Button
        label={t('report.json')}
        onPress={() => make((report) => saveFile('palaver-report.json', reportJson(report)))}
      />
    </Sheet>
  );
}

const styles = StyleSheet.create({ consent: { gap: SPACE.tiny } });
