import { createApi } from '../../packages/api/src/createApi.ts';
import { answerOf, endpoints } from '../../packages/api/src/endpoints.ts';
import type { Currency } from '../../packages/domain/src/index.ts';
import { valueAt } from './paths.ts';
import { type Known, type ReadName, reads } from './roles.ts';

/** The portal's reading of a row: its value, left out of its list, or the whole answer refused. */
export type Reading = { kind: 'read'; value: unknown } | { kind: 'left out' } | { kind: 'refused' };

/** The rows of a call's result, and the form around them. */
export const rowsOf = (name: ReadName, result: unknown): readonly unknown[] => {
  const { literal } = endpoints[name];
  const rows = Array.isArray(literal) ? result : isWrapped(literal) ? valueAt(result, 'data') : [result];
  return Array.isArray(rows) ? rows : [];
};

const isWrapped = (literal: unknown): boolean => Array.isArray(valueAt(literal, 'data')) && !valueAt(literal, 'id');

/** True if the call answers with a list. */
export const isList = (name: ReadName): boolean => {
  const { literal } = endpoints[name];
  return Array.isArray(literal) || isWrapped(literal);
};

const resultOf = (name: ReadName, rows: readonly unknown[]): unknown => {
  const { literal } = endpoints[name];
  if (Array.isArray(literal)) return rows;
  return isWrapped(literal) ? { data: rows } : rows[0];
};

const textAt = (name: ReadName, path: string): string =>
  String(valueAt(rowsOf(name, endpoints[name].literal)[0], path));

/**
 * Reads made rows by the portal's own client, so that a check cannot judge otherwise than the portal. Each reading stands where its row
 * stood.
 */
export const createReplay = (name: ReadName, currency: Currency) => {
  let answer: unknown;
  const respond = async () => new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  // An early answer needs no request, which is most of the time of a reading; calls with a query take none.
  const api = createApi({
    baseUrl: 'https://replay.invalid',
    fetch: respond,
    takeEarly: respond,
    getToken: () => 'replay',
  });
  const known: Known = {
    currency,
    server: textAt('servers.getServer', 'id'),
    domain: { id: textAt('domains.getDomain', 'id'), name: textAt('domains.getDomain', 'name') },
    code: textAt('wallet.getTransaction', 'transactionCode'),
  };

  const ask = async (rows: readonly unknown[]): Promise<unknown> => {
    answer = answerOf(endpoints[name], resultOf(name, rows));
    return reads[name].ask(api, known);
  };

  const kept = new Map<string, Promise<Reading>>();
  const readOne = async (row: unknown): Promise<Reading> => {
    const key = JSON.stringify(row) ?? '';
    const reading = kept.get(key) ?? readAnew(row);
    kept.set(key, reading);
    return reading;
  };

  const readAnew = async (row: unknown): Promise<Reading> => {
    try {
      const read = await ask([row]);
      if (!isList(name)) return { kind: 'read', value: read };
      const items = valueAt(read, 'items');
      return Array.isArray(items) && items.length === 1 ? { kind: 'read', value: items[0] } : { kind: 'left out' };
    } catch {
      return { kind: 'refused' };
    }
  };

  return async (rows: readonly unknown[]): Promise<Reading[]> => {
    if (isList(name) && rows.length > 1) {
      // In one go, because a client's call for each value of a long list would take seconds.
      const items = valueAt(await ask(rows), 'items');
      if (Array.isArray(items) && items.length === rows.length) return items.map((value) => ({ kind: 'read', value }));
    }
    const readings: Reading[] = [];
    for (const row of rows) readings.push(await readOne(row));
    return readings;
  };
};
