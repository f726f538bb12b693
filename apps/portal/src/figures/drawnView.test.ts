import { afterEach, expect, it, vi } from 'vitest';
import { drawnView } from './drawnView.ts';
import { shownColumns } from './shownColumns.ts';

let asked: string[];

const openAt = (search: string, stored: unknown) => {
  asked = [];
  vi.stubGlobal('location', { search });
  vi.stubGlobal('window', { localStorage: { getItem: () => JSON.stringify(stored) } });
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => {
      asked.push(selector.replace('[data-figure=rows] ', ''));
      return [];
    },
  });
};
afterEach(() => vi.unstubAllGlobals());

it('a table that was never changed: no view, and the picture stays', () => {
  openAt('', null);
  expect([drawnView('transactions'), asked]).toEqual([null, []]);
});

it('a dense table: the placeholders follow', () => {
  const view = { sort: null, size: '5', hidden: ['balance'], dense: true };
  openAt('', view);
  expect([drawnView('transactions'), asked]).toEqual([view, ['table']]);
});

it('a view from before columns could be chosen: is read', () => {
  const view = { sort: { column: 'amount', direction: 'ascending' }, size: '20' };
  openAt('', view);
  expect(drawnView('transactions')).toEqual(view);
});

it.each(['?q=x', '?tab=x&page=2', '?sort=-amount'])(
  '%s chooses rows: an order, which leaves the rows to React',
  (search) => {
    openAt(search, { sort: null, size: '20', dense: true });
    expect(drawnView('transactions')).toMatchObject({ sort: {}, dense: true });
  },
);

it('columns that were left out: the cells of the picture go, but not a title’s and not those of actions', () => {
  openAt('', null);
  const columns = [{ id: 'name', primary: true }, { id: 'size' }, { id: 'day' }, { id: 'actions', width: 'actions' }];
  const shown = shownColumns(columns, ['name', 'day', 'actions', 'gone']);
  expect(shown.map(({ id }) => id)).toEqual(['name', 'size', 'actions']);
  expect(asked).toEqual(['tr > :nth-child(3)']);
});
