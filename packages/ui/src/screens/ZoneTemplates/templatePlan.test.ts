import { applyChanges, noChanges, sizeOfChanges, type ZoneRecord } from '@may/domain';
import { zoneRecordFixture } from '@may/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { choicesOf, planOf, type TemplateChoices } from './templatePlan.ts';
import type { TemplateName } from './zoneTemplates.ts';

const domain = 'bienxanh.vn';
const text = (id: string, name: string, ...values: string[]): ZoneRecord =>
  zoneRecordFixture({ id, name, type: 'TXT', values, proxied: null });
const keyOf = (index: number) => `new ${index}`;

const plan = (template: TemplateName, zone: readonly ZoneRecord[], choices: Partial<TemplateChoices> = {}) =>
  planOf(template, { ...choicesOf(zone, domain), ...choices }, zone, domain, keyOf);
const after = (template: TemplateName, zone: readonly ZoneRecord[], choices: Partial<TemplateChoices> = {}) => {
  const planned = plan(template, zone, choices);
  return planned.ok
    ? applyChanges(zone, planned.changes).map(({ name, values }) => [name, ...values])
    : planned.problem;
};

describe('SPF', () => {
  const known = 'v=spf1 mx include:other.example ip4:203.0.113.0/24 -all';

  it('what a zone says already is chosen to begin with, so that nothing changes by itself', () => {
    const zone = [text('spf', '@', known)];
    expect(choicesOf(zone, domain)).toMatchObject({
      spfTerms: ['mx', 'include:other.example'],
      spfAddresses: '203.0.113.0/24',
      spfPolicy: '-all',
    });
    const planned = plan('spf', zone);
    expect(planned.ok && sizeOfChanges(planned.changes)).toBe(0);
  });
  it('two records become one that names everybody, and other texts stay', () => {
    const zone = [text('one', '@', 'v=spf1 mx ~all', 'verify=1'), text('two', '@', 'v=spf1 a -all')];
    expect(after('spf', zone)).toEqual([['@', 'v=spf1 mx a ~all', 'verify=1']]);
  });
  it('a zone without one gets one, with addresses as the terms they are', () => {
    expect(after('spf', [], { spfAddresses: '203.0.113.9, 2001:DB8::1/64' })).toEqual([
      ['@', 'v=spf1 mx ip4:203.0.113.9 ip6:2001:db8::1/64 ~all'],
    ]);
  });
  it.each(['300.1.1.1', '203.0.113.0/33', '203.0.113.0/24/1', 'mail.example'])('%s is no address', (spfAddresses) => {
    expect(after('spf', [], { spfAddresses })).toBe('spfAddresses');
  });
  it('nobody may send only where that is said strictly', () => {
    expect(after('spf', [], { spfTerms: [] })).toBe('spfNobody');
    expect(after('spf', [], { spfTerms: [], spfPolicy: '-all' })).toEqual([['@', 'v=spf1 -all']]);
  });
});

describe('DMARC', () => {
  it('a record that is there is read and changed, not added to', () => {
    const zone = [text('dmarc', '_dmarc', 'v=DMARC1; p=quarantine; pct=20; rua=mailto:a@b.vn')];
    expect(choicesOf(zone, domain)).toMatchObject({
      dmarcPolicy: 'quarantine',
      dmarcPercent: 20,
      dmarcReports: 'a@b.vn',
    });
    expect(after('dmarc', zone, { dmarcPolicy: 'reject', dmarcPercent: 100 })).toEqual([
      ['_dmarc', 'v=DMARC1; p=reject; rua=mailto:a@b.vn'],
    ]);
  });
  it('it begins with watching', () => {
    expect(after('dmarc', [])).toEqual([['_dmarc', 'v=DMARC1; p=none']]);
  });
  it('what is no address or no share is named', () => {
    expect(after('dmarc', [], { dmarcReports: 'ai đó' })).toBe('reports');
    expect(after('dmarc', [], { dmarcPolicy: 'reject', dmarcPercent: 0 })).toBe('percent');
  });
});

describe('a server', () => {
  it('typed addresses lead the root and www there', () => {
    expect(after('server', [], { address: '203.0.113.9', host: 'shop.example' })).toEqual([
      ['@', '203.0.113.9'],
      ['www', '203.0.113.9'],
    ]);
  });
  it('without an address only www can lead to its name', () => {
    expect(after('server', [], { host: 'shop.example' })).toEqual([['www', 'shop.example']]);
    expect(after('server', [])).toBe('noServer');
    expect(after('server', [], { address: 'shop.example' })).toBe('address');
  });
});

it('Microsoft’s mail server is the one its own page shows', () => {
  expect(after('microsoft', [], { mailHost: 'x.mail.protection.outlook.com' })).toContainEqual([
    '@',
    'x.mail.protection.outlook.com',
  ]);
  expect(after('microsoft', [], { mailHost: '203.0.113.9' })).toBe('mailHost');
});
it('a template that is in force changes nothing', () => {
  const once = plan('google', []);
  const zone = applyChanges([], once.ok ? once.changes : noChanges);
  const again = plan('google', zone);
  expect(again.ok && sizeOfChanges(again.changes)).toBe(0);
});
