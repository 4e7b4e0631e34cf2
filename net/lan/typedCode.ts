import { codeCodec, drawSymbols, SECRET_SYMBOLS, SYMBOLS } from '@/net/links/codeSymbols';
import { tableCrypto } from '@/net/secure/tableCrypto';
import type { TypedCode } from '@/table/host/host';
import type { KeyValueStore } from '@/table/storage/storage';
import { keyFor } from '@/table/storage/storedKeys';
import { readValue, writeValue } from '@/table/storage/storedValues';

const { randomBytes } = tableCrypto;

/** Another than those; `null` when a host has more tables than there are symbols: they are joined by link alone. */
function freeLetter(taken: readonly string[]): string | null {
  const free = [...SYMBOLS].filter((letter) => !taken.includes(letter));
  if (free.length === 0) return null;
  for (;;) {
    const letter = drawSymbols(1, randomBytes);
    if (free.includes(letter)) return letter;
  }
}

/**
 * What a guest types who cannot scan: a letter that says which table of this host, and five symbols drawn at random.
 * With `kept` it survives the host's restart: somebody may have written it on the wall.
 */
export function typedCode(of: {
  readonly kept?: { readonly values: KeyValueStore; readonly table: string };
  /** The first symbols of the codes beside it. */
  readonly taken?: () => readonly string[];
  /** It has been replaced: screens show the new one. */
  readonly changed: () => void;
}): TypedCode {
  const { kept } = of;
  const before = kept === undefined ? null : readValue(kept.values, keyFor.code(kept.table), codeCodec);
  const taken = of.taken?.() ?? [];
  let code = before !== null && !taken.includes(before.charAt(0)) ? before : drawn(freeLetter(taken));

  function drawn(letter: string | null): string | null {
    if (letter === null) return null;
    const now = letter + drawSymbols(SECRET_SYMBOLS, randomBytes);
    try {
      if (kept !== undefined) writeValue(kept.values, keyFor.code(kept.table), codeCodec, now);
    } catch {
      // A full disk: the code holds until this host is started again.
    }
    return now;
  }

  return {
    now: () => code,
    replace: () => {
      code = drawn(code?.charAt(0) ?? null);
      of.changed();
    },
  };
}
