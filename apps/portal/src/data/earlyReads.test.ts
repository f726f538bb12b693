import { beforeEach, describe, expect, it, vi } from 'vitest';

let dropEarlyReads: typeof import('./earlyReads.ts').dropEarlyReads;
let takeEarlyRead: typeof import('./earlyReads.ts').takeEarlyRead;

const me = 'https://portal.may.cloud/api/v1/auth/me';
const begin = (answer: Promise<Response>) => vi.stubGlobal('window', { beforeReact: { earlyReads: { [me]: answer } } });

beforeEach(async () => {
  // The age of early answers counts from the module's load.
  vi.resetModules();
  ({ dropEarlyReads, takeEarlyRead } = await import('./earlyReads.ts'));
  begin(Promise.resolve(new Response('early')));
});

describe('takeEarlyRead', () => {
  it('gives an early answer once, and only for its address', async () => {
    expect(takeEarlyRead(`${me}?for=someone`)).toBeUndefined();
    expect(await (await takeEarlyRead(me))?.text()).toBe('early');
    expect(takeEarlyRead(me)).toBeUndefined();
  });

  it.each([
    ['was refused', async () => new Response('{}', { status: 401 })],
    ['never arrived', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('gives no answer that %s: the client asks again', async (_, answer) => {
    begin(answer());
    expect(await takeEarlyRead(me)).toBeNull();
  });

  it('gives no early answer to the next customer', () => {
    dropEarlyReads();
    expect(takeEarlyRead(me)).toBeUndefined();
  });

  it.each([
    ['token-1', 'early'],
    ['token-2', undefined],
  ])('gives an early answer of token-1 to a session with %s: %s', async (accessToken, given) => {
    const storage = (entries: Record<string, string>) => ({ getItem: (key: string) => entries[key] ?? null });
    const sessionStorage = storage({ accessToken, isLogin: 'true', 'may.word': 'era lock' });
    const localStorage = storage({ 'may.lastWord': 'era lock' });
    const earlyReads = { [me]: Promise.resolve(new Response('early')) };
    vi.stubGlobal('window', { beforeReact: { earlyReads, earlyToken: 'token-1' }, sessionStorage, localStorage });
    vi.resetModules();
    ({ takeEarlyRead } = await import('./earlyReads.ts'));
    expect(await (await takeEarlyRead(me))?.text()).toBe(given);
  });

  it('gives no answer that is older than the stale time', () => {
    vi.useFakeTimers({ now: Date.now() + 15_001 });
    expect(takeEarlyRead(me)).toBeUndefined();
  });
});
