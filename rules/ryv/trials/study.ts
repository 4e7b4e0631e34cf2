import { round, type Study, type Tally } from '../../engine/trials';
import { actionsOf, cardsOf, goalsOf, ROLES } from '../content';
import { ACTORS, isOutcome } from '../kinds';
import type { Event } from '../types';
import { recipes } from './recipes';
import { strands } from './strands';

/** How bots play Raise Your Voice, the full game: who wins, which future comes, and whether every row of content is used. */
export const study: Study = { tally, recipes, options: { mode: 'full' } };

type Over = Extract<Event, { type: 'over' }>;

/** Of how many chances, how many came true. */
type Share = { could: number; did: number };
type Shares = { [id: string]: Share };

const add = (shares: Shares, id: string, could: number, did: number): void => {
  const share = (shares[id] ??= { could: 0, did: 0 });
  share.could += could;
  share.did += did;
};
const part = ({ could, did }: Share): number => round(did / Math.max(could, 1), 4);
const parts = (shares: Shares): { [id: string]: number } =>
  Object.fromEntries(Object.entries(shares).map(([id, share]) => [id, part(share)]));
const lowest = (shares: Shares): { id: string; share: number } | null =>
  Object.entries(parts(shares)).reduce<{ id: string; share: number } | null>(
    (low, [id, share]) => (low === null || share < low.share ? { id, share } : low),
    null,
  );

/** A token brought to the futures or their bag, not one that only moves from the bag to a future. */
const isVoice = ({ at, many, why }: Extract<Event, { type: 'influence' }>): boolean =>
  many > 0 && why !== 'draw' && (at === 'bag' || isOutcome(at));

function tally(): Tally {
  const wins: { actors: Shares; roles: Shares; byScenario: { [scenario: string]: Shares } } = {
    actors: {},
    roles: {},
    byScenario: {},
  };
  const [futures, cards, actions, goals]: [{ [scenario: string]: Shares }, Shares, Shares, Shares] = [
    {},
    {},
    {},
    {},
  ];
  const points: Shares = {};
  const voices: Shares = {};
  const happened: { [what: string]: number } = {};
  const fresh = () => ({
    cards: new Set<string>(),
    actions: new Set<string>(),
    goals: new Set<string>(),
    voices: [0, 0, 0, 0, 0],
  });
  let seen = fresh();
  const more = strands();

  function over(event: Over): void {
    const scenario = event.scenario ?? 'first-play';
    const fair = 1 / event.cast.length;
    for (const [seat, { actor, role }] of event.cast.entries()) {
      const won = event.winners.includes(seat) ? 1 / event.winners.length : 0;
      add(wins.actors, actor, fair, won);
      add((wins.byScenario[scenario] ??= {}), role ?? actor, fair, won);
      if (role !== null) add(wins.roles, role, fair, won);
      add(points, role ?? actor, 1, event.scores[seat]?.goals ?? 0);
      add(voices, role ?? actor, 1, seen.voices[seat] ?? 0);
    }
    for (const id of ['future-1', 'future-2', 'future-3'].slice(0, event.mode === 'full' ? 3 : 2))
      add((futures[scenario] ??= {}), id, 1, Number(event.outcome === id));
    for (const { id } of cardsOf(event.mode)) add(cards, id, 1, Number(seen.cards.has(id)));
    const once = <T>(rows: readonly T[]): readonly T[] => [...new Set(rows)];
    for (const { id } of once(event.cast.flatMap(actionsOf)))
      add(actions, id, 1, Number(seen.actions.has(id)));
    for (const { id } of once(event.cast.flatMap(goalsOf))) add(goals, id, 1, Number(seen.goals.has(id)));
    seen = fresh();
  }

  return {
    see: (told) => {
      const event = told as Event;
      more.see(event);
      happened[event.type] = (happened[event.type] ?? 0) + 1;
      if (event.type === 'licensed') seen.cards.add(event.card);
      if (event.type === 'acted') seen.actions.add(event.action);
      if (event.type === 'goal') seen.goals.add(event.goal);
      if (event.type === 'influence' && isVoice(event))
        seen.voices[event.seat] = (seen.voices[event.seat] ?? 0) + event.many;
      if (event.type === 'over') over(event);
    },
    details: (games) => ({
      ...more.details(),
      /** Wins divided by the fair share: 1 is fair. */
      actorsToFairShare: parts(
        Object.fromEntries(ACTORS.flatMap((id) => (wins.actors[id] ? [[id, wins.actors[id]]] : []))),
      ),
      rolesToFairShare: parts(
        Object.fromEntries(ROLES.flatMap(({ id }) => (wins.roles[id] ? [[id, wins.roles[id]]] : []))),
      ),
      rolesByScenario: Object.fromEntries(
        Object.entries(wins.byScenario).map(([id, shares]) => [id, parts(shares)]),
      ),
      futures: Object.fromEntries(Object.entries(futures).map(([id, shares]) => [id, parts(shares)])),
      goalPoints: parts(points),
      tokensForFutures: parts(voices),
      goalsReached: parts(goals),
      actionsUsed: parts(actions),
      cardsLicensed: parts(cards),
      rarest: { goal: lowest(goals), action: lowest(actions), card: lowest(cards) },
      eventsPerGame: Object.fromEntries(
        Object.entries(happened).map(([type, many]) => [type, round(many / Math.max(games, 1))]),
      ),
    }),
  };
}
