import { type LocaleName, taglineIn } from '@may/ui';

/** The text of the browser's tab: the page's title, ` | ` and the product's tagline (spec section 2, Shell). */
export const documentTitle = (title: string, locale: LocaleName): string => `${title} | ${taglineIn(locale)}`;
