import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { ryv as icons } from '@/components/boards/ryv/art/icons';
import type { IconArt } from '@/components/art/iconTypes';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Ending, View as GameView } from '@/rules/ryv/types';

import { useInks } from '@/components/boards/ryv/art/inks';
import { outcomeName, outcomeStory } from '@/components/boards/ryv/text/say';
import { agreedLines, chaptersOf, type Part } from './storyLines';

export type StoryProps = {
  readonly view: GameView;
  readonly result: Ending;
  readonly names: readonly string[];
};

const ART: { readonly [P in Part]: IconArt } = {
  turns: icons.goal,
  help: icons.support,
  government: icons.government,
};

/** The game told from its log: where it turned, who helped whom, what the government did. */
export function Story({ view, result, names }: StoryProps) {
  const g = useGameText('ryv');
  const of = { g, view, names };
  const agreed = agreedLines(of);
  return (
    <View style={styles.story} testID="story">
      <Text size="title" heading>
        {g('story.title')}
      </Text>
      <Text>
        {result.outcome === null
          ? g('log.over.none')
          : g('story.future', {
              future: outcomeName(g, view.setting, result.outcome),
              story: outcomeStory(g, view.setting, result.outcome),
            })}
      </Text>
      <View style={styles.parts}>
        <Chapters art={ART.turns} title={g('story.turns')} chapters={chaptersOf('turns', of)} />
        <Chapters
          art={ART.help}
          title={g('story.help')}
          chapters={chaptersOf('help', of)}
          none={g('story.help.none')}
        />
        {view.mode === 'full' && (
          <Chapters
            art={ART.government}
            title={g('story.government')}
            chapters={chaptersOf('government', of)}
            none={g('story.government.none')}
          />
        )}
        {agreed.length > 0 && (
          <Chapters
            art={icons.agreement}
            title={g('story.agreements')}
            chapters={[{ round: null, lines: agreed }]}
          />
        )}
      </View>
    </View>
  );
}

type ChaptersProps = {
  readonly art: IconArt;
  readonly title: string;
  readonly chapters: readonly { readonly round: number | null; readonly lines: readonly string[] }[];
  readonly none?: string;
};

function Chapters({ art, title, chapters, none }: ChaptersProps) {
  const g = useGameText('ryv');
  const { lies } = useTheme();
  const inks = useInks();
  const scale = usePrintScale();
  if (chapters.length === 0 && none === undefined) return null;
  return (
    <View style={[styles.part, lies, { borderColor: inks.ink, backgroundColor: inks.ground }]}>
      <View style={styles.head}>
        <Glyph of={art} size={24 * scale} color={inks.accent} />
        <View style={styles.words}>
          <Text size="large" heading color={inks.ink}>
            {title}
          </Text>
        </View>
      </View>
      {chapters.length === 0 && <Text color={inks.ink}>{none}</Text>}
      {chapters.map(({ round, lines }) => (
        <View key={round} style={styles.chapter}>
          {round !== null && (
            <Text size="small" tone="strong" color={inks.ink}>
              {g('story.round', { round })}
            </Text>
          )}
          {lines.map((line, at) => (
            <Text key={at} color={inks.ink}>
              {line}
            </Text>
          ))}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  story: { gap: SPACE.small },
  parts: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small, alignItems: 'flex-start' },
  part: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 300,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    padding: SPACE.middle,
    gap: SPACE.small,
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  words: { flex: 1 },
  chapter: { gap: 2 },
});
