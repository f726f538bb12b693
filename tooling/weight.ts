/**
 * `node tooling/weight.ts`: lines of each room beside the most it may have (tooling/weight.json). `--lower` writes today's lines where they are fewer.
 * A number rises by hand alone, in a commit that says why.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const limitsFile = join(import.meta.dirname, 'weight.json');

/** A room's name, a path below the root or a sum, and its lines. */
export type Weights = Record<string, number>;

const isTest =
  /\.(?:test|e2e)\.tsx?$|\.chart\.ts$|\.(?:fixtures|row)\.tsx?$|\/fixtures\.ts$|\/(?:testing|storms)\/|^e2e\//;
const isStory = /\.stories\.tsx$|\/stories\/|^\.storybook\//;
const isScript = /\.tsx?$/;

/** Rooms whose folders are weighed one by one. */
const divided =
  /^(?:packages\/ui\/src|packages\/screens\/src|apps\/portal\/src|apps\/portal|apps\/sandbox\/src)\/[^/]+(?=\/)/;
const roomOf = (path: string): string =>
  divided.exec(path)?.[0] ?? /^(?:packages|apps)\/[^/]+|^[^/]+(?=\/)/.exec(path)?.[0] ?? 'root';

/** The lines of TypeScript, styles and scripts: production by room, tests, stories, and all TypeScript. */
export const weigh = (): Weights => {
  const weights: Weights = { production: 0, tests: 0, stories: 0, 'all TypeScript': 0 };
  const add = (name: string, lines: number) => {
    weights[name] = (weights[name] ?? 0) + lines;
  };
  const files = globSync('{packages,apps,tooling,e2e,.storybook}/**/*.{ts,tsx,css,js,mjs,cjs}', {
    cwd: root,
    exclude: (path) => /node_modules|^dist|storybook-static/.test(path.split('/').at(-1) ?? ''),
  });
  for (const path of [...files, ...globSync('*.{ts,cjs}', { cwd: root })]) {
    const lines = readFileSync(join(root, path), 'utf8').split('\n').length - 1;
    if (isScript.test(path)) add('all TypeScript', lines);
    if (isTest.test(path)) add('tests', lines);
    else if (isStory.test(path)) add('stories', lines);
    else {
      add('production', lines);
      add(roomOf(path), lines);
    }
  }
  return weights;
};

export const readLimits = (): Weights => JSON.parse(readFileSync(limitsFile, 'utf8'));

if (import.meta.main) {
  const weights = weigh();
  const limits = readLimits();
  const names = Object.keys(weights).toSorted();
  for (const name of names)
    console.log(`${String(weights[name]).padStart(7)} of ${String(limits[name] ?? 0).padStart(7)}  ${name}`);
  if (process.argv.includes('--lower')) {
    const lowered = names.map((name) => [name, Math.min(weights[name] ?? 0, limits[name] ?? Infinity)]);
    writeFileSync(limitsFile, `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`);
  }
}
