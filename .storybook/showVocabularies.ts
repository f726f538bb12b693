import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The values of each list that the kit declares `as const`, by the name of the list. */
const readVocabularies = (): ReadonlyMap<string, string[]> => {
  const sources = globSync('packages/{ui,screens}/src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const lists = sources.flatMap((source) => [...source.matchAll(/const (\w+) = \[([^\]]*)\] as const/g)]);
  return new Map(
    lists.map(([, name = '', values = '']) => [
      name,
      values
        .split(',')
        .map((value) => value.trim())
        .filter(Boolean),
    ]),
  );
};

/** Shows the choices of a prop in its table. react-docgen knows no type that derives from a list: it writes `unknown[number]`. */
export const showVocabularies = (): Plugin => {
  const vocabularies = readVocabularies();
  return {
    name: 'show-vocabularies',
    // Runs after the plugin that writes the docs and before the compiler that prints them.
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/(?:ui|screens)\/src\/.*\.tsx/, code: 'unknown[number]' },
      handler: (code) =>
        code.replace(/"name":"unknown\[number\]","raw":"\(typeof (\w+)\)\[number\]"/g, (_, name: string) => {
          const values = vocabularies.get(name);
          if (!values) throw new Error(`The list ${name} was not found: a prop takes its values from it.`);
          const elements = values.map((value) => ({ name: 'literal', value }));
          return JSON.stringify({ name: 'union', raw: values.join(' | '), elements }).slice(1, -1);
        }),
    },
  };
};
