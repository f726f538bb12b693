import { expect, it } from 'vitest';
import { excerpt, fold, markText, rankText, wordsOf } from './rankText.ts';

const rank = (query: string, name: string, rest = ''): number => rankText(wordsOf(query), fold(name), fold(rest));
const marked = (text: string, query: string, isName = true): string =>
  markText(text, wordsOf(query), isName)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['giao dich', 'Giao dịch'],
  ['GIAO DỊCH', 'giao dich'],
  ['da nang', 'Đà Nẵng'],
  ['đà nẵng', 'da nang'],
  ['dịch giao', 'Giao dịch'],
  ['gd', 'Giao dịch'],
  ['strasse', 'Straße'],
])('%s finds %s', (query, name) => {
  // Any rank is a find; the order of ranks is the next test.
  expect(rank(query, name)).toBeGreaterThan(0);
});

it.each([
  ['giao hang', 'Giao dịch'],
  ['dg', 'Giao dịch'],
  ['ao', 'gia o'],
])('%s does not find %s', (query, name) => {
  expect(rank(query, name)).toBe(0);
});

it('a whole word comes before the start of a word, this before letters inside, these before letters in order', () => {
  const names = ['mang-luoi', 'amail.vn', 'mailbox', 'mail.bienxanh.vn', 'mail'];
  const ranked = names.toSorted((one, other) => rank('mail', other) - rank('mail', one));
  expect(ranked).toEqual(['mail', 'mail.bienxanh.vn', 'mailbox', 'amail.vn', 'mang-luoi']);
});

it('a word of the name comes before the same word elsewhere, and both are found together', () => {
  expect(rank('www', 'www', 'A 203.0.113.7')).toBeGreaterThan(rank('www', 'api', 'CNAME www'));
  expect(rank('203.0.113.7 www', 'www', 'A 203.0.113.7 bienxanh.vn')).toBeGreaterThan(0);
  expect(rank('203.0.113.8 www', 'www', 'A 203.0.113.7 bienxanh.vn')).toBe(0);
});

it.each([
  ['Đà Nẵng', 'da', true, '[Đà] Nẵng'],
  ['Tien dien thang', 'thang tien', true, '[Tien] dien [thang]'],
  ['Giao dịch', 'gd', true, '[G]iao [d]ịch'],
  ['Giao dịch', 'gd', false, 'Giao dịch'],
  ['<b>Straße</b>', 'strasse', true, '<b>[Straße]</b>'],
  ['👋🏽 www', 'www', true, '👋🏽 [www]'],
  ['ﬁle', 'f', true, '[ﬁ]le'],
  ['', 'x', true, ''],
])('%s, searched for %s, is marked', (text, query, isName, expected) => {
  expect(marked(text, query, isName)).toBe(expected);
});

it('the marked parts of an odd Unicode text together are the same text', () => {
  const texts = ['İstanbul ß ﬃ', 'e\u0301a', '\ud83d', '\u202Eevil', 'ｗｗｗ'];
  expect(texts.map((text) => marked(text, 's e w i').replaceAll(/[[\]]/g, ''))).toEqual(texts);
});

it('a long value begins near what was found', () => {
  const key = `v=DKIM1; k=rsa; p=${'A'.repeat(200)}needle${'B'.repeat(50)}`;
  expect(excerpt(markText(key, ['needle'])).map(({ text }) => text)).toEqual([
    `…${'A'.repeat(24)}`,
    'needle',
    'B'.repeat(50),
  ]);
});
