import { listFormat } from './intl.ts';
import { tags } from './tags.ts';
import { useLocale } from './useLocale.ts';

/** Writes a list as the language does: `A, B and C` in English, `A、B、C` in Japanese. `narrow` has no "and" in most languages: for a list that ends with "…". */
export const useList = (style: 'long' | 'narrow' = 'long'): ((items: readonly string[]) => string) => {
  const tag = tags[useLocale()];
  return (items) => listFormat(tag, { style }).format(items);
};
