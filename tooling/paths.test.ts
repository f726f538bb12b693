import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  ...readdirSync(join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`),
];

const named = (page: string): string[] => {
  const text = readFileSync(join(root, page), 'utf8');
  const quoted = [...text.matchAll(/`((?:packages|apps|docs|e2e|tooling|\.storybook)\/[\w./-]+)`/g)].map(
    ([, path]) => path ?? '',
  );
  const linked = [...text.matchAll(/\]\(((?!https?:)[\w./-]+)\)/g)].map(([, path]) => path ?? '');
  return [...quoted, ...linked].filter((path) => !/\/dist\b/.test(path));
};

test.each(pages)('every path named in %s exists', (page) => {
  for (const path of named(page)) {
    const isThere = existsSync(join(root, path)) || existsSync(join(root, dirname(page), path));
    expect(isThere, path).toBe(true);
  }
});

test('every command named for people is a script', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const commands = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? ''),
  );
  expect(commands.length).toBeGreaterThan(5);
  for (const command of commands) expect(Object.keys(scripts), command).toContain(command);
});
