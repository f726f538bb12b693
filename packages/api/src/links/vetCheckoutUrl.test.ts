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

it('refuses another scheme, host or port, and signs that could hide them, each with its reason', () => {
  const refused: Record<string, unknown[]> = {
    scheme: [
      ...'javascript:alert(1)|JaVaScRiPt:alert(1)|data:text/html,x|blob:https://pay.ok/1|httpss://pay.ok/'.split('|'),
      ...'ftp://pay.ok/|//evil.tld/|/c|pay.ok/c|'.split('|'),
    ],
    malformed: [
      ...'https:evil.tld|https:/evil.tld|https:///evil.tld|https://|https://pay.ok:99999/'.split('|'),
      'http://pay.ok:80800/',
    ],
    userinfo: ['https://pay.ok@evil.tld/', 'https://a:b@pay.ok/', 'https://@pay.ok/'],
    characters: [
      ...'https://evil.tld\\@pay.ok|https://pay.ok\t.evil.tld/|https://pay.ok/\nx| https://pay.ok/'.split('|'),
      'https://pay.ok/\u202Egnp',
    ],
    port: ['https://pay.ok:8443/'],
    host: 'https://pay.ok.evil.tld/|https://evil.tld/?https://pay.ok/|https://pаy.ok/|https://pay.ok./'.split('|'),
    notText: [`https://pay.ok/${'x'.repeat(5000)}`, null, ['https://pay.ok/']],
  };
  for (const [reason, given] of Object.entries(refused))
    for (const raw of given)
      expect.soft(vetCheckoutUrl(raw, { allowedHosts }), `${raw}`).toEqual({ ok: false, reason });
});

it('without a list of hosts refuses look-alike names', () => {
  expect(vetCheckoutUrl('https://pay.ok/')).toMatchObject({ ok: true });
  expect(vetCheckoutUrl('https://pаy.ok/')).toEqual({ ok: false, reason: 'host' });
});

it('any text: an accepted URL is https on a listed host, or on loopback', () => {
  const pieces = fc.constantFrom(
    ...'http https : / // @ \\ pay.ok evil.tld . 127.0.0.1 ? # :443 \t %00 [ ]'.split(' '),
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
