import { join } from 'node:path';
import type { Plugin } from 'vite';
import { localeNames, locales } from './locales.ts';
import { readCatalogues } from './readCatalogues.ts';

/** The module that holds a catalogue of one language, its gaps filled, so that a browser fetches no second language. */
export const catalogueModule = (locale: string, namespace: string): string =>
  join(import.meta.dirname, `locales/${locale}/${namespace}.js`);

/** The language and namespace of a catalogue's module, whatever the path is relative to; null for any other. */
export const catalogueOf = (module: string): { locale: string; namespace: string } | null => {
  const [, locale = '', namespace = ''] = /\/i18n\/locales\/(\w+)\/(\w+)\.js$/.exec(module) ?? [];
  return namespace ? { locale, namespace } : null;
};

/** Vite's plugin for what derives from the table of languages: every catalogue as a module (`virtual:catalogues`), the flags (`virtual:flags`). */
export const languages = (): Plugin => {
  const { namespaces, read, filesOf } = readCatalogues();
  const lists: Record<string, () => string> = {
    'virtual:catalogues': () => {
      const loaders = localeNames.map((locale) => {
        const row = namespaces.map((name) => `${name}: () => import(${JSON.stringify(catalogueModule(locale, name))})`);
        return `${locale}: { ${row.join(', ')} }`;
      });
      return `export default { ${loaders.join(', ')} };`;
    },
    'virtual:flags': () => {
      const flags = [...new Set(localeNames.map((name) => locales[name].flag))];
      const imports = flags.map((flag) => `import ${flag} from 'flag-icons/flags/4x3/${flag.toLowerCase()}.svg';`);
      return `${imports.join('\n')}\nexport default { ${flags.join(', ')} };`;
    },
  };
  return {
    name: 'languages',
    enforce: 'pre',
    resolveId: (id) => {
      if (id in lists) return `\0${id}`;
      const catalogue = catalogueOf(id);
      return catalogue ? catalogueModule(catalogue.locale, catalogue.namespace) : null;
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
