type Failed = { readonly ok: false; readonly why: 'cannot-save' };

/** When the store fails, nothing has changed and nobody has been told. */
export function trySave<T>(op: () => T): T | Failed {
  try {
    return op();
  } catch {
    return { ok: false, why: 'cannot-save' };
  }
}
