/** What no record may hold: it could disguise what is read, or end a line of a zone file. */
export type HostileText = 'controlCharacter' | 'directionMark' | 'brokenText';

/** Names what is hostile about a text, or null: control characters, marks that turn or hide text, halves of characters, and what a file of another alphabet leaves in their place. */
export const hostilityOf = (text: string): HostileText | null => {
  if (/\p{Cc}/u.test(text)) return 'controlCharacter';
  if (/[\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u.test(text)) return 'directionMark';
  return text.isWellFormed() && !text.includes('\uFFFD') ? null : 'brokenText';
};
