import { openBallot } from '../engine/ballot';
import type { Random } from '../engine/random';
import { anyIssues, withIssues } from './ballots';
import { ISSUE_COPIES, ISSUE_IDS, REGION, REGION_IDS, SIDES } from './content';
import { bySide, otherSide } from './country';
import { beginDay } from './day';
import { dayRecord } from './score';
import type { Campaign, Card, Issue, Options, Region, RegionId, Regions, Side, State } from './types';

const NEW_CAMPAIGN: Campaign = {
  funds: 0,
  issues: [],
  raised: 0,
  doneRaising: false,
  planned: [],
  left: [],
  bonusUsed: false,
};

/** Each player has one of every Issue in hand; the rest is dealt from. */
const shuffledDeck = (random: Random): readonly Issue[] =>
  random.shuffle(ISSUE_IDS.flatMap((id) => Array.from({ length: ISSUE_COPIES - SIDES.length }, () => id)));

export function setup(_seats: number, options: Options, random: Random): State {
  const mine: Side = options.sides === 'random' ? random.pick(SIDES) : options.sides;
  const first: Side = options.first === 'random' ? random.pick(SIDES) : options.first;
  const { regions, deck } = dealRegions(shuffledDeck(random));
  const table: State = {
    phase: 'issues',
    tasks: [],
    ballot: openBallot({
      id: 'issues',
      key: 'issues',
      parts: ['issues'],
      voters: [0, 1],
      seats: SIDES.length,
    }),
    options,
    sides: [mine, otherSide(mine)],
    day: 1,
    first,
    turn: first,
    regions,
    campaigns: bySide(() => NEW_CAMPAIGN),
    deck,
    discard: [],
    history: [dayRecord({ day: 0, regions })],
  };
  if (options.issues === 'chosen') return table;
  const dealt = withIssues(table, [anyIssues(random), anyIssues(random)], random);
  return beginDay({ ...dealt, ballot: null }).state;
}

function dealRegions(shuffled: readonly Issue[]): { regions: Regions; deck: readonly Issue[] } {
  const deck = [...shuffled];
  const dealt = REGION_IDS.map((id): [RegionId, Region] => {
    const [popular] = deck.splice(0, 1);
    // A twin of the first stays in the deck: the second is the next card that differs.
    const [unpopular] = deck.splice(
      deck.findIndex((issue) => issue !== popular),
      1,
    );
    if (popular === undefined || unpopular === undefined) throw new Error('the deck is too small');
    return [id, newRegion(id, popular, unpopular)];
  });
  return { regions: Object.fromEntries(dealt) as Regions, deck };
}

function newRegion(id: RegionId, popular: Issue, unpopular: Issue): Region {
  const { start, funds } = REGION[id];
  const polled = start === null ? [] : SIDES;
  const card = (issue: Issue): Card => ({ issue, known: polled });
  return {
    tokens: bySide((side) => (start?.side === side ? start.tokens : 0)),
    funds,
    network: null,
    polled,
    popular: card(popular),
    unpopular: card(unpopular),
  };
}
