import { readFailure } from '../readFailure.ts';
import type { TopUpError } from './topUp.types.ts';

const kinds: readonly TopUpError['kind'][] = [
  'refused',
  'unknown',
  'blockedUrl',
  'otherTab',
  'declined',
  'cancelled',
  'notProvided',
];

/** A rejection that does not say what happened is an unknown outcome: the money may have moved. */
export const toTopUpError = (failure: unknown): TopUpError => {
  const { kind, serverMessage } = readFailure(failure);
  return { kind: kinds.find((known) => known === kind) ?? 'unknown', serverMessage };
};
