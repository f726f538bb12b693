/** What is known of a language beside its words. */
export type LocaleRow = {
  /** Its BCP-47 tag: for `lang` attributes, `Intl` (plurals, numbers, dates) and `Accept-Language`. */
  tag: string;
  /** How it calls itself in the language menu. */
  label: string;
  /** The country whose flag stands for it, by ISO 3166 code. */
  flag: string;
  /** How it writes dates: 21/11/2026 14:05, or 21 Nov 2026, 14:05. */
  dates: 'numbers' | 'names';
  /** The language that says what this one has no words of its own for; without one its words are complete. */
  fallback?: string;
};

/**
 * The languages offered (spec section 9), each with its words in `locales/<name>`: another one is a row here and a folder there.
 * The names are the provider's. Data alone: the server and the build read it too.
 */
export const locales = {
  en: { tag: 'en', label: 'English', flag: 'GB', dates: 'names' },
  vi: { tag: 'vi', label: 'Tiếng Việt', flag: 'VN', dates: 'numbers' },
  aud: { tag: 'en-AU', label: 'English (Australia)', flag: 'AU', dates: 'names', fallback: 'en' },
} as const satisfies Record<string, LocaleRow>;

export type LocaleName = keyof typeof locales;

export const localeNames = Object.keys(locales) as LocaleName[];

export const isLocaleName = (value: unknown): value is LocaleName => localeNames.some((name) => name === value);
