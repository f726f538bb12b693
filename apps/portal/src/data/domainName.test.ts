import { toAsciiName } from '@may/domain/dns/idn.ts';
import { readDomainName } from '@may/domain/dns/readDomainName.ts';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { shownDomain } from './domainName.ts';
import { registrableOf } from './useRegistrables.ts';

const viDu = toAsciiName('ví-dụ.vn') ?? '';

describe('a typed domain', () => {
  it('is shown in its letters', () => {
    for (const [name, shown] of [
      [viDu, 'ví-dụ.vn'],
      ['example.com', 'example.com'],
      ['xn--r8jz45g.xn--zckzah', '例え.テスト'],
    ] as const)
      expect.soft(shownDomain(name), name).toBe(shown);
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
