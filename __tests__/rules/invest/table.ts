import type { Addressed, Seat, Viewer } from '@/rules/engine/game';
import { tableOptions } from '@/rules/engine/log';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { invest } from '@/rules/invest/game';
import { PROJECTS, projectOf } from '@/rules/invest/content';
import { SECTORS } from '@/rules/invest/numbers';
import { settle } from '@/rules/invest/rounds';
import type {
  CardId,
  DisasterCard,
  Event,
  Move,
  Options,
  Placed,
  Project,
  State,
} from '@/rules/invest/types';

import { seatedMatch } from '../../support/seatedMatch';

export const options = (asked: Partial<Options> = {}): Options => tableOptions(invest, asked);

export const setUp = (seats = 3, asked: Partial<Options> = {}, seed = 1): State =>
  invest.setup(seats, options(asked), createRandom(seedFrom(seed)));

type Given = Partial<Omit<State, 'options'>> & { seats?: number; options?: Partial<Options> };

/**
 * A table in the middle of a round: seat 0 is the Energy player and has the turn, seat 1 has Health and so on.
 * Everyone has three tokens, nobody holds a card or has a district unless said otherwise.
 */
export function table({ seats = 3, options: asked = {}, ...given }: Given = {}): State {
  const fresh = setUp(seats, asked);
  return {
    ...fresh,
    phase: 'turn',
    ready: fresh.ready.map(() => true),
    keyTokens: SECTORS.slice(0, seats).map((sector, seat) => ({ sector, seat })),
    tokens: fresh.tokens.map(() => 3),
    ...given,
  };
}

/** A table at the end of a round: all tokens are used, and the disaster deck holds nothing but `card`. */
export const roundEnd = (card: DisasterCard, given: Given = {}): State => {
  const state = table({ disasters: Array.from({ length: 15 }, () => card), ...given });
  return settle({ ...state, tokens: state.tokens.map(() => 0) }, []).state;
};

/** The first card of the catalogue of which this is true. */
export function cardWith(is: (project: Project) => boolean, not: readonly CardId[] = []): CardId {
  const found = PROJECTS.find((project) => !not.includes(project.id) && is(project));
  if (found === undefined) throw new Error('no such card');
  return found.id;
}

export const isPlain = ({ investors }: Project): boolean => investors === null;
export const isGroup = ({ investors }: Project): boolean => investors !== null;

export const built = (card: CardId, seat: Seat, x = 0, y = 0): Placed => ({
  card,
  x,
  y,
  tokens: Array.from({ length: projectOf(card).cost }, () => seat),
});

export const begun = (card: CardId, tokens: readonly Seat[], x = 0, y = 0): Placed => ({
  card,
  x,
  y,
  tokens,
});

/** Completed cards that do not touch. */
export const scattered = (cards: readonly CardId[], seat: Seat): readonly Placed[] =>
  cards.map((card, at) => built(card, seat, 10 * at, 0));

export type Told = Addressed<Event | { readonly type: 'locked' | 'struck'; readonly seat: Seat }>;

/** Players at a table, by the engine. Whatever they ask must be legal, unless asked through `why`. */
export const sit = (state: State, seed = 1) => seatedMatch(invest, state, seed);

/** Hold, pick, flip and, if it comes to that, the coin, which falls as wanted. */
export function strike(state: State, coin: 'heads' | 'tails') {
  for (let seed = 1; ; seed += 1) {
    const seated = sit(state, seed);
    const { holder } = seated.state.disaster ?? { holder: 0 };
    const picker = (holder + 1) % state.hands.length;
    const events = [
      ...seated.act(holder, { type: 'hold', picker }),
      ...seated.act(picker, { type: 'pick', number: 2 }),
      ...seated.act(holder, { type: 'flip' }),
    ];
    if (seated.state.phase === 'losses') payAll(seated);
    if (seated.state.phase !== 'coin') return { seated, events };
    const tossed = seated.act(picker, { type: 'toss' });
    if (tossed.some(({ event }) => event.type === 'tossed' && event.coin === coin))
      return { seated, events: [...events, ...tossed] };
  }
}

/** Everyone gives up the first card they may, as long as they owe one. */
export function payAll(seated: ReturnType<typeof sit>): void {
  const { phase } = seated.state;
  for (const seat of seated.state.hands.keys())
    while (seated.state.phase === phase && (seated.state.disaster?.owed[seat] ?? 0) > 0) {
      const [move] = seated.legal(seat);
      if (move === undefined) throw new Error('nothing to give up');
      seated.act(seat, move as Move);
    }
}

/** The events a seat, or the shared screen, is told. */
export const toldTo = (events: readonly Told[], viewer: Viewer) =>
  events
    .filter(({ to }) => to === 'all' || (viewer !== null && to.includes(viewer)))
    .map(({ event }) => event);

export const eventOf = <T extends Event['type']>(events: readonly Told[], type: T) =>
  events.map(({ event }) => event).find((event): event is Extract<Event, { type: T }> => event.type === type);
