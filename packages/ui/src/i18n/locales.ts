/** The languages offered (spec section 9); the names are the provider's, `aud` is English (Australia). */
export const localeNames = ['en', 'vi', 'aud'] as const;
export type LocaleName = (typeof localeNames)[number];

/** Each locale's BCP-47 tag, for `lang` attributes, `Intl` and `Accept-Language`. */
export const languageTags: Record<LocaleName, string> = { en: 'en', vi: 'vi', aud: 'en-AU' };

/** How each language calls itself in the language menu. */
export const localeLabels: Record<LocaleName, string> = { en: 'English', vi: 'Tiếng Việt', aud: 'English (Australia)' };

export const isLocaleName = (value: unknown): value is LocaleName => localeNames.some((name) => name === value);
