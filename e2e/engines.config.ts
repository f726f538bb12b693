import { existsSync } from 'node:fs';
import type { PlaywrightTestConfig } from '@playwright/test';
import { firefox } from './biDi.ts';
import type { EngineOption } from './engine.ts';
import common from './playwright.config.ts';
import type { WorkerOptions } from './portalTest.ts';
import { webKit } from './webDriver.ts';

const missing = [firefox, ...Object.values(webKit)].filter((file) => !existsSync(file));
if (missing.length > 0)
  throw new Error(
    `The engines are not installed: ${missing.join(', ')}. On Debian 12: apt-get install firefox-esr webkit2gtk-driver xvfb`,
  );

/** The ten main paths in the engines of Firefox and Safari. */
const config: PlaywrightTestConfig<EngineOption, WorkerOptions> = {
  ...common,
  testMatch: 'engines.paths.ts',
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../.cache/test/engines.json' }]],
  projects: [
    { name: 'firefox', use: { opens: 'firefox' } },
    { name: 'webkit', use: { opens: 'webkit' } },
  ],
};
export default config;
