import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { useRefusal, useText } from '@/i18n';
import type { TableGuest } from '@/state/session/useTable';

/**
 * Asks twice: playing again removes the points from everyone's screen, and the button appears where a thumb may
 * already be.
 */
export function PlayAgain({ guest, game }: { guest: TableGuest; game: string }) {
  const t = useText();
  const refusal = useRefusal(game);
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const again = () =>
    void guest.ask({ type: 'again' }).then((answer) => setProblem(answer.ok ? null : refusal(answer.why)));
  return (
    <>
      <Button label={t('table.again')} onPress={() => setOpen(true)} />
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('table.again')}
        footer={<Button kind="main" label={t('table.again.yes')} onPress={again} />}
      >
        <Text>{t('table.again.sure')}</Text>
        {problem !== null && <Notice tone="bad" text={problem} />}
      </Sheet>
    </>
  );
}
