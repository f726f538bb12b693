import { toAsciiName } from '@may/domain/dns/idn.ts';
import { readDomainName } from '@may/domain/dns/readDomainName.ts';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { shownDomain } from './domainName.ts';
import { registrableOf } from './useRegistrables.ts';

const viDu = toAsciiName('ví-dụ.vn') ?? '';

describe('a typed domain', () => {
  it('is sent in Punycode and shown in its letters, from any spelling', () => {
    for (const [typed, name, shown] of [
      ['ví-dụ.vn', viDu, 'ví-dụ.vn'],
      [' HTTPS://VÍ-DỤ.vn/duong/dan?x=1#y ', viDu, 'ví-dụ.vn'],
      ['http://Example.COM', 'example.com', 'example.com'],
      ['example.com.', 'example.com', 'example.com'],
      ['ｈｔｔｐ：／／ｅｘａｍｐｌｅ。ｃｏｍ｡', 'example.com', 'example.com'],
      ['example.com:8080/x', 'example.com', 'example.com'],
      ['https://user:pass@example.com:8080/x@y', 'example.com', 'example.com'],
      ['ví-dụ.vn'.normalize('NFD'), viDu, 'ví-dụ.vn'],
      ['例え。テスト', 'xn--r8jz45g.xn--zckzah', '例え.テスト'],
    ] as const) {
      expect.soft(readDomainName(typed), typed).toEqual({ ok: true, name });
      expect.soft(shownDomain(name), typed).toBe(shown);
    }
  });

  it('that is no domain is refused with its reason', () => {
    for (const [typed, reason] of [
      ['', 'missing'],
      ['https://', 'missing'],
      ['localhost', 'oneLabel'],
      ['1.2.3.4', 'address'],
      ['1.2.3.400', 'address'],
      ['http://[::1]/', 'address'],
      ['https://https://a', 'character'],
      ['user@example.com', 'character'],
      ['‘example.com’', 'character'],
      ['(example.com)', 'character'],
      ['a\u00A0b.com', 'directionMark'],
      ['_dmarc.a.vn', 'character'],
      ['*.a.vn', 'wildcardPlace'],
      [`${'ab.'.repeat(90)}vn`, 'tooLong'],
      ['a\u0000.vn', 'controlCharacter'],
      ['\u202Emoc.elpmaxe', 'directionMark'],
    ] as const)
      expect.soft(readDomainName(typed), typed).toEqual({ ok: false, reason });
  });

  it('of any letters is read from its shown form to the same name', () => {
    const runs = 2_000 * inject('randomShare');
    let opened = 0;
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (label) => {
        const read = readDomainName(`${label}.vn`);
        if (!read.ok) return;
        const shown = shownDomain(read.name);
        if (shown !== read.name) opened += 1;
        expect(readDomainName(shown)).toMatchObject({ name: read.name });
      }),
      { numRuns: runs },
    );
    // A share, because the seed decides how many labels have other letters: about half. Without any the property would prove nothing.
    expect(opened / runs).toBeGreaterThan(0.25);
  });

  it('with an invalid label is shown unchanged', () => {
    for (const label of ['xn--', 'xn--a-', 'xn--99999999', 'xn--\u0000', `xn--${'z'.repeat(59)}`])
      expect.soft(shownDomain(`${label}.vn`), label).toBe(`${label}.vn`);
  });
});

describe('registrableOf', () => {
  it('gives the part that can be registered', async () => {
    for (const [name, expected] of [
      ['example.com.vn', { domain: 'example.com.vn' }],
      ['www.example.com', { domain: 'example.com' }],
      ['com.vn', { domain: null }],
      [viDu, { domain: viDu }],
      ['example.nowhere', { domain: 'example.nowhere' }],
    ] as const)
      expect.soft(await registrableOf(name), name).toEqual(expected);
  });
});
