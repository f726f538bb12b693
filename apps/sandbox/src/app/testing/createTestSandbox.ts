import { acceptToken } from '../../session/tokens.ts';
import { findUserByEmail } from '../../session/users.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../createSandbox.ts';
import { openTestStore, testStart, testTokenOf } from './openTestStore.ts';

/** `json` is serialised; `body` is sent as it is. */
export type Call = { token?: string; json?: unknown; body?: string; headers?: Record<string, string> };

/** A sandbox on a borrowed database, with a clock that the test moves. */
export type TestSandbox = Sandbox & {
  call: (method: string, path: string, call?: Call) => Promise<Response>;
  /** Returns a bearer token without asking for the password. */
  signIn: (email?: string) => Promise<string>;
  passTime: (ms: number) => void;
  reset: () => Promise<void>;
  close: () => Promise<void>;
};

/** Opens a sandbox for one test file. `reset` restores the seeded start and the profile given here. */
export const createTestSandbox = async (
  options: Omit<SandboxOptions, 'store' | 'clock'> = {},
): Promise<TestSandbox> => {
  const store = await openTestStore();
  await store.restore();
  let now = testStart.getTime();
  const sandbox = createSandbox({
    // Clears and seeds in one step, and only after a write: most tests only read.
    store: { ...store, clear: store.restore },
    clock: () => new Date(now),
    ...options,
  });
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
      const user = await findUserByEmail(store.db, email);
      if (!user) throw new Error(`No customer has the e-mail ${email}.`);
      const token = testTokenOf(user.id);
      await acceptToken(store.db, token, user.id, new Date(now));
      return token;
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
      sandbox.world.logs.close();
      await sandbox.world.late.halt();
      await sandbox.world.orders.halt();
      await store.close();
    },
  };
};
