// Letters that Unicode takes for one, and a keyboard without them writes in another way.
const letters: Readonly<Record<string, string>> = { đ: 'd', ı: 'i', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ς: 'σ' };

/**
 * A text for a search: in lower case, without diacritics, in narrow characters. It is the same in each language, so that I, İ and ı, σ and ς find
 * each other.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[đıłøæœßς]/g, (letter) => letters[letter] ?? '');
