import type { TrustState } from '@/state/session/tableSession';

type Phone = TrustState['devices'][number];

/** One phone of a circle, with the app, here and confirming. The first is this phone. */
export const trustPhone = (seat: number, of: Partial<Phone> = {}): Phone => ({
  key: `device-${seat}`,
  runs: 'app',
  here: true,
  out: false,
  isMine: seat === 0,
  seats: [seat],
  hasCompared: false,
  confirms: true,
  ...of,
});

/** What a phone knows after the first round of a table of three, when nobody has compared yet. */
export const trustOf = (of: Partial<TrustState> = {}): TrustState => ({
  sign: { pictures: [28, 24, 19, 28], round: '', tries: 1, without: [] },
  devices: [0, 1, 2].map((seat) => trustPhone(seat)),
  compared: 'not-yet',
  alarm: null,
  asks: null,
  ...of,
});
