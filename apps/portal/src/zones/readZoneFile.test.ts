import { exportZone, factsOf, noChanges, planImport } from '@may/domain';
import { randomZone } from '@may/domain/fixtures';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { readZoneFile, zoneFileLimits } from './readZoneFile.ts';

const domain = 'example.com';
const read = (file: string) => {
  const result = readZoneFile(file, domain);
  if (!result.ok) throw new Error(result.reason);
  return result;
};
const linesOf = (file: string) =>
  read(file).records.map(({ name, type, ttl, priority, values }) => [name, type, ttl, priority, ...values]);
const reasonsOf = (file: string) => read(file).unread.map(({ line, reason }) => [line, reason]);

describe('a zone file', () => {
  it('that was exported is read to the same zone, record for record', () => {
    for (let seed = 0; seed < 2_000; seed += 1) {
      const zone = randomZone(seed, 1 + (seed % 25));
      const result = read(exportZone(zone, domain));
      expect([result.unread, result.adjusted]).toEqual([[], []]);
      const said = (records: { name: string; type: string; value: string }[]) =>
        records.map((fact) => JSON.stringify(fact)).sort();
      const facts = zone.flatMap(factsOf).map(({ name, type, value, ttl, priority, proxied }) => ({
        name,
        type,
        value,
        ttl,
        priority,
        proxied: proxied ? true : null,
      }));
      const back = result.records.map(({ name, type, values, ttl, priority, proxied }) => ({
        name,
        type,
        value: values[0] ?? '',
        ttl,
        priority,
        proxied,
      }));
      expect(said(back)).toEqual(said(facts));
      expect(planImport(zone, result.records, 'replace')).toEqual(noChanges);
    }
  });

  it('is read as BIND writes it: brackets, comments, units, names that go on, either order of lifetime and class', () => {
    const file = [
      '$ORIGIN example.com.',
      '$TTL 1h',
      '@ IN SOA ns1.x. admin.x. (',
      '    2026112101 ; serial',
      '    3600 900 604800 300 )',
      '  IN NS ns1.may.cloud.',
      '\tMX 10 mail',
      'www 5m IN A 1.2.3.4 ; the site',
      '    IN 300 AAAA 2001:DB8::0001',
      '0 A 1.1.1.1',
      '5 IN A 1.1.1.2',
      'shop CNAME www',
      'out.example.com. CNAME other.net.',
      'k TXT ( "v=DKIM1; p=a\\"b" ; part one',
      '  "c\\\\" )',
      'p TXT "a  (b)  ; c"',
      'bare TXT word1 word\\;2',
      '$ORIGIN dev',
      '@ A 1.1.1.3',
      'api A 1.1.1.4',
      'thư.example.com. A 1.1.1.5',
    ].join('\n');
    expect(linesOf(file)).toEqual([
      ['@', 'NS', 3_600, null, 'ns1.may.cloud'],
      ['@', 'MX', 3_600, 10, 'mail.example.com'],
      ['www', 'A', 300, null, '1.2.3.4'],
      ['www', 'AAAA', 300, null, '2001:db8::1'],
      ['0', 'A', 3_600, null, '1.1.1.1'],
      ['5', 'A', 3_600, null, '1.1.1.2'],
      ['shop', 'CNAME', 3_600, null, 'www.example.com'],
      ['out', 'CNAME', 3_600, null, 'other.net'],
      ['k', 'TXT', 3_600, null, 'v=DKIM1; p=a"bc\\'],
      ['p', 'TXT', 3_600, null, 'a  (b)  ; c'],
      ['bare', 'TXT', 3_600, null, 'word1word;2'],
      ['dev', 'A', 3_600, null, '1.1.1.3'],
      ['api.dev', 'A', 3_600, null, '1.1.1.4'],
      [expect.stringMatching(/^xn--/), 'A', 3_600, null, '1.1.1.5'],
    ]);
    expect(read(file)).toMatchObject({ unread: [], skipped: 1 });
  });

  it('names every line that is no record of ours, and reads the others', () => {
    const file = [
      'www A 1.2.3.4',
      '$INCLUDE /etc/passwd',
      '$GENERATE 1-100000000 a$ A 1.2.3.4',
      'www A 256.1.1.1',
      'www',
      'x CH A 1.2.3.4',
      '_sip._tcp SRV 1 2 3 x.',
      'x.other.org. A 1.2.3.4',
      'a..b A 1.2.3.4',
      '-a A 1.2.3.4',
      'x TXT "open',
      'x TXT ( "never closed"',
      'y A 1.2.3.5',
      'x MX mail.x.',
      'x MX 70000 mail.x.',
      'x A 1.2.3.4 5.6.7.8',
      'x\u0000 A 1.2.3.4',
      'x TXT "a\u202Eb"',
      'x CNAME 1.2.3.4.',
      '"x" A 1.2.3.4',
      '$TTL soon',
      `x TXT ${`"${'k'.repeat(255)}" `.repeat(9)}`,
      'z 604800 A 1.2.3.4',
    ].join('\n');
    expect(reasonsOf(file)).toEqual([
      [2, 'directive'],
      [3, 'directive'],
      [4, 'notIpv4'],
      [5, 'notARecord'],
      [6, 'class'],
      [7, 'type'],
      [8, 'outsideDomain'],
      [9, 'emptyLabel'],
      [10, 'hyphenAtEdge'],
      [11, 'unbalancedQuotes'],
      [12, 'unbalancedBrackets'],
      [14, 'notARecord'],
      [15, 'priority'],
      [16, 'notARecord'],
      [17, 'controlCharacter'],
      [18, 'directionMark'],
      [19, 'addressNotHost'],
      [20, 'character'],
      [21, 'lifetime'],
      [22, 'tooLong'],
    ]);
    expect(linesOf(file).map(([name]) => name)).toEqual(['www', 'y', 'z']);
    expect(read(file).adjusted).toEqual([23]);
  });

  it('says of the proxy and of a lifetime only what it says', () => {
    const file = 'a A 1.2.3.4 ; cf_tags=cf-proxied:false\nb A 1.2.3.4 ; cf_tags=cf-proxied:true\nc A 1.2.3.4';
    expect(read(file).records.map(({ proxied, ttl }) => [proxied, ttl])).toEqual([
      [false, null],
      [true, null],
      [null, null],
    ]);
  });

  it('that is too large, too long or empty is not begun', () => {
    expect(readZoneFile('x'.repeat(zoneFileLimits.characters + 1), domain)).toEqual({ ok: false, reason: 'tooLarge' });
    expect(readZoneFile('a A 1.2.3.4\n'.repeat(zoneFileLimits.records + 1), domain)).toMatchObject({ ok: false });
    expect(readZoneFile('; nothing\n\n', domain)).toEqual({ ok: false, reason: 'empty' });
  });

  it.each([
    ['digits without an end', `a ${'1'.repeat(100_000)}x A 1.2.3.4`],
    ['digits where a lifetime would be', `a ${'1s'.repeat(20_000)}! A 1.2.3.4`],
    ['backslashes', `a TXT "${'\\'.repeat(50_000)}`],
    ['brackets that never close', `a TXT (\n`.repeat(9_000)],
    ['quotes', `a TXT ${'"" '.repeat(6_000)}`],
  ])('of %s is answered, where a parser could think for ever', (_title, file) => {
    expect(readZoneFile(file, domain)).toHaveProperty('ok');
  });

  it('of 9,000 records is read whole, and any text is read or refused', () => {
    const file = exportZone(
      randomZone(3, 9_000).map((record) => ({ ...record, values: record.values.slice(0, 1) })),
      domain,
    );
    const whole = readZoneFile(file, domain);
    expect(whole.ok && [whole.records.length, whole.unread.length]).toEqual([9_000, 0]);
    const words = fc.constantFrom(
      'a',
      'IN',
      'A',
      '1.2.3.4',
      '"',
      '(',
      ')',
      ';',
      '\\',
      '\n',
      ' ',
      '$TTL',
      '60',
      'TXT',
      '@',
      '.',
      '\t',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(words, { maxLength: 60 }).map((parts) => parts.join(' ')),
          fc.string({ unit: 'binary' }),
        ),
        (any) => {
          const result = readZoneFile(any, domain);
          if (!result.ok) return;
          expect(
            readZoneFile(
              exportZone(
                result.records.map((row, index) => ({ ...row, id: String(index) })),
                domain,
              ),
              domain,
            ),
          ).toMatchObject(result.records.length > 0 ? { ok: true, unread: [] } : {});
        },
      ),
      { numRuns: 1_000 * inject('randomShare') },
    );
  });
});
