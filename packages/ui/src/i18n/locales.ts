import type { RegionCode } from '@may/domain/kit';

/** The facts of a language beside its words. */
export type LocaleRow = {
  /** Its BCP-47 tag: for `lang` attributes, `Intl` (plurals, numbers, dates) and `Accept-Language`. */
  tag: string;
  /** Its own name for itself, in the language menu. */
  label: string;
  /** The country of its flag, by ISO 3166 code. */
  flag: string;
  /** The customers' region whose language it is (spec section 9). */
  region?: RegionCode;
  /**
   * A fixed shape of its dates, `day` and then `time`. `DD`, `MM`, `HH` and `mm` have two digits, `D` and `h` (1 to 12) one or two,
   * `MMM` is a name out of `months`, and `a` is am or pm. Such dates need no `Intl`, which would delay the first rows. Without a shape `Intl` writes them by the language's rules.
   */
  dates?: { day: string; time: string; months?: string };
  /** The language whose words fill its gaps; a language without one has all words itself. */
  fallback?: string;
  /** Its words are a draft that no native speaker has read; the menu says so. */
  draft?: true;
};

/**
 * The languages offered (docs/decisions/0020), by the provider's names for them, in the order of the menu: by their own names. Each has its
 * words in `locales/<name>.json`, or in a folder `locales/<name>`. This file holds data alone: the server and the build read it too.
 */
export const locales = {
  da: { tag: 'da', label: 'Dansk', flag: 'DK', draft: true },
  de: { tag: 'de', label: 'Deutsch', flag: 'DE', draft: true },
  en: {
    tag: 'en',
    label: 'English',
    flag: 'GB',
    dates: { day: 'DD MMM YYYY', time: ', HH:mm', months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec' },
  },
  aud: {
    tag: 'en-AU',
    label: 'English (Australia)',
    flag: 'AU',
    region: 'AUD',
    dates: { day: 'D MMM YYYY', time: ', h:mm a', months: 'Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec' },
    fallback: 'en',
  },
  es: { tag: 'es', label: 'Español', flag: 'ES', draft: true },
  fr: { tag: 'fr', label: 'Français', flag: 'FR', draft: true },
  it: { tag: 'it', label: 'Italiano', flag: 'IT', draft: true },
  hu: { tag: 'hu', label: 'Magyar', flag: 'HU', draft: true },
  pl: { tag: 'pl', label: 'Polski', flag: 'PL', draft: true },
  pt: { tag: 'pt-BR', label: 'Português (Brasil)', flag: 'BR', draft: true },
  sv: { tag: 'sv', label: 'Svenska', flag: 'SE', draft: true },
  vi: { tag: 'vi', label: 'Tiếng Việt', flag: 'VN', region: 'VN', dates: { day: 'DD/MM/YYYY', time: ' HH:mm' } },
  tr: { tag: 'tr', label: 'Türkçe', flag: 'TR', draft: true },
  el: { tag: 'el', label: 'Ελληνικά', flag: 'GR', draft: true },
  ru: { tag: 'ru', label: 'Русский', flag: 'RU', draft: true },
  ja: { tag: 'ja', label: '日本語', flag: 'JP', draft: true },
  zh: { tag: 'zh-Hans', label: '简体中文', flag: 'CN', draft: true },
} as const satisfies Record<string, LocaleRow>;

export type LocaleName = keyof typeof locales;

/** The language that has every catalogue and every key, and is the default (spec section 9). */
export const baseLocale = 'en' satisfies LocaleName;
