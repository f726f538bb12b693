import { readFailure } from '../readFailure.ts';
import type { AttemptError } from './attempt.types.ts';

const kinds: readonly AttemptError['kind'][] = [
  'refused',
  'unknown',
  'blockedUrl',
  'otherTab',
  'declined',
  'cancelled',
  'notProvided',
  'otherAmount',
];

/** Reads a rejection. An unknown kind becomes `unknown`, because the money may have moved. */
export const toAttemptError = (failure: unknown): AttemptError => {
  const { kind, serverMessage } = readFailure(failure);
  return { kind: kinds.find((known) => known === kind) ?? 'unknown', serverMessage };
};
