import { createSandbox, type Sandbox, type SandboxOptions } from '../app.ts';
import { demoPassword } from '../seed/demoCustomers.ts';
import { seedStore } from '../seed/seedStore.ts';
import { openTestStore } from './openTestStore.ts';

/** The moment every test begins at. */
const testStart = new Date('2026-11-21T08:00:00Z');

/** What a test sends: JSON bodies are written, everything else goes as it is. */
export type Call = { token?: string; json?: unknown; body?: string; headers?: Record<string, string> };

/** A sandbox on an embedded database in memory, with a clock the test moves. */
export type TestSandbox = Sandbox & {
  call: (method: string, path: string, call?: Call) => Promise<Response>;
  signIn: (email?: string) => Promise<string>;
  passTime: (ms: number) => void;
  reset: () => Promise<void>;
  close: () => Promise<void>;
};

/** Opens a sandbox for one test file; `reset` brings every test back to the seeded start and the profile given here. */
export const createTestSandbox = async (
  options: Omit<SandboxOptions, 'store' | 'clock'> = {},
): Promise<TestSandbox> => {
  const store = await openTestStore();
  let now = testStart.getTime();
  await seedStore(store, testStart);
  const sandbox = createSandbox({ store, clock: () => new Date(now), ...options });
  const call: TestSandbox['call'] = (method, path, { token, json, body, headers } = {}) =>
    sandbox.fetch(
      new Request(new URL(path, 'http://localhost:4173'), {
        method,
        headers: {
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(json !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
        ...(body !== undefined && { body }),
      }),
    );
  return {
    ...sandbox,
    call,
    signIn: async (email = 'demo@may.cloud') => {
      const response = await call('POST', '/api/v1/auth/login', { json: { email, password: demoPassword } });
      return (await response.json()).result.token.accessToken;
    },
    passTime: (ms) => {
      now += ms;
    },
    reset: async () => {
      now = testStart.getTime();
      await call('POST', '/__sandbox/reset');
    },
    close: async () => {
      sandbox.world.realtime.close();
      await sandbox.world.orders.halt();
      await store.close();
    },
  };
};
