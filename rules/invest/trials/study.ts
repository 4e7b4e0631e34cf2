import { round, type Study, type Tally } from '../../engine/trials';
import { SECTORS } from '../numbers';
import type { Ending, Event, Sector } from '../types';
import { countChoices } from './choices';
import { RECIPES } from './recipes';

/** How bots play Invest in the Future: who wins with which key sector, which bonuses, and what disasters cost. */
export const study: Study = { tally, recipes: RECIPES };

function tally(): Tally {
  const bySector = () => Object.fromEntries(SECTORS.map((sector) => [sector, 0])) as Record<Sector, number>;
  const wins = bySector();
  let keys: Sector[] = [];
  const winners = { all: 0, sectors: 0, key: 0, both: 0 };
  const seats = { all: 0, sectors: 0, key: 0, both: 0, completed: 0, points: 0 };
  const turned: { [card: string]: number } = {};
  const lostByRound: number[] = [];
  const started: { [card: string]: number } = {};
  const completed: { [card: string]: number } = {};
  const count = (into: { [id: string]: number }, id: string) => (into[id] = (into[id] ?? 0) + 1);
  let [now, supports, shared] = [1, 0, 0];
  const choices = countChoices();

  function see(event: Event): void {
    choices.see(event);
    if (event.type === 'took-key') keys[event.seat] = event.sector;
    if (event.type === 'round') now = event.round;
    if (event.type === 'started') count(started, event.card);
    if (event.type === 'completed') count(completed, event.card);
    if (event.type === 'completed' && event.investors.length > 1) shared += 1;
    if (event.type === 'invested' && event.owner !== event.seat) supports += 1;
    if (event.type === 'flipped') count(turned, event.card);
    if (event.type === 'lost') lostByRound[now - 1] = (lostByRound[now - 1] ?? 0) + 1;
    if (event.type === 'over') seeEnd(event);
  }

  function seeEnd({ parts, winners: won }: Ending): void {
    for (const part of parts) {
      seats.all += 1;
      seats.sectors += part.sectorsBonus ? 1 : 0;
      seats.key += part.keyBonus ? 1 : 0;
      seats.both += part.sectorsBonus && part.keyBonus ? 1 : 0;
      seats.completed += part.completed;
      seats.points += part.points;
    }
    for (const seat of won) {
      const part = parts[seat];
      const key = keys[seat];
      if (part === undefined || key === undefined) continue;
      wins[key] += 1 / won.length;
      winners.all += 1;
      winners.sectors += part.sectorsBonus ? 1 : 0;
      winners.key += part.keyBonus ? 1 : 0;
      winners.both += part.sectorsBonus && part.keyBonus ? 1 : 0;
    }
    keys = [];
  }

  return {
    see: (event) => see(event as Event),
    details: (games) => {
      const share = (part: number, of: number) => round(part / Math.max(of, 1), 3);
      return {
        winsByKeySector: Object.fromEntries(SECTORS.map((sector) => [sector, share(wins[sector], games)])),
        winnersWithAllSectors: share(winners.sectors, winners.all),
        winnersWithKeyBonus: share(winners.key, winners.all),
        winnersWithBoth: share(winners.both, winners.all),
        seatsWithAllSectors: share(seats.sectors, seats.all),
        seatsWithKeyBonus: share(seats.key, seats.all),
        seatsWithBoth: share(seats.both, seats.all),
        startsWithSeveralCards: share(choices.counts.severalCards, choices.counts.starts),
        startsWithSeveralPlaces: share(choices.counts.severalPlaces, choices.counts.starts),
        turnsWithEmptyHand: share(choices.counts.emptyHands, choices.counts.turns),
        turnsWithFittingCard: share(choices.counts.fits, choices.counts.turns - choices.counts.emptyHands),
        completedPerDistrict: share(seats.completed, seats.all),
        pointsPerDistrict: share(seats.points, seats.all),
        lostPerGameByRound: lostByRound.map((lost) => share(lost, games)),
        supportsPerGame: share(supports, games),
        sharedGroupProjectsPerGame: share(shared, games),
        disasters: turned,
        started,
        completed,
      };
    },
  };
}
