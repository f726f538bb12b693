import { randomBytes } from 'node:crypto';

/** A random id with the prefix of its kind, such as `srv_` and hex digits, two per byte. */
export const newId = (prefix: string, bytes: number): string => `${prefix}_${randomBytes(bytes).toString('hex')}`;
