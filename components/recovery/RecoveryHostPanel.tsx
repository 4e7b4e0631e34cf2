import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Choice } from '@/components/basics/input/Choice';
import { Group } from '@/components/basics/page/Group';
import { Notice } from '@/components/basics/page/Notice';
import { Address } from '@/components/basics/text/Address';
import { Text } from '@/components/basics/text/Text';
import { useNeededRules } from '@/components/basics/text/useNeededRules';
import { QrCode } from '@/components/codes/QrCode';
import { Busy } from '@/components/furniture/status/Busy';
import { SPACE } from '@/components/theme';
import { useLid, useText } from '@/i18n';
import type { LocalRecovery } from '@/state/hosting/localHostApi';
import { placeIn } from '@/state/session/invite';

import { RecoveryPeople } from './RecoveryPeople';

const LARGEST = 280;
const EDGES = 96;

export type RecoveryHostPanelProps = LocalRecovery & {
  readonly onGoOn: (tableId: string, group: string) => void;
};

/** Shown on the recovery device: its QR code for phones whose host is lost, who has come, and who has agreed. */
export function RecoveryHostPanel({ code, links, gatherings, onGoOn }: RecoveryHostPanelProps) {
  const t = useText();
  const { width } = useWindowDimensions();
  const [chosen, setChosen] = useState<string | null>(null);
  const link = links.find((one) => placeIn(one) === chosen) ?? links[0] ?? '';
  const address = placeIn(link);
  const open = gatherings.filter(
    ({ gathering }) => gathering.stage !== 'open' && gathering.people.length > 0,
  );
  return (
    <Group icon="swap" title={t('recovery.device.title')}>
      <Text>{t('recovery.device.how')}</Text>
      <QrCode
        value={link}
        size={Math.min(LARGEST, width - EDGES)}
        label={t('recovery.device.qr', { address })}
      />
      <View style={styles.typed}>
        <Address place={address} />
        <Text size="huge" tone="strong" align="center">
          {code}
        </Text>
      </View>
      {links.length > 1 && (
        <Choice
          label={t('ways.title')}
          value={address}
          options={links.map((one) => ({ value: placeIn(one), label: placeIn(one) }))}
          onChange={setChosen}
        />
      )}
      {open.length === 0 && <Text tone="soft">{t('recovery.device.nobody')}</Text>}
      {isDisputed(open) && <Notice tone="bad" text={t('recovery.device.groups')} />}
      {open.map((one) => (
        <OneTable key={one.group} {...one} onGoOn={() => onGoOn(one.id, one.group)} />
      ))}
    </Group>
  );
}

/** Two groups say that they are the same table: people here must look whom they know. */
const isDisputed = (open: LocalRecovery['gatherings']): boolean =>
  new Set(open.map(({ id }) => id)).size < open.length;

type OneTableProps = LocalRecovery['gatherings'][number] & { readonly onGoOn: () => void };

function OneTable({ gathering, otherRules, onGoOn }: OneTableProps) {
  const t = useText();
  const neededRules = useNeededRules();
  const lid = useLid(gathering.game);
  const missing = gathering.threshold - gathering.people.filter(({ agreed }) => agreed).length;
  const failed =
    otherRules === undefined
      ? t('recovery.failed')
      : neededRules(otherRules, otherRules.has === null ? gathering.game : lid('name'));
  return (
    <View style={styles.table}>
      <Text size="large" heading>
        {lid('name')}
      </Text>
      <RecoveryPeople gathering={gathering} />
      {gathering.stage === 'failed' && <Notice tone="bad" text={failed} />}
      {gathering.stage === 'opening' ? (
        <Busy text={t('recovery.opening')} />
      ) : (
        <Button
          label={t('recovery.device.goOn')}
          onPress={onGoOn}
          disabled={missing > 0}
          why={t('recovery.device.goOn.needed', { count: missing })}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ typed: { gap: SPACE.tiny }, table: { gap: SPACE.middle } });
