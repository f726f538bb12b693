import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { baseLocale, locales } from './locales.ts';
import { type LocaleTable, localesFolder, readCatalogues } from './readCatalogues.ts';

const moduleAt = (home: string, namespace: string): string => join(localesFolder, `${home}/${namespace}.js`);

/**
 * The module of one catalogue in one language, its gaps filled, so that a browser fetches no second language. A language without a file for it
 * shares the module of its fallback.
 */
export const catalogueModule = (locale: string, namespace: string): string =>
  moduleAt(readCatalogues().homeOf(locale, namespace), namespace);

/** The language and namespace of a catalogue's module, by a path relative to any folder; null for any other module. */
export const catalogueOf = (module: string): { locale: string; namespace: string } | null => {
  const [, locale = '', namespace = ''] = /\/i18n\/locales\/(\w+)\/(\w+)\.js$/.exec(module) ?? [];
  return namespace ? { locale, namespace } : null;
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
 * Vite's plugin for the files that derive from the table of languages and the folder of their words. It gives each catalogue as a
 * module (`virtual:catalogues`) and the flags (`virtual:flags`), and writes the types of the catalogues.
 */
export const languages = (folder: string = localesFolder, table: LocaleTable = locales): Plugin => {
  const { namespaces, read, homeOf, filesOf } = readCatalogues(folder, table);
  const lists: Record<string, () => string> = {
    'virtual:catalogues': () => {
      // Each language adds its own modules to those of its fallback, because the first script names every module.
      // A fallback comes first: the other rows read it.
      const rows = Object.entries(table).toSorted(
        ([, a], [, b]) => Number(Boolean(a.fallback)) - Number(Boolean(b.fallback)),
      );
      const loaders = rows.map(([locale, { fallback }]) => {
        const own = namespaces.filter((name) => homeOf(locale, name) === locale);
        const row = own.map((name) => `${name}: () => import(${JSON.stringify(moduleAt(locale, name))})`);
        return `const ${locale} = { ${[...(fallback ? [`...${fallback}`] : []), ...row].join(', ')} };`;
      });
      return `${loaders.join('\n')}\nexport default { ${Object.keys(table).join(', ')} };`;
    },
    'virtual:flags': () => {
      const flags = [...new Set(Object.values(table).map(({ flag }) => flag))];
      const imports = flags.map((flag) => `import ${flag} from 'flag-icons/flags/4x3/${flag.toLowerCase()}.svg';`);
      return `${imports.join('\n')}\nexport default { ${flags.join(', ')} };`;
    },
  };
  return {
    name: 'languages',
    enforce: 'pre',
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
      return `export default ${JSON.stringify(read(locale, namespace))};`;
    },
  };
};
