import type * as z from 'zod/mini';

import type { KeyValueStore } from './storage';
import { brokenKey, type StoredKey } from './storedKeys';

/** How one kind of value is written down and read again. */
export type Codec<T> = {
  /** `null`: this is no such value. Never throws. */
  read(text: string): T | null;
  write(value: T): string;
};

export const json = <S extends z.ZodMiniType>(schema: S): Codec<z.infer<S>> => ({
  read: (text) => {
    try {
      return schema.safeParse(JSON.parse(text)).data ?? null;
    } catch {
      return null;
    }
  },
  write: (value) => JSON.stringify(value),
});

/** A value that is its own text, such as a key in hex. */
export const plainText = (schema: z.ZodMiniType<string, string>): Codec<string> => ({
  read: (text) => schema.safeParse(text).data ?? null,
  write: (text) => text,
});

/** `null` when there is none, and when it cannot be read: then it stays as it is. */
export function readValue<T>(values: KeyValueStore, key: StoredKey, codec: Codec<T>): T | null {
  const text = values.get(key);
  return text === null ? null : codec.read(text);
}

/** What could not be read is moved aside first. Throws when the device cannot keep it; then nothing has changed. */
export function writeValue<T>(values: KeyValueStore, key: StoredKey, codec: Codec<T>, value: T): void {
  const before = values.get(key);
  if (before !== null && codec.read(before) === null) {
    let number = 1;
    while (values.get(brokenKey(number, key)) !== null) number += 1;
    values.set(brokenKey(number, key), before);
  }
  values.set(key, codec.write(value));
}
