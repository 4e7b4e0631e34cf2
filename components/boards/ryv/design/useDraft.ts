import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { bodyOf, type Draft } from '@/state/designs/draft';
import { designsAtom, saveAtom } from '@/state/designs/store';

/** One design of this phone. Whatever is changed is saved at once. */
export function useDraft(id: string): {
  readonly draft: Draft | null;
  readonly change: (draft: Draft) => void;
  /** The phone had room for the last change. */
  readonly isSaved: boolean;
} {
  const designs = useAtomValue(designsAtom);
  const save = useSetAtom(saveAtom);
  const [isSaved, setSaved] = useState(true);
  return {
    draft: designs.find(({ draft }) => bodyOf(draft).id === id)?.draft ?? null,
    change: (draft) => setSaved(save(draft)),
    isSaved,
  };
}
