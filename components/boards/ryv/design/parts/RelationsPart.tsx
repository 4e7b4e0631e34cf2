import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Choice } from '@/components/basics/input/Choice';
import { Icon } from '@/components/basics/marks/Icon';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { IconButton } from '@/components/basics/input/IconButton';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Actor } from '@/rules/ryv/kinds';
import { ACTORS } from '@/rules/ryv/text/choices';
import type { ScenarioDraft } from '@/state/designs/draft';

import { actorName } from '@/components/boards/ryv/text/say';
import type { Edited } from './edited';
import { Faults } from './Faults';
import { relationWords } from './parts';

type Relation = ScenarioDraft['relations'][number];

/** Who comes first with whom, and who cannot help whom. */
export function RelationsPart({ of, faults, onChange }: Edited<ScenarioDraft>) {
  const g = useGameText('ryv');
  const { colors } = useTheme();
  const [isAdding, setAdding] = useState(false);
  const put = (relations: readonly Relation[]) => onChange({ ...of, relations });
  return (
    <>
      <Text>{g('make.relations.text')}</Text>
      {of.relations.length === 0 && <Text tone="soft">{g('make.relations.none')}</Text>}
      {of.relations.map((relation) => {
        const said = relationWords(g, relation);
        return (
          <View key={said} style={[styles.row, { borderColor: colors.line, backgroundColor: colors.sheet }]}>
            <Icon
              name={relation.is === 'good' ? 'tick' : 'cross'}
              color={relation.is === 'good' ? colors.good : colors.danger}
            />
            <View style={styles.words}>
              <Text>{said}</Text>
            </View>
            <IconButton
              icon="trash"
              label={g('make.relations.remove', { relation: said })}
              onPress={() => put(of.relations.filter((one) => one !== relation))}
            />
          </View>
        );
      })}
      <Faults faults={faults} />
      <Button
        label={g('make.relations.add')}
        icon={<Icon name="plus" size={20} />}
        onPress={() => setAdding(true)}
      />
      {isAdding && (
        <AddSheet
          known={of.relations}
          onAdd={(relation) => {
            put([...of.relations, relation]);
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

type AddSheetProps = {
  readonly known: readonly Relation[];
  readonly onAdd: (relation: Relation) => void;
  readonly onClose: () => void;
};

function AddSheet({ known, onAdd, onClose }: AddSheetProps) {
  const g = useGameText('ryv');
  const [one, setOne] = useState<Actor | null>(null);
  const [other, setOther] = useState<Actor | null>(null);
  const [is, setIs] = useState<Relation['is']>('good');
  const actors = ACTORS.map((actor) => ({ value: actor, label: actorName(g, actor) }));
  const isKnown = known.some(
    ({ between: [a, b] }) => (a === one && b === other) || (a === other && b === one),
  );
  const isWhole = one !== null && other !== null;
  return (
    <Sheet
      open
      onClose={onClose}
      title={g('make.relations.add')}
      footer={
        <Button
          kind="main"
          label={g('make.relations.keep')}
          disabled={!isWhole || isKnown}
          why={isKnown ? g('design.relation-twice') : g('make.relations.choose')}
          onPress={() => isWhole && onAdd({ between: [one, other], is })}
        />
      }
    >
      <Choice<Relation['is']>
        label={g('make.relations.is')}
        across
        value={is}
        options={(['good', 'poor'] as const).map((value) => ({
          value,
          label: g(`make.relations.${value}`),
        }))}
        onChange={setIs}
      />
      <Choice label={g('make.relations.one')} value={one} options={actors} onChange={setOne} />
      <Choice label={g('make.relations.other')} value={other} options={actors} onChange={setOther} />
    </Sheet>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    minHeight: TOUCH,
    paddingStart: SPACE.middle,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
  },
  words: { flex: 1 },
});
