import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../apps/portal/src/settings/settings.ts';
import { createTestSandbox, type TestSandbox } from '../../apps/sandbox/src/app/testing/createTestSandbox.ts';
import { demoCustomers, demoPassword } from '../../apps/sandbox/src/seed/demoCustomers.ts';
import { endpointNames, endpoints } from '../../packages/api/src/endpoints.ts';
import { type Checked, type CheckOptions, checkProvider } from './checkProvider.ts';
import { rowsOf } from './createReplay.ts';
import { pathsOf } from './paths.ts';
import { printJson, printTable } from './printReport.ts';
import { exitStatusOf } from './report.ts';
import { type ReadName, reads, roles, writeNames } from './roles.ts';
import { createMadeProvider, json, madeToken, result, talkingSocket } from './testing/madeProvider.ts';
import { uses } from './uses.ts';

const portalOrigin = 'https://portal.example';
const given = {
  email: 'demo@may.cloud',
  password: demoPassword,
  portalOrigin,
  writes: [],
  domain: null,
  transaction: null,
  openSocket: talkingSocket('nginx|GET / 200'),
  now: Date.now,
  timeoutMs: 5_000,
  announce: () => undefined,
} satisfies Partial<CheckOptions>;

const check = (options: Partial<CheckOptions> & Pick<CheckOptions, 'fetch' | 'origin'>): Promise<Checked> =>
  checkProvider({ ...given, settings: readSettings(JSON.stringify({ apiOrigin: options.origin })), ...options });

const lineAt = ({ report }: Checked, call: string) => report.lines.find((line) => line.call === call);
const statuses = ({ report }: Checked) => [...new Set(report.lines.map(({ status }) => status))].sort();
const settingsIn = ({ report }: Checked) =>
  report.lines.flatMap(({ settings }) => settings).map((text) => text.split(' ')[1]);

describe('a table of the check', () => {
  it('reads each GET of the client but no other call', () => {
    const gets = endpointNames.filter((name) => endpoints[name].method === 'GET');
    expect(Object.keys(reads).sort()).toEqual(gets.sort());
  });

  it('says the use of each field that only the rich provider sends', () => {
    for (const name of Object.keys(reads) as ReadName[]) {
      const [plain, full] = [endpoints[name].literal, endpoints[name].rich].map((one) => pathsOf(rowsOf(name, one)[0]));
      expect(Object.keys(uses[name] ?? {}).sort(), name).toEqual(full?.filter((path) => !plain?.includes(path)).sort());
    }
  });

  it('tries each named write', () => {
    const named = Object.values(roles).flatMap((role) => ('write' in role ? [role.write] : []));
    expect(writeNames.filter((name) => !named.some((each) => each === name))).toEqual(['attempt-key']);
  });
});

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

  it.each(demoCustomers)('as specified, asked as $email: nothing differs, and nothing is richer', async ({ email }) => {
    sandbox.world.profile = 'literal';
    const checked = await check({ origin, email, fetch });
    expect(statuses(checked)).toEqual(['as specified', 'not asked', 'not judged']);
    expect(checked.report.verdict).toBe('fits');
    expect(settingsIn(checked)).toEqual(['FLAG_DNS=on']);
  });

  it.each(demoCustomers)(
    'rich, asked as $email: nothing differs, and its abilities lead to settings',
    async ({ email }) => {
      sandbox.world.profile = 'rich';
      const checked = await check({ origin, email, fetch });
      expect(statuses(checked)).toEqual(['as specified', 'not asked', 'not judged', 'richer']);
      expect(checked.report.verdict).toBe('fits');
      expect(settingsIn(checked)).toEqual(['FLAG_DNS=on', expect.stringMatching(/^PROVIDER_IDEMPOTENCY_KEY=on/)]);
    },
  );

  it('without --write, is sent reads and preflights, and no POST but the sign-in', async () => {
    sent.length = 0;
    await check({ origin, fetch });
    const writes = sent.filter((each) => !/^(?:GET|OPTIONS) /.test(each));
    expect(writes).toEqual(['POST /api/v1/auth/login']);
    expect(sent.length).toBeGreaterThan(20); // At least: one for each call that reads, and the preflights.
  });

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

  it('shows no token, password, e-mail, name, amount or address of the customer in either output', async () => {
    sandbox.world.profile = 'rich';
    told.length = 0;
    const { report, secrets } = await check({ origin, fetch });
    const leaves = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
    const words = new Set(
      leaves(told)
        .map(String)
        .filter((word) => word.length > 4),
    );
    // Words of a closed list, which the report uses itself.
    for (const word of ['false', 'active', 'pending', 'failed', 'status']) words.delete(word);
    expect(words.size).toBeGreaterThan(200); // At least: the rows of a year.
    const output = printTable(report, []) + printJson(report, []);
    expect([...words, ...secrets].filter((word) => output.includes(word))).toEqual([]);
  });

  it('stops after a refused password, without saying the words of the refusal', async () => {
    const checked = await check({ origin, fetch, password: 'wrong' });
    expect(checked.report).toMatchObject({ verdict: 'not checked', lines: [{ status: 'differs' }] });
    expect(exitStatusOf[checked.report.verdict]).toBe(3);
  });
});

const odd = 'https://odd.example';
const first = (name: ReadName): object => Object(rowsOf(name, endpoints[name].literal)[0]);
const list =
  (...rows: unknown[]) =>
  () =>
    result(rows);

describe('a provider that differs', () => {
  let checked: Checked;
  let asked: Request[];
  beforeAll(async () => {
    const transaction = first('wallet.listTransactions');
    const provider = createMadeProvider(
      {
        'auth.getMe': ({ headers }) =>
          headers.get('authorization')?.includes('unknown')
            ? json({ message: `no, ${given.email}` }, { status: 403 })
            : result({ ...first('auth.getMe'), region_code: 'SG', balance: 1_250_000 }),
        'auth.getCardSecret': () =>
          new Response(null, { status: 302, headers: { location: 'https://thief.example/card' } }),
        'wallet.listTransactions': list(
          { ...transaction, id: 'a', amount: '12,5 tr', ending_balance: undefined, transactionCode: 'MAY0001' },
          { ...transaction, id: 'b', ending_balance: undefined },
        ),
        'wallet.getTransaction': () => result({ ...first('wallet.getTransaction'), createdAt: '2026-11-21 08:00:00' }),
        'cards.listCards': () => result({ [given.email]: first('cards.listCards') }),
        'invoices.listInvoices': list({ ...first('invoices.listInvoices'), currency: 'btc' }),
        'servers.listRegions': () => json({ statusCode: 500, message: given.password }),
        'servers.listHostingRegions': () =>
          new Response(`<h1>${given.email}</h1>`, { headers: { 'content-type': 'text/html' } }),
        'servers.listPlans': () => json({ ok: true, payload: [first('servers.listPlans')], [madeToken]: 1 }),
        'servers.listServers': () => json({ message: 'success', result: [first('servers.listServers')], total: 40 }),
        'servers.getServer': () => result({ ...first('servers.getServer'), cpu: '\u001b[31mtwo' }),
        'servers.getLogAddress': () => result(`wss://logs.example:8443/${madeToken}`),
        'domains.listDomains': () => result({ data: [{ ...first('domains.listDomains'), active: 'true' }] }),
        'domains.listRecords': () => json({ message: 'Cannot GET' }, { status: 404 }),
        'locations.search': () => new Promise(() => undefined),
      },
      { 'access-control-allow-headers': 'content-type, *', date: 'Mon, 23 Nov 2026 00:00:00 GMT' },
    );
    asked = provider.seen;
    const now = () => Date.parse('2026-11-23T00:05:00Z');
    checked = await check({ origin: odd, fetch: provider.fetch, now, timeoutMs: 50 });
  });

  it.each([
    [
      'an unknown region',
      'GET /api/v1/auth/me',
      'differs',
      'region_code is none of VN, AUD, USD, EURO: the portal shows dong',
    ],
    [
      'a redirect',
      'GET /api/v1/auth/card',
      'differs',
      'it redirects to another origin, and the portal follows no redirect: the portal refuses the whole answer',
    ],
    [
      'an amount as a text',
      'GET /api/payments/{card_provider}',
      'differs',
      'amount is a text like "9 a" in 1 of 2 rows: the portal shows –',
    ],
    [
      'a missing field',
      'GET /api/payments/{card_provider}',
      'differs',
      'ending_balance is missing in 2 of 2 rows: the portal shows –',
    ],
    [
      'a date without a zone',
      'GET /api/payments/get-transaction',
      'differs',
      'createdAt is a text like "9999-99-99 99:99:99": without a time zone the portal reads it as UTC',
    ],
    [
      'a list as an object',
      'GET /api/payments/{card_provider}/methods',
      'differs',
      'result is an object: the portal refuses the whole answer',
    ],
    [
      'an unknown currency',
      'GET /api/payments/{card_provider}/invoices',
      'differs',
      'currency is "btc" in 1 of 1 rows: the portal shows –',
    ],
    [
      '200 with an error inside',
      'GET /api/wp/regions',
      'differs',
      'status 200 with the error 500 inside: the portal shows the call as refused',
    ],
    [
      'a page of HTML',
      'GET /api/regions/cpanel',
      'differs',
      'the content type is text/html, not application/json: the portal refuses the whole answer',
    ],
    [
      'another envelope',
      'GET /api/wp/sizes',
      'differs',
      'another envelope, without the field result (fields: ok, payload, 1 other): the portal refuses the whole answer',
    ],
    [
      'a list of several pages',
      'GET /api/wp',
      'differs',
      'the list seems to have further pages: the portal shows the first alone',
    ],
    ['a number as a word', 'GET /api/wp/{id}', 'differs', 'cpu is a text like "?[9a": the portal shows –'],
    [
      'a flag as a text',
      'GET /api/dns',
      'differs',
      'active is a text like "a" in 1 of 1 rows: the portal treats it as missing',
    ],
    [
      'a log on another host',
      'websocket of a server’s log',
      'differs',
      'the log comes from another host, logs.example:8443: the portal connects to no other host',
    ],
    ['a call that is not there', 'GET /api/dns/{id}/records', 'not offered', 'status 404'],
    ['no answer', 'GET /api/locations/search', 'not reached', 'no whole answer came within 0.05 s'],
    [
      '403 for an unknown token',
      'GET /api/v1/auth/me, with an unknown token',
      'differs',
      'status 403 instead of 401: the portal does not notice that a session has ended',
    ],
    [
      'a preflight with * for the token',
      'CORS',
      'differs',
      'the browser may not send GET /api/v1/auth/me: the header authorization is not allowed',
    ],
    ['a clock that is behind', 'clock', 'differs', 'it is 300 s behind this machine: one of the two is wrong'],
  ])('has a line for %s', (_, call, status, detail) => {
    expect(lineAt(checked, call)).toMatchObject({ status });
    expect(lineAt(checked, call)?.details).toContain(detail);
  });

  it('does not fit, because no page could send its token', () => {
    expect(checked.report.verdict).toBe('does not fit');
    expect(checked.report.sentence).toMatch(/: CORS\.$/);
    expect(settingsIn(checked)).toEqual(['FLAG_DNS=on', 'LOG_HOSTS=logs.example:8443']);
  });

  it('is asked at its own origin alone', () => {
    expect([...new Set(asked.map(({ url }) => new URL(url).origin))]).toEqual([odd]);
  });

  it('puts no secret and no control sign into either output', () => {
    const { report, secrets } = checked;
    const output = printTable(report, []) + printJson(report, []);
    expect(secrets).toEqual([given.email, given.password, madeToken]);
    expect(secrets.filter((secret) => output.includes(secret))).toEqual([]);
    expect(output.replaceAll('\n', '')).not.toMatch(/\p{C}/u);
  });
});

describe('a provider with the example of the specification in each answer', () => {
  it('fits', async () => {
    const { fetch } = createMadeProvider({ 'servers.getLogAddress': () => result('wss://odd.example/logs') });
    const checked = await check({ origin: odd, fetch });
    expect(checked.report.lines.filter(({ status }) => status === 'differs')).toEqual([]);
    expect(checked.report.verdict).toBe('fits');
  });

  it('fits with gaps if a dispensable call differs', async () => {
    const { fetch } = createMadeProvider({ 'cards.listCards': () => json({}, { status: 501 }) });
    const { report } = await check({ origin: odd, fetch });
    expect(report).toMatchObject({
      verdict: 'fits with gaps',
      sentence: expect.stringContaining('{card_provider}/methods'),
    });
  });

  it.each([
    ['ENOTFOUND', 'its name is unknown (DNS)'],
    ['ECONNREFUSED', 'nothing listens there (connection refused)'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'its TLS certificate is not trusted'],
  ])('is not reached at %s, which is no difference', async (code, reason) => {
    const fetch = () =>
      Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code }) }));
    const { report } = await check({ origin: odd, fetch });
    expect(report.verdict).toBe('not checked');
    expect(report.lines).toMatchObject([{ status: 'not reached', details: [reason, 'nothing else was asked'] }]);
  });

  it('is cut where an answer has no end', async () => {
    const endless = () =>
      new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1_000_000)) }));
    const { report } = await check({ origin: odd, fetch: createMadeProvider({ 'auth.signIn': endless }).fetch });
    expect(report.verdict).toBe('does not fit');
    expect(report.lines[0]?.details[0]).toMatch(/^the answer is longer than 5 MB and was cut/);
  });
});
