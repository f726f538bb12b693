import { pageSizes, type TableChoice } from '@may/ui';

type Order = NonNullable<TableChoice['sort']>;

const orderIn = (text: string): Order => ({
  column: text.replace('-', ''),
  direction: text.startsWith('-') ? 'descending' : 'ascending',
});

/** The choice of rows in an address, without what it does not name. An odd value is as good as none. */
export const choiceIn = (query: string): Partial<TableChoice> => {
  const parameters = new URLSearchParams(query);
  const [search, filter, page, sort, size] = ['q', 'filter', 'page', 'sort', 'size'].map((name) =>
    parameters.get(name),
  );
  const known = pageSizes.find((each) => each === size);
  return {
    ...(search && { search }),
    ...(filter && { filter }),
    ...(page && /^[1-9]\d{0,6}$/.test(page) && { page: Number(page) - 1 }),
    ...(sort && { sort: orderIn(sort) }),
    ...(known && { size: known }),
  };
};

/** The query of an address with a choice, without what is as at the start; its other parameters stay. */
export const withChoice = (query: string, { search, filter, page, sort, size }: TableChoice): string => {
  const parameters = new URLSearchParams(query);
  const chosen = {
    q: search,
    filter,
    page: page > 0 && String(page + 1),
    sort: sort && (sort.direction === 'descending' ? '-' : '') + sort.column,
    size: size !== pageSizes[1] && size,
  };
  for (const [name, value] of Object.entries(chosen))
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  return parameters.size > 0 ? `?${parameters}` : '';
};
