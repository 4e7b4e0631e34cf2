import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Address } from '@/components/basics/Address';
import { Button } from '@/components/basics/Button';
import { Choice } from '@/components/basics/Choice';
import { Notice } from '@/components/basics/Notice';
import { Text } from '@/components/basics/Text';
import { Busy } from '@/components/furniture/Busy';
import { Qr } from '@/components/lobby/Qr';
import { Gathered } from './Gathered';
import { SPACE } from '@/components/theme';
import { useLid, useText } from '@/i18n';
import type { LocalRescue } from '@/state/laptop';

import { Group } from '@/components/shell/Group';

const LARGEST = 280;
const EDGES = 96;

const placeIn = (link: string): string => link.replace(/^http:\/\/|\/carry#.*$/g, '');

export type CarryingOnProps = LocalRescue & { readonly onGoOn: (tableId: string) => void };

/** On the device that carries on: the way there for phones whose host is gone, who has come, who has agreed. */
export function CarryingOn({ code, links, gatherings, onGoOn }: CarryingOnProps) {
  const t = useText();
  const { width } = useWindowDimensions();
  const [chosen, setChosen] = useState<string | null>(null);
  const link = links.find((one) => placeIn(one) === chosen) ?? links[0] ?? '';
  const address = placeIn(link);
  const open = gatherings.filter(
    ({ gathering }) => gathering.stage !== 'open' && gathering.people.length > 0,
  );
  return (
    <Group sign="swap" title={t('rescue.title')}>
      <Text>{t('rescue.how')}</Text>
      <Qr value={link} size={Math.min(LARGEST, width - EDGES)} label={t('rescue.qr', { address })} />
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
      {open.length === 0 && <Text tone="soft">{t('rescue.nobody')}</Text>}
      {open.map((one) => (
        <OneTable key={one.id} {...one} onGoOn={() => onGoOn(one.id)} />
      ))}
    </Group>
  );
}

type OneTableProps = LocalRescue['gatherings'][number] & { readonly onGoOn: () => void };

function OneTable({ gathering, onGoOn }: OneTableProps) {
  const t = useText();
  const lid = useLid(gathering.game);
  const missing = gathering.threshold - gathering.people.filter(({ agreed }) => agreed).length;
  return (
    <View style={styles.table}>
      <Text size="large" heading>
        {lid('name')}
      </Text>
      <Gathered gathering={gathering} />
      {gathering.stage === 'failed' && <Notice tone="bad" text={t('carry.failed')} />}
      {gathering.stage === 'opening' ? (
        <Busy text={t('carry.opening')} />
      ) : (
        <Button
          label={t('rescue.goOn')}
          onPress={onGoOn}
          disabled={missing > 0}
          why={t('rescue.goOn.needed', { count: missing })}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ typed: { gap: SPACE.tiny }, table: { gap: SPACE.middle } });
