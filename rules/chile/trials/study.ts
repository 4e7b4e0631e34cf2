import { round, type Study, type Tally } from '../../engine/trials';
import { ACTION_IDS } from '../content';
import type { ActionId, Event } from '../types';

/** How bots play Chile, 1988: which campaign wins, by what, and which actions make up a game. */
export const study: Study = { tally };

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
  let [bonuses, saved] = [0, 0];

  function see(event: Event): void {
    const action = event.type === 'advertised' ? event.kind : PLAYED[event.type];
    if (action !== undefined) played[action] += 1;
    if (event.type === 'swapped' || event.type === 'changed') ways[event.type] += 1;
    if (event.type === 'forfeited') forfeited[event.action] += 1;
    if (event.type === 'bonus') bonuses += 1;
    if (event.type === 'planned') saved += event.saved;
    if (event.type !== 'over') return;
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
      draws: round(wins.draw / Math.max(games, 1), 3),
      decidedBy,
      averageVotes: { si: round(votes.si / Math.max(games, 1)), no: round(votes.no / Math.max(games, 1)) },
      actionShares: shares(),
      actionsPlayed: played,
      actionsForfeited: forfeited,
      shiftWays: ways,
      bonusesPerGame: round(bonuses / Math.max(games, 1)),
      savedPerPlan: round(saved / Math.max(games, 1) / 20),
    }),
  };
}
