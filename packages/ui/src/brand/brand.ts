import { baseLocale, type LocaleName } from '../i18n/locales.ts';

/** The name, mark, taglines and support address of the brand; a white label replaces them here. */
export const brand = {
  name: 'Mây',
  /** Non-breaking spaces keep the comparison on one line. */
  taglines: {
    en: 'Servers and domains, light\u00a0as\u00a0a\u00a0cloud',
    vi: 'Máy chủ và tên miền, nhẹ\u00a0như\u00a0mây',
  },
  supportEmail: 'support@may.cloud',
  /** SVG path on a 24 × 24 canvas, filled with `currentColor`: a cloud whose two arches form the m of Mây. */
  markPath:
    'M7.25 7.6A5.25 5.25 0 0 0 2 12.85V18a2 2 0 0 0 2 2h.9v-6.6a2.35 2.35 0 0 1 4.7 0V20h2.9v-8.4a2.8 2.8 0 0 1 5.6 0V20H20a2 2 0 0 0 2-2v-7.3A6.7 6.7 0 0 0 9.6 7.95a5.2 5.2 0 0 0-2.35-.35Z',
} as const;

const taglines: Partial<Record<LocaleName, string>> = brand.taglines;

/** The tagline in a language; the English one for a language without a tagline. */
export const taglineIn = (locale: LocaleName): string => taglines[locale] ?? brand.taglines[baseLocale];
