import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A point in time, as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Integer minor units of the row's currency: 500000 is 500.000 đ, 1250 is 12,50 aud. */
export const minorUnits = (name: string) => bigint(name, { mode: 'number' });
