import type { PlaywrightTestConfig } from '@playwright/test';
import type { EngineOption } from './engine.ts';
import common from './playwright.config.ts';
import type { WorkerOptions } from './portalTest.ts';

/** The ten main paths in the engines of Firefox and Safari. */
const config: PlaywrightTestConfig<EngineOption, WorkerOptions> = {
  ...common,
  globalSetup: './engines.setup.ts',
  testMatch: 'engines.paths.ts',
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../.cache/test/engines.json' }]],
  projects: [
    { name: 'firefox', use: { opens: 'firefox' } },
    { name: 'webkit', use: { opens: 'webkit' } },
  ],
};
export default config;
