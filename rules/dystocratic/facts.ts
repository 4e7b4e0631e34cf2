import { OPTIONS, SEATS } from './content';

/** What a shelf and a lobby need to know before anybody plays. */
export const facts = {
  id: 'dystocratic',
  rulesVersion: 2,
  seats: { min: SEATS, max: SEATS },
  options: OPTIONS,
  minutes: 30,
  lockClock: 'lockTimer',
} as const;
