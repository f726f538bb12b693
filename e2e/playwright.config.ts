import { defineConfig, type Project } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../tooling/chromium.ts';
import { type Lane, lane } from '../tooling/lane.ts';
import type { Options, WorkerOptions } from './portalTest.ts';

const executablePath = await chromiumPath();

/** Files about calls that the literal provider does not offer, and about its answers that have less in them. */
const onLiteralAlone = /(callsNotOffered|paymentFailed)\.e2e\.ts/;
/** Files whose tests do not depend on the provider's answers, or need calls that the literal provider lacks. */
const onRichAlone = /(accessibility|loginPage|notices|orderProgress|secondVisit|shell|zoneImport|zoneUndo)\.e2e\.ts/;
/** The tag of a test that is harder with the literal provider, which tells less. The quick lane runs it there, the deep lane on the rich one. */
const harderOnLiteral = /@literal/;
/** The tag of a test about a word that the literal provider does not say: of a payment whose return was never opened. */
const onRich = /@rich/;
/** The tag of a long test that runs in the deep lane alone: the quick lane proves its promise on a cheaper level. */
const onlyDeep = /@deep/;

/** Each test runs in one lane per provider (docs/decisions/0016). A project has the name of its provider. */
const projects: Record<Lane, Project<Options, WorkerOptions>[]> = {
  quick: [
    // One worker, first: each change of project starts a worker with a browser and servers of its own.
    { name: 'literal', workers: 1, use: { profile: 'literal' }, testIgnore: onRichAlone, grep: harderOnLiteral },
    { name: 'rich', testIgnore: onLiteralAlone, grepInvert: [onlyDeep, harderOnLiteral] },
  ],
  // Here the service worker stands between the page and the provider, as in most browsers.
  deep: [
    { name: 'rich', use: { hasServiceWorkers: true }, testIgnore: onLiteralAlone, grep: [onlyDeep, harderOnLiteral] },
    {
      name: 'literal',
      use: { profile: 'literal', hasServiceWorkers: true },
      testIgnore: onRichAlone,
      grepInvert: [harderOnLiteral, onRich],
    },
  ],
};

/**
 * Tests of the built portal with two providers: `rich` answers everything a good provider adds, `literal` exactly what is specified.
 * Every worker starts its own servers (portalTest.ts): tests share nothing and run in parallel.
 */
export default defineConfig<Options, WorkerOptions>({
  testDir: '.',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  // One for each core: a third one takes longer, with its own browser, database and servers.
  workers: '100%',
  // A path proves several promises, and loads up to ten pages.
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../.cache/test/e2e.json' }]],
  projects: projects[lane],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // Without motion: an assertion about sight or place never meets a half-open dialog.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: [...chromiumArgs] },
  },
});
