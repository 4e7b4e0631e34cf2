import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Choice } from '@/components/basics/input/Choice';
import { Notice } from '@/components/basics/page/Notice';
import { Screen } from '@/components/basics/page/Screen';
import { Text } from '@/components/basics/text/Text';
import { QrCode } from '@/components/codes/QrCode';
import { Icon } from '@/components/basics/marks/Icon';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';
import { type Sound, soundOf } from '@/state/designs/draft';
import { fileOf } from '@/state/designs/file';
import { saveFile } from '@/state/files/saveFile';
import { packLinks } from '@/state/designs/designCodes';
import { type Place, placesToTake } from '@/state/designs/designLinks';

import { Gone } from '@/components/boards/ryv/design/Gone';
import { nameOf } from '@/components/boards/ryv/design/parts/parts';
import { useDraft } from '@/components/boards/ryv/design/useDraft';

const LARGEST = 420;
const EDGES = 2 * SPACE.large;

/** A design on its way to another phone: as a code to scan, or as a file. */
export function GivePage({ id }: { id: string }) {
  const g = useGameText('ryv');
  const router = useRouter();
  const { draft } = useDraft(id);
  const design = draft === null ? null : soundOf(draft);
  if (draft === null || design === null) return <Gone />;
  return (
    <Screen
      title={g('make.give')}
      onBack={() => (router.canGoBack() ? router.back() : router.replace(`/design/${id}`))}
    >
      <Text size="large" heading>
        {nameOf(g, draft)}
      </Text>
      <Codes design={design} name={nameOf(g, draft)} />
      <AsFile design={design} />
    </Screen>
  );
}

function Codes({ design, name }: { design: Sound; name: string }) {
  const g = useGameText('ryv');
  const places = placesToTake();
  const [place, setPlace] = useState<Place>(places.browser === undefined ? 'app' : 'browser');
  const [at, setAt] = useState(0);
  const { width } = useWindowDimensions();
  const links = packLinks(design, places[place] ?? '');
  const count = links.length;
  return (
    <>
      <QrCode
        dense
        value={links[at] ?? ''}
        size={Math.min(LARGEST, width - EDGES)}
        label={g('make.give.qr', { number: at + 1, count, name })}
      />
      <Text>{g(place === 'app' ? 'make.give.how.app' : 'make.give.how')}</Text>
      {count > 1 && <Text>{g('make.give.many', { count })}</Text>}
      {count > 1 && (
        <View style={styles.turn}>
          <Text tone="strong" align="center">
            {g('make.give.number', { number: at + 1, count })}
          </Text>
          <Button
            kind="main"
            label={g('make.give.next')}
            onPress={() => setAt((at + 1) % count)}
            testID="next-code"
          />
          <Button label={g('make.give.previous')} onPress={() => setAt((at + count - 1) % count)} />
        </View>
      )}
      {places.browser === undefined ? (
        <Notice text={g('make.give.no-host')} />
      ) : (
        <Choice<Place>
          label={g('make.give.where')}
          across
          value={place}
          options={[
            { value: 'browser', label: g('make.give.browser') },
            { value: 'app', label: g('make.give.app') },
          ]}
          onChange={(now) => {
            setPlace(now);
            setAt(0);
          }}
        />
      )}
    </>
  );
}

function AsFile({ design }: { design: Sound }) {
  const g = useGameText('ryv');
  const [hasFailed, setFailed] = useState(false);
  const save = () => {
    const { name, text } = fileOf(design);
    saveFile(name, text).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  };
  return (
    <>
      <Text size="large" heading>
        {g('make.give.file')}
      </Text>
      {hasFailed && <Notice tone="bad" text={g('make.give.file.failed')} />}
      <Button label={g('make.give.file.go')} icon={<Icon name="share" size={20} />} onPress={save} />
    </>
  );
}

const styles = StyleSheet.create({ turn: { gap: SPACE.small } });
