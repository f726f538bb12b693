import type { Context } from 'hono';
import * as v from 'valibot';
import { invalidInput, Refusal } from './refusal.ts';

type AnySchema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

const mediaTypeOf = (c: Context): string =>
  (c.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Throws a 400 that names the first invalid field. */
export const parseInput = <Schema extends AnySchema>(schema: Schema, value: unknown): v.InferOutput<Schema> => {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw invalidInput(v.getDotPath(parsed.issues[0]) ?? 'body');
};

/** PostgreSQL cannot store a NUL in a text. */
const refuseNul = (field: string, value: unknown): unknown => {
  if (typeof value === 'string' && value.includes('\0')) throw invalidInput(field || 'NUL');
  return value;
};

/** Reads and parses a JSON body. Throws 415 for other content types, so that no plain HTML form can send one. */
export const readJson = async <Schema extends AnySchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> => {
  if (mediaTypeOf(c) !== 'application/json') throw new Refusal(415, 'notJson');
  const text = await c.req.text();
  let value: unknown;
  try {
    value = JSON.parse(text, refuseNul);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw invalidInput('JSON');
  }
  return parseInput(schema, value);
};

/** Reads and parses a form-encoded body. Throws 415 for other content types. */
export const readForm = async <Schema extends AnySchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> => {
  if (mediaTypeOf(c) !== 'application/x-www-form-urlencoded') throw new Refusal(415, 'notForm');
  return parseInput(schema, Object.fromEntries(new URLSearchParams(await c.req.text())));
};
