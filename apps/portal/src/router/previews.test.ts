import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileOf } from '../../build/pageModules.ts';
import { pages } from './manifest.ts';

const previews = pages.filter(({ service }) => service === 'paas');

/** The modules that a preview may import: screens, addresses, the choices of a table. None of these calls the provider. */
const allowed = /^(?:@may\/ui|@may\/screens\/previews\/.+|\.\.\/\.\.\/router\/(?:href|useTable)\.ts)$/;

it.each(previews.map(({ id, module, reads }) => ({ id, module, reads })))(
  'the preview $id reads the customer alone and never calls /api/wp',
  ({ module, reads }) => {
    expect(reads).toEqual(['me']);
    const source = readFileSync(join(import.meta.dirname, '../..', fileOf({ module })), 'utf8');
    const imported = [...source.matchAll(/from '([^']+)'|import\('([^']+)'\)|fetch\(/g)].map(([, from]) => from);
    expect(imported).not.toEqual([]);
    expect(imported.filter((from) => !from || !allowed.test(from))).toEqual([]);
  },
);

it('the previews are the three pages of PAAS', () => {
  expect(previews.map(({ path }) => path)).toEqual(['/paas', '/project/create', '/web-service/create']);
});
