import type { Location } from '@may/domain';
import * as v from 'valibot';
import { identifier, text } from '../wire/fields.ts';

/** One place; without a name there would be nothing to choose. */
export const locationSchema: v.GenericSchema<unknown, Location> = v.object({
  id: identifier,
  name: v.pipe(text, v.minLength(1)),
});
