import { describe, expect, it } from 'vitest';
import { zoneRecordFixture } from '../fixtures.ts';
import { applyChanges, noChanges, sizeOfChanges } from './changeSet.ts';
import { findingsOf, mayBeApplied } from './findings.ts';
import { type ImportedRecord, planFile } from './planImport.ts';
import type { ZoneRecord } from './records.ts';
import {
  firstTemplateChoices,
  planTemplateChoices,
  type TemplateChoices,
  type TemplateName,
  templateNames,
} from './templateChoices.ts';

const domain = 'bienxanh.vn';
const text = (id: string, name: string, ...values: string[]): ZoneRecord =>
  zoneRecordFixture({ id, name, type: 'TXT', values, proxied: null });
const keyOf = (index: number) => `new ${index}`;

const plan = (template: TemplateName, zone: readonly ZoneRecord[], choices: Partial<TemplateChoices> = {}) =>
  planTemplateChoices(template, { ...firstTemplateChoices(domain), ...choices }, zone, domain, keyOf);
const after = (template: TemplateName, zone: readonly ZoneRecord[], choices: Partial<TemplateChoices> = {}) => {
  const planned = plan(template, zone, choices);
  return planned.ok
    ? applyChanges(zone, planned.changes).map(({ name, values }) => [name, ...values])
    : planned.problem;
};

describe('SPF', () => {
  it('the chosen senders stand before the end of the existing record, and nothing else moves', () => {
    const zone = [text('spf', '@', 'verify=1', 'v=spf1 mx include:other.example ip4:203.0.113.0/24 -all')];
    expect(after('spf', zone, { senders: ['sendgrid', 'ses'] })).toEqual([
      [
        '@',
        'verify=1',
        'v=spf1 mx include:other.example ip4:203.0.113.0/24 include:sendgrid.net include:amazonses.com -all',
      ],
    ]);
  });
  it('a zone without SPF gets a record of the chosen senders', () => {
    expect(after('spf', [], { senders: ['mailchimp'] })).toEqual([['@', 'v=spf1 include:servers.mcsv.net ~all']]);
  });
  it('no sender is refused', () => {
    expect(after('spf', [])).toBe('spfNobody');
  });
});

describe('DMARC', () => {
  it('a zone with a record keeps it as it is', () => {
    const zone = [text('dmarc', '_dmarc', 'v=DMARC1; p=quarantine; pct=20; rua=mailto:a@b.vn')];
    expect(plan('dmarc', zone, { dmarcPolicy: 'reject' })).toEqual({ ok: false, problem: 'dmarcExists' });
  });
  it('a zone whose policy another service holds by CNAME or NS keeps it', () => {
    for (const type of ['CNAME', 'NS']) {
      const hosted = zoneRecordFixture({ name: '_dmarc', type, values: ['dmarc.example.net'], proxied: false });
      expect.soft(plan('dmarc', [hosted]), type).toEqual({ ok: false, problem: 'dmarcExists' });
    }
  });
  it('a zone without one gets the chosen policy and addresses', () => {
    expect(after('dmarc', [])).toEqual([['_dmarc', 'v=DMARC1; p=none']]);
    expect(after('dmarc', [], { dmarcPolicy: 'reject', dmarcReports: 'a@b.vn, c@d.vn' })).toEqual([
      ['_dmarc', 'v=DMARC1; p=reject; rua=mailto:a@b.vn,mailto:c@d.vn'],
    ]);
  });
  it('a bad report address is refused', () => {
    expect(after('dmarc', [], { dmarcReports: 'ai đó' })).toBe('reports');
  });
});

describe('a server', () => {
  it('typed addresses are given to the root and to www', () => {
    expect(after('server', [], { address: '203.0.113.9' })).toEqual([
      ['@', '203.0.113.9'],
      ['www', '203.0.113.9'],
    ]);
  });
  it('no address, or another text, is refused', () => {
    expect(after('server', [])).toBe('address');
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

describe('beside any record that a zone may hold', () => {
  const held = (name: string, type: string, value: string) =>
    zoneRecordFixture({ id: `${name} ${type}`, name, type, values: [value], priority: null, proxied: false });
  const kinds = [
    [],
    [['CNAME', 'x.example.net']],
    [['NS', 'ns.example.net']],
    [
      ['A', '192.0.2.1'],
      ['TXT', 'v=spf1 -all'],
      ['MX', 'mx.example.net'],
    ],
  ] as const;
  const zones = kinds.flatMap((kind) =>
    ['@', 'www', 'autodiscover', '_dmarc']
      .filter((name) => name !== '@' || kind[0]?.[0] !== 'CNAME')
      .map((name) => kind.map(([type, value]) => held(name, type, value))),
  );
  const choices = { address: '203.0.113.9 2001:db8::9', senders: ['ses'] as const };
  it('no template plans a change that would break its name', () => {
    for (const template of templateNames)
      for (const zone of zones) {
        const planned = plan(template, zone, choices);
        const findings = planned.ok ? findingsOf(zone, planned.changes, domain) : [];
        expect.soft([zone, findings.filter(({ severity }) => severity === 'blocking')], template).toEqual([zone, []]);
      }
  });
  it('a file of such records plans nothing that would break its name, and names what it leaves out', () => {
    for (const zone of zones)
      for (const rows of zones) {
        const { findings, refused } = planFile(zone, rows as readonly ImportedRecord[], domain);
        const has = (records: readonly ZoneRecord[]) => records.some(({ type }) => type === 'CNAME');
        const isBeside = has(zone) !== has(rows) && zone[0]?.name === rows[0]?.name;
        expect([zone, rows, mayBeApplied(findings), refused.length > 0]).toEqual([zone, rows, true, isBeside]);
      }
  });
});
