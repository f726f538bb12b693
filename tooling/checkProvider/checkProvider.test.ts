import { describe, expect, it } from 'vitest';
import { sandboxOfTests } from '../../apps/sandbox/src/app/testing/createTestSandbox.ts';
import { type EndpointName, endpoints } from '../../packages/api/src/endpoints.ts';
import { checkProvider } from './checkProvider.ts';
import { judge, type Line, lineOf } from './judge.ts';

const portalOrigin = 'https://portal.example';

describe('the sandbox', () => {
  const sandbox = sandboxOfTests({ portalOrigin });
  let sent: string[];
  let told: unknown[];

  const check = (email: string, password = 'Demo!2345') => {
    sent = [];
    told = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      sent.push(`${request.method} ${new URL(request.url).pathname}`);
      const answer = await sandbox.fetch(request);
      if (answer.headers.get('content-type')?.includes('json')) told.push((await answer.clone().json()).result);
      return answer;
    };
    return checkProvider({ origin: 'http://localhost:4173', email, password, portalOrigin, fetch });
  };
  const leavesOf = (value: unknown): string[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [String(value)];
  const verdicts = (lines: readonly Line[]) => [...new Set(lines.map(({ verdict }) => verdict))].sort();

  it.each([
    ['literal', 'demo@may.cloud'],
    ['literal', 'new@may.cloud'],
    ['rich', 'demo@may.cloud'],
    ['rich', 'aud@may.cloud'],
  ] as const)(
    'as the %s provider fits, asked as %s, without a write and without a word of its data',
    async (profile, email) => {
      sandbox.world.profile = profile;
      const lines = await check(email);
      expect(lines.filter(({ verdict }) => verdict !== 'fits' && verdict !== 'not judged')).toEqual([]);
      const calls = Object.values(endpoints).filter(({ method }) => method === 'GET');
      expect(lines).toHaveLength(calls.length + 4);
      expect(sent.filter((each) => !/^(?:GET|OPTIONS) /.test(each))).toEqual(['POST /api/v1/auth/login']);
      const table = JSON.stringify(lines);
      const own = ['active', 'status', 'false'];
      const words = new Set(leavesOf(told).filter((word) => word.length > 4 && !own.includes(word)));
      expect([...words, 'Demo!2345'].filter((word) => table.includes(word))).toEqual([]);
    },
  );

  it('names the fields of the rich provider that the portal can use', async () => {
    sandbox.world.profile = 'rich';
    const lines = await check('demo@may.cloud');
    expect(lines.find(({ call }) => call === 'GET /api/v1/auth/me')?.answered).toBe('as specified; also name');
  });

  it('asks nothing more after a refused password', async () => {
    const lines = await check('demo@may.cloud', 'wrong');
    expect(verdicts(lines)).toEqual(['does not fit']);
    expect(sent).toEqual(['POST /api/v1/auth/login']);
  });
});

describe('another answer', () => {
  const json = (body: unknown, status = 200) => Response.json(body, { status });
  const result = (value: unknown) => json({ message: 'success', result: value });
  const [transaction] = endpoints['wallet.listTransactions'].literal as [object];
  const answeredWith = async (name: EndpointName, answer: () => Response) => {
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      const { pathname } = new URL(new Request(input, init).url);
      if (pathname.endsWith('/login')) return result({ token: { accessToken: 'token' } });
      if (pathname !== endpoints[name].path.replace('{card_provider}', 'stripe')) return json({}, 404);
      return answer();
    };
    const options = { origin: 'https://odd.example', email: 'a@b.vn', password: 'x', portalOrigin: null, fetch };
    return (await checkProvider(options)).find(({ call }) => call === lineOf(name).call);
  };

  it('of each kind has its verdict and its reason', async () => {
    for (const [kind, name, answer, verdict, reason] of [
      [
        'a page',
        'auth.getMe',
        () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
        'does not fit',
        /content type/,
      ],
      [
        'another envelope',
        'auth.getMe',
        () => json({ message: 'success', data: {} }),
        'does not fit',
        /another form at result/,
      ],
      ['404', 'domains.listDomains', () => json({}, 404), 'not offered', /404/],
      ['a refusal', 'servers.listServers', () => json({ message: 'no' }, 403), 'does not fit', /^refused with 403$/],
      ['no row', 'servers.listServers', () => result([]), 'not judged', /^an empty list$/],
      [
        'a broken row',
        'wallet.listTransactions',
        () => result([transaction, {}]),
        'does not fit',
        /cannot read 1 of 2 rows/,
      ],
      [
        'rows without a time',
        'wallet.listTransactions',
        () => result([{ ...transaction, created: undefined }]),
        'has gaps',
        /without a readable createdAt/,
      ],
    ] as const) {
      expect
        .soft(await answeredWith(name, answer), kind)
        .toMatchObject({ verdict, answered: expect.stringMatching(reason) });
    }
  });

  it('that never comes was not reached', async () => {
    const asked = { body: undefined, error: new TypeError('offline') };
    expect(await judge('auth.getMe', asked)).toMatchObject({ verdict: 'not reached', answered: 'no whole answer' });
  });
});
