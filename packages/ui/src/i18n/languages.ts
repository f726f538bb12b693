import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Texts } from './fillGaps.ts';
import { baseLocale, locales } from './locales.ts';
import { type LocaleTable, localesFolder, readCatalogues } from './readCatalogues.ts';

const moduleAt = (home: string, namespace: string): string => join(localesFolder, `${home}/${namespace}.js`);

/** The language and namespace of a catalogue's module, by a path relative to any folder; null for any other module. */
const catalogueOf = (module: string): { locale: string; namespace: string } | null => {
  const [, locale = '', namespace = ''] = /\/i18n\/locales\/(\w+)\/(\w+)\.js$/.exec(module) ?? [];
  return namespace ? { locale, namespace } : null;
};

/** A catalogue as pages use it. The text that names the shown language holds its name: pages know no other name of a language. */
export const usedWords = (words: Texts, namespace: string, { label }: { label: string }): Texts =>
  namespace === 'shell' ? { ...words, language: String(words.language).replace('{{language}}', label) } : words;

/** The places that have a flag beside those of the languages, by ISO 3166 code (components/Flag/countryOf.ts). */
const placesWithFlag = ['AU', 'GB', 'JP', 'SG', 'US', 'VN'];

/** Drawings of ours, by ISO 3166 code: the library's flag of Spain has a coat of arms of 81 kB, this is the civil flag. */
const ownDrawings: Readonly<Record<string, string>> = {
  ES: join(import.meta.dirname, '../components/Flag/es.svg'),
};

/** The file of each drawing, by the name of a language or the code of a place. */
const drawingsOf = (table: LocaleTable): Map<string, string> => {
  const names = Object.entries(table).map(([name, { flag }]) => [name, flag] as const);
  const places = placesWithFlag.map((code) => [code, code] as const);
  return new Map(
    [...names, ...places].map(([name, code]) => [
      name,
      ownDrawings[code] ?? fileURLToPath(import.meta.resolve(`flag-icons/flags/4x3/${code.toLowerCase()}.svg`)),
    ]),
  );
};

/** The short hash of a file's name: a collision of 30 bits would show one old file. */
export const shortHash = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 5);

const drawingFile = (path: string): string => readFileSync(path, 'utf8');

/** The hash of all flags, in the names of their files. */
export const flagsHash = (table: LocaleTable): string =>
  shortHash([...drawingsOf(table).values()].map(drawingFile).join(''));

/** The files of words that a build writes beside its bundle (apps/portal/build/wordFiles.ts). */
export type WordFiles = {
  /** The group of each catalogue whose file has another catalogue's name. */
  groups: Readonly<Record<string, string>>;
  /** The hash of all words of each language. */
  hashes: Readonly<Record<string, string>>;
  /** The folder of the build, out of which the prerenderer imports them. */
  folder: string;
};

const typesOf = (namespaces: readonly string[]): string => `import 'i18next';

// Written by languages.ts from the files in locales/${baseLocale}.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
${namespaces.map((name) => `      ${name}: typeof import('./locales/${baseLocale}/${name}.json');\n`).join('')}    };
  }
}
`;

/**
 * Writes the types of the catalogues, by which `t` knows its keys, into `i18next.d.ts` beside the folder. TypeScript cannot list a
 * folder. Git ignores the file: `npm ci`, `npm run types` and each Vite server write it.
 */
export const writeTypes = (folder: string = localesFolder): void => {
  const file = join(folder, '../i18next.d.ts');
  const types = typesOf(readCatalogues(folder).namespaces);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== types) writeFileSync(file, types);
};

/**
 * Vite's plugin for the files that derive from the table of languages and the folder of their words: the words (`virtual:words`), the flags
 * (`virtual:flags`), the types of the catalogues. With `files` a build computes addresses of files outside of the bundle, because a list of
 * modules would grow the first script with each language.
 */
export const languages = (folder = localesFolder, table: LocaleTable = locales, files?: () => WordFiles): Plugin => {
  const { namespaces, read, homeOf, filesOf } = readCatalogues(folder, table);
  const drawings = drawingsOf(table);
  let isBuild = false;
  let isForBrowser = false;
  const listModules = (): string => {
    const loaders = Object.keys(table).map((locale) => {
      const row = namespaces.map((name) => {
        const module = moduleAt(name === 'shell' ? locale : homeOf(locale, name), name);
        return `${name}: () => import(${JSON.stringify(module)})`;
      });
      return `${locale}: { ${row.join(', ')} }`;
    });
    return `const loaders = { ${loaders.join(', ')} };
export default (locale, namespace) => {
  const load = loaders[locale]?.[namespace];
  if (!load) throw new Error(\`No catalogue "\${namespace}" in \${locale}: it needs locales/${baseLocale}/\${namespace}.json.\`);
  return load;
};`;
  };
  // The pages bring the hashes in their HTML, so that a changed word changes no script (docs/decisions/0020).
  const computeAddress = ({ groups, hashes, folder: dist }: WordFiles): string => {
    const [start, table] = isForBrowser
      ? ['', 'JSON.parse(document.documentElement.dataset.words)']
      : [pathToFileURL(dist), JSON.stringify(hashes)];
    return `const groups = ${JSON.stringify(groups)};
export default (locale, namespace) => \`${start}/assets/words-\${locale}-\${groups[namespace] ?? namespace}-\${${table}[locale]}.js\`;`;
  };
  const listFlags = (): string => {
    const imports = [...drawings.values()].map((path, index) => `import flag${index} from '${path}';`);
    const entries = [...drawings.keys()].map((name, index) => `${name}: flag${index}`);
    return `${imports.join('\n')}\nconst flags = { ${entries.join(', ')} };\nexport default (name) => flags[name];`;
  };
  const lists: Record<string, () => string> = {
    'virtual:words': () =>
      `${files && isBuild ? computeAddress(files()) : listModules()}
export const namespaces = ${JSON.stringify(namespaces)};`,
    'virtual:flags': () =>
      files && isBuild ? `export default (name) => \`/assets/flag-\${name}-${flagsHash(table)}.svg\`;` : listFlags(),
  };
  return {
    name: 'languages',
    enforce: 'pre',
    configResolved: ({ command, build }) => {
      isBuild = command === 'build';
      isForBrowser = !build.ssr;
    },
    buildStart: () => writeTypes(folder),
    resolveId: (id) => {
      if (id in lists) return `\0${id}`;
      const catalogue = catalogueOf(id);
      return catalogue ? moduleAt(catalogue.locale, catalogue.namespace) : null;
    },
    load(id) {
      const catalogue = catalogueOf(id);
      if (!catalogue) return lists[id.replace('\0', '')]?.();
      const { locale, namespace } = catalogue;
      for (const file of filesOf(locale, namespace)) this.addWatchFile(file);
      const words = usedWords(read(locale, namespace), namespace, table[locale] ?? { label: '' });
      return `export default { ${namespace}: ${JSON.stringify(words)} };`;
    },
    generateBundle() {
      if (!files || !isForBrowser) return;
      const hash = flagsHash(table);
      for (const [name, path] of drawings)
        this.emitFile({ type: 'asset', fileName: `assets/flag-${name}-${hash}.svg`, source: drawingFile(path) });
    },
  };
};
