import { expect, it } from 'vitest';
import { catalogueOf } from '../../../packages/ui/src/i18n/languages.ts';
import { localeNames } from '../../../packages/ui/src/i18n/locales.ts';
import { pages } from '../src/router/manifest.ts';
import { entryModule, modulesOf, wordsOf } from './pageModules.ts';
import { planChunks } from './planChunks.ts';

const modules = [
  entryModule,
  ...new Set(pages.flatMap((page) => localeNames.flatMap((locale) => modulesOf(page, locale)))),
];
const split = {
  fileOf: new Map(modules.map((module) => [module, module])),
  importsOf: new Map(),
  weightsOf: new Map(),
};
const groups = planChunks(split, (id) => id);
const groupsOf = (module: string) => groups.filter((group) => group.test(module)).map(({ name }) => name);

it('a page’s words: in at most three files, and none of another language', () => {
  for (const page of pages) {
    for (const locale of localeNames) {
      const files = new Set(wordsOf(page, locale).flatMap(groupsOf));
      // The common words, its own, and those that it shares with a few pages.
      expect([1, 2, 3], page.id).toContain(files.size);
    }
  }
  for (const { test: holds } of groups) {
    const languages = new Set(modules.filter(holds).map((module) => catalogueOf(module)?.locale));
    expect(languages.size).toBe(1);
  }
});
