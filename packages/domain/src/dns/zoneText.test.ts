import { expect, it } from 'vitest';
import { zoneRecordFixture } from '../fixtures.ts';
import { exportZone, inZoneOrder } from './zoneText.ts';

it('records are sorted by name, the root first, then by type as in the form', () => {
  const wanted = '@ A,@ CNAME,@ MX,@ SOA,a A,a TXT,b AAAA'.split(',');
  const zone = wanted.map((text) => {
    const [name = '', type = ''] = text.split(' ');
    return zoneRecordFixture({ name, type });
  });
  const orders = [zone, zone.toReversed(), [...zone.slice(3), ...zone.slice(0, 3)]];
  for (const order of orders)
    expect.soft(inZoneOrder(order).map(({ name, type }) => `${name} ${type}`)).toEqual(wanted);
});

it('a line of a zone file has its name in ASCII, its host with a last dot, and no line break', () => {
  const lineOf = (type: string, value: string, name = '@') =>
    exportZone([zoneRecordFixture({ name, type, values: [value], ttl: 60, proxied: false })], 'a.vn')
      .split('\n')
      .filter((line) => line.includes('\tIN\t'));
  for (const [type, value, text] of [
    ['SVCB', '1 web.x alpn="h2"', '1 web.x. alpn="h2"'],
    ['SVCB', '10  web.x', '10  web.x.'],
    ['HTTPS', '1 . alpn="a.b"', '1 . alpn="a.b"'],
    ['CAA', '0 issue ca.org', '0 issue ca.org'],
    ['DNAME', 'a.b', 'a.b.'],
    ['DNAME', 'a.b.', 'a.b.'],
    ['CNAME', ' a.b\r\n', 'a.b.'],
    ['PTR', 'a\r\nb', 'a b'],
    ['MX', '.', '; unknown priority: @\t60\tIN\tMX\t.'],
    ['SPF', '"v=spf1 -all"', '"v=spf1 -all"'],
    ['SPF', 'v=spf1 "-all"', String.raw`"v=spf1 \"-all\""`],
  ] as const)
    expect.soft(lineOf(type, value), value).toEqual([text.startsWith(';') ? text : `@\t60\tIN\t${type}\t${text}`]);
  expect(lineOf('A', '1.1.1.1', 'é\u0001')).toEqual([`${String.raw`\195\169\001`}\t60\tIN\tA\t1.1.1.1`]);
  expect(lineOf('SOA', 'a b 1 2 3 4 5')).toEqual([]);
});
