import type { Invitation } from '@/net/joinLink';
import { placeText } from '@/net/linkParts';

import { moveSeats } from './atTable';
import { packBaggage } from './baggage';

/**
 * To the table at its new host. A browser keeps what it knows for each host apart, so this page hands the keys of its
 * seats to the page of the new one, behind `#`, where they do not go over the network.
 */
export function goOver(invitation: Invitation): void {
  const origin = new URL(`http://${placeText(invitation)}`).origin;
  if (origin === location.origin) return moveSeats(invitation);
  location.replace(`${origin}/follow#${packBaggage(invitation)}`);
}
