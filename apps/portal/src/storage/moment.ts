import * as v from 'valibot';

/** A stored moment in epoch milliseconds, up to the year 9999: every one that is read can be written as a date. */
export const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(253_402_300_799_999));
