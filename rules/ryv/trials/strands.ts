import { round } from '../../engine/trials';
import { CLIMATES } from '../content/climates';
import { SCENARIOS } from '../content/scenarios';
import { isCommunity, type Standing } from '../kinds';
import type { Event } from '../types';

type Over = Extract<Event, { type: 'over' }>;
type Standings = ReadonlyMap<number, Standing>;

const part = (did: number, could: number): number => round(did / Math.max(could, 1), 4);

/** What is remembered of a game until it is over and the cast is known. */
const fresh = () => ({
  now: new Map<number, Standing>(),
  /** How the government saw the players after each of its phases. */
  kept: [] as Standings[],
  /** Influence by seat and community, as far as it was told. */
  there: new Map<string, number>(),
  /** For each crackdown: whether it took something, how it saw the players, and who had Influence there. */
  cracked: [] as { took: boolean; seen: Standings; present: number[] }[],
  drawn: 0,
});

/** What the rulings want in figures: how often AI harms, how the government bites, and how the end comes about. */
export function strands() {
  const harms = { licences: 0, harmed: 0 };
  const standings = { good: 0, all: 0 };
  const crackdowns = { games: 0, gamesWith: 0, all: 0, hurt: 0, took: 0 };
  const ends = { games: 0, drawn: 0, none: 0, shared: 0 };
  let game = fresh();

  function over({ scenario: id, climate, cast, outcome, winners }: Over): void {
    ends.games += 1;
    ends.drawn += Number(game.drawn > 0);
    ends.none += Number(outcome === null);
    ends.shared += Number(winners.length > 1);
    const scenario = SCENARIOS.find((each) => each.id === id);
    const openness = CLIMATES.find((each) => each.id === climate)?.openness ?? 'free';
    if (scenario === undefined || openness === 'free') return;
    const isGood = (then: Standings, seat: number) =>
      (then.get(seat) ?? scenario.standings[cast[seat]?.actor ?? 'cso']) === 'good';
    for (const then of game.kept)
      for (const seat of cast.keys()) {
        standings.all += 1;
        standings.good += Number(isGood(then, seat));
      }
    crackdowns.games += 1;
    crackdowns.gamesWith += Number(game.cracked.length > 0);
    for (const { took, seen, present } of game.cracked) {
      crackdowns.all += 1;
      crackdowns.took += Number(took);
      crackdowns.hurt += Number(took || present.some((seat) => !isGood(seen, seat)));
    }
  }

  function seeGovernment(event: Event): void {
    if (event.type === 'standing') game.now.set(event.seat, event.to);
    if (event.type === 'influence' && isCommunity(event.at)) {
      const place = `${event.at}/${event.seat}`;
      game.there.set(place, (game.there.get(place) ?? 0) + event.many);
    }
    if (event.type === 'crackdown' && event.at !== null) {
      const present = [0, 1, 2, 3, 4].filter((seat) => (game.there.get(`${event.at}/${seat}`) ?? 0) > 0);
      game.cracked.push({ took: false, seen: new Map(game.now), present });
    }
    const last = game.cracked.at(-1);
    if ((event.type === 'influence' || event.type === 'unlinked') && event.why === 'raid' && last)
      last.took = true;
    // The phase after the government's.
    if (event.type === 'phase' && event.phase === 'discuss') game.kept.push(new Map(game.now));
  }

  return {
    see: (event: Event): void => {
      seeGovernment(event);
      if (event.type === 'licensed') harms.licences += 1;
      if (event.type === 'harmed') harms.harmed += 1;
      if (event.type === 'drawn') game.drawn += 1;
      if (event.type !== 'over') return;
      over(event);
      game = fresh();
    },
    details: () => ({
      /** For every AI that somebody began to use. */
      harmsPerAiInUse: part(harms.harmed, harms.licences),
      /** After each phase of the government, under Obstructed and Repressed. */
      goodStandings: part(standings.good, standings.all),
      gamesWithCrackdown: part(crackdowns.gamesWith, crackdowns.games),
      /** Took Links or Influence, or shut out somebody who had Influence there. */
      crackdownsThatHurt: part(crackdowns.hurt, crackdowns.all),
      crackdownsThatTook: part(crackdowns.took, crackdowns.all),
      gamesWithADraw: part(ends.drawn, ends.games),
      gamesWithoutFuture: part(ends.none, ends.games),
      gamesShared: part(ends.shared, ends.games),
    }),
  };
}
