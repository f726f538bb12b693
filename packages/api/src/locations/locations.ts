import type { Rows } from '@may/domain/rows.ts';
import * as v from 'valibot';
import type { Http } from '../http/createHttp.ts';
import { envelopeOf } from '../wire/envelope.ts';
import { identifier, text } from '../wire/fields.ts';
import { dataList, list, readRows } from '../wire/rows.ts';

/** One place, which no specified screen shows; without a name the customer could not choose it. */
const locationSchema = v.object({
  id: identifier,
  name: v.pipe(text, v.minLength(1)),
});

/** The provider's search for places (spec §7, /api/locations). */
export const createLocations = (http: Http) => ({
  /** The places that match a text. The answer's shape is not specified, so both of the provider's list shapes are read. */
  async search(words: string): Promise<Rows<v.InferOutput<typeof locationSchema>>> {
    const rows = await http.get('api/locations/search', {
      query: { search: words },
      // The only call that the specification sends without the Bearer prefix.
      bareToken: true,
      schema: envelopeOf(v.union([list, dataList])),
    });
    return readRows(locationSchema, rows);
  },
});
