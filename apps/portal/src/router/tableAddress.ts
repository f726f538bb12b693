import { pageSizes, type TableChoice } from '@may/ui';
import * as v from 'valibot';
import type { storedTableView } from '../storage/tableView.ts';
import { choosesRows } from './choosesRows.ts';
import { entryNow } from './entryNow.ts';

const day = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      // 31 February would be a day of March for a browser.
      v.check((text) => Date.parse(text) > 0 && new Date(text).toISOString().slice(0, 10) === text),
    ),
  ),
  null,
);

/** The parameters of a page's address that choose the rows of its table. An odd value is as good as none. */
const schema = v.object({
  q: v.fallback(v.string(), ''),
  filter: v.optional(v.string()),
  from: day,
  to: day,
  page: v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) - 1 : 0)),
    ),
    0,
  ),
  sort: v.fallback(
    v.nullable(
      v.pipe(
        v.string(),
        v.transform((text): TableChoice['sort'] => ({
          column: text.replace('-', ''),
          direction: text.startsWith('-') ? 'descending' : 'ascending',
        })),
      ),
    ),
    null,
  ),
  size: v.fallback(v.picklist(pageSizes), pageSizes[1]),
});

/** A range that ends before it begins is none: the table shows all rows for it. */
const possible = ({ from, to }: TableChoice['days']): TableChoice['days'] =>
  from && to && from > to ? { from: null, to: null } : { from, to };

/** The choice in an address; null if it has none. */
export const choiceIn = (query: string): TableChoice | null => {
  if (!choosesRows(query)) return null;
  const { q, from, to, ...rest } = v.parse(schema, Object.fromEntries(new URLSearchParams(query)));
  return { ...rest, search: q, days: possible({ from, to }) };
};

/** The query of an address with a choice, without what is as at the start; its other parameters stay. */
export const withChoice = (query: string, { search, filter, days, page, sort, size }: TableChoice): string => {
  const parameters = new URLSearchParams(query);
  const { from, to } = possible(days);
  const chosen = {
    q: search,
    filter,
    from,
    to,
    page: page > 0 && String(page + 1),
    sort: sort && (sort.direction === 'descending' ? '-' : '') + sort.column,
    size: size !== pageSizes[1] && size,
  };
  for (const [name, value] of Object.entries(chosen))
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  return parameters.size > 0 ? `?${parameters}` : '';
};

type Stored = ReturnType<typeof storedTableView>;

/** Writes a choice into the address of this page. The router is not told, so that nothing is drawn again. */
const writeChoice = (stored: Stored, choice: TableChoice): void => {
  const { pathname, search, hash } = window.location;
  const query = withChoice(search, choice);
  const last = stored.read();
  // A plain address would open the table with its last view, which is another order.
  const isOther = last !== null && (last.sort !== null || last.size !== pageSizes[1]) && !choosesRows(query);
  const sure = isOther ? `${query}${query ? '&' : '?'}page=1` : query;
  if (sure === search) return;
  window.history.replaceState(window.history.state, '', pathname + sure + hash);
  written += 1;
  setTimeout(() => {
    written -= 1;
  }, span);
};

/** Addresses that are written at once in `span` milliseconds: Safari refuses more than 100 in 30 seconds. */
const most = 50;
const span = 30_000;
/** Addresses written in the last `span`. */
let written = 0;

/** Milliseconds after the last choice, beyond `most`. */
const pause = 300;

let timer: ReturnType<typeof setTimeout>;
let late = () => {};
/** A choice is in the address before the customer leaves it. */
const writeLate = () => late();

/** Writes a choice at once: a reload takes the address as it is, and no event comes before it. After `most` of them it waits for a pause. */
export const writeSoon = (stored: Stored, choice: TableChoice): void => {
  clearTimeout(timer);
  const entry = entryNow();
  late = () => {
    late = () => {};
    if (entry === entryNow()) writeChoice(stored, choice);
  };
  if (written < most) {
    writeLate();
    return;
  }
  timer = setTimeout(writeLate, pause);
  document.addEventListener('focusout', writeLate, { once: true });
  window.addEventListener('pagehide', writeLate, { once: true });
};
