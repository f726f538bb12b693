/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [field: string]: Json };

/**
 * A call of the portal and its body; null without one. `reading` is equal for two calls of one customer to one address. `random` gives numbers from
 * 0 to 1, the same ones for the same seed.
 */
export type Call = { method: string; reading: string; body: Json; random: () => number };

/** An answer of the provider. */
export type Answer = { status: number; body: Json };

/** Handles a call as the provider would, or with another body in place of the sent one. */
export type Handle = (body?: Json) => Promise<Answer>;

/** An unkind habit of a provider that the specification does not forbid. */
export type Quirk = {
  /** Shown in the list of scenarios. */
  sentence: string;
  /** The calls that it changes, as `GET /api/dns`. */
  at: RegExp;
  run: (call: Call, handle: Handle) => Promise<Answer>;
};

/** The fields of an object; none of any other value. */
export const fieldsOf = (value: Json): { [field: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/** Replaces each object in a value, the inner ones first. */
export const mapObjects = (value: Json, change: (fields: { [field: string]: Json }) => Json): Json => {
  if (Array.isArray(value)) return value.map((one) => mapObjects(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapObjects(one, change)])));
};

/** Replaces each list in a value. */
export const mapLists = (value: Json, change: (list: Json[]) => Json[]): Json => {
  if (Array.isArray(value)) return change(value.map((one) => mapLists(one, change)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapLists(one, change)]));
};
