import { toAsciiName } from '@may/domain/dns/idn.ts';
import type { RecordType } from '@may/domain/dns/records.ts';
import { nameservers } from '../domains/domains.ts';
import type { dnsDomains, dnsRecords } from '../domains/domainTables.ts';

const day = 24 * 60 * 60 * 1000;

type Row = readonly [
  name: string,
  type: RecordType,
  value: string | readonly string[],
  rest?: { ttl?: number; priority?: number; proxied?: boolean },
];

const dkim = `v=DKIM1; k=rsa; p=${'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA'.repeat(8)}IDAQAB`;

/** A company with a site, a shop, two mail servers and outdated records. */
const bienxanh: readonly Row[] = [
  ['www', 'A', '198.51.100.7', { proxied: true }],
  ['@', 'A', ['198.51.100.7', '198.51.100.8'], { proxied: true }],
  ['@', 'AAAA', '2001:db8:10::7', { proxied: true }],
  ['@', 'MX', 'mail.bienxanh.vn', { priority: 10 }],
  ['@', 'MX', 'mail2.bienxanh.vn', { priority: 20 }],
  ['@', 'TXT', 'v=spf1 mx ip4:198.51.100.0/24 -all'],
  ['@', 'TXT', 'google-site-verification=3pWq1ZrT0kVxYb9nD2mC'],
  ['mail', 'A', '198.51.100.20'],
  ['mail2', 'A', '198.51.100.21'],
  ['mail', 'AAAA', '2001:db8:10::20'],
  ['webmail', 'CNAME', 'mail.bienxanh.vn'],
  ['autodiscover', 'CNAME', 'mail.bienxanh.vn'],
  ['imap', 'CNAME', 'mail.bienxanh.vn'],
  ['smtp', 'CNAME', 'mail.bienxanh.vn'],
  ['k1._domainkey', 'TXT', dkim],
  ['_dmarc', 'TXT', 'v=DMARC1; p=quarantine; rua=mailto:dmarc@bienxanh.vn'],
  ['shop', 'CNAME', 'wp-bien-xanh.may.cloud'],
  ['blog', 'A', '198.51.100.9', { proxied: true }],
  ['api', 'A', '198.51.100.30', { ttl: 300 }],
  ['api', 'AAAA', '2001:db8:10::30', { ttl: 300 }],
  ['*.dev', 'A', '198.51.100.40', { ttl: 60 }],
  ['ftp', 'A', '198.51.100.7'],
  ['status', 'CNAME', 'stats.uptimerobot.com'],
  ['chi-nhanh', 'NS', ['ns1.pavietnam.vn', 'ns2.pavietnam.vn'], { ttl: 86_400 }],
  ['_acme-challenge', 'TXT', 'gfj9Xq8wz2kQyN1pL0aVbT7uRcE', { ttl: 120 }],
];

const harbour: readonly Row[] = [
  ['@', 'A', '203.0.113.5', { proxied: true }],
  ['www', 'CNAME', 'harbourstudio.com.au', { proxied: true }],
  ['@', 'MX', 'smtp.google.com', { priority: 1 }],
  ['@', 'TXT', 'v=spf1 include:_spf.google.com ~all'],
];

/** Domains and records of the demo customers. */
export const demoZones = (
  now: Date,
): { domains: (typeof dnsDomains.$inferInsert)[]; records: (typeof dnsRecords.$inferInsert)[] } => {
  const ns: Row = ['@', 'NS', nameservers, { ttl: 86_400 }];
  const zones: [id: string, userId: string, name: string, daysAgo: number, active: boolean, rows: readonly Row[]][] = [
    ['dom_1', 'usr_demo', 'bienxanh.vn', 210, true, [...bienxanh, ns]],
    ['dom_2', 'usr_demo', toAsciiName('cà-phê-sao-mai.vn') ?? '', 2, false, [ns]],
    ['dom_3', 'usr_aud', 'harbourstudio.com.au', 90, true, [...harbour, ns]],
  ];
  return {
    domains: zones.map(([id, userId, name, daysAgo, active]) => {
      const observed = active ? nameservers : ['ns1.pavietnam.vn', 'ns2.pavietnam.vn'];
      return { id, userId, name, active, observed, createdAt: new Date(now.getTime() - daysAgo * day) };
    }),
    records: zones.flatMap(([domainId, , , , , rows]) =>
      rows.map(([name, type, value, { ttl = 3_600, priority = null, proxied = false } = {}], index) => {
        const id = domainId === 'dom_1' ? `rec_${index + 1}` : `rec_${domainId}_${index + 1}`;
        const values = typeof value === 'string' ? [value] : [...value];
        return { id, domainId, name, type, values, ttl, priority, proxied };
      }),
    ),
  };
};
