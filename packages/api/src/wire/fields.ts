import type { Currency, Money } from '@may/domain';
import * as v from 'valibot';
import { vetLink } from '../links/vetLink.ts';
import { parseAmount } from '../money/parseAmount.ts';
import { parseTimestamp } from './parseTimestamp.ts';
import { readText } from './readText.ts';

/** A field that never fails its row: whatever arrives, or nothing (null), is handed to `read`. */
export const field = <T>(read: (raw: unknown) => T) => v.pipe(v.optional(v.unknown(), null), v.transform(read));

/** Free text, cut at 500 characters; '' when absent or not a text. */
export const text = field((raw) => readText(raw) ?? '');

/** Free text that may be missing: null when absent or not a text. */
export const optionalText = field(readText);

/** A moment as an ISO string, whether it came as seconds, milliseconds or a date; null when absent or unreadable. */
export const timestamp = field(parseTimestamp);

/** An address that may become a link; null when absent or anything but plain http(s) (T6, docs/threats.md). */
export const httpUrl = field(vetLink);

/** An amount in major units (wallet) or minor units (card provider); null when absent, unreadable, or in no currency we know. */
export const moneyIn = (currency: Currency | null, unit: 'major' | 'minor') =>
  field((raw): Money | null => currency && parseAmount(raw, currency, unit));

/** A provider's id: text, or a whole number that becomes text; a row without it is unreadable. */
export const identifier = v.union([
  v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  v.pipe(v.number(), v.safeInteger(), v.transform(String)),
]);

/** An id that may be missing: null when absent or unreadable. */
export const optionalIdentifier = v.optional(v.fallback(v.nullable(identifier), null), null);

type Row = Readonly<Record<string, unknown>>;

const isRow = (raw: unknown): raw is Row => typeof raw === 'object' && raw !== null;

/** A row that itself tells the currency its amounts are in, so that no amount is read before its currency is known; one schema a currency. */
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
