import type { Rows } from '@may/domain';
import * as v from 'valibot';
import type { Http } from '../http/createHttp.ts';
import { envelopeOf } from '../wire/envelope.ts';
import { dataList, list, readRows } from '../wire/rows.ts';
import { type Location, locationSchema } from './locations.schemas.ts';

/** The provider's search for places (spec §7, /api/locations). */
export const createLocations = (http: Http) => ({
  /** The places that match a text. The answer's shape is not specified, so both of the provider's list shapes are read. */
  async search(text: string): Promise<Rows<Location>> {
    const rows = await http.get('api/locations/search', {
      query: { search: text },
      // The only call that the specification sends without the Bearer prefix.
      bareToken: true,
      schema: envelopeOf(v.union([list, dataList])),
    });
    return readRows(locationSchema, rows);
  },
});
