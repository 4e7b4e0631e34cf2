import { ADVERTISING_TOKENS, BONUS_TOKENS, ISSUE_IDS, REGION_IDS, SIDES } from '../content';
import { cardAt, knowing, networksOf, otherSide, place, withCampaign, withRegion } from '../country';
import { changes, type RegionalAction, swaps, targets } from '../legality';
import { minus, replaceAt } from '../../engine/lists';
import type { ActionId, Card, Issue, Move, RegionId, Spot } from '../types';
import type { Guess } from './guess';
import { FITS_BLIND, worth } from './worth';

/** A new Issue may also fit in Regions whose cards are not known yet. */
const HOPE = 1.6;
/** How likely a narrow lead lasts until the Network there is taken over. */
const HOLDS = 0.6;

/** Something that could be done, what the country would look like, and what that is worth, on average. */
type Idea = { readonly move: Move; readonly then: Guess; readonly gain: number };

const putTokens = (guess: Guess, id: RegionId, count: number): Guess => {
  const { tokens } = place({ id, tokens: guess.regions[id].tokens, side: guess.me, count });
  return withRegion(guess, id, { tokens });
};

export const best = <T>(items: readonly T[], score: (item: T) => number): T | null => {
  let [found, top] = [null as T | null, -Infinity];
  for (const item of items) {
    const reached = score(item);
    if (reached > top) [found, top] = [item, reached];
  }
  return found;
};

function withBonus(guess: Guess, from: RegionId): Guess {
  const { me } = guess;
  if (guess.regions[from].network !== me || guess.campaigns[me].bonusUsed) return guess;
  const others = networksOf(guess, me).filter((id) => id !== from);
  const added = others.map((id) => putTokens(guess, id, BONUS_TOKENS));
  const top = best(added, worth);
  return top === null ? guess : withCampaign(top, me, { bonusUsed: true });
}

const putCard = (guess: Guess, { region, space }: Spot, { issue, known }: Card): Guess =>
  withRegion(guess, region, { [space]: { issue, known: knowing(known, guess.regions[region].polled) } });

const dropping = (guess: Guess, at: number, issue: Issue): Guess =>
  withCampaign(guess, guess.me, { issues: replaceAt(guess.campaigns[guess.me].issues, at, issue) });

/** An Issue put in a Region is no longer one's own; what comes for it may be of no use. */
const giving = (guess: Guess, issue: Issue): Guess =>
  withCampaign(guess, guess.me, { issues: minus(guess.campaigns[guess.me].issues, [issue]) });

/** What happens when `move` is played; a poll and a draw show nothing yet. */
export function imagine(guess: Guess, move: Move): Guess {
  const { me } = guess;
  switch (move.type) {
    case 'poll':
      return withRegion(guess, move.region, {
        polled: knowing(guess.regions[move.region].polled, [me]),
      });
    case 'buy':
    case 'takeover':
      return withRegion(guess, move.region, { network: me });
    case 'positive':
    case 'negative':
      return withBonus(putTokens(guess, move.region, ADVERTISING_TOKENS), move.region);
    case 'bonus':
      return putTokens(guess, move.region, BONUS_TOKENS);
    case 'swap':
      return putCard(putCard(guess, move.a, cardAt(guess, move.b)), move.b, cardAt(guess, move.a));
    case 'change':
      return putCard(giving(guess, move.issue), move, { issue: move.issue, known: SIDES });
    case 'raise':
    case 'stop':
    case 'draw':
    case 'replace':
    case 'forfeit':
    case 'decline':
      return guess;
  }
}

/** The country if `issue`, just drawn, takes the best place among one's own. */
function afterDrawing(guess: Guess, issue: Issue): Guess {
  const options = guess.campaigns[guess.me].issues.map((_, at) => dropping(guess, at, issue));
  return best(options, worth) ?? guess;
}

export const afterReplacing = (guess: Guess, out: Issue, issue: Issue): Guess =>
  dropping(guess, guess.campaigns[guess.me].issues.indexOf(out), issue);

/** Any Issue not held may come; the middle one stands for all of them in what follows. */
function drawIdea(guess: Guess): Idea {
  const held = guess.campaigns[guess.me].issues;
  const outcomes = ISSUE_IDS.filter((issue) => !held.includes(issue))
    .map((issue) => afterDrawing(guess, issue))
    .map((then) => ({ then, reached: worth(then) }))
    .sort((a, b) => a.reached - b.reached);
  const mean = outcomes.reduce((sum, { reached }) => sum + reached, 0) / outcomes.length;
  const middle = outcomes[Math.floor(outcomes.length / 2)]?.then ?? guess;
  return { move: { type: 'draw' }, then: middle, gain: HOPE * (mean - worth(guess)) };
}

const idea = (guess: Guess, move: Move, of: { now: number; chance: number }): Idea => {
  const then = imagine(guess, move);
  return { move, then, gain: of.chance * (worth(then) - of.now) };
};

const isKnown = (guess: Guess, move: Extract<Move, { type: 'positive' | 'negative' }>): boolean => {
  const { popular, unpopular } = guess.regions[move.region];
  return (move.type === 'positive' ? popular : unpopular).known.includes(guess.me);
};

type Regional = Extract<Move, { type: RegionalAction }>;

const regional = (guess: Guess, type: RegionalAction, now: number): Idea[] =>
  (type === 'positive' || type === 'negative'
    ? advertisable(guess, type)
    : targets(guess, guess.me, type)
  ).map((region) => {
    const move: Regional = { type, region };
    return idea(guess, move, { now, chance: chanceOf(guess, move) });
  });

/** How likely it is that what is planned can still be played when its turn comes. */
function chanceOf(guess: Guess, move: Regional): number {
  if (move.type === 'takeover') {
    const { tokens } = guess.regions[move.region];
    return tokens[guess.me] - tokens[otherSide(guess.me)] > ADVERTISING_TOKENS ? 1 : HOLDS;
  }
  if (move.type !== 'positive' && move.type !== 'negative') return 1;
  return isKnown(guess, move) ? 1 : FITS_BLIND;
}

/** Also where today's poll has yet to show the cards: likely, not certain. */
function advertisable(guess: Guess, type: 'positive' | 'negative'): readonly RegionId[] {
  const sure = targets(guess, guess.me, type);
  return REGION_IDS.filter((region) => {
    if (isKnown(guess, { type, region })) return sure.includes(region);
    return guess.regions[region].polled.includes(guess.me);
  });
}

/** How many things are weighed before others have their turn. */
export const AT_ONCE = 4;

export function* ideasFor(guess: Guess, action: ActionId): Generator<void, readonly Idea[]> {
  if (action === 'draw') return [drawIdea(guess)];
  const now = worth(guess);
  if (action !== 'shift') return regional(guess, action, now);
  const ideas: Idea[] = [];
  for (const move of [...swaps(guess, guess.me), ...changes(guess, guess.me)]) {
    ideas.push(idea(guess, move, { now, chance: 1 }));
    if (ideas.length % AT_ONCE === 0) yield;
  }
  return ideas;
}

/** What the best Takeover brings. */
export const gainOfTakeover = (guess: Guess): number =>
  Math.max(0, ...regional(guess, 'takeover', worth(guess)).map(({ gain }) => gain));

/** `best`, with a rest after every few items. */
export function* bestInTime<T>(items: readonly T[], score: (item: T) => number): Generator<void, T | null> {
  const scored: { item: T; reached: number }[] = [];
  for (const item of items) {
    scored.push({ item, reached: score(item) });
    if (scored.length % AT_ONCE === 0) yield;
  }
  return best(scored, ({ reached }) => reached)?.item ?? null;
}
