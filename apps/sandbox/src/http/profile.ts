import * as v from 'valibot';

/** `literal` answers only what the specification lists; `rich` adds fields, codes and keys. */
export const profileSchema = v.picklist(['literal', 'rich']);

/** The portal must work with both. */
export type Profile = v.InferOutput<typeof profileSchema>;
