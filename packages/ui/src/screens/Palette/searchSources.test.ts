import { expect, it } from 'vitest';
import * as icons from '../../components/Icon/icons.ts';
import { type PaletteKind, type PaletteSource, toSource } from './palette.ts';
import { searchSources } from './searchSources.ts';

type Row = { id: string; name: string; more?: string };

const sourceOf = (kind: PaletteKind, rows: readonly Row[]): PaletteSource =>
  toSource<Row>({
    kind,
    rows,
    idOf: ({ id }) => id,
    textsOf: ({ name, more = '' }) => [name, more],
    entryOf: ({ id, name }) => ({ kind, id, icon: icons.info, title: name, where: kind }),
  });

const pages = sourceOf('page', [
  { id: 'dns', name: 'DNS' },
  { id: 'invoices', name: 'Hóa đơn' },
]);
const actions = sourceOf('action', [{ id: 'lock', name: 'Khóa màn hình' }]);
const records = sourceOf('record', [
  { id: 'r1', name: 'www', more: 'A 203.0.113.7 bienxanh.vn' },
  { id: 'r2', name: 'mail', more: 'A 203.0.113.9 bienxanh.vn' },
]);

const search = async (
  query: string,
  sources = [actions, pages, records],
  recent: Parameters<typeof searchSources>[1] = [],
) => {
  const found = await searchSources(sources, recent, query, new AbortController().signal, async () => undefined);
  return found?.groups.map(({ kind, entries, total }) => [kind, total, ...entries.map(({ id }) => id)]);
};

it('a record is found by its content', async () => {
  expect(await search('203.0.113.7')).toEqual([['record', 1, 'r1']]);
});

it('without words it offers what was chosen last and still exists, then pages and actions', async () => {
  const recent = [
    { kind: 'record', id: 'r2' },
    { kind: 'server', id: 'gone' },
    { kind: 'page', id: 'dns' },
  ] as const;
  expect(await search(' ', undefined, recent)).toEqual([
    ['recent', 2, 'r2', 'dns'],
    ['page', 2, 'dns', 'invoices'],
    ['action', 1, 'lock'],
  ]);
});

it('of things that fit as well, the one that was chosen before comes first', async () => {
  expect(await search('bienxanh')).toEqual([['record', 2, 'r1', 'r2']]);
  expect(await search('bienxanh', undefined, [{ kind: 'record', id: 'r2' }])).toEqual([['record', 2, 'r2', 'r1']]);
});

it('the group with the best thing comes first', async () => {
  const servers = sourceOf('server', [{ id: 's', name: 'shop', more: 'mail' }]);
  expect(await search('mail', [servers, records])).toEqual([
    ['record', 1, 'r2'],
    ['server', 1, 's'],
  ]);
});

it('of 50,000 things it counts all, shows six, and rests between steps', async () => {
  const rows = Array.from({ length: 50_000 }, (_, place) => ({ id: `t${place}`, name: `Nạp tiền ${place}` }));
  let rests = 0;
  const pause = async () => {
    rests += 1;
  };
  const found = await searchSources([sourceOf('transaction', rows)], [], 'nap', new AbortController().signal, pause);
  expect(found?.groups.map(({ total, entries }) => [total, entries.length])).toEqual([[50_000, 6]]);
  // The number depends on the machine; the first rest comes before the first row.
  expect(rests).toBeGreaterThan(1);
});

it('a search that another one replaces gives nothing', async () => {
  const gone = new AbortController();
  const found = searchSources([records], [], 'www', gone.signal, async () => gone.abort());
  expect(await found).toBeNull();
});
