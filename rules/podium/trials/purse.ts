import { POLICIES } from '../content';
import type { Event } from '../types';

/** All Funds that the Policies hold together, counted from what happens. */
export function purse() {
  let held = 0;
  /** Paid for the effect that is being collected for; it comes back if that is not enough. */
  let paid = 0;

  function see(event: Event): void {
    if (event.type === 'prepared') held += event.funds * POLICIES.length;
    if (event.type === 'proposed') held -= event.paid + event.extra;
    if (event.type === 'invested') held -= 1;
    if (event.type === 'paid') {
      held -= 1;
      paid += 1;
    }
    if (event.type === 'stepped') held += paid;
    if (event.type === 'resolved' || event.type === 'ripened') held += event.given * POLICIES.length;
    if (event.type === 'stepped' || event.type === 'resolved') paid = 0;
    if (event.type === 'turned-event') held -= event.taken.reduce((sum, { funds }) => sum + funds, 0);
  }

  return {
    see,
    left: (): number => held,
    empty: (): void => {
      held = 0;
    },
  };
}
