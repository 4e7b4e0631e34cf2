import { placeOf, type Tray } from './tray';

/** A die on the table at one moment, seen from above. One is the side of a die. */
export type Spot = { readonly x: number; readonly y: number; readonly turn: number };

type Body = { x: number; y: number; vx: number; vy: number; turn: number; spin: number };

export type Thrown = {
  readonly count: number;
  readonly tray: Tray;
  readonly random: () => number;
  readonly seconds: number;
  readonly samples: number;
};

const STEP = 1 / 180;
/** How near two dice come before they push each other away. */
const REACH = 1.12;
const BOUNCE = 0.7;

/**
 * Where each die is at each of `samples` equal steps of `seconds`. They come in a bunch over the lower edge, knock
 * against each other and the walls, and each is drawn ever more strongly to the place where it is to lie.
 */
export function dicePaths({ count, tray, random, seconds, samples }: Thrown): Spot[][] {
  const side = random() < 0.5 ? -1 : 1;
  const places = Array.from({ length: count }, (_, index) => {
    const { x, y } = placeOf(index, count, tray);
    return {
      x: x + (random() - 0.5) * 0.16,
      y: y + (random() - 0.5) * 0.16,
      turn: (random() - 0.5) * 22,
    };
  });
  // A few must start close together to meet at all; many have no room for that.
  const spread = count <= 4 ? 0.12 : 0.42;
  const bodies = places.map((place): Body => {
    // Each comes in under its own place, so that they spread like a fan and do not have to pass through each other.
    const bunch = place.x * spread + side * tray.width * 0.14;
    return {
      x: bunch + (random() - 0.5) * 0.5,
      y: tray.height / 2 + 1 + (place.y + tray.height / 2) * 0.35 + random() * 0.5,
      vx: -side * (1 + random() * 2.5),
      vy: -(5 + random() * 2.5) - tray.height * 0.9,
      turn: place.turn + side * (200 + random() * 160),
      spin: -side * (260 + random() * 200),
    };
  });
  const paths: Spot[][] = places.map(() => []);
  const steps = Math.round(seconds / STEP);
  for (let step = 0; step <= steps; step += 1) {
    const done = step / steps;
    for (const [index, path] of paths.entries()) {
      const body = bodies[index];
      const place = places[index];
      if (body && place && path.length <= done * samples) path.push(settle(body, place, done));
    }
    if (step < steps) advance(bodies, places, done, tray);
  }
  return paths;
}

/** Whatever is left of the way at the end is taken in the last part of it, so that each die lies exactly in its place. */
function settle(body: Body, place: Spot, done: number): Spot {
  const late = Math.max(0, (done - 0.62) / 0.38);
  const pull = late * late * (3 - 2 * late);
  return {
    x: body.x + (place.x - body.x) * pull,
    y: body.y + (place.y - body.y) * pull,
    turn: body.turn + (place.turn - body.turn) * pull,
  };
}

function advance(
  bodies: readonly Body[],
  places: readonly Spot[],
  done: number,
  tray: { width: number; height: number },
) {
  const pull = 14 + 190 * done * done;
  const drag = 2.4 + 24 * done * done;
  for (const [index, body] of bodies.entries()) {
    const place = places[index];
    if (place === undefined) continue;
    body.vx += ((place.x - body.x) * pull - body.vx * drag) * STEP;
    body.vy += ((place.y - body.y) * pull - body.vy * drag) * STEP;
    body.spin += ((place.turn - body.turn) * pull * 0.5 - body.spin * drag) * STEP;
    body.x += body.vx * STEP;
    body.y += body.vy * STEP;
    body.turn += body.spin * STEP;
    keepInside(body, tray);
  }
  for (let one = 0; one < bodies.length; one += 1)
    for (let other = one + 1; other < bodies.length; other += 1) knock(bodies[one], bodies[other]);
}

/** The lower edge is open: the dice come in over it. */
function keepInside(body: Body, tray: { width: number; height: number }) {
  const wide = tray.width / 2 - 0.6;
  if (Math.abs(body.x) > wide && body.x * body.vx > 0) {
    body.vx *= -BOUNCE;
    body.spin *= -0.6;
  }
  if (body.y < -(tray.height / 2 - 0.6) && body.vy < 0) {
    body.vy *= -BOUNCE;
    body.spin *= -0.6;
  }
}

function knock(one: Body | undefined, other: Body | undefined) {
  if (!one || !other) return;
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  if (apart >= REACH || apart === 0) return;
  const nx = dx / apart;
  const ny = dy / apart;
  const overlap = (REACH - apart) / 2;
  one.x -= nx * overlap;
  one.y -= ny * overlap;
  other.x += nx * overlap;
  other.y += ny * overlap;
  const closing = (other.vx - one.vx) * nx + (other.vy - one.vy) * ny;
  if (closing >= 0) return;
  const push = (-(1 + BOUNCE) * closing) / 2;
  one.vx -= push * nx;
  one.vy -= push * ny;
  other.vx += push * nx;
  other.vy += push * ny;
  const twist = push * 40;
  one.spin += twist;
  other.spin -= twist;
}
