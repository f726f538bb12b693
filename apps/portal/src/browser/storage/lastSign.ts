import { localStore } from './createStorage.ts';
import { idleLockPrefix, seenPrefix } from './keys.ts';

/** The time of the customer's last sign in any tab, in milliseconds; 0 without one. */
export const readSign = (customerId: string): number => Number(localStore.get(seenPrefix + customerId));

/** Writes the time of a sign, for all tabs. */
export const writeSign = (customerId: string, at: number): void =>
  void localStore.set(seenPrefix + customerId, `${at}`);

/** Writes a sign of now, if the customer has an idle lock. */
export const noteSign = (customerId: string): void => {
  if (localStore.get(idleLockPrefix + customerId) !== null) writeSign(customerId, Date.now());
};
