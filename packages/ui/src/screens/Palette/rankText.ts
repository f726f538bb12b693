import { foldText } from '../../private/foldText.ts';

// Most texts need no more than lower case, and a long list is folded before its first search.
const plain = /^[\x20-\x7e]*$/;

/** A text for the search: `foldText`, in a hurry. */
export const fold = (text: string): string => (plain.test(text) ? text.toLowerCase() : foldText(text));

/** The words of a search, in any order. */
export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** True for a letter or a digit of a folded text; signs between words are ASCII, or not told apart from letters. */
const isInWord = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127;
};

/** The worth of a find: a whole word, the start of one, or letters inside one. */
const fits = { whole: 8, start: 6, inside: 3 } as const;
const inOrder = 1;
/** The share of that worth for a find outside of the name. */
const more = 0.6;

/** The best place of a word in a folded text; null without one. */
const findWord = (text: string, word: string): { at: number; fit: number } | null => {
  let best: { at: number; fit: number } | null = null;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const starts = !isInWord(text, at - 1);
    const fit = !starts ? fits.inside : isInWord(text, at + word.length) ? fits.start : fits.whole;
    if (fit > (best?.fit ?? 0)) best = { at, fit };
    if (fit === fits.whole) break;
  }
  return best;
};

/** The places of the letters of a word in their order, the first at the start of a word; null if one is missing. */
const findLetters = (text: string, word: string): number[] | null => {
  if (word.length < 2) return null;
  for (let start = text.indexOf(word[0] ?? ''); start !== -1; start = text.indexOf(word[0] ?? '', start + 1)) {
    if (isInWord(text, start - 1)) continue;
    const places = [start];
    for (const letter of word.slice(1)) {
      const at = text.indexOf(letter, (places.at(-1) ?? 0) + 1);
      if (at === -1) return null;
      places.push(at);
    }
    return places;
  }
  return null;
};

/**
 * The worth of a thing for these words, more is better; 0 if one word is found nowhere. A whole word counts more than the start of one, this more than
 * letters inside, and letters in their order count least. The name counts more than the rest. Both texts are folded.
 */
export const rankText = (words: readonly string[], name: string, rest: string): number => {
  let sum = 0;
  for (const word of words) {
    const fit = Math.max(findWord(name, word)?.fit ?? 0, more * (findWord(rest, word)?.fit ?? 0));
    const worth = fit || (findLetters(name, word) ? inOrder : 0);
    if (worth === 0) return 0;
    sum += worth;
  }
  const isName = words.length > 0 && name === words.join(' ');
  // Of two equal fits the shorter name is meant.
  return sum / words.length + (isName ? 2 : 0) + 1 / (2 + name.length);
};

/** A text, cut where the search found its words. */
export type MarkedPart = { text: string; isFound: boolean };

/** The parts of a text that the words are found in; letters in their order count in a name alone. */
export const markText = (text: string, words: readonly string[], isName = false): MarkedPart[] => {
  // Letter by letter, because one may fold to two, and a mark to none.
  const letters = [...text].map((letter) => ({ letter, folded: fold(letter) }));
  const folded = letters.map((each) => each.folded).join('');
  const found = new Set<number>();
  for (const word of words) {
    const place = findWord(folded, word);
    if (place) for (let at = place.at; at < place.at + word.length; at++) found.add(at);
    else if (isName) for (const at of findLetters(folded, word) ?? []) found.add(at);
  }
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const { letter, folded: some } of letters) {
    const last = parts.at(-1);
    const isFound = some === '' ? (last?.isFound ?? false) : [...some].some((_, place) => found.has(at + place));
    at += some.length;
    if (last?.isFound === isFound) last.text += letter;
    else parts.push({ text: letter, isFound });
  }
  return parts;
};

/** Letters before the first found one that a line still shows. */
const lead = 24;

/** Marked parts of a long text whose beginning is left out, so that what was found stands in the line. */
export const excerpt = (parts: readonly MarkedPart[]): MarkedPart[] => {
  const [first, ...others] = parts;
  if (!first || first.isFound || others.length === 0 || first.text.length <= lead + 12) return [...parts];
  return [{ text: `…${first.text.slice(-lead)}`, isFound: false }, ...others];
};
