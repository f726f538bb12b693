import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { isLoopback } from './isLoopback.ts';
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

it('refuses another scheme, host or port, and signs that could hide them, each with its reason', () => {
  const refused: Record<string, unknown[]> = {
    scheme: 'javascript:alert(1)|https://api.ok/|http://api.ok/|wsss://api.ok/|//api.ok/|/logs/1|api.ok/1|'.split('|'),
    malformed: 'wss:api.ok|wss:/api.ok|wss:///api.ok|wss://|wss://api.ok:99999/'.split('|'),
    userinfo: ['wss://api.ok@evil.tld/', 'wss://a:b@api.ok/'],
    characters: 'wss://evil.tld\\@api.ok|wss://api.ok\t.evil.tld/| wss://api.ok/|wss://api.ok/\u202Egnp'.split('|'),
    host: [
      ...'ws://evil|wss://evil|wss://api.ok.evil.tld/|wss://sub.api.ok/|wss://api.ok./|wss://аpi.ok/'.split('|'),
      ...'wss://api.ok:8443/|wss://logs.ok/|ws://127.0.0.1:4174/|ws://localhost:4173/'.split('|'),
    ],
    notText: [`wss://api.ok/${'x'.repeat(5000)}`, null, ['wss://api.ok/']],
  };
  for (const [reason, given] of Object.entries(refused))
    for (const raw of given)
      expect.soft(vetLogAddress(raw, { page: secure, allowedHosts }), `${raw}`).toEqual({ ok: false, reason });
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
    ...'ws wss http : / // @ \\ api.ok logs.ok evil.tld . 127.0.0.1 :4173 :8443 ? # \t %00 [::1]'.split(' '),
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

it('a host is this machine by its whole name alone', () => {
  const hosts = ['127.0.0.1', '127.10.0.254', '[::1]', '127.0.0.1.evil.tld', 'evil-127.0.0.1'];
  expect(hosts.map(isLoopback)).toEqual([true, true, true, false, false]);
});
