import { globSync } from 'node:fs';
import { matchesGlob, resolve } from 'node:path';
import { expect, it } from 'vitest';
import storybook from '../.storybook/main.ts';

const root = resolve(import.meta.dirname, '..');

it('every file of stories stands in a directory that Storybook reads', () => {
  const read = storybook.stories.map(
    ({ directory, files = '**/*.stories.tsx' }: { directory: string; files?: string }) =>
      resolve(root, '.storybook', directory, files),
  );
  const written = globSync('{apps,packages}/*/src/**/*.stories.tsx', { cwd: root }).map((path) => resolve(root, path));
  expect(written.length).toBeGreaterThan(100);
  expect(written.filter((path) => !read.some((glob) => matchesGlob(path, glob)))).toEqual([]);
});
