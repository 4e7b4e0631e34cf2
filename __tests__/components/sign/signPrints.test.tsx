import { render, screen, waitFor } from '@testing-library/react-native';
import { createStore, Provider } from 'jotai';
import type { ReactElement } from 'react';

import { MOTIF_IDS, type MotifId } from '@/components/sign/motifIds';
import { motifs } from '@/components/sign/motifs';
import { SignPrints, type TableSign } from '@/components/sign/SignPrints';
import { DARK, LIGHT } from '@/components/theme/colors';
import { LanguageProvider } from '@/i18n';
import { type Settings, settingsAtom } from '@/state/store/settings';

import { contrast } from '../../support/contrast';

const place = (id: MotifId) => MOTIF_IDS.indexOf(id);
const SIGN: TableSign = [place('fish'), place('drum'), place('comb'), place('fish')];
const PATHS = [motifs.fish, motifs.drum, motifs.comb, motifs.fish];

type Props = { readonly d?: string; readonly fill?: unknown; readonly bbWidth?: unknown };

/** What every drawn element on the screen was given, in its order. */
function drawn(): Props[] {
  const found: Props[] = [];
  const look = (node: unknown) => {
    if (Array.isArray(node)) node.forEach(look);
    else if (node && typeof node === 'object') {
      const { props, children } = node as { props: Props; children: unknown };
      found.push(props);
      look(children);
    }
  };
  look(screen.toJSON());
  return found;
}
const paths = () => drawn().flatMap(({ d }) => d ?? []);
const widths = () => drawn().flatMap(({ bbWidth }) => (bbWidth === undefined ? [] : [Number(bbWidth)]));

async function show(element: ReactElement, settings: Partial<Settings>) {
  const store = createStore();
  store.set(settingsAtom, settings);
  render(<Provider store={store}>{element}</Provider>);
  await waitFor(() => expect(paths()).toHaveLength(4));
}
const DAY = { theme: 'light', textSize: 1 } as const;

test('four prints in their order, read out as one picture by their names', async () => {
  await show(<SignPrints sign={SIGN} size={20} />, DAY);
  expect(paths()).toEqual(PATHS);
  expect(widths()).toEqual([20, 20, 20, 20]);
  expect(screen.getByRole('image', { name: 'fish, drum, comb, fish' })).toBeTruthy();
  expect(screen.queryByText('drum')).toBeNull();
});

test('the names stand below where they are wanted, and large text makes the prints larger', async () => {
  await show(<SignPrints sign={SIGN} named />, { theme: 'light', textSize: 2 });
  expect(screen.getAllByText('fish')).toHaveLength(2);
  expect(screen.getByText('drum')).toBeTruthy();
  expect(widths()).toEqual([84, 84, 84, 84]);
});

test('the names are those of the language on the screen', async () => {
  const french = (
    <LanguageProvider chosen="fr">
      <SignPrints sign={SIGN} named />
    </LanguageProvider>
  );
  await show(french, DAY);
  expect(await screen.findByRole('image', { name: 'poisson, tambour, peigne, poisson' })).toBeTruthy();
  expect(paths()).toEqual(PATHS);
});

test('by day and by night the shape is the same, in ink that can be read in the sun', async () => {
  const inks = () =>
    new Set(drawn().flatMap(({ d, fill }) => (d === undefined ? [] : [JSON.stringify(fill)])));
  await show(<SignPrints sign={SIGN} />, DAY);
  const [byDay, pathsByDay] = [inks(), paths()];
  screen.unmount();
  await show(<SignPrints sign={SIGN} />, { ...DAY, theme: 'dark' });
  expect(paths()).toEqual(pathsByDay);
  expect([byDay.size, inks().size]).toEqual([1, 1]);
  expect(inks()).not.toEqual(byDay);
  for (const { ink, paper, sheet } of [LIGHT, DARK])
    expect(Math.min(contrast(ink, paper), contrast(ink, sheet))).toBeGreaterThan(12);
});

test.each([-1, 64, 0.5])('there is no motif %s', (wrong) => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<SignPrints sign={[0, 1, 2, wrong]} />)).toThrow(RangeError);
  quiet.mockRestore();
});
