import { existsSync } from 'node:fs';
import type { PlaywrightTestConfig } from '@playwright/test';
import common from './playwright.config.ts';
import type { Options, WorkerOptions } from './portalTest.ts';
import { webKit } from './webDriver.ts';

const firefox = '/usr/bin/firefox-esr';
const missing = [firefox, ...Object.values(webKit)].filter((file) => !existsSync(file));
if (missing.length > 0)
  throw new Error(
    `The engines are not installed: ${missing.join(', ')}. On Debian 12: apt-get install firefox-esr webkit2gtk-driver xvfb`,
  );

/** The ten main paths in the engines of Firefox and Safari: the tests with the tag `@engines`, and the same paths in WebKitGTK. */
const config: PlaywrightTestConfig<Options, WorkerOptions> = {
  ...common,
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '../.cache/test/engines.json' }]],
  projects: [
    {
      name: 'firefox',
      grep: /@engines/,
      use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions: { executablePath: firefox, args: [] } },
    },
    { name: 'webkit', testMatch: 'webKit.paths.ts' },
  ],
};
export default config;
