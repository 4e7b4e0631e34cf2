import { useLocalSearchParams } from 'expo-router';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Choice } from '@/components/basics/input/Choice';
import { Toggle } from '@/components/basics/input/Toggle';
import { Screen } from '@/components/basics/page/Screen';
import { Text } from '@/components/basics/text/Text';
import type { GalleryPiece } from '@/components/boards/galleryPiece';
import { SPACE, useTheme } from '@/components/theme';
import { settingsAtom } from '@/state/store/settings';

import { fetchPieces } from './pieces';

const TITLE = 'Gallery';
const ALL = 'all';
const THEMES = [
  { value: 'light', label: 'light' },
  { value: 'dark', label: 'dark' },
] as const;
const TEXTS = [
  { value: 1, label: '100 %' },
  { value: 2, label: '200 %' },
] as const;

/** What the address asks for: `?piece=dice&theme=dark&text=2&rtl=1&bare=1`, for tests and pictures. */
type Asked = { piece?: string; theme?: string; text?: string; rtl?: string; bare?: string };

/** Every piece in every state, in this phone's own settings: what is changed here is changed in the app. */
export function Gallery() {
  const asked = useLocalSearchParams<Asked>();
  const [settings, change] = useAtom(settingsAtom);
  const { dark, scale } = useTheme();
  const [chosen, setChosen] = useState<string | null>(null);
  const [rtl, setRtl] = useState(asked.rtl === '1');
  const [pieces, setPieces] = useState<readonly GalleryPiece[]>([]);
  const piece = chosen ?? asked.piece ?? ALL;

  useEffect(() => void fetchPieces().then(setPieces), []);

  useEffect(() => {
    if (asked.theme === 'light' || asked.theme === 'dark') change({ theme: asked.theme });
    if (asked.text === '1' || asked.text === '2') change({ textSize: asked.text === '2' ? 2 : 1 });
  }, [asked.theme, asked.text, change]);
  useEffect(() => {
    // A sheet hangs outside of everything else, and takes its direction from the page.
    if (typeof document !== 'undefined') document.documentElement.dir = rtl ? 'rtl' : 'ltr';
  }, [rtl]);

  const direction = { dir: rtl ? 'rtl' : 'ltr' };
  return (
    <View {...direction} style={[styles.fill, { direction: rtl ? 'rtl' : 'ltr' }]}>
      <Screen title={asked.bare === '1' ? undefined : TITLE}>
        {asked.bare !== '1' && (
          <>
            <Choice
              label="Piece"
              across
              value={piece}
              options={[
                { value: ALL, label: ALL },
                ...pieces.map(({ id, title }) => ({ value: id, label: title })),
              ]}
              onChange={setChosen}
            />
            <Choice
              label="Light"
              across
              value={dark ? 'dark' : 'light'}
              options={THEMES}
              onChange={(theme) => change({ theme })}
            />
            <Choice
              label="Text"
              across
              value={scale >= 2 ? 2 : 1}
              options={TEXTS}
              onChange={(textSize) => change({ textSize })}
            />
            <Toggle label="Right to left" value={rtl} onChange={setRtl} />
            <Toggle
              label="Reduced motion"
              value={settings.reducedMotion === true}
              onChange={(reducedMotion) => change({ reducedMotion })}
            />
          </>
        )}
        {pieces
          .filter(({ id }) => piece === ALL || piece === id)
          .map((each) => (
            <Shown key={each.id} piece={each} />
          ))}
      </Screen>
    </View>
  );
}

function Shown({ piece: { id, title, states } }: { piece: GalleryPiece }) {
  const { colors } = useTheme();
  return (
    <View testID={`piece-${id}`} style={[styles.piece, { borderTopColor: colors.ink }]}>
      <Text size="title" heading>
        {title}
      </Text>
      {states.map(({ name, Show }) => (
        <View key={name} style={styles.state}>
          <Text size="small" tone="soft">
            {name}
          </Text>
          <Show />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  piece: { borderTopWidth: 2, paddingTop: SPACE.middle, gap: SPACE.large },
  state: { gap: SPACE.small },
});
