import type { ChangeSet } from '@may/domain/dns/changeSet.ts';
import { type Finding, type FindingCode, severityOf } from '@may/domain/dns/findings.ts';
import type { ZoneRecord } from '@may/domain/dns/records.ts';
import { zoneRecordFixture } from '@may/domain/fixtures';
import type { ZoneDomain, ZoneHrefs } from './zone.ts';

export const zoneDomainFixture = (overrides: Partial<ZoneDomain> = {}): ZoneDomain => ({
  id: 'dom_1',
  name: 'bienxanh.vn',
  shown: 'bienxanh.vn',
  active: true,
  ...overrides,
});

export const zoneHrefsFixture: ZoneHrefs = {
  home: '#home',
  domains: '#domains',
  records: '#records',
  changes: '#changes',
};

/** A finding with the severity of its code. */
export const findingFixture = (code: FindingCode, overrides: Partial<Finding> = {}): Finding => ({
  code,
  severity: severityOf[code],
  name: '@',
  detail: null,
  ...overrides,
});

const mail = zoneRecordFixture({
  id: 'mx',
  name: '@',
  type: 'MX',
  values: ['mail.bienxanh.vn'],
  priority: 10,
  proxied: null,
});

/** The records of a shop with mail. */
export const zoneFixture: readonly ZoneRecord[] = [
  zoneRecordFixture({ id: 'root', name: '@' }),
  zoneRecordFixture({ id: 'www' }),
  zoneRecordFixture({ id: 'mail', name: 'mail', values: ['198.51.100.9'], proxied: false }),
  mail,
  zoneRecordFixture({
    id: 'spf',
    name: '@',
    type: 'TXT',
    values: ['v=spf1 mx ~all'],
    proxied: null,
  }),
  zoneRecordFixture({ id: 'old', name: 'cu', type: 'CNAME', values: ['shop.example.net'], proxied: false }),
];

/** One added, one changed and one deleted record. */
export const changesFixture: ChangeSet = {
  added: [zoneRecordFixture({ id: 'new shop', name: 'shop', values: ['198.51.100.20'], ttl: 300 })],
  edited: [
    {
      before: zoneRecordFixture({ id: 'www' }),
      after: zoneRecordFixture({ id: 'www', values: ['198.51.100.21'], ttl: 300, proxied: false }),
    },
  ],
  deleted: [zoneRecordFixture({ id: 'old', name: 'cu', type: 'CNAME', values: ['shop.example.net'], proxied: false })],
};
