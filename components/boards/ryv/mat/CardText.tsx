import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { ryv as icons } from '@/components/boards/ryv/art/icons';
import type { IconArt } from '@/components/art/iconTypes';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { cardLines } from '@/rules/ryv/text/describe';
import { cardOf } from '@/rules/ryv/text/numbers';

import { DANGER_ART, useInks } from '@/components/boards/ryv/art/inks';
import { cardStory, sayLine } from '@/components/boards/ryv/text/say';

/** An AI card to be read: what it does, its danger, and what it guards against. */
export function CardText({ card }: { card: string }) {
  const g = useGameText('ryv');
  const inks = useInks();
  const { lies } = useTheme();
  const { vulnerability } = cardOf(card);
  const [effect, danger, guards] = cardLines(cardOf(card)).map((line) => sayLine(g, line));
  return (
    <View style={[styles.card, lies, { borderColor: inks.ink, backgroundColor: inks.ground }]}>
      <Text size="small" color={inks.ink}>
        {cardStory(g, card)}
      </Text>
      <Part art={icons.aiCard} text={effect ?? ''} strong />
      <Part art={DANGER_ART[vulnerability.kind]} text={danger ?? ''} />
      <Part art={icons.mitigation} text={guards ?? ''} />
    </View>
  );
}

function Part({ art, text, strong = false }: { art: IconArt; text: string; strong?: boolean }) {
  const inks = useInks();
  const scale = usePrintScale();
  return (
    <View style={styles.part}>
      <Glyph of={art} size={24 * scale} color={strong ? inks.accent : inks.ink} />
      <View style={styles.words}>
        <Text tone={strong ? 'strong' : 'plain'} color={inks.ink}>
          {text}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.middle, gap: SPACE.small },
  part: { flexDirection: 'row', gap: SPACE.small, alignItems: 'flex-start' },
  words: { flex: 1 },
});
