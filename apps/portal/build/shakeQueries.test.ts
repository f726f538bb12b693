import { expect, it } from 'vitest';
import { shakeQueries } from './shakeQueries.ts';

const folder = '/node_modules/@tanstack/query-core/build/modern';
const mutation = 'export { Mutation, getDefaultState };';
const pages = 'export { infiniteQueryBehavior, hasNextPage, hasPreviousPage };';

it('a query cache with all three parts: exports nothing but empty classes, and lets the build end', async () => {
  const { transform, buildEnd } = shakeQueries();
  expect(transform.handler(mutation, `${folder}/mutation.js`)).toMatch(
    /^class none .*\nexport { none as Mutation, none as getDefaultState };$/,
  );
  const cache = transform.handler('export { MutationCache };', `${folder}/mutationCache.js`) ?? '';
  const { MutationCache } = await import(`data:text/javascript,${encodeURIComponent(cache)}`);
  // The client calls both by itself: at its end, and when the window is focused or online again.
  expect(new MutationCache().clear()).toBeUndefined();
  await expect(new MutationCache().resumePausedMutations()).resolves.toBeUndefined();
  transform.handler(pages, `${folder}/infiniteQueryBehavior.js`);
  expect(() => buildEnd()).not.toThrow();
});

it('a query cache whose parts have other exports: the build ends with an error, unless it failed already', () => {
  const { transform, buildEnd } = shakeQueries();
  expect(transform.handler('export { Mutation };', `${folder}/mutation.js`)).toBeNull();
  expect(() => buildEnd()).toThrow('no longer mutation.js and mutationCache.js and infiniteQueryBehavior.js');
  expect(() => buildEnd(new Error('first'))).not.toThrow();
});

it('a page that uses a mutation: the build ends with an error', () => {
  const modules = { '/node_modules/@tanstack/react-query/build/modern/useMutation.js': { code: 'x' } };
  expect(() => shakeQueries().generateBundle(null, { 'a.js': { type: 'chunk', modules } })).toThrow('useMutation.js');
});
