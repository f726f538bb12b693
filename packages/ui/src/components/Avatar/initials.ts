/** The first letters of the first and last word of a name, or of an e-mail address before its @, as capitals. */
export const initials = (nameOrEmail: string): string => {
  const words = nameOrEmail
    .replace(/@.*$/, '')
    .split(/[\s._+-]+/)
    .filter((word) => /\p{L}|\p{N}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '').normalize('NFC')][0]?.toUpperCase() ?? '').join('');
};
