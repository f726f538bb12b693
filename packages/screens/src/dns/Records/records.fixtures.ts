import type { ZoneRecord } from '@may/domain/dns/records.ts';
import { zoneRecordFixture } from '@may/domain/fixtures';
import type { RecordsContent, RecordsHrefs } from './records.ts';

const record = (id: string, name: string, type: string, value: string | string[], rest: Partial<ZoneRecord> = {}) =>
  zoneRecordFixture({ id, name, type, values: [value].flat(), proxied: null, ...rest });

export const companyRecords: readonly ZoneRecord[] = [
  record('root', '@', 'A', ['198.51.100.7', '198.51.100.8'], { proxied: true }),
  record('mx1', '@', 'MX', 'mail.bienxanh.vn', { priority: 10 }),
  record('mx2', '@', 'MX', 'mail2.bienxanh.vn', { priority: 20 }),
  record('spf', '@', 'TXT', 'v=spf1 mx ip4:198.51.100.0/24 -all'),
  record('api', 'api', 'A', '198.51.100.30', { ttl: 300, proxied: false }),
  record('blog', 'blog', 'A', '198.51.100.9', { proxied: true }),
  record('dkim', 'k1._domainkey', 'TXT', `v=DKIM1; k=rsa; p=${'MIIBIjANBgkqhkiG9w0B'.repeat(16)}`),
  record('mail', 'mail', 'A', '198.51.100.20', { proxied: false }),
  record('www', 'www', 'A', '198.51.100.7', { proxied: true }),
];

const nothing = () => undefined;

/** A domain with records and without staged changes; overrides replace whole fields. */
export const recordsContentFixture = (overrides: Partial<RecordsContent> = {}): RecordsContent => ({
  domain: { id: 'dom_1', name: 'bienxanh.vn', shown: 'bienxanh.vn', active: true },
  records: companyRecords,
  unreadable: 0,
  changes: { added: [], edited: [], deleted: [] },
  conflicts: 0,
  findings: [],
  lastRun: null,
  onDelete: nothing,
  onTakeBack: nothing,
  ...overrides,
});

export const recordsHrefsFixture: RecordsHrefs = {
  home: '#home',
  domains: '#domains',
  records: '#records',
  changes: '#changes',
  add: '#add',
  import: '#import',
  templates: '#templates',
  activate: '#activate',
  undo: '#undo',
  edit: (id) => `#edit-${id}`,
};
