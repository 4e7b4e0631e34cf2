import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { useGameText } from '@/i18n';

const PARTS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** What the game is about: the plebiscite, both campaigns, what came after. */
export function StoryButton() {
  const g = useGameText('chile');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button label={g('history.title')} onPress={() => setOpen(true)} />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={g('history.title')}>
        {PARTS.map((part) => (
          <Text key={part}>{g(`history.${part}`)}</Text>
        ))}
      </Sheet>
    </>
  );
}
