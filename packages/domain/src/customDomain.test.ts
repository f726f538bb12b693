import { describe, expect, it } from 'vitest';
import {
  delegationOf,
  domainsOf,
  holdsDomain,
  isPrimaryDomain,
  neededRecord,
  planNeeded,
  takesMail,
  twinOf,
  withDomains,
  withoutDomain,
  zoneHolding,
} from './customDomain.ts';
import { toAsciiName } from './dns/idn.ts';
import { serverFixture, zoneRecordFixture } from './fixtures.ts';

const server = serverFixture({ domain: 'wp.may.cloud', domains: ['wp.may.cloud', 'Shop.VN.'], ipv4: '203.0.113.7' });
const keyOf = (index: number) => `new ${index}`;

describe('the domains of a server', () => {
  it('are listed with the primary first and without doubles', () => {
    expect(domainsOf({ domain: 'wp.may.cloud', domains: ['a.vn', 'WP.may.cloud', 'A.VN.'] })).toEqual([
      'wp.may.cloud',
      'a.vn',
    ]);
  });

  it('keep what the provider listed when names are added, and take no name twice', () => {
    expect(withDomains(server, ['shop.vn', 'b.vn'])).toEqual(['wp.may.cloud', 'Shop.VN.', 'b.vn']);
  });

  it('lose one name in any spelling', () => {
    const shown = 'cà-phê.vn';
    const idn = { ...server, domains: ['wp.may.cloud', shown] };
    expect(withoutDomain(idn, toAsciiName(shown) ?? '')).toEqual(['wp.may.cloud']);
    expect(holdsDomain(idn, toAsciiName(shown) ?? '')).toBe(true);
  });

  it('make no new list from a list that could not be read', () => {
    const unread = { ...server, domains: null };
    expect([withDomains(unread, ['b.vn']), withoutDomain(unread, 'b.vn')]).toEqual([null, null]);
  });

  it('know the primary one', () => {
    expect([isPrimaryDomain(server, 'WP.may.cloud'), isPrimaryDomain(server, 'shop.vn')]).toEqual([true, false]);
  });
});

it.each([
  ['shop.vn', 'shop.vn', 'www.shop.vn'],
  ['www.shop.vn', 'shop.vn', 'shop.vn'],
  ['blog.shop.vn', 'shop.vn', null],
  ['shop.vn', null, null],
])('the twin of %s, registered as %s, is %s', (name, registrable, twin) => {
  expect(twinOf(name, registrable)).toBe(twin);
});

it.each([
  ['a.b.shop.vn', 'b.shop.vn'],
  ['shop.vn', 'shop.vn'],
  ['notshop.vn', null],
])('%s stands in the zone %s', (name, zone) => {
  expect(zoneHolding(name, [{ name: 'shop.vn' }, { name: 'b.shop.vn' }])?.name ?? null).toBe(zone);
});

it.each([
  ['x.chi-nhanh', 'chi-nhanh'],
  ['chi-nhanh', 'chi-nhanh'],
  ['my-chi-nhanh', null],
  ['@', null],
])('other nameservers answer for %s from %s on', (host, from) => {
  const records = ['@', 'chi-nhanh'].map((name) => zoneRecordFixture({ name, type: 'NS', values: ['ns1.other.vn'] }));
  expect(delegationOf(records, host)).toBe(from);
});

it.each([
  ['mail.shop.vn', true],
  ['shop.vn', false],
])('%s takes mail by an MX with its priority in the value: %s', (domain, isTaken) => {
  expect(takesMail([zoneRecordFixture({ name: '@', type: 'MX', values: ['10 Mail.shop.vn'] })], domain)).toBe(isTaken);
});

describe('the record of a domain', () => {
  it('is a CNAME to the primary below a zone, and an A at its root, without a value if the address is unknown', () => {
    expect(neededRecord('www.shop.vn', 'shop.vn', server)).toMatchObject({
      host: 'www',
      type: 'CNAME',
      value: 'wp.may.cloud',
    });
    expect(neededRecord('shop.vn', 'shop.vn', server)).toMatchObject({ host: '@', type: 'A', value: '203.0.113.7' });
    expect(neededRecord('shop.vn', 'shop.vn', { ...server, ipv4: null }).value).toBeNull();
  });

  it('replaces an address and a CNAME at its name, and leaves other names alone', () => {
    const old = zoneRecordFixture({ id: 'www', name: 'www', values: ['198.51.100.7'] });
    const other = zoneRecordFixture({ id: 'mail', name: 'mail' });
    const { added, edited, deleted } = planNeeded(
      [old, other],
      [neededRecord('www.shop.vn', 'shop.vn', server)],
      keyOf,
    );
    expect(deleted).toEqual([old]);
    expect(edited).toEqual([]);
    expect(added).toMatchObject([{ name: 'www', type: 'CNAME', values: ['wp.may.cloud'], proxied: false }]);
  });

  it.each([
    ['a proxied record', [{ proxied: true }], { edited: [{ after: { values: ['203.0.113.7'], proxied: false } }] }],
    [
      'a second value',
      [{ values: ['203.0.113.7', '198.51.100.7'] }],
      { edited: [{ after: { values: ['203.0.113.7'] } }] },
    ],
    ['a second A', [{}, { id: 'old', values: ['198.51.100.7'] }], { deleted: [{ id: 'old' }] }],
    ['an AAAA', [{}, { id: 'old', type: 'AAAA', values: ['2001:db8::1'] }], { deleted: [{ id: 'old' }] }],
  ])('is not made while %s stands at its name, and the plan leaves the plain record alone', (_, rows, changes) => {
    const zone = rows.map((row) => zoneRecordFixture({ name: '@', values: ['203.0.113.7'], proxied: false, ...row }));
    expect(planNeeded(zone, [neededRecord('shop.vn', 'shop.vn', server)], keyOf)).toMatchObject({
      added: [],
      edited: [],
      deleted: [],
      ...changes,
    });
  });

  it('changes nothing if the zone has it, or if its value is unknown', () => {
    const made = zoneRecordFixture({ name: 'www', type: 'CNAME', values: ['WP.may.cloud.'], proxied: false });
    const needed = [
      neededRecord('www.shop.vn', 'shop.vn', server),
      neededRecord('shop.vn', 'shop.vn', { ...server, ipv4: null }),
    ];
    expect(planNeeded([made], needed, keyOf)).toEqual({ added: [], edited: [], deleted: [] });
  });
});
