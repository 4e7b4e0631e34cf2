import { useRouter } from 'expo-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { ryv as icons } from '@/components/boards/ryv/art/icons';
import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Screen } from '@/components/basics/page/Screen';
import { Text } from '@/components/basics/text/Text';
import { IconButton } from '@/components/basics/input/IconButton';
import { goBack } from '@/components/basics/navigation/goBack';
import { Icon } from '@/components/basics/marks/Icon';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { bodyOf, type Draft, faultsOf, type Kind, kindOf } from '@/state/designs/draft';
import { designsAtom, newId, removeAtom, saveAtom } from '@/state/designs/store';

import { NewSheet } from './NewSheet';
import { faultsAt, nameOf, partsOf } from './parts/parts';
import { TakeFile } from './sharing/TakeFile';

type Kept = { readonly draft: Draft; readonly at: number };

/** Everything that was made on this phone, and the ways to make or get more. */
export function Designs() {
  const g = useGameText('ryv');
  const router = useRouter();
  const save = useSetAtom(saveAtom);
  const remove = useSetAtom(removeAtom);
  const [isFull, setFull] = useState(false);
  const [making, setMaking] = useState<Kind | null>(null);
  const [deleted, setDeleted] = useState<Kept | null>(null);

  function make(draft: Draft) {
    setMaking(null);
    setFull(!save(draft));
    router.push(`/design/${bodyOf(draft).id}`);
  }
  function takeOut(kept: Kept) {
    remove(bodyOf(kept.draft).id);
    setDeleted(kept);
  }

  return (
    <Screen title={g('make.title')} onBack={() => goBack(router)}>
      {isFull && <Notice tone="bad" text={g('make.cannot-save')} onClose={() => setFull(false)} />}
      {deleted !== null && (
        <View style={styles.undo}>
          <Notice text={g('make.deleted', { name: nameOf(g, deleted.draft) })} />
          <Button
            label={g('make.undo')}
            icon={<Icon name="undo" size={20} />}
            onPress={() => {
              setFull(!save(deleted.draft, deleted.at));
              setDeleted(null);
            }}
          />
        </View>
      )}
      <Text>{g('make.intro')}</Text>
      {(['scenario', 'climate'] as const).map((kind) => (
        <Section key={kind} kind={kind} onNew={() => setMaking(kind)} onDelete={takeOut} />
      ))}
      <TakeFile />
      {making !== null && (
        <NewSheet kind={making} newId={newId} onMade={make} onClose={() => setMaking(null)} />
      )}
    </Screen>
  );
}

type SectionProps = {
  readonly kind: Kind;
  readonly onNew: () => void;
  readonly onDelete: (kept: Kept) => void;
};

function Section({ kind, onNew, onDelete }: SectionProps) {
  const g = useGameText('ryv');
  const mine = useAtomValue(designsAtom).filter(({ draft }) => kindOf(draft) === kind);
  return (
    <View style={styles.section}>
      <Text size="large" heading>
        {g(`make.${kind}s`)}
      </Text>
      {mine.length === 0 && <Text tone="soft">{g(`make.none.${kind}`)}</Text>}
      {mine.map((kept) => (
        <Row key={bodyOf(kept.draft).id} draft={kept.draft} onDelete={() => onDelete(kept)} />
      ))}
      <Button label={g(`make.new.${kind}`)} icon={<Icon name="plus" size={20} />} onPress={onNew} />
    </View>
  );
}

/** How far a design is, in words. */
export function useStateWords(): (draft: Draft) => string {
  const g = useGameText('ryv');
  return (draft) => {
    const faults = faultsOf(draft);
    const open = partsOf(draft).filter((part) => faultsAt(draft, faults, part).length > 0).length;
    return open === 0 ? g('make.ready') : g('make.todo', { count: open });
  };
}

function Row({ draft, onDelete }: { draft: Draft; onDelete: () => void }) {
  const g = useGameText('ryv');
  const router = useRouter();
  const { colors } = useTheme();
  const name = nameOf(g, draft);
  const state = useStateWords()(draft);
  return (
    <View style={styles.row}>
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={g('make.open', { name, state })}
        onPress={() => router.push(`/design/${bodyOf(draft).id}`)}
        style={({ pressed }) => [
          styles.open,
          { backgroundColor: colors.sheet, borderColor: colors.ink, opacity: pressed ? 0.7 : 1 },
        ]}
      >
        <Glyph of={icons[kindOf(draft)]} size={28} color={colors.ink} />
        <View style={styles.words}>
          <Text tone="strong">{name}</Text>
          <Text size="small" tone="soft">
            {state}
          </Text>
        </View>
        <Icon name="next" size={18} />
      </Pressable>
      <IconButton icon="trash" label={g('make.delete', { name })} onPress={onDelete} />
    </View>
  );
}

const styles = StyleSheet.create({
  section: { gap: SPACE.small },
  undo: { gap: SPACE.small },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
  open: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.middle,
    minHeight: TOUCH + SPACE.small,
    paddingHorizontal: SPACE.middle,
    paddingVertical: SPACE.small,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
  },
  words: { flex: 1 },
});
