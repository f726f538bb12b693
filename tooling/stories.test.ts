import { globSync, readFileSync } from 'node:fs';
import { matchesGlob, resolve } from 'node:path';
import { expect, it } from 'vitest';
import storybook from '../.storybook/main.ts';

const root = resolve(import.meta.dirname, '..');

const written = globSync('{apps,packages}/*/src/**/*.stories.tsx', { cwd: root }).map((path) => resolve(root, path));

it('a story for another width than a desktop’s has the tag of its viewport', () => {
  const viewport = /(?:tags: \['(\w+)'\],\n {2})?globals: \{ viewport: \{ value: '(phone|wide)'/g;
  for (const path of written)
    for (const [, tag, width] of readFileSync(path, 'utf8').matchAll(viewport)) expect.soft(tag, path).toBe(width);
});

it('every file of stories stands in a directory that Storybook reads', () => {
  const read = storybook.stories.map(
    ({ directory, files = '**/*.stories.tsx' }: { directory: string; files?: string }) =>
      resolve(root, '.storybook', directory, files),
  );
  expect(written.length).toBeGreaterThan(100);
  expect(written.filter((path) => !read.some((glob) => matchesGlob(path, glob)))).toEqual([]);
});
