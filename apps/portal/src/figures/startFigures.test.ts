import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeDocument } from './fakePage.ts';
import { createElement as h } from './react.ts';

type Event = { key?: string | null };

const me = { id: 'usr_1', email: 'demo@may.cloud', region_code: 'VN' };
const row = { id: 'txn_1', description: 'Nạp tiền', amount: 500_000, created: 1_763_700_000, ending_balance: 500_000 };

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    headers: { 'content-type': 'application/json' },
    ...init,
  });
const success = (result: unknown) => json({ statusCode: 200, message: 'success', result });

let session: Record<string, string | undefined>;
let local: Record<string, string>;
let page: ReturnType<typeof fakeDocument>;
let hears: Record<string, (event: Event) => void>;
let answers: { me: Promise<Response>; transactions: Promise<Response>; invoices: Promise<Response> };
let withInvoices: ReturnType<typeof Promise.withResolvers<Response>>;

const settled = () => new Promise((resolve) => setTimeout(resolve));
const markup = () => page.body.markup;
const skeletons = '<body><skeleton data-figure="log"></><skeleton data-figure="count"></></>';
const figures = '<body><p>"Nạp tiền"</><skeleton data-figure="count"></></>';

/** Starts the figures of a page with a place for the transactions' words and one for the number of invoices. */
const start = async (waits = true) => {
  vi.resetModules();
  const { startFigures, Figure } = await import('./startFigures.ts');
  const { transactions, invoices } = await import('./answers.ts');
  startFigures({ transactions, invoices }, (_, read) =>
    h('main', null, [
      h(Figure, {
        name: 'log',
        of: read.transactions,
        children: ({ items }: { items: { description: string }[] }) =>
          items.map(({ description }) => h('p', null, description)),
      }),
      h(Figure, {
        name: 'count',
        of: read.invoices,
        children: ({ items }: { items: unknown[] }) =>
          h('b'.replace('b', items.length > 0 ? 'p' : 'script'), null, items.length),
      }),
    ]),
  );
  if (waits) await settled();
};

beforeEach(() => {
  session = { accessToken: 'token-1', isLogin: 'true', 'may.word': 'era lock', me: JSON.stringify({ id: 'usr_1' }) };
  local = { 'may.lastWord': 'era lock' };
  page = fakeDocument(['log', 'count']);
  hears = {};
  withInvoices = Promise.withResolvers();
  answers = {
    me: Promise.resolve(success(me)),
    transactions: Promise.resolve(success([row])),
    invoices: withInvoices.promise,
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', (type: string, listener: (event: Event) => void) => {
    hears[type] = listener;
  });
  vi.stubGlobal('window', {
    sessionStorage: { getItem: (key: string) => session[key] ?? null },
    localStorage: { getItem: (key: string) => local[key] ?? null },
    begunReads: answers,
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('startFigures', () => {
  it('draws each place when its answer is there, tells which reads it used, and leaves the answers to the client', async () => {
    await start();
    expect(markup()).toBe(figures);
    expect([...(window.figures?.reads ?? [])]).toEqual(['me', 'transactions']);
    withInvoices.resolve(success([{ id: 'in_1', status: 'paid' }]));
    await settled();
    expect(markup()).toBe('<body><p>"Nạp tiền"</><p>"1"</></>');
    expect([...(window.figures?.reads ?? [])]).toEqual(['me', 'transactions', 'invoices']);
    await expect((await answers.transactions).json()).resolves.toMatchObject({ result: [row] });
  });

  it('keeps the skeleton of a place that cannot be drawn, beside one that can', async () => {
    await start();
    withInvoices.resolve(success([]));
    await settled();
    expect(markup()).toBe(figures);
  });

  it.each<[string, () => Promise<Response>]>([
    ['fails', async () => json({ message: 'no' }, { status: 500, headers: { 'content-type': 'application/json' } })],
    ['never arrives', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['stays away', () => new Promise(() => undefined)],
    ['is a page', async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['is cut off', async () => json('{"result":[')],
    ['is a refusal', async () => json({ statusCode: 400, message: 'Rất tiếc' })],
    ['is no list', async () => success({ data: [row] })],
    ['has a row without an id', async () => success([row, { ...row, id: null }])],
    ['is longer than 200,000 characters', async () => success([{ ...row, note: 'x'.repeat(200_000) }])],
  ])('an answer that %s: the skeletons stay', async (_, answer) => {
    answers.transactions = answer();
    await start();
    expect([markup(), window.figures?.reads.size]).toEqual([skeletons, 0]);
  });

  it.each<[string, { session?: Record<string, string | undefined>; local?: Record<string, string> }]>([
    ['no customer is signed in', { session: { isLogin: undefined } }],
    ['the session is locked', { session: { lock_screen: 'true' } }],
    ['the token is missing', { session: { accessToken: undefined } }],
    ['another tab has locked since', { local: { 'may.lastWord': 'era lock2' } }],
    ['another tab has signed out since', { local: { 'may.lastWord': 'era2 lock' } }],
    ['the session has another token', { session: { accessToken: 'token-2' } }],
    ['the stored customer is another one', { session: { me: JSON.stringify({ id: 'usr_2' }) } }],
  ])('draws nothing and hides the page if %s when the answer arrives', async (_, change) => {
    await start(false);
    Object.assign(session, change.session);
    Object.assign(local, change.local);
    await settled();
    expect([markup(), page.documentElement.dataset]).toEqual([skeletons, { shell: 'stale' }]);
    expect(window.figures).toBeUndefined();
  });

  it('draws nothing if the answer is about another customer than the stored one', async () => {
    answers.me = Promise.resolve(success({ ...me, id: 'usr_2' }));
    await start();
    expect(markup()).toBe(skeletons);
  });

  it('draws nothing into a picture that is not this customer’s', async () => {
    page.documentElement.dataset.shell = 'stale';
    await start();
    expect([markup(), window.figures]).toEqual([skeletons, undefined]);
  });

  it('takes the figures back at once when another tab locks, and hides the page', async () => {
    await start();
    local['may.lastWord'] = 'era lock2';
    hears.storage?.({ key: 'may.other' });
    expect(markup()).toBe(figures);
    hears.storage?.({ key: 'may.lastWord' });
    expect([markup(), page.documentElement.dataset.shell]).toEqual([skeletons, 'stale']);
  });

  it('hides a page that is left, and shows it again only after a check of the session', async () => {
    await start();
    const { dataset } = page.documentElement;
    hears.pagehide?.({});
    expect(dataset).toEqual({ away: '' });
    hears.pageshow?.({});
    expect([dataset, markup()]).toEqual([{}, figures]);
    hears.pagehide?.({});
    local['may.lastWord'] = 'era2 lock';
    hears.pageshow?.({});
    expect([dataset, markup()]).toEqual([{ shell: 'stale' }, skeletons]);
  });

  it('draws and hides nothing once React has taken over', async () => {
    await start();
    delete window.figures;
    withInvoices.resolve(success([{ id: 'in_1', status: 'paid' }]));
    await settled();
    local['may.lastWord'] = 'era2 lock';
    hears.storage?.({ key: null });
    hears.pagehide?.({});
    hears.pageshow?.({});
    expect([page.documentElement.dataset, markup()]).toEqual([{}, figures]);
  });
});
