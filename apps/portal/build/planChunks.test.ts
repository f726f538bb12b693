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

it('two groups of modules whose first user is the page faq2: two names', () => {
  const wordsOfFaq2 = modules.filter((module) => module.endsWith('/en/faq2.js'));
  const twoOf = {
    ...split,
    fileOf: new Map([...split.fileOf, ['shared/one.ts', 'one'], ['shared/two.ts', 'two']]),
    importsOf: new Map<string, readonly string[]>([
      ...wordsOfFaq2.map((module): [string, string[]] => [module, ['one', 'two']]),
      ['src/routes/help/PrivacyPolicyRoute.tsx', ['one']],
      ['src/routes/status-pages/ComingSoonRoute.tsx', ['two']],
    ]),
  };
  const planned = planChunks(twoOf, (id) => id);
  const namesOf = (module: string) => planned.filter((group) => group.test(module)).map(({ name }) => name);
  // The page's own words have its name without a number.
  expect([namesOf('shared/one.ts'), namesOf('shared/two.ts')]).toEqual([['for-faq21'], ['for-faq22']]);
});
