import type { Invitation } from '@/net/links/joinLink';
import { hostAddressText } from '@/net/links/linkParts';

import { moveSeats } from '@/state/session/connectToTable';
import { packSeatTransfer } from './seatTransfer';

/**
 * Goes to the table at its new host. A browser keeps a separate store for each host, so this page hands the keys of its
 * seats to the page of the new one, behind `#`, where they do not go over the network.
 */
export function switchToNewHost(invitation: Invitation): void {
  const origin = new URL(`http://${hostAddressText(invitation)}`).origin;
  if (origin === location.origin) return moveSeats(invitation);
  location.replace(`${origin}/follow#${packSeatTransfer(invitation)}`);
}
