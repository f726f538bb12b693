import { type PageRow, pages } from '../src/router/manifest.ts';
import { mergeUnits } from './mergeUnits.ts';
import { callsOfLists, codeOf, entryModule, idleParts, pageKindOf } from './pageModules.ts';
import { filesOf, type RecordedChunks } from './recordChunks.ts';

/** A group of modules that goes into one file. */
type ChunkGroup = {
  name: string;
  test: (module: string) => boolean;
};

/** True if at least half of the pages need a module. Then all of them fetch it, which saves requests and compresses better. */
const isShared = (share: number): boolean => share >= 0.5;

/**
 * Groups the modules of a build that was split wherever possible, so that only real imports count. One file each holds the modules of every
 * page, of many signed-in pages, of many pages before signing in, and of the same few pages. A browser fetches six files at a time, so one file
 * of 10 kB arrives long before ten files of 1 kB: small files travel with others (mergeUnits.ts). Other modules stay with their page.
 */
export const planChunks = (split: RecordedChunks, idOf: (module: string) => string): ChunkGroup[] => {
  const modulesIn = (entries: readonly string[]): Set<string> => {
    const files = new Set(filesOf(split, entries));
    return new Set([...split.fileOf].flatMap(([module, file]) => (files.has(file) ? [module] : [])));
  };
  const first = modulesIn([entryModule]);
  const late = [...callsOfLists, ...idleParts].map((part) => [part, modulesIn([part])] as const);
  const needs = pages.map((page) => ({ ...page, modules: modulesIn(codeOf(page)) }));
  const ownFiles = new Set(pages.flatMap((page) => codeOf(page).map((module) => split.fileOf.get(module))));
  const kindsOf = (some: typeof needs) => [...new Set(some.map(pageKindOf))];
  // A service's page of the menu stands apart: most visits see no other page of the service, and it needs least.
  const kindsAndMenu = (some: typeof needs) => [
    ...new Set(some.map((page: PageRow & { id: string }) => (page.menu ? page.id : pageKindOf(page)))),
  ];
  const share = (layout: PageRow['layout'], module: string): number => {
    const ofLayout = needs.filter((page) => page.layout === layout);
    return kindsOf(ofLayout.filter(({ modules }) => modules.has(module))).length / kindsOf(ofLayout).length;
  };
  // Short, because the first script lists every file: the first user, and a number for the next groups of the same first user.
  const names = new Map<string, string>();
  const nameOf = (some: readonly string[]): string => {
    const all = some.join('-');
    const known = names.get(all);
    if (known !== undefined) return known;
    const first = `for-${some[0]}`;
    const taken = new Set(names.values());
    let name = first;
    // A page's own name may end with a number, like faq2: so each name is compared whole.
    for (let number = 1; taken.has(name); number += 1) name = `${first}${number}`;
    names.set(all, name);
    return name;
  };
  const groupOf = (module: string, file: string): string | null => {
    const [signedIn, before] = [share('app', module), share('auth', module)];
    const users = needs.filter(({ modules }) => modules.has(module));
    const some = () =>
      nameOf([
        ...(users.length === 1 ? [users[0]?.id ?? ''] : kindsAndMenu(users)),
        // Else an idle page would fetch what only other pages need.
        ...late.flatMap(([part, modules]) => (modules.has(module) ? [part] : [])),
      ]);
    // Many signed-in pages need it, or the dashboard, where most visits begin, and one more page or part.
    const isCommon = isShared(signedIn) || (users.some(({ id }) => id === 'dashboard') && !ownFiles.has(file));
    // The login page needs it, or most pages before signing in: the others, like an account's first pages, read the common signed-in file too.
    const isBefore = isShared(before) || users.some(({ id }) => id === 'login');
    if (first.has(module) || (signedIn > 0 && isBefore)) return 'start';
    if (isCommon) return 'signedIn';
    if (isShared(before) && signedIn === 0) return 'before';
    return users.length === 0 || ownFiles.has(file) ? null : some();
  };
  const planned = new Map([...split.fileOf].map(([module, file]) => [module, groupOf(module, file) ?? file]));
  const places = new Map(
    [...needs.map(({ id, modules }) => [id, modules] as const), ...late].map(([id, modules]) => [
      id,
      new Set([...modules].map((module) => planned.get(module) ?? '')),
    ]),
  );
  const bytesOf = new Map<string, number>();
  for (const [file, bytes] of split.bytesOf) {
    const [module = ''] = [...split.fileOf].find(([, name]) => name === file) ?? [];
    const unit = planned.get(module) ?? '';
    bytesOf.set(unit, (bytesOf.get(unit) ?? 0) + bytes);
  }
  const merged = mergeUnits(places, bytesOf);
  const groups = new Map([...planned].map(([module, unit]) => [module, merged.get(unit) ?? unit]));
  const isFile = new Set(split.fileOf.values());
  return [...new Set(groups.values())].flatMap((name) =>
    isFile.has(name) ? [] : [{ name, test: (id: string) => groups.get(idOf(id)) === name }],
  );
};
