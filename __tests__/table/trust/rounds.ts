import { hashOf } from '@/table/trust/hash';
import {
  circleOf,
  nonceOf,
  type Place,
  pledgeFor,
  type Roster,
  rosterOf,
  type RoundInfo,
  type RoundNumber,
  roundOf,
} from '@/table/rounds/round';
import type { Device } from '@/table/wire/device';

export const PLACE: Place = { table: 'table-1', hostKey: hashOf('palaver test', 'host') };

/** A key or a number that nothing else in a test is equal to. */
export const unique = (...of: readonly (string | number)[]): string => hashOf('palaver test', ...of);

export const devicesOf = (...names: readonly string[]): Device[] =>
  names.map((name) => ({ key: unique('device', name), runs: 'app' }));

/** One seat for each device. */
export const rosterFor = (devices: readonly Device[], change: Partial<Roster> = {}): Roster => ({
  match: 1,
  game: 'podium',
  rules: 3,
  options: { policies: 'random', years: 4 },
  seats: devices.map(({ key }, seat) => ({ seat, kind: 'phone', key: unique('seat', key), device: key })),
  ...change,
});

/** What `devices` pledge and show when a host shows them this circle. */
export function roundWith(
  devices: readonly Device[],
  of: {
    round?: string;
    roster?: Roster | null;
    numbers?: readonly RoundNumber[];
    hostNumber?: RoundNumber;
  } = {},
) {
  const {
    round = '00112233aabbccdd',
    roster = rosterFor(devices),
    hostNumber = unique('number', 'host'),
  } = of;
  const numbers = of.numbers ?? devices.map(({ key }) => unique('number', key));
  const purpose = roundOf(circleOf(PLACE, devices), roster && rosterOf(roster), round);
  const shown = devices.map(({ key }, at) => {
    const nonce = nonceOf(numbers[at] ?? '');
    return { device: key, pledge: pledgeFor(purpose, key, nonce), nonce };
  });
  const told: RoundInfo = {
    round,
    for: roster === null ? 'circle' : 'deal',
    tries: 1,
    host: roster && pledgeFor(purpose, 'host', nonceOf(hostNumber)),
    devices: devices.map((device) => ({ ...device })),
    from: shown,
    waiting: [],
    without: [],
  };
  return { of: purpose, round, roster, numbers, hostNumber, shown, told };
}

/** The same round before anybody has shown anything. */
export const onlyPledged = (told: RoundInfo): RoundInfo => ({
  ...told,
  from: told.from.map((each) => ({ ...each, nonce: null })),
});
