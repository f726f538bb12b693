/** A place the provider's search found (spec §7); the specification shows no field of it, a name to read is the least. */
export type Location = { id: string; name: string };
