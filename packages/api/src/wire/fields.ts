import type { Currency, Money } from '@may/domain/money.ts';
import * as v from 'valibot';
import { safeLinkOf } from '../links/readWebUrl.ts';
import { parseAmount } from '../money/parseAmount.ts';
import { parseTimestamp } from './parseTimestamp.ts';
import { readText } from './readText.ts';

/** A field that never fails its row: `read` gets the raw value, or null when absent. */
export const field = <T>(read: (raw: unknown) => T) => v.pipe(v.optional(v.unknown(), null), v.transform(read));

/** Free text, cut at 500 characters; '' when absent or not a text. */
export const text = field((raw) => readText(raw) ?? '');

/** Free text that may be missing: null when absent or not a text. */
export const optionalText = field(readText);

/** A moment as an ISO string, from seconds, milliseconds or a date; null when absent or unreadable. */
export const timestamp = field(parseTimestamp);

/** An address that may become a link; null when absent or not plain http(s) (T6, docs/threats.md). */
export const httpUrl = field(safeLinkOf);

/** An amount in major units (wallet) or minor units (card provider); null when absent, unreadable, or in an unknown currency. */
export const moneyIn = (currency: Currency | null, unit: 'major' | 'minor') =>
  field((raw): Money | null => currency && parseAmount(raw, currency, unit));

/** A provider's id: text, or a whole number that becomes text; without it the row is unreadable. */
export const identifier = v.union([
  v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  v.pipe(v.number(), v.safeInteger(), v.transform(String)),
]);

/** An optional id: null when absent or unreadable. */
export const optionalIdentifier = v.optional(v.fallback(v.nullable(identifier), null), null);

type Row = Readonly<Record<string, unknown>>;

const isRow = (raw: unknown): raw is Row => typeof raw === 'object' && raw !== null;

/** A row that names its own currency: the currency is read first, then the amounts. One schema per currency is kept. */
export const inCurrencyOf = <C, T>(
  currencyOf: (row: Row) => C,
  schemaIn: (currency: C) => v.GenericSchema<unknown, T>,
) => {
  const made = new Map<C, v.GenericSchema<unknown, T>>();
  return v.lazy((raw) => {
    const currency = currencyOf(isRow(raw) ? raw : {});
    const schema = made.get(currency) ?? schemaIn(currency);
    made.set(currency, schema);
    return schema;
  });
};
