/**
 * A text for a search: in lower case, without diacritics, in narrow characters. It is the same in each language, so that I, İ and ı, σ and ς find
 * each other.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i')
    .replaceAll('ς', 'σ');
