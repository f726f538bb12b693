import type { Seen } from './createRecorder.ts';
import { valueAt } from './paths.ts';

const places = ['', 'meta', 'pagination', 'page', 'result', 'result.meta', 'result.pagination', 'result.page'];

/** Signs that a list goes on at another page; the portal reads one. */
export const findPages = ({ headers, body }: Extract<Seen, { kind: 'answer' }>, rows: number): string[] => {
  const valuesOf = (names: readonly string[]) =>
    places.flatMap((place) => names.map((name) => valueAt(body, place === '' ? name : `${place}.${name}`)));
  const isNext = /rel="?next/i.test(headers.get('link') ?? '');
  const hasMore = valuesOf(['has_more', 'hasMore']).includes(true);
  const next = valuesOf(['next', 'nextPage', 'next_page', 'next_page_url', 'nextCursor', 'next_cursor']);
  const totals = valuesOf(['total', 'totalCount', 'total_count', 'totalItems']);
  const isLonger = totals.some((total) => typeof total === 'number' && total > rows);
  const seemsPaged = isNext || hasMore || isLonger || next.some((value) => typeof value === 'string' && value !== '');
  return seemsPaged ? ['the list seems to have further pages: the portal shows the first alone'] : [];
};
