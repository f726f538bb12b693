import { currencies } from '@may/domain/money.ts';
import * as v from 'valibot';

/** A stored moment in epoch milliseconds, up to the year 9999: every one that is read can be written as a date. */
export const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(253_402_300_799_999));

/** An id, a key or another text that is never empty. */
export const name = v.pipe(v.string(), v.nonEmpty());

export const whole = v.pipe(v.number(), v.safeInteger());

/** An amount in minor units with its currency. */
export const money = v.object({ amount: whole, currency: v.picklist(currencies) });
