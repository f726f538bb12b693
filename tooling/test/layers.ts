import type { Lane } from '../lane.ts';

/** One layer of a lane: a command, the files it reads, and its budget. */
export type Layer = {
  name: string;
  command: string;
  args: readonly string[];
  /** Seconds on the machine of `measureSpeed`; a layer over it is reported and does not fail. */
  budget: number;
  /** True for the files of the repository that can change the layer's result. */
  reads: (path: string) => boolean;
  /** A folder that it writes and a later layer reads. */
  writes?: string;
  /** The runner writes its counts into this file. */
  report?: string;
};

const isDocument = (path: string): boolean => /\.mdx?$|^docs\/|^\.github\//.test(path);
const isUnitTest = (path: string): boolean => /\.test\.tsx?$|\.chart\.ts$/.test(path);
const isStory = (path: string): boolean => /\.stories\.tsx$|^\.storybook\//.test(path);
const isIn = (path: string, ...folders: readonly string[]): boolean =>
  folders.some((folder) => path.startsWith(`${folder}/`));
const isSetting = (path: string): boolean => /^(?:package-lock\.json|package\.json|tsconfig\.json)$/.test(path);

const anything = (): boolean => true;
const readsOfStories = (path: string): boolean =>
  isSetting(path) ||
  path === 'vitest.config.ts' ||
  path === 'tooling/chromium.ts' ||
  path === 'tooling/lane.ts' ||
  (isIn(path, '.storybook', 'packages', 'apps/portal/src') && !isUnitTest(path));
const readsOfBuild = (path: string): boolean =>
  isSetting(path) || (isIn(path, 'packages', 'apps/portal') && !isUnitTest(path) && !isStory(path));
const readsOfServed = (path: string): boolean =>
  isSetting(path) || (isIn(path, 'packages', 'apps', 'tooling') && !isUnitTest(path) && !isStory(path));

const cache = '.cache/test';
const vitest = (project: string): Pick<Layer, 'command' | 'args' | 'report'> => {
  const report = `${cache}/${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { command: 'vitest', args: ['run', '--project', project, ...reporters], report };
};
const build: Layer = {
  name: 'build',
  command: 'node',
  args: ['apps/portal/build.ts'],
  budget: 10,
  reads: readsOfBuild,
  writes: 'apps/portal/dist',
};
const endToEnd: Omit<Layer, 'budget'> = {
  name: 'end to end',
  command: 'playwright',
  args: ['test', '-c', 'e2e'],
  reads: (path) => readsOfServed(path) || isIn(path, 'e2e'),
  report: `${cache}/e2e.json`,
};

/** The layers of each lane in steps; the layers of one step run side by side. */
export const lanes: Record<Lane, readonly (readonly Layer[])[]> = {
  quick: [
    [
      { name: 'types', command: 'npm', args: ['run', 'types'], budget: 14, reads: anything },
      { name: 'lint', command: 'biome', args: ['check', '.'], budget: 8, reads: anything },
      { name: 'zones', command: 'depcruise', args: ['packages', 'apps'], budget: 10, reads: anything },
      { name: 'unused code', command: 'knip', args: [], budget: 10, reads: (path) => !isDocument(path) },
    ],
    [{ name: 'unit tests', ...vitest('unit'), budget: 44, reads: anything }],
    [{ name: 'stories', ...vitest('stories'), budget: 68, reads: readsOfStories }],
    [build],
    [{ ...endToEnd, budget: 152 }],
  ],
  deep: [
    [{ name: 'unit tests', ...vitest('unit'), budget: 90, reads: anything }],
    [build],
    [{ ...endToEnd, budget: 600 }],
    // Last, because it needs browsers of the system (CONTRIBUTING.md).
    [
      {
        ...endToEnd,
        name: 'engines',
        args: ['test', '-c', 'e2e/engines.config.ts'],
        budget: 180,
        report: `${cache}/engines.json`,
      },
    ],
  ],
};
