import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Text } from '@/components/basics/text/Text';
import { useGameText } from '@/i18n';
import { draftsOf } from '@/state/designs/draft';
import type { Opened } from '@/state/designs/checkDesign';
import { designsAtom, meet, takeInAtom } from '@/state/designs/store';

import { Faults } from '@/components/boards/ryv/design/parts/Faults';
import { Preview } from './Preview';

export type OfferedProps = {
  readonly opened: Opened;
  /** With the id of what was kept, or nothing. */
  readonly onDone: (id: string | null) => void;
};

/** What came from outside: to be looked at, then kept or not. */
export function Offered({ opened, onDone }: OfferedProps) {
  const g = useGameText('ryv');
  if ('problem' in opened)
    return (
      <View>
        <Notice tone="bad" text={g(`make.take.problem.${opened.problem}`)} testID="problem" />
        <Faults faults={opened.faults ?? []} />
      </View>
    );
  return <Gift opened={opened} onDone={onDone} />;
}

function Gift({
  opened: { design },
  onDone,
}: OfferedProps & { opened: Extract<Opened, { design: unknown }> }) {
  const g = useGameText('ryv');
  const kept = useAtomValue(designsAtom);
  const takeIn = useSetAtom(takeInAtom);
  const [isFull, setFull] = useState(false);
  const drafts = draftsOf(design);
  const meetings = drafts.map((draft) => meet(kept, draft));
  const isSame = meetings.every((meeting) => meeting === 'same');
  const isOther = meetings.includes('other');
  const keep = (replace: boolean) => {
    const ids = takeIn(design, replace);
    setFull(ids === null);
    if (ids !== null) onDone(ids[0] ?? null);
  };
  return (
    <>
      {drafts.map((draft, at) => (
        <Preview key={at} draft={draft} />
      ))}
      {isFull && <Notice tone="bad" text={g('make.cannot-save')} />}
      {isSame && <Notice text={g('make.take.same')} />}
      {isOther && <Text>{g('make.take.other')}</Text>}
      {isOther && <Button label={g('make.take.replace')} onPress={() => keep(true)} />}
      <Button
        kind="main"
        label={g(isOther ? 'make.take.both' : 'make.take.keep')}
        onPress={() => keep(false)}
        testID="keep"
      />
      <Button kind="quiet" label={g('make.take.no')} onPress={() => onDone(null)} />
    </>
  );
}
