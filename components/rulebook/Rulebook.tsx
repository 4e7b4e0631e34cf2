import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { SPACE } from '@/components/theme';
import { useRulebook, useText } from '@/i18n';

import { hasWords } from './findWords';
import { RulebookSection } from './RulebookSection';
import { SearchField } from './SearchField';

/** Shorter than this nearly every rule is a hit. */
const SHORTEST = 2;

/** How a game is played: one section open at a time so that nobody scrolls far, or all that a search finds. */
export function Rulebook({ game }: { game: string }) {
  const t = useText();
  const sections = useRulebook(game);
  const [open, setOpen] = useState<string | null>(sections[0]?.id ?? null);
  const [typed, setTyped] = useState('');
  const search = typed.trim().length < SHORTEST ? '' : typed.trim();
  const found = sections.flatMap((section) => {
    const rules = section.rules.filter(({ text }) => hasWords(`${section.title} ${text}`, search));
    return rules.length === 0 ? [] : [{ ...section, rules }];
  });
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <View style={styles.book}>
      <SearchField label={t('rules.search')} value={typed} onChange={setTyped} />
      <View aria-live="polite">
        {search !== '' && (
          <Text size="small" tone="soft">
            {count === 0 ? t('rules.search.none') : t('rules.search.found', { count })}
          </Text>
        )}
      </View>
      {found.map((section) => {
        const isOpen = search !== '' || section.id === open;
        return (
          <RulebookSection
            key={section.id}
            section={section}
            search={search}
            isOpen={isOpen}
            onTouch={() => {
              setTyped('');
              setOpen(search === '' && isOpen ? null : section.id);
            }}
          />
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({ book: { gap: SPACE.small } });
