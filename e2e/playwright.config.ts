import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../tooling/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 4273);
const executablePath = await chromiumPath();

/** The built portal and the sandbox on a port and a data folder of their own; one worker, because the sandbox's faults are the whole provider's. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  workers: 1,
  timeout: 30_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    launchOptions: { executablePath, args: [...chromiumArgs] },
  },
  webServer: {
    command: `${process.execPath} apps/sandbox/src/main.ts`,
    cwd: '..',
    url: `http://localhost:${port}/__sandbox/scenarios`,
    env: { PORT: String(port), DATA_DIR: mkdtempSync(join(tmpdir(), 'may-e2e-')) },
    stdout: 'ignore',
    timeout: 60_000,
  },
});
