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

it.each([
  ['a style', ['a.css.ts'], ['./A.stories.tsx', './B.stories.tsx']],
  ['a story', ['A.stories.tsx'], ['./A.stories.tsx']],
  ['a file of the server', ['server.ts'], []],
])('a change of %s reaches the stories that use it', (_, changed, stories) => {
  expect([...(reached(book, changed) ?? [])].filter((name) => name.includes('.stories.'))).toEqual(stories);
});

it.each([
  ['a text', 'packages/ui/src/i18n/locales/vi/shell.json'],
  ['a font', 'packages/ui/src/theme/fonts/x.woff2'],
  ['a package', 'package-lock.json'],
  ['the frame', '.storybook/modes.ts'],
  ['a module of the frame', 'C.tsx'],
])('a change of %s reaches every story', (_, file) => {
  expect(reached(book, [file])).toBeNull();
});
