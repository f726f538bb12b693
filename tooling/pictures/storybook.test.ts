import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
  const storiesOf = (...changed: string[]) =>
    [...(reached(book, changed) ?? [])].filter((name) => name.includes('.stories.'));
  expect(storiesOf('a.css.ts')).toEqual(['./A.stories.tsx', './B.stories.tsx']);
  expect(storiesOf('A.stories.tsx')).toEqual(['./A.stories.tsx']);
  expect(storiesOf('server.ts')).toEqual([]);
});

it('a change of a file that a style imports reaches every story, because the graph has no import of a style', () => {
  for (const style of globSync('packages/*/src/**/*.css.ts'))
    for (const [, name = ''] of readFileSync(style, 'utf8').matchAll(/from '(\.[^']+|@may\/ui[^']+)'/g)) {
      const file = name.startsWith('.') ? join(dirname(style), name) : name.replace('@may/ui', 'packages/ui/src');
      expect.soft(reached(book, [file]), `${file} of ${style}`).toBeNull();
    }
});

it('a change of a text, a font, a package or the frame reaches every story', () => {
  const text = 'packages/ui/src/i18n/locales/vi/shell.json';
  for (const file of [text, 'packages/ui/src/theme/fonts/x.woff2', 'package-lock.json', '.storybook/modes.ts', 'C.tsx'])
    expect.soft(reached(book, [file]), file).toBeNull();
});
