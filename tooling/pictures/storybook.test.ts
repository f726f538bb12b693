import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { reached } from './storybook.ts';

const path = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(path, { recursive: true }));
const uses = {
  'a.css.ts': ['A.tsx'],
  'A.tsx': ['A.stories.tsx', 'B.tsx'],
  'B.tsx': ['B.stories.tsx'],
  'C.tsx': ['.storybook/preview.tsx'],
};
const modules = Object.entries(uses).map(([name, by]) => ({
  name: `./${name}`,
  reasons: by.map((user) => ({ moduleName: `./${user}` })),
}));
writeFileSync(join(path, 'preview-stats.json'), JSON.stringify({ modules }));
const book = { path, stories: [] };

it('a change reaches the stories that use it', () => {
  for (const [name, changed, stories] of [
    ['a style', ['a.css.ts'], ['./A.stories.tsx', './B.stories.tsx']],
    ['a story', ['A.stories.tsx'], ['./A.stories.tsx']],
    ['a file of the server', ['server.ts'], []],
  ] as const) {
    expect
      .soft(
        [...(reached(book, changed) ?? [])].filter((name) => name.includes('.stories.')),
        name,
      )
      .toEqual(stories);
  }
});

it('a change of a text, a font, a package or the frame reaches every story', () => {
  for (const [, file] of [
    ['a text', 'packages/ui/src/i18n/locales/vi/shell.json'],
    ['a font', 'packages/ui/src/theme/fonts/x.woff2'],
    ['a package', 'package-lock.json'],
    ['the frame', '.storybook/modes.ts'],
    ['a module of the frame', 'C.tsx'],
  ] as const)
    expect.soft(reached(book, [file]), file).toBeNull();
});
