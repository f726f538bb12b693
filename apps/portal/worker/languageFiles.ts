/** The files of every language in a version: words in the same groups, and the flag. */
export type LanguageFiles = {
  groups: readonly string[];
  /** The hash of the words of each language. */
  hashes: Readonly<Record<string, string>>;
  /** The hash of all flags. */
  flags: string;
};

/** The addresses of all files of one language. */
export const filesOfLanguage = ({ groups, hashes, flags }: LanguageFiles, language: string): string[] => [
  ...groups.map((group) => `/assets/words-${language}-${group}-${hashes[language]}.js`),
  `/assets/flag-${language}-${flags}.svg`,
];

/** The language of a file of words; null for any other address. */
export const languageOfWords = (pathname: string): string | null =>
  /^\/assets\/words-(\w+)-/.exec(pathname)?.[1] ?? null;
