/** Base letters with every letter of Vietnamese that is written with them. */
const variants: Record<string, string> = {
  a: 'aàáảãạăằắẳẵặâầấẩẫậ',
  d: 'dđ',
  e: 'eèéẻẽẹêềếểễệ',
  i: 'iìíỉĩị',
  o: 'oòóỏõọôồốổỗộơờớởỡợ',
  u: 'uùúủũụưừứửữự',
  y: 'yỳýỷỹỵ',
};

/** Diacritics written as characters of their own, in any number after their letter. */
const diacritics = '[\\u0300-\\u036f]*';

/** A pattern that finds a text in capitals and small letters, with and without diacritics, like the search of a table; null for an empty text. */
export const searchPattern = (wanted: string): RegExp | null => {
  const plain = wanted.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
  if (plain === '') return null;
  const source = [...plain].map((letter) => {
    const all = variants[letter];
    return all ? `[${all}]${diacritics}` : letter.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  });
  return new RegExp(source.join(''), 'gi');
};
