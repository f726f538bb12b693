import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { vetCheckoutUrl } from './vetCheckoutUrl.ts';

const allowedHosts = ['pay.ok', '127.0.0.1'];

it('accepts a URL of an allowed host, and changes nothing but http to https', () => {
  for (const [raw, url, host] of [
    ['https://pay.ok/c?x=1#y', 'https://pay.ok/c?x=1#y', 'pay.ok'],
    ['http://pay.ok/c', 'https://pay.ok/c', 'pay.ok'],
    ['HTTPS://PAY.OK/c', 'https://pay.ok/c', 'pay.ok'],
    ['https://pay.ok:443/c', 'https://pay.ok/c', 'pay.ok'],
    ['http://pay.ok/c?next=http://pay.ok/http', 'https://pay.ok/c?next=http://pay.ok/http', 'pay.ok'],
    ['https://pay.ok/@home', 'https://pay.ok/@home', 'pay.ok'],
    ['http://127.0.0.1:4300/__sandbox/bank/1', 'http://127.0.0.1:4300/__sandbox/bank/1', '127.0.0.1:4300'],
  ] as const)
    expect.soft(vetCheckoutUrl(raw, { allowedHosts }), raw).toEqual({ ok: true, url, host });
});

it('accepts loopback unchanged under each of its names', () => {
  for (const raw of ['http://localhost:4300/', 'http://127.0.0.1:4300/', 'http://[::1]:4300/']) {
    expect(vetCheckoutUrl(raw)).toMatchObject({ ok: true, url: raw });
  }
});

it.each([
  ['javascript:alert(1)', 'scheme'],
  ['JaVaScRiPt:alert(1)', 'scheme'],
  ['data:text/html,x', 'scheme'],
  ['blob:https://pay.ok/1', 'scheme'],
  ['httpss://pay.ok/', 'scheme'],
  ['ftp://pay.ok/', 'scheme'],
  ['//evil.tld/', 'scheme'],
  ['/c', 'scheme'],
  ['pay.ok/c', 'scheme'],
  ['', 'scheme'],
  ['https:evil.tld', 'malformed'],
  ['https:/evil.tld', 'malformed'],
  ['https:///evil.tld', 'malformed'],
  ['https://', 'malformed'],
  ['https://pay.ok:99999/', 'malformed'],
  ['https://pay.ok@evil.tld/', 'userinfo'],
  ['https://a:b@pay.ok/', 'userinfo'],
  ['https://@pay.ok/', 'userinfo'],
  ['https://evil.tld\\@pay.ok', 'characters'],
  ['https://pay.ok\t.evil.tld/', 'characters'],
  ['https://pay.ok/\nx', 'characters'],
  [' https://pay.ok/', 'characters'],
  ['https://pay.ok/\u202Egnp', 'characters'],
  ['https://pay.ok:8443/', 'port'],
  ['http://pay.ok:80800/', 'malformed'],
  ['https://pay.ok.evil.tld/', 'host'],
  ['https://evil.tld/?https://pay.ok/', 'host'],
  ['https://pаy.ok/', 'host'],
  ['https://pay.ok./', 'host'],
  [`https://pay.ok/${'x'.repeat(5000)}`, 'notText'],
  [null, 'notText'],
  [['https://pay.ok/'], 'notText'],
])('refuses %j (%s)', (raw, reason) => {
  expect(vetCheckoutUrl(raw, { allowedHosts })).toEqual({ ok: false, reason });
});

it('without a list of hosts refuses look-alike names', () => {
  expect(vetCheckoutUrl('https://pay.ok/')).toMatchObject({ ok: true });
  expect(vetCheckoutUrl('https://pаy.ok/')).toEqual({ ok: false, reason: 'host' });
});

it('any text: an accepted URL is https on a listed host, or on loopback', () => {
  const pieces = fc.constantFrom(
    'http',
    'https',
    ':',
    '/',
    '//',
    '@',
    '\\',
    'pay.ok',
    'evil.tld',
    '.',
    '127.0.0.1',
    '?',
    '#',
    ':443',
    '\t',
    '%00',
    '[',
    ']',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join('')),
      ),
      (raw) => {
        const vetted = vetCheckoutUrl(raw, { allowedHosts });
        if (!vetted.ok) return;
        const url = new URL(vetted.url);
        expect([url.username, url.password]).toEqual(['', '']);
        expect(url.host).toBe(vetted.host);
        expect(url.hostname === '127.0.0.1' || (url.protocol === 'https:' && url.host === 'pay.ok')).toBe(true);
      },
    ),
    { numRuns: 5_000 * inject('randomShare') },
  );
});
