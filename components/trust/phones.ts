import type { TrustState } from '@/state/session/tableSession';

export type TrustPhone = TrustState['devices'][number];

/** A phone is called by the players on it. Empty for a phone on which nobody sits. */
export const phoneName = ({ seats }: Pick<TrustPhone, 'seats'>, names: readonly string[]): string =>
  seats.map((seat) => names[seat] ?? '').join(' + ');

/** The names of the phones with these keys, in the order of the circle. */
export const namesOf = (
  { devices }: Pick<TrustState, 'devices'>,
  keys: readonly string[],
  names: readonly string[],
): readonly string[] =>
  devices.filter(({ key }) => keys.includes(key)).map((phone) => phoneName(phone, names));

export const myName = ({ devices }: Pick<TrustState, 'devices'>, names: readonly string[]): string =>
  devices
    .filter(({ isMine }) => isMine)
    .map((phone) => phoneName(phone, names))
    .join('');

/** Phones that are in the circle and whose players have said that the sign is the same. */
export const comparedBy = (
  { devices, compared }: Pick<TrustState, 'devices' | 'compared'>,
  names: readonly string[],
): readonly string[] =>
  devices
    .filter(({ isMine, hasCompared, out }) => !out && (isMine ? compared === 'same' : hasCompared))
    .map((phone) => phoneName(phone, names));

/** There is somebody to compare with: one phone alone has no sign that could differ. */
export const hasOthers = ({ devices }: Pick<TrustState, 'devices'>): boolean =>
  devices.some(({ isMine, out }) => !isMine && !out);

const MIN_HOLDERS = 2;

/**
 * Whether a vote that is locked now can be opened by the others together, should this phone die. A page is the host's,
 * so the app leaves no share where fewer than two of the others run the app.
 */
export function isVoteShared({ devices }: Pick<TrustState, 'devices'>): boolean {
  const mine = devices.find(({ isMine }) => isMine);
  const others = devices.filter(({ isMine, out, seats }) => !isMine && !out && seats.length > 0);
  const counted = mine?.runs === 'app' ? others.filter(({ runs }) => runs === 'app') : others;
  return counted.length >= MIN_HOLDERS;
}

/** A page shows what the host draws: codes are for two phones that both run the app. */
export const mayCompareCodes = ({ devices }: Pick<TrustState, 'devices'>): boolean =>
  devices.some(({ isMine, runs }) => isMine && runs === 'app') &&
  devices.some(({ isMine, out, runs }) => !isMine && !out && runs === 'app');
