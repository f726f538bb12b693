import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { demoPassword } from './seed/demoCustomers.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

describe('the sandbox as a process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'may-sandbox-'));
  const processes: ChildProcess[] = [];
  afterEach(async () => {
    for (const child of processes.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const spawnMain = (env: Record<string, string>): ChildProcess => {
    const child = spawn(process.execPath, [main, '--api-only'], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    processes.push(child);
    return child;
  };
  const start = async (): Promise<{ child: ChildProcess; origin: string }> => {
    const child = spawnMain({});
    if (!child.stdout) throw new Error('The process has no output.');
    for await (const line of createInterface(child.stdout)) {
      const origin = /answers at (\S+)/.exec(line)?.[1];
      if (origin) return { child, origin };
    }
    throw new Error('The process ended before it answered.');
  };
  const wordsOf = async (child: ChildProcess): Promise<string> => {
    let words = '';
    child.stderr?.on('data', (data) => {
      words += data;
    });
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    return words;
  };
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

  it('loses no payment and makes none twice when it is killed in the middle of them', { timeout: 60_000 }, async () => {
    const before = await start();
    const token = await signIn(before.origin);
    const keys = Array.from({ length: 30 }, (_, index) => `key-${index}`);
    const confirmed: string[] = [];
    const running = keys.map(async (key) => {
      const { confirmed: isConfirmed } = await pay(before.origin, token, key);
      if (isConfirmed) confirmed.push(key);
      if (confirmed.length === 5) before.child.kill('SIGKILL');
    });
    await Promise.allSettled(running);
    await expect.poll(() => before.child.signalCode).toBe('SIGKILL');
    const told = [...confirmed];

    const after = await start();
    const ledgerOf = async () =>
      (await (await fetch(`${after.origin}/__sandbox/ledger?email=new@may.cloud`)).json()).result;
    const survived = await ledgerOf();
    const paidKeys = survived.rows.map(({ attemptKey }: { attemptKey: string }) => attemptKey);
    expect(paidKeys).toEqual(expect.arrayContaining(told));
    expect(new Set(paidKeys).size).toBe(paidKeys.length);
    expect(survived.balance).toBe(100_000 * paidKeys.length);

    for (const key of keys) await pay(after.origin, token, key);
    const whole = await ledgerOf();
    expect(whole.rows).toHaveLength(30);
    expect(whole.payments).toHaveLength(30);
    expect(whole.balance).toBe(3_000_000);
    expect((await pay(after.origin, token, 'key-0')).replayed).toBe(true);

    const words = await wordsOf(spawnMain({}));
    expect(words).toContain(`belongs to process ${after.child.pid}`);
    const other = mkdtempSync(join(tmpdir(), 'may-sandbox-'));
    expect(await wordsOf(spawnMain({ DATA_DIR: other, PORT: new URL(after.origin).port }))).toContain('already in use');
    rmSync(other, { recursive: true });

    after.child.kill('SIGTERM');
    expect(await once(after.child, 'exit')).toEqual([0, null]);
  });

  it('makes the scripts of the card providers without a word of warning', async () => {
    const { child, origin } = await start();
    let words = '';
    child.stderr?.on('data', (data) => {
      words += data;
    });
    for (const path of ['stripe/stripe.js', 'square/square.js', 'stripe/frame']) {
      expect((await fetch(`${origin}/__sandbox/${path}`)).status).toBe(200);
    }
    child.kill('SIGTERM');
    await once(child, 'close');
    expect(words).toBe('');
  });

  it('says what is wrong with its environment instead of starting', async () => {
    expect(await wordsOf(spawnMain({ PROVIDER_PROFILE: 'Rich' }))).toBe(
      'PROVIDER_PROFILE is Rich, but the provider is literal or rich.\n',
    );
  });
});
