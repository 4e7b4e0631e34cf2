export type Settings = {
  /** `null`: the phone's own. */
  readonly language: string | null;
  readonly sound: boolean;
  readonly haptics: boolean;
  /** `null`: as the phone says. */
  readonly reducedMotion: boolean | null;
  readonly textSize: 1 | 1.25 | 1.5 | 2;
  readonly theme: 'light' | 'dark' | null;
  /** The name this phone's player used last. */
  readonly name: string;
  /** Has been asked for language and name, or would not say. */
  readonly welcomed: boolean;
};

export const DEFAULTS: Settings = {
  language: null,
  sound: true,
  haptics: true,
  reducedMotion: null,
  textSize: 1,
  theme: null,
  name: '',
  welcomed: false,
};

const isBoolean = (value: unknown) => typeof value === 'boolean';
const isString = (value: unknown) => typeof value === 'string';
const isOneOf =
  (...values: readonly unknown[]) =>
  (value: unknown) =>
    values.includes(value);

const FITS: { readonly [K in keyof Settings]: (value: unknown) => boolean } = {
  language: (value) => value === null || isString(value),
  sound: isBoolean,
  haptics: isBoolean,
  reducedMotion: isOneOf(null, true, false),
  textSize: isOneOf(1, 1.25, 1.5, 2),
  theme: isOneOf(null, 'light', 'dark'),
  name: isString,
  welcomed: isBoolean,
};

/** What was put away, as far as it still fits: another version, or a dying disk, may have written it. */
export function settingsFrom(text: string | null): Settings {
  try {
    const kept = Object.entries((JSON.parse(text ?? '{}') ?? {}) as object).filter(
      ([name, value]) => Object.hasOwn(FITS, name) && FITS[name as keyof Settings](value),
    );
    return { ...DEFAULTS, ...(Object.fromEntries(kept) as Partial<Settings>) };
  } catch {
    return DEFAULTS;
  }
}
