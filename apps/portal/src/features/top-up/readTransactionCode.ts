const shape = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * The transaction code of a payment return: the parameter `transId`, else the first one whose name contains it (docs/decisions/0002). Null
 * without one, if two differ, or if its shape is not a code's.
 */
export const readTransactionCode = (search: URLSearchParams): string | null => {
  const named = search.getAll('transId');
  const codes =
    named.length > 0 ? named : [...search].filter(([name]) => name.includes('transId')).map(([, value]) => value);
  const [code] = codes;
  if (code === undefined || codes.some((other) => other !== code)) return null;
  return shape.test(code) ? code : null;
};
