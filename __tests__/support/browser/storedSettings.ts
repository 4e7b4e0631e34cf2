import { STORAGE_PREFIX } from '@/state/store/deviceStorage';
import { DEFAULTS, SCHEMA, type Settings } from '@/state/store/schema';
import { keyFor } from '@/table/storage/storedKeys';

/** Settings as the app itself writes them into a browser's localStorage: under which key, and as which text. */
export const storedSettings = (
  chosen: Partial<Settings>,
): { readonly key: string; readonly text: string } => ({
  key: STORAGE_PREFIX + keyFor.settings(),
  text: SCHEMA.settings.write({ ...DEFAULTS, ...chosen }),
});
