import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadPages } from './loadPages.ts';
import { writeTestPages } from './testing/writeTestPages.ts';

it('the compressed bodies of a page are kept, the plain one is written for each request', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  writeTestPages(folder);
  const page = loadPages(folder, {}).find('login', 'en');
  expect(page.bodyIn('br')).toBe(page.bodyIn('br'));
  expect(page.bodyIn('gzip')).toBe(page.bodyIn('gzip'));
  expect(page.bodyIn('identity')).not.toBe(page.bodyIn('identity'));
  expect(page.bodyIn('identity')).toEqual(page.bodyIn('identity'));
  rmSync(folder, { recursive: true });
});
