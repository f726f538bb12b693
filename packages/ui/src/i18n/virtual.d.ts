declare module 'virtual:words' {
  type WordsFile = { default: Readonly<Record<string, object>> };
  /** The file with a catalogue in a language: its address in a build, else the call that imports it. */
  const findWords: (locale: string, namespace: string) => string | (() => Promise<WordsFile>);
  export default findWords;
  /** The names of all catalogues. */
  export const namespaces: import('./createI18n.ts').Namespace[];
}

declare module 'virtual:flags' {
  /** The address of a drawing, by the name of a language or the ISO 3166 code of a place. */
  const flagAddress: (name: string) => string;
  export default flagAddress;
}
