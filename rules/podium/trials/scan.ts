import type { Canary, Scan } from '../../engine/trials';
import { podium } from '../game';
import type { Podium, Policy } from '../types';

const QUICK: readonly string[] = ['ready', 'end-speech', 'propose', 'invest', 'refuse', 'gift'];

/** Five seats, one Policy each: a hand belongs to one seat. Every Plan and Event has a name of its own already. */
export const scan: Scan<Podium> = {
  seats: 5,
  steps: 500,
  // Near the end, so that the vote for the best negotiator comes within the play that is watched.
  game: {
    ...podium,
    setup: (seats, options, random) => ({ ...podium.setup(seats, options, random), period: 9 }),
  },
  // A Period that goes on, so that Plans are left over and the Podium's free Fund is given.
  seeks: ({ type }) => QUICK.includes(type),
  planted: {
    hand: ({ hands }) => ({ leaked: hands }),
    deck: ({ decks }) => ({ leaked: decks.people.at(-1) ?? '' }),
    event: ({ events }) => ({ leaked: events[0] ?? '' }),
  },
  secrets: (state, { others }) => {
    const policies = Object.keys(state.hands) as Policy[];
    const hands = policies.flatMap((policy) => {
      const seat = state.order.indexOf(policy);
      return state.hands[policy].map((plan): Canary => ({
        kind: 'hand',
        text: `"${plan}"`,
        hiddenFrom: others(seat),
      }));
    });
    const decks = policies.flatMap((policy) =>
      state.decks[policy].map((plan): Canary => ({
        kind: 'deck',
        text: `"${plan}"`,
        hiddenFrom: others(-1),
      })),
    );
    const events = state.events.map((event): Canary => ({
      kind: 'event',
      text: `"${event}"`,
      hiddenFrom: others(-1),
    }));
    return [...hands, ...decks, ...events];
  },
};
