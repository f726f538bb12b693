import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { checkBuild } from '../apps/portal/server/checkBuild.ts';
import { sessionEntries } from '../apps/portal/src/browser/storage/storedSession.ts';
import { createSandbox, type SandboxOptions } from '../apps/sandbox/src/app/createSandbox.ts';
import { startServer } from '../apps/sandbox/src/app/startServer.ts';
import { openTestStore } from '../apps/sandbox/src/app/testing/openTestStore.ts';
import { addSetupIntent } from '../apps/sandbox/src/cards/intents.ts';
import { seedStore } from '../apps/sandbox/src/seed/seedStore.ts';
import { issueToken } from '../apps/sandbox/src/session/tokens.ts';
import { findUserByEmail } from '../apps/sandbox/src/session/users.ts';
import { freePort } from '../tooling/freePort.ts';
import type { Profile } from './sandbox.ts';

/** A running portal and its provider, on one origin or on two. */
export type Servers = {
  portal: string;
  provider: string;
  /** Signs a customer in without a password; returns the entries of the session in the session storage of a tab. */
  openSession: (email: string) => Promise<Record<string, string>>;
  stop: () => Promise<void>;
};

const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A sandbox in this process, on a free port, its database in memory. */
const startProvider = async (options: Omit<SandboxOptions, 'store'>) => {
  const store = await openTestStore();
  await seedStore(store, new Date());
  // A late bank takes 1 second instead of 10, and an order step half of its time.
  const sandbox = createSandbox({ store, lateness: 1_000, pace: 0.5, ...options });
  const { origin, close } = await startServer(sandbox, { port: 0 });
  const openSession: Servers['openSession'] = async (email) => {
    const user = await findUserByEmail(store.db, email);
    if (!user) throw new Error(`The provider has no customer ${email}.`);
    const now = sandbox.world.clock();
    const accessToken = await issueToken(store.db, user.id, now);
    const clientStripe = await addSetupIntent(store.db, user.id, now);
    // The literal provider gives no name.
    const name = sandbox.world.profile === 'rich' ? user.name : null;
    const me = { id: user.id, email, name, region: user.regionCode, balance: null };
    return sessionEntries({ me, accessToken, clientStripe, locked: false }, null);
  };
  return { origin, openSession, stop: () => close().then(store.close) };
};

/** The built portal and its provider on one origin, as `npm start` serves them. */
export const startTogether = async (profile: Profile): Promise<Servers> => {
  const folder = fileAt('../apps/portal/dist');
  checkBuild(folder, { PORTAL_MODE: 'sandbox' });
  const { origin, ...provider } = await startProvider({ profile, portal: { folder } });
  return { portal: origin, provider: origin, ...provider };
};

/** The portal's own server, in the process that `npm run serve` starts, in front of a provider on another origin. */
export const startApart = async (profile: Profile): Promise<Servers> => {
  const port = await freePort();
  const portal = `http://localhost:${port}`;
  const provider = await startProvider({ profile, portalOrigin: portal });
  const server = spawn(process.execPath, [fileAt('../apps/portal/server/serve.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORTAL_MODE: 'sandbox',
      PORT: String(port),
      API_ORIGIN: provider.origin,
      PUSHER_HOST: new URL(provider.origin).host,
      PUSHER_KEY: 'may-sandbox',
      PROVIDER_IDEMPOTENCY_KEY: profile === 'rich' ? 'on' : 'off',
      PROVIDER_PAYMENT_STATUS: profile === 'rich' ? 'on' : 'off',
    },
  });
  const stop = async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
    await provider.stop();
  };
  for await (const line of createInterface(server.stdout)) {
    if (line.includes('answers at')) return { ...provider, portal, provider: provider.origin, stop };
  }
  await stop();
  throw new Error('The portal’s own server ended before it answered: run `npm run serve` to see why.');
};
