import { atom } from 'jotai';

import { bytesToHex, randomBytes } from '@/net/bytes';
import { keyFor } from '@/table/storage/storedKeys';
import { systemClock } from '@/table/wire/clock';

import { deviceValues, readStored, storedKeys, writeStored } from '@/state/store/values';
import { bodyOf, type Draft, draftsOf, finished, type Sound, withId } from './draft';
import type { SavedDesign } from '@/state/store/savedDesign';

/** Latest first. */
const inOrder = (kept: readonly SavedDesign[]): readonly SavedDesign[] =>
  [...kept].sort((a, b) => b.at - a.at || (bodyOf(a.draft).id < bodyOf(b.draft).id ? -1 : 1));

/** What cannot be read is left where it is: a newer version may know it. */
const readAll = (): readonly SavedDesign[] =>
  inOrder(storedKeys('design').flatMap((key) => readStored('design', key) ?? []));

const keptAtom = atom<readonly SavedDesign[]>(readAll());
// Another tab, or forgetting everything, changes the store without this atom.
keptAtom.onMount = (set) => set(readAll());

/** The designs on this phone. */
export const designsAtom = atom((get) => get(keptAtom));

export const newId = (): string => `own-${bytesToHex(randomBytes(5))}`;

/** Writes a design down at once, so that nothing is lost. `false` when the phone has no room: then it is only in memory. */
export const saveAtom = atom(null, (get, set, draft: Draft, begun?: number): boolean => {
  const { id } = bodyOf(draft);
  const before = get(keptAtom).find((one) => bodyOf(one.draft).id === id);
  const kept: SavedDesign = { draft, at: begun ?? before?.at ?? systemClock.now() };
  set(keptAtom, inOrder([...get(keptAtom).filter((one) => one !== before), kept]));
  try {
    writeStored('design', keyFor.design(id), kept);
    return true;
  } catch {
    return false;
  }
});

export const removeAtom = atom(null, (get, set, id: string): void => {
  deviceValues.remove(keyFor.design(id));
  set(
    keptAtom,
    get(keptAtom).filter(({ draft }) => bodyOf(draft).id !== id),
  );
});

export type Meeting = 'new' | 'same' | 'other';

/** Compares an incoming design with those on this phone: new, the same, or another version of one. */
export function meet(kept: readonly SavedDesign[], draft: Draft): Meeting {
  const mine = kept.find((one) => bodyOf(one.draft).id === bodyOf(draft).id);
  if (mine === undefined) return 'new';
  return JSON.stringify(finished(mine.draft)) === JSON.stringify(finished(draft)) ? 'same' : 'other';
}

/** What came in is put with the others; beside one that is like it under a name of its own, unless it takes its place. */
export const takeInAtom = atom(null, (get, set, sound: Sound, replace: boolean): readonly string[] | null => {
  const ids: string[] = [];
  for (const draft of draftsOf(sound)) {
    const isTwin = meet(get(keptAtom), draft) === 'other' && !replace;
    const own = isTwin ? withId(draft, newId()) : draft;
    if (!set(saveAtom, own)) return null;
    ids.push(bodyOf(own).id);
  }
  return ids;
});
