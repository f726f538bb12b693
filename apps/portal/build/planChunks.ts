import { type PageRow, pages } from '../src/router/manifest.ts';
import { codeOf, entryModule } from './pageModules.ts';
import { filesOf, type RecordedChunks } from './recordChunks.ts';

/** A group of modules that goes into one file. */
interface ChunkGroup {
  name: string;
  test: (module: string) => boolean;
}

/** From this share of the pages of a kind on, what they need is fetched by all of them: few requests, and smaller together. */
const isShared = (share: number): boolean => share >= 0.5;

/**
 * Which modules travel together, read off a build that splits wherever it can, so that only what is really used counts: what every
 * page starts with, what many signed-in pages need, and what many pages before signing in do. The rest stays with its page.
 */
export const planChunks = (split: RecordedChunks, idOf: (module: string) => string): ChunkGroup[] => {
  const modulesIn = (entries: readonly string[]): Set<string> => {
    const files = new Set(filesOf(split, entries));
    return new Set([...split.fileOf].flatMap(([module, file]) => (files.has(file) ? [module] : [])));
  };
  const first = modulesIn([entryModule]);
  const needs = pages.map((page) => ({ layout: page.layout, modules: modulesIn(codeOf(page)) }));
  const share = (layout: PageRow['layout'], module: string): number => {
    const ofLayout = needs.filter((page) => page.layout === layout);
    return ofLayout.filter(({ modules }) => modules.has(module)).length / ofLayout.length;
  };
  const groups = new Map<string, string>();
  for (const module of split.fileOf.keys()) {
    const [signedIn, before] = [share('app', module), share('auth', module)];
    if (first.has(module) || (isShared(signedIn) && before > 0)) groups.set(module, 'start');
    else if (isShared(signedIn)) groups.set(module, 'signedIn');
    else if (isShared(before) && signedIn === 0) groups.set(module, 'before');
  }
  return ['start', 'signedIn', 'before'].map((name) => ({ name, test: (id) => groups.get(idOf(id)) === name }));
};
