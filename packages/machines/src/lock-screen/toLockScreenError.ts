import { readFailure } from '../readFailure.ts';
import type { LockScreenError } from './lockScreen.types.ts';

const kinds: readonly LockScreenError['kind'][] = ['refused', 'wait', 'failing'];

/** Only a rejection that says `refused` is a wrong password; one that says nothing means that nobody could be asked. */
export const toLockScreenError = (failure: unknown): LockScreenError => {
  const { kind, serverMessage } = readFailure(failure);
  return { kind: kinds.find((known) => known === kind) ?? 'unreachable', serverMessage };
};
