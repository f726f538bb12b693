import { articlePages } from '@may/ui';
import { expect, it } from 'vitest';
import { defaults } from '../../browser/settings/defaults.ts';
import { articleHrefs } from './articleHrefs.ts';

it.each([
  [true, []],
  [false, ['wordpress', 'hosting', 'wordpressCreate', 'domains']],
])('with every service switched %s a text leads to all pages but %j', (isOn, missing) => {
  const flags = Object.fromEntries(Object.keys(defaults.flags).map((name) => [name, isOn])) as typeof defaults.flags;
  const hrefs = articleHrefs(flags);
  expect(articlePages.filter((page) => !hrefs[page])).toEqual(missing);
});
