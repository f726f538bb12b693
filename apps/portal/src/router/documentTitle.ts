import { type BrandWords, type LocaleName, taglineIn } from '@may/ui';

/** The text of the browser's tab: the page's title, ` | ` and the product's tagline (spec section 2, Shell). */
export const documentTitle = (title: string, brand: BrandWords, locale: LocaleName): string =>
  `${title} | ${taglineIn(brand, locale)}`;
