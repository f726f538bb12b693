import type { Confirmed } from '@may/domain/confirmed.ts';
import * as v from 'valibot';

/** A value that an answer left in the storage; only the functions that keep answers write it (docs/decisions/0038). */
export const storedConfirmed = <T>(kept: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, Confirmed<T>> =>
  v.pipe(
    kept,
    v.transform((told) => told as Confirmed<T>),
  );
