import { act, renderHook } from '@testing-library/react-native';

import type { SelectionRules } from '@/components/boards/types';
import { useSelection } from '@/components/table/frame/useSelection';
import type { GameTypes } from '@/rules/engine';

type Chosen = { readonly card: string | null; readonly place: string | null; readonly isOpen: boolean };
type Toy = GameTypes & { readonly view: { readonly round: number } };

const rules: SelectionRules<Toy, Chosen> = {
  empty: { card: null, place: null, isOpen: false },
  moment: ({ round }) => String(round),
  lasting: ['isOpen'],
};
type Shown = { readonly owner: string; readonly round: number };
const show = (first: Shown) =>
  renderHook(({ owner, round }: Shown) => useSelection(rules, { view: { round }, me: 0, owner }), {
    initialProps: first,
  });

test('what is chosen adds up', () => {
  const { result } = show({ owner: 'Amina', round: 1 });
  act(() => result.current.select({ card: 'ace' }));
  act(() => result.current.select({ place: 'north' }));
  expect(result.current.selection).toEqual({ card: 'ace', place: 'north', isOpen: false });
});

test('another player never sees it, not even in the first picture, and it does not come back', () => {
  const seen: unknown[] = [];
  const { result, rerender } = renderHook(
    ({ owner }: { readonly owner: string }) => {
      const selecting = useSelection(rules, { view: { round: 1 }, me: 0, owner });
      seen.push([owner, selecting.selection.card]);
      return selecting;
    },
    { initialProps: { owner: 'Amina' } },
  );
  act(() => result.current.select({ card: 'ace', isOpen: true }));
  rerender({ owner: 'Duc' });
  expect(seen).not.toContainEqual(['Duc', 'ace']);
  expect(result.current.selection).toEqual(rules.empty);
  rerender({ owner: 'Amina' });
  expect(result.current.selection).toEqual(rules.empty);
});

test('the next moment keeps only what lasts', () => {
  const { result, rerender } = show({ owner: 'Amina', round: 1 });
  act(() => result.current.select({ card: 'ace', place: 'north', isOpen: true }));
  rerender({ owner: 'Amina', round: 2 });
  expect(result.current.selection).toEqual({ card: null, place: null, isOpen: true });
});

test('an answer that comes too late changes only what lasts, and nothing of another player', () => {
  const { result, rerender } = show({ owner: 'Amina', round: 1 });
  const late = result.current.select;
  rerender({ owner: 'Amina', round: 2 });
  act(() => result.current.select({ card: 'king', isOpen: true }));
  act(() => late({ card: 'ace', isOpen: false }));
  expect(result.current.selection).toEqual({ card: 'king', place: null, isOpen: false });
  rerender({ owner: 'Duc', round: 2 });
  act(() => late({ isOpen: true }));
  expect(result.current.selection).toEqual(rules.empty);
});
