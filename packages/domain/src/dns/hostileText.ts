/** Text that a record must not hold: it could disguise its content or end a line of a zone file. */
export type HostileText = 'controlCharacter' | 'directionMark' | 'brokenText';

/**
 * The kind of hostile text, or null. It covers control characters, invisible or direction marks, blanks that look like a space but are none,
 * lone surrogates, and U+FFFD from a wrong encoding.
 */
export const hostilityOf = (text: string): HostileText | null => {
  if (/\p{Cc}/u.test(text)) return 'controlCharacter';
  if (/[\p{Default_Ignorable_Code_Point}\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u2800\u3000]/u.test(text))
    return 'directionMark';
  return text.isWellFormed() && !text.includes('\uFFFD') ? null : 'brokenText';
};
