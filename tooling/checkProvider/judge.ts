import { compareRow, rowsOf } from '../../packages/api/src/contract.ts';
import { answerOf, type Endpoint, type EndpointName, endpoints } from '../../packages/api/src/endpoints.ts';
import { createApi, isApiError, isInvalidResponseError, isNotOffered } from '../../packages/api/src/index.ts';

/** The verdict on one call: `has gaps` if the portal shows "–" for a value in every row, `not judged` if the account has nothing to judge by. */
export type Verdict = 'fits' | 'not judged' | 'has gaps' | 'not offered' | 'does not fit' | 'not reached';

/** One line of the table. It has no value of the customer and no word of the provider. */
export type Line = { call: string; needs: string; answered: string; verdict: Verdict };

/** A call of the portal's client: the body that was sent, and the value or the error that the client made of it. */
export type Asked = { body: unknown; value?: unknown; error?: unknown };

/** The line of a call without its verdict: the call, and the fields that the specification gives a row of its answer. */
export const lineOf = (name: EndpointName): Pick<Line, 'call' | 'needs'> => {
  const { method, path, literal } = endpoints[name];
  return { call: `${method} ${path}`, needs: compareRow({}, rowsOf(literal)[0]).missing.join(', ') };
};

const resultOf = ({ bare }: Endpoint, body: unknown): unknown =>
  bare ? body : typeof body === 'object' && body !== null && 'result' in body ? body.result : undefined;

/** The rows that the portal's client made of an answer, and the number of those that it left out. */
const readingOf = (value: unknown): { items: readonly unknown[]; unreadable: number } =>
  typeof value === 'object' && value !== null && 'unreadable' in value && 'items' in value
    ? { items: rowsOf(value.items), unreadable: Number(value.unreadable) }
    : { items: [value], unreadable: 0 };

const isThere = (row: unknown, name: string): boolean => {
  const value = typeof row === 'object' && row !== null ? (row as Record<string, unknown>)[name] : undefined;
  return value !== undefined && value !== null;
};

/** Values that the client reads from the specified row and from no row of this answer: the portal shows "–" for them. */
const lostValues = async (endpoint: Endpoint, items: readonly unknown[]): Promise<string[]> => {
  const specified = async () => Response.json(answerOf(endpoint, endpoint.literal));
  const api = createApi({ baseUrl: 'https://specified.example', fetch: specified, getToken: () => 'token' });
  const [usual] = readingOf(await endpoint.ask(api)).items;
  if (typeof usual !== 'object' || usual === null) return [];
  return Object.keys(usual).filter((name) => isThere(usual, name) && !items.some((item) => isThere(item, name)));
};

const judgeFailure = (error: unknown): Pick<Line, 'answered' | 'verdict'> => {
  if (isNotOffered(error)) return { answered: 'no such call (404, 405 or 501)', verdict: 'not offered' };
  if (isInvalidResponseError(error)) {
    const { reason, at } = error;
    const words = { contentType: 'a content type other than JSON', json: 'no JSON', schema: `another form at ${at}` };
    return { answered: words[reason], verdict: 'does not fit' };
  }
  if (!isApiError(error)) return { answered: 'no whole answer', verdict: 'not reached' };
  const isAway = [429, 502, 503, 504].includes(error.status);
  return { answered: `refused with ${error.status}`, verdict: isAway ? 'not reached' : 'does not fit' };
};

const judgeRows = async (endpoint: Endpoint, { body, value }: Asked): Promise<Pick<Line, 'answered' | 'verdict'>> => {
  const { items, unreadable } = readingOf(value);
  const rows = rowsOf(resultOf(endpoint, body));
  if (rows.length === 0) return { answered: 'an empty list', verdict: 'not judged' };
  if (unreadable > 0) {
    return { answered: `the portal cannot read ${unreadable} of ${rows.length} rows`, verdict: 'does not fit' };
  }
  const [plain, full] = [rowsOf(endpoint.literal)[0], rowsOf(endpoint.rich)[0]];
  const richer = compareRow(full, plain).more.filter((field) =>
    rows.some((row) => !compareRow(row, full).missing.includes(field)),
  );
  const lost = await lostValues(endpoint, items);
  const words = [
    rows.length === 1 ? 'as specified' : `${rows.length} rows`,
    ...(lost.length > 0 ? [`without a readable ${lost.join(', ')}`] : []),
    ...(richer.length > 0 ? [`also ${richer.join(', ')}`] : []),
  ];
  return { answered: words.join('; '), verdict: lost.length > 0 ? 'has gaps' : 'fits' };
};

/** Judges the answer to a call as the portal's client reads it, beside the register of calls. */
export const judge = async (name: EndpointName, asked: Asked): Promise<Line> => {
  const endpoint = endpoints[name];
  const found = asked.error === undefined ? await judgeRows(endpoint, asked) : judgeFailure(asked.error);
  return { ...lineOf(name), ...found };
};
