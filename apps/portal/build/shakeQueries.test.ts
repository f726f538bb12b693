import { expect, it } from 'vitest';
import { shakeQueries } from './shakeQueries.ts';

const folder = '/node_modules/@tanstack/query-core/build/modern';
const mutation = 'export { Mutation, getDefaultState };';
const pages = 'export { infiniteQueryBehavior, hasNextPage, hasPreviousPage };';

it('a query cache with both parts: exports nothing but empty functions, and lets the build end', () => {
  const { transform, buildEnd } = shakeQueries();
  expect(transform.handler(mutation, `${folder}/mutation.js`)).toBe(
    'const none = () => {};\nexport { none as Mutation, none as getDefaultState };',
  );
  transform.handler(pages, `${folder}/infiniteQueryBehavior.js`);
  expect(() => buildEnd()).not.toThrow();
});

it('a query cache whose parts have other exports: the build ends with an error, unless it failed already', () => {
  const { transform, buildEnd } = shakeQueries();
  expect(transform.handler('export { Mutation };', `${folder}/mutation.js`)).toBeNull();
  expect(() => buildEnd()).toThrow('no longer mutation.js and infiniteQueryBehavior.js');
  expect(() => buildEnd(new Error('first'))).not.toThrow();
});

it('a page that uses a mutation: the build ends with an error', () => {
  const modules = { '/node_modules/@tanstack/react-query/build/modern/useMutation.js': { code: 'x' } };
  expect(() => shakeQueries().generateBundle(null, { 'a.js': { type: 'chunk', modules } })).toThrow('useMutation.js');
});
