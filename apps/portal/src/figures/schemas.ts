// Stands in for `valibot` in the script of figures: the same schemas are read without their messages, in a quarter of the bytes
// (schemas.property.test.ts compares the two).

/** Returns what it read, or throws. In an object, a missing key takes the default or the fallback. */
type Schema = ((raw: unknown) => unknown) & { isOptional?: boolean; preset?: unknown; spare?: unknown };

const refuse = (): never => {
  throw new Error();
};
const passing = (test: (value: never) => unknown) => (): Schema => (raw) => (test(raw as never) ? raw : refuse());

export const unknown = passing(() => true);
export const string = passing((value: unknown) => typeof value === 'string');
export const number = passing((value: unknown) => typeof value === 'number' && !Number.isNaN(value));
export const safeInteger = passing(Number.isSafeInteger);
export const nonEmpty = passing(({ length }: string) => length > 0);
export const maxLength = (most: number) => passing(({ length }: string) => length <= most)();
export const minLength = (least: number) => passing(({ length }: string) => length >= least)();
export const picklist = (options: readonly unknown[]) => passing((value: unknown) => options.includes(value))();
export const check = (test: (value: never) => boolean) => passing(test)();
export const transform =
  (change: (value: never) => unknown): Schema =>
  (raw) =>
    change(raw as never);
export const trim = () => transform((text: string) => text.trim());
export const rawTransform =
  (change: (given: { dataset: { value: unknown }; addIssue: () => never }) => unknown): Schema =>
  (raw) =>
    change({ dataset: { value: raw }, addIssue: refuse });

export const pipe = (first: Schema, ...rest: readonly Schema[]): Schema =>
  Object.assign((raw: unknown) => rest.reduce((value, step) => step(value), first(raw)), first);

export const fallback = (schema: Schema, spare: unknown): Schema =>
  Object.assign(
    (raw: unknown) => {
      try {
        return schema(raw);
      } catch {
        return spare;
      }
    },
    { spare },
  );
export const nullable =
  (schema: Schema): Schema =>
  (raw) =>
    raw === null ? null : schema(raw);
export const optional = (schema: Schema, preset?: unknown): Schema =>
  Object.assign(
    (raw: unknown) => {
      const value = raw === undefined ? preset : raw;
      return value === undefined ? undefined : schema(value);
    },
    { isOptional: true, preset },
  );
export const nullish = (schema: Schema, preset: unknown): Schema => {
  const made = optional(schema, preset);
  return Object.assign((raw: unknown) => made(raw ?? undefined), made);
};
export const union =
  (options: readonly Schema[]): Schema =>
  (raw) => {
    for (const option of options) {
      try {
        return option(raw);
      } catch {}
    }
    return refuse();
  };
export const lazy =
  (schemaOf: (raw: unknown) => Schema): Schema =>
  (raw) =>
    schemaOf(raw)(raw);
export const array =
  (item: Schema): Schema =>
  (raw) =>
    Array.isArray(raw) ? raw.map(item) : refuse();
export const object =
  (entries: Readonly<Record<string, Schema>>): Schema =>
  (raw) => {
    if (typeof raw !== 'object' || raw === null) return refuse();
    const read: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries(entries)) {
      if (name in raw) read[name] = schema(raw[name as never]);
      else if (schema.isOptional) {
        if (schema.preset !== undefined) read[name] = schema(schema.preset);
      } else if ('spare' in schema) read[name] = schema.spare;
      else refuse();
    }
    return read;
  };

export const parse = (schema: Schema, raw: unknown): unknown => schema(raw);
export const is = (schema: Schema, raw: unknown): boolean => safeParse(schema, raw).success;
export const safeParse = (schema: Schema, raw: unknown) => {
  try {
    return { success: true, output: schema(raw) };
  } catch {
    return { success: false };
  }
};
