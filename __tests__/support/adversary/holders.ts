import type { BoxesFor } from '@/table/ballots/holders';

/** As it was before shares were counted by phone: every other seat that a phone holds gets one. */
export const everySeat: BoxesFor = (pinned, own) => ({
  to: pinned.flatMap(({ seat, device }) =>
    device !== null && device !== own.key ? [{ device, seats: [seat] }] : [],
  ),
  isShared: true,
});
