import { readFailure } from '../readFailure.ts';
import type { LockScreenError } from './lockScreen.types.ts';

const kinds: readonly LockScreenError['kind'][] = ['refused', 'wait', 'failing'];

/** Only a rejection of kind `refused` is a wrong password; one without a kind means that the provider was not reached. */
export const toLockScreenError = (failure: unknown): LockScreenError => {
  const { kind, serverMessage } = readFailure(failure);
  return { kind: kinds.find((known) => known === kind) ?? 'unreachable', serverMessage };
};
