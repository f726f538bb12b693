import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeBlocks } from './generatedBlocks.ts';
import { pages, root } from './pages.ts';

const read = (page: string): string => readFileSync(join(root, page), 'utf8');

it('every page has the generated blocks that npm run docs writes', () => {
  for (const page of pages) expect.soft(read(page), page).toBe(writeBlocks(read(page)));
});

it('refuses a block of an unknown name', () => {
  expect(() => writeBlocks('<!-- generated: nothing -->\n<!-- end -->')).toThrow('No block has the name nothing');
});

it('the glossary has at most 25 words', () => {
  expect(read('docs/glossary.md').match(/^\| [a-z]/gm)?.length).toBeLessThanOrEqual(25);
});
