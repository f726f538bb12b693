import {
  dataList,
  domainSchema,
  envelopeOf,
  invoiceSchema,
  list,
  type Me,
  meSchema,
  planSchema,
  regionSchema,
  serverSchema,
  transactionSchema,
} from '@may/api/reads';
import { currencyOfRegion, type Rows } from '@may/domain';
import * as v from 'valibot';

/** Reads the body of an answer; throws if anything in it is odd, which leaves its figures to React. */
type Read<Value> = (body: unknown, me: Me) => Value;

const rowsOf =
  <Row>(
    rows: v.GenericSchema<unknown, readonly unknown[]>,
    schemaFor: (me: Me) => v.GenericSchema<unknown, Row>,
  ): Read<Rows<Row>> =>
  (body, me) => {
    const schema = schemaFor(me);
    return { items: v.parse(envelopeOf(rows), body).map((row) => v.parse(schema, row)), unreadable: 0 };
  };

export const readMe = (body: unknown): Me => v.parse(envelopeOf(meSchema), body);
export const transactions = rowsOf(list, ({ region }) => transactionSchema(currencyOfRegion(region)));
export const invoices = rowsOf(list, ({ region }) => invoiceSchema(currencyOfRegion(region)));
export const servers = rowsOf(list, () => serverSchema);
export const plans = rowsOf(list, () => planSchema);
export const hostingRegions = rowsOf(dataList, () => regionSchema);
export const domains = rowsOf(dataList, () => domainSchema);
