import * as v from 'valibot';

/** `literal` answers only what the specification lists; `rich` adds fields, codes and keys. */
export const profileSchema = v.picklist(['literal', 'rich']);

/** The portal must work with both. */
export type Profile = v.InferOutput<typeof profileSchema>;

/** `odd` is one of the two with unkind habits, chosen by a seed: rich for odd seeds (quirks/). */
export const castSchema = v.picklist([...profileSchema.options, 'odd']);

/** The providers that the sandbox plays. */
export type Cast = v.InferOutput<typeof castSchema>;
