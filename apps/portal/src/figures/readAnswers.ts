import { envelopeOf, invoiceSchema, isJson, list, type Me, meSchema, transactionSchema } from '@may/api/reads';
import { currencyOfRegion } from '@may/domain/region.ts';
import { balanceOf, newestFirst } from '@may/domain/wallet/transaction.ts';
import * as v from 'valibot';
import type { Answers } from './rows.ts';

/** Characters of the longest answer that is drawn: a longer one would hold up React. */
const longest = 200_000;

/** The body of a good answer, read from a copy: the client reads the answer itself. Throws if it is anything else, or too long. */
export const bodyOf = async (begun: Promise<Response> | undefined): Promise<unknown> => {
  const answer = (await begun)?.clone();
  const text = answer?.ok && isJson(answer) ? await answer.text() : '';
  if (text.length > longest) throw new Error();
  return JSON.parse(text);
};

export const readMe = (body: unknown): Me => v.parse(envelopeOf(meSchema), body);

/** Reads the lists by the client's schemas, the newest row first; throws if a row is unreadable, which React tells. */
export const readers: { [Name in keyof Answers]: (body: unknown, me: Me) => Answers[Name] } = {
  transactions: (body, me) => {
    const row = transactionSchema(currencyOfRegion(me.region));
    const rows = v.parse(envelopeOf(list), body).map((raw) => v.parse(row, raw));
    return { rows: newestFirst(rows), balance: balanceOf({ items: rows, unreadable: 0 }, me) };
  },
  invoices: (body, me) => {
    const row = invoiceSchema(currencyOfRegion(me.region));
    return newestFirst(v.parse(envelopeOf(list), body).map((raw) => v.parse(row, raw)));
  },
};
