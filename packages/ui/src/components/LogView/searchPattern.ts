import { foldText } from '../../common/foldText.ts';

/** Blocks of letters that a search folds: Latin, Greek, Cyrillic, Kana, and wide forms. */
const blocks = [
  [0xc0, 0x24f],
  [0x370, 0x52f],
  [0x1e00, 0x1fff],
  [0x3041, 0x30ff],
  [0xff01, 0xff9f],
] as const;

/** The letters that fold to each text, so that the log and the typed text are folded alike. */
const readVariants = (): ReadonlyMap<string, string> => {
  const variants = new Map<string, string>();
  for (const [first, last] of blocks)
    for (let code = first; code <= last; code += 1) {
      const letter = String.fromCharCode(code);
      const folded = foldText(letter);
      if (folded !== letter) variants.set(folded, (variants.get(folded) ?? '') + letter);
    }
  return variants;
};

let known: ReadonlyMap<string, string> | undefined;

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A pattern that finds a text in capitals and small letters, with and without diacritics, like the search of a table; null for an empty text. */
export const searchPattern = (wanted: string): RegExp | null => {
  if (wanted === '') return null;
  known ??= readVariants();
  const variants = known;
  const oneOf = (text: string, ...others: string[]) => {
    const letters = variants.get(text);
    return letters ? `(?:${[...others, `[${letters}]`].join('|')})` : others.join('|');
  };
  const withMarks = (letter: string) => `${oneOf(letter, literally(letter))}\\p{M}*`;
  // Korean syllables stay whole.
  const letters = [...foldText(wanted).normalize('NFC')];
  let source = '';
  for (let place = 0; place < letters.length; place += 1) {
    const [letter = '', next = ''] = letters.slice(place);
    const isPair = next !== '' && variants.has(letter + next);
    source += isPair ? oneOf(letter + next, withMarks(letter) + withMarks(next)) : withMarks(letter);
    if (isPair) place += 1;
  }
  return new RegExp([literally(wanted), ...(source === '' ? [] : [source])].join('|'), 'giu');
};
