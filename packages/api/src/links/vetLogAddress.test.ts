import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { vetLogAddress } from './vetLogAddress.ts';

const secure = { protocol: 'https:' };
const plain = { protocol: 'http:' };
const allowedHosts = ['api.ok', 'logs.ok:8443', '127.0.0.1:4173', '[::1]:4173'];

it('a page of https opens an allowed host by wss, and loopback as it is', () => {
  for (const [raw, url] of [
    ['wss://api.ok/logs/1?ticket=x', 'wss://api.ok/logs/1?ticket=x'],
    ['ws://api.ok/logs/1', 'wss://api.ok/logs/1'],
    ['WSS://API.OK/logs/1', 'wss://api.ok/logs/1'],
    ['wss://api.ok:443/logs/1', 'wss://api.ok/logs/1'],
    ['ws://logs.ok:8443/1', 'wss://logs.ok:8443/1'],
    ['wss://api.ok/@home?to=ws://evil.tld', 'wss://api.ok/@home?to=ws://evil.tld'],
    ['wss://api.ok', 'wss://api.ok/'],
    ['wss://api.ok/1#end', 'wss://api.ok/1'],
    ['ws://127.0.0.1:4173/logs/1', 'ws://127.0.0.1:4173/logs/1'],
    ['ws://[::1]:4173/logs/1', 'ws://[::1]:4173/logs/1'],
  ] as const)
    expect.soft(vetLogAddress(raw, { page: secure, allowedHosts }), raw).toEqual({ ok: true, url });
});

it('a page of http opens an allowed host by the given scheme', () => {
  for (const [raw, url] of [
    ['ws://api.ok/1', 'ws://api.ok/1'],
    ['ws://api.ok:80/1', 'ws://api.ok/1'],
    ['wss://api.ok/1', 'wss://api.ok/1'],
  ] as const)
    expect.soft(vetLogAddress(raw, { page: plain, allowedHosts }), raw).toEqual({ ok: true, url });
});

it('an allowed host is the same with its usual port, and in ASCII', () => {
  for (const [raw, hosts] of [
    ['wss://api.ok/', ['api.ok:443']],
    ['ws://api.ok:443/', ['api.ok']],
    ['wss://xn--my-yja.ok/', ['xn--my-yja.ok']],
  ] as const)
    expect.soft(vetLogAddress(raw, { page: secure, allowedHosts: hosts }), raw).toMatchObject({ ok: true });
});

it.each([
  ['javascript:alert(1)', 'scheme'],
  ['https://api.ok/', 'scheme'],
  ['http://api.ok/', 'scheme'],
  ['wsss://api.ok/', 'scheme'],
  ['//api.ok/', 'scheme'],
  ['/logs/1', 'scheme'],
  ['api.ok/logs/1', 'scheme'],
  ['', 'scheme'],
  ['wss:api.ok', 'malformed'],
  ['wss:/api.ok', 'malformed'],
  ['wss:///api.ok', 'malformed'],
  ['wss://', 'malformed'],
  ['wss://api.ok:99999/', 'malformed'],
  ['wss://api.ok@evil.tld/', 'userinfo'],
  ['wss://a:b@api.ok/', 'userinfo'],
  ['wss://evil.tld\\@api.ok', 'characters'],
  ['wss://api.ok\t.evil.tld/', 'characters'],
  [' wss://api.ok/', 'characters'],
  ['wss://api.ok/\u202Egnp', 'characters'],
  ['ws://evil', 'host'],
  ['wss://evil', 'host'],
  ['wss://api.ok.evil.tld/', 'host'],
  ['wss://sub.api.ok/', 'host'],
  ['wss://api.ok./', 'host'],
  ['wss://аpi.ok/', 'host'],
  ['wss://api.ok:8443/', 'host'],
  ['wss://logs.ok/', 'host'],
  ['ws://127.0.0.1:4174/', 'host'],
  ['ws://localhost:4173/', 'host'],
  [`wss://api.ok/${'x'.repeat(5000)}`, 'notText'],
  [null, 'notText'],
  [['wss://api.ok/'], 'notText'],
])('refuses %j (%s)', (raw, reason) => {
  expect(vetLogAddress(raw, { page: secure, allowedHosts })).toEqual({ ok: false, reason });
});

it('refuses every address if no host is allowed', () => {
  expect(vetLogAddress('wss://api.ok/', { page: secure, allowedHosts: [] })).toEqual({ ok: false, reason: 'host' });
});

it('skips an allowed host that no address can have', () => {
  const hosts = ['1.2.3.4.5', 'api.ok'];
  expect(vetLogAddress('wss://evil.tld/', { page: secure, allowedHosts: hosts })).toMatchObject({ reason: 'host' });
  expect(vetLogAddress('wss://api.ok/', { page: secure, allowedHosts: hosts })).toMatchObject({ ok: true });
});

it('any text: an accepted address is wss to an allowed host and port, or ws to the allowed loopback', () => {
  const pieces = fc.constantFrom(
    'ws',
    'wss',
    'http',
    ':',
    '/',
    '//',
    '@',
    '\\',
    'api.ok',
    'logs.ok',
    'evil.tld',
    '.',
    '127.0.0.1',
    ':4173',
    ':8443',
    '?',
    '#',
    '\t',
    '%00',
    '[::1]',
  );
  const texts = fc.oneof(
    fc.webUrl().map((url) => url.replace(/^http/, 'ws')),
    fc.string(),
    fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 5 }).map((parts) => `ws://${parts.join('')}`),
  );
  let opened = 0;
  fc.assert(
    fc.property(texts, (raw) => {
      const vetted = vetLogAddress(raw, { page: secure, allowedHosts });
      if (!vetted.ok) return;
      opened += 1;
      const url = new URL(vetted.url);
      expect([url.username, url.password, url.hash]).toEqual(['', '', '']);
      expect(allowedHosts).toContain(url.host);
      expect(url.protocol === 'wss:' || ['127.0.0.1', '[::1]'].includes(url.hostname)).toBe(true);
    }),
    { numRuns: 2_000 * inject('randomShare') },
  );
  // The seed decides how many; a function that refuses everything would pass the property, too.
  expect(opened).toBeGreaterThan(0);
});
