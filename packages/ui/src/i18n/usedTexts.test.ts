import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutPluralForm } from './fillGaps.ts';
import { flatten } from './flatten.ts';
import { baseLocale } from './locales.ts';
import { readCatalogues } from './readCatalogues.ts';

const root = join(import.meta.dirname, '../../../..');
const { namespaces, read } = readCatalogues();
const files = globSync('{packages,apps/portal}/**/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules', '**/*.{test,stories,fixtures}.*'],
});
const sources = files.map((file) => ({ folder: dirname(file), text: readFileSync(join(root, file), 'utf8') }));

/** The words in quotes and the names of properties: a variable part of a key is one of them. */
const words = new Set(
  sources.flatMap(({ text }) =>
    [...text.matchAll(/(['"`])([\w.-]+)\1|\b(\w+)\??:/g)].map(([, , quoted, name]) => quoted ?? name),
  ),
);

/** A part of a key as a pattern: `${isNew ? 'add' : 'edit'}` has two words, any other variable one or several of `words`. */
const partOf = (part: string): string => {
  if (!part.startsWith('${')) return part.replaceAll('.', '\\.');
  const [, one, other] = /\?\s*'(\w*)'\s*:\s*'(\w*)'\s*\}$/.exec(part) ?? [];
  return other === undefined ? '([\\w.-]+)' : `(?:${one}|${other})`;
};

const patternOf = (key: string) =>
  key
    .split(/(\$\{[^{}]*\})/)
    .map(partOf)
    .join('');

/** The keys that sources name, in the catalogue before the colon, or else in each that a file of the folder names. */
const whole = new Set<string>();
const patterns: RegExp[] = [];
for (const [, inFolder] of Map.groupBy(sources, ({ folder }) => folder)) {
  const text = inFolder.map((file) => file.text).join('\n');
  const own = namespaces.filter((name) => name === 'common' || new RegExp(`['"\`]${name}['"\`:]`).test(text));
  for (const [, name, tree] of text.matchAll(/t\('(?:(\w+):)?([\w.]+)', \{ returnObjects/g))
    for (const catalogue of name ? [name] : own) patterns.push(new RegExp(`^${catalogue}:${tree}\\.`));
  for (const [, , name, key = ''] of text.matchAll(/(['"`])(?:(\w+|\$\{\w+\}):)?((?:[\w.-]|\$\{[^{}]*\})+)\1/g)) {
    if (/^\$\{[^{}]*\}$/.test(key)) continue;
    for (const catalogue of name && !name.startsWith('$') ? [name] : own) {
      // With its catalogue a key may be that of an error, which has a title and a text.
      if (!key.includes('${')) whole.add(`${catalogue}:${key}${name ? '*' : ''}`).add(`${catalogue}:${key}`);
      else patterns.push(new RegExp(`^${catalogue}:${patternOf(key)}(?:\\.(?:title|text))?$`));
    }
  }
}
const isWord = (part: string) => words.has(part) || part.split('.').every((word) => words.has(word));
const isNamed = (key: string): boolean =>
  whole.has(key) ||
  whole.has(key.replace(/\.(title|text)$/, '*')) ||
  patterns.some((pattern) => pattern.exec(key)?.slice(1).every(isWord));

it('each text is named by a source of a screen', () => {
  const keys = namespaces.flatMap((name) =>
    [...flatten(read(baseLocale, name), `${name}:`)].map(([key]) => withoutPluralForm(key)),
  );
  expect(keys.filter((key) => !isNamed(key))).toEqual([]);
});
