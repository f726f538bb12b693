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
  it('has a story file of its name with a story Default', () => {
    for (const name of directories(import.meta.dirname)) {
      const path = join(import.meta.dirname, name, `${name}.stories.tsx`);
      expect(existsSync(path), path).toBe(true);
      expect.soft(readFileSync(path, 'utf8'), name).toMatch(/^export const Default\b/m);
    }
  });
});
