import type { TableChoice } from '@may/ui';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { choiceIn, withChoice, writeSoon } from './tableAddress.ts';

const plain: TableChoice = { search: '', days: { from: null, to: null }, page: 0, sort: null, size: '10' };
const all: TableChoice = {
  search: 'Nạp tiền & <b> 100%',
  filter: 'received',
  days: { from: '2026-01-01', to: '2026-03-31' },
  page: 2,
  sort: { column: 'amount', direction: 'descending' },
  size: '50',
};

describe('an address that chooses rows', () => {
  it.each([
    ['all choices', all],
    ['a search', { ...plain, search: 'MAY0001' }],
    ['a page in an order', { ...plain, page: 1, sort: { column: 'createdAt', direction: 'ascending' } }],
  ] as const)('%s, written and read: the same choice', (_, choice) => {
    expect(choiceIn(withChoice('', choice))).toEqual(choice);
  });
  it('the parameters are short, and only what differs from the start is named', () => {
    expect(
      withChoice('', { ...plain, search: 'a b', page: 1, sort: { column: 'amount', direction: 'descending' } }),
    ).toBe('?q=a+b&page=2&sort=-amount');
    expect(withChoice('?q=a&page=7&size=50', plain)).toBe('');
  });
  it('other parameters stay as they are', () => {
    expect(withChoice('?tab=dns&q=old&scenario=slow', { ...plain, search: 'new' })).toBe(
      '?tab=dns&q=new&scenario=slow',
    );
  });
  it.each(['', '?tab=dns', '?qq=1', '?activate=dom_1'])('%j: no choice', (query) => {
    expect(choiceIn(query)).toBeNull();
  });
  it.each([
    '?page=0',
    '?page=-3',
    '?page=1.5',
    '?page=99999999999',
    '?page=two',
    '?size=13',
    '?size=',
    '?from=mail&to=tomorrow',
    '?from=2026-02-31&to=2026-13-01',
    '?from=2026-1-1&to=20260101T00:00',
    '?page=1&__proto__=x&constructor=y',
  ])('the odd values of %s: as without them', (query) => {
    expect(choiceIn(query)).toEqual(plain);
  });
  it('an odd value beside a good one: the good one counts', () => {
    expect(choiceIn('?q=x&size=7&page=3&from=never')).toEqual({ ...plain, search: 'x', page: 2 });
  });
});

it('a range that ends before it begins is none, read or written', () => {
  expect(choiceIn('?from=2026-11-20&to=2026-11-01')?.days).toEqual({ from: null, to: null });
  expect(withChoice('?from=2026-11-20', { ...plain, days: { from: '2026-11-20', to: '2026-11-01' } })).toBe('');
});

describe('writeSoon', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('50 letters in 30 seconds are in the address at once, the next ones after 300 ms', () => {
    vi.useFakeTimers();
    const location = { pathname: '/transactions', search: '', hash: '' };
    const replaceState = vi.fn((_state: unknown, _: string, address: string) => {
      location.search = new URL(address, 'https://may.example').search;
    });
    vi.stubGlobal('window', { location, history: { state: null, replaceState }, addEventListener: vi.fn() });
    vi.stubGlobal('document', { addEventListener: vi.fn() });
    const type = (search: string) =>
      writeSoon({ read: () => null, write: vi.fn(), clear: vi.fn() }, { ...plain, search });
    for (let letters = 1; letters <= 50; letters += 1) {
      type('a'.repeat(letters));
      expect(location.search).toBe(`?q=${'a'.repeat(letters)}`);
    }
    type('b');
    type('bc');
    vi.advanceTimersByTime(299);
    expect(replaceState).toHaveBeenCalledTimes(50);
    vi.advanceTimersByTime(1);
    expect(location.search).toBe('?q=bc');
    vi.advanceTimersByTime(30_000);
    type('d');
    expect(location.search).toBe('?q=d');
  });
});
