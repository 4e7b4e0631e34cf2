import { round, type Study, type Tally } from '../../engine/trials';
import { ACTION_IDS } from '../content';
import type { ActionId, Event } from '../types';
import { RECIPES } from './recipes';

/** How bots play Chile, 1988: which campaign wins, by what, and which actions make up a game. */
export const study: Study = { tally, recipes: RECIPES };

const PLAYED: { readonly [T in Event['type']]?: ActionId } = {
  polled: 'poll',
  bought: 'buy',
  'took-over': 'takeover',
  swapped: 'shift',
  changed: 'shift',
  replaced: 'draw',
};

function tally(): Tally {
  const zero = () => Object.fromEntries(ACTION_IDS.map((id) => [id, 0])) as Record<ActionId, number>;
  const [played, forfeited] = [zero(), zero()];
  const wins = { si: 0, no: 0, draw: 0 };
  const votes = { si: 0, no: 0 };
  const decidedBy = { votes: 0, regions: 0, tokens: 0, draw: 0 };
  const ways = { swapped: 0, changed: 0 };
  const wonByStarter = { si: 0, no: 0 };
  const wonBySecond = { si: 0, no: 0 };
  let [bonuses, saved, plans, planned, starter] = [0, 0, 0, 0, 0];

  function see(event: Event): void {
    const action = event.type === 'advertised' ? event.kind : PLAYED[event.type];
    if (action !== undefined) played[action] += 1;
    if (event.type === 'swapped' || event.type === 'changed') ways[event.type] += 1;
    if (event.type === 'forfeited') forfeited[event.action] += 1;
    if (event.type === 'bonus') bonuses += 1;
    if (event.type === 'planned') {
      saved += event.saved;
      plans += 1;
      planned += event.actions.length;
    }
    if (event.type === 'day' && event.day === 1) starter = event.first;
    if (event.type !== 'over') return;
    if (event.winner !== null)
      (event.winners.includes(starter) ? wonByStarter : wonBySecond)[event.winner] += 1;
    wins[event.winner ?? 'draw'] += 1;
    decidedBy[event.reason] += 1;
    votes.si += event.votes.si;
    votes.no += event.votes.no;
  }

  const shares = () => {
    const all = Object.values(played).reduce((sum, count) => sum + count, 0);
    return Object.fromEntries(
      Object.entries(played).map(([id, count]) => [id, round(count / Math.max(all, 1), 3)]),
    );
  };

  return {
    see: (event) => see(event as Event),
    details: (games) => ({
      wins,
      siShareOfDecided: round(wins.si / Math.max(wins.si + wins.no, 1), 3),
      wonByStarter,
      wonBySecond,
      starterShareOfDecided: round((wonByStarter.si + wonByStarter.no) / Math.max(wins.si + wins.no, 1), 3),
      draws: round(wins.draw / Math.max(games, 1), 3),
      decidedBy,
      averageVotes: { si: round(votes.si / Math.max(games, 1)), no: round(votes.no / Math.max(games, 1)) },
      actionShares: shares(),
      actionsPlayed: played,
      actionsForfeited: forfeited,
      forfeitedOfPlanned: round(
        Object.values(forfeited).reduce((sum, count) => sum + count, 0) / Math.max(planned, 1),
        3,
      ),
      shiftWays: ways,
      bonusesPerGame: round(bonuses / Math.max(games, 1)),
      savedPerPlan: round(saved / Math.max(plans, 1)),
    }),
  };
}
