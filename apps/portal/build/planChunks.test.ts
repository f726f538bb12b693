import { expect, it } from 'vitest';
import { pages } from '../src/router/manifest.ts';
import { callsOfLists, codeOf, entryModule, idleParts } from './pageModules.ts';
import { planChunks } from './planChunks.ts';

it('three groups of modules whose first user is the page helpdesk, one of them for an idle part: three names', () => {
  const modules = [entryModule, ...new Set(pages.flatMap(codeOf)), ...idleParts, ...callsOfLists];
  const split = {
    fileOf: new Map([...modules, 'one', 'two', 'three'].map((module) => [module, module])),
    importsOf: new Map<string, readonly string[]>([
      ['src/features/help/HelpRoute.tsx', ['one', 'two', 'three']],
      ['src/features/help/OfflineRoute.tsx', ['one', 'three']],
      ['src/app/frames/NotificationCenter.tsx', ['three']],
      ['src/features/top-up/PaymentResultRoute.tsx', ['two']],
    ]),
    bytesOf: new Map([...modules, 'one', 'two', 'three'].map((module) => [module, 10_000])),
  };
  const planned = planChunks(split, (id) => id);
  const namesOf = (module: string) => planned.filter((group) => group.test(module)).map(({ name }) => name);
  expect(['one', 'two', 'three'].map(namesOf)).toEqual([['for-helpdesk'], ['for-helpdesk1'], ['for-helpdesk2']]);
});
