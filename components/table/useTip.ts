import { atom, useAtom } from 'jotai';

import { deviceValues } from '@/state/device';

const read = (): readonly string[] => {
  try {
    return JSON.parse(deviceValues.get('tips') ?? '[]') as string[];
  } catch {
    return [];
  }
};

const seenAtom = atom<readonly string[]>(read());

/** Whether a rule is still to be taught on this phone, and how to say that it was read. */
export function useTip(id: string | null): { readonly isNew: boolean; readonly done: () => void } {
  const [seen, setSeen] = useAtom(seenAtom);
  return {
    isNew: id !== null && !seen.includes(id),
    done: () => {
      if (id === null) return;
      const next = [...seen, id];
      setSeen(next);
      deviceValues.set('tips', JSON.stringify(next));
    },
  };
}
