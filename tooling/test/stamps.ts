import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Layer } from './layers.ts';

/** Files that git tracks or would add; null outside a checkout, where no layer is skipped. */
const listFiles = (root: string): string[] | null => {
  const { status, stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return status === 0 ? stdout.split('\0').filter((path) => path !== '' && existsSync(join(root, path))) : null;
};

const hashOf = (root: string, paths: readonly string[], salt: string): string => {
  const hash = createHash('sha256').update(salt);
  for (const path of [...paths].sort()) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
};

const builtFiles = (root: string, folder: string): string[] =>
  globSync(`${folder}/**/*`, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));

/** Remembers the files on which each layer passed, in a folder of the repository at `root` that git ignores. */
export const createStamps = (root: string, layers: readonly Layer[]) => {
  const pathOf = ({ name }: Layer): string => join(root, `.cache/test/${name.replaceAll(' ', '-')}.stamp`);
  const inputsOf = ({ reads, command, args }: Layer): string | null => {
    const files = listFiles(root);
    const salt = [process.version, process.platform, process.env.TEST_SEED, command, ...args].join(' ');
    return files && hashOf(root, files.filter(reads), salt);
  };
  const outputsOf = ({ writes }: Layer): string =>
    writes === undefined ? '' : hashOf(root, builtFiles(root, writes), writes);
  // Hashed before any layer runs: a later layer tests the build of an earlier one, also if a file is edited meanwhile.
  const atStart = new Map(layers.map((layer) => [layer, inputsOf(layer)]));
  return {
    /** True if the layer passed on these files before, and the folder it wrote still exists. */
    isUnchanged: (layer: Layer): boolean => {
      const path = pathOf(layer);
      return existsSync(path) && readFileSync(path, 'utf8') === `${atStart.get(layer)} ${outputsOf(layer)}`;
    },
    /** Forgets the layer's last pass before it runs, because it may fail. */
    forget: (layer: Layer): void => rmSync(pathOf(layer), { force: true }),
    /** Remembers that the layer passed, unless a file it reads was edited since the start. */
    keep: (layer: Layer): void => {
      const inputs = atStart.get(layer);
      if (!inputs || inputs !== inputsOf(layer)) return;
      mkdirSync(dirname(pathOf(layer)), { recursive: true });
      writeFileSync(pathOf(layer), `${inputs} ${outputsOf(layer)}`);
    },
  };
};
