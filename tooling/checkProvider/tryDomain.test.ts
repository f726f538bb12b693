import { expect, it } from 'vitest';
import { createApi } from '../../packages/api/src/index.ts';
import { createRecorder } from './createRecorder.ts';
import { type Answers, createMadeProvider, json, madeToken, result } from './testing/madeProvider.ts';
import { tryDomain } from './tryDomain.ts';

const origin = 'https://odd.example';
const nameserver = ['ns1.odd.example'];
const row = (id: string, name: string, more: object = {}) => ({ id, name, active: false, nameserver, ...more });
const own = row('own', 'shop.example');
const made = row('made', 'check.example');

/** Tries the writes at a provider whose list shows one account at a time: before the creation, and after it. */
const tryAt = async (domain: string, before: object[], after: object[] | Response, answers: Answers) => {
  let lists = 0;
  const list = () => {
    lists += 1;
    const shown = lists === 1 ? before : after;
    return shown instanceof Response ? shown.clone() : result({ data: shown });
  };
  const { fetch, seen } = createMadeProvider({ 'domains.listDomains': list, ...answers });
  const recorder = createRecorder({ origin, portalOrigin: null, fetch, timeoutMs: 1_000 });
  const api = createApi({ baseUrl: origin, fetch: recorder.fetch, getToken: () => madeToken });
  const lines = await tryDomain({ api, recorder, domain });
  const sent = seen.filter(({ method }) => method === 'POST' || method === 'DELETE');
  return {
    sent: sent
      .map(({ method, url }) => `${method} ${new URL(url).pathname}`)
      .filter((call) => !call.includes('/records')),
    details: lines.flatMap(({ details }) => details).join('; '),
  };
};

const makes = (made: unknown, init?: ResponseInit) => ({
  'domains.createDomain': () => json({ message: 'success', result: made }, init),
});
const refuses = (status: number) => ({ 'domains.createDomain': () => json({ message: 'no' }, { status }) });

it('deletes no domain after a refused creation, even if the list has the domain then', async () => {
  const { sent, details } = await tryAt('shop.example', [], [own], refuses(409));
  expect(sent).toEqual(['POST /api/dns']);
  expect(details).toBe('status 409: the portal shows the call as failed');
});

it.each<[string, Parameters<typeof tryAt>]>([
  ['the creation failed at the provider', ['check.example', [own], [own, made], refuses(500)]],
  ['the answer names a domain of the account', ['check.example', [own], [own], makes({ ...made, id: 'own' })]],
  ['the answer names another domain', ['check.example', [own], [own], makes(row('other', 'other.example'))]],
  ['the domain is active', ['shop.example', [], [own], makes({ ...own, active: true })]],
  [
    'the domain is older than the request',
    [
      'shop.example',
      [],
      [own],
      makes({ ...own, createdAt: '2026-01-01T00:00:00Z' }, { headers: { date: 'Mon, 23 Nov 2026 00:00:00 GMT' } }),
    ],
  ],
])('deletes no domain if %s', async (_, given) => {
  const { sent, details } = await tryAt(...given);
  expect(sent).toEqual(['POST /api/dns']);
  expect(details).toMatch(/may be left there/);
});

it.each<[string, Parameters<typeof tryAt>]>([
  [
    'has further pages',
    [
      'check.example',
      [],
      [],
      { 'domains.listDomains': () => json({ message: 'success', result: { data: [own], total: 40 } }) },
    ],
  ],
  ['has a row that cannot be read', ['check.example', [own, { id: 2 }], [], {}]],
  ['cannot be read', ['check.example', [], [], { 'domains.listDomains': () => json({}, { status: 500 }) }]],
])('sends nothing if the list of domains %s', async (_, given) => {
  const { sent, details } = await tryAt(...given);
  expect(sent).toEqual([]);
  expect(details).toMatch(/nothing was sent$/);
});

it.each<[string, Parameters<typeof tryAt>]>([
  ['the answer names, if the list fails then', ['check.example', [own], json({}, { status: 500 }), makes(made)]],
  ['the list has then, if the answer names none', ['check.example', [own], [own, made], makes(undefined)]],
])('deletes the domain that %s', async (_, given) => {
  const { sent, details } = await tryAt(...given);
  expect(sent).toEqual(['POST /api/dns', 'DELETE /api/dns/made']);
  expect(details).toMatch(/still there/);
});

it('says that the domain may be left if neither the answer nor the list names it', async () => {
  const { sent, details } = await tryAt('check.example', [own], json({}, { status: 500 }), makes(undefined));
  expect(sent).toEqual(['POST /api/dns']);
  expect(details).toMatch(/may be left there/);
});

it.each([
  ['bücher.example', 'xn--bcher-kva.example'],
  ['Check.Example.', 'check.example'],
])('sends nothing if the domain %s is listed as %s, and deletes it if it is added', async (typed, name) => {
  const added = row('made', name);
  expect((await tryAt(typed, [added], [], {})).sent).toEqual([]);
  expect((await tryAt(typed, [], [added], makes(undefined))).sent).toEqual(['POST /api/dns', 'DELETE /api/dns/made']);
});

it.each(['https://check.example/', 'check', '198.51.100.7', 'a b.example'])(
  'sends nothing for %s, which is no domain name',
  async (typed) => {
    expect(await tryAt(typed, [], [], {})).toEqual({ sent: [], details: expect.stringMatching(/no domain name/) });
  },
);
