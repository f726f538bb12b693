import * as v from 'valibot';

/** `literal` answers only what the specification lists; `rich` adds fields, codes and keys. The portal must work with both. */
export type Profile = 'literal' | 'rich';

/** The providers that the sandbox plays. `odd` is one of the two with unkind habits, chosen by a seed (quirks/). */
export const castSchema = v.picklist(['literal', 'rich', 'odd']);

export type Cast = v.InferOutput<typeof castSchema>;
