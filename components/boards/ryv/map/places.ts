import type { Community, Space, Spot } from '@/rules/ryv/kinds';
import { LINKS } from '@/rules/ryv/text/numbers';
import type { Link, View } from '@/rules/ryv/types';

import type { Held } from './Marks';
import { type G, linkName, listOf } from '@/components/boards/ryv/text/say';

/** What everything that shows places of the board is given. */
export type PlacesProps = {
  readonly view: View;
  readonly names: readonly string[];
  /** What may be chosen now; `null` when a touch only looks. */
  readonly targets: readonly Spot[] | null;
  readonly chosen: Spot | null;
  /** `null` on the shared screen. */
  readonly onSpot: ((spot: Spot) => void) | null;
};

const present = (held: readonly Held[]): readonly Held[] => held.filter(({ many }) => many > 0);

export const inCommunity = ({ players }: View, at: Community): readonly Held[] =>
  present(players.map(({ influence }, seat) => ({ seat, many: influence[at] })));

export const inSpace = ({ players }: View, at: Space): readonly Held[] =>
  present(players.map(({ square }, seat) => ({ seat, many: square[at] })));

export const linksAt = ({ links }: View, at: Community): readonly Link[] =>
  links.filter(({ id }) => LINKS[id].some((end) => end === at));

export const heldWords = (g: G, held: readonly Held[], names: readonly string[]): string =>
  listOf(
    g,
    held.map(({ seat, many }) => g('board.influence.of', { seat: names[seat] ?? '', many })),
  );

export function communityWords(g: G, view: View, at: Community, names: readonly string[]): string {
  const links = linksAt(view, at).map(({ owner, id }) =>
    g('board.link.of', { seat: names[owner] ?? '', link: linkName(g, id) }),
  );
  return g('board.community.label', {
    community: g(`community.${at}`),
    influence: heldWords(g, inCommunity(view, at), names),
    needs: view.needs[at],
    links: links.length === 0 ? '' : g('board.community.links', { links: links.join(', ') }),
    crackdown: view.crackdown === at ? g('board.community.crackdown') : '',
  });
}
