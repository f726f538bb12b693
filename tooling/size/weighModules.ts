import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

const weights: Record<string, Record<string, number>> = JSON.parse(
  readFileSync(new URL('../../apps/portal/dist-stats/modules.json', import.meta.url), 'utf8'),
);

const nameOf = (module: string, depth: number): string => {
  const [, name] = module.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? [];
  if (name) return name;
  if (module.includes('\0')) return 'bundler';
  return dirname(join('apps/portal', module)).split('/').slice(0, depth).join('/');
};

/** The npm package or the workspace a module belongs to. */
export const packageOf = (module: string): string => nameOf(module, 2);

/** The npm package of a module, or its folder, at most two levels below the workspace's sources. */
export const folderOf = (module: string): string => nameOf(module, 5);

/** Weight of a group of modules: bytes, minified module by module, and their share. */
export type Weight = {
  name: string;
  bytes: number;
  share: number;
};

/** The groups of modules in some files of the build, heaviest first. */
export const weighModules = (files: readonly string[], groupOf: (module: string) => string): Weight[] => {
  const groups = new Map<string, number>();
  for (const file of files) {
    const modules = weights[file.replace(/^\//, '')];
    if (!modules) throw new Error(`Nothing is known of what is in ${file}: run \`npm run build\`.`);
    for (const [module, bytes] of Object.entries(modules)) {
      const group = groupOf(module);
      groups.set(group, (groups.get(group) ?? 0) + bytes);
    }
  }
  const all = [...groups.values()].reduce((sum, bytes) => sum + bytes, 0);
  return [...groups]
    .map(([name, bytes]) => ({ name, bytes, share: bytes / all }))
    .toSorted((a, b) => b.bytes - a.bytes);
};
