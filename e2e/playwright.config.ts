import { defineConfig, type Project } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../tooling/chromium.ts';
import { type Lane, lane } from '../tooling/lane.ts';
import type { Options, WorkerOptions } from './portalTest.ts';

const executablePath = await chromiumPath();

/** What the literal provider does not offer is missing from it alone. */
const notOffered = /callsNotOffered\.e2e\.ts/;
/** Nothing here depends on the provider's answers, or the literal provider lacks the calls. */
const onRichAlone = /(accessibility|language|orderProgress|secondVisit|shell|zoneImport|zoneUndo)\.e2e\.ts/;
/** The tag of a test to which the literal provider answers differently: the quick lane runs it on both providers. */
const onBoth = /@literal/;
/** The tag of a long test whose promise the quick lane proves on a cheaper level: it runs in the deep lane alone. */
const onlyDeep = /@deep/;

/** Each test runs in one lane per provider (docs/decisions: two provider profiles). The names of the projects are the providers'. */
const projects: Record<Lane, Project<Options, WorkerOptions>[]> = {
  quick: [
    { name: 'rich', testIgnore: notOffered, grepInvert: onlyDeep },
    { name: 'literal', use: { profile: 'literal' }, testIgnore: onRichAlone, grep: onBoth },
  ],
  // The worker of the next visit stands between every path and its provider here, as in most browsers.
  deep: [
    { name: 'rich', use: { hasServiceWorkers: true }, testIgnore: notOffered, grep: onlyDeep },
    {
      name: 'literal',
      use: { profile: 'literal', hasServiceWorkers: true },
      testIgnore: onRichAlone,
      grepInvert: onBoth,
    },
  ],
};

/**
 * The built portal in front of a provider that gives all it can (rich), in front of one exactly as specified (literal), and in front
 * of each on another origin. Every worker starts its own servers (portalTest.ts), so that tests share nothing and any number may run
 * at once.
 */
export default defineConfig<Options, WorkerOptions>({
  testDir: '.',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../.cache/test/e2e.json' }]],
  projects: projects[lane],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    launchOptions: { executablePath, args: [...chromiumArgs] },
  },
});
