type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of the values of a row (`card.brand`); a list is one value. A row that is no object has the path ''. */
export const pathsOf = (row: unknown, from = ''): string[] =>
  isRow(row)
    ? Object.entries(row).flatMap(([name, value]) => pathsOf(value, from === '' ? name : `${from}.${name}`))
    : [from];

export const valueAt = (row: unknown, path: string): unknown =>
  path === '' ? row : path.split('.').reduce<unknown>((at, name) => (isRow(at) ? at[name] : undefined), row);

/** A copy of the row with another value at a path; undefined removes it. */
export const withValue = (row: unknown, path: string, value: unknown): unknown => {
  if (path === '') return value;
  const [name = '', ...rest] = path.split('.');
  const { [name]: inner, ...others } = isRow(row) ? row : {};
  const next = withValue(inner, rest.join('.'), value);
  return next === undefined ? others : { ...others, [name]: next };
};
