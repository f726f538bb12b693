import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createSandbox, type SandboxOptions } from '../apps/sandbox/src/app.ts';
import { seedStore } from '../apps/sandbox/src/seed/seedStore.ts';
import { startServer } from '../apps/sandbox/src/startServer.ts';
import { openTestStore } from '../apps/sandbox/src/testing/openTestStore.ts';
import { freePort } from '../tooling/freePort.ts';
import type { Profile } from './sandbox.ts';

/** Where a portal and its provider answer, on one origin or on two, until they are stopped. */
export interface Servers {
  portal: string;
  provider: string;
  stop: () => Promise<void>;
}

const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A sandbox in this process, on a free port, its database in memory. */
const startProvider = async (options: Omit<SandboxOptions, 'store'>) => {
  const store = await openTestStore();
  await seedStore(store, new Date());
  const { origin, close } = await startServer(createSandbox({ store, lateness: 1_000, pace: 0.5, ...options }), {
    port: 0,
  });
  return { origin, stop: () => close().then(store.close) };
};

/** The built portal and its provider on one origin, as `npm start` serves them. */
export const startTogether = async (profile: Profile): Promise<Servers> => {
  const { origin, stop } = await startProvider({ profile, portal: { folder: fileAt('../apps/portal/dist') } });
  return { portal: origin, provider: origin, stop };
};

/** The portal's own server, the process `npm run serve` starts, in front of a provider on another origin. */
export const startApart = async (profile: Profile): Promise<Servers> => {
  const port = await freePort();
  const portal = `http://localhost:${port}`;
  const provider = await startProvider({ profile, portalOrigin: portal });
  const server = spawn(process.execPath, [fileAt('../apps/portal/server/serve.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      API_ORIGIN: provider.origin,
      PUSHER_HOST: new URL(provider.origin).host,
      PUSHER_KEY: 'may-sandbox',
      PROVIDER_IDEMPOTENCY_KEY: profile === 'rich' ? 'on' : 'off',
    },
  });
  const stop = async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
    await provider.stop();
  };
  for await (const line of createInterface(server.stdout)) {
    if (line.includes('answers at')) return { portal, provider: provider.origin, stop };
  }
  await stop();
  throw new Error('The portal’s own server ended before it answered: run `npm run serve` to see why.');
};
