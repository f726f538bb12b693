import { toAsciiName } from '@may/domain';
import { invoiceFixture, transactionFixture } from '@may/domain/fixtures';
import type { PaletteEntry, PaletteSource } from '@may/ui';
import { expect, it } from 'vitest';
import {
  domainSource,
  invoiceSource,
  type PaletteWords,
  recordSource,
  serverSource,
  transactionSource,
} from './objectSources.ts';

/** The key stands for its text, with what fills it. */
const t = ((key: string, values?: object) =>
  [key, ...Object.values(values ?? {})].join(' ')) as unknown as PaletteWords;

const entriesOf = ({ rows, entryOf }: PaletteSource): PaletteEntry[] => rows.map((row) => entryOf(row as never));
const textsOf = ({ rows, textsOf: of }: PaletteSource) => rows.map((row) => of(row as never));

const zone = {
  id: 'dom 1',
  name: toAsciiName('cà-phê-sao-mai.vn') ?? '',
  active: true,
  createdAt: null,
  nameservers: [],
};
const record = {
  id: 'rec/1',
  name: 'www',
  type: 'A',
  values: ['203.0.113.7'],
  ttl: null,
  priority: null,
  proxied: null,
};

it('a record says its type, its values and its domain, and leads to its editor', () => {
  const bienxanh = { ...zone, name: 'bienxanh.vn' };
  const source = recordSource(bienxanh, { items: [record], unreadable: 0 }, true, t);
  expect(entriesOf(source)).toMatchObject([
    {
      title: 'www',
      detail: '203.0.113.7',
      where: 'kinds.record A · bienxanh.vn',
      href: '/dns/domain/dom%201/record/rec%2F1',
    },
  ]);
  expect(textsOf(source)).toEqual([['www.bienxanh.vn', 'A 203.0.113.7 bienxanh.vn']]);
});

it('a record that cannot be edited leads to its row', () => {
  const rows = { items: [record, { ...record, type: 'SOA' }], unreadable: 0 };
  const [, soa] = entriesOf(recordSource(zone, rows, true, t));
  const [noEdit] = entriesOf(recordSource(zone, rows, false, t));
  expect([soa?.href, noEdit?.href]).toEqual(['/dns/domain/dom%201?q=www', '/dns/domain/dom%201?q=www']);
});

it('a domain is found in Unicode and in ASCII', () => {
  const [[name = '', more = ''] = []] = textsOf(domainSource([zone], t));
  expect(zone.name).toContain('xn--');
  expect([name, more.trim()]).toEqual(['cà-phê-sao-mai.vn', zone.name]);
});

it('a transaction is found by its amount as it is written and as digits, and leads to its code', () => {
  const source = transactionSource(
    [transactionFixture({ transactionCode: 'MAY42', amount: { amount: 500_000, currency: 'VND' } })],
    'vi',
    t,
  );
  expect(textsOf(source)[0]?.[1]).toContain('500.000 500000');
  expect(entriesOf(source)[0]?.href).toBe('/transactions?q=MAY42');
});

it.each([
  ['without a code leads to its note on its day', {}, { q: 'Nạp tiền', from: '2026-11-21', to: '2026-11-21' }],
  [
    'without a code and a note leads to the spent ones of its day',
    { description: '', amount: { amount: -5_000, currency: 'VND' } },
    { from: '2026-11-21', to: '2026-11-21', filter: 'spent' },
  ],
  [
    'without a code, a note and a time leads to the end of the received ones, where rows without a time are',
    { description: '', createdAt: null },
    { filter: 'received', page: '9999999' },
  ],
] as const)('a transaction %s', (_, missing, place) => {
  const row = transactionFixture({
    transactionCode: null,
    description: 'Nạp tiền',
    createdAt: '2026-11-21T12:00:00',
    ...missing,
  });
  const [entry] = entriesOf(transactionSource([row], 'vi', t));
  const { searchParams } = new URL(entry?.href ?? '', 'https://x');
  expect(Object.fromEntries(searchParams)).toEqual(place);
});

it('an invoice says its amount, status and day, and leads to its number', () => {
  const [entry] = entriesOf(
    invoiceSource([invoiceFixture({ number: 'MAY-1', status: 'unpaid', createdAt: '2026-11-21T12:00:00' })], 'vi', t),
  );
  expect(entry?.detail).toMatch(/đ · common:invoices\.table\.unpaid · 21\/11\/2026$/);
  expect(entry?.href).toBe('/invoice?q=MAY-1');
});

it('a server of a region of hosting leads to the page of hosting', () => {
  const server = {
    id: 's',
    name: 'shop',
    rawName: 'shop',
    cpu: null,
    ramMb: null,
    diskMb: null,
    mariadbDiskMb: null,
    createdAt: null,
    domain: 'shop.vn',
    domains: null,
    ipv4: null,
    planId: null,
    containers: null,
    regionName: 'Hà Nội',
    status: null,
  };
  const hosting = [{ id: '1', name: 'Hà Nội' }];
  expect(entriesOf(serverSource([server], hosting, t))[0]?.href).toBe('/hosting/s');
  expect(entriesOf(serverSource([server], [], t))[0]?.href).toBe('/wordpress/s');
});
