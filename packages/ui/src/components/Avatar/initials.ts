/** One or two capital letters for a person: first and last word of a name, else of what stands before the @ of an e-mail. */
export const initials = (nameOrEmail: string): string => {
  const words = nameOrEmail
    .replace(/@.*$/, '')
    .split(/[\s._+-]+/)
    .filter((word) => /\p{L}|\p{N}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '').normalize('NFC')][0]?.toUpperCase() ?? '').join('');
};
