import { TooLong } from '@/table/log/tableLogState';

type Failed = { readonly ok: false; readonly why: 'cannot-save' | 'too-long' };

/** When the store fails, or what was asked cannot be told, nothing has changed and nobody has been told. */
export function trySave<T>(op: () => T): T | Failed {
  try {
    return op();
  } catch (failed) {
    return { ok: false, why: failed instanceof TooLong ? 'too-long' : 'cannot-save' };
  }
}
