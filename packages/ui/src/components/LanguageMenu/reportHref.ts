import { type LocaleName, locales } from '../../i18n/locales.ts';

/** A letter to the company about a text: it carries the page, the language and the text that is selected. */
export const reportHref = (email: string, locale: LocaleName): string => {
  // Without the query: it may have the code of a payment.
  const lines = [location.origin + location.pathname, locales[locale].label, getSelection()?.toString() ?? ''];
  return `mailto:${email}?subject=${encodeURIComponent(locales[locale].label)}&body=${encodeURIComponent(lines.join('\n'))}`;
};
