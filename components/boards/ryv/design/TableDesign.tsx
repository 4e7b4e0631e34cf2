import { useRouter } from 'expo-router';
import { useAtomValue } from 'jotai';

import { Button } from '@/components/basics/input/Button';
import { Choice } from '@/components/basics/input/Choice';
import { Text } from '@/components/basics/text/Text';
import { Icon } from '@/components/basics/marks/Icon';
import { useGameText, useText } from '@/i18n';
import { designOn, withDesign } from '@/state/designs/atTable';
import { bodyOf, type Kind, kindOf, type Sound, soundOf } from '@/state/designs/draft';
import { designsAtom } from '@/state/designs/store';
import type { TableInfo } from '@/state/session/tableSession';

const KINDS = ['scenario', 'climate'] as const satisfies readonly Kind[];
const NONE = '';

const nameIn = (design: Sound, kind: Kind): string | undefined => design[kind]?.words?.name;

/** Names the players' own design that is on the table. Everybody sees it. */
export function TableDesignLines({ table }: { table: TableInfo }) {
  const t = useText();
  const g = useGameText('ryv');
  const design = designOn(table.options);
  const isLeftOut = table.options['mode'] !== 'full';
  return KINDS.map((kind) => {
    const name = nameIn(design, kind);
    return name === undefined ? null : (
      <Text key={kind} size="small" tone="soft" testID={`own-${kind}`}>
        {t('lobby.option.line', { option: g(`make.table.${kind}`), value: name })}
        {isLeftOut ? ` (${g('make.table.first-play')})` : ''}
      </Text>
    );
  });
}

export type TableDesignProps = {
  readonly table: TableInfo;
  readonly mayChange: boolean;
  readonly onChange: (options: TableInfo['options']) => void;
};

/** Puts a design of this phone on the table. */
export function TableDesign({ table, mayChange, onChange }: TableDesignProps) {
  const g = useGameText('ryv');
  const router = useRouter();
  const mine = useAtomValue(designsAtom).flatMap(({ draft }) => {
    const design = soundOf(draft);
    return design === null ? [] : [{ id: bodyOf(draft).id, kind: kindOf(draft), design }];
  });
  const design = designOn(table.options);
  return (
    <>
      <Text size="large" heading>
        {g('make.table.own')}
      </Text>
      <Text size="small" tone="soft">
        {g('make.table.hint')}
      </Text>
      {KINDS.map((kind) => {
        const own = mine.filter((one) => one.kind === kind);
        const there = design[kind]?.id;
        const isTheirs = there !== undefined && !own.some(({ id }) => id === there);
        if (own.length === 0 && !isTheirs) return null;
        return (
          <Choice
            key={kind}
            label={g(`make.table.${kind}`)}
            value={there ?? NONE}
            disabled={!mayChange}
            options={[
              { value: NONE, label: g('make.table.none') },
              ...(isTheirs
                ? [{ value: there, label: nameIn(design, kind) ?? '', hint: g('make.table.theirs') }]
                : []),
              ...own.map((one) => ({ value: one.id, label: nameIn(one.design, kind) ?? '' })),
            ]}
            onChange={(id) => {
              const part = own.find((one) => one.id === id)?.design;
              if (id === NONE || part !== undefined) onChange(withDesign(table.options, kind, part ?? {}));
            }}
          />
        );
      })}
      <Button
        kind="quiet"
        label={g('make.title')}
        icon={<Icon name="plus" size={20} />}
        onPress={() => router.push('/design')}
      />
    </>
  );
}
