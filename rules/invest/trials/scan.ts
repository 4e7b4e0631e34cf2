import type { Seat } from '../../engine/game';
import type { Canary, Reader, Scan } from '../../engine/trials';
import { invest } from '../game';
import type { CardId, Invest, State } from '../types';

type Marked = State['keyTokens'][number] & { readonly mark?: string };

/** The only disaster there is, so that its name gives the deck away until the first one is turned up. */
const HIDDEN = 'good-year';

const decksAreOpen = ({ phase }: State) => phase !== 'names' && phase !== 'keys' && phase !== 'deal';

export const scan: Scan<Invest> = {
  seats: 3,
  steps: 500,
  game: {
    ...invest,
    setup: (seats, options, random) => {
      const state = invest.setup(seats, options, random);
      return {
        ...state,
        keyTokens: state.keyTokens.map((token, at): Marked => ({ ...token, mark: `key-token-${at}` })),
        disasters: state.disasters.map(() => HIDDEN),
      };
    },
  },
  planted: {
    key: ({ keyTokens }) => ({ keyTokens }),
    hand: ({ hands }) => ({ leaked: hands }),
    deck: ({ decks }) => ({ leaked: decks.health.at(-1) ?? '' }),
    disaster: ({ disasters }) => ({ leaked: disasters[0] ?? '' }),
  },
  secrets: (state, { others }) => {
    const everyone = others(-1);
    const but = (seats: readonly Seat[]): readonly Reader[] =>
      everyone.filter((reader) => !seats.some((seat) => seat === reader));
    const hidden = (kind: string, card: CardId, hiddenFrom: readonly Reader[]): Canary => ({
      kind,
      text: `"${card}"`,
      hiddenFrom,
    });
    const keys = (state.keyTokens as readonly Marked[]).flatMap(({ seat, mark }): Canary[] =>
      seat === null && mark !== undefined ? [{ kind: 'key', text: mark, hiddenFrom: everyone }] : [],
    );
    const hands = state.hands.flatMap((cards, seat) =>
      cards.filter((card) => !state.shown.includes(card)).map((card) => hidden('hand', card, others(seat))),
    );
    const decks = Object.values(state.decks).flatMap((deck) => {
      const down = deck.slice(decksAreOpen(state) ? 1 : 0);
      // Whoever has seen all others of its deck knows the last card.
      return down.length > 1 ? down.map((card) => hidden('deck', card, everyone)) : [];
    });
    const isUnturned = state.history.length === 0 && (state.disaster?.card ?? null) === null;
    const looked = state.foresights.map(({ seat }) => seat);
    const disaster: Canary = {
      kind: 'disaster',
      text: `"${HIDDEN}"`,
      hiddenFrom: isUnturned ? but(looked) : [],
    };
    return [...keys, ...hands, ...decks, disaster];
  },
};
