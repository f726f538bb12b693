import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Layer } from './layers.ts';
import { createStamps } from './stamps.ts';

const root = mkdtempSync(join(tmpdir(), 'stamps-'));
const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
const build: Layer = {
  name: 'build',
  command: 'b',
  args: [],
  budget: 1,
  reads: (path) => path === 'src',
  writes: 'dist',
};
const check: Layer = { name: 'check', command: 'c', args: [], budget: 1, reads: (path) => path === 'src' };
const open = () => createStamps(root, [build, check]);

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, 'dist'), { recursive: true });
  execFileSync('git', ['init', '-q'], { cwd: root });
  write('.gitignore', 'dist\n.cache\n');
  write('src', 'one');
  write('notes', 'one');
  write('dist/page', 'built of one');
  const stamps = open();
  stamps.keep(build);
  stamps.keep(check);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('a layer that passed on the same files is unchanged', () => {
  expect(open().isUnchanged(check)).toBe(true);
  write('notes', 'two');
  expect(open().isUnchanged(check)).toBe(true);
});

it('a layer is changed after an edit of a file it reads', () => {
  write('src', 'two');
  expect(open().isUnchanged(check)).toBe(false);
});

it('a layer is changed after a run during which a file it reads was edited', () => {
  const stamps = open();
  write('src', 'two');
  stamps.forget(check);
  stamps.keep(check);
  expect(open().isUnchanged(check)).toBe(false);
});

it('a layer is changed if the folder it wrote is gone or replaced', () => {
  write('dist/page', 'built of something else');
  expect(open().isUnchanged(build)).toBe(false);
  rmSync(join(root, 'dist/page'));
  expect(open().isUnchanged(build)).toBe(false);
});

it('a layer is changed after a run that did not pass', () => {
  open().forget(check);
  expect(open().isUnchanged(check)).toBe(false);
});

it('every layer is changed under another seed', () => {
  const before = process.env.TEST_SEED;
  process.env.TEST_SEED = '7';
  try {
    expect(open().isUnchanged(check)).toBe(false);
  } finally {
    if (before === undefined) delete process.env.TEST_SEED;
    else process.env.TEST_SEED = before;
  }
});
