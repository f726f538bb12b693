import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { writeBlocks } from './generatedBlocks.ts';

const root = resolve(import.meta.dirname, '../..');
const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })];
const read = (page: string): string => readFileSync(join(root, page), 'utf8');

it.each(pages)('%s has the generated blocks that npm run docs writes', (page) => {
  expect(read(page)).toBe(writeBlocks(read(page)));
});

it('refuses a block of an unknown name', () => {
  expect(() => writeBlocks('<!-- generated: nothing -->\n<!-- end -->')).toThrow('No block has the name nothing');
});
