import { baseLocale, type LocaleName } from '../i18n/locales.ts';
import type { Contact } from './contact.ts';

/** The words of a brand: its name, its taglines, and the ways to reach its support. */
export type BrandWords = {
  name: string;
  /** One for each language; the English one stands for a missing one. Non-breaking spaces keep words on one line. */
  taglines: Partial<Record<LocaleName, string>> & Record<typeof baseLocale, string>;
  contact: Contact;
};

/** A whole brand. The build reads it from a folder (docs/decisions/0031-brand-and-flags-of-a-build.md). */
export type Brand = BrandWords & {
  /** SVG path on a 24 × 24 canvas, filled with `currentColor`. */
  mark: string;
  /** The hue of both themes in OKLCH, a whole number of degrees below 360. */
  hue: number;
};

/** The id of the `<symbol>` with the mark of the brand. The build writes it into each page, so no script holds the drawing. */
export const markId = 'brand-mark';

/** The tagline in a language. */
export const taglineIn = ({ taglines }: Pick<BrandWords, 'taglines'>, locale: LocaleName): string =>
  taglines[locale] ?? taglines[baseLocale];
