import { describe, expect, it } from 'vitest';
import { zoneRecordFixture } from '../fixtures.ts';
import { applyChanges, noChanges, sizeOfChanges } from './changeSet.ts';
import type { ZoneRecord } from './records.ts';
import { planTemplateChoices, type TemplateChoices, type TemplateName, templateChoicesOf } from './templateChoices.ts';

const domain = 'bienxanh.vn';
const text = (id: string, name: string, ...values: string[]): ZoneRecord =>
  zoneRecordFixture({ id, name, type: 'TXT', values, proxied: null });
const keyOf = (index: number) => `new ${index}`;

const plan = (template: TemplateName, zone: readonly ZoneRecord[], choices: Partial<TemplateChoices> = {}) =>
  planTemplateChoices(template, { ...templateChoicesOf(zone, domain), ...choices }, zone, domain, keyOf);
const after = (template: TemplateName, zone: readonly ZoneRecord[], choices: Partial<TemplateChoices> = {}) => {
  const planned = plan(template, zone, choices);
  return planned.ok
    ? applyChanges(zone, planned.changes).map(({ name, values }) => [name, ...values])
    : planned.problem;
};

describe('SPF', () => {
  const known = 'v=spf1 mx include:other.example ip4:203.0.113.0/24 -all';

  it('the zone’s own SPF is the first choice, and makes no changes', () => {
    const zone = [text('spf', '@', known)];
    expect(templateChoicesOf(zone, domain)).toMatchObject({
      spfTerms: ['mx', 'include:other.example'],
      spfAddresses: '203.0.113.0/24',
      spfPolicy: '-all',
    });
    const planned = plan('spf', zone);
    expect(planned.ok && sizeOfChanges(planned.changes)).toBe(0);
  });
  it('two SPF records become one with the terms of both, and other texts stay', () => {
    const zone = [text('one', '@', 'v=spf1 mx ~all', 'verify=1'), text('two', '@', 'v=spf1 a -all')];
    expect(after('spf', zone)).toEqual([['@', 'v=spf1 mx a ~all', 'verify=1']]);
  });
  it('a zone without SPF gets one, with typed addresses as ip4 and ip6 terms', () => {
    expect(after('spf', [], { spfAddresses: '203.0.113.9、２００１:DB8::1/64；' })).toEqual([
      ['@', 'v=spf1 mx ip4:203.0.113.9 ip6:2001:db8::1/64 ~all'],
    ]);
  });
  it.each(['300.1.1.1', '203.0.113.0/33', '203.0.113.0/24/1', 'mail.example'])(
    '%s is refused as an address',
    (spfAddresses) => {
      expect(after('spf', [], { spfAddresses })).toBe('spfAddresses');
    },
  );
  it('no senders are refused, except with the policy -all', () => {
    expect(after('spf', [], { spfTerms: [] })).toBe('spfNobody');
    expect(after('spf', [], { spfTerms: [], spfPolicy: '-all' })).toEqual([['@', 'v=spf1 -all']]);
  });
});

describe('DMARC', () => {
  it('an existing record is read and changed in place', () => {
    const zone = [text('dmarc', '_dmarc', 'v=DMARC1; p=quarantine; pct=20; rua=mailto:a@b.vn')];
    expect(templateChoicesOf(zone, domain)).toMatchObject({
      dmarcPolicy: 'quarantine',
      dmarcPercent: 20,
      dmarcReports: 'a@b.vn',
    });
    expect(after('dmarc', zone, { dmarcPolicy: 'reject', dmarcPercent: 100 })).toEqual([
      ['_dmarc', 'v=DMARC1; p=reject; rua=mailto:a@b.vn'],
    ]);
  });
  it('a zone without DMARC begins with the policy none', () => {
    expect(after('dmarc', [])).toEqual([['_dmarc', 'v=DMARC1; p=none']]);
  });
  it('a bad report address or percentage is refused', () => {
    expect(after('dmarc', [], { dmarcReports: 'ai đó' })).toBe('reports');
    expect(after('dmarc', [], { dmarcPolicy: 'reject', dmarcPercent: 0 })).toBe('percent');
  });
});

describe('a server', () => {
  it('typed addresses are given to the root and to www', () => {
    expect(after('server', [], { address: '203.0.113.9', host: 'shop.example' })).toEqual([
      ['@', '203.0.113.9'],
      ['www', '203.0.113.9'],
    ]);
  });
  it('a host name without an address is given to www alone', () => {
    expect(after('server', [], { host: 'shop.example' })).toEqual([['www', 'shop.example']]);
    expect(after('server', [])).toBe('noServer');
    expect(after('server', [], { address: 'shop.example' })).toBe('address');
  });
});

it('the typed mail host of Microsoft 365 is used; an address is refused', () => {
  expect(after('microsoft', [], { mailHost: 'x.mail.protection.outlook.com' })).toContainEqual([
    '@',
    'x.mail.protection.outlook.com',
  ]);
  expect(after('microsoft', [], { mailHost: '203.0.113.9' })).toBe('mailHost');
});
it('a template that is in force makes no changes', () => {
  const once = plan('google', []);
  const zone = applyChanges([], once.ok ? once.changes : noChanges);
  const again = plan('google', zone);
  expect(again.ok && sizeOfChanges(again.changes)).toBe(0);
});
