import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../seed/demoCustomers.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

// Each start is a process that loads its modules and database: many seconds on a busy machine.
const patience = 120_000;

describe('the sandbox as a process', { timeout: patience }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'may-sandbox-'));
  type Running = { child: ChildProcess; origin: string; words: () => string };
  let newest: Running | undefined;
  const processes: ChildProcess[] = [];
  const isAlive = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;
  afterAll(async () => {
    for (const child of processes.filter(isAlive)) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  });

  const spawnMain = () => {
    const child = spawn(process.execPath, [main, '--api-only'], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    processes.push(child);
    let words = '';
    child.stderr.on('data', (data) => {
      words += data;
    });
    return { child, words: () => words };
  };
  const start = async (): Promise<Running> => {
    const { child, words } = spawnMain();
    for await (const line of createInterface(child.stdout)) {
      const origin = /answers at (\S+)/.exec(line)?.[1];
      if (origin) return { child, origin, words };
    }
    throw new Error(`The process ended before it answered: ${words()}`);
  };
  /** Shared by the tests, because a start takes seconds. */
  const running = async (): Promise<Running> => {
    newest = newest && isAlive(newest.child) ? newest : await start();
    return newest;
  };
  /** The error output of a process that does not start. */
  const lastWords = async (): Promise<string> => {
    const { child, words } = spawnMain();
    expect(await once(child, 'close')).toEqual([1, null]);
    return words();
  };
  // The first start creates the database: too slow for the timeout of a test.
  beforeAll(running, patience);
  const signIn = async (origin: string): Promise<string> => {
    const body = JSON.stringify({ email: 'new@may.cloud', password: demoPassword });
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${origin}/api/v1/auth/login`, { method: 'POST', headers, body });
    return (await response.json()).result.token.accessToken;
  };
  const pay = async (origin: string, token: string, key: string) => {
    const response = await fetch(`${origin}/api/payments/checkout`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ amount: 100_000, type: 2, method: 'VIETQR' }),
    });
    const { transactionCode } = (await response.json()).result;
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const bank = `${origin}/__sandbox/bank/${transactionCode}`;
    const paid = await fetch(bank, { method: 'POST', headers, body: 'action=pay', redirect: 'manual' });
    return { replayed: response.headers.has('Idempotent-Replayed'), confirmed: paid.status === 303 };
  };

  it('loses and repeats no payment when it is killed while payments arrive', async () => {
    const before = await running();
    const token = await signIn(before.origin);
    const keys = Array.from({ length: 10 }, (_, index) => `key-${index}`);
    const confirmed: string[] = [];
    const sent = keys.map(async (key) => {
      const { confirmed: isConfirmed } = await pay(before.origin, token, key);
      if (isConfirmed) confirmed.push(key);
      if (confirmed.length === 3) before.child.kill('SIGKILL');
    });
    const ended = once(before.child, 'exit');
    const results = await Promise.allSettled(sent);
    expect(await ended).toEqual([null, 'SIGKILL']);
    const told = [...confirmed];
    // Proves that payments were arriving at that time.
    expect(results.filter(({ status }) => status === 'rejected')).not.toEqual([]);

    const after = await running();
    const ledgerOf = async () =>
      (await (await fetch(`${after.origin}/__sandbox/ledger?email=new@may.cloud`)).json()).result;
    const survived = await ledgerOf();
    const paidKeys = survived.rows.map(({ attemptKey }: { attemptKey: string }) => attemptKey);
    expect(paidKeys).toEqual(expect.arrayContaining(told));
    expect(new Set(paidKeys).size).toBe(paidKeys.length);
    expect(survived.balance).toBe(100_000 * paidKeys.length);

    for (const key of keys) await pay(after.origin, token, key);
    const whole = await ledgerOf();
    expect(whole.rows).toHaveLength(10);
    expect(whole.payments).toHaveLength(10);
    expect(whole.balance).toBe(1_000_000);
    expect((await pay(after.origin, token, 'key-0')).replayed).toBe(true);
  });

  it('refuses to start a second process on its data folder', async () => {
    const { child } = await running();
    expect(await lastWords()).toContain(`belongs to process ${child.pid}`);
  });

  it('serves the card providers’ scripts and ends at SIGTERM, without a warning on stderr', async () => {
    const { child, origin, words } = await running();
    for (const path of ['stripe/stripe.js', 'square/square.js', 'cards/form']) {
      expect((await fetch(`${origin}/__sandbox/${path}`)).status).toBe(200);
    }
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(words()).toBe('');
  });
});
