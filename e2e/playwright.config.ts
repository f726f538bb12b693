import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../tooling/chromium.ts';
import type { Options } from './portalTest.ts';
import type { Profile } from './sandbox.ts';

const firstPort = Number(process.env.E2E_PORT ?? 4273);
const originAt = (index: number) => `http://localhost:${firstPort + index}`;
const [rich, literal] = [originAt(0), originAt(1)];
const executablePath = await chromiumPath();

/** A sandbox on a port and a data folder of its own. */
const serve = (origin: string, env: Record<string, string> = {}, ...flags: string[]) => ({
  command: [process.execPath, 'apps/sandbox/src/main.ts', ...flags].join(' '),
  cwd: '..',
  url: `${origin}/__sandbox/scenarios`,
  env: { PORT: new URL(origin).port, DATA_DIR: mkdtempSync(join(tmpdir(), 'may-e2e-')), ...env },
  stdout: 'ignore' as const,
  timeout: 60_000,
});

/** The portal's own server, alone, in front of a provider on another origin. */
const apart = (profile: Profile, firstOrigin: number) => {
  const [portal, provider] = [originAt(firstOrigin), originAt(firstOrigin + 1)];
  const env = {
    PORT: new URL(portal).port,
    API_ORIGIN: provider,
    PUSHER_HOST: new URL(provider).host,
    PUSHER_KEY: 'may-sandbox',
    PROVIDER_IDEMPOTENCY_KEY: profile === 'rich' ? 'on' : 'off',
  };
  const alone = {
    command: `${process.execPath} apps/portal/server/serve.ts`,
    cwd: '..',
    url: `${portal}/healthz`,
    env,
  };
  return {
    servers: [alone, serve(provider, { PROVIDER_PROFILE: profile, PORTAL_ORIGIN: portal }, '--api-only')],
    project: {
      name: `${profile} elsewhere`,
      workers: 1,
      use: { baseURL: portal, provider, profile },
      testMatch: /acrossOrigins\.e2e\.ts/,
    },
  };
};
const elsewhere = [apart('literal', 2), apart('rich', 4)];

/**
 * The built portal in front of a provider that gives all it can, in front of one exactly as specified, and in front of each on
 * another origin. One worker each, because the sandbox's faults are the whole provider's.
 */
export default defineConfig<Options>({
  testDir: '.',
  testMatch: '*.e2e.ts',
  workers: 2,
  timeout: 30_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  projects: [
    { name: 'rich', workers: 1, use: { baseURL: rich, profile: 'rich' }, testIgnore: /acrossOrigins/ },
    {
      name: 'literal',
      workers: 1,
      use: { baseURL: literal, profile: 'literal' },
      testMatch: /(topUp\w*|paymentReturn|signIn|lock|realtime|failures)\.e2e\.ts/,
    },
    ...elsewhere.map(({ project }) => project),
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    launchOptions: { executablePath, args: [...chromiumArgs] },
  },
  webServer: [
    serve(rich),
    serve(literal, { PROVIDER_PROFILE: 'literal' }),
    ...elsewhere.flatMap(({ servers }) => servers),
  ],
});
