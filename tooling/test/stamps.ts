import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Layer } from './layers.ts';

const root = join(import.meta.dirname, '../..');

/** Files git knows of or would add; null outside a checkout, where nothing can be skipped. */
const listFiles = (): string[] | null => {
  const { status, stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return status === 0 ? stdout.split('\0').filter((path) => path !== '' && existsSync(join(root, path))) : null;
};

const hashOf = (paths: readonly string[], salt: string): string => {
  const hash = createHash('sha256').update(salt);
  for (const path of [...paths].sort()) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
};

const builtFiles = (folder: string): string[] =>
  globSync(`${folder}/**/*`, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));

/** Remembers which layers passed on exactly these files, in a folder git ignores. */
export const createStamps = (lane: string) => {
  const files = listFiles();
  const pathOf = ({ name }: Layer): string => join(root, `.cache/test/${lane}-${name.replaceAll(' ', '-')}.stamp`);
  const inputsOf = ({ reads, command, args }: Layer): string | null => {
    const salt = [process.version, process.platform, command, ...args].join(' ');
    return files && hashOf(files.filter(reads), salt);
  };
  const outputsOf = ({ writes }: Layer): string => (writes === undefined ? '' : hashOf(builtFiles(writes), writes));
  return {
    /** True if the layer passed on these files before, and what it wrote is still there. */
    isUnchanged: (layer: Layer): boolean => {
      const path = pathOf(layer);
      return existsSync(path) && readFileSync(path, 'utf8') === `${inputsOf(layer)} ${outputsOf(layer)}`;
    },
    /** Call before the layer runs; call the answer if it passes. Files edited during the run are not taken for tested. */
    begin: (layer: Layer): (() => void) => {
      const inputs = inputsOf(layer);
      rmSync(pathOf(layer), { force: true });
      return () => {
        if (inputs === null) return;
        mkdirSync(dirname(pathOf(layer)), { recursive: true });
        writeFileSync(pathOf(layer), `${inputs} ${outputsOf(layer)}`);
      };
    },
  };
};
