/** Text that a record must not hold: it could disguise its content or end a line of a zone file. */
export type HostileText = 'controlCharacter' | 'directionMark' | 'brokenText';

/**
 * The kind of hostile text, or null. It covers control characters, invisible or direction marks, lone surrogates, and U+FFFD from a wrong
 * encoding.
 */
export const hostilityOf = (text: string): HostileText | null => {
  if (/\p{Cc}/u.test(text)) return 'controlCharacter';
  if (/[\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u.test(text)) return 'directionMark';
  return text.isWellFormed() && !text.includes('\uFFFD') ? null : 'brokenText';
};
