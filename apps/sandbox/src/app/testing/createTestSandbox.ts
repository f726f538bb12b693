import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type DemoCustomer, demoCustomers } from '../../seed/demoCustomers.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../createSandbox.ts';
import { type RunningServer, startServer } from '../startServer.ts';
import { openTestStore, testStart, testTokenOf } from './openTestStore.ts';

/** `json` is serialised; `body` is sent as it is. */
export type Call = { token?: string; json?: unknown; body?: string; headers?: Record<string, string> };

/** A sandbox on a borrowed database, with a clock that the test moves. */
export type TestSandbox = Sandbox & {
  call: (method: string, path: string, call?: Call) => Promise<Response>;
  /** Arms a scenario by its name. */
  arm: (name: string) => Promise<Response>;
  /** The ledger of a customer, of the demo customer without an e-mail. */
  ledger: (email?: string) => ReturnType<Response['json']>;
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
    arm: (name) => call('POST', '/__sandbox/scenarios', { json: { name } }),
    ledger: async (email = 'demo@may.cloud') =>
      (await (await call('GET', `/__sandbox/ledger?email=${email}`)).json()).result,
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

export const customerOf = (email: string): DemoCustomer => {
  const customer = demoCustomers.find((each) => each.email === email);
  if (!customer) throw new Error(`No customer has the e-mail ${email}.`);
  return customer;
};

/** The bearer token that a demo customer has in every test. */
export const tokenOf = (email = 'demo@may.cloud'): string => testTokenOf(customerOf(email).id);

/** A sandbox for the tests of a suite, at its seeded start before each one. It has its fields once they run. */
export const sandboxOfTests = (options?: Parameters<typeof createTestSandbox>[0]): TestSandbox => {
  const sandbox = {} as TestSandbox;
  beforeAll(async () => void Object.assign(sandbox, await createTestSandbox(options)));
  beforeEach(() => sandbox.reset());
  afterAll(() => sandbox.close());
  return sandbox;
};

/** A folder for the pages of a portal, filled by `write`. Call it before the sandbox that serves them. */
export const pagesOfTests = (write: (folder: string) => void): string => {
  const folder = mkdtempSync(join(tmpdir(), 'may-portal-'));
  beforeAll(() => write(folder));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
};

/** A server on a free port for the same tests. */
export const serverOfTests = (sandbox: TestSandbox): RunningServer => {
  const server = {} as RunningServer;
  beforeAll(async () => void Object.assign(server, await startServer(sandbox, { port: 0 })));
  afterAll(() => server.close());
  return server;
};
