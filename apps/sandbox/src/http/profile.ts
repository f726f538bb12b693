import * as v from 'valibot';

/** What the provider is like: `literal` answers what the specification lists and no more, `rich` adds what a good one adds. */
export const profileSchema = v.picklist(['literal', 'rich']);

/** One of the two providers the portal has to be correct with. */
export type Profile = v.InferOutput<typeof profileSchema>;
