import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { flagsHash, shortHash, usedWords, type WordFiles } from '../../../packages/ui/src/i18n/languages.ts';
import { locales } from '../../../packages/ui/src/i18n/locales.ts';
import { readCatalogues } from '../../../packages/ui/src/i18n/readCatalogues.ts';
import { localeNames } from '../../../packages/ui/src/i18n/tags.ts';
import { namespacesOf, type PageRow, pages } from '../src/router/manifest.ts';
import type { LanguageFiles } from '../worker/languageFiles.ts';
import { pageKindOf } from './pageModules.ts';

const { namespaces, read } = readCatalogues();

const usersOf = (namespace: string) => pages.filter((page) => namespacesOf(page).some((name) => name === namespace));

/** A name for the pages that read a catalogue: catalogues with the same name travel in one file. */
const readersOf = (namespace: string): string => {
  const users = usersOf(namespace);
  // Words of parts that pages fetch later, like a server's tabs: each part fetches its own.
  if (users.length === 0) return `later ${namespace}`;
  // The pages of a service use each other's texts; other pages do not. The page of the menu, which most visits see alone, and the pages of an
  // order stand apart.
  const [service, ...others] = [...new Set(users.map((page: PageRow) => page.service))];
  if (service && others.length === 0)
    return `service ${[service, users.some(({ menu }: PageRow) => menu), ...new Set(users.map(pageKindOf))].join(' ')}`;
  // The words of a frame, of the dashboard and of the login page are common: others would be read by every visitor.
  const isFrames = users.every((page: PageRow) => !page.namespaces.some((name) => name === namespace));
  const isFirst = users.length > 1 && users.some(({ id }) => id === 'dashboard' || id === 'login');
  if (isFrames || isFirst) return 'common';
  return users.length === 1 ? `page ${users[0]?.id}` : [...new Set(users.map(pageKindOf))].join(' ');
};

const byReaders = Map.groupBy(namespaces, readersOf);

/** The first catalogue of the file that a catalogue travels in: the file has its name. */
const groupOf = (namespace: string): string => byReaders.get(readersOf(namespace))?.[0] ?? namespace;

const textsOf = (locale: keyof typeof locales, group: string): string => {
  const row = locales[locale];
  const own = namespaces.filter((name) => groupOf(name) === group);
  return JSON.stringify(Object.fromEntries(own.map((name) => [name, usedWords(read(locale, name), name, row)])));
};

const groups = [...new Set(namespaces.map(groupOf))];

let known: WordFiles | undefined;

/** The files of words of this version: every language has the same groups, and its own hash, so that others keep their addresses over a release. */
export const wordFiles = (): WordFiles => {
  known ??= {
    folder: join(import.meta.dirname, '../dist'),
    groups: Object.fromEntries(namespaces.flatMap((name) => (groupOf(name) === name ? [] : [[name, groupOf(name)]]))),
    hashes: Object.fromEntries(
      localeNames.map((locale) => [
        locale,
        shortHash(groups.map((group) => `${group} ${textsOf(locale, group)}`).join('\n')),
      ]),
    ),
  };
  return known;
};

/** The files of every language, as the service worker computes their addresses. */
export const languageFiles = (): LanguageFiles => ({ groups, hashes: wordFiles().hashes, flags: flagsHash(locales) });

const addressOf = (locale: string, group: string): string =>
  `assets/words-${locale}-${group}-${wordFiles().hashes[locale]}.js`;

/** The files with the words of a page and its frame in one language. */
export const wordsOf = (page: PageRow, locale: string): string[] => [
  ...new Set(namespacesOf(page).map((namespace) => addressOf(locale, groupOf(namespace)))),
];

/** Writes the files of words into a build. */
export const writeWords = async (dist: string): Promise<void> => {
  await mkdir(join(dist, 'assets'), { recursive: true });
  for (const locale of localeNames) {
    for (const group of groups) {
      const { code } = minifySync('words.js', `export default ${textsOf(locale, group)};`);
      await writeFile(join(dist, addressOf(locale, group)), code);
    }
  }
};
