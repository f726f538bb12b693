import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import storybook from '../../../../.storybook/main.ts';

const source = resolve(import.meta.dirname, '..');
const directories = (path: string) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

/** Folders whose files `*.stories.tsx` are in the index of Storybook. */
const indexed = storybook.stories.map(({ directory }) =>
  resolve(import.meta.dirname, '../../../../.storybook', directory),
);

describe('the Storybook index', () => {
  it.each(['components', 'theme', '../../screens/src'])('takes its stories from %s', (folder) => {
    expect(indexed).toContain(join(source, folder));
  });
});

describe('every component', () => {
  it.each(directories(import.meta.dirname))('%s has a story file of its name with a story Default', (name) => {
    const path = join(import.meta.dirname, name, `${name}.stories.tsx`);
    expect(existsSync(path), path).toBe(true);
    expect(readFileSync(path, 'utf8')).toMatch(/^export const Default\b/m);
  });
});
