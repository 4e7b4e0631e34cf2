import { joinLink } from '@/net/joinLink';

import type { Sitting } from './sitting';

/** The link that brings a seat to another phone. `null` at a table that is on this phone alone. */
export const seatLink = ({ invitation }: Sitting, seatTicket: string): string | null =>
  invitation === null ? null : joinLink({ ...invitation, seatTicket });
