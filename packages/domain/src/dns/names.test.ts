import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { toAsciiName } from './idn.ts';
import { fullNameOf, nameLimits, readName, refusalOfName, relativeNameOf } from './names.ts';

const domain = 'example.com';
const label = 'a'.repeat(63);

describe('a typed record name', () => {
  it('is stored relative to the domain, in ASCII and small letters', () => {
    for (const [typed, name, fullName] of [
      ['@', '@', 'example.com'],
      [' WWW ', 'www', 'www.example.com'],
      ['\u3000ｗｗｗ', 'www', 'www.example.com'],
      ['＠', '@', 'example.com'],
      ['＊。ｄｅｖ', '*.dev', '*.dev.example.com'],
      ['*.dev', '*.dev', '*.dev.example.com'],
      ['k1._domainkey', 'k1._domainkey', 'k1._domainkey.example.com'],
      ['__proto__', '__proto__', '__proto__.example.com'],
      ['thư', 'xn--th-e0a', 'xn--th-e0a.example.com'],
      ['example.com.', '@', 'example.com'],
      ['www.example.com.', 'www', 'www.example.com'],
      [label, label, `${label}.example.com`],
    ] as const) {
      const read = readName(typed, domain);
      expect.soft(read, typed).toEqual({ ok: true, name, fullName });
    }
  });

  it('is refused with its reason', () => {
    const refused: Record<string, string[]> = {
      missing: [''],
      emptyLabel: ['.', 'a..b'],
      hyphenAtEdge: ['-a'],
      character: ['a b', 'http://a', '"><svg/onload>', '“www”', '🉀'],
      wildcardPlace: ['a.*'],
      labelTooLong: [`${label}a`],
      tooLong: [`${`${label}.`.repeat(4)}a`],
      outsideDomain: ['www.example.org.', 'notexample.com.'],
      controlCharacter: ['a\u0000b'],
      directionMark: ['\u202Emoc'],
      brokenText: ['a\uD800'],
    };
    for (const [reason, given] of Object.entries(refused))
      for (const typed of given) expect.soft(readName(typed, domain), typed).toEqual({ ok: false, reason });
  });

  it('in a domain with Vietnamese letters is read in either spelling', () => {
    for (const [typed, name] of [
      ['www', 'www'],
      ['www.tiếngviệt.vn.', 'www'],
      ['@', '@'],
    ] as const) {
      const fullName = fullNameOf(name, 'xn--tingvit-5t4cyc.vn');
      expect.soft(readName(typed, 'tiếngviệt.vn'), typed).toEqual({ ok: true, name, fullName });
    }
  });

  it('random text is refused, or becomes a valid name inside the domain that reads the same again', () => {
    const runs = 2_000 * inject('randomShare');
    let read = 0;
    const typed = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[a-z*_@.-]{0,300}$/));
    fc.assert(
      fc.property(typed, (text) => {
        const result = readName(text, domain);
        if (!result.ok) return;
        read += 1;
        expect(refusalOfName(result.fullName)).toBeNull();
        expect(relativeNameOf(result.fullName, domain)).toBe(result.name);
        expect(fullNameOf(result.name, domain)).toBe(result.fullName);
        // The limit of every name.
        expect(result.fullName.length).toBeLessThanOrEqual(nameLimits.name);
        expect(readName(`${result.fullName}.`, domain)).toMatchObject({ ok: true, name: result.name });
      }),
      { numRuns: runs },
    );
    // A share, because the seed decides how many texts are names: about 30%. A parser that refuses all texts must fail here.
    expect(read / runs).toBeGreaterThan(0.1);
  });
});

describe('toAsciiName', () => {
  it('turns letters of any language into the ASCII name that a browser makes', () => {
    for (const [name, expected] of [
      ['ví-dụ.vn', 'xn--v-d-rma6749a.vn'],
      ['ví-dụ.vn.', 'xn--v-d-rma6749a.vn.'],
      ['例え。テスト', 'xn--r8jz45g.xn--zckzah'],
      ['İstanbul.com', 'istanbul.com'],
      ['ΈΤΟΣ.gr', 'xn--ixa0bjg.gr'],
      ['έτος.gr', 'xn--ixa0bjg.gr'],
      ['ΣΟΦΟΣ-ΣΟΦΟΣ.ΣΤ', toAsciiName('σοφος-σοφος.στ')],
    ] as const)
      expect.soft(toAsciiName(name), name).toBe(expected);
  });

  it('refuses a sign that ends a host in a URL', () => {
    for (const name of ['ví dụ', 'ví/dụ', 'ví@dụ', 'ví:1', 'ví?', 'ví#', 'ví%41'])
      expect.soft(toAsciiName(name), name).toBeNull();
  });

  it('refuses a name of more characters than the longest name, before a browser converts it', () => {
    expect(toAsciiName('ế'.repeat(5_000))).toBeNull();
    expect(toAsciiName('ế'.repeat(50))).toMatch(/^xn--/);
  });
});
