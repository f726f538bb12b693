import { zoneRecordFixture } from '../../fixtures.ts';
import type { ZoneRecord } from '../records.ts';

/** A record as name, type and value; `proxy` marks one behind the proxy. */
export type Row = readonly [name: string, type: string, value: string, proxy?: 'proxy'];

export const mailDomain = 'example.com';

/** The records of rows. */
export const zoneOfRows = (rows: readonly Row[]): ZoneRecord[] =>
  rows.map(([name, type, value, proxy], index) =>
    zoneRecordFixture({
      id: `r${index}`,
      name,
      type,
      values: [value],
      priority: type === 'MX' ? 10 : null,
      proxied: proxy !== undefined,
    }),
  );

const mx: Row = ['@', 'MX', 'mail.example.com'];
const root: Row = ['@', 'A', '192.0.2.1'];
const host: Row = ['mail', 'A', '192.0.2.2'];

/** Zones that differ in one rule of DNS about mail or about a target. */
export const mailZones: Readonly<Record<string, readonly Row[]>> = {
  'mail host with an address': [root, mx, host],
  'mail host with an IPv6 address alone': [root, mx, ['mail', 'AAAA', '2001:db8::2']],
  'no MX': [root, host],
  'mail host of another provider': [root, ['@', 'MX', 'mx.example.net']],
  'mail host without a record': [root, mx],
  'one of two mail hosts without a record': [root, mx, host, ['@', 'MX', 'gone.example.com']],
  'mail host with the domain twice': [root, ['@', 'MX', 'mail.example.com.example.com'], host],
  'mail host that is an address': [root, ['@', 'MX', '192.0.2.9']],
  'mail host by a wildcard': [root, mx, ['*', 'A', '192.0.2.3']],
  'mail host with a text, which hides the wildcard': [root, mx, ['*', 'A', '192.0.2.3'], ['mail', 'TXT', 'x']],
  'mail host above another name, which hides the wildcard': [
    root,
    mx,
    ['*', 'A', '192.0.2.3'],
    ['imap.mail', 'A', '192.0.2.4'],
  ],
  'mail host above a wildcard': [root, mx, ['*', 'A', '192.0.2.3'], ['*.mail', 'A', '192.0.2.4']],
  'mail host below a name, which hides the wildcard': [
    root,
    ['@', 'MX', 'a.b.example.com'],
    ['*', 'A', '192.0.2.3'],
    ['b', 'TXT', 'x'],
  ],
  'mail host two names below a wildcard': [root, ['@', 'MX', 'a.b.example.com'], ['*', 'A', '192.0.2.3']],
  'mail host below the nearer of two wildcards': [
    root,
    ['@', 'MX', 'a.b.example.com'],
    ['*', 'A', '192.0.2.3'],
    ['*.b', 'TXT', 'x'],
  ],
  'mail host by a proxied wildcard': [root, mx, ['*', 'A', '192.0.2.3', 'proxy']],
  'mail host below a delegation': [root, ['@', 'MX', 'mail.corp.example.com'], ['corp', 'NS', 'ns1.example.net']],
  'mail host at a delegation': [root, mx, host, ['mail', 'NS', 'ns1.example.net']],
  'mail host that is the nameserver of its delegation': [
    root,
    ['@', 'MX', 'ns.corp.example.com'],
    ['corp', 'NS', 'ns.corp.example.com'],
    ['ns.corp', 'A', '192.0.2.5'],
  ],
  'MX and names below a delegation': [
    root,
    ['corp', 'NS', 'ns1.example.net'],
    ['corp', 'MX', 'gone.example.com'],
    ['www.corp', 'A', '192.0.2.6'],
    ['*.corp', 'A', '192.0.2.7'],
    ['deep.corp', 'NS', 'ns1.example.net'],
  ],
  'ALIAS at the root and at the mail host': [['@', 'ALIAS', 'lb.example.net'], mx, ['mail', 'ALIAS', 'lb.example.net']],
  'mail host that is an alias of an address': [
    root,
    mx,
    ['mail', 'CNAME', 'web.example.com'],
    ['web', 'A', '192.0.2.8'],
  ],
  'mail host that is an alias of another provider': [root, mx, ['mail', 'CNAME', 'mx.example.net']],
  'mail host that is an alias of a missing name': [root, mx, ['mail', 'CNAME', 'gone.example.com']],
  'mail host in a circle of aliases': [
    root,
    ['@', 'MX', 'a.example.com'],
    ['a', 'CNAME', 'b.example.com'],
    ['b', 'CNAME', 'a.example.com'],
    ['c', 'CNAME', 'a.example.com'],
  ],
  'mail host by a wildcard alias': [root, mx, ['*', 'CNAME', 'mx.example.net']],
  'mail host behind the proxy': [root, mx, ['mail', 'A', '192.0.2.2', 'proxy']],
  'mail host that is an alias behind the proxy': [root, mx, ['mail', 'CNAME', 'mx.example.net', 'proxy']],
  'mail host that is an alias of a proxied name': [
    ['@', 'A', '192.0.2.1', 'proxy'],
    mx,
    ['mail', 'CNAME', 'example.com'],
  ],
  'mail at the proxied root': [
    ['@', 'A', '192.0.2.1', 'proxy'],
    ['@', 'MX', 'example.com'],
  ],
  'null MX': [root, ['@', 'MX', '.']],
  'null MX beside a mail host': [root, mx, host, ['@', 'MX', '.']],
  'MX of a name below': [root, ['shop', 'MX', 'mail.example.com'], host],
  'MX of a wildcard': [root, ['*', 'MX', 'gone.example.com'], ['*', 'A', '192.0.2.3']],
  'aliases of a text, of a missing name, and of a name above another': [
    root,
    ['a', 'CNAME', 'text.example.com'],
    ['b', 'CNAME', 'gone.example.com'],
    ['c', 'CNAME', 'above.example.com'],
    ['text', 'TXT', 'x'],
    ['x.above', 'A', '192.0.2.4'],
  ],
  'an alias of itself': [root, ['www', 'CNAME', 'www.example.com']],
  'nameservers without an address': [root, ['dev', 'NS', 'gone.example.com'], ['corp', 'NS', 'ns.corp.example.com']],
  'a nameserver of the root without an address': [root, ['@', 'NS', 'ns1.example.com']],
  'a CNAME beside a text': [root, ['www', 'CNAME', 'a.example.net'], ['www', 'TXT', 'x']],
  'a CNAME at the root': [['@', 'CNAME', 'a.example.net'], mx, host],
};
