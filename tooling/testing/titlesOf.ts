/** Titles of `it`, `test` and `describe` in a source; behind a table of cases the title follows `)(`. */
export const titlesOf = (source: string): string[] =>
  [
    ...source.matchAll(/(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(?:'((?:\\.|[^'\\\n])*)'|"([^"\n]*)"|`([^`]*)`),/g),
  ].map(([, single, double, template]) => single ?? double ?? template ?? '');
