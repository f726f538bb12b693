import { type LocaleName, taglineIn } from '@may/ui';

/** What a page is called in the browser's tab: its title, ` | ` and the product's tagline (spec section 2, Shell). */
export const documentTitle = (title: string, locale: LocaleName): string => `${title} | ${taglineIn(locale)}`;
