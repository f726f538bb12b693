import { readFailure } from '../readFailure.ts';
import type { LockScreenError } from './lockScreen.types.ts';

/** Only a rejection that says `refused` is a wrong password; anything else means that nobody could be asked. */
export const toLockScreenError = (failure: unknown): LockScreenError => {
  const { kind, serverMessage } = readFailure(failure);
  return { kind: kind === 'refused' ? 'refused' : 'unreachable', serverMessage };
};
