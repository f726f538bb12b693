import { describe, expect, it } from 'vitest';
import { compareNameservers, registrarOf } from './registrars.ts';

describe('nameservers', () => {
  it.each([
    [['ns1.pavietnam.vn', 'ns2.pavietnam.vn'], 'paVietnam'],
    [['NS1.MATBAO.COM.'], 'matBao'],
    [['ns1.inet.vn'], 'inet'],
    [['ns57.domaincontrol.com'], 'goDaddy'],
    [['ada.ns.cloudflare.com'], 'cloudflare'],
    [['ns1.notinet.vn'], null],
    [['inet.vn.example.com'], null],
    [[], null],
    [null, null],
  ])('%j belong to %s', (observed, registrar) => {
    expect(registrarOf(observed)).toBe(registrar);
  });

  it('marks a nameserver as right on both sides, regardless of case and last dot', () => {
    expect(compareNameservers(['ns1.may.cloud', 'ns2.may.cloud'], ['NS1.may.cloud.', 'ns1.elsewhere.net'])).toEqual({
      expected: [
        { host: 'ns1.may.cloud', isRight: true },
        { host: 'ns2.may.cloud', isRight: false },
      ],
      observed: [
        { host: 'ns1.may.cloud', isRight: true },
        { host: 'ns1.elsewhere.net', isRight: false },
      ],
    });
  });
});
