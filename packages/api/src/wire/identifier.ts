import * as v from 'valibot';

/** A provider's id: text, or a whole number that becomes text. */
export const identifierSchema = v.union([
  v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  v.pipe(v.number(), v.safeInteger(), v.transform(String)),
]);

/** An id that may be missing: null when absent or unreadable. */
export const optionalIdentifierSchema = v.fallback(v.nullable(identifierSchema), null);
