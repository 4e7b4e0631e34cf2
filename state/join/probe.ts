import { askPlace } from './askPlace';
import type { Probe } from './diagnose';

type Connection = { readonly type?: string };

/** A page may ask only the host it came from, and is told little of the phone it is on. */
export const probe: Probe = async () => {
  const { connection, onLine } = navigator as Navigator & { readonly connection?: Connection };
  const answer = await askPlace(location.origin);
  return {
    own: onLine ? null : [],
    hasMobileData: connection?.type === undefined ? null : connection.type === 'cellular',
    target: location.hostname,
    answer: answer === 'yes' ? 'yes' : 'silent',
  };
};
