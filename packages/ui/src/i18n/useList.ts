import { listFormat } from './intl.ts';
import { tags } from './tags.ts';
import { useLocale } from './useLocale.ts';

/**
 * A list as a language writes it; with a limit `most` it is narrow, which has no "and" in most languages. Of more items it has the first, then "…",
 * without the "and" that seven languages put before the last.
 */
export const writeList = (tag: string, items: readonly string[], most?: number): string => {
  const format = listFormat(tag, { style: most === undefined ? 'long' : 'narrow' });
  if (most === undefined || items.length <= most) return format.format(items);
  const separator = format.formatToParts(['1', '2', '3']).find(({ type }) => type === 'literal');
  return [...items.slice(0, most), '…'].join(separator?.value);
};

/** Writes a list as the language does: `A, B and C` in English, `A、B、C` in Japanese. Of more items than `most` it writes the first: `A, B, …`. */
export const useList = (): ((items: readonly string[], most?: number) => string) => {
  const tag = tags[useLocale()];
  return (items, most) => writeList(tag, items, most);
};
