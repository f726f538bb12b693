import { describe, expect, it } from 'vitest';
import { toAsciiName } from '../dns/idn.ts';
import { serverFixture } from '../fixtures.ts';
import { domainsOf, holdsDomain, isPrimaryDomain, neededRecord, withDomain, withoutDomain } from './customDomain.ts';

const server = serverFixture({ domain: 'wp.may.cloud', domains: ['wp.may.cloud', 'Shop.VN.'], ipv4: '203.0.113.7' });

describe('the domains of a server', () => {
  it('are listed with the primary first and without doubles', () => {
    expect(domainsOf({ domain: 'wp.may.cloud', domains: ['a.vn', 'WP.may.cloud', 'A.VN.'] })).toEqual([
      'wp.may.cloud',
      'a.vn',
    ]);
  });

  it('keep what the provider listed when a name is added, and take no name twice', () => {
    expect(['shop.vn', 'b.vn'].map((name) => withDomain(server, name))).toEqual([
      ['wp.may.cloud', 'Shop.VN.'],
      ['wp.may.cloud', 'Shop.VN.', 'b.vn'],
    ]);
  });

  it('lose one name in any spelling', () => {
    const shown = 'cà-phê.vn';
    const idn = { ...server, domains: ['wp.may.cloud', shown] };
    expect(withoutDomain(idn, toAsciiName(shown) ?? '')).toEqual(['wp.may.cloud']);
    expect(holdsDomain(idn, toAsciiName(shown) ?? '')).toBe(true);
  });

  it('make no new list from a list that could not be read', () => {
    const unread = { ...server, domains: null };
    expect([withDomain(unread, 'b.vn'), withoutDomain(unread, 'b.vn')]).toEqual([null, null]);
    expect(holdsDomain(unread, 'b.vn')).toBe(false);
  });

  it('know the primary one', () => {
    expect([isPrimaryDomain(server, 'WP.may.cloud'), isPrimaryDomain(server, 'shop.vn')]).toEqual([true, false]);
    expect(domainsOf({ domain: null, domains: ['a.vn'] })).toEqual(['a.vn']);
  });
});

describe('the record of a domain', () => {
  it('is a CNAME to the primary below a registrable domain, and an A at its root, without a value if the address is unknown', () => {
    expect(neededRecord('www.shop.vn', 'shop.vn', server)).toMatchObject({
      host: 'www',
      type: 'CNAME',
      value: 'wp.may.cloud',
    });
    expect(neededRecord('shop.vn', 'shop.vn', server)).toMatchObject({ host: '@', type: 'A', value: '203.0.113.7' });
    expect(neededRecord('shop.vn', 'shop.vn', { ...server, ipv4: null })).toMatchObject({ value: null });
    expect(neededRecord('www.shop.vn', 'shop.vn', { ...server, domain: null })).toBeNull();
  });
});
