const longestText = 500;

/** The provider's free text, cut at 500 characters so that one row cannot fill the page; null if it is no text. */
export const readText = (raw: unknown): string | null =>
  typeof raw === 'string' && raw !== '' ? cutText(raw, longestText) : null;

/** Cuts at whole characters and blanks control and direction marks, which could disguise a sentence. */
export const cutText = (text: string, longest: number): string => {
  const plain = text.slice(0, longest * 2).replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ' ');
  return [...plain].slice(0, longest).join('').trim();
};
