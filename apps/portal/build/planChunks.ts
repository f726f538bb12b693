import { catalogueOf } from '../../../packages/ui/src/i18n/languages.ts';
import { localeNames } from '../../../packages/ui/src/i18n/locales.ts';
import { type PageRow, pages } from '../src/router/manifest.ts';
import { codeOf, entryModule, modulesOf } from './pageModules.ts';
import { filesOf, type RecordedChunks } from './recordChunks.ts';

/** A group of modules that goes into one file. */
type ChunkGroup = {
  name: string;
  test: (module: string) => boolean;
};

/** From this share of the pages of a kind on, what they need is fetched by all of them: few requests, and smaller together. */
const isShared = (share: number): boolean => share >= 0.5;

/**
 * Which modules travel together, read off a build that splits wherever it can, so that only what is really used counts: what every
 * page starts with or needs on both sides of signing in, what many signed-in pages need, what many pages before signing in do, and what the same few pages share with
 * popups. A browser asks for six files at a time: one of ten kilobytes is there long before ten of one. The rest stays with its page.
 * Words travel with those of their own language alone: what several pages say in one file, a service's in one, what is left with the page that says it.
 */
export const planChunks = (split: RecordedChunks, idOf: (module: string) => string): ChunkGroup[] => {
  const modulesIn = (entries: readonly string[]): Set<string> => {
    const files = new Set(filesOf(split, entries));
    return new Set([...split.fileOf].flatMap(([module, file]) => (files.has(file) ? [module] : [])));
  };
  const first = modulesIn([entryModule]);
  const needs = pages.map((page) => ({
    ...page,
    modules: modulesIn(localeNames.flatMap((locale) => modulesOf(page, locale))),
  }));
  const ownFiles = new Set(pages.flatMap((page) => codeOf(page).map((module) => split.fileOf.get(module))));
  // The pages of a service are visited one after the other, and it may be switched off: they count as one.
  const kindOf = ({ id, service }: PageRow & { id: string }) => service ?? id;
  const kindsOf = (some: typeof needs) => [...new Set(some.map(kindOf))];
  const share = (layout: PageRow['layout'], module: string): number => {
    const ofLayout = needs.filter((page) => page.layout === layout);
    return kindsOf(ofLayout.filter(({ modules }) => modules.has(module))).length / kindsOf(ofLayout).length;
  };
  const groupOf = (module: string, file: string): string | null => {
    const [signedIn, before] = [share('app', module), share('auth', module)];
    const users = needs.filter(({ modules }) => modules.has(module));
    const some = `for-${users.length === 1 ? users[0]?.id : kindsOf(users).join('-')}`;
    // What many signed-in pages need, or the one most begin with and another one.
    const isCommon = isShared(signedIn) || (users.length > 1 && users.some(({ id }) => id === 'dashboard'));
    const words = catalogueOf(module);
    if (words) {
      // A service's pages speak with one another's words, and nobody else does.
      const [service, ...others] = [...new Set(users.map((page) => page.service))];
      if (service && others.length === 0) return `words-${words.locale}-for-${service}`;
      return `words-${words.locale}${users.length > 1 ? '' : `-${some}`}`;
    }
    if (first.has(module) || (signedIn > 0 && before > 0)) return 'start';
    if (isCommon) return 'signedIn';
    if (isShared(before) && signedIn === 0) return 'before';
    return users.length === 0 || ownFiles.has(file) ? null : some;
  };
  const groups = new Map([...split.fileOf].map(([module, file]) => [module, groupOf(module, file)]));
  return [...new Set(groups.values())].flatMap((name) =>
    name === null ? [] : [{ name, test: (id: string) => groups.get(idOf(id)) === name }],
  );
};
