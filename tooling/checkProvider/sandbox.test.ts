import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../../apps/sandbox/src/app/testing/createTestSandbox.ts';
import type { Checked } from './checkProvider.ts';
import { printJson, printTable } from './printReport.ts';
import { exitStatusOf } from './report.ts';
import { writeNames } from './roles.ts';
import { check, lineAt, portalOrigin, settingsIn } from './testing/check.ts';

/** The assumptions by how they stand. */
const standing = ({ report }: Checked) => {
  const byStanding = Object.groupBy(report.assumptions, ({ standing }) => standing);
  return Object.fromEntries(
    Object.entries(byStanding).map(([name, found]) => [name, found.map(({ id }) => id).sort()]),
  );
};

const statuses = ({ report }: Checked) => [...new Set(report.lines.map(({ status }) => status))].sort();

/** Every value of an answer, at any depth, as text. */
const leavesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [String(value)];

/** Values of closed lists and of records that the report has as words of its own. */
const ownWords = ['false', 'active', 'pending', 'failed', 'status'];

describe('the sandbox', () => {
  const origin = 'http://localhost:4173';
  let sandbox: TestSandbox;
  const sent: string[] = [];
  const told: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    sent.push(`${request.method} ${new URL(request.url).pathname}`);
    const response = await sandbox.fetch(request);
    if (response.headers.get('content-type')?.includes('json')) told.push((await response.clone().json()).result);
    return response;
  };
  beforeAll(async () => {
    sandbox = await createTestSandbox({ portalOrigin });
  });
  afterAll(() => sandbox.close());

  it.each(['demo@may.cloud', 'new@may.cloud'])(
    'as specified, asked as %s: nothing differs, and nothing is richer',
    async (email) => {
      sandbox.world.profile = 'literal';
      const checked = await check({ origin, email, fetch });
      expect(statuses(checked)).toEqual(['as specified', 'not asked', 'not judged']);
      expect(checked.report.verdict).toBe('fits');
      expect(settingsIn(checked)).toEqual(
        email.startsWith('new') ? ['FLAG_DNS=on'] : ['FLAG_DNS=on', 'NAMESERVER_SUFFIX=may.cloud'],
      );
    },
  );

  it('holds the same assumptions that check:provider and the page of support list, on each profile', async () => {
    sandbox.world.profile = 'literal';
    const plain = standing(await check({ origin, fetch }));
    expect(plain).toEqual({
      held: [
        'customerFields',
        'domainFields',
        'logAddress',
        'places',
        'refusals',
        'transactionAmounts',
        'transactionTimes',
      ],
      'not held': ['customerName', 'invoiceStatus', 'recordSettings', 'transactionCodes'],
      unseen: expect.arrayContaining(['domainMade', 'recordChanges', 'squarePayment']),
      unseeable: ['mariadbPrice', 'presetsAbroad'],
    });
    sandbox.world.profile = 'rich';
    const full = standing(await check({ origin, fetch, writes: writeNames, domain: 'kiem-tra.example' }));
    expect(full['not held']).toBeUndefined();
    expect(full.held).toEqual(
      expect.arrayContaining(['channelSignature', 'customerName', 'domainMade', 'recordChanges', 'recordDeletion']),
    );
    await sandbox.reset();
  });

  it.each(['demo@may.cloud', 'aud@may.cloud'])(
    'rich, asked as %s: its abilities lead to settings, it is sent no write, and no secret is shown',
    async (email) => {
      sandbox.world.profile = 'rich';
      sent.length = 0;
      told.length = 0;
      const checked = await check({ origin, email, fetch });
      expect(statuses(checked)).toEqual(['as specified', 'not asked', 'not judged', 'richer']);
      expect(checked.report.verdict).toBe('fits');
      expect(settingsIn(checked)).toEqual([
        'FLAG_DNS=on',
        'NAMESERVER_SUFFIX=may.cloud',
        expect.stringMatching(/^PROVIDER_IDEMPOTENCY_KEY=on/),
      ]);
      expect(sent.filter((each) => !/^(?:GET|OPTIONS) /.test(each))).toEqual(['POST /api/v1/auth/login']);

      const words = new Set(leavesOf(told).filter((word) => word.length > 4 && !ownWords.includes(word)));
      expect(words.size).toBeGreaterThan(100); // At least: the rows of a history.
      const output = printTable(checked.report, []) + printJson(checked.report, []);
      expect([...words, ...checked.secrets, 'Demo!2345'].filter((word) => output.includes(word))).toEqual([]);
    },
  );

  it('with every write named, says each consequence before it and leaves the domains as they were', async () => {
    sandbox.world.profile = 'rich';
    const said: string[] = [];
    const checked = await check({
      origin,
      fetch,
      writes: writeNames,
      domain: 'kiem-tra.example',
      announce: (sentence) => said.push(sentence),
    });
    expect(said.map((sentence) => sentence.split(':')[0])).toEqual(writeNames.map((name) => `--write=${name}`));
    expect(lineAt(checked, 'POST /api/payments/checkout, twice with one key')?.details).toEqual([
      'both answers name one payment',
    ]);
    expect(lineAt(checked, 'DELETE /api/dns/{id}')?.status).toBe('as specified');
    const names = (await (await sandbox.call('GET', '/api/dns', { token: await sandbox.signIn() })).json()).result.data;
    expect(names.map(({ name }: { name: string }) => name)).not.toContain('kiem-tra.example');
    await sandbox.reset();
  });

  it('adds no domain that the account has already', async () => {
    sent.length = 0;
    const checked = await check({ origin, fetch, writes: ['dns'], domain: 'bienxanh.vn' });
    expect(lineAt(checked, 'POST /api/dns')?.status).toBe('not judged');
    expect(sent.filter((each) => /^(?:POST|DELETE) \/api\/dns/.test(each))).toEqual([]);
  });

  it('stops after a refused password, without saying the words of the refusal', async () => {
    const checked = await check({ origin, fetch, password: 'wrong' });
    expect(checked.report).toMatchObject({ verdict: 'not checked', lines: [{ status: 'differs' }] });
    expect(exitStatusOf[checked.report.verdict]).toBe(3);
  });
});
