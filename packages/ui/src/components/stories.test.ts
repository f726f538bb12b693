import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const directories = (path: string) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

describe('every component', () => {
  it.each(directories(import.meta.dirname))('%s has a story file of its name with a story Default', (name) => {
    const path = join(import.meta.dirname, name, `${name}.stories.tsx`);
    expect(existsSync(path), path).toBe(true);
    expect(readFileSync(path, 'utf8')).toMatch(/^export const Default\b/m);
  });
});
