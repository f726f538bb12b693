import { beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../apps/portal/src/settings/settings.ts';
import { endpoints } from '../../packages/api/src/endpoints.ts';
import type { Checked } from './checkProvider.ts';
import { rowsOf } from './createReplay.ts';
import { printJson, printTable } from './printReport.ts';
import type { ReadName } from './roles.ts';
import { check, credentials, lineAt, settingsIn } from './testing/check.ts';
import { createMadeProvider, json, madeToken, result } from './testing/madeProvider.ts';

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
            ? json({ message: `no, ${credentials.email}` }, { status: 403 })
            : result({ ...first('auth.getMe'), region_code: 'SG', balance: 1_250_000 }),
        'auth.getCardSecret': () =>
          new Response(null, { status: 302, headers: { location: 'https://thief.example/card' } }),
        'wallet.listTransactions': list(
          { ...transaction, id: 'a', amount: '12,5 tr', ending_balance: undefined, transactionCode: 'MAY0001' },
          { ...transaction, id: 'b', ending_balance: undefined },
        ),
        'wallet.getTransaction': () => result({ ...first('wallet.getTransaction'), createdAt: '2026-11-21 08:00:00' }),
        'cards.listCards': () => result({ [credentials.email]: first('cards.listCards') }),
        'invoices.listInvoices': list({ ...first('invoices.listInvoices'), currency: 'btc' }),
        'servers.listRegions': () => json({ statusCode: 500, message: credentials.password }),
        'servers.listHostingRegions': () =>
          new Response(`<h1>${credentials.email}</h1>`, { headers: { 'content-type': 'text/html' } }),
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

  it('tells which assumptions it does not hold, by shapes alone', () => {
    const odd = checked.report.assumptions.flatMap(({ id, standing, shapes }) =>
      standing === 'unseen' || standing === 'unseeable' || standing === 'held' ? [] : [[id, standing, ...shapes]],
    );
    expect(odd).toEqual([
      ['customerName', 'not held'],
      ['transactionCodes', 'mixed'],
      ['transactionAmounts', 'odd', 'amount is a text'],
      ['invoiceStatus', 'not held'],
    ]);
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
    expect(settingsIn(checked)).toEqual(['FLAG_DNS=on', 'NAMESERVER_SUFFIX=may.cloud', 'LOG_HOSTS=logs.example:8443']);
  });

  it('is asked at its own origin alone', () => {
    expect([...new Set(asked.map(({ url }) => new URL(url).origin))]).toEqual([odd]);
  });

  it('puts no secret and no control sign into either output', () => {
    const { report, secrets } = checked;
    const output = printTable(report, []) + printJson(report, []);
    expect(secrets).toEqual([credentials.email, madeToken]);
    expect([...secrets, credentials.password].filter((secret) => output.includes(secret))).toEqual([]);
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

  it.each(['auth.getMe', 'wallet.listTransactions', 'invoices.listInvoices'] as const)(
    'does not fit without %s, which the first page needs',
    async (name) => {
      const { fetch } = createMadeProvider({ [name]: () => json({}, { status: 501 }) });
      expect((await check({ origin: odd, fetch })).report.verdict).toBe('does not fit');
    },
  );

  it.each(['wallet.listTransactions', 'invoices.listInvoices', 'servers.listServers', 'domains.listDomains'] as const)(
    'does not fit if no row of %s can be read',
    async (name) => {
      const rows = [{ odd: 1 }, { odd: 2 }];
      const { fetch } = createMadeProvider({
        [name]: () => result(name === 'domains.listDomains' ? { data: rows } : rows),
      });
      const settings = readSettings(JSON.stringify({ apiOrigin: odd, flags: { dns: true } }));
      const { report } = await check({ origin: odd, fetch, settings });
      expect(report.verdict).toBe('does not fit');
      expect(report.lines.find(({ weight }) => weight === 'broken')?.details[0]).toBe('the portal can read no row');
    },
  );

  it('does not fit if an unknown token shows the customer', async () => {
    const { fetch } = createMadeProvider({ 'auth.getMe': () => result(first('auth.getMe')) });
    const { report } = await check({ origin: odd, fetch });
    expect(report.verdict).toBe('does not fit');
    expect(report.lines.find(({ weight }) => weight === 'broken')?.details).toEqual([
      'it answers any token with a customer: every visitor can read the customers’ data',
    ]);
  });

  it.each([
    [true, ['PUT']],
    [false, []],
    [undefined, []],
  ])('with a sole card whose is_default is %s, the write default-card sends %j', async (is_default, methods) => {
    const { fetch, seen } = createMadeProvider({
      'cards.listCards': list({ ...first('cards.listCards'), is_default }),
    });
    await check({ origin: odd, fetch, writes: ['default-card'] });
    expect(seen.map(({ method }) => method).filter((method) => method === 'PUT')).toEqual(methods);
  });

  it.each(['locations.search', 'domains.listDomains'] as const)(
    'fits if %s, which no page needs without FLAG_DNS, is answered with 503',
    async (name) => {
      const { fetch } = createMadeProvider({
        [name]: () => json({}, { status: 503 }),
        'servers.getLogAddress': () => result('wss://odd.example/logs'),
      });
      expect((await check({ origin: odd, fetch })).report.verdict).toBe('fits');
    },
  );

  it('with a token of one letter has a gap, and hides no letter of the report', async () => {
    const { fetch } = createMadeProvider({ 'auth.signIn': () => result({ token: { accessToken: 'a' } }) });
    const { report, secrets } = await check({ origin: odd, fetch });
    expect(secrets).toEqual([credentials.email]);
    expect(report.lines[0]).toMatchObject({
      weight: 'gap',
      details: ['the token is shorter than 8 characters: it can be guessed'],
    });
  });

  it.each([
    ['pay.odd.example', 'CHECKOUT_HOSTS=pay.odd.example'],
    ['nguyen-an.odd.example', 'CHECKOUT_HOSTS to'],
  ])('with a payment at %s, the write top-up proposes %s …', async (host, setting) => {
    const { fetch } = createMadeProvider({
      'wallet.createCheckout': () => result({ checkoutUrl: `https://${host}/1` }),
    });
    const checked = await check({ origin: odd, fetch, writes: ['top-up'] });
    expect(checked.report.lines.flatMap(({ settings }) => settings).join()).toContain(`set ${setting} `);
    expect(printTable(checked.report, [])).not.toContain('nguyen');
  });

  it('fits with gaps if a dispensable call differs', async () => {
    const { fetch } = createMadeProvider({ 'cards.listCards': () => json({}, { status: 501 }) });
    const { report } = await check({ origin: odd, fetch });
    expect(report).toMatchObject({
      verdict: 'fits with gaps',
      sentence: expect.stringContaining('{card_provider}/methods'),
    });
  });

  it('says that a list was not read, not that the account has no server, domain or code', async () => {
    const moved = () => new Response(null, { status: 302, headers: { location: '/moved' } });
    const lists = { 'servers.listServers': moved, 'domains.listDomains': moved, 'wallet.listTransactions': moved };
    const checked = await check({ origin: odd, fetch: createMadeProvider(lists).fetch });
    expect(['GET /api/wp/{id}', 'GET /api/dns/{id}'].map((call) => lineAt(checked, call)?.details)).toEqual([
      ['GET /api/wp was not read, so none is known'],
      ['GET /api/dns was not read, so none is known'],
    ]);
    expect(printJson(checked.report, [])).not.toContain('the account has no');
  });

  it('does not fit if a top-up is refused, and leads to the setting for attempt keys', async () => {
    const refuse = () => json({ message: 'no key' }, { status: 400 });
    const { fetch } = createMadeProvider({ 'wallet.createCheckout': refuse });
    const checked = await check({ origin: odd, fetch, writes: ['top-up'] });
    expect(checked.report.verdict).toBe('does not fit');
    expect(settingsIn(checked)).toContain('PROVIDER_IDEMPOTENCY_KEY=on');
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

  it('does not fit if the sign-in fails at the provider, which says nothing about the password', async () => {
    const { fetch } = createMadeProvider({ 'auth.signIn': () => json({ message: 'boom' }, { status: 500 }) });
    const { report } = await check({ origin: odd, fetch });
    expect(report).toMatchObject({
      verdict: 'does not fit',
      lines: [{ details: [expect.stringMatching(/^status 500/), 'nothing else was asked'] }],
    });
  });

  it('is cut where an answer has no end', async () => {
    const endless = () =>
      new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1_000_000)) }));
    const { report } = await check({ origin: odd, fetch: createMadeProvider({ 'auth.signIn': endless }).fetch });
    expect(report.verdict).toBe('does not fit');
    expect(report.lines[0]?.details[0]).toMatch(/^the answer is longer than 5 MB and was cut/);
  });
});
