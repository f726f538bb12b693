const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of a result: a list, the list in its `data`, or the result as one row. */
export const rowsOf = (result: unknown): readonly unknown[] => {
  const list = isObject(result) && 'data' in result && !('id' in result) ? result.data : result;
  return Array.isArray(list) ? list : [list];
};

/** The paths of the fields of `expected`, such as `domains[].name`, that a row lacks. Null is a value of any field, and so is an empty list. */
const lacking = (row: unknown, expected: unknown, path: string): string[] => {
  if (row === null || expected === null || row === expected) return [];
  if (Array.isArray(expected)) {
    if (expected.length === 0) return row === undefined ? [`${path}[]`] : [];
    const entries = Array.isArray(row) ? row : [undefined];
    return [...new Set(entries.flatMap((entry) => expected.flatMap((model) => lacking(entry, model, `${path}[]`))))];
  }
  if (isObject(expected)) {
    const fields = isObject(row) ? row : {};
    return Object.entries(expected).flatMap(([name, field]) =>
      lacking(fields[name], field, path === '' ? name : `${path}.${name}`),
    );
  }
  return row === undefined || typeof row === 'object' ? [path] : [];
};

/** The fields of a row beside those of a row of the register: those that it lacks, and those that it has beyond. */
export const compareRow = (row: unknown, expected: unknown): { missing: string[]; more: string[] } => ({
  missing: lacking(row, expected, ''),
  more: lacking(expected, row, ''),
});
