import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** The folder of all pictures; git ignores it. */
export const folder = join(root, '.cache/pictures');

export const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const run = (command: string, args: string[], cwd: string): void => {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
};

type Story = { id: string; title: string; importPath: string; tags: string[] };
/** A built Storybook: its folder and its stories. */
export type Book = { path: string; stories: readonly Story[] };

const read = (path: string): Book => {
  const { entries }: { entries: Record<string, Story & { type: string }> } = JSON.parse(
    readFileSync(join(path, 'index.json'), 'utf8'),
  );
  return { path, stories: Object.values(entries).filter(({ type }) => type === 'story') };
};

/** Builds the Storybook of the working tree. */
export const buildNow = (): Book => {
  const path = join(folder, 'storybook');
  run('storybook', ['build', '--quiet', '--test', '--stats-json', '-o', path], root);
  return read(path);
};

/** Builds the Storybook of a commit, in a checkout with the packages of its own lockfile. It is built once. */
export const buildAt = (commit: string): Book => {
  const path = join(folder, `storybook-${commit}`);
  if (existsSync(join(path, 'index.json'))) return read(path);
  const checkout = join(folder, 'checkout');
  rmSync(checkout, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', '--force', checkout, commit);
  run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--silent'], checkout);
  // A build that was broken off has no folder of this name.
  run(join(checkout, 'node_modules/.bin/storybook'), ['build', '--quiet', '--test', '-o', `${path}.part`], checkout);
  rmSync(path, { recursive: true, force: true });
  renameSync(`${path}.part`, path);
  git('worktree', 'remove', '--force', checkout);
  return read(path);
};

/** The files that differ from the commit, new ones included. */
export const changedSince = (commit: string): string[] =>
  [git('diff', '--name-only', '--no-renames', commit), git('ls-files', '--others', '--exclude-standard')]
    .flatMap((names) => names.split('\n'))
    .filter(Boolean);

type Stats = { modules: { name: string; reasons: { moduleName: string }[] }[] };

/**
 * The files of stories that a change may reach, by the module graph that Chromatic reads. Null for all: the change is in the frame, or in a file
 * that the graph lacks (`externals` of chromatic.config.json).
 */
export const reached = ({ path }: Book, changed: readonly string[]): ReadonlySet<string> | null => {
  const { externals }: { externals: string[] } = JSON.parse(readFileSync(join(root, 'chromatic.config.json'), 'utf8'));
  const isFrame = (file: string) =>
    /^(?:\.storybook\/|package-lock\.json$)/.test(file) || externals.some((glob) => matchesGlob(file, glob));
  if (changed.some(isFrame)) return null;
  const { modules }: Stats = JSON.parse(readFileSync(join(path, 'preview-stats.json'), 'utf8'));
  const users = new Map(modules.map(({ name, reasons }) => [name, reasons.map(({ moduleName }) => moduleName)]));
  const seen = new Set<string>();
  const queue = changed.map((file) => `./${file}`);
  for (const name of queue) {
    if (seen.has(name)) continue;
    seen.add(name);
    if (!name.endsWith('.stories.tsx')) queue.push(...(users.get(name) ?? []));
  }
  return [...seen].some((name) => name.startsWith('./.storybook/')) ? null : seen;
};
