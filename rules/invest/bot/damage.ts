import type { Seat } from '../../engine/game';
import { projectOf } from '../content';
import { edgeOf, without } from '../district';
import { HAZARDS, ROUNDS } from '../numbers';
import { scoreOf } from '../score';
import type { Placed, View } from '../types';

/** Points that a card in the district is likely to bring, with bonuses and all it protects, before the last round. */
const A_POINT = 1.5;
const A_SHIELD = 1;
const A_TOKEN = 1;

function hopeIn({ card, tokens }: Placed): number {
  const { cost, points, shields, investors } = projectOf(card);
  const all = HAZARDS.reduce(
    (sum, hazard) => sum + (shields[hazard] ?? 0) + (investors?.shields[hazard] ?? 0),
    0,
  );
  return ((points * A_POINT + all * A_SHIELD) * tokens.length) / cost + tokens.length * A_TOKEN;
}

/** What it costs `seat` to lose `placed`, and the score it is left with. In the last round only the score counts. */
function lossOf(view: View, seat: Seat, of: { district: readonly Placed[]; placed: Placed; score: number }) {
  const districts = view.seats.map(({ district }, owner) =>
    owner === seat ? without(of.district, of.placed.card) : district,
  );
  const keyTokens = [{ seat, sector: view.seats[seat]?.key ?? 'energy' }];
  const score = scoreOf({ districts, keyTokens }, seat).total;
  const drop = of.score - score;
  const hope = hopeIn(of.placed);
  return { ...of, score, loss: view.round === view.rounds ? drop + 0.01 * hope : 0.3 * drop + hope };
}

/** The cards `seat` would give up, cheapest first, as far as the worst disaster goes. */
export function losses(
  view: View,
  seat: Seat,
): readonly { readonly placed: Placed; readonly loss: number }[] {
  const mine = view.seats[seat];
  const worst = (ROUNDS[view.round - 1] ?? ROUNDS[0]).tails + 1;
  const given: { placed: Placed; loss: number }[] = [];
  let [district, score] = [mine?.district ?? [], mine?.score.total ?? 0];
  while (given.length < worst && district.length > 0) {
    const choices = edgeOf(district).map((placed) => lossOf(view, seat, { district, placed, score }));
    const least = choices.reduce((best, each) => (each.loss < best.loss ? each : best));
    given.push({ placed: least.placed, loss: least.loss });
    district = without(district, least.placed.card);
    score = least.score;
  }
  return given;
}
