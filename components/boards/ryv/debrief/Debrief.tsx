import { View } from 'react-native';

import { Questions } from '@/components/furniture/messages/Questions';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';

const STORY = [1, 2, 3, 4] as const;
const MODEL = [1, 2, 3, 4, 5, 6] as const;

/** What to talk about, in the two parts of the rulebook: the story of the game, then the game and the world. */
export function Debrief() {
  const g = useGameText('ryv');
  return (
    <View style={{ gap: SPACE.large }}>
      <Questions
        title={g('debrief.story')}
        questions={STORY.map((question) => g(`debrief.story.${question}`))}
      />
      <Questions
        title={g('debrief.model')}
        questions={MODEL.map((question) => g(`debrief.model.${question}`))}
      />
    </View>
  );
}
