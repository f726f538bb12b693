import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { zoneRecordFixture } from '../fixtures.ts';
import { readIpv6 } from './addresses.ts';
import { lacksInfo, readRecordForm, splitPaste } from './recordForm.ts';
import { type RecordType, usuallyProxied } from './records.ts';
import { quoteTxt, splitTxt, txtBytesOf, unquoteTxt } from './txt.ts';
import { canonicalValue, readPriority, readTtl, readValue } from './values.ts';

const domain = 'example.com';

describe('a value', () => {
  it('is stored in one spelling: digits, letters, addresses, hosts, quoted texts', () => {
    for (const [type, typed, value] of [
      ['A', ' 1.2.3.4 ', '1.2.3.4'],
      ['A', '１。２．３｡４', '1.2.3.4'],
      ['TXT', '１。２、３', '１。２、３'],
      ['AAAA', '2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
      ['AAAA', '::ffff:1.2.3.4', '::ffff:102:304'],
      ['CNAME', 'Shops.Example.net.', 'shops.example.net'],
      ['CNAME', '@', 'example.com'],
      ['MX', '.', '.'],
      ['CNAME', 'localhost.', 'localhost'],
      ['TXT', '"v=spf1 " "~all"', 'v=spf1 ~all'],
      ['TXT', '"a \\" b \\\\ \\195\\169"', 'a " b \\ é'],
    ] as const)
      expect.soft(readValue(type, typed, domain), typed).toEqual({ ok: true, value });
  });

  it('is refused with its reason', () => {
    const invisible = [...'\u00A0\u202F\u00AD\u034F\u180E\u3164\u2800\u3000\u{E0041}\u200B\u2003\uFFA0'];
    const refused: Record<string, Partial<Record<RecordType, readonly string[]>>> = {
      missing: { A: [''], TXT: ['""'] },
      notIpv4: { A: ['256.1.1.1', '01.2.3.4', '0x7f.1'] },
      notIpv6: { AAAA: ['::g', 'fe80::1%eth0'] },
      addressNotHost: { CNAME: ['1.2.3.4'], MX: ['2001:db8::1'] },
      singleLabel: { CNAME: ['shops'] },
      wildcardPlace: { CNAME: ['*.x.vn'] },
      character: { CNAME: ['https://x.vn'], MX: ['10 mail.x.vn'] },
      emptyLabel: { NS: ['.'] },
      unbalancedQuotes: { TXT: ['"', '"a" b', '"\\256"'] },
      directionMark: { TXT: ['a\u202Eb', ...invisible.map((sign) => `v=spf1${sign}-all`)] },
      controlCharacter: { A: ['1.2.3.4\r\nset x'], TXT: ['"a\\000"'] },
      tooLong: { TXT: ['x'.repeat(2_049)] },
    };
    for (const [reason, types] of Object.entries(refused))
      for (const [type, given] of Object.entries(types) as [RecordType, string[]][])
        for (const typed of given)
          expect.soft(readValue(type, typed, domain), typed).toMatchObject({ ok: false, reason });
  });

  it('of one label is refused with the suggestion of a name inside the domain', () => {
    expect(readValue('CNAME', 'shops', domain)).toMatchObject({ suggestion: 'shops.example.com' });
  });

  it('from the provider gets the portal’s spelling; an unreadable one stays', () => {
    expect(canonicalValue('CNAME', 'A.B.')).toBe('a.b');
    expect(canonicalValue('TXT', '"a" "b"')).toBe('ab');
    expect(canonicalValue('TXT', '"a')).toBe('"a');
    expect(canonicalValue('SRV', '1 2 3 X.')).toBe('1 2 3 X.');
  });

  it('random IPv6 addresses read the same as in a browser', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV6(), fc.stringMatching(/^[\da-f:.]{2,30}$/)), (text) => {
        const inBrowser = URL.canParse(`http://[${text}]/`) ? new URL(`http://[${text}]/`).hostname.slice(1, -1) : null;
        expect(readIpv6(text)).toBe(inBrowser);
      }),
      { numRuns: 2_000 * inject('randomShare') },
    );
  });
});

describe('numbers', () => {
  it('a lifetime is a whole number from 60 to 86400', () => {
    for (const [typed, read] of [
      ['60', { ok: true, value: 60 }],
      ['86400', { ok: true, value: 86_400 }],
      ['', { ok: false, reason: 'missing' }],
      ['59', { ok: false, reason: 'tooSmall' }],
      ['86401', { ok: false, reason: 'tooLarge' }],
      ['1e9', { ok: false, reason: 'notWhole' }],
    ] as const)
      expect.soft(readTtl(typed), typed).toEqual(read);
  });

  it('a lifetime that the provider already holds is right, although it is outside of the limits', () => {
    for (const held of [1, 172_800]) expect(readTtl(String(held), held)).toEqual({ ok: true, value: held });
    expect(readTtl('2', 1)).toEqual({ ok: false, reason: 'tooSmall' });
  });

  it('a priority goes from 0 to 65535', () => {
    expect([readPriority('0'), readPriority('65535')]).toMatchObject([{ value: 0 }, { value: 65_535 }]);
    expect(readPriority('65536')).toEqual({ ok: false, reason: 'tooLarge' });
  });
});

describe('a text', () => {
  it('random texts become strings of at most 255 bytes with whole characters, and decode to themselves', () => {
    fc.assert(
      fc.property(
        // `fc.string` of such letters takes seconds to begin.
        fc
          .array(fc.nat(0x10_ff_ff), { maxLength: 900 })
          .map((points) => String.fromCodePoint(...points).toWellFormed()),
        (text) => {
          const strings = splitTxt(text);
          expect(strings.join('')).toBe(text);
          expect(strings.every((string) => txtBytesOf(string) <= 255 && string.isWellFormed())).toBe(true);
          expect(quoteTxt(text)).toMatch(/^[\x20-\x7e]*$/);
          expect(unquoteTxt(quoteTxt(text))).toBe(text);
        },
      ),
      { numRuns: 1_000 * inject('randomShare') },
    );
  });

  it('of two million letters, or of as many escapes, decodes to itself', () => {
    for (const [written, letter] of [
      ['a', 'a'],
      ['\\001', '\u0001'],
    ] as const) {
      const opened = unquoteTxt(`"${written.repeat(2_000_000)}"`);
      expect([opened?.length, opened?.at(-1)]).toEqual([2_000_000, letter]);
    }
  });

  it('with one quote and 500,001 backslashes is refused within the time limit of a test', () => {
    // Quadratic work would exceed the test's time limit by minutes.
    expect(unquoteTxt(`"${'\\'.repeat(500_001)}`)).toBeNull();
    expect(unquoteTxt(`${'"a" '.repeat(200_000)}x`)).toBeNull();
  });
});

describe('a form', () => {
  const form = { name: 'www', type: 'A', contents: ['1.2.3.4'], ttl: '3600', priority: '', proxied: true } as const;

  it('makes a record with several values, and drops fields that its type does not have', () => {
    expect(readRecordForm({ ...form, contents: ['1.2.3.4', '1.2.3.5'] }, domain)).toEqual({
      ok: true,
      record: { name: 'www', type: 'A', values: ['1.2.3.4', '1.2.3.5'], ttl: 3_600, priority: null, proxied: true },
    });
    const mail = { ...form, name: '@', type: 'MX', contents: ['mail.x.vn'], priority: '10' } as const;
    expect(readRecordForm(mail, domain)).toMatchObject({ record: { priority: 10, proxied: false } });
  });

  it('of a record with a lifetime outside of the limits keeps it', () => {
    const held = zoneRecordFixture({ ttl: 1 });
    expect(readRecordForm({ ...form, ttl: '1' }, domain, held)).toMatchObject({ ok: true, record: { ttl: 1 } });
  });

  it('lists all faults in the order of the form; lacksInfo is true if a field is empty', () => {
    const read = readRecordForm({ ...form, name: '', type: 'MX', contents: ['', 'a.b', 'a.b'], ttl: '0' }, domain);
    if (read.ok) throw new Error('the form has faults and must be refused');
    expect(read.problems.map(({ field, reason }) => [field, reason])).toEqual([
      ['name', 'missing'],
      ['ttl', 'tooSmall'],
      ['content', 'missing'],
      ['content', 'repeated'],
      ['priority', 'missing'],
    ]);
    expect(lacksInfo(read.problems)).toBe(true);
    const wrong = readRecordForm({ ...form, contents: ['x'] }, domain);
    expect(wrong.ok || lacksInfo(wrong.problems)).toBe(false);
  });

  it('splits pasted text into fields', () => {
    for (const [pasted, type, fields] of [
      ['10 mail.x.vn.', 'MX', { priority: '10', contents: ['mail.x.vn.'] }],
      ['"a" "b"', 'TXT', { contents: ['ab'] }],
      ['1.1.1.1\n1.0.0.1', 'A', { contents: ['1.1.1.1', '1.0.0.1'] }],
      ['www 300 IN A 1.2.3.4', 'TXT', { name: 'www', ttl: '300', type: 'A', contents: ['1.2.3.4'] }],
      ['@ IN MX 5 mail.x.vn.', 'A', { name: '@', type: 'MX', priority: '5', contents: ['mail.x.vn.'] }],
      [
        '_dmarc\t3600\tIN\tTXT\t"v=DMARC1; p=none"',
        'A',
        { name: '_dmarc', ttl: '3600', type: 'TXT', contents: ['v=DMARC1; p=none'] },
      ],
      ['a 300 TXT "b; c"', 'A', { name: 'a', ttl: '300', type: 'TXT', contents: ['b; c'] }],
      [
        'a 300 TXT v=DMARC1; p=none ; d',
        'A',
        { name: 'a', ttl: '300', type: 'TXT', contents: ['v=DMARC1; p=none ; d'] },
      ],
      [
        'www 1 A 1.2.3.4 ; cf_tags=cf-proxied:false',
        'A',
        { name: 'www', ttl: '1', type: 'A', contents: ['1.2.3.4'], proxied: false },
      ],
      ['k IN TXT ( "v=DKIM1; "\n  "p=a" )', 'A', { name: 'k', type: 'TXT', contents: ['v=DKIM1; p=a'] }],
      ['1.2.3.4', 'A', null],
      ['this is a text', 'TXT', null],
      ['', 'A', null],
    ] as const)
      expect.soft(splitPaste(pasted, type), pasted).toEqual(fields && { fields });
  });

  it('names the comment that it leaves out of a pasted line', () => {
    for (const [pasted, value, comment] of [
      ['www 1h IN A 1.2.3.4 ; the site', '1.2.3.4', 'the site'],
      ['a 300 TXT "b;c" ; d', 'b;c', 'd'],
      ['@ 300 MX 5 mail.x.vn. ; cf-proxied:true', 'mail.x.vn.', 'cf-proxied:true'],
    ] as const)
      expect.soft(splitPaste(pasted, 'A'), pasted).toMatchObject({ fields: { contents: [value] }, comment });
  });

  it('tells the other type of a pasted line', () => {
    for (const [pasted, otherType] of [
      ['_sip._tcp 3600 IN SRV 0 5 5060 sip.x.vn.', 'SRV'],
      ['@ 1h HTTPS 1 . alpn="h2"', 'HTTPS'],
    ] as const)
      expect.soft(splitPaste(pasted, 'A'), pasted).toEqual({ otherType });
  });

  it('proxies names of web sites and no names of mail or FTP', () => {
    const names = ['www', '@', 'mail', 'ftp', 'k1._domainkey', 'mx1'];
    expect(names.map((name) => usuallyProxied({ name, type: 'A' }))).toEqual([true, true, false, false, false, false]);
    expect(usuallyProxied({ name: 'www', type: 'TXT' })).toBe(false);
  });
});
