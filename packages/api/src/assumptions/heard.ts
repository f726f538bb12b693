/** One answer of the provider as it was sent, before the portal reads it; `body` is undefined if it is no JSON. */
export type Heard = { method: string; path: string; status: number; body: unknown };

/**
 * The word of an answer about an assumption. `mixed`: some of its rows hold it. `odd`: the shape that was sent in place of the assumed one, without
 * a value and without names of fields, because a provider may name fields after customers. Null: it says nothing.
 */
export type Finding = 'held' | 'not held' | 'mixed' | { odd: string } | null;

type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a name of a row; undefined without one. */
export const at = (value: unknown, name: string): unknown => (isRow(value) ? value[name] : undefined);

/** The result inside an answer's envelope. */
export const resultOf = ({ body }: Heard): unknown => at(body, 'result');

/** Rows of a list that are looked at; more would tell nothing new. */
const mostRows = 500;

/** The rows of an answer: a list, or a list inside `data`. */
export const rowsOf = (heard: Heard): readonly Row[] => {
  const result = resultOf(heard);
  const list = isRow(result) ? result.data : result;
  return Array.isArray(list) ? list.slice(0, mostRows).filter(isRow) : [];
};

/** A value by its kind alone. */
export const shapeOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (isRow(value)) return 'an object';
  if (typeof value === 'string') return value === '' ? 'an empty text' : 'a text';
  return typeof value === 'number' ? 'a number' : 'true or false';
};

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** True for an answer that the provider did not refuse. */
export const isOk = ({ status }: Heard): boolean => status >= 200 && status < 300;

/** Held if the message says success, or if the answer is empty; a refusal says nothing. */
export const acknowledges = (heard: Heard): Finding => {
  if (!isOk(heard)) return null;
  const message = at(heard.body, 'message');
  if (heard.body === undefined || (isText(message) && /^success$/i.test(message))) return 'held';
  return isText(message) ? null : { odd: `the message is ${shapeOf(message)}` };
};

const isNothing = (value: unknown): boolean => value === undefined || value === null;

/** `held` if every value is as assumed, `not held` if all are missing, `mixed` if some are; another value is odd, and no values say nothing. */
export const all = (values: readonly unknown[], isAssumed: (value: unknown) => boolean, what: string): Finding => {
  const others = values.filter((value) => !isAssumed(value));
  const odd = others.find((value) => !isNothing(value));
  if (values.length === 0) return null;
  if (odd !== undefined) return { odd: `${what} is ${shapeOf(odd)}` };
  return others.length === 0 ? 'held' : others.length === values.length ? 'not held' : 'mixed';
};
