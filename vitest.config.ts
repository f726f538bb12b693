import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { languages } from './packages/ui/src/i18n/languages.ts';
import { chromiumArgs, chromiumPath } from './tooling/chromium.ts';
import { lane, randomShare, seed, stormCount } from './tooling/lane.ts';

const executablePath = await chromiumPath();

export default defineConfig({
  test: {
    // A forgotten `.only` would pass without the other tests of its file.
    allowOnly: false,
    // Files share a process or a page. The deep lane's seed puts them in another order: a file that needs one before it fails.
    sequence: { shuffle: { files: lane === 'deep' }, seed },
    projects: [
      {
        plugins: [languages(), vanillaExtractPlugin()],
        test: {
          name: 'unit',
          // Every core: what is left to itself keeps one free, which is half of a small machine.
          maxWorkers: '100%',
          // Files share a process, because one for each is half of the work: a test undoes what it does to globals, and counts on no empty store.
          isolate: false,
          environment: 'node',
          include: ['{packages,apps,tooling}/**/*.test.{ts,tsx}'],
          provide: { seed, randomShare, stormCount },
          setupFiles: ['tooling/seedProperties.ts'],
          testTimeout: 20_000,
          // What is polled for is an event: time passes only where it never comes.
          expect: { poll: { timeout: 10_000 } },
          // Preparing the sandbox's database for the first time on a busy machine takes longer than a hook is given by default.
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // One page for each core, shared by many files: a frame for each file is a third of the work. A story that changes the
          // page for those after it fails (`.storybook/leftovers.ts`).
          maxWorkers: '100%',
          isolate: false,
          // A story that never ends fails. The longest draws every state of a flow, which a busy machine does slowly.
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Without motion: an assertion about sight or place never meets a half-open dialog (packages/ui/src/theme/global.css.ts).
            provider: playwright({
              launchOptions: { executablePath, args: chromiumArgs },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
