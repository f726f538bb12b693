import * as v from 'valibot';
import { identifier, text } from '../wire/fields.ts';

/** One place; without a name the customer could not choose it. */
export const locationSchema = v.object({
  id: identifier,
  name: v.pipe(text, v.minLength(1)),
});

/** One place of the search; no specified screen shows one. */
export type Location = v.InferOutput<typeof locationSchema>;
