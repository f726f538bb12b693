import { noChanges, type Registrable } from '@may/domain';
import { serverFixture, zoneRecordFixture } from '@may/domain/fixtures';
import type { AccountZone, CustomDomainCircumstances } from './domainRecords.ts';

export const primary = 'wp-bien-xanh.may.cloud';

/** The registrable domain of each name, as the list of public suffixes tells it. */
export const registrablesOf = (domain: string, ...names: string[]): [string, Registrable][] =>
  [domain, ...names].map((name) => [name, { domain, isItself: name === domain, isKnownEnding: true }]);

/** A zone of the account in which www leads elsewhere. */
export const zoneFixture = (overrides: Partial<AccountZone> = {}): AccountZone => ({
  id: 'dom_1',
  name: 'shop.vn',
  active: true,
  activateHref: '/dns?activate=dom_1',
  changesHref: '/dns/domain/dom_1/changes',
  records: {
    status: 'ready',
    value: { items: [zoneRecordFixture({ id: 'www', name: 'www', values: ['198.51.100.7'] })], unreadable: 0 },
  },
  staged: noChanges,
  ...overrides,
});

/** A server with one custom domain, no zone of its own, and the rich provider's address. */
export const circumstancesFixture = (
  overrides: Partial<CustomDomainCircumstances> = {},
): CustomDomainCircumstances => ({
  server: serverFixture({ domain: primary, domains: [primary, 'blog.vn'], ipv4: '203.0.113.7' }),
  registrables: new Map(registrablesOf('shop.vn', 'www.shop.vn')),
  zones: [],
  onRetryZones: null,
  others: [],
  missing: { edit: false, delete: false },
  createKey: () => 'key',
  stage: () => undefined,
  ...overrides,
});
