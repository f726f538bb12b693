import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { noChanges } from './changeSet.ts';
import { planFile } from './planImport.ts';
import { randomZone } from './randomZone.fixtures.ts';
import { readZoneFile, zoneFileLimits } from './readZoneFile.ts';
import { factsOf, type RecordFact } from './records.ts';
import { exportZone } from './zoneText.ts';

const domain = 'example.com';
const read = (file: string) => {
  const result = readZoneFile(file, domain);
  if (!result.ok) throw new Error(result.reason);
  return result;
};
const linesOf = (file: string) =>
  read(file).records.map(({ name, type, ttl, priority, values }) => [name, type, ttl, priority, ...values]);
/** 243 characters: valid as an absolute name, and too long with any origin. */
const longHost = Array.from({ length: 4 }, () => 'a'.repeat(60)).join('.');
const reasonsOf = (file: string) => read(file).unread.map(({ line, reason }) => [line, reason]);

/** The content of records, without their order and their lines. */
const contentOf = (facts: readonly RecordFact[]) =>
  facts.map((fact) => JSON.stringify([fact.name, fact.type, fact.value, fact.ttl, fact.priority, fact.proxied])).sort();

describe('a zone file', () => {
  it('that was exported is read back to the same records', () => {
    for (let seed = 0; seed < 2_000 * inject('randomShare'); seed += 1) {
      const zone = randomZone(seed, 1 + (seed % 25));
      const result = read(exportZone(zone, domain));
      expect([result.unread, result.adjusted]).toEqual([[], []]);
      const facts = zone.flatMap(factsOf).map((fact) => ({ ...fact, proxied: fact.proxied || null }));
      const back = result.records.map(({ values: [value = ''], ...record }) => ({ ...record, value }));
      expect(contentOf(back)).toEqual(contentOf(facts));
      expect(planFile(zone, result.records, domain).changes).toEqual(noChanges);
    }
  });

  it('has a lifetime only where the provider told it, and is read back so', () => {
    const zone = randomZone(5, 40).map((record, index) => (index % 2 === 0 ? { ...record, ttl: null } : record));
    const file = exportZone(zone, domain);
    expect(file).not.toMatch(/^\$TTL/m);
    const lifetimesOf = (records: readonly { name: string; type: string; value: string; ttl: number | null }[]) =>
      records.map(({ name, type, value, ttl }) => JSON.stringify([name, type, value, ttl])).sort();
    const back = read(file).records.map(({ values: [value = ''], ...record }) => ({ ...record, value }));
    expect(lifetimesOf(back)).toEqual(lifetimesOf(zone.flatMap(factsOf)));
    expect(file.split('\n')[1]).toBe('; not told by the provider, so not in this file: ttl (records: 20)');
  });

  it('has a mail server without a known priority as a comment, never with an invented priority', () => {
    const mail = { ...randomZone(5, 1)[0], id: 'mx', name: '@', type: 'MX', values: ['mx.example.net'], proxied: null };
    const file = exportZone([{ ...mail, ttl: 300, priority: null }], domain);
    expect(file).toBe('$ORIGIN example.com.\n; unknown priority: @\t300\tIN\tMX\tmx.example.net.\n');
    const service = { ...mail, ttl: 300, priority: null, name: '_sip._tcp', type: 'SRV' };
    expect(exportZone([{ ...service, values: ['5 5060 sip.example.net'] }], domain)).toContain(
      '\n; unknown priority: _sip',
    );
    expect(exportZone([{ ...service, values: ['0 5 5060 sip.example.net'] }], domain)).toContain('\n_sip._tcp\t300');
  });

  it('is read as BIND writes it: brackets, comments, units, relative names, lifetime and class in either order', () => {
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
    expect(read(file)).toMatchObject({ unread: [] });
  });

  it('reports every line that is not a known record, and reads the others; below an open bracket it reads none', () => {
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
      'x TXT ( "never closed"',
      'y A 1.2.3.6',
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
      [13, 'notARecord'],
      [14, 'priority'],
      [15, 'notARecord'],
      [16, 'controlCharacter'],
      [17, 'directionMark'],
      [18, 'addressNotHost'],
      [19, 'character'],
      [20, 'lifetime'],
      [21, 'tooLong'],
      [23, 'unbalancedBrackets'],
      [24, 'unbalancedBrackets'],
    ]);
    expect(linesOf(file).map(([name]) => name)).toEqual(['www', 'y', 'z']);
    expect(read(file).adjusted).toEqual([22]);
  });

  it('gives null for a proxy or lifetime that it does not contain', () => {
    const file = 'a A 1.2.3.4 ; cf_tags=cf-proxied:false\nb A 1.2.3.4 ; cf_tags=cf-proxied:true\nc A 1.2.3.4';
    expect(read(file).records.map(({ proxied, ttl }) => [proxied, ttl])).toEqual([
      [false, null],
      [true, null],
      [null, null],
    ]);
  });

  it('that is too large, too long or empty is refused', () => {
    expect(readZoneFile('x'.repeat(zoneFileLimits.characters + 1), domain)).toEqual({ ok: false, reason: 'tooLarge' });
    expect(readZoneFile('a A 1.2.3.4\n'.repeat(zoneFileLimits.entries + 1), domain)).toMatchObject({ ok: false });
    expect(readZoneFile('; nothing\n\n', domain)).toEqual({ ok: false, reason: 'empty' });
  });

  it('of hostile length is parsed in time', () => {
    for (const [title, file] of [
      ['digits without an end', `a ${'1'.repeat(100_000)}x A 1.2.3.4`],
      ['backslashes', `a TXT "${'\\'.repeat(50_000)}`],
      ['brackets that never close', `a TXT (\n`.repeat(9_000)],
      ['digits that are almost a lifetime', `a ${'1'.repeat(46)}x A 1.2.3.4\n`.repeat(9_000)],
      ['letters that a browser would turn into others', `${'ế'.repeat(19_000)} A 1.2.3.4\n`.repeat(50)],
      ['quotes', `a TXT ${'"" '.repeat(6_000)}`],
    ] as const)
      expect.soft(readZoneFile(file, domain), title).toHaveProperty('ok');
  });

  it('that was exported with thousands of records is read back to the same zone', () => {
    const zone = randomZone(3, Math.min(10_000, 50_000 * inject('randomShare')));
    const file = exportZone(zone, domain);
    const { records, unread } = read(file);
    expect([records.length, unread]).toEqual([zone.flatMap(({ values }) => values).length, []]);
    expect(planFile(zone, records, domain).changes).toEqual(noChanges);
  });

  it('that was exported has an unknown type in the text of its RFC', () => {
    for (const [type, value, text] of [
      ['SRV', '0 5 5060 sip.example.com', '0 5 5060 sip.example.com.'],
      ['SRV', '0 0 0 .', '0 0 0 .'],
      ['PTR', 'host', 'host'],
      ['NAPTR', '1 2 "S" "SIP+D2U" "" _sip.example.net', '1 2 "S" "SIP+D2U" "" _sip.example.net.'],
      ['HTTPS', '1 web.example.net alpn="h2.h3"', '1 web.example.net. alpn="h2.h3"'],
      ['CAA', '0 issue "letsencrypt.org"', '0 issue "letsencrypt.org"'],
      ['SPF', 'v=spf1 -all', '"v=spf1 -all"'],
      ['NSAP-PTR', 'host', 'host'],
      ['GPOS', '1 2 3', '1 2 3'],
      ['CAA', '0 issue "a"\n@ A 198.51.100.66', '0 issue "a" @ A 198.51.100.66'],
    ] as const) {
      const record = { id: '1', name: 'x', type, values: [value], ttl: 300, priority: null, proxied: null };
      const file = exportZone([record], domain);
      expect.soft(file.split('\n').slice(1), value).toEqual([`x\t300\tIN\t${type}\t${text}`, '']);
      expect.soft(reasonsOf(file), value).toEqual([[2, 'type']]);
    }
  });

  it('keeps a provider’s name with a line break in one line, which the reader refuses as "character"', () => {
    const content = { type: 'A', values: ['198.51.100.1'], ttl: 300, priority: null, proxied: false };
    const record = { id: '1', name: 'a b;\n@', ...content };
    const file = exportZone([record], domain);
    expect(file.split('\n')).toHaveLength(3);
    expect(reasonsOf(file)).toEqual([[2, 'character']]);
  });

  it('of any text gives a zone that is the same after an export and a second read', () => {
    const words = fc.constantFrom(...'a|IN|A|1.2.3.4|"|(|)|;|\\|\n| |$TTL|60|TXT|@|.|\t'.split('|'));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(words, { maxLength: 60 }).map((parts) => parts.join(' ')),
          fc.array(fc.nat(0x10_ff_ff)).map((points) => String.fromCodePoint(...points)),
        ),
        (any) => {
          const result = readZoneFile(any, domain);
          if (!result.ok) return;
          const zone = result.records.map((row, index) => ({ ...row, id: String(index) }));
          const again = readZoneFile(exportZone(zone, domain), domain);
          expect(again).toMatchObject(zone.length > 0 ? { ok: true, unread: [] } : {});
        },
      ),
      { numRuns: 1_000 * inject('randomShare') },
    );
  });
});

describe('the place of a line in a zone file', () => {
  const placesOf = (file: string) =>
    read(file).records.map(({ name, type, values: [value = ''] }) => `${name} ${type} ${value}`);

  it('in a BIND file with $ORIGIN . is its absolute name, not one below the domain', () => {
    const file = [
      '$ORIGIN .',
      '$TTL 3600\t; 1 hour',
      'example.com\t\tIN SOA\tns1.example.com. admin.example.com. (',
      '\t\t\t\t2026112201 ; serial',
      '\t\t\t\t3600 900 604800 86400 )',
      '\t\t\tNS\tns1.example.com.',
      '\t\t\tA\t198.51.100.1',
      '\t\t\tMX\t10 mail.example.com.',
      '$ORIGIN example.com.',
      'mail\t\t\tA\t198.51.100.2',
      '$ORIGIN _tcp.example.com.',
      'k\t\t\tTXT\t"a"',
      '$ORIGIN .',
      'example.org\t\tA\t198.51.100.3',
    ].join('\n');
    expect(placesOf(file)).toEqual([
      '@ NS ns1.example.com',
      '@ A 198.51.100.1',
      '@ MX mail.example.com',
      'mail A 198.51.100.2',
      'k._tcp TXT a',
    ]);
    expect(reasonsOf(file)).toEqual([[14, 'outsideDomain']]);
  });

  it('below an unreadable origin is refused if its name is relative, until the next readable origin', () => {
    for (const origin of ['$ORIGIN a..example.com.', '$ORIGIN', '$ORIGIN "dev', '$ORIGIN \\100ev.example.com.']) {
      const file = [
        'www A 198.51.100.1',
        origin,
        'api A 198.51.100.2',
        '  A 198.51.100.3',
        '@ A 198.51.100.4',
        'api.example.com. A 198.51.100.5',
        '  A 198.51.100.6',
        'whole.example.com. CNAME www',
        '$ORIGIN below',
        'api A 198.51.100.7',
        '$ORIGIN example.com.',
        'api A 198.51.100.8',
      ].join('\n');
      expect
        .soft(placesOf(file), origin)
        .toEqual(['www A 198.51.100.1', 'api A 198.51.100.5', 'api A 198.51.100.6', 'api A 198.51.100.8']);
      expect.soft(reasonsOf(file).slice(1), origin).toEqual([
        [3, 'unknownOrigin'],
        [4, 'unknownOwner'],
        [5, 'unknownOrigin'],
        [8, 'unknownOrigin'],
        [9, 'unknownOrigin'],
        [10, 'unknownOrigin'],
      ]);
    }
  });

  it('with a blank name below a refused line is the name of that line', () => {
    for (const [title, line] of [
      ['an unread value', 'sub A 1.1.1.256'],
      ['another class', 'sub CH TXT "x"'],
      ['another type', 'sub SRV 0 5 5060 sip'],
      ['no type', 'sub 300 IN'],
    ] as const)
      expect
        .soft(placesOf(['www A 198.51.100.1', line, '  A 198.51.100.66'].join('\n')), title)
        .toEqual(['www A 198.51.100.1', 'sub A 198.51.100.66']);
  });

  it('with a blank name below a line without a readable name is refused', () => {
    for (const [title, line] of [
      ['a name that cannot be one', 'a..b A 198.51.100.2'],
      ['an open quote', 'sub TXT "broken'],
      ['a bracket that is not open', 'sub A 198.51.100.1 )'],
      ['a row of names', '$GENERATE 1-3 h$ A 198.51.100.$'],
      ['no line at all', '; a comment'],
    ] as const) {
      const file = [line, '  A 198.51.100.66', '\tMX 10 mail', 'www A 198.51.100.1', '  A 198.51.100.3'].join('\n');
      expect.soft(placesOf(file), title).toEqual(['www A 198.51.100.1', 'www A 198.51.100.3']);
      expect.soft(reasonsOf(file), title).toEqual(
        expect.arrayContaining([
          [2, 'unknownOwner'],
          [3, 'unknownOwner'],
        ]),
      );
    }
  });

  it('in or below a bracket that cannot be read is refused', () => {
    for (const [title, lines] of [
      ['an open quote', ['sub TXT ( "broken', 'www A 198.51.100.66', ')']],
      ['an open quote on a later line', ['sub TXT ( "a"', '"broken', 'www A 198.51.100.66', '"b" )']],
      ['an open quote that may have the bracket in it', ['sub TXT "broken (', 'www A 198.51.100.66', ')']],
      [
        'more than an entry can have',
        ['sub TXT (', ...Array(100).fill(`"${'k'.repeat(250)}"`), 'www A 198.51.100.66', ')'],
      ],
    ] as const) {
      const file = ['a A 198.51.100.1', ...lines, 'mail A 198.51.100.2'].join('\n');
      expect.soft(placesOf(file), title).toEqual(['a A 198.51.100.1']);
      const unread = read(file).unread.map(({ line }) => line);
      expect.soft(unread, title).toEqual([...lines, ''].map((_, index) => index + 2));
    }
  });

  it('whose absolute name is longer than 253 characters is refused, with the lines that inherit it', () => {
    expect(reasonsOf(`${longHost} A 198.51.100.1\n  A 198.51.100.2`)).toEqual([
      [1, 'tooLong'],
      [2, 'unknownOwner'],
    ]);
  });
});

describe('a value of a zone file', () => {
  it('with broken text, no name or raw bytes is refused with its reason', () => {
    for (const [title, line, reason] of [
      ['that a Latin-1 file left broken', 'www TXT "caf\uFFFD"', 'brokenText'],
      ['whose name a Latin-1 file left broken', 'caf\uFFFD A 198.51.100.1', 'brokenText'],
      ['whose CNAME is too long with its origin', `www CNAME ${longHost}`, 'tooLong'],
      ['whose CNAME is no name, relative', 'www CNAME a..b', 'emptyLabel'],
      ['written as raw bytes', 'www TXT \\# 6 0568656c6c6f', 'rawBytes'],
    ] as const)
      expect.soft(reasonsOf(line), title).toEqual([[1, reason]]);
  });

  it('of 243 characters with a last dot is an absolute name', () => {
    expect(linesOf(`www CNAME ${longHost}.`)).toEqual([['www', 'CNAME', null, null, longHost]]);
  });

  it('without a lifetime takes $TTL, else the last written one, and null after an unreadable $TTL', () => {
    const ttls = (file: string) => read(file).records.map(({ ttl }) => ttl);
    expect(ttls('a 300 A 198.51.100.1\nb A 198.51.100.1\nc 1h30m A 198.51.100.1\nd A 198.51.100.1')).toEqual([
      300, 300, 5_400, 5_400,
    ]);
    expect(ttls('@ 600 SOA a. b. 1 2 3 4 5\nb A 198.51.100.1')).toEqual([600]);
    expect(ttls('$TTL 900\na 300 A 198.51.100.1\nb A 198.51.100.1')).toEqual([300, 900]);
    expect(ttls('$TTL 900\n$TTL soon\nb A 198.51.100.1')).toEqual([null]);
    expect(ttls('a 300 A 198.51.100.1\nb TXT "open\nc A 198.51.100.1')).toEqual([300, null]);
  });

  it('names the lines whose bare words are joined or end at a semicolon, and those that the provider sets', () => {
    const file = [
      '@ SOA a. b. 1 2 3 4 5',
      '@ NS ns1',
      'sub NS ns1',
      '@ TXT v=spf1 include:_spf.google.com ~all',
      '_dmarc TXT v=DMARC1; p=reject',
      'a TXT bare',
      'b TXT "v=spf1" "a" ; comment',
    ];
    expect(readZoneFile(file.join('\n'), domain)).toMatchObject({ joined: [4, 5], left: [1, 2] });
  });

  it('with a lifetime of 1, which means automatic, has the lifetime null', () => {
    expect(read('a 1 A 198.51.100.1\nb A 198.51.100.2')).toMatchObject({
      records: [{ ttl: null }, { ttl: null }],
      adjusted: [],
    });
  });

  it('of a domain with Unicode letters is read under its ASCII name', () => {
    const result = readZoneFile('www A 198.51.100.1\n@ CNAME @\nmail.ví-dụ.vn. A 198.51.100.2', 'ví-dụ.vn');
    expect(result).toMatchObject({
      records: [{ name: 'www' }, { name: '@', values: ['xn--v-d-rma6749a.vn'] }, { name: 'mail' }],
      unread: [],
    });
  });
});
