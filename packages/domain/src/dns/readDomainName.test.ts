import { expect, it } from 'vitest';
import { toAsciiName } from './idn.ts';
import { readDomainName } from './readDomainName.ts';

const viDu = toAsciiName('ví-dụ.vn') ?? '';

it('a typed domain is sent in Punycode, from any spelling', () => {
  for (const [typed, name] of [
    ['ví-dụ.vn', viDu],
    [' HTTPS://VÍ-DỤ.vn/duong/dan?x=1#y ', viDu],
    ['http://Example.COM', 'example.com'],
    ['example.com.', 'example.com'],
    ['ｈｔｔｐ：／／ｅｘａｍｐｌｅ。ｃｏｍ｡', 'example.com'],
    ['example.com:8080/x', 'example.com'],
    ['example.com?x=a.b', 'example.com'],
    ['example.com\\x', 'example.com'],
    ['svn+ssh-2.x://u@example.com', 'example.com'],
    ['https://user:pass@example.com:8080/x@y', 'example.com'],
    ['ví-dụ.vn'.normalize('NFD'), viDu],
    ['例え。テスト', 'xn--r8jz45g.xn--zckzah'],
    ['a-1.b2.vn', 'a-1.b2.vn'],
  ] as const)
    expect.soft(readDomainName(typed), typed).toEqual({ ok: true, name });
});

it('text that is no domain is refused with its reason', () => {
  for (const [typed, reason] of [
    ['', 'missing'],
    ['https://', 'missing'],
    ['.', 'missing'],
    ['localhost', 'oneLabel'],
    ['1.2.3.4', 'address'],
    ['1.2.3.400', 'address'],
    ['http://[::1]/', 'address'],
    ['::1', 'address'],
    ['https://https://a', 'character'],
    ['user@example.com', 'character'],
    ['‘example.com’', 'character'],
    ['“example.com', 'character'],
    ['(example.com)', 'character'],
    ['🉀.vn', 'character'],
    ['example.com:123456', 'character'],
    ['a\u00A0b.com', 'directionMark'],
    ['_dmarc.a.vn', 'character'],
    ['*.a.vn', 'wildcardPlace'],
    [`${'ab.'.repeat(90)}vn`, 'tooLong'],
    ['a\u0000.vn', 'controlCharacter'],
    ['\u202Emoc.elpmaxe', 'directionMark'],
  ] as const)
    expect.soft(readDomainName(typed), typed).toEqual({ ok: false, reason });
});
