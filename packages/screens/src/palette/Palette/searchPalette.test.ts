import * as icons from '@may/ui/components/Icon/icons.ts';
import { expect, it } from 'vitest';
import type { PaletteEntry } from './palette.ts';
import { searchPalette } from './searchPalette.ts';

const entry = (kind: PaletteEntry['kind'], title: string, terms = ''): PaletteEntry => ({
  kind,
  id: title,
  icon: icons.search,
  title,
  terms,
});

const entries = [
  entry('page', 'Giao dịch'),
  entry('page', 'Tên miền'),
  entry('action', 'Thêm tên miền'),
  entry('server', 'Trang bán hàng', 'shop.bienxanh.vn 203.0.113.24'),
  entry('domain', 'bienxanh.vn'),
  entry('domain', 'xanh.vn'),
];
const found = (query: string) =>
  searchPalette(entries, query).map(({ kind, items }) => [kind, ...items.map(({ title }) => title)]);

it('finds entries by words without marks, and orders them by their fit', () => {
  for (const [title, query, groups] of [
    [
      'nothing typed: the pages and the actions',
      ' ',
      [
        ['page', 'Giao dịch', 'Tên miền'],
        ['action', 'Thêm tên miền'],
      ],
    ],
    ['words without marks in another order', 'dich GIAO', [['page', 'Giao dịch']]],
    [
      'the start of a title before the middle of one',
      'ten mien',
      [
        ['page', 'Tên miền'],
        ['action', 'Thêm tên miền'],
      ],
    ],
    [
      'a word of a name before letters in one',
      'xanh',
      [
        ['domain', 'xanh.vn', 'bienxanh.vn'],
        ['server', 'Trang bán hàng'],
      ],
    ],
    ['an address that is not shown', '113.24', [['server', 'Trang bán hàng']]],
    ['letters in their order alone', 'gdch', []],
  ] as const)
    expect.soft(found(query), title).toEqual(groups);
});

it('300 domains that fit: the list shows 40', () => {
  const domains = Array.from({ length: 300 }, (_, place) => entry('domain', `site-${place}.vn`));
  expect(searchPalette(domains, 'site')[0]?.items).toHaveLength(40);
});
