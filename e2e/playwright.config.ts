import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../tooling/chromium.ts';
import type { Options, WorkerOptions } from './portalTest.ts';

const executablePath = await chromiumPath();
// One seed for the whole run: a worker inherits it.
process.env.STORM_SEED ??= String(Date.now() % 1_000_000);
const acrossOrigins = /acrossOrigins\.e2e\.ts/;

/**
 * The built portal in front of a provider that gives all it can, in front of one exactly as specified, and in front of each on
 * another origin. Every worker starts its own servers (portalTest.ts), so that tests share nothing and any number may run at once.
 */
export default defineConfig<Options, WorkerOptions>({
  testDir: '.',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  projects: [
    // What a good provider has is missing from the other one alone.
    { name: 'rich', testIgnore: [acrossOrigins, /callsNotOffered\.e2e\.ts/] },
    {
      name: 'literal',
      // A worker prepares the next visit in every test, which takes a fifth of its time: it is there on one of the two.
      use: { profile: 'literal', hasServiceWorkers: false },
      testMatch:
        /(topUp\w*|paymentReturn|signIn|lock|sessionEnds|realtime|failures|linkCard|cardPayment|squarePayment|orderServer|domains|records|zoneChanges|callsNotOffered|storm)\.e2e\.ts/,
    },
    { name: 'rich elsewhere', use: { isElsewhere: true }, testMatch: acrossOrigins },
    { name: 'literal elsewhere', use: { isElsewhere: true, profile: 'literal' }, testMatch: acrossOrigins },
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    launchOptions: { executablePath, args: [...chromiumArgs] },
  },
});
