import { expect, it } from 'vitest';
import { pages } from '../src/router/manifest.ts';
import { callsOfLists, codeOf, entryModule, idleParts } from './pageModules.ts';
import { planChunks } from './planChunks.ts';

it('two groups of modules whose first user is the page faq: two names', () => {
  const modules = [entryModule, ...new Set(pages.flatMap(codeOf)), ...idleParts, ...callsOfLists];
  const split = {
    fileOf: new Map([...modules, 'one', 'two'].map((module) => [module, module])),
    importsOf: new Map<string, readonly string[]>([
      ['src/routes/help/FaqRoute.tsx', ['one', 'two']],
      ['src/routes/help/PrivacyPolicyRoute.tsx', ['one']],
      ['src/routes/status-pages/ComingSoonRoute.tsx', ['two']],
    ]),
    bytesOf: new Map([...modules, 'one', 'two'].map((module) => [module, 10_000])),
    weightsOf: new Map(),
  };
  const planned = planChunks(split, (id) => id);
  const namesOf = (module: string) => planned.filter((group) => group.test(module)).map(({ name }) => name);
  expect([namesOf('one'), namesOf('two')]).toEqual([['for-faq'], ['for-faq1']]);
});
