import type { TableChoice } from '@may/ui';
import { describe, expect, it } from 'vitest';
import { choiceIn, withChoice } from './tableAddress.ts';

const plain: TableChoice = { search: '', page: 0, sort: null, size: '10' };
const all: TableChoice = {
  search: 'Nạp tiền & <b> 100%',
  filter: 'received',
  page: 2,
  sort: { column: 'amount', direction: 'descending' },
  size: '50',
};

describe('an address that chooses rows', () => {
  it('written and read: the same choice', () => {
    for (const [name, choice] of [
      ['all choices', all],
      ['a search', { ...plain, search: 'MAY0001' }],
      ['a page in an order', { ...plain, page: 1, sort: { column: 'createdAt', direction: 'ascending' } }],
    ] as const)
      expect.soft({ ...plain, ...choiceIn(withChoice('', choice)) }, name).toEqual(choice);
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
  it('odd values: no choice', () => {
    const odd = '?tab=dns ?qq=1 ?activate=dom_1 ?page=0 ?page=-3 ?page=1.5 ?page=99999999999 ?page=two ?size=13 ?size=';
    for (const query of ['', ...odd.split(' '), '?__proto__=x&constructor=y'])
      expect.soft(choiceIn(query), query).toEqual({});
  });
  it('an odd value beside a good one: the good one counts', () => {
    expect(choiceIn('?q=x&size=7&page=3')).toEqual({ search: 'x', page: 2 });
  });
});
